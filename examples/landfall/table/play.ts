/** The rules and texts with which the page plays Landfall. */
import { type PlainTypes, plainGame } from '@bb/table-kit/plain/plain-game.ts';
import { landfallBots } from '../bots/index.ts';
import { type Landfall, landfall } from '../rules/index.ts';
import { english } from '../text/index.ts';

export type LandfallSession = PlainTypes<Landfall>;

const BOTS = {
  random: { name: 'Random', about: 'Makes any legal choice.' },
  mate: { name: 'Mate', about: 'Knows when to stop, and when to play a card.' },
};

export const landfallGame = plainGame<LandfallSession>({
  game: landfall,
  text: () => english,
  bots: { ...landfallBots, has: (bot) => landfallBots.player(bot) !== null },
  botTexts: () => BOTS,
  startWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  turnOf: (event) => (event.type === 'sailed' ? { turn: 0, seat: event.seat } : null),
  turnNumber: () => 1,
  isThrow: ({ type }) => type === 'rollDie',
});
