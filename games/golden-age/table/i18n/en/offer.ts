import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'The 2008 edition',
  text: 'A hand of event cards drives your pirates, and interrupts those of others. About three hours for three; for 1 to 10 players.',
};
