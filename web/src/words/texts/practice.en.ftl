# Practising alone among bots

practise-sure = With help this game counts as practice. Nothing is lost: you play on as before, and may have hints, see everybody’s chances and take back anything. The game only carries a small mark, a lamp, which stays with it.
practise-yes = Practise
hint-title = Hint
hint-step = Step { $step } of { $steps }
hint-thinking = Thinking about it …
hint-next-2 = Tell me the move
hint-next-3 = Tell me why
hint-again = Try again
hint-move-panel = Drag to put it elsewhere
hint-close = Put the hint away
hint-choices = The choices in question
back-title = Take back to …
back-about = The game goes back to before the choice you take, with all that bots and chance have answered since. What is drawn from then on is drawn anew.
back-nothing = You have chosen nothing yet.
back-before = Before: { $choice }
