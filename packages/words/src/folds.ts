/** Events that are told better together than one by one. */
import { type EventOf, type EventType, type GameEvent, type PirateId, placeOf, type RollPurpose, type Seat } from '@bb/engine';
import { WITH_OUTCOME } from './actions.ts';
import { tell } from './events.ts';
import type { Change } from './language.ts';
import type { Names } from './names.ts';

/** So many events from here on make one line; an empty one is left out. */
export interface Folded {
  readonly taken: number;
  readonly text: string;
}
/** Null where there is nothing to fold. `under`: the Action that is being told. */
type Fold = (events: readonly GameEvent[], at: number, n: Names, under: EventOf<'actionAnnounced'> | null) => Folded | null;

const isA = <T extends EventType>(e: GameEvent | undefined, ...types: readonly T[]): e is EventOf<T> =>
  types.some((type) => type === e?.type);

/** As many events from `at` on as are of these types, and belong together. */
function run<T extends EventType>(
  events: readonly GameEvent[],
  at: number,
  types: readonly T[],
  belongs: (e: EventOf<T>) => boolean = () => true,
): readonly EventOf<T>[] {
  const found: EventOf<T>[] = [];
  for (let e = events[at]; isA(e, ...types) && belongs(e); e = events[at + found.length]) found.push(e);
  return found;
}

/** The events that tell of dice, with all that was added and what came of it. */
const TOLD_BY: { readonly [P in RollPurpose]?: readonly EventType[] } = {
  find: ['tested'],
  torture: ['tested'],
  leadership: ['tested'],
  conspiracy: ['tested'],
  deployCommissioner: ['tested'],
  localResistance: ['tested'],
  sack: ['tested'],
  flight: ['contested'],
  battle: ['contested'],
  portAttack: ['contested'],
  bootyGrab: ['contested'],
  duel: ['contested'],
  piratePortAttack: ['contested'],
  oust: ['contested'],
  cargo: ['cargoSeen'],
  refit: ['refitRolled'],
  ransom: ['hostageRansomed'],
  havenPrice: ['priceNamed'],
  retirementBribe: ['priceNamed'],
  treasure: ['treasureSought'],
  treasureWorth: ['treasureSought'],
  portBooty: ['portPlundered'],
  grabShare: ['bootyGrabbed'],
  doubleCross: ['tried'],
  fine: ['fined'],
  wearAndTear: ['shipWorn'],
  storm: ['stormStruck'],
  stormAndPirate: ['shipTossed'],
  stormAndWarship: ['warshipTossed'],
  stormAndCommissioner: ['commissionerTossed'],
  naturalDisaster: ['portDestroyed'],
  newGovernors: ['governorPlaced'],
  governorPlacement: ['governorPlaced'],
  randomDeployment: ['pirateDeployed'],
  disgrace: ['notorietyLost'],
};

/** Dice that the next line tells again are left out, but for those that were thrown a second time. */
const throws: Fold = (events, at, n) => {
  const thrown = run(events, at, ['rolled', 'rerolled']);
  const last = thrown.findLast((e) => isA(e, 'rolled'));
  const next = events[at + thrown.length];
  if (!last || !next || !TOLD_BY[last.purpose]?.includes(next.type)) return null;
  const again = thrown.flatMap((e, i) => {
    if (!isA(e, 'rerolled')) return [];
    const rolls = thrown.slice(0, i).flatMap((one) => (isA(one, 'rolled') && one.pirate >= 0 ? [one] : []));
    const before = rolls.findLast(({ pirate }) => pirate === e.pirate) ?? rolls.at(-1);
    if (!before) return [];
    return [n.language.story.rolledAgain(before, e, n)];
  });
  return { taken: thrown.length, text: again.join(' ') };
};

const orderOfPlay: Fold = (events, at, n) => {
  const rolls = run(events, at, ['rolled'], ({ purpose }) => purpose === 'playerOrder' || purpose === 'draftOrder');
  return rolls.length < 2 ? null : { taken: rolls.length, text: n.language.story.orderOfPlay(rolls, n) };
};

const draws: Fold = (events, at, n) => {
  const [first] = run(events, at, DRAWS);
  if (!first) return null;
  const drawn = first.type === 'cardDrawn' ? cardsDrawn(events, at, first.seat) : piratesDrawn(events, at, first.seat);
  const { taken, known } = drawn;
  if (taken < 2 || (known.length > 0 && known.length < taken)) return null;
  return { taken, text: drawn.tell(n) };
};

interface Drawn {
  readonly taken: number;
  /** Those that may be named. */
  readonly known: readonly number[];
  readonly tell: (n: Names) => string;
}

function cardsDrawn(events: readonly GameEvent[], at: number, seat: Seat): Drawn {
  const drawn = run(events, at, ['cardDrawn'], (e) => e.seat === seat);
  const known = drawn.flatMap(({ card }) => (card < 0 ? [] : [card]));
  const tell = (n: Names): string =>
    known.length === 0 ? n.language.story.cardsDrawn(seat, drawn.length, n) : n.language.story.cardsNamed(seat, known, n);
  return { taken: drawn.length, known, tell };
}

function piratesDrawn(events: readonly GameEvent[], at: number, seat: Seat): Drawn {
  const drawn = run(events, at, ['pirateDrawn'], (e) => e.seat === seat);
  const known = drawn.flatMap(({ pirate }) => (pirate < 0 ? [] : [pirate]));
  const tell = (n: Names): string =>
    known.length === 0 ? n.language.story.piratesDrawn(seat, drawn.length, n) : n.language.story.piratesNamed(seat, known, n);
  return { taken: drawn.length, known, tell };
}
const DRAWS = ['cardDrawn', 'pirateDrawn'] as const;

/** 10.12 Who has looked for a Commissioner, and whether he has come. */
const searches: Fold = (events, at, n) => {
  const [thrown, tested] = [events[at], events[at + 1]];
  if (!isA(thrown, 'rolled') || thrown.purpose !== 'deployCommissioner' || !isA(tested, 'tested')) return null;
  return { taken: 2, text: n.language.story.searched(thrown, tested, n) };
};

const merchantsPlaced: Fold = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'merchantPlaced'], (e) => e.type === 'merchantPlaced' || e.purpose === 'merchantPlacement');
  const ports = placing.flatMap((e) => (e.type === 'merchantPlaced' ? [e.port] : []));
  return ports.length === 0 ? null : { taken: placing.length, text: n.language.story.merchantsPlaced(ports, n) };
};

const merchantsRemoved: Fold = (events, at, n, under) => {
  const removed = run(events, at, ['merchantRemoved']);
  const ports = removed.map(({ port }) => port);
  const [only] = ports;
  if (only === undefined) return null;
  if (removed.length > 1) return { taken: removed.length, text: n.language.story.merchantsRemoved(ports, n) };
  return under?.action === 'lootMerchant' && under.target === placeOf(only) ? { taken: 1, text: '' } : null;
};

const firstGovernors: Fold = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'governorPlaced'], (e) => e.type === 'governorPlaced' || e.purpose === 'governorPlacement');
  const placed = placing.flatMap((e) => (e.type === 'governorPlaced' ? [e] : []));
  if (placed.length < 2 || placed.length === placing.length) return null;
  return { taken: placing.length, text: n.language.story.proGovernors(placed, n) };
};

const shipsChosen: Fold = (events, at, n) => {
  const chosen = run(events, at, ['shipChosen']);
  return chosen.length < 2 ? null : { taken: chosen.length, text: n.language.story.shipsChosen(chosen, n) };
};

/** All that one thing does to a pirate, in one line. */
const changes: Fold = (events, at, n) => {
  const { causes, story } = n.language;
  const [first] = run(events, at, CHANGES);
  if (!first) return null;
  const all: readonly Change[] = run(events, at, CHANGES, ({ pirate }) => pirate === first.pirate);
  if (all.length < 2) return null;
  const isOneCause = all.every(({ cause }) => cause === first.cause);
  const told = story.series(all.map((e) => (isOneCause ? story.changed(e) : `${story.changed(e)} (${causes[e.cause]})`)));
  return {
    taken: all.length,
    text: n.language.labelled(n.pirate(first.pirate), `${told}${isOneCause ? ` (${causes[first.cause]})` : ''}.`),
  };
};
const CHANGES = ['loyaltyChanged', 'notorietyGained', 'speedLost', 'combatLost'] as const;

const announced = (e: EventOf<'actionAnnounced'>, n: Names): string => n.language.story.announced[e.action](e, n);

/** An Action that nobody interrupts is told by its outcome alone. */
const announcements: Fold = (events, at, n) => {
  const e = events[at];
  if (!isA(e, 'actionAnnounced') || !WITH_OUTCOME.includes(e.action)) return null;
  const next = events[at + 1];
  return { taken: 1, text: next === undefined || OUTCOMES.includes(next.type) ? '' : announced(e, n) };
};

/** What a pirate who leaves the game loses goes without saying. */
const PARTINGS = ['pirateRetired', 'pirateLost', 'cardRemoved', 'treasureMapLost', 'havenLost', 'allianceEnded'] as const;
/** What comes of an Action that nobody interrupts. */
export const OUTCOMES: readonly EventType[] = ['pirateMoved', 'recovered', 'allianceFormed', 'treasureSought', ...PARTINGS];
const isOf = (e: GameEvent, pirate: PirateId): boolean => e.type === 'cardRemoved' || ('pirate' in e && e.pirate === pirate);
const partings: Fold = (events, at, n) => {
  const parting = run(events, at, PARTINGS);
  const gone = parting.find((e) => isA(e, 'pirateRetired', 'pirateLost'));
  if (!gone || !('pirate' in gone)) return null;
  const own: readonly GameEvent[] = run(events, at, PARTINGS, (e) => isOf(e, gone.pirate));
  if (!own.includes(gone)) return null;
  const said = own.filter((e) => e === gone || e.type === 'allianceEnded').map((e) => tell(e, n));
  const after = events[at + own.length];
  const isOver = gone.type === 'pirateLost' && isA(after, 'actionLost') && after.pirate === gone.pirate;
  return { taken: own.length + (isOver ? 1 : 0), text: said.join(' ') };
};

/** The second of these is told by the first. */
const SAME: readonly (readonly [EventType, EventType])[] = [
  ['portTaken', 'pirateMoved'],
  ['shipTossed', 'speedLost'],
  ['shipWorn', 'speedLost'],
  ['commissionerTossed', 'commissionerRemoved'],
  ['warshipTossed', 'warshipRemoved'],
  ['cardNegated', 'cardShuffledIn'],
];
/** The second of these goes into the line of the first. */
const JOINED: readonly (readonly [EventType, EventType])[] = [
  ['portAttacked', 'historyEntered'],
  ['historyEntered', 'letterLost'],
  ['pirateDeployed', 'shipChosen'],
  ['priceNamed', 'pricePaid'],
  ['pricePaid', 'havenBought'],
  ['priceNamed', 'priceDeclined'],
  ['warshipSighted', 'warshipHeld'],
  ['hostageRansomed', 'bootyStowed'],
  ['portPlundered', 'bootyStowed'],
  ['treasureSought', 'bootyStowed'],
  ['refitRolled', 'shipRefitted'],
  ['bootySeized', 'cargoTaken'],
  ['surrendered', 'pirateRetired'],
  ['duelWon', 'notorietyGained'],
];
/** A pair that speaks of two pirates is none. */
const has = (pairs: typeof SAME, first: GameEvent, second: GameEvent): boolean =>
  pairs.some(([one, other]) => one === first.type && other === second.type) &&
  (!('pirate' in first) || !('pirate' in second) || first.pirate === second.pirate);

/** A chain of events in one line. */
const pairs: Fold = (events, at, n) => {
  const said: string[] = [];
  let i = at;
  for (let e = events[i]; e; e = events[++i]) {
    const before = i === at ? undefined : events[i - 1];
    if (before && !has(SAME, before, e) && !has(JOINED, before, e)) break;
    if (!before || has(JOINED, before, e)) said.push(tell(e, n));
    else if (e.type === 'speedLost') said.push(`${said.pop()?.replace(/\.$/, '') ?? ''}${n.language.story.speedNow(e.now)}`);
  }
  return i - at < 2 ? null : { taken: i - at, text: said.filter(Boolean).join(' ') };
};

/** 9.63 What the robbed pirate pays, hold by hold, is told by the sum. */
const grabs: Fold = (events, at, n) => {
  const [grabbed] = run(events, at, ['bootyGrabbed']);
  if (!grabbed) return null;
  const paid = run(events, at + 1, ['bootyTaken'], ({ rule }) => rule === grabbed.rule);
  const [stowed] = run(events, at + 1 + paid.length, ['bootyStowed']);
  return { taken: 1 + paid.length + (stowed ? 1 : 0), text: [grabbed, ...(stowed ? [stowed] : [])].map((e) => tell(e, n)).join(' ') };
};

export const FOLDS: readonly Fold[] = [
  orderOfPlay,
  firstGovernors,
  merchantsPlaced,
  merchantsRemoved,
  searches,
  throws,
  draws,
  shipsChosen,
  announcements,
  partings,
  grabs,
  pairs,
  changes,
];
