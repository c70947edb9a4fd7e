import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'L’édition de 1991',
  text: 'Vogue de case en case en haute mer, chasse et sois chassé : la carte d’action décide qui joue ensuite. De deux à quatre heures ; de 1 à 6 joueurs.',
};
