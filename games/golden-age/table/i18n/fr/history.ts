/** The top bar, the log, and the end of a game. */
export const history = {
  botsGone: 'Les bots ne répondent pas. Vérifie ta connexion. La partie est enregistrée et attend.',
  tryAgain: 'Réessayer',

  bar: {
    home: 'Blackbeard : accueil',
    turn: 'Tour',
    deck: 'Pioche',
    twoDecks: 'Deux pioches : les cartes à garder, et celles à effet immédiat',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Le Pardon général est sorti ${times} fois sur 3`,
    nextPardonEnds: 'le prochain met fin à la partie',
    inForce: 'en vigueur',
  },

  byTopic: 'Sujet',
  everything: 'Tous les sujets',
  topics: {
    course: 'Tours et actions',
    voyages: 'Traversées',
    battles: 'Batailles et duels',
    merchants: 'Navires marchands',
    ports: 'Ports et gouverneurs',
    money: 'Argent',
    crew: 'Équipages',
    pirates: 'Pirates et navires',
    cards: 'Cartes',
    king: 'Les gens du roi',
    weather: 'Vents et tempêtes',
  },

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Pourquoi ? Ce que cela valait, et les autres possibilités',
    askOf: (worth: string) => `${worth}. Pourquoi ?`,
    noChoice: 'sans choix',
    nothingElse: 'Les règles ne permettaient rien d’autre.',
    instead: 'Autres possibilités :',
    nothingBetter: 'Rien d’autre ne valait la peine.',
  },

  analysis: 'Analyse',
  vp: 'PV',
};
