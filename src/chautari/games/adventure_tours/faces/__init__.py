"""What people and programs see of Adventure Tours: views, previews, sentences, the terminal, numbers for learners."""
