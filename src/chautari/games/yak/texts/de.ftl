# Pieces

stone-red = Rot
stone-yellow = Gelb
stone-orange = Orange
stone-black = Schwarz
stone-grey = Grau
stone-blue = Blau
stone-green = Grün
stone-purple = Lila
stone-crystal = Kristall
stone-fog = Nebel
# In the accusative, as all the sentences want them: „legt einen roten Stein“.
one-stone = { $stone-key ->
    [stone-fog] Nebel
    [stone-crystal] einen Kristall
    [stone-red] einen roten Stein
    [stone-yellow] einen gelben Stein
    [stone-orange] einen orangefarbenen Stein
    [stone-black] einen schwarzen Stein
    [stone-grey] einen grauen Stein
    [stone-blue] einen blauen Stein
    [stone-green] einen grünen Stein
    [stone-purple] einen lila Stein
   *[other] einen Stein ({ $stone })
  }
the-stone = { $stone-key ->
    [stone-crystal] den Kristall
    [stone-red] den roten Stein
    [stone-yellow] den gelben Stein
    [stone-orange] den orangefarbenen Stein
    [stone-black] den schwarzen Stein
    [stone-grey] den grauen Stein
    [stone-blue] den blauen Stein
    [stone-green] den grünen Stein
    [stone-purple] den lila Stein
   *[other] den Stein ({ $stone })
  }
food-milk = Milch
food-meat = Fleisch
food-bread = Brot
# Without an article: they are all neuter.
cart-no-milk = Keine-Milch-Fuhrwerk
cart-no-meat = Kein-Fleisch-Fuhrwerk
cart-no-bread = Kein-Brot-Fuhrwerk
cart-two-kinds = Zwei-Sorten-Fuhrwerk
card-build = Bauen
card-supply = Nachschub
card-market = Markt
amount = { $count ->
    [0] nichts
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[8] acht
  }
place-0 = unterste Reihe, ganz links
place-1 = unterste Reihe, links
place-2 = unterste Reihe, Mitte
place-3 = unterste Reihe, rechts
place-4 = unterste Reihe, ganz rechts
place-5 = zweite Reihe, ganz links
place-6 = zweite Reihe, links der Mitte
place-7 = zweite Reihe, rechts der Mitte
place-8 = zweite Reihe, ganz rechts
place-9 = dritte Reihe, links
place-10 = dritte Reihe, Mitte
place-11 = dritte Reihe, rechts
place-12 = vierte Reihe, links
place-13 = vierte Reihe, rechts
place-14 = fünfte Reihe
place-stack = ganz oben
side-left = im Uhrzeigersinn
side-right = gegen den Uhrzeigersinn

# Questions

prompt-chance = Der Beutel entscheidet.
prompt-choose = Wähle deine Aktion für heute. Bis du mittags dran bist, sieht sie niemand.
prompt-pick = { $due ->
    [0] Welche Steine vom { $cart }? Einer kostet 1 Nahrung, zwei kosten 3, drei kosten 5; ein Kristall 1 mehr.
   *[other] Bisher { $due } Nahrung. Noch ein Stein vom { $cart }?
  }
prompt-pay = { $due } Nahrung sind zu zahlen. Wie viel davon als { $food }?
prompt-spill = Das Fuhrwerk ist voll: Von der gezahlten Nahrung { $due ->
    [one] kommt 1
   *[other] kommen { $due }
  } auf den Markt. Wie viel davon ist { $food }?
prompt-place = Lege einen Stein auf deinen Turm.
prompt-take-all = Wähle eine Sorte Nahrung: Du nimmst alles davon von deinem Fuhrwerk. Dein Zelt fasst 8; der Rest bleibt liegen.
prompt-take-food = Nimm Nahrung vom Markt: { $count ->
    [one] noch 1
   *[other] bis zu { $count }
  }.
prompt-keep = Welcher Stein kommt auf ein Fuhrwerk? Die anderen wandern zurück in den Beutel.
prompt-onto = Auf welches Fuhrwerk legst du { the-stone }?

# Choices

action-choose = { $card }
action-pick = Nimm { one-stone }
action-enough-stones = Keine weiteren Steine
action-pay = { $food }: { $amount } zahlen
action-spill = { $food }: { $amount } auf den Markt legen
action-place = Lege { the-stone }: { $place }
action-take-all = Nimm alles: { $food }
action-take-food = Nimm { $food }
action-enough-food = Keine weitere Nahrung
action-keep = Lege { the-stone } auf ein Fuhrwerk
action-onto = Auf das { $cart }
deed-onto = Lege { the-stone } auf das { $cart }
action-remove = Nicht im Spiel sind die Steine in { $stone }
action-cart = Als Nächstes kommt das { $cart }
action-first = Person { $seat } bekommt das Baby-Yak
action-bonus = Die Bonuskarte für { $stone }
action-draw = Gezogen: { $stone }

# Why not

why-morning = Wähle zuerst eine Karte für heute.
why-noon = Deine Karte für heute ist aufgedeckt: Führe erst ihre Aktion zu Ende aus.
why-no-stone = Auf deinem Fuhrwerk liegt { $stone-key ->
    [stone-crystal] kein Kristall
    [stone-red] kein roter Stein
    [stone-yellow] kein gelber Stein
    [stone-orange] kein orangefarbener Stein
    [stone-black] kein schwarzer Stein
    [stone-grey] kein grauer Stein
    [stone-blue] kein blauer Stein
    [stone-green] kein grüner Stein
    [stone-purple] kein lila Stein
   *[other] kein Stein ({ $stone })
  }.
why-three = Mehr als drei Steine am Tag gehen nicht.
why-too-dear = Das macht zusammen { $due } Nahrung. Von deiner nimmt dieses Fuhrwerk nur { $count } an.
why-too-dear-crystal = Ein Kristall kostet 1 mehr: zusammen { $due } Nahrung. Von deiner nimmt dieses Fuhrwerk nur { $count } an.
why-pick-first = Wähle zuerst einen Stein deines Fuhrwerks.
why-price = Nahrung zahlst du für die gewählten Steine, nicht mehr, als sie kosten.
why-pay-first = Zahle zuerst die { $due } Nahrung; danach werden die Steine gelegt.
why-refused = Dieses Fuhrwerk nimmt { $food-key ->
    [food-milk] keine Milch
   *[other] kein { $food }
  }.
why-two-kinds = Dieses Fuhrwerk nimmt höchstens zwei Sorten Nahrung.
why-paid = Die { $due } Nahrung ist schon beisammen.
why-place-first = Du hast gezahlt: Lege zuerst die Steine aus deiner Hand.
why-rests = Ein Stein braucht zwei Steine unter sich.
why-beside = In der untersten Reihe liegt ein Stein neben einem anderen.
why-top = Dieser Platz wird frei, sobald die fünfte Reihe liegt.
why-for-cart = Auf dem Markt gezogene Steine kommen auf ein Fuhrwerk.
why-all-laid = Deine Steine haben alle einen Platz: Zahle, oder nimm erst noch einen vom Fuhrwerk.
why-all-laid-pay = Deine Steine haben alle einen Platz: Zahle jetzt.
why-taken = Hier liegt schon ein Stein.
why-cart-without = Auf deinem Fuhrwerk liegt { $food-key ->
    [food-milk] keine Milch
   *[other] kein { $food }
  }.
why-market-without = Auf dem Markt liegt gerade { $food-key ->
    [food-milk] keine Milch
   *[other] kein { $food }
  }.
why-supply = Nahrung vom Fuhrwerk nimmst du nur mit Nachschub.
why-market = Nahrung vom Markt nimmst du nur mit der Karte Markt.
why-keep-first = Wähle zuerst einen der gezogenen Steine.
why-full = Auf dem { $cart } ist kein Platz: Dort liegen schon vier Steine.

# What happened

event-removed = Die Steine in { $stone } sind in diesem Spiel nicht dabei.
event-bonus = Ausgelegt wird die Bonuskarte für { $stone }.
event-cart-at = Platz { $number } der Straße: { $cart }.
event-begins = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das Baby-Yak bekommen und { $who-key ->
    [you] fängst
   *[other] fängt
  } an.
event-day = Tag { $count }. { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } das Baby-Yak.
event-own-choice = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } gewählt.
event-chose = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } gewählt.
    .brief = gewählt
event-revealed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $card } aufgedeckt.
    .brief = { $card } gespielt
event-buys-nothing = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keinen Stein bezahlen können.
    .brief = keinen Stein bezahlen können
event-takes-nothing = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } auf Steine verzichtet.
    .brief = auf Steine verzichtet
event-picked = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { one-stone } genommen.
event-paid = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $count } { $food } gezahlt.
    .brief = { $count } { $food } gezahlt
event-spilled = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $count } { $food } auf den Markt gelegt: Das Fuhrwerk war voll.
    .brief = { $count } { $food } auf den Markt gelegt
event-placed = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { one-stone } gelegt: { $place }.
    .brief = { one-stone } gelegt
event-stupa = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } den ersten 14. Stein gelegt und den Stupa-Marker bekommen.
    .brief = den Stupa-Marker bekommen
event-took-all = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { $count } { $food } vom Fuhrwerk genommen.
    .brief = { $count } { $food } genommen
event-took-food = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } 1 { $food } vom Markt genommen.
    .brief = 1 { $food } genommen
event-drew = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { one-stone } gezogen.
    .brief = { one-stone } gezogen
event-cart-full = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keinen Stein gezogen: Das Fuhrwerk war voll.
    .brief = keinen Stein gezogen (Fuhrwerk voll)
event-carts-full = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } keine Steine gezogen: Alle Fuhrwerke waren voll.
    .brief = keine Steine gezogen (alle Fuhrwerke voll)
event-loaded = { $stone-key ->
    [stone-fog] Nebel
    [stone-crystal] Ein Kristall
    [stone-red] Ein roter Stein
    [stone-yellow] Ein gelber Stein
    [stone-orange] Ein orangefarbener Stein
    [stone-black] Ein schwarzer Stein
    [stone-grey] Ein grauer Stein
    [stone-blue] Ein blauer Stein
    [stone-green] Ein grüner Stein
    [stone-purple] Ein lila Stein
   *[other] Ein Stein ({ $stone })
  } ist auf das { $cart } gekommen.
    .brief = { the-stone } auf das { $cart } gelegt
event-kept = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { the-stone } für ein Fuhrwerk gewählt.
event-put-back = { $who-key ->
    [you] Du hast
   *[other] { $who } hat
  } { the-stone } in den Beutel zurückgelegt.
event-lost = { $stone-key ->
    [stone-fog] Nebel
    [stone-crystal] Ein Kristall
    [stone-red] Ein roter Stein
    [stone-yellow] Ein gelber Stein
    [stone-orange] Ein orangefarbener Stein
    [stone-black] Ein schwarzer Stein
    [stone-grey] Ein grauer Stein
    [stone-blue] Ein blauer Stein
    [stone-green] Ein grüner Stein
    [stone-purple] Ein lila Stein
   *[other] Ein Stein ({ $stone })
  } ist aus dem Spiel.
event-bag-gone = Zum Ziehen ist nicht mehr genug da: Der Beutel und der Nebel um ihn herum sind aus dem Spiel.
event-carts-turn = Nebel steigt auf! Alle Yaks drehen um: Ab jetzt fahren die Fuhrwerke { $side }.
event-fog-on-track = Der Nebel kommt auf die Leiste: { $count } { $count ->
    [one] Feld ist
   *[other] Felder sind
  } belegt.
event-track-opens = Die Leiste ist zum ersten Mal voll: Der Nebel-Marker kommt weg und ein viertes Feld wird frei.
event-fog-returns = { $count } Nebel { $count ->
    [one] kommt
   *[other] kommen
  } zurück in den Beutel.
event-carts-move = Die Fuhrwerke fahren weiter, { $side }.
event-last-day = Der letzte Tag beginnt.
event-game-over = Das Spiel ist zu Ende.

# Where points come from

source-sizes = Größe der Gruppen
source-number = Anzahl der Gruppen
source-singles = Einzelne Steine
source-stupa = Stupa-Marker
source-food = Meiste Nahrung
source-bonus-red = Bonuskarte: Rot
source-bonus-yellow = Bonuskarte: Gelb
source-bonus-orange = Bonuskarte: Orange
source-bonus-black = Bonuskarte: Schwarz
source-bonus-grey = Bonuskarte: Grau
source-bonus-blue = Bonuskarte: Blau
source-bonus-green = Bonuskarte: Grün
source-bonus-purple = Bonuskarte: Lila

# Options

option-bonus_cards-title = Bonuskarten
option-bonus_cards = Wie viele Bonuskarten ausliegen.
option-bonus_cards-0 = Keine: das Grundspiel
option-bonus_cards-1 = Eine Farbe bringt mehr Punkte
option-bonus_cards-2 = Zwei Farben bringen mehr Punkte
option-bonus_cards-3 = Drei Farben bringen mehr Punkte

# In the terminal

terminal-day = Tag { $day }, Baby-Yak: { $who }
terminal-last-day = Tag { $day }, der letzte, Baby-Yak: { $who }
terminal-track = Nebel { $fields }
terminal-mist = und { $count } gezogen
terminal-bag = Beutel { $count }:
terminal-no-bag = Der Beutel ist aus dem Spiel.
terminal-bonus = Bonus
terminal-bonus-majority = meiste { $points }, zweitmeiste { $second }
terminal-bonus-places = je { $points } auf: { $places }
terminal-bonus-duty = −{ $points } ohne einen davon
terminal-stupa = Stupa-Marker: { $who }
terminal-between = zwischen beiden
terminal-nothing = keine Steine
terminal-market = Markt
terminal-yaks-left = Yaks schauen nach links: im Uhrzeigersinn
terminal-yaks-right = Yaks schauen nach rechts: gegen den Uhrzeigersinn
terminal-hand = In der Hand:
terminal-payment = Gezahlt:
terminal-you = { $who } (du)
terminal-name = { $who }
terminal-points = { $points } P.
terminal-no-card = noch keine Karte
terminal-face-down = eine verdeckte Karte
terminal-own-card = { $card } (verdeckt)
terminal-open = { $card }
terminal-given = Kristalle:
terminal-cart-no-milk = nimmt keine Milch
terminal-cart-no-meat = nimmt kein Fleisch
terminal-cart-no-bread = nimmt kein Brot
terminal-cart-two-kinds = nimmt höchstens 2 Sorten
terminal-food-milk = Milch { $count }
# Short: three of them have to fit 24 letters.
terminal-food-meat = Flei. { $count }
terminal-food-bread = Brot { $count }
terminal-red = rot
terminal-yellow = gel
terminal-orange = ora
terminal-black = swz
terminal-grey = gra
terminal-blue = bla
terminal-green = grü
terminal-purple = lil
terminal-crystal = ◆◆◆
terminal-fog = neb

# In the browser

mark-red = R
mark-yellow = Ge
mark-orange = O
mark-black = S
mark-grey = Gr
mark-blue = B
mark-green = Gü
mark-purple = L
mark-alone = 1
table-label = Der Tisch von Yak
own-things = Deine Sachen
day = Tag { $day }
last-day = der letzte Tag
last-day-next = morgen letzter Tag
way-left = Fahrt im Uhrzeigersinn
way-right = Fahrt gegen den Uhrzeigersinn
way-turned-left = Nebel: jetzt im Uhrzeigersinn
way-turned-right = Nebel: jetzt gegen den Uhrzeigersinn
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
points-below = −{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
gain-plus = +{ $points }
gain-none = ±0
gain-minus = −{ $points }
stones-built = { $count } von { $last } Steinen
points-brief = { $points } P.
score-short = { $points } · { $stones }/{ $last }
stones-over = { $count } Steine
stones-built-short = { $count } von { $last }
sign-at-most-two = ≤2
track-label = Nebelleiste: { $track } von { $fields } Feldern{ $drawn ->
    [0] {""}
   *[other] , { $drawn } gezogen
  }
bag-label = Der Beutel: { $count }{ $removed ->
    [0] {""}
   *[other] . Nicht dabei: { $removed }
  }
bag-away = aus dem Spiel
bag-without = ohne
bonus-label = Bonuskarte { $colour }: { $rule }
bonus-most = 1. { $points }
bonus-second = 2. { $points }
bonus-each = je { $points }
bonus-without = ohne einen
in-hand = In der Hand
drawn = Gezogen
drawn-one = Für ein Fuhrwerk
drawn-by = { $who } zieht
pays-for = Deine Nahrung reicht nur für { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }. Lege einen zurück, um einen anderen zu nehmen.
why-picked = Dieser Stein kann nicht mehr zurückgelegt werden.
put-back = Lege { the-stone } zurück auf das Fuhrwerk
in-hand-due = Kostet { $due } Nahrung
in-hand-of = { $who } hält
in-hand-short = hält
with-mark = { $text }, { $mark }
take-in-hand = Lege als Nächstes { the-stone }
take-up-again = Nimm { the-stone } wieder auf
plan-place = Plane { the-stone } hier ein: { $place }
plan-lift = Nimm den geplanten Stein wieder weg: { $place }
give-more = Gib noch 1 { $food }
give-less = Behalte 1 { $food }
place-gain = { $label }, { $gain }
suggest = Plätze vorschlagen
suggest-more = legt { $stones }, wo es am meisten bringt
suggest-not = Zurücklegen
suggest-not-more = nimmt den Vorschlag zurück
confirm-pay = Zahlen
confirm-build = Zahlen und bauen
confirm-lay = So bauen
confirm-pay-label = { $food } für { $stones }
confirm-spill = Auf den Markt
part-groups = Gruppen { $points }
part-stupa = Stupa { $points }
part-food = meiste Nahrung { $points }
part-bonus = Bonus { $points }
part-others = Übrige { $points }
part-besides = Extras { $points }
counted-sizes = Je größer eine Gruppe, desto mehr bringt sie.
counted-number = Ab drei Gruppen gibt es noch einmal Punkte.
counted-singles = 1 Punkt für jeden Stein ohne Gruppe.
counted-stupa = 3 Punkte für den ersten 14. Stein.
counted-food = 2 Punkte für die meiste Nahrung, die im Zelt übrig ist.
vain-no-stones = keine Steine
vain-tent-empty = keine Nahrung
vain-no-milk = nimmt keine Milch
vain-no-meat = nimmt kein Fleisch
vain-no-bread = nimmt kein Brot
vain-too-little = zu wenig Nahrung
vain-tent-full = Zelt voll
vain-cart-empty = Fuhrwerk leer
vain-market-empty = Markt leer
vain-draws-tent-full = Zelt voll: nur Stein
vain-draws-market-empty = Markt leer: nur Stein
brings-stones = { $count ->
    [one] 1 Stein
   *[other] { $most ->
        [1] bis zu { $count } Steine
       *[other] { $count } Steine
      }
  }
brings-points = { $signed } { $points ->
    [one] Punkt
   *[other] Punkte
  }
brings-food = { $most ->
    [1] bis zu +{ $count } Nahrung
   *[other] +{ $count } Nahrung
  }
overlooks-stones = Du kannst einen Stein bezahlen. Den Tag ohne Stein verstreichen lassen?
overlooks-no-stone = Nach jetzigem Stand bringt { $card } keinen Stein. Trotzdem wählen?
overlooks-no-food = Nach jetzigem Stand bringt { $card } keine Nahrung. Trotzdem wählen?
overlooks-food = Du darfst noch Nahrung nehmen, und sie kostet nichts. Liegen lassen?
closes-last-stone = Dein letzter Stein: Mit ihm endet dein Zug.
take-nothing = Keinen Stein nehmen
no-more-food = Genug Nahrung
ask-choose = Wähle deine Aktion für heute. Bis mittags sieht sie niemand.
ask-choose-first = Wähle deine Aktion für heute: Mit Bauen kaufst du Steine für deinen Turm, Nachschub und Markt bringen Nahrung. Bis mittags sieht sie niemand.
ask-choose-last = Der letzte Tag: Wähle deine letzte Aktion.
ask-pay = { $due } Nahrung für { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }. Lege { the-stone } auf einen leuchtenden Platz und zahle dann.
ask-pay-laid = Alles liegt bereit: Zahle { $due } Nahrung.
ask-pay-kept = { $count ->
    [0] Der Rest reicht morgen für keinen Stein.
    [one] Der Rest reicht morgen für einen Stein.
   *[other] Der Rest reicht morgen für bis zu { $count } Steine.
  }
ask-overflow = Alles liegt bereit: Zahle { $due } Nahrung; { $due ->
    [one] sie kommt
   *[other] { $overflow } davon { $overflow ->
        [one] kommt
       *[other] kommen
      }
  } auf den Markt, denn das Fuhrwerk ist voll.
ask-spill = Das Fuhrwerk ist voll: Von der gezahlten Nahrung { $due ->
    [one] kommt 1
   *[other] kommen { $due }
  } auf den Markt. Wähle, was dorthin kommt, und bestätige.
ask-keep-only = Welcher Stein kommt auf das { $cart }? Nur dort ist Platz. Die anderen wandern zurück in den Beutel.
ask-after-fog = Nebel, jetzt also { $way }. { $ask }
overflow = Fuhrwerk voll
overflow-goes = { $count } auf den Markt
note-no-stone = Will keinen Stein
note-cannot-pay = Kann keinen Stein bezahlen
note-buys-nothing = Nichts in deinem Zelt kauft einen Stein von diesem Fuhrwerk
judged-better = besser
judged-chosen = gewählt
note-cart-full = Das Fuhrwerk ist voll: Es wird kein Stein gezogen
note-carts-full = Alle Fuhrwerke sind voll: Es werden keine Steine gezogen
note-no-food = Keine Nahrung zu holen
note-stupa = Stupa +3
note-most-food = Meiste Nahrung { $points }
note-most-food-gone = Nicht mehr die meiste Nahrung { $points }
told-most-food = { $who } hat jetzt die meiste Nahrung.
told-most-food-own = Du hast jetzt die meiste Nahrung.
told-most-food-shared = { $who } haben jetzt gemeinsam die meiste Nahrung.
told-most-food-shared-own = Du hast jetzt die meiste Nahrung, zusammen mit { $who }.
told-most-food-all = Alle haben jetzt gleich viel Nahrung.
note-fog-drawn = Nebel!
note-only-room = Nur dieses Fuhrwerk hatte Platz
note-given = { $who } hat { one-stone } auf dein Fuhrwerk gelegt
note-track-opens = Der Nebel-Marker kommt weg: Ein viertes Feld wird frei
note-fog-returns = { $count } Nebel zurück in den Beutel
note-bag-gone = Der Beutel ist aus dem Spiel
note-food = +{ $count } { $food }
banner-fog-title = Nebel steigt auf
banner-fog-left = Alle Yaks drehen um: Die Fuhrwerke fahren jetzt im Uhrzeigersinn
banner-fog-right = Alle Yaks drehen um: Die Fuhrwerke fahren jetzt gegen den Uhrzeigersinn
banner-day = { $who } ist zuerst dran
banner-day-own = Du bist zuerst dran
banner-last-day = Der letzte Tag: Am Abend werden Türme und Nahrung gezählt
banner-end-title = Die Türme stehen
banner-end = Jetzt wird gezählt
tie-better = weniger Steine: { $count }
tie-worse = mehr Steine: { $count }
paid = Gezahlt
tonight = heute Abend
tomorrow-buys = { $stones ->
    [0] Morgen: reicht für keinen Stein
    [one] Morgen: reicht für 1 Stein
   *[other] Morgen: bis zu { $stones } Steine
  }
tomorrow-between = Morgen: mindestens { $least }, bis zu { $most } Steine
tomorrow-by-food = Morgen mit { $foods }
tomorrow-food = { $food }: { $stones ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $stones } Steine
  }
tomorrow-paid = vom { $cart }, falls kein Nebel aufsteigt
tomorrow-after = nach { $card }, vom { $cart }
tomorrow-fog = vom { $cart }, falls kein Nebel aufsteigt
cart-between = zwischen beiden
yesterday = gestern
card-down = verdeckt
card-open = aufgedeckt
card-none = keine Karte

# The table in words

described-road = Fuhrwerke auf der Ringstraße
described-cart = { $cart }; Steine: { $stones }; Nahrung: { $food };
described-fog-and-bag = Nebel, Beutel und Bonuskarten
described-count = { $count } { $what }
described-no-food = keine Nahrung
described-free = frei
described-row = Reihe { $row }: { $stones }
described-tower = Turm, von der untersten Reihe an
described-tent = Im Zelt: { $food }
described-card = Karte: { $card }.
described-yesterday = Gestern: { $card }.
described-group = Gruppe { $colour } ({ $places }): { $points } Punkte
described-crystal = Der Kristall ({ $place }) zählt als { $colour }
described-crystal-alone = Der Kristall ({ $place }) zählt für sich allein

# What an option would do

would-build = Am { $cart } reicht deine Nahrung für { $stones ->
    [0] nichts: Der Tag verginge ohne Stein
    [one] einen Stein
   *[other] bis zu { $stones } Steine
  }; dort { $food ->
    [one] zählt { $food }
   *[other] zählen { $food }
  } davon.
would-tomorrow-after = Nach { $card } kommt, falls kein Nebel aufsteigt, das { $cart }: Dort reicht deine Nahrung morgen für { $most ->
    [0] nichts
    [one] { $least ->
        [0] höchstens einen Stein
       *[other] einen Stein
      }
   *[other] { $least ->
        [0] bis zu { $most } Steine
       *[other] { $sure ->
            [yes] { $most } Steine
           *[no] mindestens { $least }, bis zu { $most } Steine
          }
      }
  }.
would-vain-no-stones = Auf dem { $cart } liegt kein Stein: Der Tag verginge ohne.
would-vain-tent-empty = Du hast keine Nahrung zum Zahlen: Der Tag verginge ohne Stein.
would-vain-no-milk = Du hast nur Milch, und die nimmt das { $cart } nicht: Der Tag verginge ohne Stein.
would-vain-no-meat = Du hast nur Fleisch, und das nimmt das { $cart } nicht: Der Tag verginge ohne Stein.
would-vain-no-bread = Du hast nur Brot, und das nimmt das { $cart } nicht: Der Tag verginge ohne Stein.
would-vain-too-little = Es gibt nur Kristalle, und für einen hast du zu wenig Nahrung: Der Tag verginge ohne Stein.
would-supply-full = Dein Zelt ist voll, du bekämst also keine Nahrung{ $draws ->
    [0] , und es wird kein Stein gezogen.
   *[other] ; auf dein Fuhrwerk wird ein Stein gezogen.
  }
would-supply-empty = Auf deinem Fuhrwerk liegt keine Nahrung{ $draws ->
    [0] , und es wird kein Stein gezogen.
   *[other] ; es wird ein Stein darauf gezogen.
  }
would-supply = Du bekämst { $food }{ $draws ->
    [0] , und es wird kein Stein gezogen.
   *[other] , dann wird ein Stein auf dein Fuhrwerk gezogen.
  }
would-market = { $food ->
    [0] { $full ->
        [1] Dein Zelt ist voll, du bekämst also keine Nahrung
       *[other] Es gibt keine Nahrung
      }
    [one] 1 Nahrung
   *[other] Bis zu { $food } Nahrung
  }{ $draws ->
    [0] , und es werden keine Steine gezogen.
    [one] , dann wird 1 Stein gezogen, und du gibst ihn einem Fuhrwerk.
   *[other] , dann werden { $draws } Steine gezogen, und du gibst einen davon einem Fuhrwerk.
  }
would-tomorrow = Morgen kommt, falls kein Nebel aufsteigt, das { $cart }: Wie es jetzt steht, reicht deine Nahrung dort für { $stones ->
    [0] nichts
    [one] einen Stein
   *[other] bis zu { $stones } Steine
  }.
would-pick = Zusammen { $due } Nahrung, { $left } { $left ->
    [one] bleibt
   *[other] bleiben
  } im Zelt. { $count ->
    [one] Er bringt jetzt bis zu { $best }.
   *[other] Deine { $count } Steine bringen dann zusammen bis zu { $best }.
  }
would-pay = Du zahlst { $due } Nahrung für { $stones }.
would-take-nothing = Du nimmst keinen Stein und zahlst nichts.
would-refill = Das leert das Fuhrwerk: Drei neue Steine kommen darauf.
would-keep-food = Bleibt im Zelt: { $food }{ $due ->
    [0] .
   *[other] , davon { $due } noch zu zahlen.
  }
would-overflow = { $count } { $count ->
    [one] passt nicht mehr auf das Fuhrwerk und kommt
   *[other] passen nicht mehr auf das Fuhrwerk und kommen
  } auf den Markt.
would-spill = Dann auf dem Markt: { $food }.
would-place = { $gain }, insgesamt { $points }.
would-group = Eine Gruppe in { $colour } aus { $count } Steinen ist { $points } wert.
would-number = Die Anzahl der Gruppen bringt { $points }.
would-single = Noch liegt er allein.
would-stupa = Die vierte Reihe ist voll: Der Stupa-Marker gehört dir.
would-last = Nach jetzigem Stand kann das { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
  } bringen.
would-buy-then = Morgen kommt, falls kein Nebel aufsteigt, das { $cart }: Deine Nahrung reicht dann für { $stones ->
    [0] keinen Stein
    [one] einen Stein
   *[other] bis zu { $stones } Steine
  }.
would-take-all = { $count } für dein Zelt{ $stays ->
    [0] {""}
    [one] , 1 bleibt auf dem Fuhrwerk
   *[other] , { $stays } bleiben auf dem Fuhrwerk
  }{ $draws ->
    [0] .
   *[other] ; dann wird ein Stein auf das Fuhrwerk gezogen.
  }
would-have = Dann in deinem Zelt: { $food }.
would-draw = Danach { $count ->
    [one] wird 1 Stein
   *[other] werden { $count } Steine
  } gezogen.
would-only-room = Er kommt auf das { $cart }: Nur dort ist Platz.
would-put-back = Zurück in den Beutel legst du { $stones }.
would-load = Dann trägt es { $stones } und steht vor { $who-key ->
    [you] dir
   *[other] { $who }
  };
you = du
would-load-between = Dann trägt es { $stones } und steht zwischen euch;
would-come = heute Abend kommt es zu { $who-key ->
    [you] dir
   *[other] { $who }
  }, falls kein weiterer Nebel aufsteigt.
would-come-between = heute Abend kommt es zwischen euch, falls kein weiterer Nebel aufsteigt.

# A component held up to be read

built-label = Der Turm von { $who }
counts-size = Steine einer Gruppe
counts-number = Gruppen eines Turms
counts-points = Punkte
counts-or-more = { $number }+
inspect-goal = Steine einer Farbe, die sich berühren, sind eine Gruppe. Wer zuerst einen { $last }. Stein legt, bekommt die Stupa (3 Punkte); danach noch ein Tag, dann endet das Spiel, und die meisten Punkte gewinnen.
inspect-price = { $number } { $number ->
    [one] Stein
   *[other] Steine
} für { $value } Nahrung
inspect-worth = Alles ist so gezählt, als wäre das Spiel jetzt zu Ende.
inspect-card-build-title = Bauen
inspect-card-build = Kaufe einen bis drei Steine vom Fuhrwerk vor dir, zahle mit Nahrung aus deinem Zelt und lege sie auf deinen Turm: { $prices }. Ein Kristall kostet 1 mehr. Was du zahlst, kommt auf das Fuhrwerk; was dort über neun hinausgeht, auf den Markt. Ein geleertes Fuhrwerk bekommt drei neue Steine.
inspect-card-supply-title = Nachschub
inspect-card-supply = Nimm alle Nahrung einer Sorte vom Fuhrwerk vor dir. Dein Zelt fasst { $tent }; der Rest bleibt auf dem Fuhrwerk. Danach wird ein Stein auf das Fuhrwerk gezogen, außer es hat schon vier.
inspect-card-market-title = Markt
inspect-card-market = Nimm bis zu zwei Nahrung beliebiger Sorten vom Markt. Danach werden drei Steine gezogen: Einer davon kommt auf ein Fuhrwerk deiner Wahl, das noch Platz hat; die anderen wandern zurück in den Beutel.
inspect-market-title = Der Markt
inspect-market = Hier liegt: { $food }. Wer Markt spielt, nimmt bis zu zwei davon. Nahrung, für die kein Fuhrwerk Platz hat, kommt hierher.
inspect-bag-title = Der Beutel
inspect-bag = Aus ihm werden Steine und Nebel gezogen. Darin sind jetzt:
inspect-tent-title = Ein Zelt
inspect-tent = Es fasst { $tent } Nahrung. Am Ende bringt die meiste Nahrung 2 Punkte, bei Gleichstand allen Beteiligten.
inspect-fog-title = Nebel
inspect-fog = Immer wenn Nebel gezogen wird, drehen alle Yaks um, und für jeden Nebel wird ein Ersatzstein gezogen. Nach der Aktion kommt der Nebel auf die Leiste: { $track } von { $fields } Feldern sind belegt. Ist die Leiste zum ersten Mal voll, kommt der Nebel-Marker weg, ein viertes Feld wird frei, und aller Nebel wandert zurück in den Beutel.
inspect-fog-bag = Jetzt im Beutel: { $all }.
inspect-crystal-title = Ein Kristall
inspect-crystal = Er schließt sich einer Farbe an und zählt als ein weiterer Stein davon: Er muss eine Gruppe dieser Farbe oder zwei ihrer Steine berühren. Jede Farbe nimmt einen Kristall auf; du bekommst immer, was am meisten bringt. Die Scheibe darauf zeigt die Farbe. Steht eine 1 darauf, nimmt ihn keine Farbe: Dann ist er 1 Punkt wert. Er kostet 1 Nahrung mehr.
example-group = zählt als Rot
example-two = zählt als Blau
example-alone = allein: 1 Punkt
inspect-crystal-as = Dieser zählt jetzt als { $colour }.
inspect-crystal-alone = Diesen nimmt noch keine Farbe auf: Er ist 1 Punkt wert.
inspect-road-title = Die Ringstraße
inspect-road = Jeden Abend fährt jedes Fuhrwerk einen Platz weiter, wohin sein Yak schaut, zurzeit also: { $way }. Immer wenn Nebel gezogen wird, drehen alle Yaks um.
inspect-stupa-title = Der Stupa-Marker
inspect-stupa = Für den ersten 14. Stein: 3 Punkte am Ende. Der Tag danach ist der letzte.
inspect-racing = Steine jetzt: { $all }.
inspect-racing-one = { $who } { $count }
inspect-values-title = Was ein Turm wert ist
stupa-for = 14. Stein { $points }
inspect-baby-yak-title = Das Baby-Yak
inspect-baby-yak = Wer es hat, ist mittags zuerst dran, dann die anderen im Uhrzeigersinn. Am Abend wandert es einen Platz weiter.
inspect-cart-no-milk-title = Das Keine-Milch-Fuhrwerk
inspect-cart-no-meat-title = Das Kein-Fleisch-Fuhrwerk
inspect-cart-no-bread-title = Das Kein-Brot-Fuhrwerk
inspect-cart-two-kinds-title = Das Zwei-Sorten-Fuhrwerk
inspect-cart-refuses = Seine Steine kannst du nicht mit { $food } bezahlen.
inspect-cart-kinds = Seine Steine werden mit höchstens zwei der { $all } Sorten Nahrung bezahlt.
inspect-cart = Es hat Platz für vier Steine und { $food } Nahrung. Am Abend fährt es einen Platz weiter, wohin sein Yak schaut.
inspect-bonus-title = Bonuskarte: { $colour }
inspect-bonus-majority = Für die meisten und die zweitmeisten Steine der Farbe in einem Turm. Bei Gleichstand um die meisten bekommen alle Beteiligten die kleinere Zahl. Kristalle zählen nie.
inspect-bonus-places = { $points } für jeden Stein der Farbe auf einem Platz, den die Karte zeigt. Kristalle zählen nie.
inspect-bonus-duty = Für alle, die keinen Stein der Farbe im Turm haben. Kristalle zählen nie.
inspect-standing = Steine, die jetzt zählen: { $all }.
inspect-standing-one = { $who } { $count } ({ $points })
inspect-tower-title = Der Turm von { $who }
inspect-tower = { $stones } { $stones ->
    [one] Stein
   *[other] Steine
  } in { $groups } { $groups ->
    [one] Gruppe
   *[other] Gruppen
  }.
inspect-points-title = { $who }: { $points }
inspect-part = { $source }: { $points }
inspect-no-points = Noch zählt nichts.
inspect-group = { $colour }, { $count } zusammen: { $points }
source-of-rulebook = die Anleitung
source-of-review = Rezensionen, nicht die Anleitung
source-of-reconstructed = diese Ausgabe, nicht die Anleitung
