"""Rules books as files: text by language, and an index from topics to paragraphs."""
