"""The pages of Festival of Lanterns: setting it up, its end, its records, its table in small."""
