/** The classic edition, as the platform sees it. */
import { BadInput, type Game as Contract, call, checkShape, type GameOrders, isRecord, kernelGame } from '@bb/kernel';
import { costs } from './costs.ts';
import { MAX_SEATS } from './data/ids.ts';
import { RECONSTRUCTED } from './data/reconstructed.ts';
import { type Options, parseOptions, tablesFor } from './options.ts';
import { REASONS, type Reason } from './queries/refusals/reasons.ts';
import { solitaireScores } from './queries/solitaire.ts';
import { scoresOf } from './queries/winners.ts';
import { resampleGame } from './resample.ts';
import { reveals } from './reveals.ts';
import { PROCEDURES } from './rules/procedures.ts';
import { reasonAgainst } from './rules/refusal.ts';
import { game } from './rules/sequence/game.ts';
import { endByNotoriety } from './rules/winning/end-game.ts';
import { giveOrder, isPassed, type Lapse, orderEnd, type PassOrder, parseOrder, type StandingOrder } from './standing-orders.ts';
import type { About } from './state/about.ts';
import { ASKS, type AskName } from './state/asks.ts';
import { type Choice, choices } from './state/choices.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/events.ts';
import { initialGame } from './state/initial.ts';
import type { Game } from './state/position.ts';
import { redact } from './state/redact.ts';
import { type View, viewOf } from './state/views.ts';
import { GAME_ID, RULES_VERSION } from './version.ts';

export interface Classic {
  readonly position: Game;
  readonly choice: Choice;
  readonly view: View;
  readonly event: GameEvent;
  readonly about: About;
  readonly options: Options;
}

const { advance, ...rules } = kernelGame<Game, Choice, About, GameEvent, AskName>(PROCEDURES, ASKS);

export { advance };

/** The question that a position waits for, or null if the game is over. */
export const { decision } = rules;
export type Decision = NonNullable<ReturnType<typeof decision>>;

function newGame(options: Options): Game {
  const g = initialGame(options.players, tablesFor(options));
  call(g, game, undefined, '');
  advance(g);
  return g;
}

function play(g: Game, choice: Choice, events?: GameEvent[]): void {
  rules.play(g, choice, events);
  if (g.famous === 0) return;
  // C26.1 The victory comes at once, in the midst of an operation.
  g.events = events ?? null;
  if (endByNotoriety(g)) g.ask = null;
  g.events = null;
}

/** @returns why a choice is closed now, or null if it is open or nothing but the question itself closes it */
export function refusalOf(g: Game, choice: Choice): Reason | null {
  const decision = rules.decision(g);
  if (decision === null || rules.legal(g).includes(choice)) return null;
  const { ask, seat, about } = decision;
  return reasonAgainst(g, { ask, seat, about }, choice);
}

function ruleAgainst(g: Game, choice: Choice): string | null {
  const reason = refusalOf(g, choice);
  return reason === null ? null : REASONS[reason];
}

function save(g: Game): object {
  const { tables, ask: _ask, events: _events, ...position } = cloneGame(g);
  const { set, settings } = tables;
  const components = set === RECONSTRUCTED ? 'reconstructed' : set;
  return { options: { players: g.players, ...settings, components }, position };
}

function load(json: unknown): Game {
  if (!isRecord(json) || !isRecord(json.position)) throw new BadInput('', 'a save must be an object with options and a position');
  const { players, ...options } = parseOptions(json.options, 'options');
  const tables = tablesFor({ players, ...options });
  const { tables: _tables, ask: _ask, events: _events, ...sample } = initialGame(players, tables);
  const { position } = json;
  checkShape(position, sample, 'position');
  const g = cloneGame({ ...position, tables, ask: null, events: null });
  advance(g);
  return g;
}

export const orders: GameOrders<Classic, PassOrder, StandingOrder, Lapse> = {
  parse: parseOrder,
  give: giveOrder,
  end(order, g, seat) {
    const asked = rules.decision(g);
    return orderEnd(order, g, seat, asked?.seat === seat ? asked.ask : undefined);
  },
  mayBeOpen: () => true,
  passes: (order, _g, asked) => isPassed(order, asked.ask),
};

export const classic: Contract<Classic> = {
  id: GAME_ID,
  version: RULES_VERSION,
  players: [2, MAX_SEATS],
  choices,
  ...rules,
  ownFields: ['you', 'secretCards', 'merchantOn', 'homePort'],
  parseOptions,
  soloOption: ({ solitaire }) => (solitaire ? 'solitaire' : null),
  newGame,
  play,
  ruleAgainst,
  outcome: (g) =>
    g.ending === ''
      ? null
      : { ending: g.ending, scores: g.tables.settings.solitaire ? solitaireScores(g) : scoresOf(g), winners: g.winners.slice() },
  clone: cloneGame,
  view: viewOf,
  redact,
  reveals,
  resample: resampleGame,
  costs,
  orders,
  save,
  load,
};
