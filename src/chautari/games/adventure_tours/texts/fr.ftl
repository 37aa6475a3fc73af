# Cards and boards

card = { $name } ({ $colour })
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
adventurer-ida-handout = Ida Handout
adventurer-earl-of-bucket = Earl of Bucket
adventurer-pater-miller = Pater Miller
adventurer-rufus-rigs = Rufus Rigs
adventurer-butterfinger-finn = Butterfinger Finn
adventurer-betty-mcklug = Betty McKlug
adventurer-miss-anthrop = Miss Anthrop
adventurer-roy-nobleman = Roy Nobleman
adventurer-slowhand-bill = Slowhand Bill
adventurer-colonel-farsight = Colonel Farsight
adventurer-amelia-airhead = Amelia Airhead
adventurer-madame-grandtour = Madame Grandtour
board-orient-express = Orient-Express
board-polar-airship = Dirigeable polaire
board-submarine-trip = Voyage sous-marin
board-jungle-steamer = Vapeur de la jungle
board-safari-caravan = Caravane de safari
board-himalaya-yaks = Himalaya à dos de yack
board-desert = Désert

# Questions

prompt-chance = La pioche répond.
prompt-turn = Joue une carte : comme membre qui paie, ou en équipement.
prompt-row = Choisis la rangée pour { $card } : membres, qui paient, ou équipement.
prompt-row-last = { $last ->
    [yes] Ta dernière carte. Comme membre, elle termine la partie ; en équipement, tu en pioches une autre.
   *[no] Ta dernière carte. Comme membre, elle termine la manche ; en équipement, tu en pioches une autre.
  }
prompt-row-equipment = Pose { $card } en équipement : ton équipement ne suffit pas encore pour son exigence.
prompt-row-only-members = Pose { $card } dans la rangée des membres.
prompt-row-only-equipment = Pose { $card } dans la rangée d’équipement.
prompt-give-one = { $way }{ $card } : qui pioche une carte ?
prompt-give-two = { $way }{ $card } : qui reçoit la première des deux cartes ?
prompt-second-card = { $whom } reçoit la première carte. Qui reçoit la deuxième ?
prompt-second-card-own = Tu reçois la première carte. Qui reçoit la deuxième ?
prompt-one-more-equipment = { $way }{ $card } : jouer une carte de plus en équipement ?
prompt-discard-equipment = { $way }{ $card } : qui perd son dernier équipement ?
prompt-take-equipment = { $way }{ $card } : à qui prends-tu son dernier équipement ?
prompt-further-turn = { $way }{ $card } : jouer un autre tour ?
prompt-further-member = { $way }{ $card } : un membre de plus de cette couleur ?
prompt-discard-member = { $way }{ $card } : qui perd son dernier membre ?
prompt-take-member = { $way }{ $card } : à qui prends-tu son dernier membre ?
prompt-equipment-joins = { $way }{ $card } : ton équipement de cette couleur se joint-il aux membres ?
way-by-equipment = En équipement,{ " " }
way-once-more = Encore une fois,{ " " }
prompt-draw = Pioche une carte pour l’équipement, ou aucune.
prompt-gift = Faculté de ton expédition : qui pioche une carte ?
prompt-add-equipment = Faculté de ton expédition : une carte de plus en équipement ?
prompt-add-member = Faculté de ton expédition : un deuxième membre ?
prompt-go-on = Faculté de ton expédition : un autre tour ?
prompt-protect = { $whom } attaque : { $blow } Miller intervient-il ?
alone-turn = Personne dans ta main ne peut se joindre à toi : joue une carte en équipement.
alone-use-action = { $card } : personne dans ta main ne peut suivre.
alone-add-member = Personne dans ta main ne peut suivre comme deuxième membre.
alone-add-equipment = Aucune carte de ta main ne peut suivre en équipement.
prompt-protect-himself = { $whom } attaque : { $blow } C’est Miller lui-même : il s’en va de toute façon, réponds comme tu veux.
prompt-board = Quelle expédition mènes-tu à la prochaine manche ?
blow-draw = tu piocherais une carte.
blow-draw-two = tu piocherais deux cartes.
blow-discard-equipment = tu perdrais ton dernier équipement.
blow-steal-equipment = ton dernier équipement serait volé.
blow-discard-member = tu perdrais ton dernier membre.
blow-steal-member = ton dernier membre serait volé.

# Choices

deed-draw = { $own ->
    [yes] Piocher une carte toi-même
   *[no] Donner une carte à { $victim }
  }
deed-discard = Défausser { $own ->
    [yes] ta propre carte { $card }
   *[no] { $card } chez { $victim }
  }
deed-take = Prendre { $card } à { $victim }
deed-decline = Renoncer à l’action : { $card }
suffer-draw = Piocher la carte que donne { $attacker }
suffer-draw-two = Piocher les deux cartes que donne { $attacker }
suffer-discard-equipment = Laisser { $attacker } défausser ton dernier équipement
suffer-steal-equipment = Laisser { $attacker } prendre ton dernier équipement
suffer-discard-member = Laisser { $attacker } défausser ton dernier membre
suffer-steal-member = Laisser { $attacker } prendre ton dernier membre
nothing-left = Continuer
use-colonel-farsight = Jouer un autre tour
use-madame-grandtour = Joindre l’équipement aux membres
use-go-on = Jouer un autre tour
skip-use-action = Renoncer à l’action
skip-add-equipment = Pas d’autre équipement
skip-add-member = Pas de deuxième membre
skip-gift = Ne donner aucune carte
skip-go-on = Finir le tour
action-equip = { $card } en équipement
action-join = { $card } comme membre
player-number = Place { $number }
action-seat = { $seat }
action-skip = Y renoncer
action-use = Oui
action-draw-one = Piocher une carte
action-draw-none = Ne pas piocher
action-suffer = Laisser faire
action-protect = Défausser { $miller } parmi les membres{ $copy ->
    [1] {""}
    [2] , le deuxième
   *[other] , le troisième
  }
action-protect-from-equipment = Défausser { $miller } parmi l’équipement{ $copy ->
    [1] {""}
    [2] , le deuxième
   *[other] , le troisième
  }
action-board = Mener l’expédition : { $board }
action-first = { $seat } commence
action-deal-board = Expédition reçue : { $board }
action-draw = Carte piochée : { $card }

# Why something can't be done now

why-demand = { $card } exige { $demand } ({ $kind }) ; tu as { $gear }.
why-colour = { $card } fait suivre un membre { $colour }, pas d’une autre couleur.
why-as-member = { $card } ne peut se joindre que comme membre maintenant.
why-as-equipment = { $card } ne peut se jouer qu’en équipement maintenant.
why-action-first = D’abord l’action de cette carte : { $card }. Utilise-la, ou renonces-y.
why-answer-first = Réponds d’abord à ce qu’on te demande.
why-oneself = On ne se vole pas soi-même.
why-no-equipment = { $victim } n’a pas d’équipement.
why-no-members = { $victim } n’a pas de membres.
why-pile = On pioche après avoir joué de l’équipement ; joue d’abord une carte.

# What happened

event-begins = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } commencé.
event-board = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } mené l’expédition : { $board }.
event-round = Manche { $number } : six cartes pour chacun, { $who-key ->
    [you] tu as
   *[other] { $who } a
  } commencé{ $number ->
    [1] {""}
   *[other] , à gauche de qui a terminé la manche précédente
  }.
event-own-deal = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu { $card }.
    .brief = reçu { $card }
event-equipped = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } joué { $card } en équipement.
    .brief = joué { $card } en équipement
event-joined = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } recruté { $card } comme membre.
    .brief = recruté { $card } comme membre
event-own-draw = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché { $card }.
    .brief = pioché { $card }
event-drew = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché une carte.
event-drew-none = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à piocher pour cette carte.
    .brief = renoncé à piocher
event-gave = { $victim-key ->
    [you] { $who-key ->
        [you] Tu t’es donné une carte.
       *[other] { $who } t’a donné une carte.
      }
   *[other] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } donné une carte à { $victim }.
  }
    .brief = donné une carte à { $victim-key ->
    [you] toi
   *[other] { $victim }
  }
event-aimed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } utilisé { $card } contre { $victim-key ->
    [you] toi
   *[other] { $victim }
  }.
    .brief = utilisé l’action contre { $victim-key ->
    [you] toi
   *[other] { $victim }
  }
event-aimed-second = La deuxième carte était pour { $victim-key ->
    [you] toi
   *[other] { $victim }
  }.
    .brief = donné la deuxième carte à { $victim-key ->
    [you] toi
   *[other] { $victim }
  }
event-protected = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } défaussé { $card } (membre { $place }) et paré { $attacker-key ->
    [you] ton attaque
   *[other] l’attaque lancée par { $attacker }
  }.
    .brief = défaussé Pater Miller et paré l’attaque
event-protected-from-equipment = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } défaussé { $card } (équipement { $place }) et paré { $attacker-key ->
    [you] ton attaque
   *[other] l’attaque lancée par { $attacker }
  }.
    .brief = défaussé Pater Miller et paré l’attaque
event-suffered = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } gardé Pater Miller et subi { $attacker-key ->
    [you] ton attaque
   *[other] l’attaque lancée par { $attacker }
  }.
    .brief = gardé Pater Miller
event-lost-equipment = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } perdu l’équipement { $card }.
    .brief = perdu { $card }
event-stole-equipment = { $victim-key ->
    [you] { $who-key ->
        [you] Tu as repris l’équipement { $card }.
       *[other] { $who } t’a pris l’équipement { $card }.
      }
   *[other] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } pris l’équipement { $card } à { $victim }.
  }
    .brief = pris l’équipement { $card } à { $victim-key ->
    [you] toi
   *[other] { $victim }
  }
event-lost-member = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } perdu le membre { $card }.
    .brief = perdu { $card }
event-stole-member = { $victim-key ->
    [you] { $who-key ->
        [you] Tu as repris le membre { $card }.
       *[other] { $who } t’a pris le membre { $card }.
      }
   *[other] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } pris le membre { $card } à { $victim }.
  }
    .brief = pris le membre { $card } à { $victim-key ->
    [you] toi
   *[other] { $victim }
  }
event-further-turn = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } joué un autre tour après celui-ci.
    .brief = joué un autre tour
event-equipment-joined = { $number ->
    [0] { $who-key ->
        [you] Tu n’avais
       *[other] { $who } n’avait
      } aucun équipement { $colour } à emmener.
    [one] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } changé une carte d’équipement ({ $colour }) en membre.
   *[other] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } changé { $number } cartes d’équipement ({ $colour }) en membres.
  }
    .brief = { $number ->
        [one] changé { $number } équipement { $colour } en membre
       *[other] changé { $number } équipements ({ $colour }) en membres
      }
event-declined = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à l’action : { $card }.
    .brief = renoncé à l’action
event-declined-equipment = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à un autre équipement.
    .brief = renoncé à un autre équipement
event-declined-member = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à un deuxième membre.
    .brief = renoncé à un deuxième membre
event-declined-turn = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à un autre tour.
    .brief = renoncé à un autre tour
event-declined-gift = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } renoncé à donner une carte.
    .brief = renoncé à donner une carte
event-pile-empty = C’était la dernière carte de la pioche : { $who-key ->
    [you] tu jouais
   *[other] { $who } jouait
  }, la manche s’est terminée.
event-hand-empty = { $who-key ->
    [you] Tu n’avais
   *[other] { $who } n’avait
  } plus de carte : la manche s’est terminée.
event-result = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } gagné { $earned } { $paid ->
    [0] sans carte en main à payer
   *[other] et payé { $paid } pour les cartes restées en main
  } : { $purse ->
    [0] la bourse est vide, et ne doit jamais rien.
   *[other] { $purse } dans la bourse.
  }
event-game-over = La partie est terminée.

# What happened, in as few words as will do

short-ida-handout = Ida
short-earl-of-bucket = Earl
short-pater-miller = Miller
short-rufus-rigs = Rufus
short-butterfinger-finn = Finn
short-betty-mcklug = Betty
short-miss-anthrop = Miss Anthrop
short-roy-nobleman = Roy
short-slowhand-bill = Bill
short-colonel-farsight = Farsight
short-amelia-airhead = Amelia
short-madame-grandtour = Grandtour
short-to = donné une carte à { $who }
short-aimed-to = destiné une carte à { $who }
short-aimed-to-you = destiné une carte à toi
short-to-oneself = pioché une carte
short-to-you = donné une carte à toi
short-yours = { $card } (à toi)
short-theirs = { $card } ({ $who })
shortly-equipped = équipé { $card }
shortly-joined = recruté { $card }
shortly-discards = défaussé { $card }
shortly-takes = volé { $card }
shortly-protected = mais paré par { $card }
shortly-again = joué un autre tour
shortly-equipment-joined = { $number ->
    [one] changé { $number } équipement en membre
   *[other] changé { $number } équipements en membres
  }

# Where money comes from

source-members-1 = Manche 1 : membres
source-members-2 = Manche 2 : membres
source-members-3 = Manche 3 : membres
source-hand-1 = Manche 1 : cartes en main
source-hand-2 = Manche 2 : cartes en main
source-hand-3 = Manche 3 : cartes en main
source-forgiven = Dettes effacées

# Options

option-level-title = Expéditions
option-level-basic = Jeu de base : tout le monde traverse le désert, sans faculté
option-level-expert = Mode expert : chaque expédition a son départ et sa faculté
option-level = Le jeu de base dans le désert, ou le mode expert où chaque expédition a une faculté.
option-variant-title = Entre les manches
option-variant-none = Chacun garde la même expédition
option-variant-dealt = Les six expéditions sont redistribuées avant chaque manche
option-variant-chosen = On choisit de nouvelles expéditions, en commençant par qui a gagné le moins
option-variant = En mode expert, chacun garde l’expédition de la première manche, ou en reçoit une autre avant chaque manche.

# What cards and boards do

does-ida-handout = quelqu’un pioche une carte
does-earl-of-bucket = joue un équipement de plus
does-pater-miller = comme membre : pare une attaque
does-rufus-rigs = un membre de plus de cette couleur
does-butterfinger-finn = défausse le dernier équipement de quelqu’un
does-betty-mcklug = deux cartes pour une ou deux personnes
does-miss-anthrop = défausse le dernier membre de quelqu’un
does-roy-nobleman = aucune action ; ajoute aux trois
does-slowhand-bill = prends le dernier équipement d’autrui
does-colonel-farsight = joue un autre tour
does-amelia-airhead = prends le dernier membre d’autrui
does-madame-grandtour = l’équipement de sa couleur devient membre
ability-orient-express = après le tour, une carte de plus en équipement
ability-polar-airship = équipement : piocher ou non, et une carte pour quelqu’un
ability-submarine-trip = équipement : utilise son action si son exigence est satisfaite
ability-jungle-steamer = après un membre, un deuxième de toute couleur
ability-safari-caravan = après un membre, son action deux fois
ability-himalaya-yaks = après ton tour, un autre
ability-desert = aucune faculté

explained-ida-handout = Comme membre : quelqu’un pioche une carte, toi aussi si tu veux. Donnée à autrui, c’est une attaque : restée en main, elle coûte 2 pièces.
explained-earl-of-bucket = Comme membre : joue une carte de plus en équipement, et pioche pour elle. En équipement, il ajoute deux.
explained-pater-miller = Comme membre, il attend. Quand on t’attaque, défausse-le et rien n’arrive : aucune carte perdue, aucune piochée.
explained-rufus-rigs = Comme membre : joue un membre de plus de la même couleur dont l’exigence est satisfaite ; son action peut servir aussi. Lui-même ne paie rien.
explained-butterfinger-finn = Comme membre : la dernière carte d’équipement de quelqu’un est défaussée.
explained-betty-mcklug = Comme membre : une personne pioche deux cartes, ou deux en piochent une chacune. Données à autrui, c’est une attaque : chacune restée en main coûte 2.
explained-miss-anthrop = Comme membre : le dernier membre de quelqu’un est défaussé.
explained-roy-nobleman = Il n’a pas d’action. En équipement, il ajoute aux trois catégories.
explained-slowhand-bill = Comme membre : prends la dernière carte d’équipement d’une autre personne dans ton propre équipement. Rien n’est pioché pour elle.
explained-colonel-farsight = Comme membre : joue un autre tour complet après celui-ci.
explained-amelia-airhead = Comme membre : prends le dernier membre d’une autre personne parmi les tiens, quelle que soit son exigence. Son action ne s’utilise pas.
explained-madame-grandtour = Comme membre : tout ton équipement de sa couleur devient membre, dans l’ordre où il est posé. Il paie alors, et ne soutient plus.
led-orient-express = Après le tour, tu peux jouer une carte de plus en équipement et piocher pour elle. Une fois par tour.
led-polar-airship = Après avoir joué de l’équipement, tu peux ne pas piocher, et tu peux faire piocher une carte à n’importe qui. Une fois par tour.
led-submarine-trip = Après avoir joué de l’équipement, tu peux utiliser l’action de cette carte si ton équipement, elle comprise, satisfait son exigence. Une fois par tour. Un Pater Miller parmi l’équipement protège aussi.
led-jungle-steamer = Après avoir joué un membre, tu peux en jouer un autre, de n’importe quelle couleur, dont l’exigence est satisfaite. Une fois par tour.
led-safari-caravan = Après avoir joué un membre, tu peux utiliser son action deux fois. Une fois par tour.
led-himalaya-yaks = Tu peux jouer un autre tour complet. Une fois avant le tour de quelqu’un d’autre.
led-desert = Tout le monde traverse le même désert, sans faculté.
values-said = Exige { $demand } ({ $gear }). Paie { $coins } comme membre. Ajoute { $support } en équipement{ $everywhere ->
    [yes] {" "}à chaque catégorie
   *[no] {""}
  }.
starts-said = Départ : technique { $red }, vivres { $blue }, vêtements { $yellow }.
kind-red = technique
kind-blue = vivres
kind-yellow = vêtements
explained-gear = Ce que ton expédition en emporte : le départ du tableau, et tout ce qu’ajoute l’équipement. Un membre de cette couleur se joint si son exigence ne dépasse pas cette valeur.
explained-pile = { $count ->
    [one] Il reste une carte. Qui la pioche termine aussitôt la manche.
   *[other] Il reste { $count } cartes. Qui pioche la dernière termine aussitôt la manche.
  }
explained-held = Chaque carte restée en main à la fin de la manche coûte { $cost } pièces. Qui n’en a plus à la fin d’un tour termine la manche.
pile-title = La pioche
held-title = Cartes en main
origin-rulebook = le livret de règles
origin-review = des tests
origin-reconstructed = cette édition

# Moments

strikes-draw = { $own ->
    [yes] te fait
   *[no] fait
  } piocher une carte : −2 si elle reste en main
strikes-draw-two = { $own ->
    [yes] te fait
   *[no] fait
  } piocher deux cartes : −2 chacune si elles restent en main
strikes-discard-equipment = s’en prend au dernier équipement
strikes-steal-equipment = veut le dernier équipement
strikes-discard-member = s’en prend au dernier membre
strikes-steal-member = veut le dernier membre
strikes-card = { $blow }, { $card }
strikes-oneself = pioche une carte
moment-saved = Pater Miller intervient
moment-hand-empty = { $who } a joué la dernière carte de sa main
moment-hand-empty-own = Tu as joué ta dernière carte
moment-pile-empty = La dernière carte de la pioche est tirée
moment-round-over = La manche { $number } est finie
moment-round = Manche { $number }
moment-last-round = La dernière manche
moment-begins = { $who } commence
moment-begins-own = Tu commences
moment-the-end = Fin des voyages
moment-count = Qu’a rapporté la dernière manche ?
moment-paying = { $own ->
    [yes] Tes membres paient ; chaque carte restée dans ta main te coûte 2.
   *[no] Les membres paient { $who } ; chaque carte restée en main coûte 2.
  }
moment-members = les membres paient
moment-cards = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
moment-face-down = face cachée
moment-standing = Bilan de la manche { $number }
moment-best = Le meilleur
moment-best-said = Le meilleur voyage de cette manche
moment-in-purse = en bourse
moment-leads = { $count ->
    [0] Tu mènes
    [one] { $who } mène
   *[other] { $who } mènent ensemble
  }{ $by ->
    [0] {""}
    [one] {" "}d’une pièce
   *[other] {" "}de { $by } pièces
  }. { $left ->
    [one] Vient la dernière manche.
   *[other] Encore { $left } manches.
  }
moment-level = Personne ne mène. { $left ->
    [one] Vient la dernière manche.
   *[other] Encore { $left } manches.
  }
moment-forgiven = { $result }, payé { $paid } seulement : une bourse ne descend jamais sous 0
moment-never-below = jamais sous 0
made-draw = { $who } fait piocher { $card } à { $whom }.
made-discard = { $who } fait défausser { $card } à { $whom }.
made-unseen = une carte
note-another-turn = un autre tour
note-suffered = garde Miller, laisse faire
note-no-turn-left = main vide : plus de tour à jouer
note-miller-goes = Miller s’en va de toute façon
note-card = +1 carte
note-declined-equipment = pas d’autre équipement
note-declined-member = pas de deuxième membre
note-declined-turn = pas d’autre tour
note-declined-gift = ne donne aucune carte
shown-equipment = équipement +{ $support }{ $everywhere ->
    [yes] {" "}aux trois
   *[no] {""}
  }
shown-members = se joint et paie { $coins }
shown-unused = renonce à l’action
note-leads = mène : { $board }

# The table in a terminal

terminal-head = Manche { $round } sur { $rounds } · à { $who } de jouer
terminal-pile = pioche { $count }
terminal-further-turns = { $count ->
    [one] { $count } tour de plus
   *[other] { $count } tours de plus
  }
terminal-discards = Défausse
terminal-free-boards = Au choix
terminal-round-over = La manche { $round } sur { $rounds } est finie
terminal-player = { $number } : { $who }
terminal-you = { $who } (toi)
terminal-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
terminal-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
terminal-results = manches { $results }
terminal-board = Tableau
terminal-ability-used = faculté utilisée ce tour-ci
terminal-equipment = Équipement
terminal-members = Membres
terminal-income = paient { $count }
terminal-hand = Main
terminal-none = aucun
terminal-demand = exigence
terminal-coins = paie
terminal-support = ajoute
terminal-action = action

# The table in a browser

gear-red = technique (rouge)
gear-blue = vivres (bleu)
gear-yellow = vêtements (jaune)
card-explained = { $card }. { $explained }
hand-demands = Ne peut pas encore se joindre : exige { $demand } ({ $kind }), tu as { $gear }.
row-lost = { $by ->
    [nobody] perte : { $card }
   *[other] pris par { $by } : { $card }
  }
roster-open = Qui est qui
roster-title = Qui est qui : tous les aventuriers
roster-lead = Un point plein est une carte que tu as vue : dans ta main, sur la table ou dans la défausse. Les autres sont dans la pioche ou dans des mains.
roster-values = exige { $demand } · paie { $coins } · ajoute { $support } en équipement
roster-seen = { $colour } : { $seen } sur { $copies } en vue
card-said = { $card } : exige { $demand }, paie { $coins }, ajoute { $support } en équipement ; { $does }
table-empty-row = encore rien
table-no-members = pas encore de membres
table-no-equipment = pas encore d’équipement
table-gear = Équipement
table-no-board = pas encore d’expédition
zone-join = se joint et paie { $coins }
zone-equip = équipement, ajoute { $amount }
legend-title = Ce que disent les signes
legend-demand = exigence pour se joindre
legend-coins = paie comme membre
legend-support = ajoute en équipement
legend-joins = peut se joindre
legend-ends = Une manche finit quand une main ou la pioche est vide.
zone-draws = et tu pioches une carte
zone-ends = et la manche finit
zone-ends-round = finit la manche
zone-last = ta dernière carte
zone-refused = exige { $demand }, tu as { $gear } pour l’instant
table-first = commence la manche
table-results = Résultats des manches
table-money = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
table-coins = { $count ->
    [one] pièce
   *[other] pièces
  }
table-held = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main, −2 si la manche finit
   *[other] { $count } cartes en main, −2 chacune si la manche finit
  }
table-held-last = dernière carte : elle finit la manche
table-last-card = 1 carte !
table-held-now = { $count ->
    [one] { $count } carte en main : −{ $cost } si { $who } finit
   *[other] { $count } cartes en main : −{ $cost } si { $who } finit
  }
table-somebody = quelqu’un
table-net = si ça finit : { $net }
table-net-forgiven = (jamais sous 0)
net-title = Si la manche finissait maintenant : { $net }
net-forgiven = Cela coûterait plus que la bourse ne contient : elle est vidée, et personne ne doit jamais rien.
purse-title = { $count ->
    [0] La bourse est vide
    [one] { $count } pièce dans la bourse
   *[other] { $count } pièces dans la bourse
  }
purse-round = Manche { $round } : { $result }
purse-round-forgiven = Manche { $round } : { $result }, payé { $paid } seulement
explained-purse = Ce que les manches ont rapporté jusqu’ici. Une bourse ne descend jamais sous 0.
explained-net = { $count ->
    [0] Les membres paient { $income }, et la main est vide.
    [one] Les membres paient { $income }, la carte en main coûte { $cost }.
   *[other] Les membres paient { $income }, les { $count } cartes en main coûtent { $cost }.
  }
explained-first = Les tours vont d’ici dans le sens horaire. Après une manche, la place à gauche de qui l’a terminée commence la suivante.
pay-title = Les membres paient { $count }
explained-pay = Ce que rapportent tous les membres de cette expédition à la fin de la manche. Les cartes restées en main sont payées là-dessus.
table-leads = mène
lead-title = En tête
explained-lead = Personne n’a gagné davantage jusqu’ici. Ce sont les pièces qui comptent, sur les trois manches.
table-sum = Somme des manches
table-new = nouveau
table-hand-left = { $count ->
    [0] aucune carte n’est restée
    [one] { $count } carte est restée en main, −{ $cost }
   *[other] { $count } cartes sont restées en main, −{ $cost }
  }
table-hand-of = La main : { $who }
table-expedition-of = L’expédition : { $name }
table-myself = Moi
table-others = Les autres
table-middle = Le milieu de la table
table-round = Manche { $round }
table-round-of = Manche { $round } sur { $rounds }
table-discards = { $count ->
    [0] défausse vide
    [one] { $count } défaussée
   *[other] { $count } défaussées
  }
table-to-come = Ce qui vient
table-close = Fermer
table-discard-him = Défausser
table-yes-to = Oui : { $option }
table-may-join = peut se joindre
row-may-stop = peut parer
table-used = utilisée ce tour
table-turn-of = À { $who } de jouer
table-board-said = Expédition : { $board }, qui part avec technique { $red }, vivres { $blue } et vêtements { $yellow } ; { $ability }
table-gear-said = Équipement actuel : technique { $red }, vivres { $blue }, vêtements { $yellow }
table-income-said = Les membres paient { $count }
table-round-result = Manche { $round } : { $result }
table-own = { $who } (toi)
step-turn = joue une carte
step-use-action = peut utiliser { $card }
step-use-again = peut réutiliser { $card }
step-one-more-card = peut jouer une carte de plus
step-add-equipment = peut ajouter un équipement
step-add-member = peut ajouter un membre
step-attack = vise { $whom }
step-protect = peut arrêter { $whom } avec Pater Miller
step-give-second = donne une deuxième carte
step-draw = pioche une carte
step-draw-two = pioche deux cartes
step-draw-if-you-like = peut piocher une carte
step-gift = peut donner une carte
step-go-on = peut jouer un autre tour
step-end-of-turn = finit le tour
step-score-round = décompte de la manche
step-start-round = la manche suivante commence
step-choose-board = choisit une expédition
step-take-last-board = prend la dernière expédition
step-said = { $who } { $step }
change-said = { $who } : { $changes }
change-you = Toi
change-gear = { $colour } { $before } → { $after }
change-income = les membres paient { $before } → { $after }
change-cards = main { $before } → { $after }
change-without = sans { $cards }
change-draws = { $count ->
    [one] une carte de la pioche
   *[other] { $count } cartes de la pioche
  }
change-opens = ensuite à portée : { $cards }
change-action = puis son action : { $does }
change-next = puis tu choisis encore
change-next-second-card = puis tu choisis qui reçoit la deuxième carte
change-next-draw = puis tu peux piocher une carte
change-next-gift = puis tu peux faire piocher une carte à quelqu’un
change-next-add-equipment = puis tu peux ajouter une carte en équipement
change-next-add-member = puis tu peux ajouter un deuxième membre
change-next-go-on = puis tu peux jouer un autre tour
change-stopped = { $who-key ->
    [change-you] Tu pourrais
   *[other] { $who } pourrait
  } parer avec Pater Miller
change-further-turn = un tour de plus
change-results = La manche finit : { $results }
change-result = { $who } { $result }
