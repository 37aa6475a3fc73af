"""What people may do at a table: each verb is checked, then committed."""
