/** C9.4, C14.2 The attack history. */
import { type NationId, NONE, type PirateId } from '../data/ids.ts';
import { nationOfLetter } from '../queries/ports.ts';
import type { Cause } from '../state/events.ts';
import type { Game } from '../state/position.ts';
import { gainNotoriety } from './crew.ts';
import { loseLetter } from './leaving.ts';

/** From now on all ports of this nation are anti for him, and a letter of that nation is lost [C48]. */
export function enterHistory(g: Game, pirate: PirateId, nation: NationId, rule: string): void {
  if ((g.history[pirate] & (1 << nation)) === 0) {
    g.history[pirate] = g.history[pirate] | (1 << nation);
    g.events?.push({ type: 'historyEntered', rule, pirate, nation });
  }
  if (nationOfLetter(g.tables, g, pirate) === nation) loseLetter(g, pirate, rule);
}

/** C21.2 Half of what the operating pirate gains, rounded down, goes to the ally who has helped, or to nobody if there is none. */
export function shareNotoriety(g: Game, pirate: PirateId, ally: PirateId, by: number, cause: Cause, rule: string): void {
  const half = ally === NONE ? 0 : Math.floor(by / 2);
  gainNotoriety(g, pirate, by - half, cause, rule);
  if (half > 0) gainNotoriety(g, ally, half, cause, rule);
}
