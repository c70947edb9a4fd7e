interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

const LIST = new Intl.ListFormat('fr', { type: 'conjunction' });

/** The table's past: undo, looking back, what-ifs, the log, what has been missed, and the end of a game. */
export const past = {
  noSuchTable: 'Il n’y a pas de telle table dans ce navigateur.',
  copyUpTo: (choice: number, of: number) =>
    `Le choix ${choice} sur ${of} n’est pas permis dans cette version. Voici une copie jusque-là ; la partie d’origine reste dans la liste.`,
  botFailed: (seat: string) => `Le joueur-ordinateur de ${seat} a échoué ; un capitaine a choisi à sa place, et la partie continue.`,
  botsGone: 'Les joueurs-ordinateurs ne répondent pas : voyez la connexion. La partie est gardée, et attend.',
  tryAgain: 'Réessayer',
  tooLarge: (bytes: number) => `Le fichier est trop grand pour un enregistrement (${bytes} octets).`,

  bar: {
    harbor: 'Blackbeard : retour à la première page',
    turn: 'Tour',
    deck: 'Pioche',
    twoDecks: 'Deux pioches : les cartes à garder, et celles qui se jouent aussitôt',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Le Pardon général est venu ${times} fois sur 3`,
    inForce: 'en vigueur',
    saveTitle: 'Télécharger l’enregistrement',
    save: 'Garder',
  },
  curtain: {
    label: 'Passer l’écran',
    screenFor: 'L’écran est pour',
    show: (seat: string) => `Je suis ${seat} : montrez mes cartes`,
    pass: 'Passer pour ce tour, sans être vu',
  },

  undo: 'Annuler',
  undoNow: 'Reprendre votre dernier choix (touche u)',
  undoNot: {
    nothing: 'Annuler : il n’y a rien de vous à reprendre.',
    over: 'Annuler : la partie est finie.',
    die: 'Annuler : un dé a été lancé depuis.',
    draw: 'Annuler : quelque chose a été pioché depuis.',
    reveal: 'Annuler : quelque chose de caché a paru depuis.',
    otherSeat: 'Annuler : un autre joueur a choisi depuis.',
    looking: 'Annuler : vous regardez le passé.',
  },

  past: 'Passé',
  pastWhy: 'Revoir la partie (touches [ et ])',
  looking: (turn: number, seat: string) => `Vous regardez le passé : tour ${turn}, ${seat}.`,
  lookingBefore: 'Vous regardez le passé, avant le premier tour.',
  lookingAround: (seat: string) => `La partie est finie. Vous voyez la table par les yeux de ${seat}.`,
  backToNow: 'Revenir au présent',
  scrubber: 'La partie jusqu’ici',
  slider: 'Où en est la partie',
  turnOf: (turn: number, seat: string) => `Tour ${turn} : ${seat}`,
  beforeTurns: 'Avant le premier tour',
  turnBack: 'Retour au début du tour (Page préc.)',
  stepBack: 'Un pas en arrière ([)',
  play: 'Lire',
  pause: 'Pause',
  stepOn: 'Un pas en avant (])',
  turnOn: 'Au tour suivant (Page suiv.)',
  jump: 'Aller à un tour',
  eyes: 'Par les yeux de qui',
  eyesOf: (seat: string) => `Comme ${seat}`,
  spectator: 'Comme un spectateur',
  aSpectator: 'un spectateur',

  whatIf: 'Et si…',
  whatIfWhy: 'Poursuivre d’ici à une nouvelle table, contre des bots',
  whatIfTitle: 'Et si ?',
  whatIfText: (where: string) =>
    `Une nouvelle table commence d’ici (${where}). Vous jouez une place, des bots toutes les autres. La partie d’où vous venez reste telle quelle.`,
  whatIfHidden:
    'La partie continue ; ce que vous ne pouviez voir alors est donc redistribué : cet essai ne vous apprend rien des mains des autres.',
  whatIfOpen: 'La partie est finie : chacun tient ce qu’il tenait.',
  whatIfSeat: 'Vous jouez',
  whatIfStart: 'Appareiller d’ici',
  whatIfBadge: (turn: number) => `Et si, dès le tour ${turn}`,

  log: 'Journal',
  lines: 'Lignes du journal',
  happened: 'Ce qui est arrivé',
  search: 'Chercher dans le journal',
  bySeat: 'Les lignes de qui',
  everybody: 'Tout le monde',
  byTopic: 'De quoi elles parlent',
  everything: 'Tout',
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
  nothingLikeIt: 'Rien de tel n’est arrivé.',
  nothingYet: 'Rien n’est encore arrivé.',
  lineTitle: (rules: string) => `Règle ${rules}. Cliquez pour voir ce moment.`,

  /** 19.17 Why the System Player did what he did. */
  why: {
    ask: 'Pourquoi ? Ce que cela valait, et ce qu’il y avait d’autre',
    askOf: (worth: string) => `${worth}. Pourquoi ?`,
    noChoice: 'sans choix',
    nothingElse: 'Les règles ne lui laissaient rien d’autre.',
    instead: 'Ce qu’il a écarté :',
    nothingBetter: 'Rien d’autre n’aurait mené nulle part.',
  },

  news: 'Depuis que vous avez quitté la table des yeux',
  closeNews: 'Fermer',
  moreNews: (lines: number) => (lines === 1 ? 'Encore une ligne dans le journal.' : `Encore ${lines} lignes dans le journal.`),
  showAgain: 'Le montrer de nouveau',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} l’emporte` : `${LIST.format(names)} partagent la victoire`),
  systemWins: 'Le joueur système l’emporte',
  endings: {
    generalPardon: 'Le Pardon général est venu pour la dernière fois.',
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
  toHarbor: 'Retour à la première page',
  bringHome: 'Toute la partie, ici',
  bringHomeWhy: 'Garder la partie dans ce navigateur : avec sa chronique, ses chiffres, son analyse et chacun de ses moments',
  saveRecord: 'Télécharger l’enregistrement',
  toBoard: 'Voir le plateau',
  toScores: 'Score final',
  figures: 'Graphiques et chiffres',
  chartOf: (title: string) => `${title}, tour par tour, une ligne par joueur. Les nombres sont dans le tableau ci-dessous.`,
  asTable: 'En tableau',
  measures: {
    vp: 'Points de victoire',
    notoriety: 'Renommée des pirates en mer',
    netWorth: 'Fortune des pirates en mer, en doublons',
  },
  luck: 'La chance aux dés',
  throws: 'Jets',
  came: 'Réussis',
  expected: 'Attendus',
  difference: 'Différence',
  luckMeans:
    'Sont comptés les jets contre un nombre à atteindre (un second jet par la Ruse à part), et les dés opposés d’un pirate tels qu’ils sont restés. L’attendu est la somme des chances avant chaque jet.',
  deedsTitle: 'Ce qui s’est fait',
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
  asPage: 'Télécharger en page',
  asText: 'Télécharger en texte',
  chronicle: {
    title: 'Chronique des pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `ou récit véridique des voyages, des prises et de la fin des capitaines de ${LIST.format(names)}, ${first === last ? `en l’an ${first}` : `de ${first} à ${last}`}`,
    chapter: (numeral: string) => `Chapitre ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Printemps', 'Été', 'Automne', 'Hiver'],
    /** `i` counts the chapters: the same thing is said in turn. */
    opening: (i: number, { atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} pirates courent les mers`,
        `Les marchands comptent ${atLarge} pavillons noirs`,
        `${atLarge} équipages vivent du sucre des autres`,
        `Les gouverneurs écrivent en métropole au sujet de ${atLarge} pirates`,
      ][i % 4];
      const fame = feared
        ? ` ; ${['le plus redouté d’entre eux est', 'les mères font peur à leurs enfants avec', 'sa tête est mise à prix :'][i % 3]} ${feared.name}`
        : ', et aucun d’eux n’a encore de nom';
      const lead = first ? ` ${first.name} en a tiré ${first.vp} PV.` : '';
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
