"""The environments, checked by us and by their frameworks' own tests."""
