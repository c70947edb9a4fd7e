/**
 * Scripts a piece of play for the rule examples. A scenario begins past setup with an empty sea: no merchants
 * but five in the far east, no governors, empty hands and no Commissioners to deploy (so that no window opens
 * unless a test gives somebody the means), and
 * pirates without Cunning unless a test gives them some. `arrange.ts` puts the pieces on the board.
 */
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
import { decision, legal, newGame, play as playChoice, refusal, rulesMachine, tablesFor } from '../engine.ts';
import { checkOptions } from '../options.ts';
import { holdOutPardon } from '../rules/cards/general-pardon.ts';
import { game } from '../rules/course/game.ts';
import { call } from '../rules/procedure.ts';
import { partDecks } from '../rules/solitaire/decks.ts';
import type { ChoiceKind } from '../state/choice.ts';
import { type ChoiceJson, choiceFromJson, choiceToJson } from '../state/choice-json.ts';
import type { EventOf, EventType, GameEvent } from '../state/event.ts';
import type { Game } from '../state/game.ts';
import { boxedGame } from '../state/initial.ts';
import { positionFaults } from '../state/position-faults.ts';
import { inventoryFaults } from '../state/save-shape.ts';
import { merchant } from './arrange.ts';

export interface Table {
  readonly g: Game;
  /** What has happened since the last call of `play` began. */
  events: GameEvent[];
}

/** Ratings that a test depends on, so that it holds with any component set. */
type Ratings = { readonly [name in PirateName]?: Partial<Omit<PirateData, 'id' | 'name' | 'ship' | 'published'>> };
/** The same for warships and King's Commissioners. */
type NavyRatings = { readonly [name in WarshipName | CommissionerName]?: { readonly speed?: number; readonly combat?: number } };

/** The same for ports. */
type PortRatings = { readonly [name in PortName]?: { readonly value?: number; readonly defense?: number } };

interface ScenarioOptions {
  readonly players?: number;
  /** Given: the active seat has played its card and has so many Actions. Else it is about to play one. */
  readonly actions?: number;
  readonly ratings?: Ratings;
  readonly navy?: NavyRatings;
  readonly ports?: PortRatings;
  readonly components?: ComponentSet;
  /** Optional rules other than the standard ones. */
  readonly settings?: Partial<Settings>;
}

/** The reconstructed set with some ratings replaced. */
export const withRatings = (ratings: Ratings, navy: NavyRatings = {}, ports: PortRatings = {}): ComponentSet => ({
  ...RECONSTRUCTED,
  pirates: RECONSTRUCTED.pirates.map((pirate) => ({ ...pirate, ...ratings[pirate.id] })),
  warships: RECONSTRUCTED.warships.map((warship) => ({ ...warship, ...navy[warship.id] })),
  kingsCommissioners: RECONSTRUCTED.kingsCommissioners.map((commissioner) => ({ ...commissioner, ...navy[commissioner.id] })),
  ports: RECONSTRUCTED.ports.map((port) => ({ ...port, ...ports[port.id] })),
});

const EASTERN_PORTS = ['kilwa', 'zanzibar', 'mocha', 'bombay', 'goa'] as const;

/** A game at the first step of seat 0's Player-Turn 1; `begin` starts it. Hands are empty, so cards will be drawn. */
export function beforeTurn({
  players = 2,
  ratings = {},
  navy = {},
  ports = {},
  components = withRatings(ratings, navy, ports),
  settings = {},
}: ScenarioOptions = {}): Table {
  const options = checkOptions({ players, components, ...settings });
  const g = boxedGame(players, tablesFor(options));
  g.commissionerPool = [];
  if (g.tables.settings.length === 'long') holdOutPardon(g);
  if (g.tables.settings.solitaire) partDecks(g);
  g.first = 0;
  call(g, game, undefined, '');
  g.stack[0].at = 'begin';
  g.events = [];
  const t = { g, events: [] };
  for (const port of EASTERN_PORTS) merchant(t, port, 'sloop');
  return t;
}

export function begin(t: Table): void {
  rulesMachine.advance(t.g);
}

/** A game in seat 0's first Player-Turn. */
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

/** A game from its very first decision. */
export function setUp(players: number, settings: Partial<Settings> = {}): Table {
  const g = newGame({ players, ...settings });
  g.events = [];
  return { g, events: [] };
}

/** The setup, seat 0 being Player A, played by the first choice offered until this question comes. */
export function setUpTo(players: number, ask: string, settings: Partial<Settings> = {}): Table {
  const t = setUp(players, settings);
  play(t, 6, ...Array.from({ length: players - 1 }, () => 1), awaits('drawCard'));
  while (decision(t.g)?.ask !== ask) playChoice(t.g, legal(t.g)[0]);
  return t;
}

/** What a script is made of: a die, a kind of choice without fields, a choice, or a marker made by `passWindow` or `awaits`. */
export type Step = number | ChoiceKind | ChoiceLike | Marker;
/** As its JSON; a card may be given by its title, a hostage or merchant by its type. */
export interface ChoiceLike {
  readonly type: ChoiceKind;
  readonly [field: string]: string | number;
}
interface Marker {
  readonly passWindow?: true;
  readonly awaits?: string;
  readonly seat?: Seat;
}

/** All seats that are still to be asked let the window pass that is open now. */
export const passWindow = (): Marker => ({ passWindow: true });
/** The question must be this one now, and be put to this seat. Ends a script where Chance is to move. */
export const awaits = (ask: string, seat?: Seat): Marker => (seat === undefined ? { awaits: ask } : { awaits: ask, seat });

/** D66 as two dice. */
export const d66 = (locator: number): readonly [number, number] => [Math.floor(locator / 10), locator % 10];

/** Cards drawn, by title. */
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

const asked = (g: Game): string => JSON.stringify(decision(g) ?? 'the end of the game');

function take(t: Table, step: Step, at: string): void {
  const { g } = t;
  if (typeof step === 'object' && !('type' in step)) {
    mark(g, step, at);
    return;
  }
  const before = faultsOf(g);
  const like = typeof step === 'number' ? { type: 'face' as const, face: step } : typeof step === 'string' ? { type: step } : step;
  const choice = legal(g).find((c) => matches(g, choiceToJson(c), like));
  if (!choice) throw new Error(`${at} is not offered at ${asked(g)}, but ${JSON.stringify(offers(t)).slice(0, 2000)}`);
  playChoice(g, choice);
  const fault = faultsOf(g).find((one) => !before.includes(one));
  if (fault) throw new Error(`${at}: ${fault}`);
}

/** What does not hang together. A test may arrange as little as it needs, but play makes it no worse. */
const faultsOf = (g: Game): readonly string[] =>
  [...inventoryFaults(g), ...positionFaults(g.tables, g)].map(({ path, message }) => `${path}: ${message}`);

/** Takes the steps in order. Each die and draw must be asked for, and none may be missing at the end. */
export function play(t: Table, ...steps: readonly (Step | readonly Step[])[]): readonly GameEvent[] {
  const { g } = t;
  t.events = [];
  g.events = t.events;
  const script = steps.flat();
  for (const [i, step] of script.entries()) take(t, step, `step ${i + 1} of the script (${JSON.stringify(step)})`);
  const last = script.at(-1);
  const isMarked = typeof last === 'object' && 'awaits' in last;
  if (!isMarked && decision(g)?.seat === CHANCE) throw new Error(`the script ends where Chance must move: ${asked(g)}`);
  return t.events;
}

function mark(g: Game, marker: Marker, at: string): void {
  if (marker.passWindow) {
    if (decision(g)?.ask !== 'antiPirateAction') throw new Error(`${at}: no window is open, but ${asked(g)}`);
    const moment = decision(g)?.about.moment;
    while (decision(g)?.ask === 'antiPirateAction' && decision(g)?.about.moment === moment) playChoice(g, legal(g)[0]);
    return;
  }
  const d = decision(g);
  if (d === null || d.ask !== marker.awaits || (marker.seat !== undefined && d.seat !== marker.seat))
    throw new Error(`${at}: but ${asked(g)}`);
}

/** The legal choices, of one kind if that is given. */
export const offers = (t: Table, type?: ChoiceKind): readonly ChoiceJson[] =>
  legal(t.g)
    .map(choiceToJson)
    .filter((json) => type === undefined || json.type === type);

/** The rule that forbids this choice now; null if none does. */
export const refusedBy = (t: Table, json: ChoiceLike): string | null => refusal(t.g, choiceFromJson(json))?.rule ?? null;

/** Who is asked what. */
export const pending = (t: Table): readonly [string, Seat] | null => {
  const d = decision(t.g);
  return d && [d.ask, d.seat];
};

/** The events of one type since the last `play` began. */
export const happened = <T extends EventType>(t: Table, type: T): readonly EventOf<T>[] =>
  t.events.filter((e): e is EventOf<T> => e.type === type);
