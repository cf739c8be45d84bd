"""The Setup.exe for Windows, built on Linux."""
