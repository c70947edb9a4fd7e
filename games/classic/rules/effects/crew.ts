/** Changes to a pirate, his crew and his ship that more than one rule makes. */
import type { PirateId, PortId } from '../data/ids.ts';
import { pirateBit } from '../queries/pirates.ts';
import type { Cause } from '../state/events.ts';
import type { Game } from '../state/position.ts';
import { losePirate } from './leaving.ts';

/** C10.1 The track stays between 0 and its top. A crew that falls to 0 mutinies at the next check (C10.3). */
export function changeUnrest(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  const before = g.unrest[pirate];
  const now = Math.min(g.tables.highestUnrest, Math.max(0, before + by));
  g.unrest[pirate] = now;
  if (now === 0) g.mutinous |= pirateBit(pirate);
  else g.mutinous &= ~pirateBit(pirate);
  if (now !== before) g.events?.push({ type: 'unrestChanged', rule, pirate, by: now - before, now, cause });
}

/** C26.1 A pirate who comes to 100 wins for his player, as soon as the step is done. */
export function gainNotoriety(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  if (by === 0) return;
  g.notoriety[pirate] = g.notoriety[pirate] + by;
  if (g.notoriety[pirate] >= g.tables.notorietyToWin) g.famous |= pirateBit(pirate);
  g.events?.push({ type: 'notorietyGained', rule, pirate, by, now: g.notoriety[pirate], cause });
}

/** C10.2, C12.5 Each full £100 received is a point of Crew Unrest and of Notoriety. */
export function receive(g: Game, pirate: PirateId, pounds: number, cause: Cause, rule: string): void {
  g.netWorth[pirate] = g.netWorth[pirate] + pounds;
  const hundreds = Math.floor(pounds / 100);
  if (hundreds === 0) return;
  changeUnrest(g, pirate, hundreds, cause, rule);
  gainNotoriety(g, pirate, hundreds, cause, rule);
}

/** Hits on Combat; the ship sinks at 0 [C6]. */
export function loseCombat(g: Game, pirate: PirateId, hits: number, cause: Cause, rule: string): void {
  if (hits <= 0) return;
  g.combat[pirate] = Math.max(0, g.combat[pirate] - hits);
  g.events?.push({ type: 'combatLost', rule, pirate, hits, now: g.combat[pirate], cause });
  if (g.combat[pirate] === 0) losePirate(g, pirate, 'sunk', rule);
}

/** Hits on Speed; the ship sinks at the end of the track [C6]. */
export function loseSpeed(g: Game, pirate: PirateId, hits: number, cause: Cause, rule: string): void {
  if (hits <= 0) return;
  g.speed[pirate] = g.speed[pirate] - hits;
  g.events?.push({ type: 'speedLost', rule, pirate, hits, now: g.speed[pirate], cause });
  if (g.speed[pirate] <= g.tables.speedSunkAt) losePirate(g, pirate, 'sunk', rule);
}

/** C8.1, C13.1 He has been in a port: bars of other ports and of transit boxes end. */
export function callAtPort(g: Game, pirate: PirateId, port: PortId): void {
  g.boxed[pirate] = 0;
  const { bars } = g;
  let kept = 0;
  for (let i = 0; i < bars.length; i += 2) {
    if (bars[i] === pirate && bars[i + 1] !== port) continue;
    bars[kept++] = bars[i];
    bars[kept++] = bars[i + 1];
  }
  bars.length = kept;
}

/** C12.7 */
export function stashMoney(g: Game, pirate: PirateId, port: PortId, pounds: number): void {
  const { stashes } = g;
  g.netWorth[pirate] = g.netWorth[pirate] - pounds;
  g.events?.push({ type: 'stashed', rule: 'C12.7', pirate, port, pounds });
  for (let i = 0; i < stashes.length; i += 3)
    if (stashes[i] === pirate && stashes[i + 1] === port) {
      stashes[i + 2] = stashes[i + 2] + pounds;
      return;
    }
  stashes.push(pirate, port, pounds);
}
