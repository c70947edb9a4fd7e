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

/** Against one opponent his loss is all gain; among more, the others gain by it too, and the leader's counts for more. */
export function malice(o: Outlook, seat: Seat): number {
  const { players } = o.view;
  if (players === 2) return 1;
  const rivals = Array.from({ length: players }, (_, other) => other).filter((other) => other !== o.seat);
  const leads = rivals.every((other) => standing(o, other) <= standing(o, seat));
  return (leads ? 1.6 : 0.7) / Math.sqrt(players - 1);
}

export const holds = (o: Outlook, title: string): boolean => o.view.hand.some((card) => TITLE_OF[card] === title);

export const isMine = (o: Outlook, pirate: PirateId): boolean => o.view.owner[pirate] === o.seat;
