/** The 2008 edition, as the platform sees it. */
import type { Game as Contract } from '@bb/kernel';
import { MAX_SEATS } from './data/ids.ts';
import { decision, legal, newGame, outcome, play, refusal, seatToChoose } from './engine.ts';
import { checkOptions, type GameOptions } from './options.ts';
import { reveals } from './reveals.ts';
import { load, save } from './save.ts';
import { orders } from './standing-orders.ts';
import { ASK_TRAITS } from './state/asks.ts';
import { type Choice, choices } from './state/choice.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/event.ts';
import type { Game } from './state/game.ts';
import { redact } from './state/redact.ts';
import { resampleGame } from './state/resample.ts';
import { type OwnView, sharedViewOf, type View, viewOf } from './state/view.ts';
import { ENGINE_VERSION, GAME_ID } from './version.ts';

export interface GoldenAge {
  readonly position: Game;
  readonly choice: Choice;
  readonly view: View;
  readonly event: GameEvent;
  readonly options: GameOptions;
}

export const goldenAge: Contract<GoldenAge> = {
  id: GAME_ID,
  version: ENGINE_VERSION,
  choices,
  asks: ASK_TRAITS,
  ownFields: ['you', 'hand', 'pirateHand', 'secretShip', 'secretArea'] satisfies readonly (keyof OwnView)[],
  players: [2, MAX_SEATS],
  parseOptions: checkOptions,
  // A component set of one's own is long: lists show its id.
  optionsInBrief: (options) => (typeof options.components === 'object' ? { ...options, components: options.components.id } : options),
  soloOption: ({ solitaire }) => (solitaire ? 'solitaire' : null),
  newGame,
  decision,
  seatToChoose: (g) => (g.ask ? seatToChoose(g) : null),
  legal,
  play(g, choice, events) {
    g.events = events ?? null;
    play(g, choice);
    g.events = null;
  },
  ruleAgainst: (g, choice) => refusal(g, choice)?.rule ?? null,
  outcome,
  clone: cloneGame,
  view: viewOf,
  sharedView: sharedViewOf,
  redact: (event, seat) => redact(event, seat),
  resample: resampleGame,
  reveals,
  orders,
  save,
  load,
};
