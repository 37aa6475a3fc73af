# Names

bot-names = Asha Maya Dawa Pemba Lhamo Bikram
host = Hôte
nth-seat = Place { $number }
you = toi
somebody = Quelqu’un

# Levels of bots

level-novice-title = Débutant
level-novice = Vient d’apprendre les règles et laisse passer beaucoup de choses : parfait pour tes premières parties.
level-casual-title = Détendu
level-casual = Joue correctement et se trompe parfois : parfait pour une partie tranquille.
level-strong-title = Fort
level-strong = Se trompe rarement : parfait quand tu connais bien le jeu.
level-master-title = Maître
level-master = Regarde loin devant, avec des milliers de parties derrière lui : parfait quand tu gagnes souvent.
level-grandmaster-title = Grand maître
level-grandmaster = Réfléchit le plus longtemps et voit le plus loin : parfait si tu veux le plus fort qui soit.

# Refusals

refused-asked-already = Quelqu’un demande déjà à reprendre un coup ; réponds d’abord à cela.
refused-asked-before = Tu as déjà demandé aux autres pendant ce tour ; joue la suite, et tu pourras redemander.
refused-bot-plays = Un bot joue pour toi ; reviens d’abord à la table.
refused-bots-seat = Un bot joue cette place jusqu’à la fin ; elle n’a pas de lien.
refused-closing = Le serveur s’arrête ; reconnecte-toi dans un instant.
refused-daily-alone = Une donne du jour se joue sans indices, pour que les résultats se comparent.
refused-enough-chat = Tu as dit tout ce qu’une place peut dire à une table.
refused-enough-reactions = Tu as réagi autant qu’une place le peut à une table.
refused-enough-undone = Tu as repris autant de coups qu’une partie le supporte.
refused-fault = Il y a eu un problème ici. Rien n’a changé ; réessaie.
refused-foreign-host = Ce serveur ne se connaît pas sous le nom { $name } : ouvre-le par son adresse en chiffres, ou lance-le avec --origin http://{ $name }.
refused-foreign-page = Cette demande vient d’une page d’un autre site.
refused-hello-again = Tu as déjà dit bonjour.
refused-key-used = Un message avec cette clé a été exécuté il y a longtemps ; un nouveau demande une nouvelle clé.
refused-link-expired = Ce code a expiré ; demandes-en un nouveau sur ton autre appareil.
refused-link-renewed = L’hôte a créé un nouveau lien ; celui-ci n’ouvre plus rien.
refused-link-used = Cette place est prise ; demande un nouveau lien à l’hôte.
refused-mark-taken = Quelqu’un à cette table a déjà cette couleur ; choisis-en une autre.
refused-name-taken = Quelqu’un à cette table s’appelle déjà { $name } ; choisis un autre nom.
refused-no-hello = Le premier message est un bonjour, dans les dix secondes.
refused-no-hint = Aucun indice n’a été trouvé cette fois ; redemande.
refused-no-lesson = Il n’y a pas de leçon à cette table.
refused-no-such-lesson = Cette leçon n’existe pas.
refused-lesson-undo = Ce pas de la leçon ne se reprend pas ; bientôt tu choisiras toi-même, et tu le pourras.
refused-no-name = Pour jouer, il faut un nom.
refused-no-practice = C’est réservé à l’entraînement ; dis d’abord que cette partie doit compter comme entraînement.
refused-no-open-seat = Cette table n’a pas de place pour qui arrive ; un lien de l’hôte en ouvre une.
refused-no-such-action = { $title } a les actions 0 à { $most }.
refused-no-such-choice = Tu n’as fait aucun choix de ce numéro.
refused-no-such-day = On ne montre que les donnes d’aujourd’hui et d’hier.
refused-no-such-edition = L’édition d’une analyse est un nombre à partir de 0.
refused-no-such-eyes = Regarde par les yeux d’une place de 0 à { $last }, ou de toutes.
refused-no-such-game = Ce jeu n’existe pas ici.
refused-no-such-level = Ce bot n’existe pas ; les niveaux sont { $levels }.
refused-no-such-line = Une ligne du journal est un nombre à partir de 0.
refused-no-such-link = Ce lien ne mène nulle part ; peut-être que l’hôte en a créé un nouveau.
refused-no-such-moment = Cette partie n’a pas ce moment ; ils sont numérotés à partir de 0.
refused-no-such-name = Ce jeu n’a pas d’action de ce nom.
refused-no-such-option = Cette énigme ne propose pas cette option.
refused-no-such-puzzle = Ce jeu a les énigmes 1 à { $most }.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-seat = Cette table a les places 0 à { $last }.
refused-no-such-table = Cette table n’existe pas, ou ne t’est pas ouverte.
refused-not-alone = Les indices, les chances et la reprise libre sont pour les tables sans autres personnes.
refused-not-asked = On ne te demande rien pour l’instant.
refused-not-finished = La partie de cet enregistrement n’est pas terminée ; chautari import apporte une partie à continuer.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-json = Envoie du JSON, avec le type de contenu application/json.
refused-not-over = On le saura quand la partie sera terminée.
refused-not-plain = Un message de discussion est du texte simple.
refused-not-playing = La partie n’a pas encore commencé.
refused-not-read = Les tables ne peuvent pas être lues pour l’instant ; réessaie.
refused-not-seated = Seule la personne assise à une place peut faire cela.
refused-not-stored = Cela n’a pas pu être conservé, donc rien n’a changé ; réessaie.
refused-not-understood = Ce message est incompréhensible : { $problem }.
refused-nothing-to-vote = Personne n’attend ton avis là-dessus.
refused-one-seat = Une personne a une seule place à une table.
refused-only-here = Cela n’est dit que sur la machine du serveur lui-même.
refused-only-watching = Tu regardes ; seules les personnes à la table peuvent faire cela.
refused-over = La partie est terminée.
refused-own-seat = Cette place est déjà la tienne ; un code la fait passer sur un autre appareil.
refused-paused = La table est en pause ; relance-la d’abord.
refused-reload = La table a changé ; reconnecte-toi pour la voir telle qu’elle est.
refused-resigned = Tu as abandonné ; un bot joue à ta place jusqu’à la fin.
refused-seat-changed = Tu as maintenant une place à la table ; reconnecte-toi.
refused-seat-left = Tu as quitté la table ; son lien rouvre la place.
refused-seat-taken = Trop tard, quelqu’un vient de s’y asseoir ; prends une autre place.
refused-seat-moved = Ta place est passée sur un autre appareil.
refused-somebody-away = Ce qui a été montré n’est repris que si tout le monde est d’accord, et quelqu’un est au loin.
refused-stale = La table a avancé ; regarde encore avant de choisir.
refused-started = La partie a déjà commencé.
refused-table-begun = La partie a commencé, et ce lien ne permet pas de regarder.
refused-table-full = Trop tard : toutes les places sont prises.
refused-too-fast = Trop à la fois ; attends un instant.
refused-too-many-reviews = Beaucoup de parties sont en cours d’analyse ici ; redemande dans quelques minutes.
refused-too-slow = C’est arrivé trop lentement ; renvoie-le.
refused-too-large = C’est trop gros ; { $most } octets au plus.
refused-too-many-chairs = Tu as ouvert cette table une fois de trop ; cette fenêtre, la plus ancienne, se ferme au profit de la plus récente.
refused-too-many-listed = Ton adresse a déjà autant de tables en attente de compagnie que ce serveur en affiche.
refused-too-many-records = Tu as apporté { $most } enregistrements ici, autant que ce serveur en garde pour une personne.
refused-too-many-sockets = Trop de connexions depuis ton adresse.
refused-too-many-tables = Tu as créé autant de tables que ce serveur le permet.
refused-too-many-viewers = Autant de personnes regardent cette table que ce serveur le permet.
refused-unplayable = Cette table ne peut pas être continuée : { $problem }
refused-wrong-method = Cette adresse n’accepte pas ce genre de demande.
other-version = Elle a commencé avec une autre version des règles ; son enregistrement peut être téléchargé.

not-text = Ce n’est pas un enregistrement : ce n’est pas du texte.
offered = Tu peux le faire maintenant.

# Notes in a table's log

note-created = La table est prête.
note-lesson = Une leçon commence.
note-joined = { $who } s’assied.
note-started = La partie commence.
note-left = { $who } s’en va ; un bot prend le relais.
note-got-up = { $who } se lève.
note-away = { $who } est au loin ; un bot prend le relais.
note-returned = { $who } est de retour.
note-resigned = { $who } abandonne ; un bot joue jusqu’à la fin.
note-paused = { $who } demande une pause.
note-resumed = { $who } relance la partie.
note-undo-asked = { $who } demande à reprendre un coup.
note-undo-declined = { $who } dit non : le coup reste.
note-undo-dropped = { $who } n’est pas là pour répondre : le coup reste.
note-undone = { $who } reprend un coup, et tout le monde est d’accord.
note-undone-alone = { $who } reprend un coup (sans autre personne à table).
note-practice = { $who } s’entraîne : dès maintenant, cette partie compte comme entraînement.
note-link-renewed = L’hôte crée un nouveau lien pour { $who }.
note-downloaded = { $who } télécharge l’enregistrement, avec tout ce qui y est caché.
note-branched = Cette partie continue à partir d’un moment d’une autre.
note-imported = Cette partie a été apportée ici depuis un enregistrement.

# Reactions

reaction-nod = { $who } approuve.
reaction-applause = { $who } applaudit.
reaction-hmm = { $who } s’étonne.
reaction-ouch = { $who } grimace.
reaction-hurry = { $who } tapote la table.
reaction-thanks = { $who } dit merci.

# Pages

page-welcome = Un lieu pour jouer entre amis à quatre jeux de société des collines du Népal, par un lien et sans compte.
page-game = { $title } par { $designers }
page-no-client = Cette installation n’a pas de table pour le navigateur. chautari play joue dans un terminal, et des programmes peuvent jouer ici par l’interface.
page-interface = L’interface pour les programmes
page-paths = Chemins
page-types = Types
page-socket = Un pour chaque personne qui regarde : d’abord un bonjour, puis les nouvelles dans un sens et les verbes dans l’autre ; chaque verbe reçoit « done » ou « refused » en réponse.
api-about = Créer des tables, distribuer des liens, prendre des places ; la partie elle-même se joue par le WebSocket de la table. Un cookie dit qui tu es. Tout refus dit pourquoi.
api-done = Fait
api-refused = Refusé, et pourquoi
