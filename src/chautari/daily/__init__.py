"""The daily deal: one table of each game a day, the same for everybody, and what is told of it afterwards."""
