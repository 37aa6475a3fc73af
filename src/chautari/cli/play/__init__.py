"""The table in the terminal: what is shown, asked, typed and kept while people play at this keyboard."""
