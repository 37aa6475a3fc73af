"""What people and programs see of Yak: views, previews, sentences, the terminal, rows of numbers for learners."""
