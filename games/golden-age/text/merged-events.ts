/** Rules that join several events into one line of the log. */
import { type EventOf, type EventType, type GameEvent, type PirateId, placeOf, type RollPurpose, type Seat } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from './actions.ts';
import { unfinished, withTest } from './arithmetic.ts';
import { CARD_ROLLS_LOGGED_BY } from './event-cards.ts';
import { eventText } from './events.ts';
import type { Change } from './language.ts';
import type { Names } from './names.ts';

export interface MergedEvents {
  /** The number of events joined. */
  readonly taken: number;
  /** The line; empty to leave the events out. */
  readonly text: string;
}
/** @returns null if there is nothing to fold at `at`; `under` is the Action that the log is telling */
type Merge = (events: readonly GameEvent[], at: number, n: Names, under: EventOf<'actionAnnounced'> | null) => MergedEvents | null;

const isA = <T extends EventType>(e: GameEvent | undefined, ...types: readonly T[]): e is EventOf<T> =>
  types.some((type) => type === e?.type);

/** @returns the events from `at` on, up to the first that is not of these types or does not belong */
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

/** By purpose of the dice: the events whose line shows the dice again, with modifiers and outcome. */
const LOGGED_BY: { readonly [P in RollPurpose]?: readonly EventType[] } = {
  ...CARD_ROLLS_LOGGED_BY,
  find: ['tested'],
  torture: ['tested'],
  leadership: ['tested'],
  deployCommissioner: ['tested'],
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
  portBooty: ['portPlundered'],
  grabShare: ['bootyGrabbed'],
  governorPlacement: ['governorPlaced'],
  randomDeployment: ['pirateDeployed'],
  disgrace: ['notorietyLost'],
};

/** Leaves out dice that the next line shows again, except rerolls. */
const throws: Merge = (events, at, n) => {
  const thrown = run(events, at, ['rolled', 'rerolled']);
  const last = thrown.findLast((e) => isA(e, 'rolled'));
  const next = events[at + thrown.length];
  if (!last || !next || !LOGGED_BY[last.purpose]?.includes(next.type)) return null;
  const again = thrown.flatMap((e, i) => {
    if (!isA(e, 'rerolled')) return [];
    const rolls = thrown.slice(0, i).flatMap((event) => (isA(event, 'rolled') && event.pirate >= 0 ? [event] : []));
    const before = rolls.findLast(({ pirate }) => pirate === e.pirate) ?? rolls.at(-1);
    if (!before) return [];
    return [n.language.story.rolledAgain(before, e, n)];
  });
  return { taken: thrown.length, text: again.join(' ') };
};

const orderOfPlay: Merge = (events, at, n) => {
  const rolls = run(events, at, ['rolled'], ({ purpose }) => purpose === 'playerOrder' || purpose === 'draftOrder');
  return rolls.length < 2 ? null : { taken: rolls.length, text: n.language.story.orderOfPlay(rolls, n) };
};

const draws: Merge = (events, at, n) => {
  const [first] = run(events, at, DRAWS);
  if (!first) return null;
  const drawn = first.type === 'cardDrawn' ? cardsDrawn(events, at, first.seat) : piratesDrawn(events, at, first.seat);
  const { taken, known } = drawn;
  if (taken < 2 || (known.length > 0 && known.length < taken)) return null;
  return { taken, text: drawn.text(n) };
};

interface Drawn {
  readonly taken: number;
  /** The cards or pirates that the reader may see. */
  readonly known: readonly number[];
  readonly text: (n: Names) => string;
}

function cardsDrawn(events: readonly GameEvent[], at: number, seat: Seat): Drawn {
  const drawn = run(events, at, ['cardDrawn'], (e) => e.seat === seat);
  const known = drawn.flatMap(({ card }) => (card < 0 ? [] : [card]));
  const text = (n: Names): string =>
    known.length === 0 ? n.language.story.cardsDrawn(seat, drawn.length, n) : n.language.story.cardsNamed(seat, known, n);
  return { taken: drawn.length, known, text };
}

function piratesDrawn(events: readonly GameEvent[], at: number, seat: Seat): Drawn {
  const drawn = run(events, at, ['pirateDrawn'], (e) => e.seat === seat);
  const known = drawn.flatMap(({ pirate }) => (pirate < 0 ? [] : [pirate]));
  const text = (n: Names): string =>
    known.length === 0 ? n.language.story.piratesDrawn(seat, drawn.length, n) : n.language.story.piratesNamed(seat, known, n);
  return { taken: drawn.length, known, text };
}
const DRAWS = ['cardDrawn', 'pirateDrawn'] as const;

/** 10.12 The search for a Commissioner and its outcome. */
const searches: Merge = (events, at, n) => {
  const [thrown, tested] = [events[at], events[at + 1]];
  if (!isA(thrown, 'rolled') || thrown.purpose !== 'deployCommissioner' || !isA(tested, 'tested')) return null;
  return { taken: 2, text: n.language.story.searched(thrown, tested, n) };
};

const merchantsPlaced: Merge = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'merchantPlaced'], (e) => e.type === 'merchantPlaced' || e.purpose === 'merchantPlacement');
  const ports = placing.flatMap((e) => (e.type === 'merchantPlaced' ? [e.port] : []));
  return ports.length === 0 ? null : { taken: placing.length, text: n.language.story.merchantsPlaced(ports, n) };
};

const merchantsRemoved: Merge = (events, at, n, under) => {
  const removed = run(events, at, ['merchantRemoved']);
  const ports = removed.map(({ port }) => port);
  const [only] = ports;
  if (only === undefined) return null;
  if (removed.length > 1) return { taken: removed.length, text: n.language.story.merchantsRemoved(ports, n) };
  return under?.action === 'lootMerchant' && under.target === placeOf(only) ? { taken: 1, text: '' } : null;
};

const firstGovernors: Merge = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'governorPlaced'], (e) => e.type === 'governorPlaced' || e.purpose === 'governorPlacement');
  const placed = placing.flatMap((e) => (e.type === 'governorPlaced' ? [e] : []));
  if (placed.length < 2 || placed.length === placing.length) return null;
  return { taken: placing.length, text: n.language.story.proGovernors(placed, n) };
};

const shipsChosen: Merge = (events, at, n) => {
  const chosen = run(events, at, ['shipChosen']);
  return chosen.length < 2 ? null : { taken: chosen.length, text: n.language.story.shipsChosen(chosen, n) };
};

/** Joins all changes to one pirate into one line. */
const changes: Merge = (events, at, n) => {
  const { causes, story } = n.language;
  const [first] = run(events, at, CHANGES);
  if (!first) return null;
  const all: readonly Change[] = run(events, at, CHANGES, ({ pirate }) => pirate === first.pirate);
  if (all.length < 2) return null;
  const isOneCause = all.every(({ cause }) => cause === first.cause);
  const changes = story.series(all.map((e) => (isOneCause ? story.changed(e) : `${story.changed(e)} (${causes[e.cause]})`)));
  return {
    taken: all.length,
    text: n.language.labelled(n.pirate(first.pirate), `${changes}${isOneCause ? ` (${causes[first.cause]})` : ''}.`),
  };
};
const CHANGES = ['loyaltyChanged', 'notorietyGained', 'speedLost', 'combatLost'] as const;

const announced = (e: EventOf<'actionAnnounced'>, n: Names): string => n.language.story.announced[e.action](e, n);

/** Leaves out the announcement of an Action that nobody interrupts. */
const announcements: Merge = (events, at, n) => {
  const e = events[at];
  if (!isA(e, 'actionAnnounced') || !LOGGED_BY_OUTCOME.includes(e.action)) return null;
  const next = events[at + 1];
  return { taken: 1, text: next === undefined || OUTCOMES.includes(next.type) ? '' : announced(e, n) };
};

/** A pirate who leaves the game loses his cards, map, havens and ally: that needs no lines. */
const PARTINGS = ['pirateRetired', 'pirateLost', 'cardRemoved', 'treasureMapLost', 'havenLost', 'allianceEnded'] as const;
/** The outcomes of Actions that nobody interrupts. */
export const OUTCOMES: readonly EventType[] = ['pirateMoved', 'recovered', 'allianceFormed', 'treasureSought', ...PARTINGS];
const isOf = (e: GameEvent, pirate: PirateId): boolean => e.type === 'cardRemoved' || ('pirate' in e && e.pirate === pirate);
const partings: Merge = (events, at, n) => {
  const parting = run(events, at, PARTINGS);
  const gone = parting.find((e) => isA(e, 'pirateRetired', 'pirateLost'));
  if (!gone || !('pirate' in gone)) return null;
  const own: readonly GameEvent[] = run(events, at, PARTINGS, (e) => isOf(e, gone.pirate));
  if (!own.includes(gone)) return null;
  const said = own.filter((e) => e === gone || e.type === 'allianceEnded').map((e) => eventText(e, n));
  const after = events[at + own.length];
  const isOver = gone.type === 'pirateLost' && isA(after, 'actionLost') && after.pirate === gone.pirate;
  return { taken: own.length + (isOver ? 1 : 0), text: said.join(' ') };
};

/** Pairs of events in which the line of the first covers the second. */
const SAME: readonly (readonly [EventType, EventType])[] = [
  ['portTaken', 'pirateMoved'],
  ['shipTossed', 'speedLost'],
  ['shipWorn', 'speedLost'],
  ['commissionerTossed', 'commissionerRemoved'],
  ['warshipTossed', 'warshipRemoved'],
  ['cardNegated', 'cardShuffledIn'],
  ['contested', 'duelWon'],
];
/** Pairs of events in which the second is added to the line of the first. */
const JOINED: readonly (readonly [EventType, EventType])[] = [
  ['portAttacked', 'historyEntered'],
  ['historyEntered', 'letterLost'],
  ['pirateDeployed', 'shipChosen'],
  ['priceNamed', 'pricePaid'],
  ['pricePaid', 'havenBought'],
  ['priceNamed', 'priceDeclined'],
  ['warshipSighted', 'warshipHeld'],
  ['contested', 'duelTied'],
  ['hostageRansomed', 'bootyStowed'],
  ['portPlundered', 'bootyStowed'],
  ['treasureSought', 'bootyStowed'],
  ['refitRolled', 'shipRefitted'],
  ['bootySeized', 'cargoTaken'],
  ['surrendered', 'pirateRetired'],
  ['revelryBegan', 'loyaltyChanged'],
];
/** Two events about different pirates are no pair. */
const has = (pairs: typeof SAME, first: GameEvent, second: GameEvent): boolean =>
  pairs.some(([one, other]) => one === first.type && other === second.type) &&
  (!('pirate' in first) || !('pirate' in second) || first.pirate === second.pirate);

/** @returns the sentence of the first event of a pair with what the second adds to it; null if that has a sentence of its own, or needs none */
function extended(sentence: string, before: GameEvent, e: GameEvent, { language }: Names): string | null {
  const { story, labelled, tellsFigures } = language;
  const begun = unfinished(sentence);
  switch (e.type) {
    case 'speedLost':
      return tellsFigures ? `${begun}${story.speedNow(e.now)}.` : sentence;
    case 'cargoTaken':
    case 'bootyStowed':
      return tellsFigures ? `${begun}${story.stows(e, 'doubloons' in before && before.doubloons === e.doubloons)}.` : sentence;
    case 'shipRefitted':
      return tellsFigures ? `${labelled(begun, story.mended(e))}.` : sentence;
    case 'loyaltyChanged':
      return tellsFigures ? `${labelled(begun, story.changed(e))}.` : sentence;
    default:
      return null;
  }
}

/** Joins a chain of pairs into one line. */
const pairs: Merge = (events, at, n) => {
  const said: string[] = [];
  let i = at;
  for (let e = events[i]; e; e = events[++i]) {
    const before = i === at ? undefined : events[i - 1];
    if (before && !has(SAME, before, e) && !has(JOINED, before, e)) break;
    const longer = before ? extended(said.at(-1) ?? '', before, e, n) : null;
    if (longer !== null) said.splice(-1, 1, longer);
    else if (!before || has(JOINED, before, e) || said.join('') === '') said.push(eventText(e, n));
  }
  return i - at < 2 ? null : { taken: i - at, text: said.filter(Boolean).join(' ') };
};

/** The events that tell the result of a test: its dice are added to their sentence. */
const OUTCOMES_OF_TESTS: readonly EventType[] = [
  'merchantFound',
  'merchantMissed',
  'mutinyQuashed',
  'mutinySucceeded',
  'portSacked',
  'sackFailed',
];
const tests: Merge = (events, at, n) => {
  const [tested, outcome] = [events[at], events[at + 1]];
  if (!isA(tested, 'tested') || !outcome || !OUTCOMES_OF_TESTS.includes(outcome.type)) return null;
  return { taken: 2, text: withTest(eventText(outcome, n), tested, n) };
};

/** 9.63 The payments of the robbed pirate, hold by hold, become one sum. */
const grabs: Merge = (events, at, n) => {
  const [grabbed] = run(events, at, ['bootyGrabbed']);
  if (!grabbed) return null;
  const paid = run(events, at + 1, ['bootyTaken'], ({ rule }) => rule === grabbed.rule);
  const [stowed] = run(events, at + 1 + paid.length, ['bootyStowed']);
  const grab = eventText(grabbed, n);
  if (!stowed) return { taken: 1 + paid.length, text: grab };
  return { taken: 2 + paid.length, text: extended(grab, grabbed, stowed, n) ?? grab };
};

export const MERGED_EVENTS: readonly Merge[] = [
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
  tests,
  pairs,
  changes,
];
