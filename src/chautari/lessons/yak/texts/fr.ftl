guide = Tashi
instead = Pas encore : d’abord ce que je te montre. Bientôt, tu choisiras toi-même.
listen-first = Un instant : écoute-moi jusqu’au bout, puis continue.
ended = C’est tout pour le moment.

# The first game

chapter-first = Ta première tour
chapter-first-about = Trois jours avec moi, quelques-uns à toi, et la fin de la partie avec tous ses points.

## The first days

welcome = Namasté, { $me } ! Je suis Tashi, et voici mes yaks. Tu empiles ici une tour de pierres, { $first } et { $second } empilent la leur. À la fin, la tour qui vaut le plus gagne.
groups = Des pierres d’une même couleur qui se touchent forment un groupe. Deux rapportent 3 points, trois 6, quatre 9. Et trois groupes ou plus donnent un supplément.
carts = Mes yaks apportent les pierres. Tu commerces avec le chariot devant toi ; chaque soir, tous les chariots avancent à la place suivante.
do-supply = Chaque matin, tout le monde choisit une carte en secret. Tu as trois nourritures, et les pierres en coûtent : touche Ravitaillement, il en apporte davantage.
market-first = { $second } a le bébé yak et commence : Marché a donné deux nourritures, et une pierre verte pour le chariot de { $first }. Ce soir, ce chariot arrive chez { $second }.
do-milk = À toi : Ravitaillement prend à ton chariot toute la nourriture d’une sorte. Touche le lait ! Le chariot qui vient chez toi ce soir refuse la viande, regarde son panneau.
evening = Ravitaillement a fini par une pierre noire pour ton chariot. Puis { $first } a acheté la verte : { $second } ne l’aura jamais. Voici le soir, et les chariots ont avancé.
do-build = Deux pierres rouges sont devant toi, et ce chariot accepte le lait et le pain. Touche Construction : cela achète des pierres pour ta tour.
pick-one = Aujourd’hui, le bébé yak est à toi : tu commences. Touche une pierre rouge sur ton chariot.
pick-two = Une pierre coûte 1 nourriture, deux 3, trois 5. Touche aussi l’autre rouge.
enough = Deux suffisent. Touche « Assez de pierres ».
pay-milk = Elles coûtent deux laits et un pain : il te reste du lait pour plus tard. Touche « Payer ».
lay-red-left = Elles vont maintenant sur ta tour, pour de bon. Touche la place que je te montre.
lay-red-middle = Et l’autre à côté, pour qu’elles se touchent.
built = Ton premier groupe : 3 points ! La rangée du bas s’étend sur les côtés ; plus haut, chaque pierre repose sur deux autres.
do-market = Troisième jour. Pas de pierre rouge sur ton chariot, et il refuse le lait. Touche Marché : il apporte de la nourriture, et une pierre à un chariot.
refilled = { $first } a pris la dernière pierre d’un chariot : trois nouvelles sortent aussitôt du sac. Il y en a une rouge !
take-one = Maintenant ton Marché : jusqu’à deux nourritures de toute sorte. Touche le lait, au milieu.
take-two = Et encore du lait : quel que soit le chariot qui vient demain, il l’accepte.
fog = Tu as tiré du brouillard ! Chaque fois qu’il tombe, tous les yaks font demi-tour, et les chariots repartent dans l’autre sens. Ce soir, c’est donc le chariot de { $first } qui vient chez toi, avec la pierre rouge.
keep = À la place du brouillard, une autre pierre a été tirée. L’une des trois va sur un chariot : touche la rouge.
onto = Maintenant le chariot de { $first } : il vient chez toi, et personne n’agit plus après toi aujourd’hui. Touche-le.
came = Le voici : deux pierres rouges, une bleue et un cristal. Le brouillard reste sur la montagne et attend.
choose-freely = Maintenant, tu choisis, { $me } ! Deux rouges de plus feraient un groupe de quatre, 9 points au lieu de 3, et ce soir ce chariot s’en va. Mais la nourriture prise aujourd’hui achète davantage demain. À toi de peser !
pick-freely = Maintenant, tu prévois d’abord pierres, places et nourriture : touche une pierre, puis une place éclairée ; le nombre dit ce qu’elle y rapporte. Tout te plaît ? Touche « Payer et bâtir », sans « Assez de pierres ». Un cristal coûte 1 nourriture de plus ; nous y viendrons bientôt.
take-all = De quelle nourriture auras-tu besoin ? Regarde le panneau du chariot qui vient ensuite. Ta tente en contient huit ; le reste demeure sur le chariot.
take-food = Prends-en jusqu’à deux, de toute sorte. Il en arrive ici quand quelqu’un paie et que le chariot est plein.
keep-freely = L’une d’elles va sur un chariot. Regarde où vont les yaks : aide-toi, pas qui est à côté de toi.
each-evening = Un nouveau matin : hier soir, les chariots ont avancé, et le bébé yak est passé à la place suivante. Qui l’a agit en premier.
spilled = Le chariot était plein hier : il porte neuf nourritures. Ce que tu as payé en trop est maintenant au marché.
track-full = La piste de brouillard était pleine pour la première fois : une quatrième case s’ouvre, et tout le brouillard retourne dans le sac.
days-done = Tu sais te nourrir et bâtir : c’est l’essentiel. Je te montre ensuite les cristaux, et pourquoi beaucoup de petits groupes sont une bonne chose.

## Later in the game

later = Maintenant une autre partie, au dixième jour : j’ai bâti cette tour pour toi. Ton groupe de quatre rouges rapporte 9 points, la paire bleue et la paire orange 3 chacune, la grise toute seule 1.
number = Cela fait 16. Les 4 autres viennent de tes trois groupes : quatre en donneraient 8, cinq 12, six 16, sept 20.
do-crystals-day = Ton chariot a une pierre rouge et un cristal, et il accepte le pain de ta tente. Touche Construction.
crystal = Un cristal rejoint une couleur et compte comme une pierre de plus : il doit toucher un groupe de cette couleur, ou deux de ses pierres. Chaque couleur n’en prend qu’un.
pick-fifth = D’abord la pierre rouge : ta cinquième rouge porte ce groupe à 12. Touche-la.
pick-crystal = Maintenant le cristal : il coûte 1 nourriture de plus, les deux coûtent donc tes quatre pains. Touche-le.
lay-red-up = La pierre rouge repose sur les deux pierres du dessous, là-haut dans la troisième rangée. Touche la place que je te montre.
lay-crystal = Et le cristal tout à droite de la deuxième rangée, où il repose sur les deux pierres bleues.
crystal-laid = Regarde le disque : le cristal compte comme bleu, et trois bleues rapportent 6. Tu en es à 26 points. La partie est de nouveau à toi.
tomorrow = Avant de choisir : quel chariot vient demain, et quelle nourriture refuse-t-il ? Regarde une carte, et la table dit ce que tu pourrais acheter ensuite.
worth-now = Les points près de ton nom disent toujours ce que ta tour rapporterait si la partie finissait maintenant. Compare avec les autres.
bought-nothing = Tu n’as pu payer aucune pierre : tu avais trop peu de la nourriture qu’accepte ce chariot. Un tel jour est perdu ; mieux vaut d’abord aller chercher à manger.
track-rare = Le brouillard s’amasse sur la montagne. Quand la piste est pleine pour la deuxième fois, quatre brouillards y restent pour de bon, et il n’en reste qu’un dans le sac.
near-the-end = Quatre rangées pleines font quatorze pierres, et la fin commence avec la première tour de quatorze. Viens voir.

## The end

race = Encore une autre partie, au treizième jour : cette tour aussi, je l’ai bâtie pour toi. Qui pose en premier une quatorzième pierre reçoit le Stupa : 3 points. Suit encore un jour, puis on compte les tours.
last-days = { $first } a 13 pierres et 29 points, toi 11 et 26. Mais aujourd’hui, { $first } agit après toi !
do-race = Trois pierres sont sur ton chariot, et tu as de quoi en payer trois. Touche Construction.
pick-three = Prends les trois. Les deux bleues côte à côte font un quatrième groupe, l’orange rejoint tes oranges. « Proposer » t’aide à les placer, si tu veux.
stupa-yours = Le Stupa est à toi, { $me } ! { $first } arrive trop tard.
last-day = Le dernier jour : après midi, on compte tout, et personne n’achète plus rien. Construis ce que tu peux ; le plus de nourriture restée en tente rapporte 2 points.
count-sizes = Maintenant, on compte. D’abord chaque groupe : 3 points pour deux pierres, 6 pour trois, 9 pour quatre, 12 pour cinq, 16 pour six, 20 pour sept ou plus.
count-number = Puis combien de groupes il y a : 4 points pour trois, 8 pour quatre, 12 pour cinq, 16 pour six, 20 pour sept ou plus.
count-others = Une pierre seule rapporte 1, le Stupa 3, le plus de nourriture 2, aussi en cas d’égalité. À points égaux, la tour qui a le moins de pierres passe devant.
farewell = Maintenant, tu connais Yak, { $me }. Assieds-toi et joue : les autres attendent, et mes yaks aussi.

# Bonus cards

chapter-bonus = Cartes Bonus
chapter-bonus-about = Une couleur chacune, payée en plus : ce que les trois genres de cartes attendent de ta tour.
cards-red = Nous voici au milieu d’une nouvelle partie, avec une tour bâtie pour toi. Trois cartes Bonus sont en jeu, chacune pour une couleur ; les cristaux n’y comptent jamais. Rouge : qui a le plus de pierres rouges reçoit 5 points, et qui vient en deuxième 2.
cards-grey = Gris : chaque pierre grise sur l’une des trois places de cette carte rapporte 2 points. Ta tour les montre aussi.
cards-orange = Orange : qui n’a aucune pierre orange à la fin perd 4 points. Tu n’en as pas encore !
do-bonus-day = Quelle chance : ton chariot en a une de chaque, et tes cinq viandes paient trois pierres. Touche Construction.
pick-orange = D’abord l’orange : une seule pierre suffit, et les 4 points ne sont pas perdus. Touche-la.
pick-second-red = Maintenant la rouge. { $first } a trois pierres rouges et toi une, { $second } aucune : la deuxième place rapporte 2 points.
pick-grey = Et la grise : trois pierres, cinq nourritures, et ton chariot est vide. Touche-la.
lay-grey = Pose la pierre grise tout à droite de la rangée du bas : la carte marque cette place.
lay-orange = L’orange n’a pas besoin d’une place spéciale : tout à droite de la deuxième rangée, c’est bien.
lay-red-pair = Et la rouge sur ton autre rouge, dans la troisième rangée.
bonus-laid = De 7 à 21 points en un jour : pas de perte pour l’orange, 2 pour la place de la grise, et la paire rouge est ton troisième groupe.
keep-for-grey = Maintenant, tu choisis. Le milieu de la troisième rangée est marqué aussi : une pierre grise y rapporterait 2 de plus.
watch-reds = Garde un œil sur le rouge : à égalité avec { $first } pour le plus, chacun ne reçoit que le nombre le plus bas, 2. Alors personne n’est deuxième.
bonus-go-on = Trois souhaits à la fois, et jamais assez de jours. Voyons comment cela finit.
bonus-race = Une autre partie, quelques jours plus loin, encore avec une tour bâtie pour toi. Tu as 13 pierres et tu agis en premier aujourd’hui : le Stupa est tout près.
bonus-standing = { $first } a cinq pierres rouges et reçoit 5 points, tu en as deux et reçois 2. Mais { $first } n’a pas d’orange : cela coûte 4.
do-bonus-race = Tu as deux nourritures que ce chariot accepte. Touche Construction.
pick-fourteenth = La pierre orange coûte 1 nourriture et complète ta quatrième rangée. Et ce qui manque à { $first }, tu l’emportes !
bonus-last-day = Le dernier jour. Y a-t-il une pierre grise pour une place marquée, ou une rouge ? Sinon, le plus de nourriture rapporte 2.
bonus-counted = Tout compte comme toujours, puis chaque carte à part : le rouge pour le plus et le deuxième, le gris selon les places, l’orange comme perte.
bonus-farewell = Il y a huit cartes, et on en tire jusqu’à trois pour une partie. Les autres marchent comme celles-ci : regarde-les avant le premier jour.

# Two players

chapter-two = À deux
chapter-two-about = Un troisième chariot se tient entre vous : ce qui change à deux.
between = Vous êtes deux, mais il y a trois chariots : l’un se tient entre vous. Personne ne peut lui acheter de pierres ni prendre sa nourriture. Seul Marché peut y mettre une pierre.
two-left = Les chariots vont dans le sens horaire : ce soir, celui de { $first } vient chez toi, le tien va entre vous, et celui du milieu chez { $first }.
do-market-two = Tu as peu de nourriture. Touche Marché.
two-right = { $first } a tiré du brouillard, et les yaks ont tourné ! Maintenant, le chariot du milieu vient chez toi ce soir. D’ici là, personne ne peut y acheter : ce que tu y mets est en sûreté.
take-milk-two = Il accepte le lait et le pain. Touche le lait.
take-bread-two = Et le pain.
keep-red-two = Une pierre rouge attend sur le chariot du milieu. Touche la rouge ici.
onto-between = Et maintenant le chariot du milieu.
two-came = Le voici, avec les deux pierres rouges.
do-build-two = Deux d’une couleur d’un coup, c’est un groupe. Touche Construction.
pick-red-two = Tu agis en premier aujourd’hui. Touche une pierre rouge.
pick-both-two = Et l’autre.
pay-two = Deux laits et un pain, c’est juste. Touche « Payer ».
lay-two = Pose-la où je te montre : côte à côte, elles forment un groupe.
two-leaves = Attention à ce que tu laisses sur ton chariot : dans le sens antihoraire, il va tout droit chez { $first } ; dans le sens horaire, il attend d’abord un jour entre vous.
two-choose = Maintenant, tu choisis. Des trois chariots, l’un vient demain chez toi et l’un chez { $first } : regarde les deux avant de prendre une carte.
two-onto = Une pierre sur le chariot du milieu ne s’achète pas aujourd’hui. Sur le tien ou celui de { $first }, si, par qui agit plus tard.
two-turned = Les yaks ont tourné : le chariot qui devait se reposer entre vous va chez l’un de vous.
two-farewell = Rien d’autre ne change. À deux, c’est un duel : la moitié de ce que tu prends, c’est pour toi ; l’autre moitié, c’est pour ne pas la laisser à { $first }.
