# Practising alone among bots

practise-sure = From now on this game counts as practice, for good: you may have hints, see everybody’s chances and take back anything. It is marked as practice in your list, at its end and in its record.
practise-yes = Practise
hint-title = Hint
hint-step = Step { $step } of { $steps }
hint-thinking = Thinking about it …
hint-next-2 = Tell me the move
hint-next-3 = Tell me why
hint-again = Try again
hint-close = Put the hint away
hint-choices = The choices in question
back-title = Take back to …
back-about = The game goes back to before the choice you take, with all that bots and chance have answered since. What is drawn from then on is drawn anew.
back-nothing = You have chosen nothing yet.
back-before = Before: { $choice }
