import type { TableTexts } from '../en/table.ts';

export const table: TableTexts = {
  promptRegion: 'Frage',
  choicesRegion: 'Möglichkeiten',
  board: 'Spielplan',
  handRegion: 'Karten und Schiffe',
  panels: 'Bereiche',
  dock: 'Erklärungen',
  tabs: { map: 'Karte', ships: 'Schiffe', hand: 'Karten', log: 'Logbuch', tools: 'Mehr' },
  tools: { label: 'Werkzeuge' },
  close: 'Schließen',
  home: 'Blackbeard: Startseite',
  edition: 'Ausgabe von 1991',
  turn: 'Zug',
  deck: 'Karten',
  deckWhy: (left) => `Noch ${left} Aktionskarten, bevor alle gemischt werden`,
  notoriety: 'Ruhm',
  notorietyWhy: (pirate, toWin) => `${pirate} hat den meisten Ruhm; ein Pirat mit ${toWin} gewinnt sofort`,
  players: 'Spieler',
  botsGone: 'Die Computerspieler antworten nicht. Prüfe deine Verbindung. Das Spiel ist gespeichert und wartet.',
  tryAgain: 'Noch einmal versuchen',
};
