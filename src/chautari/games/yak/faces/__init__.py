"""What people and programs see of Yak: views, previews, sentences, the terminal, numbers for learners."""
