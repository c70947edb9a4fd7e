/** How pirates leave the game, and what they lose when they do. */
import { cardsOf } from '../data/cards.ts';
import {
  HOLD_COUNT,
  HOSTAGE_COUNT,
  NO_CARD,
  NO_NATION,
  NO_PIRATE,
  NO_PLACE,
  NO_SHIP,
  NONE,
  type PirateId,
  PORTS,
  type PortId,
  type Seat,
} from '../data/ids.ts';
import { retirementVp } from '../queries/pirates.ts';
import type { LossCause } from '../state/events.ts';
import { EMPTY_HOLD, type Game, IN_PLAY, LOST, RETIRED, SOBER } from '../state/position.ts';
import { endAlliance } from './alliance.ts';
import { dropFrom } from './lists.ts';

const [TREASURE_MAP] = cardsOf('buried-treasure');

/** 17.2 #12 A Letter that is used or lost is out of the game for good. */
function loseLetter(g: Game, pirate: PirateId): void {
  if (g.letterCard[pirate] === NONE) return;
  g.removed.push(g.letterCard[pirate]);
  g.events?.push({ type: 'cardRemoved', rule: '17.2 #12', card: g.letterCard[pirate] });
  g.letterCard[pirate] = NO_CARD;
  g.letter[pirate] = NO_NATION;
}

/** 19.18 A Letter that no governor has sealed yet is discarded like any other card. */
function dropKeptLetter(g: Game, seat: Seat): void {
  const card = g.keptLetter[seat];
  if (card === NONE) return;
  g.keptLetter[seat] = NO_CARD;
  g.discards.push(card);
  g.events?.push({ type: 'cardDiscarded', rule: '19.18', seat, card });
}

/** 9.58 The pirate has attacked a port of the nation that gave him his Letter, and loses it. He must have one. */
export function forfeitLetter(g: Game, pirate: PirateId): void {
  g.events?.push({ type: 'letterLost', rule: '9.58', pirate, nation: g.letter[pirate] });
  loseLetter(g, pirate);
}

/** 17.2 #1 Discards the map of Buried Treasure if this pirate has it. */
function loseTreasureMap(g: Game, pirate: PirateId): void {
  if (g.treasureMapOf !== pirate) return;
  dropTreasureMap(g);
  g.events?.push({ type: 'treasureMapLost', rule: '17.2 #1', pirate });
}

/** Discards the map of Buried Treasure, which a pirate must have. */
export function dropTreasureMap(g: Game): void {
  g.treasureMapOf = NO_PIRATE;
  g.discards.push(TREASURE_MAP);
}

/** 9.34 Ends the haven in this port, if it is one. */
export function loseHaven(g: Game, port: PortId): void {
  const pirate = g.havenOf[port];
  if (pirate === NONE) return;
  g.havenOf[port] = NO_PIRATE;
  g.events?.push({ type: 'havenLost', rule: '9.34', pirate, port });
}

export function forgetInformation(g: Game, pirate: PirateId): void {
  const { info } = g;
  let kept = 0;
  for (let i = 0; i < info.length; i += 3) {
    if (info[i] === pirate) continue;
    for (let j = 0; j < 3; j++) info[kept++] = info[i + j];
  }
  info.length = kept;
}

/** The ship's booty, hostages and guns are lost with it. */
function loseShip(g: Game, pirate: PirateId): void {
  for (let h = 0; h < HOSTAGE_COUNT; h++) {
    if (g.hostageOf[h] !== pirate) continue;
    g.hostageOf[h] = NONE;
    g.hostageNation[h] = NO_NATION;
  }
  if (g.guns[pirate] !== NONE) g.discards.push(g.guns[pirate]);
  clearShip(g, pirate);
}

function clearShip(g: Game, pirate: PirateId): void {
  for (let i = 0; i < HOLD_COUNT; i++) g.holds[pirate * HOLD_COUNT + i] = EMPTY_HOLD;
  g.guns[pirate] = NO_CARD;
  g.ship[pirate] = NO_SHIP;
  g.combat[pirate] = 0;
  g.speed[pirate] = 0;
  g.loyalty[pirate] = 0;
  g.scurvy[pirate] = 0;
  g.revelry[pirate] = SOBER;
  g.recovery[pirate] = 0;
  g.feasted[pirate] = 0;
  g.mutinous &= ~(1 << pirate);
}

/** The pirate loses what belongs to him and not to his ship [R1]. His Notoriety and Net Worth remain readable. */
function leave(g: Game, pirate: PirateId, fate: typeof RETIRED | typeof LOST): void {
  g.fate[pirate] = fate;
  dropFrom(g.fleet[g.owner[pirate]], pirate);
  g.at[pirate] = NO_PLACE;
  g.taken[pirate] = 0;
  g.sackThrough[pirate] = 0;
  endAlliance(g, pirate, '11.6');
  loseLetter(g, pirate);
  dropKeptLetter(g, g.owner[pirate]);
  loseTreasureMap(g, pirate);
  forgetInformation(g, pirate);
  for (const port of PORTS) if (g.havenOf[port] === pirate) loseHaven(g, port);
  g.pardoned &= ~(1 << pirate);
}

/** 18.12 B The pirate is out of the game with his ship and all aboard; his player scores his Notoriety. */
export function eliminate(g: Game, pirate: PirateId, how: LossCause, rule: string): void {
  loseShip(g, pirate);
  scoreLoss(g, pirate, how, rule);
}

function scoreLoss(g: Game, pirate: PirateId, how: LossCause, rule: string): void {
  const seat = g.owner[pirate];
  g.vp[seat] += g.notoriety[pirate];
  g.events?.push({ type: 'pirateLost', rule, seat, pirate, how, vp: g.notoriety[pirate] });
  leave(g, pirate, LOST);
}

/** 6.25, 6.26 The ship sinks, and everything aboard is lost [R32]. */
export const sink = (g: Game, pirate: PirateId): void => eliminate(g, pirate, 'sunk', '6.26');

/** 18.42 The pirate is out of the game, and his player scores his Notoriety and Net Worth. Booty aboard scores nothing. */
export function retire(g: Game, pirate: PirateId, rule: string): void {
  const seat = g.owner[pirate];
  const vp = retirementVp(g.notoriety[pirate], g.netWorth[pirate]);
  g.vp[seat] += vp;
  loseShip(g, pirate);
  leave(g, pirate, RETIRED);
  g.events?.push({ type: 'pirateRetired', rule, seat, pirate, notoriety: g.notoriety[pirate], netWorth: g.netWorth[pirate], vp });
}

/** 14.2 The Loyalty of a crew whose ship another pirate takes over. */
const NEW_CAPTAINS_LOYALTY = 6;

/** 14.2, 15.1 `to` comes into play for `seat` on the ship of `from`, with all that belongs to it [R1]; `from` is eliminated. */
export function takeOverShip(g: Game, from: PirateId, to: PirateId, seat: Seat, how: LossCause, rule: string): void {
  for (let i = 0; i < HOLD_COUNT; i++) g.holds[to * HOLD_COUNT + i] = g.holds[from * HOLD_COUNT + i];
  for (let h = 0; h < HOSTAGE_COUNT; h++) if (g.hostageOf[h] === from) g.hostageOf[h] = to;
  g.ship[to] = g.ship[from];
  g.combat[to] = g.combat[from];
  g.speed[to] = g.speed[from];
  g.guns[to] = g.guns[from];
  g.scurvy[to] = g.scurvy[from];
  g.revelry[to] = g.revelry[from];
  g.recovery[to] = g.recovery[from];
  g.feasted[to] = g.feasted[from];
  enlist(g, seat, to);
  g.at[to] = g.at[from];
  g.loyalty[to] = NEW_CAPTAINS_LOYALTY;
  clearShip(g, from);
  scoreLoss(g, from, how, rule);
  g.events?.push({ type: 'pirateTookCommand', rule, seat, pirate: to, from });
}

/** 17.2 #17 A pirate from the seat's hand comes forward for a duel. He belongs to the seat and has full Cunning, but is not in play yet. */
export function stepForward(g: Game, seat: Seat, pirate: PirateId): void {
  g.owner[pirate] = seat;
  g.cunning[pirate] = g.tables.pirates[pirate].cunning;
}

/** 17.2 #17 The challenger has lost and never comes into play. */
export function loseChallenger(g: Game, pirate: PirateId): void {
  g.fate[pirate] = LOST;
  g.events?.push({ type: 'pirateLost', rule: '17.2 #17', seat: g.owner[pirate], pirate, how: 'duel', vp: 0 });
}

/** Puts a pirate into play with full Cunning, no Notoriety and no Net Worth (5.13, 5.15). */
export function enlist(g: Game, seat: Seat, pirate: PirateId): void {
  g.fate[pirate] = IN_PLAY;
  g.owner[pirate] = seat;
  g.fleet[seat].push(pirate);
  g.notoriety[pirate] = 0;
  g.netWorth[pirate] = 0;
  g.cunning[pirate] = g.tables.pirates[pirate].cunning;
  g.deployedOn[pirate] = -1;
}
