/** The interpreter with the rules of the game: the functions that begin a game, ask it for choices and make them. */

import { type Outcome as AnyOutcome, type AskTraits, call, IllegalChoice, machine } from '@bb/kernel';
import type { ComponentSet } from './data/components.ts';
import { CHANCE, type Seat } from './data/ids.ts';
import { type Tables, tablesOf } from './data/tables.ts';
import { componentsOf, type Options, parseOptions, settingsOf } from './options.ts';
import { BLACKBEARDS_SEAT, isBlackbeardsWin, SYSTEM_SEATS } from './queries/solitaire.ts';
import { PROCEDURES } from './rules/procedures.ts';
import { game } from './rules/sequence/game.ts';
import { refusalRule } from './rules/sequence/refusal.ts';
import type { About } from './state/about.ts';
import { ASKS, type AskName } from './state/asks.ts';
import { choiceToJson } from './state/choice-json.ts';
import { CHOICES, type Choice, type ChoiceKind } from './state/choices.ts';
import { initialGame } from './state/initial.ts';
import type { Ending, Game } from './state/position.ts';

export const rulesMachine = machine<Game, Choice, About, AskName>(PROCEDURES);

/** The question the game waits for. */
export interface Decision {
  /** The seat that must answer; `CHANCE` for dice and draws. */
  readonly seat: Seat;
  readonly ask: AskName;
  readonly traits: AskTraits<ChoiceKind>;
  /** The number of the rule that asks. */
  readonly rule: string;
  /** The public facts of the case. */
  readonly about: About;
  /** The procedures under way, outermost first. */
  readonly path: readonly string[];
}

/** How the game has ended: the scores are Victory Points, and the seats with most win; equal VP share the win [R23]. */
export interface Outcome extends AnyOutcome {
  readonly ending: Ending;
}

const tables = new WeakMap<ComponentSet, Map<string, Tables>>();

/**
 * @param options  must be free of faults
 * @returns the component tables for a game with these options, computed once per component set and settings
 */
export function tablesFor(options: Options): Tables {
  const set = componentsOf(options);
  const settings = settingsOf(options);
  const key = Object.values(settings).join();
  const ofSet = tables.get(set) ?? new Map<string, Tables>();
  tables.set(set, ofSet);
  const made = ofSet.get(key) ?? tablesOf(set, settings);
  ofSet.set(key, made);
  return made;
}

/**
 * @returns a new game, run to its first decision
 * @throws BadInput if an option is unknown or has an impossible value
 */
export function newGame(options: Options): Game {
  const checked = parseOptions(options, 'options');
  const g = initialGame(checked.players, tablesFor(checked));
  call(g, game, undefined, '');
  rulesMachine.advance(g);
  return g;
}

/** @returns the decision that the game waits for, or null if the game is over */
export function decision(g: Game): Decision | null {
  const { ask } = g;
  if (!ask) return null;
  return {
    seat: rulesMachine.seat(g, ask),
    ask: ask.ask,
    traits: ASKS[ask.ask],
    rule: rulesMachine.rule(g),
    about: rulesMachine.about(g, ask) ?? {},
    path: rulesMachine.path(g),
  };
}

/** @returns the seat that must choose, or `CHANCE`; `CHANCE` also if the game is over. Cheaper than `decision`. */
export const seatToChoose = (g: Game): Seat => (g.ask ? rulesMachine.seat(g, g.ask) : CHANCE);

/**
 * @param out  is emptied and refilled
 * @returns `out`, with the legal choices; empty if the game is over
 */
export function legal(g: Game, out: Choice[] = []): Choice[] {
  // Unlike `out.length = 0`, this keeps the memory that the list has allocated.
  while (out.length > 0) out.pop();
  if (g.ask) rulesMachine.options(g, g.ask, out);
  return out;
}

const offered: Choice[] = [];

/** @returns what was passed for a choice, for messages: as JSON if it is one */
const readable = (choice: Choice): object => (choice && CHOICES[choice.id] === choice ? choiceToJson(choice) : choice);

/** @returns the error with the rule that forbids this choice now, or null if it is legal */
export function refusal(g: Game, choice: Choice): IllegalChoice | null {
  const { ask } = g;
  if (!ask) return new IllegalChoice(choice, readable(choice), '18.11', 'the end of the game');
  const known = CHOICES[choice?.id];
  if (known !== undefined && known.type === choice.type && legal(g, offered).includes(known)) return null;
  return new IllegalChoice(
    choice,
    readable(choice),
    (known ? refusalRule(g, known, rulesMachine.seat(g, ask)) : null) ?? rulesMachine.rule(g),
    ask.ask,
  );
}

/** Makes a choice and runs the game to its next decision. @throws IllegalChoice if the choice is not legal */
export function choose(g: Game, choice: Choice): void {
  const refused = refusal(g, choice);
  if (refused) throw refused;
  play(g, CHOICES[choice.id]);
}

/** Like `choose`, but without a check. The choice must come from `legal`. Meant for playouts. */
export function play(g: Game, choice: Choice): void {
  if (g.ask) rulesMachine.take(g, g.ask, choice);
}

/** @returns the points and the winners, or null while the game goes on */
export function outcome(g: Game): Outcome | null {
  if (g.ending === '') return null;
  if (g.tables.settings.solitaire)
    return { ending: g.ending, scores: g.vp.slice(), winners: isBlackbeardsWin(g) ? [BLACKBEARDS_SEAT] : SYSTEM_SEATS };
  const most = Math.max(...g.vp);
  return { ending: g.ending, scores: g.vp.slice(), winners: g.vp.flatMap((vp, seat) => (vp === most ? [seat] : [])) };
}
