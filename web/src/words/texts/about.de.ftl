# The page about Chautari. The first signs of a key say where it stands.

lead = Ein Chautari ist die steinerne Plattform unter einem Baum an Nepals Bergpfaden, wo Reisende ihre Lasten ablegen, einander treffen und spielen. Dieser hier ist für vier Brettspiele aus diesen Bergen da.

games-title = Die Spiele, und wer sie gemacht hat
games-lead = Alle Rechte an den Spielen liegen bei denen, die sie gemacht haben. Wenn dir hier eines gefällt, kauf die Schachtel: Mit Freunden um einen echten Tisch ist es noch schöner.
games-name = Spiel
games-designers = Erfunden von
games-publisher = Verlegt von
games-players = Personen
games-count = { $least }–{ $most }

notice-title = Inoffiziell
notice-1 = Chautari stammt von Menschen, die diese Spiele bewundern, und ist für Leute gedacht, die sie besitzen. Niemand von den oben Genannten hat es gutgeheißen oder irgendetwas damit zu tun.
notice-2 = Kein Bild und kein Satz der Originale wird verwendet: Alles, was du siehst, ist neu gezeichnet, und die Regeln sind in unseren eigenen Worten erzählt. Wo ein Wert nur auf dem Spielmaterial steht und in keiner Anleitung, mussten wir ihn rekonstruieren; die Datendateien, die dem Quelltext beiliegen, sagen, welche das sind.

data-title = Deine Daten
data-lead = Es sind wenige, und sie bleiben auf dem Server, auf dem du spielst.
data-1 = Kein Konto, kein Passwort, keine E-Mail-Adresse. Ein Cookie mit einem zufälligen Schlüssel ist dein Platz; der Server bewahrt nur dessen Hash auf.
data-2 = Nichts wird von anderen Servern geladen: keine Schriften, keine Zähler, keine Werbung. Niemand verfolgt dich.
data-3 = Was du eingibst, also einen Namen und was du am Tisch sagst, wird mit diesem Tisch aufbewahrt, für alle, die dort sitzen.
data-4 = Deine Netzadresse bleibt einige Minuten im Speicher, damit niemand den Server überfluten kann, und wird nirgends aufgeschrieben.
data-5 = Dein Browser merkt sich deinen Namen und wie du das Licht und die Klänge magst. Das verlässt ihn nie.
data-6 = Niemand bekommt je geschickt, was der eigene Platz nicht wissen darf: weder die Seite noch die Zuschauenden noch die Bots.

fair-title = Ehrlich gemischt
fair-1 = Vor der ersten Karte veröffentlicht der Server den Hash eines Geheimnisses, aus dem jede Karte und jeder Würfel folgt. Am Ende verrät er das Geheimnis, und alle können das ganze Mischen nachprüfen: Lade die Aufzeichnung herunter und führe aus:

host-title = Dein eigener Server
host-1 = Ein Befehl, ein Prozess, eine Datei mit allen Tischen. Auf einem Rechner mit Python 3.11 und make:
host-2 = Dein Netz kommt über die ausgegebene Adresse herein, oder über den Code daneben. Tische überstehen Neustarts; eine Sicherung ist ein Befehl.

more-title = Regeln, Dokumente, Programme
more-rules = Regeln von { $title }
more-learn = { $title } in fünf Minuten
more-1 = Auch Programme können an diesen Tischen sitzen: Der Server beschreibt sich selbst, und jedes Spiel ist eine Umgebung für die Forschung. Die Dokumente, die dem Quelltext beiliegen, erklären, wie man einen Bot schreibt, wie Aufzeichnungen aufbewahrt werden und wie alles gebaut ist.
more-api = Was der Server versteht
more-replay = Eine Aufzeichnung öffnen

licence-title = Lizenz
licence-fonts = Zwei Schriften liegen unter der SIL Open Font License bei:
licence-1 = Chautari ist freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, gib sie weiter.
