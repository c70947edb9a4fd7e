/** The rules and texts with which the page plays the classic edition. */

import { LEVELS, SUBSTITUTE } from '@bb/classic/bots/levels';
import { classic, decision, ORDERABLE_ASKS, orders, tablesFor } from '@bb/classic/rules';
import { optionsInUse } from '@bb/classic/text';
import { plainGame } from '@bb/table-kit/plain/plain-game.ts';
import type { SessionGame } from '@bb/table-kit/session/session-game.ts';
import type { ClassicSession } from './session.ts';
import { text, words } from './words.ts';

const plain = plainGame<ClassicSession>({
  game: { ...classic, decision, orders },
  text,
  bots: { levels: LEVELS, substitute: SUBSTITUTE, has: (bot) => LEVELS.some((level) => level === bot) },
  botTexts: () => words().bots,
  startWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  optionsText: (options) => optionsInUse(options, words()),
  names(options, seats) {
    const names = { seat: (seat: number) => seats[seat] ?? '', tables: tablesFor(options) };
    return () => names;
  },
  turnOf: (event) => (event.type === 'turnBegan' ? { turn: event.turn, seat: event.seat } : null),
  turnNumber: ({ turn }) => Math.max(1, turn),
  isThrow: ({ type }) => type === 'face',
});

export const classicGame: SessionGame<ClassicSession> = {
  ...plain,
  passUntilTurnEnds: { span: 'turn', asks: ORDERABLE_ASKS },
  script: async () => (await import('./tutorial/voyage.ts')).voyageAt,
};
