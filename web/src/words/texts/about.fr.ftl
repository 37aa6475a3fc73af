# The page about Chautari. The first signs of a key say where it stands.

lead = Un chautari, c’est la plateforme de pierre sous un arbre, au bord des sentiers du Népal, où l’on pose son fardeau, se rencontre et joue. Celui-ci accueille quatre jeux de société venus de ces collines.

games-title = Les jeux et qui les a faits
games-lead = Tous les droits sur ces jeux appartiennent à leurs créateurs. Si l’un d’eux te plaît ici, achète la boîte : c’est encore mieux entre amis autour d’une vraie table.
games-name = Jeu
games-designers = Inventé par
games-publisher = Édité par
games-players = Joueurs
games-count = { $least }–{ $most }

notice-title = Non officiel
notice-1 = Chautari est fait par des passionnés, pour qui possède ces jeux. Aucune des personnes et maisons nommées ci-dessus ne l’a approuvé ni n’y a pris part.
notice-2 = Aucune image ni aucune phrase des originaux n’est reprise : tout ce que tu vois est redessiné, et les règles sont dites dans nos propres mots. Quand une valeur n’est imprimée que sur le matériel et dans aucun livret, il a fallu la reconstituer ; les fichiers de données livrés avec le code source disent lesquelles.

data-title = Tes données
data-lead = Il y en a peu, et elles restent sur le serveur où tu joues.
data-1 = Ni compte, ni mot de passe, ni adresse e-mail. Un cookie contenant un jeton aléatoire est ta place ; le serveur n’en garde que l’empreinte.
data-2 = Rien n’est chargé depuis d’autres serveurs : ni polices, ni compteurs, ni publicité. Personne ne te suit.
data-3 = Ce que tu tapes, un nom et ce que tu dis à une table, est gardé avec cette table, pour qui y est assis.
data-4 = Ton adresse réseau est gardée quelques minutes en mémoire, pour que personne ne puisse inonder le serveur, et n’est écrite nulle part.
data-5 = Ton navigateur retient ton nom et tes préférences de lumière et de sons. Cela ne le quitte jamais.
data-6 = Personne ne reçoit jamais ce que sa place ne doit pas savoir : ni la page, ni le public, ni les bots.

fair-title = Une donne honnête
fair-1 = Avant la première carte, le serveur publie l’empreinte d’un secret dont découlent toutes les cartes et tous les dés. À la fin, il dit le secret, et chacun peut vérifier toute la donne : télécharge l’enregistrement et lance

host-title = Ton propre serveur
host-1 = Une commande, un processus, un fichier avec toutes les tables. Sur une machine avec Python 3.11 et make :
host-2 = Ton réseau y entre par l’adresse affichée, ou par le code à côté. Les tables survivent aux redémarrages ; une sauvegarde tient en une commande.

more-title = Règles, documents, programmes
more-rules = Règles : { $title }
more-learn = { $title } en cinq minutes
more-1 = Les programmes aussi peuvent s’asseoir à ces tables : le serveur se décrit lui-même, et chaque jeu est un environnement de recherche. Les documents livrés avec le code source disent comment écrire un bot, comment les parties sont conservées et comment tout cela est construit.
more-api = Ce que le serveur comprend
more-replay = Ouvrir un enregistrement

licence-title = Licence
licence-fonts = Deux polices l’accompagnent, sous la SIL Open Font License :
licence-1 = Chautari est un logiciel libre sous licence MIT : utilise-le, modifie-le, transmets-le.
