"""How fair a game is: what bots' games say of seats, characters, boards, cards, choices and options."""
