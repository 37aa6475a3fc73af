# Cards

colour-blue = bleu
colour-white = blanc
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-wild = joker
monument-buddha = un bouddha
monument-shrine = un temple
monument-stupa = un stupa
monument-pagoda = une pagode
section-buddha = bouddha
section-shrine-bottom = pied de temple
section-shrine-top = haut de temple
section-stupa-bottom = pied de stupa
section-stupa-centre = cœur de stupa
section-stupa-top = haut de stupa
section-pagoda-bottom = pied de pagode
section-pagoda-second = 2ᵉ de pagode
section-pagoda-third = 3ᵉ de pagode
section-pagoda-top = haut de pagode
face = { $section } { $colour }
two-faces = { $first } / { $second }
half = { $face } (en renonçant au { $other })

# Spots, by where they lie round the market

spot-l1 = à gauche des deux du haut
spot-l2 = à gauche des deux du bas
spot-a = à droite des deux du haut
spot-b = à droite des deux du bas
spot-t1 = au-dessus de la première colonne
spot-t2 = au-dessus de la deuxième colonne
spot-t3 = au-dessus de la troisième colonne
spot-b1 = sous la première colonne
spot-b2 = sous la deuxième colonne
spot-b3 = sous la troisième colonne

# Questions

prompt-chance = On pioche une carte.
prompt-bid = Mise une pièce face cachée sur un emplacement libre.
prompt-build = Construis une carte, ou arrête de construire.
prompt-place = Où va le { $face } ?
prompt-colour = Quelle couleur la section joker prend-elle pour de bon ?
prompt-discard = Défausse { $count ->
    [one] une carte
   *[other] { $count } cartes
  } : trois peuvent rester dans ta main.
prompt-leftover = Il te reste une pièce : prends ses points, ou achète une carte défaussée et construis-la aussitôt.
prompt-build-bought = Construis la carte achetée ({ $card }) ; des cartes de ta main peuvent passer avant.
prompt-build-on = Construis encore de ta main, ou arrête.

# Choices

action-bid = Miser la pièce { $coin } { $spot }
action-done = Fini de construire
action-build = Construire un { $face }
action-build-half = Construire un { $half }
action-on = Sur { $card }
action-area = Commencer chez la place { $seat }
deed-on = Construire un { $face } sur { $card }
deed-start = Commencer un monument avec un { $face }
deed-start-with = Commencer un monument avec un { $face } chez { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
action-colour = Donner au joker la couleur { $colour }
action-discard = Défausser { $card }
action-take-points = Prendre les points de la dernière pièce
action-leave-coin = Ne rien prendre pour la dernière pièce
action-buy = Acheter { $card }
action-withdraw = Reprendre la carte en main
action-first = La place { $seat } commence
action-mission = La mission { $mission } est distribuée
action-draw = Carte révélée : { $card }

# What happened

event-begins = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } commencé la partie.
event-own-mission = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu la mission { $mission }.
event-mission = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu une mission.
event-round = Manche { $number }. { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } le marqueur de départ.
event-market = { $count ->
    [4] Quatre cartes
    [6] Six cartes
   *[other] { $count } cartes
  } sont arrivées au marché.
    .brief = { $count ->
        [4] Quatre cartes
        [6] Six cartes
       *[other] { $count } cartes
      } sont arrivées au marché
event-turned-up = Arrivée au marché : { $card }.
event-bid = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } misé une pièce { $spot }.
    .brief = misé une pièce { $spot }
event-own-bid = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } misé la pièce { $number } { $spot }.
    .brief = misé la pièce { $number } { $spot }
event-revealed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } dévoilé la pièce { $number } { $spot }.
    .brief = dévoilé la pièce { $number }
event-won = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } gagné la carte { $card } avec la pièce { $spot }.
    .brief = gagné la carte { $card }
event-own-draw = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché la carte { $card }.
    .brief = pioché la carte { $card }
event-drew = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché une carte rouge.
    .brief = pioché une carte rouge
event-drew-known = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché la carte { $card } de sous la pioche rouge.
    .brief = pioché la carte { $card } de sous la pioche rouge
event-unsold = Personne n’a gagné { $card } : la carte est passée sous la pioche rouge.
event-started = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } commencé un monument avec un { $face }.
    .brief = commencé avec un { $face }
event-started-for-mate = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } commencé un monument avec un { $face } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = commencé avec un { $face } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-added = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } ajouté un { $face }.
    .brief = ajouté un { $face }
event-added-for-mate = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } ajouté un { $face } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = ajouté un { $face } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-completed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } achevé { $monument } : +{ $number }.
    .brief = achevé { $monument } pour +{ $number }
event-completed-for-mate = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } achevé { $monument } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  } : +{ $number }.
    .brief = achevé { $monument } pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  } : +{ $number }
event-coloured = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi { $colour } pour le joker ({ $section }).
    .brief = choisi { $colour } pour le joker ({ $section })
event-coloured-for-mate = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi { $colour } pour le joker ({ $section }) chez { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = choisi { $colour } pour le joker ({ $section }) chez { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-colour-scores = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } marqué +{ $number } de plus pour cette couleur.
    .brief = marqué +{ $number } de plus pour cette couleur
event-colour-scores-for-mate = Cette couleur a rapporté +{ $number } de plus à { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = rapporté +{ $number } de plus à { $owner-key ->
    [you] toi
   *[other] { $owner }
  } par cette couleur
event-done-building = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } fini de construire.
event-discarded = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } défaussé la carte { $card }.
    .brief = défaussé la carte { $card }
event-took-points = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris { $number ->
    [one] { $number } point
   *[other] { $number } points
  } pour la dernière pièce.
    .brief = pris { $number ->
    [one] { $number } point
   *[other] { $number } points
  } pour la dernière pièce
event-left-coin = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } laissé la pièce { $number } inutilisée.
    .brief = laissé la pièce { $number } inutilisée
event-bought = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } acheté la carte { $card } avec la pièce { $number }.
    .brief = acheté la carte { $card } avec la pièce { $number }
event-coins-back = Toutes les pièces sont revenues.
event-game-over = La partie est terminée.

# Where points come from

source-monuments = Monuments achevés
source-colours = Couleurs assorties
source-buddhas = Couleurs de bouddhas
source-coins = Pièces restantes
source-unfinished = Monuments inachevés
source-objective-buddha = Mission : bouddha
source-objective-shrine = Mission : temple
source-objective-stupa = Mission : stupa
source-objective-pagoda = Mission : pagode

# Options

option-open_missions-title = Missions
option-open_missions = Des points de plus à la fin pour certaines couleurs : gardées secrètes, ou visibles par tout le monde.
option-open_missions-false = Secrètes jusqu’à la fin
option-open_missions-true = Visibles dès le début
option-teams-title = Équipes
option-teams-none = Chacun pour soi
option-teams-two = Deux équipes : les points s’additionnent, et deux personnes d’une équipe ne sont jamais côte à côte
option-teams-three = Trois équipes de deux : les points s’additionnent, et deux personnes d’une équipe ne sont jamais côte à côte
option-teams = Équipes égales, placées en alternance : aucune, deux équipes (à 4 ou 6) ou trois (à 6).

# Why something can't be done now

why-coin-here = { $owner } a déjà sa pièce ici.
why-own-coin-here = Une de tes pièces est déjà ici.
why-coin-spent = La pièce { $number } est dépensée jusqu’au retour de toutes les pièces.
why-coin-lies = La pièce { $number } est déjà sur un emplacement.
why-bids-first = D’abord, tout le monde mise : on ne construit pas avant que les pièces soient dévoilées.
why-bidding-over = Les enchères de cette manche sont finies.
why-card-first = Choisis une carte de ta main : elle trouve sa place d’elle-même.
why-their-street = C’est la rue d’une autre personne : { $owner }.
why-nothing-waits = Rien dans ta rue n’attend un { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  } : cela va sur un { $beneath-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $beneath }
  }.
why-team-waits-not = Rien dans les rues de ton équipe n’attend un { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  } : cela va sur un { $beneath-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $beneath }
  }.
why-below-first = Construis d’abord ton { $beneath-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $beneath }
  } : le { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  } va dessus.
why-bought-first = La carte achetée ne trouverait alors plus de place : construis-la d’abord.
why-not-on-this = Celui-ci n’attend pas un { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  }.
why-place-first = D’abord une place pour le { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  } que tu as pris.
why-colour-first = Choisis d’abord la couleur de la section joker.
why-discard-first = Défausse d’abord : trois cartes peuvent rester dans ta main.
why-coin-first = Dépense d’abord ta dernière pièce.
why-no-use = Tu ne peux pas la construire aussitôt : rien chez toi n’attend un { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  }.
why-no-use-of-either = Tu ne peux pas la construire aussitôt : rien chez toi n’attend un { $section-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $section }
  } ni un { $other-key ->
    [section-pagoda-second] 2ᵉ étage de pagode
    [section-pagoda-third] 3ᵉ étage de pagode
   *[other] { $other }
  }.

# The table in a terminal

terminal-head = Manche { $round } sur { $rounds } · { $who } commence
terminal-decks = pioche bleue { $blue } · pioche rouge { $red }
terminal-under-red = Sous la pioche rouge, la prochaine d’abord :
terminal-you = { $who } (toi)
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-coins = pièces { $coins }
terminal-one-of-them = ({ $count ->
    [one] { $count } misée
   *[other] { $count } misées
  })
terminal-team = place { $number }, équipe { $team }
terminal-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
terminal-hand = Main
terminal-holds = Connu en main
terminal-nothing = rien
terminal-your-coin = toi : { $coin }
terminal-bought = Achetée
terminal-discards = Défausse
terminal-mission = Mission { $mission } :
terminal-growing = { $height } sur { $full }
terminal-finished = fini, { $points }
terminal-buddha = Bouddha
terminal-shrine = Temple
terminal-stupa = Stupa
terminal-pagoda = Pagode
terminal-level-bottom = pied
terminal-level-second = 2ᵉ étage
terminal-level-centre = cœur
terminal-level-third = 3ᵉ étage
terminal-level-top = haut

# The table in a browser

table-letter-blue = B
table-letter-white = C
table-letter-red = R
table-letter-green = V
table-letter-yellow = J
table-letter-wild = ✳
table-market = Marché
table-round = Manche { $round } sur { $rounds }
table-last-round = La dernière manche
table-spot = L’emplacement { $side } : près de { $near }, loin de { $far }.
table-spot-between = L’emplacement { $side } : près de { $near }.
table-spot-far = L’emplacement { $side } : loin de { $far }.
table-spot-bare = L’emplacement { $side }.
table-spot-free = Aucune pièce ici.
table-coin-up = { $who } a la pièce { $coin } ici.
table-coin-down = { $who } a une pièce face cachée ici.
table-coins = Pièces
table-coin-kept = Pièce { $coin }
table-coin-bid = Pièce { $coin }, misée
table-coin-spent = Pièce { $coin }, dépensée jusqu’au retour de toutes les pièces
table-their-coins = Pièces non dépensées : { $coins } ; { $bids ->
    [0] aucune n’est misée
    [one] l’une est misée
   *[other] { $bids } sont misées
  }
table-hand-of = { $cards ->
    [0] aucune carte
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
table-no-cards = Aucune carte en main
table-street = Monuments
table-city-of = { $who }, sa ville : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-news = Achevé : { $kind }, +{ $points }
table-you-complete = Tu as achevé { $monument } : +{ $number }.
table-hold-up = Voir de près la ville : { $who }
table-wares = Ou une carte défaussée, à construire aussitôt
table-ware-later = après ta main
table-coin-points = Les points de ta pièce
table-wares-useless = Rien ici ne peut être construit dans ta rue : ta pièce rapporte donc { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
table-wares-none = Personne n’a défaussé de carte : ta pièce rapporte donc { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
table-take-points = Prendre { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-plot = Un nouveau monument
table-planned = { $kind } : rien n’en est encore debout
table-start-own = Commencer chez toi
table-start-with = Commencer chez { $who }
table-on-with = { $on }, chez { $who }
table-growing-one = { $kind }, en chantier : { $sections }
table-finished-one = { $kind }, au complet : { $sections }
table-mission = Mission
table-your-mission = Ta mission
table-mission-short = Mission +{ $points }
table-mission-count = { $points } sur { $most }
table-mission-points = { $points } points sur { $most }
table-objective = { $kind } { $what } : +{ $points }, { $state }
table-asks-colour = { $levels ->
    [0] en { $one } ou { $other }
   *[other] avec son { $level } en { $one } ou { $other }
  }
table-asks-match = avec { $first } et { $second } de même couleur
table-asks-same = idem
table-asks-same-colour = même couleur
table-objective-met = rempli
table-objective-open = { $standing ->
    [0] pas commencé
    [one] { $standing } section sur { $full } debout
   *[other] { $standing } sections sur { $full } debout
  }
table-first-player = Commence
table-team = équipe { $team }
table-mate = ton équipe
table-rivals = Les autres
table-rival = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, pièces { $coins }
table-doing-bidding = mise
table-doing-building = construit
table-doing-colouring = colorie
table-doing-discarding = défausse
table-doing-spending = dernière pièce
table-blue-deck = Pioche bleue : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-red-deck = Pioche rouge : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-first = { $who } commence
table-you-first = Tu commences
table-bid-here = Miser la pièce { $coin } ici
table-growing-worth = vaut { $points }
table-under-deck = +{ $count } dessous
table-take-coin = Il te reste une pièce : prends ses points. Aucune carte défaussée ne peut être construite dans ta rue pour l’instant.
table-take-coin-bare = Il te reste une pièce : prends ses points. Personne n’a défaussé de carte à acheter.
table-at-hand = Ta main, et tes monuments en chantier
table-other-coin = Ou prends une autre pièce pour cet emplacement.
table-suggested = Pièce { $coin }, sauf si tu en prends une autre : mise-la sur un emplacement.
table-in-hand = Pièce { $coin } en main : mise-la sur un emplacement, ou prends-en une autre.
table-rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
  }
table-ties = Pièces égales : le 1ᵉʳ gagne. Près bat loin ; puis à gauche ou à droite d’une carte bat au-dessus ou au-dessous.
table-build-bought = Construis la carte achetée : { $card }.
table-colour-of = Quelle couleur prend pour de bon le { $face } ?
table-colour-then = puis +{ $points }
table-wins = { $who } a gagné la carte { $card }.
table-you-win = Tu as gagné la carte { $card }.
table-won = { $card } : pour { $who }
table-nothing-to-build = Tu ne peux rien construire.
table-go-on = Continuer
table-last-card = Ta dernière carte : avec elle, tu as fini de construire.
table-hand-empty = Ta main est vide : tu as fini de construire.
table-leftovers = Les pièces restantes
table-leftovers-hint = Des points, ou une carte défaussée à construire
table-later = +{ $points } à la fin
table-hatched = Hachurer aussi les couleurs

# What a beat says at the things it happens to

note-you = Toi
note-only = { $who } : seule mise
note-higher = { $who } : { $coin } bat { $other }
note-lost-higher = { $who } : { $coin } bat ton { $other }
note-lost-nearer = { $who } : { $coin } comme toi, mais plus près
note-lost-edge = { $who } : { $coin } comme toi, mais sur le grand côté de la carte
note-nearer = { $who } : { $coin } contre { $coin }, mais plus près
note-edge = { $who } : { $coin } contre { $coin }, mais sur le grand côté de la carte
note-drawn = { $count ->
    [one] Encore une pour toi
   *[other] Encore { $count } pour toi
  } : chaque personne reçoit { $each } cartes par manche
note-unsold = sans preneur : sous la pioche rouge
note-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
note-matching = dont { $points } pour les couleurs assorties
note-objective = Mission : +{ $points } à la fin
note-reveal = Toutes les pièces sont dévoilées.
note-last-reveal = Les dernières pièces sont dévoilées, une à une.
note-travel = Les cartes vont à qui les a gagnées.
note-coins-back = Toutes tes pièces sont revenues
note-bought = achète une carte défaussée

# A component held up

inspect-section = { $section } : section { $stage } sur { $full }, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si elle est tout en haut.
inspect-halves = La carte se construit comme l’une de ses moitiés ; l’autre est alors perdue.
inspect-wild = Une section joker prend sa couleur, pour de bon, quand son monument est achevé.
inspect-growing = S’il reste ainsi, il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin.
inspect-next = Achevé, il rapporte aussitôt { $points } points, et 2, 4 ou 8 de plus pour 2, 3 ou 4 sections d’une même couleur.
inspect-finished = Achevé : { $points } points pour sa section du haut.
inspect-new-colour = { $points } de plus pour un bouddha d’une nouvelle couleur.
inspect-matching = { $points } de plus pour des couleurs assorties.
inspect-mission = Chaque partie d’une mission compte une fois, à la fin, si un monument achevé la remplit.
inspect-at-end = { $what }, à la fin
inspect-coin = La pièce la plus forte gagne une carte ; un emplacement mise sur deux cartes.
inspect-coin-ties = À pièces égales : la plus proche gagne, puis celle à gauche ou à droite de la carte.
inspect-coin-last = Quand il en reste une à chaque personne, elle vaut ses points ou achète une carte défaussée.
inspect-coin-spent = Dépensée jusqu’au retour de toutes les pièces.
inspect-first = { $who } mise en premier dans cette manche ; la suivante commence à gauche.
inspect-round = Tout le monde mise, les cartes sont récupérées, puis tout le monde construit en même temps.
inspect-coins-back = Après les manches 4 et 8, les dernières pièces sont dépensées et toutes reviennent.
inspect-blue-deck = Elle garnit le marché, face visible, au début de chaque manche.
inspect-red-deck = Qui gagne trop peu de cartes y pioche le reste, à l’abri du regard des autres.
inspect-under = Dessous, la prochaine d’abord : { $cards }.
origin-rulebook = le livret de règles
origin-review = des critiques
origin-reconstructed = cette édition

# The table in words

described-last-bids = Mises de la dernière manche
described-bid = { $who } : pièce { $coin } { $spot }
described-growing = { $kind }, en chantier : { $sections } ; vaut { $points } si cela reste ainsi
described-finished = { $kind }, au complet : { $sections } ; { $points } points{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour ses couleurs
  }
described-wild = { $face }, maintenant { $colour }

# What fits the own street

key-title = Sur les cartes
key-grows = agrandit : à la fin
key-completes = achève : gain total
key-mission = ta mission : à la fin
key-later = en pointillé : avec ta main
key-wild = joker : couleur au choix, une fois achevé
fits-mark = +{ $points }
fits-grows = agrandit { $kind-key ->
    [terminal-buddha] ton bouddha
    [terminal-shrine] ton temple
    [terminal-stupa] ton stupa
    [terminal-pagoda] ta pagode
   *[other] ce monument ({ $kind })
  }, +{ $points } à la fin
fits-begins = commence { $kind-key ->
    [terminal-buddha] un bouddha
    [terminal-shrine] un temple
    [terminal-stupa] un stupa
    [terminal-pagoda] une pagode
   *[other] un monument ({ $kind })
  }, +{ $points } à la fin
fits-completes = achève { $kind-key ->
    [terminal-buddha] ton bouddha
    [terminal-shrine] ton temple
    [terminal-stupa] ton stupa
    [terminal-pagoda] ta pagode
   *[other] ce monument ({ $kind })
  }, +{ $points }
fits-whole = forme { $kind-key ->
    [terminal-buddha] un bouddha
    [terminal-shrine] un temple
    [terminal-stupa] un stupa
    [terminal-pagoda] une pagode
   *[other] un monument ({ $kind })
  } d’un coup, +{ $points } aussitôt
fits-counted = (+{ $at_once } aussitôt, dont { $before } déjà comptés tant qu’il était inachevé)
fits-after = sur { $faces } de ta main : { $fits }
fits-then-grows = avec { $faces } de ta main par-dessus, +{ $points } à la fin
fits-then-completes = achevé par { $faces } de ta main, +{ $points } en tout
fits-mission = remplit ta mission, +{ $points } à la fin
brief-completes = { $face } achève : +{ $points }
brief-with-completes = { $face } et ta main achèvent : +{ $points }
brief-grows = { $face } +{ $points } à la fin
brief-with-grows = { $face } et ta main +{ $points } à la fin
brief-mission = mission +{ $points }
brief-spoils = pas pour ta mission
fits-spoils = de cette couleur, il ne peut plus remplir ta mission

# What a choice would do

consequence-near = Près : { $what }
consequence-far = Loin : { $what }
consequence-tie-won = pièces égales : tu bats { $who }
consequence-tie-lost = pièces égales : tu perds contre { $who }
consequence-tie-both = pièces égales : tu bats { $won }, tu perds contre { $lost }
consequence-own-coin = une autre de tes pièces mise dessus
consequence-starts = Commence { $monument }.
consequence-adds = Section { $stage } sur { $full } pour { $monument }.
consequence-completes = Achève { $monument }, +{ $points } en tout : { $gains }.
consequence-wilds = { $count ->
    [one] Compté dans la meilleure couleur : sa section joker en prend une ensuite.
   *[other] Compté dans les meilleures couleurs : ses { $count } sections joker les prennent ensuite.
  }
consequence-spoils = De cette couleur, il ne peut plus remplir ta mission.
consequence-with = Chez { $who }.
consequence-places = { $count } places possibles
consequence-gain-monuments = +{ $points }
consequence-gain-colours = +{ $points } pour des couleurs assorties
consequence-gain-buddhas = +{ $points } pour une nouvelle couleur
consequence-gain-coins = +{ $points } pour la pièce
consequence-gain-unfinished = +{ $points } à la fin
consequence-gain-mission = mission +{ $points } à la fin
consequence-loss = −{ $points } (déjà compté tant qu’il était inachevé)
consequence-as = Comme { $face } : { $what }
consequence-hand-first = D’abord { $faces } de ta main
consequence-no-points = aucun point
consequence-done = Rien à défausser.
consequence-discards = { $count ->
    [one] Une carte à défausser.
   *[other] { $count } cartes à défausser.
  }
consequence-buys = De la défausse : { $who }.
