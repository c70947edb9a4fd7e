/** C9.6 Changing ship, and what lies in the holds. */
import { type LogId, MAX_HOLDS, NONE, type PirateId, type ShipId } from '../data/ids.ts';
import { filledHolds, firstHold, freeLog, holdsOf } from '../queries/pirates.ts';
import type { Game } from '../state/position.ts';
import { emptyHold } from './leaving.ts';

/** [C53] @returns the log for a new ship: his own if it has this side, or a free one; none if there is none */
export const logFor = (g: Game, pirate: PirateId, ship: ShipId): LogId =>
  g.tables.logs[g.log[pirate]].includes(ship) ? g.log[pirate] : freeLog(g.tables, g, ship);

/** The new ship has no damage. Booty goes over, into as many holds as it filled: more than the ship has must be thrown overboard next. */
export function changeShip(g: Game, pirate: PirateId, ship: ShipId): void {
  const log = logFor(g, pirate, ship);
  if (log === NONE) return;
  const first = firstHold(g, pirate);
  const holds = g.holds.slice(first, first + MAX_HOLDS);
  const goods = g.goods.slice(first, first + MAX_HOLDS);
  for (let hold = 0; hold < MAX_HOLDS; hold++) emptyHold(g, pirate, hold);
  g.log[pirate] = log;
  g.ship[pirate] = ship;
  g.combat[pirate] = g.tables.ships[ship].combat;
  g.speed[pirate] = g.tables.ships[ship].speed;
  let next = firstHold(g, pirate);
  for (const [i, pounds] of holds.entries()) {
    if (pounds === 0) continue;
    g.holds[next] = pounds;
    g.goods[next] = goods[i];
    next += 1;
  }
  g.events?.push({ type: 'shipTaken', rule: 'C9.6', pirate, log, ship });
}

/** @returns how many of his holds are filled beyond those that his ship has */
export const surplusHolds = (g: Game, pirate: PirateId): number => Math.max(0, filledHolds(g, pirate) - holdsOf(g.tables, g, pirate));

/** Moves what lies in holds that the ship doesn't have into empty ones that it has. */
export function closeUp(g: Game, pirate: PirateId): void {
  const first = firstHold(g, pirate);
  let next = first;
  for (let i = first; i < first + MAX_HOLDS; i++) {
    if (g.holds[i] === 0) continue;
    if (i !== next) {
      g.holds[next] = g.holds[i];
      g.goods[next] = g.goods[i];
      g.holds[i] = 0;
      g.goods[i] = 0;
    }
    next += 1;
  }
}

/** Fills a hold; what was in it goes overboard. */
export function stow(g: Game, pirate: PirateId, hold: number, pounds: number, goods: number): void {
  g.holds[firstHold(g, pirate) + hold] = pounds;
  g.goods[firstHold(g, pirate) + hold] = goods;
  g.events?.push({ type: 'bootyStowed', rule: 'C9.5', pirate, hold, pounds, goods });
}
