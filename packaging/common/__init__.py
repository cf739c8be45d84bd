"""What every kind of package shares: the source, the clean environment, freezing, licences."""
