/** The machine bound to the rules: the one way to begin a game, ask it and move it. */

import type { ComponentSet } from './data/components.ts';
import { CHANCE, type Seat } from './data/ids.ts';
import { type Tables, tablesOf } from './data/tables.ts';
import { call, machine } from './kernel/kernel.ts';
import { checkOptions, componentsOf, type GameOptions, settingsOf } from './options.ts';
import { BLACKBEARDS_SEAT, isBlackbeardsWin, SYSTEM_SEATS } from './queries/solitaire.ts';
import { game } from './rules/course/game.ts';
import { refusalRule } from './rules/course/refusal.ts';
import { PROCEDURES } from './rules/procedures.ts';
import type { About } from './state/about.ts';
import type { AnyAskName } from './state/asks.ts';
import { CHOICES, type Choice } from './state/choice.ts';
import { choiceToJson } from './state/choice-json.ts';
import type { Ending, Game } from './state/game.ts';
import { boxedGame } from './state/initial.ts';

export const rulesMachine = machine<Game, Choice, About, AnyAskName>(PROCEDURES);

/** The question the game waits for. */
export interface Decision {
  /** Who must answer; `CHANCE` for dice and draws. */
  readonly seat: Seat;
  readonly ask: AnyAskName;
  /** The number of the rule that asks. */
  readonly rule: string;
  /** The public facts of the case. */
  readonly about: About;
  /** The procedures under way, outermost first. */
  readonly path: readonly string[];
}

/** How the game has ended. */
export interface Outcome {
  readonly ending: Ending;
  /** Victory Points, by seat. */
  readonly vp: readonly number[];
  /** The seats with most; equal VP share the win [R23]. */
  readonly winners: readonly Seat[];
}

/** A choice the rules don't allow now. */
export class IllegalChoice extends Error {
  readonly choice: Choice;
  /** The number of the rule that forbids it. */
  readonly rule: string;

  constructor(choice: Choice, rule: string, ask: string) {
    super(`${JSON.stringify(choice && CHOICES[choice.id] === choice ? choiceToJson(choice) : choice)} is not allowed at ${ask} (${rule})`);
    this.name = 'IllegalChoice';
    this.choice = choice;
    this.rule = rule;
  }
}

const tables = new WeakMap<ComponentSet, Map<string, Tables>>();

/** The tables for a game with these options, faultless as they are; made once. */
export function tablesFor(options: GameOptions): Tables {
  const set = componentsOf(options);
  const settings = settingsOf(options);
  const key = Object.values(settings).join();
  const ofSet = tables.get(set) ?? new Map<string, Tables>();
  tables.set(set, ofSet);
  const made = ofSet.get(key) ?? tablesOf(set, settings);
  ofSet.set(key, made);
  return made;
}

/** A new game, run to its first decision. @throws BadInput for options that make no sense. */
export function newGame(options: GameOptions): Game {
  const checked = checkOptions(options, 'options');
  const g = boxedGame(checked.players, tablesFor(checked));
  call(g, game, undefined, '');
  rulesMachine.advance(g);
  return g;
}

/** Null when the game is over. */
export function decision(g: Game): Decision | null {
  const { ask } = g;
  if (!ask) return null;
  return {
    seat: rulesMachine.seat(g, ask),
    ask: ask.ask,
    rule: rulesMachine.rule(g),
    about: rulesMachine.about(g, ask) ?? {},
    path: rulesMachine.path(g),
  };
}

/** Whose choice it is, for loops that need no more; `CHANCE` too when the game is over. */
export const seatToChoose = (g: Game): Seat => (g.ask ? rulesMachine.seat(g, g.ask) : CHANCE);

/** Fills `out` with the legal choices; none when the game is over. Emptied by hand, the list keeps its room; `length = 0` gives it away. */
export function legal(g: Game, out: Choice[] = []): Choice[] {
  while (out.length > 0) out.pop();
  if (g.ask) rulesMachine.options(g, g.ask, out);
  return out;
}

const offered: Choice[] = [];

/** Why a choice can't be made now; null if it can. */
export function refusal(g: Game, choice: Choice): IllegalChoice | null {
  const { ask } = g;
  if (!ask) return new IllegalChoice(choice, '18.11', 'the end of the game');
  const known = CHOICES[choice?.id];
  if (known !== undefined && known.type === choice.type && legal(g, offered).includes(known)) return null;
  return new IllegalChoice(choice, (known ? refusalRule(g, known, rulesMachine.seat(g, ask)) : null) ?? rulesMachine.rule(g), ask.ask);
}

/** Makes a choice, then runs on to the next decision. @throws IllegalChoice */
export function choose(g: Game, choice: Choice): void {
  const refused = refusal(g, choice);
  if (refused) throw refused;
  play(g, CHOICES[choice.id]);
}

/** The same for a choice just taken from `legal`, unchecked: for playouts. */
export function play(g: Game, choice: Choice): void {
  if (g.ask) rulesMachine.take(g, g.ask, choice);
}

/** VP and winners; null while the game goes on. */
export function outcome(g: Game): Outcome | null {
  if (g.ending === '') return null;
  if (g.tables.settings.solitaire)
    return { ending: g.ending, vp: g.vp.slice(), winners: isBlackbeardsWin(g) ? [BLACKBEARDS_SEAT] : SYSTEM_SEATS };
  const most = Math.max(...g.vp);
  return { ending: g.ending, vp: g.vp.slice(), winners: g.vp.flatMap((vp, seat) => (vp === most ? [seat] : [])) };
}

/** How much of the win is this seat's: all of it, none, or its part of a shared one. */
export const shareOfWin = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
