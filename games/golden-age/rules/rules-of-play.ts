/** What a table needs to play: the part of the contract that the page loads first. */
import { decision, legal, newGame, outcome, play, refusal, seatToChoose } from './engine.ts';
import { reveals } from './reveals.ts';
import { orders } from './standing-orders.ts';
import { ASK_TRAITS } from './state/asks.ts';
import { type Choice, choices } from './state/choice.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/event.ts';
import type { Game } from './state/game.ts';
import { redact } from './state/redact.ts';
import { viewOf } from './state/view.ts';
import { ENGINE_VERSION, GAME_ID } from './version.ts';

export const rulesOfPlay = {
  id: GAME_ID,
  version: ENGINE_VERSION,
  choices,
  asks: ASK_TRAITS,
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
