/** Events that are told better together than one by one. */
import type { EventOf, EventType, GameEvent, PirateId, RollPurpose } from '@bb/engine';
import { announced, WITH_OUTCOME } from './actions.ts';
import { CAUSES } from './arithmetic.ts';
import { tell } from './events.ts';
import { list, type Names, plural, rated, signed } from './names.ts';
import { PURPOSES } from './purposes.ts';

/** So many events from here on make one line; an empty one is left out. */
export interface Folded {
  readonly taken: number;
  readonly text: string;
}
/** Null where there is nothing to fold. `under`: the Action that is being told. */
type Fold = (events: readonly GameEvent[], at: number, n: Names, under: EventOf<'actionAnnounced'> | null) => Folded | null;

const isA = <T extends EventType>(e: GameEvent | undefined, ...types: readonly T[]): e is Extract<GameEvent, { readonly type: T }> =>
  types.some((type) => type === e?.type);

/** As many events from `at` on as are of these types, and belong together. */
function run<T extends EventType>(
  events: readonly GameEvent[],
  at: number,
  types: readonly T[],
  belongs: (e: Extract<GameEvent, { readonly type: T }>) => boolean = () => true,
): readonly Extract<GameEvent, { readonly type: T }>[] {
  const found: Extract<GameEvent, { readonly type: T }>[] = [];
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
    const who = before.pirate === e.pirate ? '' : ` of ${n.pirate(e.pirate)}`;
    return [
      `${n.pirate(before.pirate)} rolls ${before.dice.join(' + ')} for ${PURPOSES[e.purpose]}, and again with Cunning${who} (${e.cunningLeft} left).`,
    ];
  });
  return { taken: thrown.length, text: again.join(' ') };
};

const orderOfPlay: Fold = (events, at, n) => {
  const rolls = run(events, at, ['rolled'], ({ purpose }) => purpose === 'playerOrder' || purpose === 'draftOrder');
  const [first] = rolls;
  if (!first || rolls.length < 2) return null;
  return {
    taken: rolls.length,
    text: `For ${PURPOSES[first.purpose]}: ${rolls.map((e) => `${n.seat(e.seat)} rolls ${e.dice.join(' + ')}`).join(', ')}.`,
  };
};

const draws: Fold = (events, at, n) => {
  const [first] = run(events, at, DRAWS);
  if (!first) return null;
  const drawn = run(events, at, [first.type], ({ seat }) => seat === first.seat);
  const known = drawn.flatMap((e) => {
    const name = e.type === 'cardDrawn' ? (e.card < 0 ? '' : n.card(e.card)) : e.pirate < 0 ? '' : n.pirateInFull(e.pirate);
    return name === '' ? [] : [name];
  });
  if (drawn.length < 2 || (known.length > 0 && known.length < drawn.length)) return null;
  const what = known.length > 0 ? list(known, 'and') : plural(drawn.length, first.type === 'cardDrawn' ? 'card' : 'pirate');
  return { taken: drawn.length, text: `${n.seat(first.seat)} draws ${what}.` };
};
const DRAWS = ['cardDrawn', 'pirateDrawn'] as const;

/** 10.12 Who has looked for a Commissioner, and whether he has come. */
const searches: Fold = (events, at, n) => {
  const [thrown, tested] = [events[at], events[at + 1]];
  if (!isA(thrown, 'rolled') || thrown.purpose !== 'deployCommissioner' || !isA(tested, 'tested')) return null;
  const came = tested.passed ? 'one comes' : 'none comes';
  return {
    taken: 2,
    text: `${n.seat(thrown.seat)} calls for a Commissioner against ${n.pirate(tested.pirate)}: ${thrown.dice.join(' + ')} = ${tested.dice}, needed less than his Notoriety of ${tested.target}: ${came}.`,
  };
};

const merchantsPlaced: Fold = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'merchantPlaced'], (e) => e.type === 'merchantPlaced' || e.purpose === 'merchantPlacement');
  const ports = placing.flatMap((e) => (e.type === 'merchantPlaced' ? [n.port(e.port)] : []));
  if (ports.length === 0) return null;
  return {
    taken: placing.length,
    text: ports.length === 1 ? `A merchant lies off ${ports[0]}.` : `Merchants lie off ${list(ports, 'and')}.`,
  };
};

const merchantsRemoved: Fold = (events, at, n, under) => {
  const removed = run(events, at, ['merchantRemoved']);
  const [only] = removed;
  if (!only) return null;
  if (removed.length > 1)
    return {
      taken: removed.length,
      text: `The merchants off ${list(
        removed.map(({ port }) => n.port(port)),
        'and',
      )} are gone.`,
    };
  return under?.action === 'lootMerchant' && n.place(under.target) === n.port(only.port) ? { taken: 1, text: '' } : null;
};

const firstGovernors: Fold = (events, at, n) => {
  const placing = run(events, at, ['rolled', 'governorPlaced'], (e) => e.type === 'governorPlaced' || e.purpose === 'governorPlacement');
  const placed = placing.flatMap((e) => (e.type === 'governorPlaced' ? [e] : []));
  if (placed.length < 2 || placed.length === placing.length) return null;
  return {
    taken: placing.length,
    text: `Pro-pirate governors: ${list(
      placed.map(({ governor, port }) => `${n.governor(governor)} in ${n.port(port)}`),
      'and',
    )}.`,
  };
};

const shipsChosen: Fold = (events, at, n) => {
  const chosen = run(events, at, ['shipChosen']);
  if (chosen.length < 2) return null;
  const [first, ...others] = chosen.map(({ pirate, ship }) => [n.pirate(pirate), n.ship(ship)] as const);
  if (!first) return null;
  return {
    taken: chosen.length,
    text: `${first[0]} commands a ${first[1]}, ${list(
      others.map(([who, ship]) => `${who} a ${ship}`),
      'and',
    )}.`,
  };
};

type Change = EventOf<'loyaltyChanged'> | EventOf<'notorietyGained'> | EventOf<'speedLost'> | EventOf<'combatLost'>;

function changed(e: Change): string {
  switch (e.type) {
    case 'loyaltyChanged':
      return `Loyalty ${signed(e.by)}, now ${e.now}`;
    case 'notorietyGained':
      return `Notoriety ${signed(e.by)}, now ${e.now}`;
    case 'speedLost':
      return `${plural(e.hits, 'Speed hit')}, Speed now ${rated(e.now)}`;
    case 'combatLost':
      return `${plural(e.hits, 'Combat hit')}, Combat now ${rated(e.now)}`;
  }
}

/** All that one thing does to a pirate, in one line. */
const changes: Fold = (events, at, n) => {
  const [first] = run(events, at, CHANGES);
  if (!first) return null;
  const all = run(events, at, CHANGES, ({ pirate }) => pirate === first.pirate);
  if (all.length < 2) return null;
  const isOneCause = all.every(({ cause }) => cause === first.cause);
  const told = all.map((e) => (isOneCause ? changed(e) : `${changed(e)} (${CAUSES[e.cause]})`)).join('; ');
  return { taken: all.length, text: `${n.pirate(first.pirate)}: ${told}${isOneCause ? ` (${CAUSES[first.cause]})` : ''}.` };
};
const CHANGES = ['loyaltyChanged', 'notorietyGained', 'speedLost', 'combatLost'] as const;

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
    else if (e.type === 'speedLost') said.push(`${said.pop()?.replace(/\.$/, '') ?? ''}, Speed now ${rated(e.now)}.`);
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
