"""What people and programs see of Reviving Kathmandu: views, previews, sentences, terminal, numbers for learners."""
