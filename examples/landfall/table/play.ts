/** The rules and texts with which the page plays Landfall. */
import { plainGame } from '@bb/ui/plain/plain-game.ts';
import type { SessionTypes } from '@bb/ui/session/session-game.ts';
import { landfallBots } from '../bots/index.ts';
import { type Landfall, landfall } from '../rules/index.ts';
import { english } from '../text/index.ts';

export interface LandfallSession extends SessionTypes {
  readonly position: Landfall['position'];
  readonly choice: Landfall['choice'];
  readonly view: Landfall['view'];
  readonly event: Landfall['event'];
  readonly options: Landfall['options'];
}

export const landfallGame = plainGame<LandfallSession>({
  game: landfall,
  text: english,
  bots: landfallBots,
  botTexts: {
    random: { name: 'Random', about: 'Makes any legal choice.' },
    mate: { name: 'Mate', about: 'Knows when to stop, and when to play a card.' },
  },
  async startWorker() {
    const { wrapBotWorker } = await import('@bb/ui/session/wrap-bot-worker.ts');
    return wrapBotWorker(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })).bots;
  },
  turnOf: (event) => (event.type === 'sailed' ? { turn: 0, seat: event.seat } : null),
  turnNumber: () => 1,
  isThrow: ({ type }) => type === 'rollDie',
});
