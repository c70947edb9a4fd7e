/** Who is ahead, and what another player's loss is worth. */
import { type PirateId, type Seat, TITLE_OF } from '@bb/engine';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import { raiderOf } from './raider.ts';
import { worthNow } from './worth.ts';

/** VP, and what the player's pirates would leave him. */
export function standing(o: Outlook, seat: number): number {
  return nth(o.view.vp, seat) + nth(o.view.fleet, seat).reduce((sum, pirate) => sum + worthNow(o, raiderOf(o, pirate)), 0);
}

/** What a point of this player's loss is worth. */
export const malice = (o: Outlook, seat: Seat): number => o.goals.spite(o, seat);

export const holds = (o: Outlook, title: string): boolean => o.view.hand.some((card) => TITLE_OF[card] === title);

export const isMine = (o: Outlook, pirate: PirateId): boolean => o.view.owner[pirate] === o.seat;
