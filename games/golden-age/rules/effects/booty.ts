import type { PirateId } from '../data/ids.ts';
import { converted } from '../queries/ports.ts';
import type { Game } from '../state/position.ts';

/** 9.43 Converts `doubloons`, already taken out of the holds, to Net Worth at `percent`. The total is rounded once. */
export function convertBooty(g: Game, pirate: PirateId, doubloons: number, percent: number, rule: string): void {
  if (doubloons === 0) return;
  const gained = converted(doubloons, percent);
  g.netWorth[pirate] += gained;
  g.events?.push({ type: 'bootyConverted', rule, pirate, booty: doubloons, percent, doubloons: gained, now: g.netWorth[pirate] });
}
