/** The 2008 edition, as the platform sees it. */
import type { Game as Contract, Outcome as GameOutcome } from '@bb/kernel';
import { decision, legal, newGame, outcome, play, refusal, seatToChoose } from './engine.ts';
import { checkOptions, type GameOptions } from './options.ts';
import { load, save } from './save.ts';
import { ASK_TRAITS } from './state/asks.ts';
import { type Choice, choices } from './state/choice.ts';
import { cloneGame } from './state/clone.ts';
import type { GameEvent } from './state/event.ts';
import type { Game } from './state/game.ts';
import { redact } from './state/redact.ts';
import { resampleGame } from './state/resample.ts';
import { type View, viewOf } from './state/view.ts';
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
  ownFields: ['you', 'hand', 'pirateHand', 'secretShip', 'secretArea'],
  parseOptions: checkOptions,
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
  outcome(g): GameOutcome | null {
    const ended = outcome(g);
    return ended && { ending: ended.ending, scores: ended.vp, winners: ended.winners };
  },
  clone: cloneGame,
  view: viewOf,
  redact: (event, seat) => redact(event, seat),
  resample: resampleGame,
  save,
  load,
};
