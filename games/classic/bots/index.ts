/** The computer players of the classic edition. */
import { type BotPlayer, type GameBots, pick } from '@bb/kernel';
import type { Budget } from '@bb/search';
import { type Classic, classic } from '../rules/index.ts';
import { CAPTAINS } from './captain/figures.ts';
import { LEVELS, type Level, SUBSTITUTE } from './levels.ts';
import { adviseBy, searcher } from './search/search.ts';

export { lookBack, valueBySearch } from './analysis.ts';

const clumsy = (lapseRate: number): BotPlayer<Classic> => ({
  choose: (p, random) => (random() < lapseRate ? pick(classic.legal(p), random) : adviseBy(CAPTAINS, p)),
});

const COMMODORE: Budget = { iterations: 200, milliseconds: 250 };
const BLACK_BART: Budget = { iterations: 2_000, milliseconds: 1_000 };
const PLAYERS: Readonly<Record<Level, BotPlayer<Classic>>> = {
  random: clumsy(1),
  'cabin-boy': clumsy(0.3),
  captain: clumsy(0),
  commodore: searcher(COMMODORE),
  'black-bart': searcher(BLACK_BART),
};
/** A search by its number of iterations for each decision, without a limit of time. */
const SEARCH = /^search:([1-9]\d{0,5})$/;

function playerNamed(name: string): BotPlayer<Classic> | null {
  const [, iterations] = SEARCH.exec(name) ?? [];
  if (iterations !== undefined) return searcher({ iterations: Number(iterations), milliseconds: Number.POSITIVE_INFINITY });
  const level = LEVELS.find((level) => level === name);
  return level === undefined ? null : PLAYERS[level];
}

export const classicBots: GameBots<Classic> = {
  levels: LEVELS,
  substitute: SUBSTITUTE,
  isSearching: (name) => playerNamed(name)?.think !== undefined,
  player: playerNamed,
};
