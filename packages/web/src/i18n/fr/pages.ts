/** The pages around the table, and what is said of keeping, tabs and versions. */
export const pages = {
  name: 'Blackbeard',
  age: 'L’âge d’or de la piraterie',
  opening: 'On déroule les cartes…',
  cannotFetch:
    'Cette partie du jeu n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page : ce que vous avez joué est conservé.',
  noSuchPage: (address: string) => `Il n’y a pas de page à « ${address} ».`,
  back: 'Retour au port',
  reload: 'Recharger',
  close: 'Fermer',

  // Home
  subtitle: (most: number) => `Un jeu de cartes, de dés et de promesses trahies pour 2 à ${most} capitaines`,
  contents: 'Que faire',
  goOn: 'Reprendre la partie',
  goOnWith: (names: string, when: string) => `avec ${names}, quittée le ${when}`,
  newGame: 'Nouvelle partie',
  newGameHint: 'contre des capitaines de l’ordinateur, ou des amis devant cet écran',
  firstVoyage: 'Premier voyage',
  firstVoyageHint: 'apprendre le jeu en jouant, en dix minutes',
  firstVoyageGoOn: 'reprendre là où vous l’avez laissé',
  preferences: 'Réglages',
  preferencesHint: 'lumière, rythme, langue, conseils',
  about: 'À propos de ce jeu',
  aboutHint: 'et qui remercier',
  openRecord: 'Ouvrir un enregistrement :',
  openRecordHint: 'une partie gardée en fichier, d’ici ou d’ailleurs',
  cannotOpen: (file: string, why: string) => `« ${file} » ne peut être ouvert. ${why}`,
  games: 'Parties dans ce navigateur',
  noGames: 'Aucune encore. Une partie se garde ici d’elle-même pendant que vous jouez.',
  finished: 'finie',
  inProgress: 'en cours',
  lookAt: 'La regarder',
  download: 'Télécharger',
  remove: 'Supprimer',
  removeGame: (names: string) => `Supprimer la partie de ${names}`,
  sureFinished: 'Supprimer cette partie pour de bon ?',
  sureInProgress: 'Cette partie n’est pas finie. La supprimer pour de bon ?',

  // New game
  whoPlays: 'Qui joue',
  players: 'Joueurs',
  playersOf: (players: number) => (players === 1 ? 'seul : le jeu en solitaire' : String(players)),
  systemSeat: (seat: number) => `Joueur système ${seat}`,
  seatName: (seat: number) => `Nom de la place ${seat}`,
  seatNumber: (seat: number) => `Place ${seat}`,
  seatKind: (seat: number) => `Qui joue à la place ${seat}`,
  kinds: { human: 'une personne ici', captain: 'bot : capitaine', random: 'bot : hasard', system: 'le joueur système' },
  kindsExplained: 'Le capitaine sait ce qu’il veut. Le hasard ne le sait pas, et convient pour faire des essais.',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Sauter les questions auxquelles je ne pourrais répondre que « Passer »',
  sharing: (people: number) =>
    `${people} personnes partagent cet écran : la main est cachée entre les places, et l’on interroge chacun de même.`,
  watching: 'Aucune personne ne joue : les capitaines de l’ordinateur jouent, et vous regardez.',
  optionalRules: 'Règles facultatives',
  chosenRules: (rules: string) => `Règles facultatives : ${rules}`,
  noRules: 'aucune',
  componentSet: (id: string) => `Matériel : ${id}`,
  componentSetUsual: 'Matériel : celui qui vient avec le jeu',
  componentFile: 'Jouer avec les valeurs d’un autre matériel (un fichier JSON) :',
  badComponents: (file: string, why: string) => `On ne peut jouer avec « ${file} ». ${why}`,
  setSail: 'Mettre les voiles',
  newGameIntro: 'Telle quelle : vous contre trois capitaines. Changez ce qu’il vous plaît, ou mettez les voiles.',

  // Preferences
  looks: 'La table',
  light: 'Lumière',
  lights: { system: 'comme le système', light: 'de jour', dark: 'à la chandelle' },
  questions: 'Questions',
  cunning: 'Ne proposer la Ruse que si un jet a manqué, ou n’est pas un test',
  language: 'Langue',
  learning: 'Apprentissage',
  hints: 'Expliquer les choses quand elles surviennent pour la première fois',
  hintsAgain: 'Tout expliquer de nouveau',
  hintsForgotten: 'Tous les conseils seront montrés de nouveau.',
  offline: 'Sans réseau',
  offlineReady:
    'Le jeu est sur cet appareil et peut se jouer sans réseau. Le menu de votre navigateur permet de l’installer comme application.',
  offlineNotReady: 'Pas encore : le jeu se garde sur cet appareil quand la page est restée ouverte un moment.',
  offlineNever: 'Ce navigateur ne garde aucune page sur l’appareil pour cette adresse : le jeu a besoin du réseau pour s’ouvrir.',

  // About
  aboutTitle: 'À propos de Blackbeard',
  unofficial:
    'Voici une édition numérique non officielle, par des joueurs pour des joueurs, du jeu de plateau de pirates à cartes paru en 2008. Elle n’a aucun lien avec l’éditeur ni l’auteur. Les règles sont des faits ; tous les mots, images et programmes sont ici les nôtres.',
  credits: 'Remerciements',
  creditCoast: 'Côtes : Natural Earth, domaine public, par world-atlas.',
  creditType: 'Caractères : EB Garamond, IM Fell English et IM Fell English SC, Pirata One, tous sous la SIL Open Font License 1.1.',
  creditIcons: (authors: string, licence: string) => `Icônes : game-icons.net, par ${authors}, sous ${licence}.`,
  creditTools: 'Fait avec Svelte, Vite, Comlink et idb.',
  keeping: 'Ce qui est gardé, et où',
  keepingText:
    'Les parties et les préférences sont gardées dans ce navigateur et nulle part ailleurs. Personne ne sait ce que vous jouez : la page n’envoie rien et ne compte personne. Pour porter une partie sur un autre appareil, gardez-en l’enregistrement dans un fichier et ouvrez-le là-bas.',
  version: (version: string) => `Version ${version}. Licence du programme : MIT.`,

  // Keeping, tabs and versions
  keepsNothing:
    'Ce navigateur ne garde rien, comme en fenêtre privée : la partie dure autant que cette page. Gardez-en l’enregistrement pour la retrouver.',
  keepsNothingShort:
    'Ce navigateur ne garde rien pour cette page, comme en fenêtre privée. Vous pouvez jouer, mais une partie ne dure que tant que la page est ouverte : gardez-en l’enregistrement pour la retrouver.',
  cannotStart: (why: string) => `La partie ne peut être gardée : ${why}`,
  storageFull:
    'Il n’y a plus de place dans ce navigateur : désormais, la partie n’est que sur cette page. Gardez l’enregistrement, ou faites de la place en supprimant des parties finies.',
  notKept: (why: string) => `Ce navigateur ne garde pas la partie : ${why}. Gardez l’enregistrement pour la retrouver.`,
  elsewhereTitle: 'Ouverte dans un autre onglet',
  elsewhereThere: 'Cette partie est ouverte dans un autre onglet de ce navigateur. Une partie se joue dans un seul onglet à la fois.',
  elsewhereGone: 'Cette partie continue dans un autre onglet. Tout ce qui s’est joué ici est gardé, et cet onglet l’a lâchée.',
  takeOver: 'La reprendre ici',
  newVersion: 'Une nouvelle version du jeu est là. Votre partie est gardée et y continue.',
  update: 'Recharger avec la nouvelle version',
  later: 'Plus tard',
  versionChanged:
    'Le jeu est passé à une nouvelle version dans un autre onglet. Rechargez pour l’avoir ici aussi ; votre partie est gardée.',
  offlineNow: 'Le réseau a disparu. La partie continue : tout est sur cet appareil.',
  offlineUnready:
    'Le réseau a disparu. Une partie ouverte continue et se garde ; d’autres pages ne s’ouvriront peut-être pas avant son retour.',
};
