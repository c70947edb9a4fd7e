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
  goOnWith: (names: string, when: string) => `avec ${names}, dernier coup le ${when}`,
  newGame: 'Nouvelle partie',
  newGameHint: 'contre l’ordinateur, ou entre amis sur cet écran',
  lobby: 'Jouer en ligne',
  lobbyHint: 'avec d’autres, en direct ou au tour par tour',
  firstVoyage: 'Premier voyage',
  firstVoyageHint: (edition: string) => `${edition} : l’apprendre en jouant, en dix minutes`,
  firstVoyageGoOn: 'reprendre là où tu l’as laissé',
  preferences: 'Réglages',
  preferencesHint: 'thème, vitesse, langue, conseils',
  howToPlay: 'Comment jouer',
  howToPlayHint: 'en images, deux minutes',
  about: 'À propos de ce jeu',
  aboutHint: 'et crédits',
  openRecord: 'Importer une partie :',
  openRecordHint: 'un fichier de partie, de cet appareil ou d’un autre',
  cannotOpen: (file: string, why: string) => `« ${file} » ne peut pas être ouvert. ${why}`,
  badFile: () => 'Ce n’est pas un fichier de partie valide.',
  games: 'Parties enregistrées',
  noGames: 'Aucune pour l’instant. Les parties s’enregistrent automatiquement.',
  damagedGame: 'Cette partie enregistrée est endommagée et ne peut pas être ouverte.',
  otherGame: (game: string) =>
    `C’est une partie enregistrée de « ${game} », que ce site ne propose pas. Elle reste telle quelle dans ce navigateur.`,
  recordOfOtherGame: (game: string) => `C’est une partie de « ${game} », que ce site ne propose pas.`,
  link: {
    broken: 'Ce lien est incomplet ou a été modifié. Recopie-le en entier, ou demande la partie sous forme de fichier et importe-la ici.',
    tooLong: 'Ce lien est trop long pour une partie. Demande la partie sous forme de fichier et importe-la ici.',
    otherFormat: 'Ce lien vient d’une autre version de ce site. Demande la partie sous forme de fichier et importe-la ici.',
    otherGame: (game: string) =>
      `Le lien contient une partie de « ${game} », que ce site ne propose pas. Ouvre-le sur le site dont il provient.`,
    otherRules: (version: string, own: string) =>
      `La partie de ce lien a été jouée avec les règles ${version} ; ce site applique les règles ${own}. Demande la partie sous forme de fichier et importe-la ici.`,
  },
  otherRules: {
    same: (version: string, own: string) =>
      `Cette partie a été jouée avec les règles ${version}. Les règles d’aujourd’hui, ${own}, permettent aussi tous ses choix : elle continue avec celles-ci.`,
    from: (version: string, own: string, choice: number, of: number) =>
      `Cette partie a été jouée avec les règles ${version}. Avec les règles d’aujourd’hui, ${own}, ce serait une autre partie à partir du choix ${choice} sur ${of}.`,
    result: (version: string, own: string) =>
      `Cette partie a été jouée avec les règles ${version}. Avec les règles d’aujourd’hui, ${own}, elle mène à un autre résultat.`,
    cannot: (version: string, own: string) =>
      `Cette partie a été jouée avec les règles ${version}, et les règles d’aujourd’hui, ${own}, ne permettent pas de la jouer. Elle reste telle quelle dans la liste, et tu peux la télécharger.`,
    about:
      'Tu la vois jusqu’au point où c’est encore la même partie. Si tu continues à partir d’ici, ce sera une nouvelle partie dans ta liste ; celle-ci reste telle quelle.',
    playOn: 'Continuer à partir d’ici',
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
  presets: {
    title: 'Parties toutes prêtes',
    standard: 'Partie standard',
    quick: 'Partie rapide',
    first: 'Première partie',
    seats: (players: number, bot: string) => (bot === '' ? `${players} joueurs` : `${players} joueurs, bots : ${bot}`),
    time: (turns: number, people: string, computers: string) =>
      `Environ ${turns} tours : ${people} entre joueurs, ${computers} contre l’ordinateur`,
  },
  whoPlays: 'Places',
  game: 'Jeu',
  editions: 'Éditions',
  players: 'Joueurs',
  playersOf: (players: number) => (players === 1 ? '1 (solitaire)' : String(players)),
  seatName: (seat: number) => `Nom à la place ${seat}`,
  seatNumber: (seat: number) => `Place ${seat}`,
  human: { name: 'Humain (cet appareil)', about: 'Joue sur cet écran.' },
  botFor: (bot: string, person: string) => `${bot} (pour ${person})`,
  playerWhoLeft: 'un joueur parti',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Passer automatiquement quand je n’ai rien à jouer',
  sharing: (people: number) =>
    `${people} personnes partagent cet écran : les mains sont cachées entre les tours, et tout le monde est interrogé, pour qu’une question ne révèle rien.`,
  watching: 'Aucun humain ne joue : les bots jouent, et tu observes.',
  setSail: 'Mettre les voiles',

  // Preferences
  offline: 'Hors ligne',
  offlineReady:
    'Le jeu est enregistré sur cet appareil et fonctionne hors ligne. Le menu de ton navigateur permet de l’installer comme application.',
  offlineNotReady: 'Pas encore prêt : laisse cette page ouverte un moment.',
  offlineNever: 'Ce navigateur ne peut pas enregistrer le jeu pour cette adresse : il faut une connexion pour l’ouvrir.',

  // About
  aboutTitle: 'À propos de Blackbeard',

  // Saving, tabs and versions
  noTutorial: 'Ce jeu n’a pas encore de premier voyage.',
  noSuchTable: 'Cette partie n’est pas enregistrée dans ce navigateur.',
  copyUpTo: (choice: number, of: number) =>
    `Le choix ${choice} sur ${of} n’est pas permis dans cette version. Voici une copie jusque-là ; la partie d’origine reste dans la liste.`,
  botFailed: (seat: string) => `Le bot ${de(seat)} a échoué. Le bot « Capitaine » a choisi à sa place, et la partie continue.`,
  tooLarge: (bytes: number) => `Le fichier est trop grand pour une partie (${bytes} octets).`,
  whatIfBadge: (turn: number) => `Et si, dès le tour ${turn}`,
  keepsNothing:
    'Ce navigateur n’enregistre rien (navigation privée, ou données du site bloquées dans ses réglages) : la partie sera perdue quand tu fermeras cette page. Télécharge-la pour la garder.',
  keepsNothingShort:
    'Ce navigateur n’enregistre rien pour ce site : navigation privée, ou données du site bloquées dans ses réglages. Tu peux jouer, mais une partie est perdue dès que tu fermes sa page : télécharge-la pour la garder.',
  noRoom: 'Ce navigateur n’a plus de place. Supprime des parties terminées pour en faire, puis réessaie.',
  cannotStart: () => 'Ce navigateur ne peut pas enregistrer la partie. Recharge la page et réessaie.',
  storageFull:
    'Ce navigateur n’a plus de place : désormais, la partie sera perdue quand tu fermeras cette page. Télécharge-la, ou supprime des parties terminées pour faire de la place.',
  notKept: () => 'Ce navigateur ne peut pas enregistrer la partie. Télécharge-la pour la garder.',
  elsewhereTitle: 'Ouverte dans un autre onglet',
  elsewhereThere: 'Cette partie est ouverte dans un autre onglet de ce navigateur. Une partie se joue dans un seul onglet à la fois.',
  elsewhereGone: 'Cette partie continue dans un autre onglet. Tout ce qui a été joué ici est enregistré.',
  takeOver: 'Jouer dans cet onglet',
  newVersion:
    'Une nouvelle version est disponible. Ta partie est enregistrée et y continue. Si une règle a changé entre-temps, la page te le dit avant que tu continues.',
  update: 'Mettre à jour',
  later: 'Plus tard',
  versionChanged:
    'Un autre onglet a fait passer le jeu à une nouvelle version. Recharge la page pour l’avoir ici aussi ; ta partie est enregistrée.',
  offlineNow: 'Tu es hors ligne. Tu peux continuer à jouer : toute la partie est sur cet appareil.',
  offlineUnready: 'Tu es hors ligne. Une partie ouverte continue et s’enregistre, mais d’autres pages ne s’ouvriront peut-être pas.',
};
