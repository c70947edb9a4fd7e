/** The stack of a save: each frame well formed, under a step that waits for it, and at one with the board. */
import { CARD_COUNT } from './data/cards.ts';
import { bool, type Check, type Fault, int, isRecord, list, oneOf } from './data/check.ts';
import { HOSTAGE_COUNT, isArea, isPort, NONE, PIRATE_COUNT, PIRATES, PLACE_COUNT, PORT_COUNT, PORTS, portAt } from './data/ids.ts';
import { isPiratePort, type Tables } from './data/tables.ts';
import type { AnyProcedure } from './kernel/kernel.ts';
import { PROCEDURES } from './rules/procedures.ts';
import type { About } from './state/about.ts';
import { ACTION_KINDS } from './state/action.ts';
import type { Choice } from './state/choice.ts';
import { ROLL_PURPOSES } from './state/event.ts';
import { type Game, IN_PLAY, type Position, UNSEEN } from './state/game.ts';

/** What each step that has called on waits for. */
const WAITS_FOR: Readonly<Record<string, readonly string[]>> = {
  'action/activated': ['mutiny'],
  'action/aftermath': ['settle'],
  'action/over': ['apWindow'],
  'action/performed': [
    'bribeToRetire',
    'digForTreasure',
    'findMerchant',
    'lootMerchant',
    'move',
    'portActivities',
    'recovery',
    'retireFreely',
  ],
  'action/unlessStopped': ['apWindow'],
  'actions/next': ['action', 'deploy', 'drawNewPirate'],
  'apWindow/nextOpponent': ['settle'],
  'apWindow/played': ['mutinyConspiracy', 'scurvyOutbreak', 'wearAndTear'],
  'apWindow/unlessNegated': ['negation'],
  'bribeToRetire/hear': ['rollPort'],
  'buyHaven/hear': ['roll'],
  'digForTreasure/count': ['roll'],
  'digForTreasure/look': ['roll'],
  'disease/strike': ['rollPort'],
  'drawNewPirate/deployed': ['deploy'],
  'findMerchant/result': ['roll'],
  'game/begin': ['setup'],
  'game/nextTurn': ['playerTurn'],
  'lootMerchant/dealt': ['torture'],
  'lootMerchant/seeCargo': ['roll'],
  'lootMerchant/settled': ['settle'],
  'lootMerchant/shipConverted': ['convertShip'],
  'move/retired': ['pardonedRetirement'],
  'mutiny/judge': ['roll'],
  'mutinyConspiracy/judge': ['roll'],
  'mutinyConspiracy/mutinied': ['mutiny'],
  'naturalDisaster/over': ['placeMerchants'],
  'naturalDisaster/strike': ['roll'],
  'newGovernors/land': ['rollPort'],
  'newGovernors/next': ['oust'],
  'placeMerchants/place': ['rollPort'],
  'placeProGovernors/place': ['rollPort'],
  'playerOrder/compare': ['roll'],
  'playerTurn/actions': ['playCard'],
  'playerTurn/cards': ['placeMerchants'],
  'playerTurn/draw': ['settle'],
  'playerTurn/finish': ['actions'],
  'playerTurn/resolved': ['disease', 'europeanTurmoil', 'fingerOfFate', 'generalPardon', 'naturalDisaster', 'newGovernors', 'stormsAtSea'],
  'portActivities/chooseActivity': ['buyHaven', 'ransom', 'refit'],
  'ransom/agree': ['roll'],
  'refit/repair': ['roll'],
  'settle/look': ['mutiny'],
  'setup/done': ['placeMerchants'],
  'setup/merchants': ['deployFleets'],
  'setup/pirates': ['placeProGovernors'],
  'setup/setOrder': ['playerOrder'],
  'stormsAtSea/commissioner': ['roll'],
  'stormsAtSea/pirate': ['roll'],
  'stormsAtSea/strike': ['rollPort'],
  'stormsAtSea/warship': ['roll'],
  'torture/answer': ['roll'],
  'wearAndTear/wear': ['roll'],
};

/** While one of these runs, the pirate of a frame below may have left the game. */
const DEADLY = ['apWindow', 'mutiny', 'pardonedRetirement', 'settle'];

/** Locals by their names; the least an id may be is -1 where the frame is made without one. */
function localsOf(players: number): Readonly<Record<string, (least: number) => Check<unknown>>> {
  const id = (count: number) => (least: number) => int(least, count - 1);
  const amount = (most: number) => () => int(0, most);
  const yes = () => bool;
  const seats = () => list(int(0, players - 1));
  return {
    seat: id(players),
    by: id(players),
    pirate: id(PIRATE_COUNT),
    port: id(PORT_COUNT),
    target: () => int(-1, PLACE_COUNT - 1),
    to: id(PLACE_COUNT),
    card: id(CARD_COUNT),
    hostage: id(HOSTAGE_COUNT),
    cargoHold: id(4),
    keep: () => int(-1, 3),
    kind: () => oneOf(ACTION_KINDS, 'Action'),
    action: () => oneOf(ACTION_KINDS, 'Action'),
    moment: () => oneOf(['announcement', 'aftermath'], 'moment'),
    cargo: () => oneOf(['aboardPrize', 'taken', 'abandoned'], 'cargo'),
    purpose: () => oneOf(ROLL_PURPOSES, 'purpose'),
    cost: () => int(1, 2),
    left: amount(50),
    placed: amount(50),
    dealt: amount(players),
    highest: amount(6),
    tens: amount(6),
    total: amount(20),
    item: () => int(1, 9),
    next: amount(PIRATE_COUNT),
    hits: amount(20),
    price: amount(1_000_000),
    sold: amount(10_000_000),
    doubloons: amount(1_000_000),
    count: () => int(1, 20),
    modifier: () => int(-30, 30),
    need: () => int(-30, 30),
    dice: () => list(int(1, 6)),
    rolling: seats,
    leading: seats,
    deployed: yes,
    converted: yes,
    lost: yes,
    rerolled: yes,
  };
}

function procedureOf(json: unknown): AnyProcedure<Game, Choice, About> | null {
  if (!isRecord(json) || typeof json.proc !== 'string' || !Object.hasOwn(PROCEDURES, json.proc)) return null;
  return PROCEDURES[json.proc];
}

/** What a local, or a procedure's result, may be. */
export const isLocal = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  typeof value === 'string' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every((v) => Number.isFinite(v)));

/** What a frame is born with; nothing where it is made of an argument. */
const specimen = (procedure: AnyProcedure<Game, Choice, About>): Readonly<Record<string, unknown>> => ({ ...procedure.enter({} as never) });

/** Each frame of a known procedure, at one of its steps, with sound locals; asks at the top and only there. */
export function stackFaults(stack: readonly unknown[], players: number): readonly Fault[] {
  const faults: Fault[] = [];
  const locals = localsOf(players);
  let waiting = '';
  stack.forEach((json, i) => {
    const path = `position.stack[${i}]`;
    const procedure = procedureOf(json);
    if (!isRecord(json) || !procedure) {
      faults.push({ path, message: 'is no frame of a known procedure' });
      return;
    }
    const { at } = json;
    if (typeof at !== 'string' || !Object.hasOwn(procedure.steps, at)) {
      faults.push({ path: `${path}.at`, message: `unknown step of ${procedure.name}: ${String(at)}` });
      return;
    }
    if (i === 0 ? procedure.name !== 'game' : !(WAITS_FOR[waiting] ?? []).includes(procedure.name))
      faults.push({ path, message: `${procedure.name} has no place ${i === 0 ? 'at the bottom' : `above ${waiting}`}` });
    if (i === stack.length - 1 && typeof procedure.steps[at] === 'function') faults.push({ path: `${path}.at`, message: 'asks nobody' });
    waiting = `${procedure.name}/${at}`;
    for (const [field, born] of Object.entries(specimen(procedure))) {
      const value = json[field];
      const least = born === NONE || (procedure.name === 'roll' && field === 'pirate') ? NONE : 0;
      if (Object.hasOwn(locals, field)) locals[field](least)(value, `${path}.${field}`, faults);
      else if (!isLocal(value)) faults.push({ path: `${path}.${field}`, message: 'is missing or damaged' });
    }
  });
  return faults;
}

/** The locals that the conditions below read. */
interface Locals {
  readonly pirate: number;
  readonly port: number;
  readonly card: number;
  readonly seat: number;
  readonly next: number;
  readonly count: number;
  readonly tens: number;
  readonly target: number;
  readonly kind: string;
  readonly dice: readonly number[];
  readonly rolling: readonly number[];
  readonly leading: readonly number[];
  readonly highest: number;
}
/** Stands in for the locals that a frame's procedure does not have. */
const NO_LOCALS: Locals = {
  pirate: 0,
  port: 0,
  card: 0,
  seat: 0,
  next: 0,
  count: 0,
  tens: 0,
  target: 0,
  kind: '',
  dice: [],
  rolling: [],
  leading: [],
  highest: 0,
};
type Sound = (p: Position, t: Tables, f: Locals) => boolean;

const FIRST_PORT = PLACE_COUNT - PORT_COUNT;
const inPort: Sound = (p, _t, { pirate }) => isPort(p.at[pirate]);
const inThisPort: Sound = (p, _t, { pirate, port }) => p.at[pirate] === FIRST_PORT + port;
const isOpen = (p: Position, t: Tables, port: number): boolean => port >= 0 && p.destroyed[port] === 0 && !isPiratePort(t, PORTS[port]);
const takesMerchant = (p: Position, t: Tables, port: number): boolean => isOpen(p, t, port) && p.merchantAt[port] === NONE;
const hasMerchant: Sound = (p, _t, { pirate, port }) => isArea(p.at[pirate]) && p.merchantAt[port] !== NONE;
const onTable: Sound = (p, _t, { card }) => p.aside.some((one) => one === card);
const hasOrder: Sound = (p) => p.first !== NONE;
const ofMerchants = (kind: string): boolean => kind === 'findMerchant' || kind === 'lootMerchant';

/** What must be true of the board where a frame stands; by procedure, or by its step. */
const SOUND: Readonly<Record<string, Sound>> = {
  action: (p, _t, { pirate, kind, target }) =>
    p.activePirate === pirate && (kind !== 'move' || target >= 0) && (!ofMerchants(kind) || target >= FIRST_PORT),
  'apWindow/unlessNegated': onTable,
  bribeToRetire: (p, t, f) => inPort(p, t, f) && p.governorAt[portAt(p.at[f.pirate])] !== NONE,
  buyHaven: (p, t, f) => inThisPort(p, t, f) && p.governorAt[f.port] !== NONE,
  deployFleets: hasOrder,
  findMerchant: hasMerchant,
  'game/begin': (p) => p.active === NONE,
  'game/nextTurn': hasOrder,
  'lootMerchant/dealWithPrize': hasMerchant,
  'lootMerchant/dealt': hasMerchant,
  'lootMerchant/drawHostage': hasMerchant,
  'lootMerchant/seeCargo': hasMerchant,
  'lootMerchant/seizeOrLeave': hasMerchant,
  'lootMerchant/settled': (p, _t, { port }) => p.merchantAt[port] !== NONE,
  negation: onTable,
  'newGovernors/draw': (p, t, { port }) => isOpen(p, t, port),
  oust: (p, t, { port }) => t.portAreas[port].length > 1 && PIRATES.some((pirate) => p.at[pirate] === FIRST_PORT + port),
  'placeMerchants/draw': (p, t, { port }) => takesMerchant(p, t, port),
  'placeMerchants/place': (p, t) => PORTS.some((port) => takesMerchant(p, t, port)),
  'placeProGovernors/place': (p, t) => PORTS.some((port) => isOpen(p, t, port) && p.governorAt[port] === NONE),
  'playerOrder/compare': (_p, _t, { rolling, leading, highest }) => rolling.length > 0 && leading.length > 0 === highest > 0,
  playerTurn: (p, _t, { seat }) => p.active === seat,
  'playerTurn/resolved': onTable,
  portActivities: inThisPort,
  ransom: inPort,
  refit: inThisPort,
  'roll/mayReroll': (p, _t, { dice, count, pirate }) => dice.length === count && p.cunning[pirate] > 0,
  'roll/throwDie': (_p, _t, { dice, count }) => dice.length < count,
  'rollPort/throwOnes': (_p, _t, { tens }) => tens > 0,
  'setup/dealCard': hasOrder,
  'setup/dealPirate': hasOrder,
  'setup/done': hasOrder,
  'setup/pirates': hasOrder,
  'stormsAtSea/commissioner': (p, _t, { port, next }) => port >= 0 && next < p.players && p.commissioner[next] !== NONE,
  'stormsAtSea/pirate': (p, _t, { port, next }) => port >= 0 && p.fate[next] === IN_PLAY && !isPort(p.at[next]),
  'stormsAtSea/warship': (p, t, { port, next }) =>
    port >= 0 && next < t.portAreas[port].length && p.warshipAt[t.portAreas[port][next]] !== NONE,
};

/** Frames that contradict the board they stand on. */
export function soundnessFaults(p: Position, t: Tables): readonly Fault[] {
  return p.stack.flatMap((frame, i) => {
    const f: Locals = { ...NO_LOCALS, ...frame };
    const mayBeGone = p.stack.slice(i + 1).some(({ proc }) => DEADLY.includes(proc));
    const isThere = !('pirate' in frame) || f.pirate === NONE || p.fate[f.pirate] === IN_PLAY || (mayBeGone && p.fate[f.pirate] !== UNSEEN);
    const sound = [frame.proc, `${frame.proc}/${frame.at}`].every((where) => !Object.hasOwn(SOUND, where) || SOUND[where](p, t, f));
    return isThere && sound ? [] : [{ path: `stack[${i}]`, message: `${frame.proc}/${frame.at} contradicts the board` }];
  });
}
