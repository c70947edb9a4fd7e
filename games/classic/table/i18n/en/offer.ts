import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'The 1991 edition',
  text: 'Sail the open sea hex by hex, hunt and be hunted: the action card decides who is next. Two to four hours; for 1 to 6 players.',
};
