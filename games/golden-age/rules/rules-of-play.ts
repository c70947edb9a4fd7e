/** What a table needs to play: the part of the contract that the page loads first. */
import { decision, legal, newGame, outcome, play, refusal, seatToChoose } from './engine.ts';
import { reveals } from './reveals.ts';
import { orders } from './standing-orders.ts';
import { ASKS } from './state/asks.ts';
import { type Choice, choices } from './state/choices.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/events.ts';
import type { Game } from './state/position.ts';
import { redact } from './state/redact.ts';
import { viewOf } from './state/views.ts';
import { GAME_ID, RULES_VERSION } from './version.ts';

export const rulesOfPlay = {
  id: GAME_ID,
  version: RULES_VERSION,
  choices,
  asks: ASKS,
  newGame,
  decision,
  seatToChoose: (g: Game) => (g.ask ? seatToChoose(g) : null),
  legal,
  play(g: Game, choice: Choice, events?: GameEvent[]): void {
    g.events = events ?? null;
    play(g, choice);
    g.events = null;
  },
  ruleAgainst: (g: Game, choice: Choice) => refusal(g, choice)?.rule ?? null,
  outcome,
  clone: cloneGame,
  view: viewOf,
  redact,
  reveals,
  orders,
};
