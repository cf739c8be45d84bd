"""The screens of Firefly Festival."""
