/** The arithmetic of a throw: what each side adds to its dice and why, and what a single roll is held against. */
import {
  combatOf,
  type Decision,
  handicapOf,
  isTogether,
  NO_PIRATE,
  type PirateId,
  ratingOf,
  speedOf,
  type Tables,
  type View,
  type VisibleBoard,
  worthOf,
} from '@bb/classic/rules';
import { boardBefore, isKnownBefore } from './board-before.ts';
import type { Heard, Stage, Throw } from './stage.ts';

export type PartCause =
  | 'combat'
  | 'speed'
  | 'ability'
  | 'handicap'
  | 'defense'
  | 'halfDefense'
  | 'ally'
  | 'allysCombat'
  | 'duelAttack'
  | 'duelDefense'
  | 'all';
export interface Part {
  /** `all` if the parts are not known any more. */
  readonly cause: PartCause;
  readonly amount: number;
}

export interface Side {
  /** None for hunters, a port or the weather. */
  readonly pirate: PirateId;
  /** Those that count: of an ally's pairs the higher. */
  readonly dice: readonly number[];
  readonly parts: readonly Part[];
  readonly total: number | null;
}

export interface Reckoning {
  /** One or two: the pirate first, in a duel the attacker. */
  readonly sides: readonly Side[];
  /** What a single roll is held against: the attack number, a rating, Notoriety, Net Worth in hundreds. */
  readonly limit: number | null;
  /** What the limit consists of. */
  readonly limitParts: readonly Part[];
}

/** Where a throw is looked at from. */
export interface Outlook {
  readonly tables: Tables;
  readonly view: View;
  readonly heard: readonly Heard[];
  readonly decision: Decision | null;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const amountOf = (parts: readonly Part[]): number => sumOf(parts.map(({ amount }) => amount));
const part = (cause: PartCause, amount: number): Part => ({ cause, amount });

/** @returns the parts if they come to the sum that is known; otherwise the sum alone */
function split(parts: readonly Part[], known: number | null, isKnown: boolean): readonly Part[] {
  const shown = parts.filter(({ amount }) => amount !== 0);
  if (isKnown && (known === null || amountOf(parts) === known)) return shown;
  return known === null ? [] : [part('all', known)];
}

/** @returns the sum that side number `side` adds by the question about this throw, or null if no question is about it */
function askedModifier({ decision }: Outlook, { purpose, result }: Throw, side: number): number | null {
  const roll = decision?.about.roll;
  return roll?.purpose === purpose && result === null ? (roll.modifiers[side] ?? null) : null;
}

/** Two pairs are thrown for a pirate with an ally beside him, and the higher counts. */
function counted(dice: readonly number[]): readonly number[] {
  if (dice.length < 4) return dice;
  const [first, second] = [dice.slice(0, 2), dice.slice(2)];
  return sumOf(first) >= sumOf(second) ? first : second;
}

/** @returns what the stage's throws were, each with its arithmetic */
export const reckonings = (stage: Stage, outlook: Outlook): readonly Reckoning[] => stage.throws.map((_, i) => reckon(stage, i, outlook));

function reckon(stage: Stage, index: number, outlook: Outlook): Reckoning {
  const thrown = stage.throws[index];
  if (!thrown) return { sides: [], limit: null, limitParts: [] };
  const later = outlook.heard.filter(({ id }) => id > thrown.id);
  const b = boardBefore({ ...outlook.view, tables: outlook.tables }, later);
  const scene: Scene = { stage, thrown, index, outlook, b, isKnown: (pirate) => isKnownBefore(pirate, later) };
  switch (thrown.purpose) {
    case 'evasion':
      return evasion(scene);
    case 'battle':
      return battle(scene);
    case 'portAttack':
      return portAttack(scene);
    case 'duel':
      return duel(scene);
    case 'attack':
      return attack(scene);
    default:
      return single(scene);
  }
}

interface Scene {
  readonly stage: Stage;
  readonly thrown: Throw;
  readonly index: number;
  readonly outlook: Outlook;
  /** The board when the dice were thrown. */
  readonly b: VisibleBoard;
  readonly isKnown: (pirate: PirateId) => boolean;
}

const castOf = ({ casts }: Throw, pirate: PirateId): readonly number[] => casts.find((one) => one.pirate === pirate)?.dice ?? [];

/** @param known  what the side adds, by the events or the question */
function sideOf(pirate: PirateId, dice: readonly number[], parts: readonly Part[], known: number | null, isKnown: boolean): Side {
  const shown = split(parts, known, isKnown);
  const adds = known ?? (isKnown ? amountOf(shown) : null);
  return { pirate, dice, parts: shown, total: adds === null || dice.length === 0 ? null : sumOf(dice) + adds };
}

const contest = (...sides: readonly Side[]): Reckoning => ({ sides, limit: null, limitParts: [] });
const handicap = (b: VisibleBoard, pirate: PirateId): Part => part('handicap', handicapOf(b, pirate));

function evasion({ stage: { pirate }, thrown, outlook, b, isKnown }: Scene): Reckoning {
  const theirs = castOf(thrown, NO_PIRATE);
  const own = castOf(thrown, pirate);
  const parts = [part('speed', speedOf(outlook.tables, b, pirate)), handicap(b, pirate)];
  const side = sideOf(pirate, own, parts, askedModifier(outlook, thrown, 0), isKnown(pirate));
  const isCaught = thrown.result?.event.type === 'intercepted';
  const fits = side.total === null || thrown.result === null || side.total <= sumOf(theirs) === isCaught;
  return contest(fits ? side : { ...side, parts: [], total: null }, sideOf(NO_PIRATE, theirs, [], 0, true));
}

/** The hunters' Combat before this round: what they began with, less their hits. */
function huntersCombat({ stage, thrown }: Scene): number | null {
  const began = stage.events.findLast(({ id, event }) => id < thrown.id && event.type === 'battleBegan');
  if (began?.event.type !== 'battleBegan') return null;
  const hits = stage.events.map(({ id, event }) =>
    id > began.id && id < thrown.id && event.type === 'battleRound' ? Math.max(1, event.margin) : 0,
  );
  return Math.max(0, began.event.combat - sumOf(hits));
}

function battle(scene: Scene): Reckoning {
  const { stage, thrown, outlook, b, isKnown } = scene;
  const { pirate } = stage;
  const combat = huntersCombat(scene) ?? askedModifier(outlook, thrown, 1);
  const theirs = sideOf(NO_PIRATE, castOf(thrown, NO_PIRATE), combat === null ? [] : [part('combat', combat)], combat, true);
  const own = counted(castOf(thrown, pirate));
  const margin = thrown.result?.event.type === 'battleRound' ? thrown.result.event.margin : null;
  const known = margin !== null && theirs.total !== null ? theirs.total + margin - sumOf(own) : askedModifier(outlook, thrown, 0);
  const t = outlook.tables;
  const parts = [part('combat', combatOf(t, b, pirate)), part('ability', ratingOf(t, b, pirate, 'ability')), handicap(b, pirate)];
  return contest(sideOf(pirate, own, parts, known, isKnown(pirate)), theirs);
}

/** He holds the port that he attacks. */
export const isSack = ({ outlook: { heard }, stage: { pirate } }: Pick<Scene, 'stage' | 'outlook'>, before: number): boolean =>
  heard.findLast(
    ({ id, event }) =>
      id < before &&
      (event.type === 'portTaken' || event.type === 'pirateMoved' || event.type === 'pirateOusted') &&
      event.pirate === pirate,
  )?.event.type === 'portTaken';

function portAttack({ stage, thrown, outlook, b, isKnown }: Scene): Reckoning {
  const { pirate } = stage;
  const t = outlook.tables;
  const isSacked = isSack({ stage, outlook }, stage.from);
  const event = thrown.result?.event;
  const full = event?.type === 'portAttacked' ? (t.portDefense[event.port] ?? null) : null;
  const defense = full === null ? askedModifier(outlook, thrown, 1) : isSacked ? Math.ceil(full / 2) : full;
  const cause = isSacked ? 'halfDefense' : 'defense';
  const theirs = sideOf(NO_PIRATE, castOf(thrown, NO_PIRATE), defense === null ? [] : [part(cause, defense)], defense, true);
  const own = castOf(thrown, pirate);
  const ally = b.ally[pirate];
  const help = ally !== undefined && isTogether(b, pirate) ? combatOf(t, b, ally) : 0;
  const parts = [part('combat', combatOf(t, b, pirate)), part('ability', ratingOf(t, b, pirate, 'ability')), part('allysCombat', help)];
  const margin = event?.type === 'portAttacked' ? event.margin : null;
  const known = margin !== null && theirs.total !== null ? theirs.total + margin - sumOf(own) : askedModifier(outlook, thrown, 0);
  return contest(sideOf(pirate, own, parts, known, isKnown(pirate)), theirs);
}

/** The challenger attacks in the first exchange of a round, the other in the second. */
function duel({ stage, thrown, index, outlook, b, isKnown }: Scene): Reckoning {
  const began = stage.events.find(({ event }) => event.type === 'duelBegan')?.event;
  const other = began?.type === 'duelBegan' ? began.other : NO_PIRATE;
  const [attacker, defender] = index % 2 === 0 ? [stage.pirate, other] : [other, stage.pirate];
  const side = (pirate: PirateId, skill: 'duelAttack' | 'duelDefense'): Side => {
    const nth = thrown.casts.findIndex((one) => one.pirate === pirate);
    const parts = pirate === NO_PIRATE ? [] : [part(skill, ratingOf(outlook.tables, b, pirate, skill))];
    return sideOf(pirate, castOf(thrown, pirate), parts, nth < 0 ? null : askedModifier(outlook, thrown, nth), isKnown(pirate));
  };
  const [first, second] = [side(attacker, 'duelAttack'), side(defender, 'duelDefense')];
  const event = thrown.result?.event;
  if (event?.type !== 'duelExchange') return contest(first, second);
  // A pirate who has fallen has no ratings any more, but the difference tells his total.
  if (first.total === null && second.total !== null) return contest(toTotal(first, second.total + event.difference), second);
  if (second.total === null && first.total !== null) return contest(first, toTotal(second, first.total - event.difference));
  return contest(first, second);
}

const toTotal = (side: Side, total: number): Side => ({ ...side, total, parts: [part('all', total - sumOf(side.dice))] });

/** What an ally in the same hex takes from the dice of the attack: as good as a higher attack number. */
const ALLYS_HELP = 2;

function attack({ stage, thrown, outlook, b, isKnown }: Scene): Reckoning {
  const { pirate } = stage;
  const t = outlook.tables;
  const dice = castOf(thrown, pirate);
  const merchant = merchantOf(stage, outlook);
  const help = isTogether(b, pirate) ? ALLYS_HELP : 0;
  const asked = askedModifier(outlook, thrown, 0);
  const event = thrown.result?.event;
  const limit = event?.type === 'merchantAttacked' ? sumOf(dice) - event.over : asked === null ? null : help - asked;
  const parts = [
    part('combat', combatOf(t, b, pirate)),
    part('speed', speedOf(t, b, pirate)),
    part('ability', ratingOf(t, b, pirate, 'ability')),
    part('defense', merchant === null ? 0 : -(t.merchantDefense[merchant] ?? 0)),
    part('ally', help),
  ];
  const known = isKnown(pirate) && merchant !== null;
  return { sides: [{ pirate, dice, parts: [], total: sumOf(dice) }], limit, limitParts: limit === null ? [] : split(parts, limit, known) };
}

/** @returns the sighting that a prize stage is about, or null */
export function sightingOf({ events, pirate }: Stage, { view }: Outlook): number | null {
  const told = events.find(
    ({ event }) => event.type === 'merchantInspected' || event.type === 'merchantAttacked' || event.type === 'merchantTurnedUp',
  )?.event;
  if (told && 'sighting' in told) return told.sighting;
  const chased = view.chasing[pirate] ?? -1;
  return chased < 0 ? null : chased;
}

/** @returns the merchant that a prize stage is about, if the viewer knows it; null if not */
export function merchantOf(stage: Stage, outlook: Outlook): number | null {
  const sighting = sightingOf(stage, outlook);
  if (sighting === null) return null;
  const last = stage.events.at(-1)?.id ?? stage.from;
  const told = outlook.heard.findLast(
    ({ id, event }) =>
      id <= last &&
      (event.type === 'merchantTurnedUp' || event.type === 'merchantInspected' || event.type === 'merchantPlaced') &&
      event.sighting === sighting,
  )?.event;
  const merchant = told && 'merchant' in told && told.merchant >= 0 ? told.merchant : (outlook.view.merchantOn[sighting] ?? -1);
  return merchant < 0 ? null : merchant;
}

/** A roll that is held against a figure, if against any. */
function single({ stage, thrown, outlook, b }: Scene): Reckoning {
  const [cast] = thrown.casts;
  const dice = cast?.dice ?? [];
  const pirate = cast?.pirate ?? NO_PIRATE;
  const sides = [{ pirate, dice, parts: [], total: null }];
  const limit = isPrice(thrown) ? purse(thrown, stage.pirate, outlook) : limitOf(thrown, stage.pirate, outlook, b);
  return { sides, limit: limit !== null && fitsResult(thrown, dice, limit) ? limit : null, limitParts: [] };
}

/** The die is the price of a safe haven or a letter, in hundreds. */
export const isPrice = ({ purpose }: Pick<Throw, 'purpose'>): boolean => purpose === 'havenPrice' || purpose === 'letterPrice';

/** @returns what he had to pay with, in hundreds; null if something has happened to him since */
function purse({ id: at }: Throw, pirate: PirateId, { heard, view }: Outlook): number | null {
  const hasChanged = heard.some(
    ({ id, event }) => id > at && 'pirate' in event && event.pirate === pirate && event.type !== 'rolled' && event.type !== 'rerolled',
  );
  return hasChanged ? null : Math.floor((view.netWorth[pirate] ?? 0) / 100);
}

function limitOf({ purpose, result }: Throw, pirate: PirateId, { tables: t, view }: Outlook, b: VisibleBoard): number | null {
  if (purpose === 'petition') return result?.event.type === 'petitionMade' ? (view.notoriety[result.event.pirate] ?? null) : null;
  if (pirate === NO_PIRATE) return null;
  if (purpose === 'mutiny') return ratingOf(t, b, pirate, 'leadership');
  if (purpose === 'torture') return ratingOf(t, b, pirate, 'cruelty');
  return purpose === 'retirement' ? Math.floor(worthOf(view, pirate) / 100) : null;
}

/** A figure that contradicts what happened is not the one that counted. */
function fitsResult({ result }: Throw, dice: readonly number[], limit: number): boolean {
  const [die = 0] = dice;
  const event = result?.event;
  switch (event?.type) {
    case 'mutinyTalkedDown':
      return die < limit;
    case 'pirateRetired':
      return die === limit;
    case 'pirateLost':
      return die >= limit;
    case 'hostageTortured':
      return event.tells === die <= limit && event.dies === die < limit;
    case 'petitionMade':
      return event.isGranted === 10 * die + (dice[1] ?? 0) <= limit;
    case 'retirementRolled':
      return event.retires === event.pounds <= 100 * limit;
    default:
      return true;
  }
}
