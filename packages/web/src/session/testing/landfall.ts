/** Landfall, the example game, as sessions see it: only what a session can't do without. */
import { recordOf } from '@bb/kernel';
import { type Landfall, landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import type { BotWorker } from '../bots.ts';
import type { SessionGame, SessionTypes } from '../session-game.ts';
import { withQuickBots } from './local.ts';

export interface LandfallSession extends SessionTypes {
  readonly position: Landfall['position'];
  readonly choice: Landfall['choice'];
  readonly view: Landfall['view'];
  readonly event: Landfall['event'];
  readonly options: Landfall['options'];
}

const rules: SessionGame<LandfallSession>['rules'] = landfall;

const game: SessionGame<LandfallSession> = {
  rules,
  names: (_options, seats) => () => ({ seat: (seat) => seats[seat] ?? '' }),
  eventText: (event, { seat }) => english.event(event, seat),
  turnOf: (event) => (event.type === 'rolled' ? { turn: 0, seat: event.seat } : null),
  record: async ({ options }, choices, p) => recordOf(landfall, options, choices, p),
};

const quick = (answer: BotWorker['answer']): BotWorker => ({
  ready: async () => true,
  answer,
  hurry: async () => true,
  end: () => undefined,
});

export const landfallSessions = withQuickBots(game, landfall, quick);
