import type { LabWords } from './en.ts';

export const de: LabWords = {
  title: 'Das Balance-Labor',
  lead: (games, seed, game) => `${games} Spiele, Startwert ${seed}, ${game}`,
  players: (count) => `${count} Spieler`,
  standard: 'Grundregeln',
  set: (id) => `Spielmaterial „${id}“`,
  games: (count) => `${count} Spiele`,
  variations: 'Varianten',
  contents: 'Inhalt',
  seat: (seat) => `Platz ${seat + 1}`,
  asTable: 'Als Tabelle',
  none: 'zu wenige',
  noneOf: 'Zu wenige Spiele.',
  interval: '95 %',
  to: (low, high) => `${low} bis ${high}`,
  share: 'Anteil',
  mean: 'Mittel',
  difference: 'Unterschied',
  number: 'Anzahl',
  median: (value) => `Median ${value}`,
  againstFirst: 'gegen I',
  timed: (names) => `Diese Spiele lassen sich nicht genau wiederholen, denn diese Bots rechnen nach der Uhr: ${names}.`,

  about: {
    method:
      'Ein Balken ist ein 95-%-Bereich: Mit sehr vielen Spielen läge das Ergebnis bei 19 von 20 solchen Balken darin. Ein geteilter Sieg wird aufgeteilt. Alle Varianten haben dieselben Würfel, bis die Entscheidungen voneinander abweichen. Die Ergebnisse gelten für diese Bots; bei besseren Spielern können sie anders sein.',
    glanceOfOne: 'Mittel aller Spiele.',
    glance:
      'Mittel aller Spiele, dazu der Unterschied zur ersten Variante. Er wird Spiel für Spiel berechnet, mit denselben Würfeln; hervorgehoben sind die Werte, deren Bereich die 0 nicht enthält.',
    seats:
      'Siege nach dem Platz, gleich wer beginnt. Ein großer Abstand von der Linie ist Zufall oder ein Fehler, wenn die Regeln keinen Platz bevorzugen.',
    bots: 'Siege je Platz jedes Bots. Die Bots wechseln von Spiel zu Spiel die Plätze.',
    turns: 'Anteil der Spiele nach ihrer Länge.',
    decisions: 'Anteil der Spiele nach ihrer Länge. Gezählt werden nur Entscheidungen der Spieler, keine Würfe und gezogenen Karten.',
    best: 'Anteil der Spiele nach den Punkten des Siegers.',
    endings: 'Wie Spiele endeten.',
    events: 'Wie oft jedes Ereignis in einem Spiel vorkommt, dazu der Unterschied zur ersten Variante.',
  },
  sections: {
    glance: 'Auf einen Blick',
    seats: 'Die Plätze',
    bots: 'Die Bots',
    turns: 'Länge in Zügen',
    decisions: 'Länge in Entscheidungen',
    best: 'Die Punkte des Siegers',
    endings: 'Wie Spiele enden',
    events: 'Was geschieht',
  },
  measures: {
    turns: 'Züge',
    decisions: 'Entscheidungen der Spieler',
    best: (score) => `${score} des Siegers`,
    mean: (score) => `${score} aller, Mittel`,
    lead: (score) => `${score} zwischen den ersten beiden`,
  },
};
