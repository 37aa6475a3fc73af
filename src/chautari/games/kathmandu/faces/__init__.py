"""What people and programs see of Kathmandu: views, previews, sentences, the terminal, numbers for learners."""
