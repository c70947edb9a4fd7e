/** The 2008 edition, as the platform sees it. */
import { type Outcome as AnyOutcome, type Game as Contract, call, kernelGame, refusal } from '@bb/kernel';
import { costs } from './costs.ts';
import { MAX_SEATS } from './data/ids.ts';
import { type Options, parseOptions, tablesFor } from './options.ts';
import { parseOrder } from './parse-order.ts';
import { type Reason, ruleOf } from './queries/refusals/reasons.ts';
import { BLACKBEARDS_SEAT, isBlackbeardsWin, SYSTEM_SEATS } from './queries/solitaire.ts';
import { reveals } from './reveals.ts';
import { PROCEDURES } from './rules/procedures.ts';
import { choiceRefusal } from './rules/refusal.ts';
import { game } from './rules/sequence/game.ts';
import { restore, save } from './save.ts';
import { orders } from './standing-orders.ts';
import type { About } from './state/about.ts';
import { ASKS, type AskName } from './state/asks.ts';
import { CHOICES, type Choice, choices } from './state/choices.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/events.ts';
import { initialGame } from './state/initial.ts';
import type { Ending, Game } from './state/position.ts';
import { redact } from './state/redact.ts';
import { resampleGame } from './state/resample.ts';
import { type OwnView, sharedViewOf, type View, viewOf } from './state/views.ts';
import { GAME_ID, RULES_VERSION } from './version.ts';

export interface GoldenAge {
  readonly position: Game;
  readonly choice: Choice;
  readonly view: View;
  readonly event: GameEvent;
  readonly about: About;
  readonly options: Options;
}

/** How the game has ended: the scores are Victory Points, and the seats with most win; equal VP share the win [R23]. */
export interface Outcome extends AnyOutcome {
  readonly ending: Ending;
}

const { advance, path, ...rules } = kernelGame<Game, Choice, About, GameEvent, AskName>(PROCEDURES, ASKS);

export { advance };
/** The choices that answer the question, and the seat that must choose; none once the game is over. */
export const { legal, seatToChoose } = rules;

/** The question that the game waits for, with the procedures under way, outermost first; null if the game is over. */
export function decision(g: Game) {
  const asked = rules.decision(g);
  return asked && { ...asked, path: path(g) };
}
export type Decision = NonNullable<ReturnType<typeof decision>>;

/**
 * @returns a new game, run to its first decision
 * @throws BadInput if an option is unknown or has an impossible value
 */
export function newGame(options: Options): Game {
  const checked = parseOptions(options, 'options');
  const g = initialGame(checked.players, tablesFor(checked));
  call(g, game, undefined, '');
  advance(g);
  return g;
}

/** @returns why a choice is closed now, or null if it is open or nothing but the question itself closes it */
export function refusalOf(g: Game, choice: Choice): Reason | null {
  const asked = rules.decision(g);
  if (asked === null) return 'gameOver';
  return legal(g).includes(choice) ? null : (choiceRefusal(g, asked, choice) ?? null);
}

function ruleAgainst(g: Game, choice: Choice): string | null {
  const reason = refusalOf(g, choice);
  return reason === null ? null : ruleOf(reason);
}

/** Makes a choice and runs the game to its next decision. @throws IllegalChoice if the choice is not legal */
export function choose(g: Game, choice: Choice): void {
  const known = CHOICES[choice?.id];
  const isKnown = known !== undefined && known.type === choice.type;
  const refused = refusal(goldenAge, g, isKnown ? known : { ...choice });
  if (refused) throw refused;
  play(g, known);
}

/** Like `choose`, but without a check. The choice must come from `legal`. Meant for playouts. Events go to the listener of the game. */
export function play(g: Game, choice: Choice): void {
  const { events } = g;
  rules.play(g, choice, events ?? undefined);
  g.events = events;
}

/** @returns the points and the winners, or null while the game goes on */
export function outcome(g: Game): Outcome | null {
  if (g.ending === '') return null;
  if (g.tables.settings.solitaire)
    return { ending: g.ending, scores: g.vp.slice(), winners: isBlackbeardsWin(g) ? [BLACKBEARDS_SEAT] : SYSTEM_SEATS };
  const most = Math.max(...g.vp);
  return { ending: g.ending, scores: g.vp.slice(), winners: g.vp.flatMap((vp, seat) => (vp === most ? [seat] : [])) };
}

/** Restores a game at the decision where it was saved. @throws BadInput that names the place */
export function load(json: unknown): Game {
  const g = restore(json);
  advance(g);
  return g;
}

export const goldenAge: Contract<GoldenAge> = {
  id: GAME_ID,
  version: RULES_VERSION,
  players: [2, MAX_SEATS],
  choices,
  ...rules,
  ownFields: ['you', 'hand', 'pirateHand', 'secretShip', 'secretArea'] satisfies readonly (keyof OwnView)[],
  parseOptions,
  // A component set of one's own is long: lists show its id.
  optionsInBrief: (options) => (typeof options.components === 'object' ? { ...options, components: options.components.id } : options),
  soloOption: ({ solitaire }) => (solitaire ? 'solitaire' : null),
  newGame,
  decision,
  ruleAgainst,
  outcome,
  clone: cloneGame,
  view: viewOf,
  sharedView: sharedViewOf,
  redact,
  reveals,
  resample: resampleGame,
  costs: (before, after, seat, choice) => costs(before, after, seat, choice, legal),
  orders: { ...orders, parse: parseOrder },
  save,
  load,
};
