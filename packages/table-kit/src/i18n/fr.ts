import type { KitWords } from './en.ts';

export const kitWords: KitWords = {
  label: (label) => `${label}\u00a0:`,
  close: 'Fermer',
  closeKey: 'Fermer (Échap)',
  chooseFile: 'Choisir un fichier…',
  cannotFetch: 'Cette partie du jeu n’a pas pu être chargée. Vérifie ta connexion et recharge la page : ta partie est enregistrée.',
  die: (value: number): string => String(value),
  dieNotThrown: 'pas encore lancé',

  // Fields of forms
  faults: {
    missing: 'Ce champ ne peut pas être vide.',
    email: 'Saisis une adresse comme nom@example.org.',
    short: (least: number) => `Saisis ${least} caractères ou plus.`,
    range: (least: string, most: string) => `Saisis un nombre entier de ${least} à ${most}.`,
  },

  // Charts
  turn: 'Tour',
  chartOf: (title: string) => `${title}, tour par tour, une ligne par joueur. Les nombres sont dans le tableau ci-dessous.`,
  asTable: 'En tableau',

  // Maps
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  wholeMap: 'La carte entière',
  miniMap: 'Aperçu ; appuie pour déplacer la vue',

  // Preferences
  preferences: {
    looks: 'Apparence',
    light: 'Thème',
    lights: { system: 'système', light: 'clair', dark: 'à la bougie' },
    pace: 'Vitesse des animations',
    paces: { slow: 'lente', normal: 'normale', fast: 'rapide', none: 'sans animations' },
    sounds: 'Sons',
    volume: 'Volume',
    language: 'Langue',
    learning: 'Conseils',
    hints: 'Expliquer chaque nouveauté à sa première apparition',
    hintsAgain: 'Réinitialiser les conseils',
    hintsForgotten: 'Tous les conseils seront montrés de nouveau.',
  },

  // The players of seats
  seats: {
    kind: (seat: number) => `Qui joue à la place ${seat}`,
    allAlike: 'Pour tous les bots',
  },
};
