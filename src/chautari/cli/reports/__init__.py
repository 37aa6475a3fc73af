"""What commands print or write: tables of figures, pages, checks and the files of an arena."""
