"""What lies on the table of each game for one viewer, and what touching it means. No Qt."""
