"""The screens of Festival of Lanterns."""
