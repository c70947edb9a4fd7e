/** C12, C14 Ports: what a call or an attack is worth, and the answers in port. */
import {
  type Choice,
  combatOf,
  hostagesOf,
  knowsOf,
  NONE,
  PAID_PER_HUNDRED,
  PIRATES,
  type PirateId,
  type PortId,
  type PortStatus,
  portOf,
  portStatus,
  portValue,
  REPAIRED,
  ratingOf,
  worthOf,
} from '../../rules/index.ts';
import { takesPort, tensAtMost } from './odds.ts';
import { remember } from './remember.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { bootyOf, combatPoint, crewWorth, fameWorth, hitCosts, leadOf, loadOf, lossCosts, wantsEnd, winsByRetiring } from './worth.ts';

/** A point of Crew Unrest and of Notoriety for each full hundred (C12.5). */
const incomeWorth = (o: ViewerKnowledge, pirate: PirateId, pounds: number): number => {
  const { sight } = o;
  const hundreds = Math.floor(pounds / 100);
  return pounds + crewWorth(sight.unrest[pirate], hundreds) + fameWorth(o, sight.notoriety[pirate], hundreds);
};

/** The turn that D&R costs after a sale in a pirate haven (C11). */
const REVELRY_COST = 35;
const revelryAfter = (status: PortStatus): number => (status === 'pirateHaven' ? REVELRY_COST : 0);

function saleWorth(o: ViewerKnowledge, pirate: PirateId, status: PortStatus): number {
  const booty = bootyOf(o, pirate);
  return booty === 0 ? 0 : incomeWorth(o, pirate, (booty * PAID_PER_HUNDRED[status]) / 100) - revelryAfter(status);
}

/** C24.1 The chance that an attempt to retire with this Net Worth succeeds. */
export const chanceToRetire = (pounds: number): number => tensAtMost(Math.floor(pounds / 100));
/** C28 What the win of a solitaire game is worth. */
const WON = 4000;
const MEAN_BRIBE = 350;
/** C12.5 How often a bribe in a neutral port brings a haven: the governor drawn must be pro, and the price one that he can pay. */
const NEUTRAL_BRIBE = 0.4;
/** What a bribe in a neutral port is worth to him who would win by retiring: in a haven he may. */
const bribeToRetire = (o: ViewerKnowledge, pirate: PirateId): number =>
  winsByRetiring(o) ? NEUTRAL_BRIBE * WON * chanceToRetire(worthOf(o.sight, pirate) - MEAN_BRIBE) : 0;

const BRIBE = 30;
/** A sale, or a bribe alone. */
export function businessWorth(o: ViewerKnowledge, pirate: PirateId, status: PortStatus): number {
  if (bootyOf(o, pirate) > 0) return saleWorth(o, pirate, status);
  if (status === 'neutral') return bribeToRetire(o, pirate) || -1;
  return status === 'pro' && o.sight.netWorth[pirate] >= HAVEN_FROM ? BRIBE : -1;
}

const MEAN_RANSOM = 350;
export const ransomWorth = (o: ViewerKnowledge, pirate: PirateId, status: PortStatus): number =>
  incomeWorth(o, pirate, (MEAN_RANSOM * PAID_PER_HUNDRED[status]) / 100) - revelryAfter(status);

export function refitWorth(o: ViewerKnowledge, pirate: PirateId, status: PortStatus): number {
  if (wantsEnd(o)) return 0;
  const { sight } = o;
  const missing = sight.tables.ships[sight.ship[pirate]].combat - sight.combat[pirate];
  return Math.min(missing, REPAIRED[status]) * combatPoint(sight.combat[pirate]);
}

const SCURVY = 160;
const WOUND = 150;
const CONTENT = 7;
export function recoveryWorth(o: ViewerKnowledge, pirate: PirateId): number {
  if (wantsEnd(o)) return 0;
  const { sight } = o;
  if (sight.scurvy[pirate] === 1) return SCURVY + (sight.wound[pirate] > 0 ? WOUND : 0);
  return (sight.wound[pirate] > 0 ? WOUND : 0) + (sight.unrest[pirate] < CONTENT ? crewWorth(sight.unrest[pirate], 1) : 0);
}

/** From this Net Worth on it may pay to retire. */
const RETIRE_FROM = 1100;
/** C24.1 What an attempt to retire is worth: what he has is safe then. */
export function retirementWorth(o: ViewerKnowledge, pirate: PirateId): number {
  const worth = worthOf(o.sight, pirate);
  if (winsByRetiring(o)) return WON * chanceToRetire(worth);
  if (wantsEnd(o) || worth < RETIRE_FROM || leadOf(o, pirate) < 0) return 0;
  return chanceToRetire(worth) * (0.3 * worth + Math.min(1000, leadOf(o, pirate)));
}

/** He tries to retire as often as he can stay. */
const ATTEMPTS = 3;
/** Booty that is not sold yet counts for more, the fuller the ship. */
const UNSOLD = 0.35;
/** What all business is worth that he could do in a port of this status, and the operations it would take. */
export const callWorth = (o: ViewerKnowledge, pirate: PirateId, status: PortStatus): Call =>
  callIn(o, STATUSES.indexOf(status) * PIRATES.length + pirate);
interface Call {
  readonly worth: number;
  readonly operations: number;
}
const STATUSES: readonly PortStatus[] = ['destroyed', 'pirateHaven', 'safeHaven', 'anti', 'neutral', 'pro'];
/** By status and pirate. */
const callIn = remember((o: ViewerKnowledge, key): Call => {
  const pirate = PIRATES[key % PIRATES.length];
  const status = STATUSES[Math.floor(key / PIRATES.length)];
  let [worth, operations] = [0, 0];
  const add = (part: number): void => {
    if (part <= 0) return;
    worth += part;
    operations += 1;
  };
  add(saleWorth(o, pirate, status) * (UNSOLD + loadOf(o, pirate)));
  add(refitWorth(o, pirate, status));
  add(recoveryWorth(o, pirate));
  for (const _ of hostagesOf(o.sight, pirate)) add(ransomWorth(o, pirate, status));
  const isHome = status === 'pro' || status === 'safeHaven';
  add(ATTEMPTS * (isHome ? retirementWorth(o, pirate) : status === 'neutral' ? bribeToRetire(o, pirate) : 0));
  return { worth, operations };
});

const MEAN_DIE = 3.5;
const WIN_HITS = 1.5;
const SUNK = 600;
/** What all attacks of a pirate on ports have in common. */
interface Raider {
  /** C14.2 */
  readonly strength: number;
  readonly booty: number;
  readonly hit: number;
  /** What a repulse costs. */
  readonly defeat: number;
}
const raiderOf = remember((o: ViewerKnowledge, key): Raider => {
  const { sight, figures } = o;
  const pirate = PIRATES[key];
  const combat = combatOf(sight.tables, sight, pirate);
  const hit = hitCosts(o, combatPoint(combat) + 20 - crewWorth(sight.unrest[pirate], -1));
  return {
    strength: combat + ratingOf(sight.tables, sight, pirate, 'ability'),
    booty: bootyOf(o, pirate),
    hit,
    defeat: figures.lossHits * hit + (combat <= figures.lossHits ? lossCosts(o, SUNK) : 0),
  };
});

/** C14 What an attack on this port is worth. The plunder takes the place of all booty. */
export function raidWorth(o: ViewerKnowledge, pirate: PirateId, port: PortId): number {
  const { sight, figures } = o;
  const t = sight.tables;
  const { strength, booty, hit, defeat } = raiderOf(o, pirate);
  const defense = t.portDefense[port];
  const wins = takesPort(strength, defense, knowsOf(sight, pirate, port));
  const plunder = Math.max(0, figures.plunder * MEAN_DIE * 100 * portValue(t, sight, port) - booty);
  return wins * (plunder + fameWorth(o, sight.notoriety[pirate], defense) - WIN_HITS * hit) - (1 - wins) * defeat - 60;
}

const SACK_FROM = 0.6;
const RICH_IN_FAME = 70;
/** C14.5 A sack is for those who go for fame, and for crews that need it. */
export function sackWorth(o: ViewerKnowledge, pirate: PirateId): number {
  const { sight } = o;
  const port = portOf(sight, pirate);
  if (port === NONE) return 0;
  const t = sight.tables;
  const defense = t.portDefense[port];
  const wins = takesPort(combatOf(t, sight, pirate) + ratingOf(t, sight, pirate, 'ability'), Math.ceil(defense / 2), false);
  if (wins < SACK_FROM) return -100;
  const gain = fameWorth(o, sight.notoriety[pirate], 2 * defense) + crewWorth(sight.unrest[pirate], 3);
  return wins * gain - WIN_HITS * combatPoint(sight.combat[pirate]) - (sight.notoriety[pirate] > RICH_IN_FAME ? 0 : 30);
}

/** C12.5 All booty is sold: the next may be lost. */
export const sellHolds = (legal: readonly Choice[]): Choice => legal.find(({ type }) => type === 'sellHold') ?? legal[0];

/** C34 A haven for the rich, where the port is a friend already; a letter for the very rich. */
const HAVEN_FROM = 800;
const LETTER_FROM = 1000;
const HAVEN_SHARE = 0.4;
const LETTER_SHARE = 0.3;
/** What a bribe in a neutral port must be worth. */
const BRIBE_FROM = 100;
const WEARY = 3;

export function doBusiness(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { sight } = o;
  const { pirate, port } = o.about;
  if (pirate === undefined || port === undefined) return legal[0];
  const pounds = sight.netWorth[pirate];
  const isPro = portStatus(sight.tables, sight, pirate, port) === 'pro';
  const bribes = isPro ? pounds >= HAVEN_FROM : bribeToRetire(o, pirate) > BRIBE_FROM;
  return best(legal, ({ type }) => {
    if (type === 'bribe') return bribes ? 2 : -1;
    if (type === 'buyLetter') return pounds >= LETTER_FROM ? 1 : -1;
    if (type === 'declareRevelry') return sight.unrest[pirate] <= WEARY ? 0.5 : -2;
    return 0;
  });
}

const payIf = (legal: readonly Choice[], pays: boolean): Choice => best(legal, ({ type }) => ((type === 'pay') === pays ? 1 : 0));
export const payForHaven = ({ sight, about: { pirate, pounds = 0 } }: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  payIf(legal, pirate !== undefined && pounds <= HAVEN_SHARE * sight.netWorth[pirate]);
export const payForLetter = ({ sight, about: { pirate, pounds = 0 } }: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  payIf(legal, pirate !== undefined && pounds <= LETTER_SHARE * sight.netWorth[pirate]);

/** Plunder takes the place of what he has. */
export const takePlunder = (o: ViewerKnowledge, legal: readonly Choice[]): Choice => {
  const { pirate, pounds = 0 } = o.about;
  const gain = pirate === undefined ? 0 : pounds - bootyOf(o, pirate);
  return best(legal, ({ type }) => (type === 'takePlunder' ? gain : 0));
};

/** C12.7 A stash outlives a mutiny, and can buy nothing. */
export const stash = ({ sight, about: { pirate } }: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, ({ type }) => (pirate !== undefined && sight.unrest[pirate] <= WEARY && type === 'stashAll' ? 1 : type === 'pass' ? 0.5 : 0));
