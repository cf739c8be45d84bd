"""Rules books as files: text by language, and an index of what each paragraph explains."""
