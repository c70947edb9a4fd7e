import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'L’édition de 2008',
  text: 'Une main de cartes d’événement mène tes pirates et contrarie ceux des autres. Environ trois heures à trois ; de 1 à 10 joueurs.',
};
