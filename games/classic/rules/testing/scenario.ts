/**
 * Scripts parts of games for the tests of the rules. A scenario begins in the first Player Turn of seat 0, with an empty map. Pirates have no
 * Cunning unless a test gives them some, so that no roll is interrupted. `arrange.ts` puts the pieces on the board.
 */
import { type ChoiceJson, call, refusal, type Seat } from '@bb/kernel';
import { checkRefusals } from '@bb/kernel/testing';
import type { ComponentSet } from '../data/components.ts';
import { type CommissionerName, OCEAN_NAMES, type OceanName, type PirateName, type PortName } from '../data/ids.ts';
import type { RandomEventKind } from '../data/random-events.ts';
import { RECONSTRUCTED } from '../data/reconstructed.ts';
import type { Settings } from '../data/settings.ts';
import type { LineEvent } from '../data/tables.ts';
import { advance, type Classic, classic, refusalOf } from '../game.ts';
import { tablesFor } from '../options.ts';
import { REASONS, type Reason } from '../queries/refusals/reasons.ts';
import { game } from '../rules/sequence/game.ts';
import type { Choice, ChoiceKind } from '../state/choices.ts';
import type { EventOf, EventType, GameEvent } from '../state/events.ts';
import { initialGame } from '../state/initial.ts';
import type { Game } from '../state/position.ts';

export interface Table {
  readonly g: Game;
  /** The events since the last call of `play` began. */
  events: GameEvent[];
}

type PirateData = ComponentSet['pirates'][number];
/** The figures that a test depends on, so that it holds with any component set. */
interface Figures {
  readonly pirates?: { readonly [name in PirateName]?: Partial<Omit<PirateData, 'id' | 'name' | 'ship'>> };
  readonly ports?: { readonly [name in PortName]?: { readonly value?: number; readonly defense?: number } };
  readonly commissioners?: { readonly [name in CommissionerName]?: { readonly movement?: number; readonly combat?: number } };
}

export const withFigures = ({ pirates = {}, ports = {}, commissioners = {} }: Figures): ComponentSet => ({
  ...RECONSTRUCTED,
  pirates: RECONSTRUCTED.pirates.map((pirate) => ({ ...pirate, ...pirates[pirate.id] })),
  ports: RECONSTRUCTED.ports.map((port) => ({ ...port, ...ports[port.id] })),
  kingsCommissioners: RECONSTRUCTED.kingsCommissioners.map((commissioner) => ({ ...commissioner, ...commissioners[commissioner.id] })),
});

interface ScenarioOptions extends Figures {
  readonly players?: number;
  readonly settings?: Partial<Settings>;
}

/** @returns a game before its setup, which `begin` starts */
export function beforeSetup({ players = 2, settings = {}, ...figures }: ScenarioOptions = {}): Table {
  const g = initialGame(players, tablesFor({ players, ...settings, components: withFigures(figures) }));
  call(g, game, undefined, '');
  return { g, events: [] };
}

/** @returns a game before the first Player Turn, of seat 0, which `begin` starts */
export function beforeTurn(options: ScenarioOptions = {}): Table {
  const t = beforeSetup(options);
  t.g.stack[0].at = 'begin';
  t.g.result = 0;
  return t;
}

export function begin(t: Table): void {
  t.g.events = t.events = [];
  advance(t.g);
  t.g.events = null;
  for (const event of t.events) mustBeWhole(event.rule, event);
}

/** @returns a game in seat 0's first Player Turn */
export function scenario(options: ScenarioOptions = {}): Table {
  const t = beforeTurn(options);
  begin(t);
  return t;
}

/** A step of a script: a die, the kind of a choice without fields, a choice, a card, or what the game must ask now. */
export type Step = number | ChoiceKind | Like | Card | Awaits;
/** A choice as its JSON. */
export interface Like {
  readonly type: ChoiceKind;
  readonly [field: string]: string | number;
}
type CardData = Game['tables']['cards'][number];
interface Card {
  readonly card: (card: CardData) => boolean;
}
interface Awaits {
  readonly awaits: string;
  readonly seat?: Seat;
}

/** Marker: the game must now ask this question, of this seat if one is given. */
export const awaits = (ask: string, seat?: Seat): Awaits => (seat === undefined ? { awaits: ask } : { awaits: ask, seat });
/** Draws a card that fits. */
export const card = (fits: (card: CardData) => boolean): Card => ({ card: fits });
/** Draws the card that names this seat for the next Player Turn. */
export const next = (seat: Seat, players = 2): Card => card((card) => card.next[players - 2] === seat);
/** @returns the two dice of a Dr66 */
export const dr66 = (locator: number): readonly [number, number] => [Math.floor(locator / 10), locator % 10];

const describe = (g: Game): string => JSON.stringify(classic.decision(g) ?? 'the end of the game');
/** @returns the choices that are offered now */
export const offers = ({ g }: Table): readonly ChoiceJson[] => classic.legal(g).map((choice) => classic.choices.toJson(choice));
/** @returns whether a choice of this kind, and with these fields, is offered now */
export const isOffered = (t: Table, like: ChoiceKind | Like): boolean =>
  offers(t).some((json) =>
    Object.entries(typeof like === 'string' ? { type: like } : like).every(([field, value]) => json[field] === value),
  );

/** @returns why a choice is closed now */
export function closedBy({ g }: Table, like: ChoiceKind | Like): Reason | null {
  const choice = classic.choices.fromJson(typeof like === 'string' ? { type: like } : like, '');
  const reason = refusalOf(g, choice);
  if (reason !== null && refusal(classic, g, choice)?.rule !== REASONS[reason]) throw new Error(`${reason} is not refused by its section`);
  return reason;
}

function find(g: Game, step: number | ChoiceKind | Like | Card) {
  const legal = classic.legal(g);
  if (typeof step === 'object' && !('type' in step))
    return legal.find((choice) => choice.type === 'drawCard' && step.card(g.tables.cards[choice.card]));
  const like: Like = typeof step === 'number' ? { type: 'face', face: step } : typeof step === 'string' ? { type: step } : step;
  return legal.find((choice) => {
    const json = classic.choices.toJson(choice);
    return Object.keys(json).length === Object.keys(like).length && Object.entries(json).every(([field, value]) => like[field] === value);
  });
}

/**
 * Plays the steps in order.
 * @returns the events
 * @throws if a step is not legal
 */
export function play(t: Table, ...steps: readonly (Step | readonly Step[])[]): readonly GameEvent[] {
  t.events = [];
  const script = steps.flat() as readonly Step[];
  for (const [i, step] of script.entries()) {
    if (typeof step === 'object' && 'awaits' in step) {
      const asked = classic.decision(t.g);
      if (asked?.ask !== step.awaits || (step.seat !== undefined && asked.seat !== step.seat))
        throw new Error(`step ${i} awaits ${step.awaits} of seat ${step.seat ?? 'any'}, not ${describe(t.g)}`);
      continue;
    }
    const choice = find(t.g, step);
    if (!choice)
      throw new Error(
        `step ${i}, ${JSON.stringify(step)}, is not offered at ${describe(t.g)}, but ${JSON.stringify(offers(t)).slice(0, 1500)}`,
      );
    make(t, choice);
  }
  return t.events;
}

/** By question, the positions that the scenarios of a test file have met. */
const met = new Map<string, number>();

/** Makes a choice, once with nobody listening, which must come to the same. Whatever is not legal must be refused by a section. */
function make({ g, events }: Table, choice: Choice): void {
  checkRefusals<Classic>(classic, g, met);
  const unheard = classic.clone(g);
  classic.play(unheard, choice);
  classic.play(g, choice, events);
  if (JSON.stringify(classic.save(g)) !== JSON.stringify(classic.save(unheard))) throw new Error('the position depends on the listener');
  for (const event of events) mustBeWhole(event.rule, event);
  const decision = classic.decision(g);
  if (decision) mustBeWhole(decision.rule, decision.about);
}

/** An event or a decision cites its section, and leaves no word out. */
function mustBeWhole(rule: string, facts: object): void {
  if (!/^C\d+(\.\d+)?$/.test(rule) || Object.values(facts).includes('')) throw new Error(`incomplete: ${rule} ${JSON.stringify(facts)}`);
}

/** @returns the events of this type since the last call of `play` began */
export const happened = <T extends EventType>(t: Table, type: T): readonly EventOf<T>[] =>
  t.events.filter((event): event is EventOf<T> => event.type === type);

/** Passes, and draws a card whose line is this event. */
export function drawLine(t: Table, event: LineEvent): void {
  play(t, 'pass');
  if (isOffered(t, 'endTurn')) play(t, 'endTurn');
  play(
    t,
    card((card) => card.next[t.g.players - 2] === event),
  );
}

/** Passes, and draws cards that name this random event. */
export function drawRandomEvent(t: Table, kind: RandomEventKind, ocean?: OceanName): void {
  drawLine(t, 'random-event');
  play(
    t,
    card((card) => card.randomEvent === kind && (ocean === undefined || card.eventOcean === OCEAN_NAMES.indexOf(ocean))),
  );
}
