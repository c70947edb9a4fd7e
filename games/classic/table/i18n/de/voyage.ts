import type { VoyageTexts } from '../en/voyage.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n) =>
    `Es gibt zwei Wege zum Sieg. Ein Pirat mit ${n.notorietyToWin} Ruhm gewinnt sofort. Sonst endet das Spiel, wenn der letzte der ${n.pirates} Piraten eines Spielers fort ist, und der reichste Pirat gewinnt, im Ruhestand oder noch auf See.`,
  plan: 'Auf dieser Fahrt führst du einen Piraten von seiner ersten Prise bis zu seinem ersten Geld im Hafen, in etwa zehn Minuten. Ab und zu hast du die Wahl.',
  over: 'Teach ist ein reicher Mann mit einem Namen, und der Jäger des Königs steht vor der Tür. Um sich zur Ruhe zu setzen, braucht er so viel Geld, wie zwei Würfel sagen, gelesen als Zehner und Einer, in Hunderten. Je mehr er hat, desto sicherer; aber Ruhm bringt Jäger, und die sind schnell.',
  overMore:
    'Von hier an fallen die Würfel, wie sie wollen, und der Computer spielt Anne. Spiel mit Teach weiter, wenn du magst, oder beginn ein eigenes Spiel.',

  hints: {
    start:
      'Wähl, wo dein Pirat beginnt: Drück auf der Karte ein markiertes Feld, eines ohne Kauffahrer und Jäger. In der Karibik liegen viele Häfen nah beieinander; die reichsten Ladungen hat der Indische Ozean.',
    operation:
      'Eine Unternehmung je Zug, mit einem deiner Piraten oder Kommissare. Dann sagt eine Karte, wer der Nächste ist: vielleicht wieder du.',
    move: 'Jeder Schritt kostet einen Punkt. Markierte Felder sind zu erreichen; Jäger auf dem Weg versuchen dich abzufangen. Du darfst jederzeit anhalten, aber suchen nur, wenn alle Punkte verbraucht sind.',
    afterMove:
      'Alle Punkte sind verbraucht: Eine Karte sagt, was in Sicht ist. An der Küste und auf offener See ist es Verschiedenes, und Stürme kosten Tempo.',
    prize:
      'Nur du siehst diesen Kauffahrer. Zwei Würfel dürfen die Angriffszahl nicht übersteigen. 1 oder 2 zu viel kosten Treffer, bei mehr entkommt er. Eine Prise verschließt dir für immer die Häfen ihrer Nation.',
    ship: 'Eine Prise mit Verteidigung 3 bis 6 kann dein Schiff werden, unbeschädigt: mehr Kampf und Laderäume, weniger Tempo.',
    hostage:
      'Eine Geisel bringt Lösegeld in jedem Hafen, in dem du Geschäfte machst. Folter, einmal für jede, gefällt der Mannschaft und bringt vielleicht Kenntnisse für einen Angriff auf ihren Heimathafen.',
    revelry:
      'Gelage & Ausschweifung hebt die Stimmung um 1, und hoch ist gut. Der Pirat kann in deinem nächsten Zug nichts unternehmen und entkommt und kämpft mit 2 weniger.',
    port: 'Im Hafen eine Unternehmung: überholen, sich erholen, Geschäfte machen oder eine Geisel auslösen lassen. Nur verkaufte Beute wird Vermögen.',
    haven: 'Ein bestochener Hafen ist der sichere Hafen des Piraten: die besten Preise, ein Versteck und ein Ort für den Ruhestand.',
    stash: 'Verstecktes Geld ist vor Meuterern und Richtern sicher und geht mit dem Hafen verloren.',
    cunning: 'Ein Punkt List wiederholt diesen Wurf. Ausgegebene Punkte kommen nie zurück.',
    battle:
      'Die Seite mit der höheren Summe darf das Gefecht beenden. Ein Pirat, der davonkommt, gewinnt 5 Ruhm; wer einen Jäger versenkt, dessen Kampf.',
    surrender:
      'Mit einem Kaperbrief der Nation der Jäger darfst du dich ergeben: Die meisten setzen sich zur Ruhe, manche kommen vor Gericht oder an den Galgen, und die Beute ist verloren.',
    information:
      'Du kennst die schwachen Stellen dieses Hafens: Damit würfelst du mit zwei Würfeln statt mit einem. Die Kenntnisse sind dann verbraucht.',
    duel: 'Ein Duell: Angreifer und Verteidiger wechseln sich ab. Nach je zwei Gängen darf jeder zurückweichen, für 3 Stimmung.',
    alliance: 'Verbündete segeln, jagen und kämpfen zusammen, solange sie auf demselben Feld liegen. Versprechen binden niemanden.',
    intercept:
      'Dein Kommissar darf versuchen, diesen Piraten abzufangen: Sein Würfel muss mindestens so hoch sein wie Würfel und Tempo des Piraten.',
    event:
      'Die Karte zwischen zwei Zügen war ein Ereignis. Ein Zufallsereignis mischt alle Karten; dann laufen Jäger auf Pfeilfeldern in die Passagen ein.',
    storm: 'Ein Sturm: Jedes Schiff auf See in diesem Ozean verliert Tempo nach einem Würfel, an der Küste mehr. Häfen sind sicher.',
    scurvy:
      'Skorbut kostet Stimmung, jetzt und in jedem Zug auf See, und jede Wunde ist tödlich. Er vergeht, wenn sich der Pirat im Hafen erholt.',
    mutiny:
      'Mit Stimmung 0 meutert die Mannschaft: Ein Würfel unter der Führung beruhigt sie, gleich viel erlaubt den Ruhestand mit dem Versteck, mehr, und er wird ausgesetzt.',
    wound:
      'Der Kapitän ist verwundet: Seine Werte sind niedriger, bis er sich im Hafen erholt. Eine zweite leichte oder schwere Wunde wäre sein Tod.',
    commissioner:
      'Ein Kommissar des Königs jagt für den Spieler, der um ihn gebeten hat. Je mehr Ruhm ein Pirat hat, desto leichter gelingt die Bittschrift.',
    warship: 'Kriegsschiffe gehören niemandem, versuchen jeden Piraten auf ihrem Feld abzufangen und liegen bis dahin verdeckt.',
    ousted: 'Aus dem Hafen vertrieben: ein Treffer auf Kampf, und er darf erst zurück, wenn er in einem anderen Hafen war.',
    retired: 'Ein Pirat hat sich zur Ruhe gesetzt. Sein Vermögen zählt am Ende; der reichste Pirat gewinnt.',
    lost: 'Ein Pirat ist verloren, mit allem, was er hatte. Ist der letzte Pirat eines Spielers verloren oder im Ruhestand, endet das Spiel.',
  },
};
