# A lesson at a table, and the way to it

lesson-guide = { $guide } leads you
lesson-go-on = Go on
lesson-move = Drag to put it elsewhere
lesson-progress = Step { $done } of { $steps }
lesson-part = Part { $part } of { $parts }
lesson-listening = { $guide } tells you something
lesson-watching = Watch what happens
lesson-over = This part is over
lesson-what-now = What would you do?
lesson-next-part = Go on to part { $part }
lesson-next-chapter = Next chapter: { $title }
lesson-play = Play a game now
lesson-rules = All rules
lesson-part-done = Part { $part } of { $parts } is done
lesson-chapter-done = “{ $title }” is done
lesson-show-table = Look at the table
lesson-title = Learn by playing
lesson-about = You sit down at the real table; a guide tells you what to do, then you choose yourself.
lesson-begin = Your first game
lesson-resume = Go on with your lesson
lesson-where = { $parts ->
    [one] { $title }
   *[other] { $title }, part { $part } of { $parts }
}
lesson-minutes = about { $minutes } minutes
lesson-done = Done
