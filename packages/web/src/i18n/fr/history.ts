import { de } from '@bb/golden-age/text/fr';

interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Undo, history, what-ifs, the log, the recap, and the end of a game. */
export const history = {
  noSuchTable: 'Cette partie n’est pas dans ce navigateur.',
  copyUpTo: (choice: number, of: number) =>
    `Le choix ${choice} sur ${of} n’est pas permis dans cette version. Voici une copie jusque-là ; la partie d’origine reste dans la liste.`,
  botFailed: (seat: string) => `Le bot ${de(seat)} a échoué. Le capitaine a choisi à sa place, et la partie continue.`,
  botsGone: 'Les bots ne répondent pas. Vérifie ta connexion. La partie est enregistrée et attend.',
  tryAgain: 'Réessayer',
  tooLarge: (bytes: number) => `Le fichier est trop grand pour une partie (${bytes} octets).`,

  bar: {
    harbor: 'Blackbeard : accueil',
    turn: 'Tour',
    deck: 'Pioche',
    twoDecks: 'Deux pioches : les cartes à garder, et celles à effet immédiat',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Le Pardon général est sorti ${times} fois sur 3`,
    inForce: 'en vigueur',
    saveTitle: 'Télécharger la partie',
    save: 'Export',
  },
  curtain: {
    label: 'Passer l’écran',
    screenFor: 'Passe l’écran à',
    show: (seat: string) => `Je suis ${seat} : montrer mes cartes`,
    pass: 'Passer pour ce tour sans regarder',
  },

  undo: 'Annuler',
  undoNow: 'Annuler ton dernier choix (touche u)',
  undoNot: {
    nothing: 'Annuler : tu n’as encore fait aucun choix.',
    over: 'Annuler : la partie est finie.',
    die: 'Annuler : un dé a été lancé depuis.',
    draw: 'Annuler : quelque chose a été pioché depuis.',
    reveal: 'Annuler : quelque chose de caché a été révélé depuis.',
    otherSeat: 'Annuler : un autre joueur a joué depuis.',
    looking: 'Annuler : pas pendant que tu regardes l’historique.',
  },

  past: 'Historique',
  pastWhy: 'Voir les moments précédents de la partie (touches [ et ])',
  looking: (turn: number, seat: string) => `Historique : tour ${turn}, ${seat}.`,
  lookingBefore: 'Historique : avant le premier tour.',
  lookingAround: (seat: string) => `La partie est finie. Tu vois la table comme ${seat}.`,
  backToNow: 'Revenir à la partie',
  scrubber: 'La partie jusqu’ici',
  slider: 'Moment de la partie',
  turnOf: (turn: number, seat: string) => `Tour ${turn} : ${seat}`,
  beforeTurns: 'Avant le premier tour',
  turnBack: 'Début du tour (Page préc.)',
  stepBack: 'Un pas en arrière ([)',
  play: 'Lecture',
  pause: 'Pause',
  stepOn: 'Un pas en avant (])',
  turnOn: 'Tour suivant (Page suiv.)',
  jump: 'Aller à un tour',
  eyes: 'Vue',
  eyesOf: (seat: string) => `Comme ${seat}`,
  spectator: 'Comme un spectateur',
  aSpectator: 'un spectateur',

  whatIf: 'Et si…',
  whatIfWhy: 'Continuer d’ici dans une nouvelle partie contre des bots',
  whatIfTitle: 'Et si ?',
  whatIfText: (where: string) =>
    `Une nouvelle partie commence à ce moment (${where}). Tu joues une place, des bots jouent les autres. La partie d’origine reste telle quelle.`,
  whatIfHidden: 'La partie n’est pas finie : tout ce que tu ne pouvais pas voir est redistribué, et tu n’apprends rien des autres mains.',
  whatIfOpen: 'La partie est finie : chacun garde les cartes qu’il avait.',
  whatIfSeat: 'Tu joues',
  whatIfStart: 'Jouer à partir d’ici',
  whatIfBadge: (turn: number) => `Et si, dès le tour ${turn}`,

  log: 'Journal',
  lines: 'Lignes du journal',
  happened: 'Journal de la partie',
  search: 'Chercher',
  bySeat: 'Joueur',
  everybody: 'Tous les joueurs',
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
  earlier: 'Lignes plus anciennes',
  nothingLikeIt: 'Aucune ligne ne correspond.',
  nothingYet: 'Il ne s’est encore rien passé.',
  lineTitle: (rules: string) => `Règle ${rules}. Clique pour voir ce moment.`,

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Pourquoi ? Ce que cela valait, et les autres possibilités',
    askOf: (worth: string) => `${worth}. Pourquoi ?`,
    noChoice: 'sans choix',
    nothingElse: 'Les règles ne permettaient rien d’autre.',
    instead: 'Autres possibilités :',
    nothingBetter: 'Rien d’autre ne valait la peine.',
  },

  news: 'Depuis ton dernier choix',
  closeNews: 'Fermer',
  moreNews: (lines: number) => (lines === 1 ? 'Encore une ligne dans le journal.' : `Encore ${lines} lignes dans le journal.`),
  showAgain: 'Revoir',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} l’emporte` : `${LIST.format(names)} partagent la victoire`),
  systemWins: 'Le joueur système l’emporte',
  endings: {
    generalPardon: 'Le Pardon général est sorti pour la dernière fois.',
    deckEmpty: 'La pioche est épuisée.',
    blackbeardRetired: 'Barbe-Noire s’est retiré.',
    blackbeardLost: 'Barbe-Noire est mort.',
    rivalsScored: 'Le joueur système a les points de victoire qu’il lui faut.',
    rivalsGone: 'Le joueur système n’a plus de pirate.',
  },
  player: 'Joueur',
  turn: 'Tour',
  end: 'Fin',
  retired: 'Retirés',
  lost: 'Perdus',
  vp: 'PV',
  scores: 'Score final',
  howMade: 'D’où viennent les points',
  toHarbor: 'Accueil',
  bringHome: 'Enregistrer la partie ici',
  bringHomeWhy: 'Enregistre toute la partie dans ce navigateur, pour sa chronique, ses graphiques et son analyse',
  saveRecord: 'Télécharger la partie',
  toBoard: 'Voir le plateau',
  toScores: 'Score final',
  figures: 'Graphiques et statistiques',
  chartOf: (title: string) => `${title}, tour par tour, une ligne par joueur. Les nombres sont dans le tableau ci-dessous.`,
  asTable: 'En tableau',
  measures: {
    vp: 'Points de victoire',
    notoriety: 'Renommée des pirates en jeu',
    netWorth: 'Fortune des pirates en jeu, en doublons',
  },
  luck: 'La chance aux dés',
  throws: 'Jets',
  came: 'Réussis',
  expected: 'Attendus',
  difference: 'Différence',
  luckMeans:
    'On compte les jets contre un nombre à atteindre (une relance par la Ruse à part) et, dans chaque affrontement, les dés finals d’un pirate. Attendus : la somme des chances avant chaque jet.',
  deedsTitle: 'Statistiques',
  deeds: {
    retired: 'Pirates retirés',
    lost: 'Pirates perdus',
    merchants: 'Navires marchands pillés',
    doubloons: 'Butin écoulé, en doublons',
    ports: 'Ports pris',
    duels: 'Duels gagnés',
    against: 'Cartes contre les autres',
    mutinies: 'Mutineries subies',
  },
  analysis: 'Analyse',
  chronicleTitle: 'La chronique',
  asPage: 'Télécharger en page web',
  asText: 'Télécharger en texte',
  chronicle: {
    title: 'Chronique des pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `ou récit véridique des voyages, des prises et de la fin des capitaines ${de(LIST.format(names))}, ${first === last ? `en l’an ${first}` : `de ${first} à ${last}`}`,
    chapter: (numeral: string) => `Chapitre ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Printemps', 'Été', 'Automne', 'Hiver'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} pirates courent les mers`,
        `Les marchands comptent ${atLarge} pavillons noirs`,
        `${atLarge} équipages vivent du sucre des autres`,
        `Les gouverneurs écrivent à leurs rois au sujet de ${atLarge} pirates`,
      ][i % 4];
      const fame = feared
        ? ` ; ${['le plus redouté d’entre eux est', 'les mères font peur à leurs enfants avec', 'sa tête est mise à prix :'][i % 3]} ${feared.name}`
        : ', et aucun d’eux ne s’est encore fait un nom';
      const lead = first ? ` ${first.name} a déjà ${first.vp} PV à son actif.` : '';
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Avant le premier voyage',
    quiet: 'Rien qui vaille l’encre.',
    ended: {
      generalPardon: 'Ainsi le pardon du roi expira pour la dernière fois.',
      deckEmpty: 'Ainsi s’écoulèrent les années.',
      blackbeardRetired: 'Ainsi Barbe-Noire revint à terre pour toujours.',
      blackbeardLost: 'Ainsi finit Barbe-Noire.',
      rivalsScored: 'Ainsi les rivaux de Barbe-Noire eurent tout ce qu’ils voulaient.',
      rivalsGone: 'Ainsi Barbe-Noire n’eut plus de rival sur aucune mer.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `Le nom le plus riche et le plus célèbre de tous fut ${names.join('')}.`
        : `Égaux en richesse et en renom furent ${LIST.format(names)}.`,
    points: (name: string, vp: number) => `${name} : ${vp} PV`,
  },
};
