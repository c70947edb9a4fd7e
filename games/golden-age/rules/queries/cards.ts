/** 4.4 C, 17.1 How a card in hand can be played on its player's own turn. */
import { GIVES_INITIATIVE, TITLE_OF, USE_OF } from '../data/cards.ts';
import { type CardId, NONE, type PirateId, type Seat } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import { isInPort } from './pirates.ts';
import type { Reason } from './refusals/reasons.ts';

/** 17.2 #10 Is the pirate in port, with a ship that has no Heavy Guns yet? */
export const mayMountGuns = (b: Board, pirate: PirateId): boolean => isInPort(b, pirate) && b.guns[pirate] === NONE;

/** [R46] @returns why this card gives no Actions, or null if it gives some. A ◆ card needs a pirate in play; the event of an AND card must be possible. */
export function actionsRefusal(b: Board, seat: Seat, card: CardId): Reason | null {
  const fleet = b.fleet[seat];
  if (USE_OF[card] === 'or') return !GIVES_INITIATIVE[card] || fleet.length > 0 ? null : 'noLeader';
  switch (TITLE_OF[card]) {
    case 'heavy-guns':
      return fleet.some((pirate) => mayMountGuns(b, pirate)) ? null : 'onlyWithEvent';
    case 'buried-treasure':
      return fleet.length > 0 ? null : 'onlyWithEvent';
    case 'fair-winds':
      return fleet.length > 0 || b.commissioner[seat] !== NONE ? null : 'onlyWithEvent';
    default:
      return 'noActionsGiven';
  }
}
export const givesActions = (b: Board, seat: Seat, card: CardId): boolean => actionsRefusal(b, seat, card) === null;
