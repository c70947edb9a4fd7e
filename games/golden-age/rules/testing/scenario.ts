/**
 * Scripts parts of games for the tests of the rules. A scenario begins after setup, with an almost empty sea: five merchants
 * in the far east, no governors, empty hands, and no Commissioners to deploy, so that no window opens unless a test gives
 * somebody the means. Pirates have no Cunning unless a test gives them some. `arrange.ts` puts the pieces on the board.
 */
import { refusal } from '@bb/kernel';
import { TITLE_OF } from '../data/cards.ts';
import type { ComponentSet, PirateData } from '../data/components.ts';
import {
  CHANCE,
  type CommissionerName,
  HOSTAGES,
  MERCHANT_TYPES,
  MERCHANTS,
  type PirateName,
  type PortName,
  type Seat,
  type WarshipName,
} from '../data/ids.ts';
import { RECONSTRUCTED } from '../data/reconstructed.ts';
import type { Settings } from '../data/settings.ts';
import { advance, decision, goldenAge, legal, newGame, play as playChoice } from '../game.ts';
import { parseOptions, tablesFor } from '../options.ts';
import { holdOutPardon } from '../rules/cards/general-pardon.ts';
import { call } from '../rules/procedure.ts';
import { game } from '../rules/sequence/game.ts';
import { splitDecks } from '../rules/solitaire/decks.ts';
import { type ChoiceJson, choiceFromJson, choiceToJson } from '../state/choice-json.ts';
import type { ChoiceKind } from '../state/choices.ts';
import type { EventOf, EventType, GameEvent } from '../state/events.ts';
import { initialGame } from '../state/initial.ts';
import type { Game } from '../state/position.ts';
import { merchant } from './arrange.ts';
import { reportFaults } from './invariants.ts';

export interface Table {
  readonly g: Game;
  /** The events since the last call of `play` began. */
  events: GameEvent[];
}

/** The ratings that a test depends on, so that it holds with any component set. */
type Ratings = { readonly [name in PirateName]?: Partial<Omit<PirateData, 'id' | 'name' | 'ship' | 'published'>> };
/** As `Ratings`, for warships and King's Commissioners. */
type NavyRatings = { readonly [name in WarshipName | CommissionerName]?: { readonly speed?: number; readonly combat?: number } };

/** As `Ratings`, for ports. */
type PortRatings = { readonly [name in PortName]?: { readonly value?: number; readonly defense?: number } };

interface ScenarioOptions {
  readonly players?: number;
  /** If given, the active seat has played its card and has this number of Actions; otherwise it is about to play one. */
  readonly actions?: number;
  readonly ratings?: Ratings;
  readonly navy?: NavyRatings;
  readonly ports?: PortRatings;
  readonly components?: ComponentSet;
  /** The optional rules that differ from the standard ones. */
  readonly settings?: Partial<Settings>;
}

/** @returns the reconstructed component set with these ratings replaced */
const withRatings = (ratings: Ratings, navy: NavyRatings = {}, ports: PortRatings = {}): ComponentSet => ({
  ...RECONSTRUCTED,
  pirates: RECONSTRUCTED.pirates.map((pirate) => ({ ...pirate, ...ratings[pirate.id] })),
  warships: RECONSTRUCTED.warships.map((warship) => ({ ...warship, ...navy[warship.id] })),
  kingsCommissioners: RECONSTRUCTED.kingsCommissioners.map((commissioner) => ({ ...commissioner, ...navy[commissioner.id] })),
  ports: RECONSTRUCTED.ports.map((port) => ({ ...port, ...ports[port.id] })),
});

const EASTERN_PORTS = ['kilwa', 'zanzibar', 'mocha', 'bombay', 'goa'] as const;

/** @returns a game before seat 0's first Player-Turn, which `begin` starts. Hands are empty, so cards will be drawn. */
export function beforeTurn({
  players = 2,
  ratings = {},
  navy = {},
  ports = {},
  components = withRatings(ratings, navy, ports),
  settings = {},
}: ScenarioOptions = {}): Table {
  const options = parseOptions({ players, components, ...settings });
  const g = initialGame(players, tablesFor(options));
  g.commissionerPool = [];
  if (g.tables.settings.length === 'long') holdOutPardon(g);
  if (g.tables.settings.solitaire) splitDecks(g);
  g.first = 0;
  call(g, game, undefined, '');
  g.stack[0].at = 'begin';
  g.events = [];
  const t = { g, events: [] };
  for (const port of EASTERN_PORTS) merchant(t, port, 'sloop');
  return t;
}

export function begin(t: Table): void {
  advance(t.g);
}

/** @returns a game in seat 0's first Player-Turn */
export function scenario(options: ScenarioOptions = {}): Table {
  const t = beforeTurn(options);
  const { g } = t;
  const filler = g.deck.filter((card) => TITLE_OF[card] === 'letter-of-marque');
  g.deck = g.deck.filter((card) => !filler.includes(card));
  g.hands[0] = filler;
  begin(t);
  if (options.actions !== undefined) {
    play(t, { type: 'playForActions', card: 'letter-of-marque' });
    g.actionsLeft = options.actions;
  }
  g.deck.push(...g.hands[0], ...g.discards);
  g.hands[0] = [];
  g.discards = [];
  t.events = [];
  return t;
}

/** @returns a new game at its first decision */
export function setUp(players: number, settings: Partial<Settings> = {}): Table {
  const g = newGame({ players, ...settings });
  g.events = [];
  return { g, events: [] };
}

/** @returns a game played to this question of its setup by the first choice offered. Seat 0 is Player A. */
export function setUpTo(players: number, ask: string, settings: Partial<Settings> = {}): Table {
  const t = setUp(players, settings);
  play(t, 6, ...Array.from({ length: players - 1 }, () => 1), awaits('drawCard'));
  while (decision(t.g)?.ask !== ask) playChoice(t.g, legal(t.g)[0]);
  return t;
}

/**
 * A step of a script: a die, the kind of a choice without fields, a choice, or a marker made by `passWindow`, `stows` or `awaits`.
 *
 * The dice of an opposed roll come side by side: first all dice of the active pirate, then those of the warship, Commissioner, port or other
 * pirate. In a pirate port under attack (10.41) the active pirate is first, then the other defenders, then the Commissioner; against an oust
 * (10.42) one die stands for all ships in port. Rerolls come after all dice, in the same order.
 */
export type Step = number | ChoiceKind | ChoiceLike | Marker;
/** A choice as its JSON, but a card may be given by its title, and a hostage or merchant by its type. */
export interface ChoiceLike {
  readonly type: ChoiceKind;
  readonly [field: string]: string | number;
}
interface Marker {
  readonly passWindow?: true;
  readonly stows?: number;
  readonly awaits?: string;
  readonly seat?: Seat;
}

/** Marker: every seat that is still to be asked in the open window passes. */
export const passWindow = (): Marker => ({ passWindow: true });
/** Step: the booty goes into this hold, whether it is a ransom, a treasure, a grabbed share, a cargo or plunder. */
export const stows = (hold: number): Marker => ({ stows: hold });
/** Marker: the game must now ask this question, of this seat if one is given. A script that ends where Chance must choose ends with it. */
export const awaits = (ask: string, seat?: Seat): Marker => (seat === undefined ? { awaits: ask } : { awaits: ask, seat });

/** @returns the two dice of a D66 */
export const d66 = (locator: number): readonly [number, number] => [Math.floor(locator / 10), locator % 10];

/** @returns the steps that draw these cards, given by title */
export const draws = (...titles: readonly string[]): readonly ChoiceLike[] => titles.map((card) => ({ type: 'drawCard', card }));

function typeOf(g: Game, field: string, value: string | number): string | number {
  const number = Number(String(value).split('-').at(-1));
  if (field === 'card') return String(value).replace(/-\d+$/, '');
  if (field === 'hostage') return g.tables.hostages[HOSTAGES[number - 1]].type;
  if (field === 'merchant') return MERCHANT_TYPES[g.tables.merchantType[MERCHANTS[number - 1]]];
  return value;
}

const matches = (g: Game, json: ChoiceJson, like: ChoiceLike): boolean =>
  Object.keys(json).length === Object.keys(like).length &&
  Object.entries(json).every(([field, value]) => like[field] === value || like[field] === typeOf(g, field, value));

const describeAsk = (g: Game): string => JSON.stringify(decision(g) ?? 'the end of the game');

function takeStep(t: Table, step: Step, at: string): void {
  const { g } = t;
  if (typeof step === 'object' && !('type' in step)) {
    applyMarker(g, step, at);
    return;
  }
  const before = faultsOf(g);
  const like = typeof step === 'number' ? { type: 'face' as const, face: step } : typeof step === 'string' ? { type: step } : step;
  const choice = legal(g).find((c) => matches(g, choiceToJson(c), like));
  if (!choice) throw new Error(`${at} is not offered at ${describeAsk(g)}, but ${JSON.stringify(offers(t)).slice(0, 2000)}`);
  playChoice(g, choice);
  const fault = faultsOf(g).find((fault) => !before.includes(fault));
  if (fault) throw new Error(`${at}: ${fault}`);
}

/** The inconsistencies of a position. A test may arrange an incomplete position, but play must not add to them. */
function faultsOf(g: Game): readonly string[] {
  const faults: string[] = [];
  reportFaults(g, (fault) => faults.push(fault));
  return faults;
}

/**
 * Plays the steps in order.
 * @returns the events
 * @throws if a step is not legal, or if a die or draw is missing at the end
 */
export function play(t: Table, ...steps: readonly (Step | readonly Step[])[]): readonly GameEvent[] {
  const { g } = t;
  t.events = [];
  g.events = t.events;
  const script = steps.flat();
  for (const [i, step] of script.entries()) takeStep(t, step, `step ${i + 1} of the script (${JSON.stringify(step)})`);
  const last = script.at(-1);
  const isMarked = typeof last === 'object' && 'awaits' in last;
  if (!isMarked && decision(g)?.seat === CHANCE)
    throw new Error(`the script ends where Chance must move (the last Action of a turn leads to a card): ${describeAsk(g)}`);
  return t.events;
}

function applyMarker(g: Game, marker: Marker, at: string): void {
  if (marker.passWindow) {
    if (decision(g)?.ask !== 'antiPirateAction') throw new Error(`${at}: no window is open, but ${describeAsk(g)}`);
    const moment = decision(g)?.about.moment;
    while (decision(g)?.ask === 'antiPirateAction' && decision(g)?.about.moment === moment) playChoice(g, legal(g)[0]);
    return;
  }
  if (marker.stows !== undefined) {
    const into = legal(g).find((choice) => (choice.type === 'stow' || choice.type === 'takeCargo') && choice.hold === marker.stows);
    if (!into) throw new Error(`${at}: nothing can be stowed there, but ${describeAsk(g)}`);
    playChoice(g, into);
    return;
  }
  const d = decision(g);
  if (d === null || d.ask !== marker.awaits || (marker.seat !== undefined && d.seat !== marker.seat))
    throw new Error(`${at}: but ${describeAsk(g)}`);
}

const QUIET: readonly ChoiceKind[] = ['endActions', 'pass', 'decline', 'finish', 'keepDice'];

/**
 * Plays on until the next Player-Turn has begun, and its player or Chance is asked: seats decline what they can, and else take the first
 * choice offered. For a turn with certain cards, give the hands first.
 */
export function nextPlayerTurn(t: Table): void {
  const { g } = t;
  const turn = g.playerTurn;
  while (g.ask && g.playerTurn === turn) {
    const offered = legal(g);
    const quiet = QUIET.map((type) => offered.find((choice) => choice.type === type)).find((choice) => choice !== undefined);
    const choice = quiet ?? offered[0];
    if (choice) playChoice(g, choice);
  }
}

/** @returns the legal choices, or only those of one kind */
export const offers = (t: Table, type?: ChoiceKind): readonly ChoiceJson[] =>
  legal(t.g)
    .map(choiceToJson)
    .filter((json) => type === undefined || json.type === type);

/** @returns the rule that forbids this choice now, or null if it is legal */
export const refusedBy = (t: Table, json: ChoiceLike): string | null => refusal(goldenAge, t.g, choiceFromJson(json))?.rule ?? null;

/** @returns the pending question and its seat, or null if the game is over */
export const pending = (t: Table): readonly [string, Seat] | null => {
  const d = decision(t.g);
  return d && [d.ask, d.seat];
};

/** @returns the events of one type since the last `play` began */
export const happened = <T extends EventType>(t: Table, type: T): readonly EventOf<T>[] =>
  t.events.filter((e): e is EventOf<T> => e.type === type);
