/** The top bar, the log, and the end of a game. */
export const history = {
  botsGone: 'Die Bots antworten nicht. Prüfe deine Verbindung. Das Spiel ist gespeichert und wartet.',
  tryAgain: 'Erneut versuchen',

  bar: {
    home: 'Blackbeard: Startseite',
    turn: 'Zug',
    deck: 'Stapel',
    twoDecks: 'Zwei Stapel: Karten zum Behalten und Karten, die sofort wirken',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Der Generalpardon ist ${times} von 3 Mal erschienen`,
    nextPardonEnds: 'der nächste beendet das Spiel',
    inForce: 'in Kraft',
  },

  byTopic: 'Thema',
  everything: 'Alle Themen',
  topics: {
    course: 'Züge und Aktionen',
    voyages: 'Fahrten',
    battles: 'Gefechte und Duelle',
    merchants: 'Kauffahrer',
    ports: 'Häfen und Gouverneure',
    money: 'Geld',
    crew: 'Mannschaften',
    pirates: 'Piraten und Schiffe',
    cards: 'Karten',
    king: 'Die Leute des Königs',
    weather: 'Wind und Wetter',
  },

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Warum? Was es wert war, und die Alternativen',
    askOf: (worth: string) => `${worth}. Warum?`,
    noChoice: 'keine Wahl',
    nothingElse: 'Die Regeln ließen nichts anderes zu.',
    instead: 'Alternativen:',
    nothingBetter: 'Sonst hätte sich nichts gelohnt.',
  },

  analysis: 'Analyse',
  vp: 'SP',
};
