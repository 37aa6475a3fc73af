"""The doors: requests and WebSockets answered, the pages, and the browser client."""
