# Pieces

stone-red = rouge
stone-yellow = jaune
stone-orange = orange
stone-black = noir
stone-grey = gris
stone-blue = bleu
stone-green = vert
stone-purple = violet
stone-crystal = cristal
stone-fog = brouillard
one-stone = { $stone-key ->
    [stone-fog] du brouillard
    [stone-crystal] un cristal
    [stone-black] une pierre noire
    [stone-grey] une pierre grise
    [stone-blue] une pierre bleue
    [stone-green] une pierre verte
    [stone-purple] une pierre violette
   *[other] une pierre { $stone }
  }
the-stone = { $stone-key ->
    [stone-fog] le brouillard
    [stone-crystal] le cristal
    [stone-black] la pierre noire
    [stone-grey] la pierre grise
    [stone-blue] la pierre bleue
    [stone-green] la pierre verte
    [stone-purple] la pierre violette
   *[other] la pierre { $stone }
  }
food-milk = lait
food-meat = viande
food-bread = pain
cart-no-milk = le chariot sans lait
cart-no-meat = le chariot sans viande
cart-no-bread = le chariot sans pain
cart-two-kinds = le chariot à deux sortes
card-build = Construction
card-supply = Ravitaillement
card-market = Marché
amount = { $count }
place-0 = la rangée du bas, tout à gauche
place-1 = la rangée du bas, à gauche
place-2 = la rangée du bas, au milieu
place-3 = la rangée du bas, à droite
place-4 = la rangée du bas, tout à droite
place-5 = la deuxième rangée, tout à gauche
place-6 = la deuxième rangée, à gauche du milieu
place-7 = la deuxième rangée, à droite du milieu
place-8 = la deuxième rangée, tout à droite
place-9 = la troisième rangée, à gauche
place-10 = la troisième rangée, au milieu
place-11 = la troisième rangée, à droite
place-12 = la quatrième rangée, à gauche
place-13 = la quatrième rangée, à droite
place-14 = la cinquième rangée
place-stack = le sommet
side-left = dans le sens horaire
side-right = dans le sens antihoraire

# Questions

prompt-chance = On tire du sac.
prompt-choose = Choisis ton action du jour. Personne ne la voit avant ton tour, à midi.
prompt-pick = { $due ->
    [0] Quelles pierres prendre sur { $cart } ? Une coûte 1 nourriture, deux 3, trois 5 ; un cristal 1 de plus.
   *[other] { $due } { $due ->
        [one] nourriture
       *[other] nourritures
      } jusqu’ici. Une autre pierre sur { $cart } ?
  }
prompt-pay = { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  } à payer. Combien en { $food } ?
prompt-spill = Le chariot est plein : { $due ->
    [one] { $due } nourriture payée va
   *[other] { $due } nourritures payées vont
  } au marché. Combien en { $food } ?
prompt-place = Pose une pierre sur ta tour.
prompt-take-all = Choisis une sorte de nourriture : tu prends tout ce que ton chariot en porte. Ta tente en contient 8 ; le reste y demeure.
prompt-take-food = Prends de la nourriture au marché : { $count ->
    [one] encore une
   *[other] jusqu’à { $count }
  }.
prompt-keep = Quelle pierre va sur un chariot ? Les autres retournent dans le sac.
prompt-onto = Quel chariot reçoit { the-stone } ?

# Choices

action-choose = { $card }
action-pick = Prendre { one-stone }
action-enough-stones = Assez de pierres
action-pay = Payer { $amount } × { $food }
action-spill = Mettre { $amount } × { $food } au marché
action-place = Poser { the-stone } sur { $place }
action-take-all = Prendre tout : { $food }
action-take-food = Prendre : { $food }
action-enough-food = Assez de nourriture
action-keep = Mettre { the-stone } sur un chariot
action-onto = Sur { $cart }
deed-onto = Mettre { the-stone } sur { $cart }
action-remove = On joue sans les { $stone-key ->
    [stone-black] pierres noires
    [stone-grey] pierres grises
    [stone-blue] pierres bleues
    [stone-green] pierres vertes
    [stone-purple] pierres violettes
   *[other] pierres { $stone-key ->
        [stone-red] rouges
        [stone-yellow] jaunes
       *[other] { $stone }
      }
  }
action-cart = Ensuite vient { $cart }
action-first = La place { $seat } a le bébé yak
action-bonus = La carte Bonus : { $stone }
action-draw = Tiré du sac : { $stone }

# Why not

why-morning = Choisis d’abord une carte pour aujourd’hui.
why-noon = Ta carte du jour est révélée : termine d’abord son action.
why-no-stone = Il n’y a pas de { $stone-key ->
    [stone-crystal] cristal
    [stone-black] pierre noire
    [stone-grey] pierre grise
    [stone-blue] pierre bleue
    [stone-green] pierre verte
    [stone-purple] pierre violette
   *[other] pierre { $stone }
  } sur ton chariot.
why-three = Trois pierres par jour, pas plus.
why-too-dear = Cela fait { $due } nourritures en tout. Ce chariot n’en accepte que { $count } des tiennes.
why-too-dear-crystal = Un cristal coûte 1 de plus : { $due } nourritures en tout. Ce chariot n’en accepte que { $count } des tiennes.
why-pick-first = Choisis d’abord une pierre de ton chariot.
why-price = On paie les pierres qu’on choisit, et pas plus que leur prix.
why-pay-first = Paie d’abord { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  } ; les pierres se posent ensuite.
why-refused = Ce chariot refuse cette nourriture : { $food }.
why-two-kinds = Ce chariot accepte au plus deux sortes de nourriture.
why-paid = Le compte y est : { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  }.
why-place-first = Tu as payé : pose d’abord les pierres que tu as en main.
why-rests = Une pierre a besoin de deux pierres sous elle.
why-beside = Dans la rangée du bas, une pierre se pose à côté d’une autre.
why-top = Cette place s’ouvre quand la cinquième rangée est posée.
why-for-cart = Les pierres tirées au marché vont sur un chariot.
why-all-laid = Tes pierres ont toutes une place : paie, ou prends d’abord une autre pierre de ton chariot.
why-all-laid-pay = Tes pierres ont toutes une place : paie maintenant.
why-taken = Il y a déjà une pierre ici.
why-cart-without = Il n’y en a pas sur ton chariot : { $food }.
why-market-without = Il n’y en a pas au marché : { $food }.
why-supply = Seul Ravitaillement prend de la nourriture au chariot.
why-market = Seul Marché prend de la nourriture au marché.
why-keep-first = Choisis d’abord l’une des pierres tirées.
why-full = Plus de place sur { $cart } : il porte quatre pierres.

# What happened

event-removed = Cette partie se joue sans les { $stone-key ->
    [stone-black] pierres noires
    [stone-grey] pierres grises
    [stone-blue] pierres bleues
    [stone-green] pierres vertes
    [stone-purple] pierres violettes
   *[other] pierres { $stone-key ->
        [stone-red] rouges
        [stone-yellow] jaunes
       *[other] { $stone }
      }
  }.
event-bonus = Carte Bonus posée : { $stone }.
event-cart-at = Place { $number } de la route : { $cart }.
event-begins = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu le bébé yak et commencé.
event-day = Jour { $count }. { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } le bébé yak.
event-own-choice = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi { $card }.
event-chose = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi.
    .brief = choisi
event-revealed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } révélé { $card }.
    .brief = joué { $card }
event-buys-nothing = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } dû renoncer à bâtir, faute de pouvoir payer.
    .brief = dû renoncer à bâtir, faute de pouvoir payer
event-takes-nothing = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi de ne prendre aucune pierre.
    .brief = choisi de ne prendre aucune pierre
event-picked = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris { one-stone }.
event-paid = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } payé { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  }.
    .brief = payé { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  }
event-spilled = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } mis { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  } au marché : le chariot était plein.
    .brief = mis { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  } au marché
event-placed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } posé { one-stone } sur { $place }.
    .brief = posé { one-stone }
event-stupa = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } posé la première 14ᵉ pierre et reçu le marqueur Stupa.
    .brief = reçu le marqueur Stupa
event-took-all = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  } au chariot.
    .brief = pris { $count } { $food-key ->
    [food-milk] { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $food }
  }
event-took-food = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris { $food-key ->
    [food-meat] une viande
   *[other] un { $food }
  } au marché.
    .brief = pris { $food-key ->
        [food-meat] une viande
       *[other] un { $food }
      }
event-drew = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } tiré { one-stone }.
    .brief = tiré { one-stone }
event-cart-full = { $who-key ->
    [you] Tu n’as
   *[other] { $who } n’a
  } tiré aucune pierre : le chariot était plein.
    .brief = laissé le sac fermé, le chariot étant plein
event-carts-full = { $who-key ->
    [you] Tu n’as
   *[other] { $who } n’a
  } tiré aucune pierre : tous les chariots étaient pleins.
    .brief = laissé le sac fermé, tous les chariots étant pleins
event-loaded = { $stone-key ->
    [stone-fog] Du brouillard
    [stone-crystal] Un cristal
    [stone-black] Une pierre noire
    [stone-grey] Une pierre grise
    [stone-blue] Une pierre bleue
    [stone-green] Une pierre verte
    [stone-purple] Une pierre violette
   *[other] Une pierre { $stone }
  } est allé{ $stone-key ->
    [stone-crystal] {""}
   *[other] e
  } sur { $cart }.
    .brief = mis { the-stone } sur { $cart }
event-kept = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi { the-stone } pour un chariot.
event-put-back = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } remis { the-stone } dans le sac.
event-lost = { $stone-key ->
    [stone-fog] Du brouillard
    [stone-crystal] Un cristal
    [stone-black] Une pierre noire
    [stone-grey] Une pierre grise
    [stone-blue] Une pierre bleue
    [stone-green] Une pierre verte
    [stone-purple] Une pierre violette
   *[other] Une pierre { $stone }
  } a quitté la partie.
event-bag-gone = Il ne restait pas assez à tirer : le sac et le brouillard qui l’entourait ont quitté la partie.
event-carts-turn = Brouillard ! Tous les yaks font demi-tour : désormais les chariots vont { $side }.
event-fog-on-track = Le brouillard est allé sur la piste : { $count } { $count ->
    [one] case est prise
   *[other] cases sont prises
  }.
event-track-opens = La piste était pleine pour la première fois : le marqueur est parti et une quatrième case s’est ouverte.
event-fog-returns = { $count } { $count ->
    [one] brouillard est retourné
   *[other] brouillards sont retournés
  } dans le sac.
event-carts-move = Les chariots ont avancé { $side }.
event-last-day = Le dernier jour commence.
event-game-over = La partie est terminée.

# Where points come from

source-sizes = Taille des groupes
source-number = Nombre de groupes
source-singles = Pierres seules
source-stupa = Marqueur Stupa
source-food = Le plus de nourriture
source-bonus-red = Carte Bonus : rouge
source-bonus-yellow = Carte Bonus : jaune
source-bonus-orange = Carte Bonus : orange
source-bonus-black = Carte Bonus : noir
source-bonus-grey = Carte Bonus : gris
source-bonus-blue = Carte Bonus : bleu
source-bonus-green = Carte Bonus : vert
source-bonus-purple = Carte Bonus : violet

# Options

option-bonus_cards-title = Cartes Bonus
option-bonus_cards = Combien de cartes Bonus sont posées.
option-bonus_cards-0 = Aucune : le jeu tel quel
option-bonus_cards-1 = Une couleur rapporte plus de points
option-bonus_cards-2 = Deux couleurs rapportent plus de points
option-bonus_cards-3 = Trois couleurs rapportent plus de points

# In the terminal

terminal-day = Jour { $day }, bébé yak : { $who }
terminal-last-day = Jour { $day }, le dernier, bébé yak : { $who }
terminal-track = Brouillard { $fields }
terminal-mist = et { $count } { $count ->
    [one] tiré
   *[other] tirés
  }
terminal-bag = Sac { $count } :
terminal-no-bag = Le sac n’est plus en jeu.
terminal-bonus = Bonus
terminal-bonus-majority = le plus { $points }, second { $second }
terminal-bonus-places = { $points } chacune sur : { $places }
terminal-bonus-duty = −{ $points } si aucune
terminal-stupa = Marqueur Stupa : { $who }
terminal-between = entre les deux
terminal-nothing = pas de pierre
terminal-market = Marché
terminal-yaks-left = yaks vers la gauche : sens horaire
terminal-yaks-right = yaks vers la droite : sens antihoraire
terminal-hand = En main :
terminal-payment = Payé :
terminal-you = { $who } (toi)
terminal-name = { $who }
terminal-points = { $points } p
terminal-no-card = pas encore de carte
terminal-face-down = carte face cachée
terminal-own-card = { $card } (cachée)
terminal-open = { $card }
terminal-given = cristaux en
terminal-cart-no-milk = refuse le lait
terminal-cart-no-meat = refuse la viande
terminal-cart-no-bread = refuse le pain
terminal-cart-two-kinds = au plus deux sortes
terminal-food-milk = lait { $count }
terminal-food-meat = viande { $count }
terminal-food-bread = pain { $count }
terminal-red = rou
terminal-yellow = jau
terminal-orange = ora
terminal-black = noi
terminal-grey = gri
terminal-blue = ble
terminal-green = ver
terminal-purple = vio
terminal-crystal = ◆◆◆
terminal-fog = brd

# In the browser

mark-red = R
mark-yellow = J
mark-orange = O
mark-black = N
mark-grey = G
mark-blue = B
mark-green = Ve
mark-purple = Vi
mark-alone = 1
table-label = La table de Yak
own-things = Tes affaires
day = Jour { $day }
last-day = le dernier jour
last-day-next = dernier jour demain
way-left = chariots dans le sens horaire
way-right = chariots dans le sens antihoraire
way-turned-left = Brouillard : chariots en sens horaire
way-turned-right = Brouillard : chariots en sens antihoraire
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
points-below = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
gain-plus = +{ $points }
gain-none = ±0
gain-minus = −{ $points }
stones-built = { $count } pierres sur { $last }
points-brief = { $points } pts
score-short = { $points } · { $stones }/{ $last }
stones-over = { $count } pierres
stones-built-short = { $count } sur { $last }
sign-at-most-two = ≤2
track-label = Piste de brouillard : { $track } sur { $fields } cases{ $drawn ->
    [0] {""}
    [one] , { $drawn } tiré
   *[other] , { $drawn } tirés
  }
bag-label = Le sac : { $count }{ $removed ->
    [0] {""}
   *[other] . On joue sans cette couleur : { $removed }
  }
bag-away = hors jeu
bag-without = sans
bonus-label = Carte Bonus { $colour } : { $rule }
bonus-most = 1ᵉʳ { $points }
bonus-second = 2ᵉ { $points }
bonus-each = { $points } chacune
bonus-without = si aucune
in-hand = En main
drawn = Tirées
drawn-one = Pour un chariot
drawn-by = { $who } tire
pays-for = Ta nourriture ne paie que { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }. Remets-en une pour en prendre une autre.
why-picked = Cette pierre ne peut plus être remise.
put-back = Remettre { the-stone } sur le chariot
in-hand-due = Coûte { $due } { $due ->
    [one] nourriture
   *[other] nourritures
  }
in-hand-of = { $who } tient
in-hand-short = tient
with-mark = { $text }, { $mark }
take-in-hand = Poser ensuite { the-stone }
take-up-again = Reprendre { the-stone }
plan-place = Prévoir { the-stone } sur { $place }
plan-lift = Retirer la pierre prévue sur { $place }
give-more = Donner encore 1 × { $food }
give-less = Garder 1 × { $food }
place-gain = { $label }, { $gain }
suggest = Proposer
suggest-more = les meilleures places pour { $stones }
suggest-not = Retirer
suggest-not-more = annule la proposition
confirm-pay = Payer
confirm-build = Payer et bâtir
confirm-lay = Bâtir ainsi
confirm-pay-label = { $food } pour { $stones }
confirm-spill = Au marché
part-groups = groupes { $points }
part-stupa = Stupa { $points }
part-food = nourriture { $points }
part-bonus = bonus { $points }
part-others = autres { $points }
part-besides = extras { $points }
counted-sizes = Plus un groupe est grand, plus il rapporte.
counted-number = Trois groupes ou plus rapportent encore des points.
counted-singles = 1 point par pierre hors groupe.
counted-stupa = 3 points pour la première 14ᵉ pierre.
counted-food = 2 points pour le plus de nourriture restée en tente.
vain-no-stones = pas de pierre
vain-tent-empty = rien à payer
vain-no-milk = refuse le lait
vain-no-meat = refuse la viande
vain-no-bread = refuse le pain
vain-too-little = trop cher
vain-tent-full = tente pleine
vain-cart-empty = chariot vide
vain-market-empty = marché vide
vain-draws-tent-full = tente pleine : pierre seule
vain-draws-market-empty = marché vide : pierre seule
brings-stones = { $count ->
    [one] { $count } pierre
   *[other] { $most ->
        [1] max. { $count } pierres
       *[other] { $count } pierres
      }
  }
brings-points = { $signed } { $points ->
    [one] point
   *[other] points
  }
brings-food = { $most ->
    [1] max. +{ $count } nourriture
   *[other] +{ $count } nourriture
  }
overlooks-stones = Tu peux payer une pierre. Laisser passer le jour sans en prendre ?
overlooks-no-stone = Pour l’instant, { $card } ne rapporte aucune pierre. La choisir quand même ?
overlooks-no-food = Pour l’instant, { $card } ne rapporte aucune nourriture. La choisir quand même ?
overlooks-food = Tu peux encore prendre de la nourriture, et elle ne coûte rien. La laisser ?
closes-last-stone = Ta dernière pierre : avec elle, ton tour est fini.
take-nothing = Aucune pierre
no-more-food = Assez
ask-choose = Choisis l’action du jour. Personne ne la voit avant midi.
ask-choose-first = Choisis ton action du jour : Construction achète des pierres pour ta tour, Ravitaillement et Marché rapportent de la nourriture. Personne ne voit ton choix avant midi.
ask-choose-last = Le dernier jour : choisis ta dernière action.
ask-pay = { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  } pour { $count ->
    [one] une pierre
   *[other] { $count } pierres
  }. Pose { the-stone } sur une place éclairée, puis paie.
ask-pay-laid = Tout est posé : paie { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  } pour bâtir.
ask-pay-kept = { $count ->
    [0] Le reste n’achète aucune pierre demain.
    [one] Le reste achète une pierre demain.
   *[other] Le reste achète jusqu’à { $count } pierres demain.
  }
ask-overflow = Paie { $due ->
    [one] { $due } nourriture
   *[other] { $due } nourritures
  } pour bâtir, dont { $overflow } { $overflow ->
    [one] va
   *[other] vont
  } au marché : le chariot est plein.
ask-spill = Le chariot est plein : { $due ->
    [one] { $due } nourriture payée va
   *[other] { $due } nourritures payées vont
  } au marché. Choisis laquelle, puis confirme.
ask-keep-only = Quelle pierre va sur { $cart } ? C’est le seul qui a de la place. Les autres retournent dans le sac.
ask-after-fog = Brouillard : { $way } maintenant. { $ask }
overflow = chariot plein
overflow-goes = { $count } au marché
note-no-stone = Ne veut pas de pierre
note-cannot-pay = Ne peut payer aucune pierre
note-buys-nothing = Rien dans ta tente n’achète une pierre de ce chariot
judged-better = mieux
judged-chosen = joué
note-cart-full = Le chariot est plein : aucune pierre tirée
note-carts-full = Tous les chariots sont pleins : aucune pierre tirée
note-no-food = Pas de nourriture à prendre
note-stupa = Stupa +3
note-most-food = Le plus de nourriture { $points }
note-most-food-gone = N’a plus le plus de nourriture { $points }
told-most-food = { $who } a maintenant le plus de nourriture.
told-most-food-own = Tu as maintenant le plus de nourriture.
told-most-food-shared = Le plus de nourriture, à égalité : { $who }.
told-most-food-shared-own = Tu as maintenant le plus de nourriture, à égalité avec { $who }.
told-most-food-all = Tout le monde a maintenant autant de nourriture.
note-fog-drawn = Brouillard !
note-only-room = Seul ce chariot avait de la place
note-given = { $who } a mis { one-stone } sur ton chariot
note-track-opens = Le marqueur part : une quatrième case s’ouvre
note-fog-returns = { $count ->
    [one] { $count } brouillard retourne
   *[other] { $count } brouillards retournent
  } dans le sac
note-bag-gone = Le sac quitte la partie
note-food = +{ $count } { $food }
banner-fog-title = Le brouillard tombe
banner-fog-left = Tous les yaks font demi-tour : les chariots vont dans le sens horaire
banner-fog-right = Tous les yaks font demi-tour : les chariots vont dans le sens antihoraire
banner-day = { $who } agit en premier
banner-day-own = Tu agis en premier
banner-last-day = Le dernier jour : ce soir, on compte les tours et la nourriture
banner-end-title = Les tours sont debout
banner-end = On les compte maintenant
tie-better = moins de pierres : { $count }
tie-worse = plus de pierres : { $count }
paid = Payé
tonight = ce soir
tomorrow-buys = { $stones ->
    [0] Demain : n’achète aucune pierre
    [one] Demain : achète 1 pierre
   *[other] Demain : jusqu’à { $stones } pierres
  }
tomorrow-between = Demain : de { $least } à { $most } pierres
tomorrow-by-food = Avec { $foods }
tomorrow-food = { $food } { $stones }
tomorrow-paid = pierres demain sur { $cart }, sauf brouillard
tomorrow-after = après { $card }, sur { $cart }
tomorrow-fog = sur { $cart }, sauf brouillard
cart-between = entre les deux places
yesterday = hier
card-down = face cachée
card-open = révélée
card-none = aucune carte

# The table in words

described-road = Chariots sur la route
described-cart = { $cart } ; pierres : { $stones } ; nourriture : { $food } ;
described-fog-and-bag = Brouillard, sac et cartes Bonus
described-count = { $what-key ->
    [food-milk] { $count } { $count ->
        [one] lait
       *[other] laits
      }
    [food-meat] { $count } { $count ->
        [one] viande
       *[other] viandes
      }
    [food-bread] { $count } { $count ->
        [one] pain
       *[other] pains
      }
   *[other] { $what } { $count }
  }
described-no-food = pas de nourriture
described-free = libre
described-row = Rangée { $row } : { $stones }
described-tower = Tour, depuis la rangée du bas
described-tent = Dans la tente : { $food }
described-card = Carte : { $card }.
described-yesterday = Hier : { $card }.
described-group = Groupe { $colour } sur { $places } : { $points } points
described-crystal = Le cristal sur { $place } compte comme { $colour }
described-crystal-alone = Le cristal sur { $place } compte seul

# What an option would do

would-build = Sur { $cart }, ta tente { $stones ->
    [0] n’achète rien : le jour passerait sans pierre
    [one] achète une pierre
   *[other] achète jusqu’à { $stones } pierres
  }. Ce qui y compte de ta nourriture : { $food }.
would-tomorrow-after = Après { $card }, sauf brouillard, arrive { $cart } : demain, ta tente y { $most ->
    [0] n’achète rien
    [one] { $least ->
        [0] achète au plus une pierre
       *[other] achète une pierre
      }
   *[other] { $least ->
        [0] achète jusqu’à { $most } pierres
       *[other] { $sure ->
            [yes] achète { $most } pierres
           *[no] achète au moins { $least }, au plus { $most } pierres
          }
      }
  }.
would-vain-no-stones = Il n’y a pas de pierre sur { $cart } : le jour passerait sans pierre.
would-vain-tent-empty = Tu n’as pas de nourriture pour payer : le jour passerait sans pierre.
would-vain-no-milk = Tu n’as que du lait, que { $cart } n’accepte pas : le jour passerait sans pierre.
would-vain-no-meat = Tu n’as que de la viande, que { $cart } n’accepte pas : le jour passerait sans pierre.
would-vain-no-bread = Tu n’as que du pain, que { $cart } n’accepte pas : le jour passerait sans pierre.
would-vain-too-little = Il n’y a que des cristaux, et tu as trop peu de nourriture pour un seul : le jour passerait sans pierre.
would-supply-full = Ta tente est pleine, tu ne prendrais donc pas de nourriture{ $draws ->
    [0] , et aucune pierre n’est tirée.
   *[other] ; une pierre est tirée pour ton chariot.
  }
would-supply-empty = Il n’y a pas de nourriture sur ton chariot{ $draws ->
    [0] , et aucune pierre n’est tirée.
   *[other] ; une pierre est tirée pour lui.
  }
would-supply = Tu prendrais { $food }{ $draws ->
    [0] , et aucune pierre n’est tirée.
   *[other] , puis une pierre est tirée pour ton chariot.
  }
would-market = { $food ->
    [0] { $full ->
        [1] Ta tente est pleine, tu ne prendrais donc pas de nourriture
       *[other] Il n’y a pas de nourriture
      }
    [one] Une nourriture
   *[other] Jusqu’à { $food } nourritures
  }{ $draws ->
    [0] , et aucune pierre n’est tirée.
   *[other] , puis { $draws } { $draws ->
        [one] pierre est tirée
       *[other] pierres sont tirées
      } et tu en donnes une à un chariot.
  }
would-tomorrow = Demain, sauf brouillard, arrive { $cart } : dans l’état actuel, ta tente y { $stones ->
    [0] n’achète rien
    [one] achète une pierre
   *[other] achète jusqu’à { $stones } pierres
  }.
would-pick = { $due } { $due ->
    [one] nourriture
   *[other] nourritures
  } en tout, { $left } { $left ->
    [one] reste
   *[other] restent
  } dans ta tente. { $count ->
    [one] Elle rapporte maintenant jusqu’à { $best }.
   *[other] Tes { $count } pierres rapportent alors ensemble jusqu’à { $best }.
  }
would-pay = Tu paies { $due } { $due ->
    [one] nourriture
   *[other] nourritures
  } pour { $stones }.
would-take-nothing = Tu ne prends aucune pierre et ne paies rien.
would-refill = Cela vide le chariot : trois pierres sont tirées pour lui.
would-keep-food = Reste dans la tente : { $food }{ $due ->
    [0] .
   *[other] , dont { $due } encore à payer.
  }
would-overflow = Pas de place sur le chariot pour { $count }, qui { $count ->
    [one] va
   *[other] vont
  } au marché.
would-spill = Au marché ensuite : { $food }.
would-place = { $gain }, { $points } en tout.
would-group = Un groupe { $colour } de { $count } vaut { $points }.
would-number = Le nombre de groupes rapporte { $points }.
would-single = Elle est seule pour le moment.
would-stupa = La quatrième rangée est complète : le marqueur Stupa est à toi.
would-last = Dans l’état de la table, cela peut rapporter { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
  }.
would-buy-then = Demain, sauf brouillard, arrive { $cart } : ta tente { $stones ->
    [0] n’y achète aucune pierre
    [one] y achète une pierre
   *[other] y achète jusqu’à { $stones } pierres
  }.
would-take-all = { $count } pour ta tente{ $stays ->
    [0] {""}
    [one] , { $stays } reste sur le chariot
   *[other] , { $stays } restent sur le chariot
  }{ $draws ->
    [0] .
   *[other] ; puis une pierre est tirée pour le chariot.
  }
would-have = Dans ta tente ensuite : { $food }.
would-draw = Puis { $count } { $count ->
    [one] pierre est tirée
   *[other] pierres sont tirées
  }.
would-only-room = Elle va sur { $cart } : c’est le seul qui a de la place.
would-put-back = De retour dans le sac : { $stones }.
would-load = Il porte alors { $stones } et se trouve devant { $who } ;
you = toi
would-load-between = Il porte alors { $stones } et se trouve entre vous ;
would-come = ce soir, il arrive devant { $who }, s’il n’y a plus de brouillard.
would-come-between = ce soir, il arrive entre vous, s’il n’y a plus de brouillard.

# A component held up to be read

built-label = La tour : { $who }
counts-size = Pierres d’un groupe
counts-number = Groupes d’une tour
counts-points = Points
counts-or-more = { $number }+
inspect-goal = Des pierres d’une couleur qui se touchent forment un groupe. Qui pose en premier une { $last }ᵉ pierre reçoit le Stupa (3 points) ; encore un jour, puis la partie se termine et le plus de points l’emporte.
inspect-price = { $number } { $number ->
    [one] pierre
   *[other] pierres
  } pour { $value } { $value ->
    [one] nourriture
   *[other] nourritures
  }
inspect-worth = Tout est compté comme si la partie finissait maintenant.
inspect-card-build-title = Construction
inspect-card-build = Achète une à trois pierres du chariot devant toi, paie-les avec la nourriture de ta tente et pose-les sur ta tour : { $prices }. Un cristal coûte 1 de plus. Ce que tu paies va sur le chariot ; ce qui y dépasse neuf va au marché. Un chariot vidé reçoit trois nouvelles pierres.
inspect-card-supply-title = Ravitaillement
inspect-card-supply = Prends toute la nourriture d’une sorte du chariot devant toi. Ta tente en contient { $tent } ; le reste demeure sur le chariot. Puis une pierre est tirée pour le chariot, sauf s’il en porte quatre.
inspect-card-market-title = Marché
inspect-card-market = Prends jusqu’à deux nourritures au choix au marché. Puis trois pierres sont tirées : l’une va sur le chariot de ton choix qui a de la place ; les autres retournent dans le sac.
inspect-market-title = Le marché
inspect-market = En ce moment : { $food }. Qui joue Marché en prend jusqu’à deux. La nourriture qui n’a de place sur aucun chariot vient ici.
inspect-bag-title = Le sac
inspect-bag = On en tire des pierres et du brouillard. Il contient maintenant :
inspect-tent-title = Une tente
inspect-tent = Elle contient { $tent } nourritures. À la fin, le plus de nourriture rapporte 2 points, à toutes les personnes à égalité.
inspect-fog-title = Brouillard
inspect-fog = Chaque fois que du brouillard est tiré, tous les yaks font demi-tour, et une autre pierre est tirée pour chaque brouillard. Après l’action, le brouillard va sur la piste : { $track } sur { $fields } cases sont prises. Quand la piste est pleine pour la première fois, le marqueur part, une quatrième case s’ouvre et tout le brouillard retourne dans le sac.
inspect-fog-bag = Dans le sac maintenant : { $all }.
inspect-crystal-title = Un cristal
inspect-crystal = Il rejoint une couleur et compte comme une pierre de plus de celle-ci : il doit toucher un groupe de cette couleur, ou deux de ses pierres. Chaque couleur prend un seul cristal ; tu obtiens toujours ce qui rapporte le plus. Le disque posé dessus montre la couleur. Avec un 1, aucune couleur ne le prend : il vaut 1 point. Il coûte 1 nourriture de plus.
example-group = compte comme rouge
example-two = compte comme bleu
example-alone = seul : 1 point
inspect-crystal-as = Celui-ci compte maintenant comme { $colour }.
inspect-crystal-alone = Aucune couleur ne prend encore celui-ci : il vaut 1 point.
inspect-road-title = La route
inspect-road = Chaque soir, chaque chariot avance à la place suivante, du côté où regarde son yak ; en ce moment : { $way }. Chaque fois que du brouillard est tiré, tous les yaks font demi-tour.
inspect-stupa-title = Le marqueur Stupa
inspect-stupa = Pour qui pose en premier une 14ᵉ pierre : 3 points à la fin. Le jour suivant est le dernier.
inspect-racing = Pierres maintenant : { $all }.
inspect-racing-one = { $who } { $count }
inspect-values-title = Ce que vaut une tour
stupa-for = 14ᵉ pierre { $points }
inspect-baby-yak-title = Le bébé yak
inspect-baby-yak = Qui l’a agit en premier à midi, puis les autres dans le sens horaire. Le soir, il passe à la personne suivante.
inspect-cart-no-milk-title = Le chariot sans lait
inspect-cart-no-meat-title = Le chariot sans viande
inspect-cart-no-bread-title = Le chariot sans pain
inspect-cart-two-kinds-title = Le chariot à deux sortes
inspect-cart-refuses = Ses pierres ne se paient pas en { $food }.
inspect-cart-kinds = Ses pierres se paient avec au plus deux des { $all } sortes de nourriture.
inspect-cart = Il a de la place pour quatre pierres et { $food } nourritures. Le soir, il avance à la place suivante, du côté où regarde son yak.
inspect-bonus-title = Carte Bonus : { $colour }
inspect-bonus-majority = Pour le plus de pierres de la couleur dans une tour, et le deuxième plus grand nombre. À égalité pour le plus : le nombre le plus bas à chaque personne. Les cristaux ne comptent jamais.
inspect-bonus-places = { $points } pour chaque pierre de la couleur sur une place marquée par la carte. Les cristaux ne comptent jamais.
inspect-bonus-duty = Pour qui n’a aucune pierre de la couleur dans sa tour. Les cristaux ne comptent jamais.
inspect-standing = Pierres qui comptent maintenant : { $all }.
inspect-standing-one = { $who } { $count } ({ $points })
inspect-tower-title = La tour : { $who }
inspect-tower = { $stones } { $stones ->
    [one] pierre
   *[other] pierres
  } en { $groups } { $groups ->
    [one] groupe
   *[other] groupes
  }.
inspect-points-title = { $who } : { $points }
inspect-part = { $source } : { $points }
inspect-no-points = Rien ne compte encore.
inspect-group = { $colour }, { $count } ensemble : { $points }
source-of-rulebook = le livret de règles
source-of-review = des critiques, pas le livret de règles
source-of-reconstructed = cette édition, pas le livret de règles
