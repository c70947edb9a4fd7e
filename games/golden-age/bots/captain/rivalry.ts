/** How well each player stands, and what the other players' losses are worth. */
import { type PirateId, type Seat, TITLE_OF } from '@bb/golden-age/rules';
import { raiderOf } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { worthNow } from './worth.ts';

/** A player's Victory Points and the worth of their pirates in play, added up. */
export function standing(o: ViewerKnowledge, seat: number): number {
  return o.view.vp[seat] + o.view.fleet[seat].reduce((sum, pirate) => sum + worthNow(o, raiderOf(o, pirate)), 0);
}

/** How many of one's own Victory Points it is worth when this player loses one. */
export const spiteAgainst = (o: ViewerKnowledge, seat: Seat): number => o.goals.spite(o, seat);

/** Does the seat hold a card of this title? */
export const holdsTitle = (o: ViewerKnowledge, title: string): boolean => o.view.hand.some((card) => TITLE_OF[card] === title);

export const isMine = (o: ViewerKnowledge, pirate: PirateId): boolean => o.view.owner[pirate] === o.seat;
