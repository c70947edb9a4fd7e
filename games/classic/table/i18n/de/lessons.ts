import type { Lessons } from '../lessons.ts';

export const lessons: Lessons = {
  sail: 'Das ist Edward Teach, dein Pirat, mit einer Schaluppe bei Portobello. In deinem Zug tust du eines, eine Unternehmung, mit einem deiner Piraten oder Jäger. Hier ist nichts zu holen: Stich in See.',
  step: 'Ein Würfel und das Tempo 2 des Schiffes ergeben die Punkte der Fahrt: Er hat eine 1 gewürfelt, also 3 Felder. Jeder Schritt führt auf ein Feld, das kein Land versperrt. Halte nach Norden, auf Jamaika zu.',
  onward:
    'Häfen liegen auf ihren Feldern, und das Einlaufen kostet auch einen Schritt. Eine Fahrt darf jederzeit enden, aber suchen darf nur, wer alle Punkte verbraucht hat. Weiter.',
  waters: 'Noch ein Schritt. Im Norden und im Nordwesten ist offene See, und durch beide kommen Kauffahrer. Nimm, welche du willst.',
  search:
    'Alle Punkte sind verbraucht. Nun kann eine Karte sagen, was in Sicht ist: nichts, ein Kauffahrer oder zwei, oder ein Sturm. Sieh nach.',
  prize:
    'Ein Segel! Es liegt verdeckt, mit einer Nummer, die nichts verrät. Anne war inzwischen am Zug, denn eine Karte sagt, wer der Nächste ist: du zweimal hintereinander, oder Anne, oder ein Ereignis. Deine Unternehmung jetzt: die Prise.',
  inspect:
    'Nur du siehst sie: die spanische Concepción, Verteidigung 5. Kampf 6, Tempo 2 und Können 4, weniger ihre Verteidigung, sind die Angriffszahl 7: Mehr dürfen zwei Würfel nicht zeigen. Lässt du sie laufen, murrt die Mannschaft. Greif an.',
  cunning:
    'Eine 10. Eins oder zwei zu viel wären Treffer auf dein Schiff; drei sind viel zu viel, und sie entkommt. Aber Teach hat zwei Punkte List. Jeder wiederholt einen Wurf und ist für immer ausgegeben. Jetzt ist der Augenblick dafür.',
  ship: 'Sie ist dein, und spanische Häfen sind Teach von nun an verschlossen. Er gewinnt so viel Ruhm, wie er grausam ist. Die Prise kann dein Schiff werden: Eine Brigantine hat mehr Kanonen und Laderäume und einen Punkt weniger Tempo. Du entscheidest.',
  cargo:
    'Kakao für 780 £. Im Laderaum ist er noch nichts wert: Beute zählt erst, wenn sie verkauft ist, und geht mit dem Schiff unter. Verstau ihn.',
  revelry:
    'Darauf würde die Mannschaft gern trinken. Ein Gelage hebt die Stimmung um einen Punkt, und hohe Stimmung ist gut. Aber dann setzt Teach einen Zug aus und kämpft schlecht. Jetzt nicht.',
  hostage:
    'Ein Reisender ist an Bord, 5 Ruhm wert, und nur du kennst seine Heimat: Havanna. Du darfst ihn foltern lassen. Der Mannschaft gefällt es, er verrät vielleicht, was gegen Havanna hilft, und vielleicht stirbt er daran. Oder verschone ihn: Sein Lösegeld ist dasselbe.',
  endTurn:
    'Deine Unternehmung ist getan. Was noch angeboten wird, kostet nichts: eine Geisel foltern, Beute über Bord werfen. Beende deinen Zug.',
  battle:
    'Teach ist der berüchtigtste Pirat auf See, und eine Karte hat die HMS Rose auf ihn angesetzt. Sein Würfel und Tempo waren nicht höher als ihr Würfel: gestellt. Diese Runde hast du gewonnen, sie nahm die Differenz und du 1 Treffer. Beende es für 5 Ruhm, oder kämpf weiter: Wer sie versenkt, gewinnt ihren Kampf, 8.',
  toPort:
    'Für jeden Treffer wird gewürfelt, und eine 1 verwundet den Kapitän; du hattest Glück. Nun bring den Kakao an Land. Port Royal ist nah, englisch, und der Gouverneur ist ein Freund der Piraten. Segle.',
  coast: 'Zuerst das Feld von Port Royal. Läge dort ein Jäger, würde er versuchen, dich abzufangen.',
  port: 'Und in den Hafen, für einen weiteren Schritt.',
  business:
    'Anne hat deinen Ruhm gegen dich benutzt: Sie hat um einen Kommissar des Königs gebeten, nicht mehr als Teachs Ruhm gewürfelt, und Robert Maynard ist unterwegs. Im Hafen bist du vor ihm sicher. Mach Geschäfte.',
  sell: 'Wo der Gouverneur ein Freund ist, bringen je 100 £ Beute 110 £. Je volle 100 £ Erlös geben einen Punkt Ruhm und heben die Stimmung um einen. Verkauf den Kakao.',
  haven:
    'Geld in der Tasche ist Vermögen, und das gewinnt am Ende. Mit einer Bestechung wird Port Royal zu Teachs sicherem Hafen: bessere Preise, ein Versteck für Geld und ein Ort für den Ruhestand. Ein Würfel nennt den Preis.',
  pay: 'Eine 2: 200 £. Ein guter Preis für einen Freund. Zahl.',
  done: 'Du könntest jetzt die Mannschaft von der Leine lassen, aber ein Gelage kann den Hafen seinen Gouverneur kosten. Genug der Geschäfte.',
  endPort: 'Das alles war eine Unternehmung. Beende deinen Zug.',
  stash:
    'Bevor die Karten gezogen werden, darfst du in deinem sicheren Hafen Geld verstecken. Dort ist es vor Meuterern und Richtern sicher und zählt, wenn Teach sich zur Ruhe setzt oder am Ende; wird der Hafen gebrandschatzt, ist es verloren. Versteck es, oder behalt es bei dir, für Preise und Bestechung.',
  ransom:
    'Maynard ist auf See und wird dir vor dem Hafen auflauern. Eines bleibt zu tun: Lass den Reisenden auslösen. Er bringt einen Würfel mal 100 £, in deinem sicheren Hafen ein Fünftel mehr.',
};
