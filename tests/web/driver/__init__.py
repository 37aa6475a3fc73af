"""What the tests in a browser share: a server of their own, visitors, and players who take what is lit."""
