/** The rules and texts with which the page plays the classic edition. */

import { classicBots } from '@bb/classic/bots';
import { type Classic, classic } from '@bb/classic/rules';
import { optionsInUse } from '@bb/classic/text';
import { type PlainTypes, plainGame } from '@bb/ui/plain/plain-game.ts';
import { text, words } from './words.ts';

export type ClassicSession = PlainTypes<Classic>;

export const classicGame = plainGame<ClassicSession>({
  game: classic,
  text,
  bots: classicBots,
  botTexts: () => words().bots,
  startWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  optionsText: (options) => optionsInUse(options, words()),
  turnOf: (event) => (event.type === 'turnBegan' ? { turn: event.turn, seat: event.seat } : null),
  turnNumber: ({ turn }) => Math.max(1, turn),
  isThrow: ({ type }) => type === 'face',
});
