/** C10.4 How pirates leave the game, and what they lose. */
import {
  HOSTAGES,
  MAX_HOLDS,
  NO_LETTER,
  NO_LOG,
  NO_PIRATE,
  NO_PLACE,
  NO_SHIP,
  NO_SIGHTING,
  NONE,
  type PirateId,
  PORTS,
  type PortId,
} from '../data/ids.ts';
import { NO_WOUND } from '../data/tables.ts';
import { firstHold, pirateBit, worthOf } from '../queries/pirates.ts';
import type { LossCause } from '../state/events.ts';
import { type Game, LOST, RETIRED } from '../state/position.ts';
import { freeHostage } from './hostages.ts';
import { dropFrom } from './lists.ts';

/** C21 [C77] Ends an alliance without a duel. */
export function endAlliance(g: Game, pirate: PirateId, rule: string, isBroken = false): void {
  const other = g.ally[pirate];
  if (other === NONE) return;
  g.ally[pirate] = NO_PIRATE;
  g.ally[other] = NO_PIRATE;
  g.events?.push({ type: 'allianceEnded', rule, pirate, other, isBroken });
}

/** C12.1 Ends the haven in this port, if it is one. */
export function loseHaven(g: Game, port: PortId, rule: string): void {
  const pirate = g.havenOf[port];
  if (pirate === NONE) return;
  g.havenOf[port] = NO_PIRATE;
  g.events?.push({ type: 'havenLost', rule, pirate, port });
}

/** The letter goes back to its cup. */
export function loseLetter(g: Game, pirate: PirateId, rule: string): void {
  const letter = g.letter[pirate];
  if (letter === NONE) return;
  g.letterPool.push(letter);
  g.letter[pirate] = NO_LETTER;
  g.events?.push({ type: 'letterLost', rule, pirate, nation: g.tables.letterNation[letter] });
}

/** Removes the stashes for which this holds. */
export function removeStashes(g: Game, isLost: (pirate: number, port: number) => boolean): void {
  const { stashes } = g;
  let kept = 0;
  for (let i = 0; i < stashes.length; i += 3) {
    if (isLost(stashes[i], stashes[i + 1])) continue;
    for (let j = 0; j < 3; j++) stashes[kept++] = stashes[i + j];
  }
  stashes.length = kept;
}

export function emptyHold(g: Game, pirate: PirateId, hold: number): void {
  g.holds[firstHold(g, pirate) + hold] = 0;
  g.goods[firstHold(g, pirate) + hold] = 0;
}

function leave(g: Game, pirate: PirateId, fate: typeof RETIRED | typeof LOST, rule: string): void {
  const seat = g.owner[pirate];
  const ally = g.ally[pirate];
  // C21.2 A port that he held is his ally's, who lies there too.
  if (g.holding[pirate] === 1 && ally !== NONE && g.at[ally] === g.at[pirate]) g.holding[ally] = 1;
  g.fate[pirate] = fate;
  g.exit[seat] = fate;
  dropFrom(g.fleet[seat], pirate);
  endAlliance(g, pirate, rule);
  loseLetter(g, pirate, rule);
  for (let hold = 0; hold < MAX_HOLDS; hold++) emptyHold(g, pirate, hold);
  for (const hostage of HOSTAGES.slice(0, g.hostageOf.length)) {
    if (g.toldTo[hostage] === pirate) g.toldTo[hostage] = NO_PIRATE;
    if (g.hostageOf[hostage] === pirate) g.hostageOf[hostage] = NO_PIRATE;
    freeHostage(g, hostage);
  }
  for (const port of PORTS) if (g.havenOf[port] === pirate) loseHaven(g, port, rule);
  g.bars = g.bars.filter((_, i) => g.bars[i - (i % 2)] !== pirate);
  g.at[pirate] = NO_PLACE;
  g.log[pirate] = NO_LOG;
  g.ship[pirate] = NO_SHIP;
  g.combat[pirate] = 0;
  g.speed[pirate] = 0;
  g.unrest[pirate] = 0;
  g.wound[pirate] = NO_WOUND;
  g.stunned[pirate] = 0;
  g.scurvy[pirate] = 0;
  g.revelry[pirate] = 0;
  g.careened[pirate] = 0;
  g.holding[pirate] = 0;
  g.boxed[pirate] = 0;
  g.chasing[pirate] = NO_SIGHTING;
  g.mutinous &= ~pirateBit(pirate);
  g.idle &= ~pirateBit(pirate);
}

/** He is out of the game with all that is his [C25]. His Notoriety remains readable. */
export function losePirate(g: Game, pirate: PirateId, how: LossCause, rule: string): void {
  g.netWorth[pirate] = 0;
  removeStashes(g, (of) => of === pirate);
  g.events?.push({ type: 'pirateLost', rule, pirate, how });
  leave(g, pirate, LOST, rule);
}

/** C24.2 He leaves the map; his Net Worth and Notoriety are kept for the end. [C79] He takes his stashes with him, so that no port loses them. */
export function retirePirate(g: Game, pirate: PirateId, rule: string): void {
  const netWorth = worthOf(g, pirate);
  g.netWorth[pirate] = netWorth;
  removeStashes(g, (of) => of === pirate);
  g.events?.push({ type: 'pirateRetired', rule, pirate, netWorth, notoriety: g.notoriety[pirate] });
  leave(g, pirate, RETIRED, rule);
}
