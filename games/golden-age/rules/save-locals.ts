/** The valid values of the locals of saved frames, by name. */
import { CARD_COUNT } from './data/cards.ts';
import { bool, type Check, int, list, oneOf } from './data/check.ts';
import { HOSTAGE_COUNT, PIRATE_COUNT, PLACE_COUNT, PORT_COUNT, SHIP_COUNT } from './data/ids.ts';
import { ACTION_KINDS } from './state/action-kinds.ts';
import { type Cause, ROLL_PURPOSES } from './state/event.ts';

/** The causes that cost a ship Combat. */
const OF_COMBAT = ['warship', 'commissioner', 'portAttack', 'piratePortAttack'] as const satisfies readonly Cause[];

/** By name, or by procedure and name if the name means something else there. An id may be -1 if the frame can be made without one. */
export function localsOf(players: number): Readonly<Record<string, (least: number) => Check<unknown>>> {
  const id = (count: number) => (least: number) => int(least, count - 1);
  const amount = (most: number) => () => int(0, most);
  const yes = () => bool;
  const seats = () => list(int(0, players - 1));
  const faces = () => list(int(1, 6));
  return {
    seat: id(players),
    starter: id(players),
    by: id(players),
    pirate: id(PIRATE_COUNT),
    other: id(PIRATE_COUNT),
    ally: id(PIRATE_COUNT),
    convert: id(PIRATE_COUNT),
    'lootMerchant.converted': id(PIRATE_COUNT),
    port: id(PORT_COUNT),
    target: () => int(-1, PLACE_COUNT - 1),
    from: () => int(-1, PLACE_COUNT - 1),
    to: () => int(-1, PLACE_COUNT - 1),
    card: id(CARD_COUNT),
    hostage: id(HOSTAGE_COUNT),
    cargoHold: id(4),
    allysHold: id(4),
    keep: () => int(-1, 3),
    kind: () => oneOf(ACTION_KINDS, 'Action'),
    action: () => oneOf(ACTION_KINDS, 'Action'),
    moment: () => oneOf(['announcement', 'aftermath'], 'moment'),
    cargo: () => oneOf(['aboardPrize', 'taken', 'abandoned'], 'cargo'),
    purpose: () => oneOf(ROLL_PURPOSES, 'purpose'),
    cause: () => oneOf(OF_COMBAT, 'cause'),
    cost: () => int(1, 2),
    paid: () => int(1, 2),
    left: amount(50),
    placed: amount(50),
    picks: amount(50),
    answered: amount(50),
    dealt: amount(players),
    highest: amount(6),
    tens: amount(6),
    total: amount(20),
    item: () => int(1, 9),
    next: amount(PIRATE_COUNT),
    hits: amount(20),
    track: amount(4),
    combat: amount(20),
    price: amount(1_000_000),
    sold: amount(10_000_000),
    soldByAlly: amount(10_000_000),
    allysPart: amount(1_000_000),
    doubloons: amount(1_000_000),
    count: () => int(1, 20),
    modifier: () => int(-1000, 1000),
    /** A pirate’s Notoriety, too, is what a roll must stay below (10.12). */
    need: () => int(-1_000_000, 30),
    dice: faces,
    fresh: faces,
    rolling: seats,
    leading: seats,
    seats,
    side: amount(PIRATE_COUNT),
    pirates: () => list(int(-1, PIRATE_COUNT - 1)),
    arrived: () => list(int(0, PIRATE_COUNT - 1)),
    driven: () => list(int(0, PIRATE_COUNT - 1)),
    counts: () => list(int(1, 20)),
    modifiers: () => list(int(-1000, 1000)),
    deployed: yes,
    converted: yes,
    lost: yes,
    rerolled: yes,
    moved: yes,
    stopped: yes,
    acted: yes,
    alone: yes,
    ship: id(SHIP_COUNT),
    victim: id(PIRATE_COUNT),
    rival: id(PIRATE_COUNT),
    loser: id(PIRATE_COUNT),
    ships: () => list(int(0, PIRATE_COUNT - 1)),
    margin: amount(100),
    due: amount(10_000_000),
    skull: yes,
    toTheEnd: yes,
    defiant: yes,
    boards: yes,
    cleared: yes,
  };
}

/** The values that a local or a procedure's result can have. */
export const isLocal = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every((v) => Number.isFinite(v)));

/** The locals that the conditions on frames read. */
export interface Locals {
  readonly at: string;
  readonly pirate: number;
  readonly ally: number;
  readonly other: number;
  readonly convert: number;
  readonly port: number;
  readonly card: number;
  readonly seat: number;
  readonly by: number;
  readonly next: number;
  readonly count: number;
  readonly tens: number;
  readonly target: number;
  readonly starter: number;
  readonly from: number;
  readonly to: number;
  readonly ship: number;
  readonly hits: number;
  readonly side: number;
  readonly highest: number;
  readonly kind: string;
  readonly action: string;
  readonly moment: string;
  readonly dice: readonly number[];
  readonly fresh: readonly number[];
  readonly rolling: readonly number[];
  readonly leading: readonly number[];
  readonly pirates: readonly number[];
  readonly seats: readonly number[];
  readonly counts: readonly number[];
  readonly modifiers: readonly number[];
  readonly driven: readonly number[];
  readonly victim: number;
  readonly rival: number;
  readonly loser: number;
  readonly ships: readonly number[];
  readonly due: number;
  readonly toTheEnd: boolean;
  readonly boards: boolean;
}
/** Stands in for the locals that a frame's procedure does not have. */
export const NO_LOCALS: Locals = {
  at: '',
  pirate: 0,
  ally: 0,
  other: 0,
  convert: 0,
  port: 0,
  card: 0,
  seat: 0,
  by: 0,
  next: 0,
  count: 0,
  tens: 0,
  target: 0,
  starter: 0,
  from: 0,
  to: 0,
  ship: 0,
  hits: 0,
  side: 0,
  highest: 0,
  kind: '',
  action: '',
  moment: '',
  dice: [],
  fresh: [],
  rolling: [],
  leading: [],
  pirates: [],
  seats: [],
  counts: [],
  modifiers: [],
  driven: [],
  victim: 0,
  rival: 0,
  loser: 0,
  ships: [],
  due: 0,
  toTheEnd: false,
  boards: false,
};
