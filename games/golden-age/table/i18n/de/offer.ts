import type { GameOffer } from '@bb/table-kit/game-table.ts';

export const offer: GameOffer = {
  edition: 'Die Ausgabe von 2008',
  text: 'Ereigniskarten auf der Hand treiben deine Piraten an und durchkreuzen die der anderen. Zu dritt etwa drei Stunden; für 1 bis 10 Spieler.',
};
