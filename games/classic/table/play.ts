/** The rules and texts with which the page plays the classic edition. */

import { classicBots } from '@bb/classic/bots';
import { type Classic, classic } from '@bb/classic/rules';
import { BOT_TEXTS, english, OPTION_TEXTS } from '@bb/classic/text';
import { plainGame } from '@bb/ui/plain/plain-game.ts';
import type { SessionTypes } from '@bb/ui/session/session-game.ts';

export interface ClassicSession extends SessionTypes {
  readonly position: Classic['position'];
  readonly choice: Classic['choice'];
  readonly view: Classic['view'];
  readonly event: Classic['event'];
  readonly options: Classic['options'];
}

export const classicGame = plainGame<ClassicSession>({
  game: classic,
  text: english,
  bots: classicBots,
  botTexts: BOT_TEXTS,
  async startWorker() {
    const { wrapBotWorker } = await import('@bb/ui/session/wrap-bot-worker.ts');
    return wrapBotWorker(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })).bots;
  },
  optionsText: (options) => OPTION_TEXTS.flatMap(({ name, title }) => (options[name] ? [title] : [])),
  turnOf: (event) => (event.type === 'turnBegan' ? { turn: event.turn, seat: event.seat } : null),
  turnNumber: ({ turn }) => Math.max(1, turn),
  isThrow: ({ type }) => type === 'face',
});
