import type { TableWords } from './en.ts';
import type { CommandWords } from './en-command.ts';
import type { EndingWords } from './en-ending.ts';
import type { GuideWords } from './en-guide.ts';
import type { ReferenceWords } from './en-reference.ts';
import type { ReplayWords } from './en-replay.ts';

export const table: TableWords = {
  bar: {
    history: 'Historique',
    historyWhy: 'Voir les moments précédents de la partie (touches [ et ])',
    whatIf: (turn: number) => `Et si, dès le tour ${turn}`,
    save: 'Exporter',
    saveWhy: 'Télécharger la partie',
  },

  regions: { prompt: 'Question', choices: 'Choix', board: 'Plateau', tools: 'Outils' },
  tabs: { map: 'Carte', ships: 'Navires', log: 'Journal', tools: 'Plus' },
  seats: { players: 'Joueurs', you: '(toi)' },
  prompt: {
    askedOf: (seat) => `${seat} :`,
    step: 'Étape en cours',
    sending: (choice) => `Envoi : ${choice}…`,
    rolling: 'Les dés roulent…',
    passing: 'Tu passes…',
    oneMoment: 'Un instant…',
    cancelOrder: 'Annuler',
    back: 'Revenir à tous les choix',
    whyNot: (what, why) => `${what} : ${why}`,
  },
  fight: { total: 'Total', result: 'Résultat' },

  undo: 'Annuler',
  undoNow: 'Annuler ton dernier choix (touche u)',
  undoByVote: 'Demander à annuler',
  undoByVoteWhy:
    'Depuis, d’autres ont joué ou quelque chose a été révélé : demander aux autres de voter pour annuler ton dernier choix (touche u)',
  undoNot: {
    nothing: 'Annulation impossible : tu n’as encore fait aucun choix.',
    over: 'Annulation impossible : la partie est finie.',
    die: 'Annulation impossible : un dé a été lancé depuis.',
    draw: 'Annulation impossible : quelque chose a été pioché depuis.',
    reveal: 'Annulation impossible : quelque chose de caché a été révélé depuis.',
    otherSeat: 'Annulation impossible : un autre joueur a choisi depuis.',
    paused: 'Annulation impossible : la partie est en pause.',
    vote: 'Annulation impossible : un vote est en cours.',
    looking: 'Annulation impossible pendant que tu regardes l’historique.',
  },

  handOver: {
    label: 'Passer l’écran',
    screenFor: 'Passe l’écran à',
    show: (seat: string) => `Je suis ${seat} : montrer mes cartes`,
    pass: 'Passer pour ce tour sans regarder',
  },

  looking: (turn: number, seat: string) => `Historique : tour ${turn}, ${seat}.`,
  lookingBefore: 'Historique : avant le premier tour.',
  lookingAround: (seat: string) => `La partie est finie. Tu vois la table comme ${seat}.`,
  aSpectator: 'un spectateur',

  choices: {
    list: 'Tes choix',
    all: 'Tous les choix',
    less: 'Réduire',
    openList: (count) => `Liste (${count})`,
    closeList: 'Fermer la liste',
    onMap: (count) => (count === 1 ? 'Choisis sur la carte : un lieu est marqué.' : `Choisis sur la carte : ${count} lieux sont marqués.`),
    pointAtPlace: 'Pointe un lieu marqué pour voir ses avantages et ses inconvénients.',
    tapPlace: 'Touche un lieu marqué pour voir ses avantages et ses inconvénients.',
    again: 'Appuie encore pour confirmer.',
    unavailable: (count) => `Pourquoi pas ? (${count})`,
    showUnavailable: 'Choix indisponibles, et pourquoi',
  },

  hints: { hint: 'Conseil', understood: 'Compris', none: 'Plus de conseils', unfold: 'Afficher le conseil', fold: 'Replier le conseil' },
  news: {
    title: 'Depuis ton dernier choix',
    more: (lines) => (lines === 1 ? 'Encore une ligne dans le journal.' : `Encore ${lines} lignes dans le journal.`),
    changes: 'Changements',
    replay: 'Revoir',
    fold: 'Réduire les nouvelles',
    unfold: 'Développer les nouvelles',
  },

  log: {
    title: 'Journal',
    lines: 'Lignes du journal',
    happened: 'Journal de la partie',
    latest: 'Derniers événements',
    search: 'Chercher',
    bySeat: 'Joueur',
    everybody: 'Tous les joueurs',
    earlier: 'Lignes plus anciennes',
    nothingLikeIt: 'Aucun résultat.',
    nothingYet: 'Il ne s’est encore rien passé.',
    lineTitle: (rules: string) => `Règle ${rules}. Clique pour voir ce moment.`,
  },

  yourTurn: (title) => `● À toi de jouer · ${title}`,
  openRule: (rule: string) => `Lire la règle ${rule}`,
};

export const replay: ReplayWords = {
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
  whatIf: 'Et si…',
  whatIfWhy: 'Continuer à partir d’ici dans une nouvelle partie contre des bots',
  whatIfTitle: 'Et si ?',
  whatIfText: (where: string) =>
    `Une nouvelle partie commence à ce moment (${where}). Tu joues une place, des bots jouent les autres. La partie d’origine reste telle quelle.`,
  whatIfHidden: 'La partie n’est pas finie : tout ce que tu ne pouvais pas voir est redistribué, et tu n’apprends rien des autres mains.',
  whatIfOpen: 'La partie est finie : chacun garde les cartes qu’il avait.',
  whatIfSeat: 'Tu joues',
  whatIfStart: 'Jouer à partir d’ici',
};

export const command: CommandWords = {
  title: 'Ligne de commande',
  label: 'Que veux-tu faire ?',
  hint: 'Une partie d’un choix, le nom d’un lieu, le numéro d’une règle ou « aide »',
  matches: (count: number): string => (count === 1 ? '1 résultat.' : `${count} résultats.`),
  place: (name: string): string => `Voir : ${name}`,
  rule: (number: string): string => `Règle ${number}`,
  help: 'aide',
  helpTitle: 'Ce que tu peux écrire',
  helpChoice: (choice: string): string => `Une partie d’un choix, dans n’importe quel ordre : ${choice}`,
  helpPlace: (place: string): string => `Le nom d’un lieu, pour entendre ce qui s’y trouve : ${place}`,
  helpRule: (number: string): string => `Le numéro d’une règle : ${number}`,
  helpSheet: (sheets: string): string => `Le nom d’un outil : ${sheets}`,
  helpKeys: 'Haut et Bas parcourent les résultats, Entrée choisit, Échap ferme la ligne de commande.',
  unknown: (word: string): string => `« ${word} » est inconnu. Écris « aide » pour voir ce que tu peux écrire.`,
  notTogether: (typed: string): string => `Aucun résultat pour « ${typed} ». Écris « aide » pour voir ce que tu peux écrire.`,
  noRule: (number: string): string => `Il n’y a pas de règle ${number}.`,
};

export const reference: ReferenceWords = {
  title: 'Aide-mémoire des règles',
  search: 'Mots ou numéro de règle',
  found: (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  nothing: 'Aucun résultat.',
  chapters: 'Chapitres',
  terms: 'Termes',
};

export const guide: GuideWords = {
  title: 'Premier voyage',
  step: (step: number, of: number) => `Étape ${step} sur ${of}`,
  begin: 'Commencer',
  free: 'À toi de choisir : l’un des boutons marqués.',
  press: (what: string) => `Appuie maintenant sur « ${what} ».`,
  showMe: 'Montre-moi',
  smaller: 'Réduire',
  larger: 'Développer',
  leave: 'Quitter le voyage',
  leaveHint: 'Il t’attend sur la page d’accueil.',
  laterOn: 'Tu pourras le faire plus tard. Dans ce voyage, un autre choix vient d’abord.',
  waiting: 'Regarde : cela se fait tout seul.',
  overTitle: 'Le voyage est fini',
  newGame: 'Nouvelle partie',
  playOn: 'Continuer à partir d’ici',
};

export const ending: EndingWords = {
  player: 'Joueur',
  end: 'Fin',
  bringHome: 'Enregistrer la partie ici',
  toBoard: 'Voir le plateau',
  lookBack: 'Revoir la partie',
  share: 'Partager',
  copied: 'Copié, avec un lien vers la partie.',
  copyYourself: 'Ton navigateur n’autorise pas la copie ici. Copie le lien toi-même.',
  tooLong: 'La partie est trop longue pour un lien : elle a été téléchargée. Envoie le fichier, il s’importe depuis l’accueil.',
  savePicture: 'Enregistrer en image',
  saveRecord: 'Télécharger la partie',
  toHome: 'Accueil',
  moments: 'Trois moments',
  fates: 'Ce que sont devenus les pirates',
  asText: 'Télécharger en texte',
};
