import { de } from './elision.ts';

const inPoints = (points: number): string => (points < 2 ? `${points} point` : `${points} points`);

/** Home page, new game, settings, and messages about saving, tabs and versions. */
export const pages = {
  name: 'Blackbeard',
  age: 'L’âge d’or de la piraterie',
  opening: 'On déroule les cartes…',
  cannotFetch:
    'Cette partie du jeu n’a pas pu être chargée : tu es hors ligne, ou la page a été mise à jour. Recharge-la ; ta partie est enregistrée.',
  noSuchPage: (address: string) => `Il n’y a pas de page à l’adresse « ${address} ».`,
  back: 'Retour à l’accueil',
  reload: 'Recharger',
  close: 'Fermer',

  // Home
  subtitle: (most: number) => `Un jeu de cartes, de dés et de promesses trahies pour 2 à ${most} capitaines`,
  contents: 'Menu',
  goOn: 'Continuer',
  goOnWith: (names: string, when: string) => `avec ${names}, quittée le ${when}`,
  newGame: 'Nouvelle partie',
  newGameHint: 'contre l’ordinateur, ou entre amis sur cet écran',
  lobby: 'Jouer en ligne',
  lobbyHint: 'avec d’autres, en direct ou au tour par tour',
  firstVoyage: 'Premier voyage',
  firstVoyageHint: (edition: string) => `${edition} : l’apprendre en jouant, en dix minutes`,
  firstVoyageGoOn: 'reprendre là où tu l’as laissé',
  preferences: 'Réglages',
  preferencesHint: 'thème, vitesse, langue, astuces',
  howToPlay: 'Comment jouer',
  howToPlayHint: 'en images, deux minutes',
  about: 'À propos de ce jeu',
  aboutHint: 'et crédits',
  openRecord: 'Importer une partie :',
  openRecordHint: 'un fichier de partie, de cet appareil ou d’un autre',
  cannotOpen: (file: string, why: string) => `« ${file} » ne peut pas être ouvert. ${why}`,
  games: 'Parties enregistrées',
  noGames: 'Aucune pour l’instant. Les parties s’enregistrent automatiquement.',
  damagedGame: 'Cette partie enregistrée est endommagée et ne peut pas être ouverte.',
  otherGame: (game: string) =>
    `Cette partie sauvegardée est une partie de « ${game} », que cette page ne propose pas. Elle reste telle quelle dans ce navigateur.`,
  recordOfOtherGame: (game: string) => `C’est l’enregistrement d’une partie de « ${game} », un jeu que cette page n’a pas.`,
  otherRules: {
    same: (version: string, own: string) =>
      `Cette partie a été jouée avec les règles ${version}. Tous ses choix sont permis par les règles d’aujourd’hui, ${own} : elle continue avec celles-ci.`,
    from: (version: string, own: string, choice: number, of: number) =>
      `Cette partie a été jouée avec les règles ${version}. Avec les règles d’aujourd’hui, ${own}, ce serait une autre partie à partir du choix ${choice} sur ${of}.`,
    result: (version: string, own: string) =>
      `Cette partie a été jouée avec les règles ${version}. Avec les règles d’aujourd’hui, ${own}, elle mène à un autre résultat.`,
    cannot: (version: string, own: string, why: string) =>
      `Cette partie a été jouée avec les règles ${version}, et les règles d’aujourd’hui, ${own}, ne permettent pas de la jouer : ${why}. Elle reste telle quelle dans la liste, et tu peux la télécharger.`,
    about:
      'Tu la vois jusqu’où c’est la même partie. Si tu continues d’ici, c’est une nouvelle partie dans ta liste ; celle-ci reste telle quelle.',
    playOn: 'Continuer d’ici',
    download: 'Télécharger cette partie',
  },
  damagedGames: (games: number) =>
    games === 1 ? '1 partie enregistrée est endommagée et illisible.' : `${games} parties enregistrées sont endommagées et illisibles.`,
  finished: 'terminée',
  inProgress: 'en cours',
  turn: (turn: number) => `tour ${turn}`,
  place: (place: number, of: number, points: number) => `place ${place} sur ${of} (${inPoints(points)})`,
  won: (points: number) => `gagnée (${inPoints(points)})`,
  lost: (points: number) => `perdue (${inPoints(points)})`,
  wonBy: (winners: string) => `gagnée par ${winners}`,
  lookAt: 'Revoir',
  download: 'Télécharger',
  remove: 'Supprimer',
  removeGame: (names: string) => `Supprimer la partie ${de(names)}`,
  sureFinished: 'Supprimer cette partie pour de bon ?',
  sureInProgress: 'Cette partie n’est pas terminée. La supprimer pour de bon ?',

  // How to play
  screens: 'Écrans',
  screen: (screen: number, of: number) => `Écran ${screen} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
  noHowToPlay: (game: string) => `« ${game} » n’a pas encore d’introduction.`,

  // New game
  whoPlays: 'Places',
  game: 'Jeu',
  editions: 'Éditions',
  players: 'Joueurs',
  playersOf: (players: number) => (players === 1 ? '1 (solitaire)' : String(players)),
  seatName: (seat: number) => `Nom de la place ${seat}`,
  seatNumber: (seat: number) => `Place ${seat}`,
  human: { name: 'Humain (cet appareil)', about: 'Joue sur cet écran.' },
  botFor: (bot: string, person: string) => `${bot} (pour ${person})`,
  playerWhoLeft: 'un joueur parti',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Passer automatiquement quand je n’ai rien à jouer',
  sharing: (people: number) =>
    `${people} personnes partagent cet écran : les mains sont cachées entre les tours, et tout le monde reçoit les mêmes questions.`,
  watching: 'Aucun humain ne joue : les bots jouent, et tu observes.',
  setSail: 'Mettre les voiles',

  // Preferences
  offline: 'Hors ligne',
  offlineReady:
    'Le jeu est enregistré sur cet appareil et marche hors ligne. Le menu de ton navigateur permet de l’installer comme application.',
  offlineNotReady: 'Pas encore prêt : laisse cette page ouverte un moment.',
  offlineNever: 'Ce navigateur ne peut pas enregistrer le jeu pour cette adresse : il faut une connexion pour l’ouvrir.',

  // About
  aboutTitle: 'À propos de Blackbeard',

  // Saving, tabs and versions
  noTutorial: 'Il n’y a pas de premier voyage.',
  noSuchTable: 'Cette partie n’est pas dans ce navigateur.',
  copyUpTo: (choice: number, of: number) =>
    `Le choix ${choice} sur ${of} n’est pas permis dans cette version. Voici une copie jusque-là ; la partie d’origine reste dans la liste.`,
  botFailed: (seat: string) => `Le bot ${de(seat)} a échoué. Le capitaine a choisi à sa place, et la partie continue.`,
  tooLarge: (bytes: number) => `Le fichier est trop grand pour une partie (${bytes} octets).`,
  whatIfBadge: (turn: number) => `Et si, dès le tour ${turn}`,
  keepsNothing:
    'Ce navigateur n’enregistre rien (navigation privée, ou données du site bloquées dans ses réglages) : la partie dure autant que cette page. Télécharge-la pour la garder.',
  keepsNothingShort:
    'Ce navigateur n’enregistre rien pour cette page : navigation privée, ou données du site bloquées dans ses réglages. Tu peux jouer, mais une partie ne dure que tant que la page est ouverte : télécharge-la pour la garder.',
  cannotStart: (why: string) => `La partie ne peut pas être enregistrée : ${why}`,
  storageFull:
    'Ce navigateur n’a plus de place : désormais, la partie n’est que sur cette page. Télécharge-la, ou supprime des parties terminées pour faire de la place.',
  notKept: (why: string) => `Ce navigateur n’enregistre pas la partie : ${why}. Télécharge-la pour la garder.`,
  elsewhereTitle: 'Ouverte dans un autre onglet',
  elsewhereThere: 'Cette partie est ouverte dans un autre onglet de ce navigateur. Une partie se joue dans un seul onglet à la fois.',
  elsewhereGone: 'Cette partie continue dans un autre onglet. Tout ce qui a été joué ici est enregistré.',
  takeOver: 'Jouer dans cet onglet',
  newVersion:
    'Une nouvelle version est disponible. Ta partie est enregistrée et y continue. Si une règle a changé entre-temps, la page te le dit avant que tu ne joues.',
  update: 'Mettre à jour',
  later: 'Plus tard',
  versionChanged:
    'Le jeu est passé à une nouvelle version dans un autre onglet. Recharge pour l’avoir ici aussi ; ta partie est enregistrée.',
  offlineNow: 'Tu es hors ligne. Tu peux continuer à jouer : toute la partie est sur cet appareil.',
  offlineUnready: 'Tu es hors ligne. Une partie ouverte continue et s’enregistre, mais d’autres pages ne s’ouvriront peut-être pas.',
};
