import type { KitWords } from './en.ts';

export const kit: KitWords = {
  close: 'Fermer',
  closeKey: 'Fermer (Échap)',
  cannotFetch: 'Cette partie du jeu n’a pas pu être chargée. Vérifie ta connexion et recharge la page : ta partie est enregistrée.',
  die: (value: number): string => String(value),
  dieNotThrown: 'pas encore lancé',

  // Charts
  turn: 'Tour',
  chartOf: (title: string) => `${title}, tour par tour, une ligne par joueur. Les nombres sont dans le tableau ci-dessous.`,
  asTable: 'En tableau',

  // Maps
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  wholeMap: 'La carte entière',
  miniMap: 'Aperçu ; appuie pour déplacer la vue',
};
