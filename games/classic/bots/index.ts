/** The computer players of the classic edition. */
import { type BotPlayer, type GameBots, itemAt, pick } from '@bb/kernel';
import type { Budget } from '@bb/search';
import { type Choice, type Classic, classic, type Game } from '../rules/index.ts';
import { captain } from './captain/captain.ts';
import { LEVELS, type Level, SUBSTITUTE } from './levels.ts';
import { searcher } from './search/search.ts';

export { lookBack } from './analysis.ts';

/** What the captain chooses for the seat that is asked, by its view alone. */
function advise(p: Game): Choice {
  const decision = classic.decision(p);
  const legal = classic.legal(p);
  if (decision === null) return itemAt(legal, 0);
  const { seat, ask, about } = decision;
  return captain({ sight: { ...classic.view(p, seat), tables: p.tables }, seat, ask, about }, legal);
}

const clumsy = (lapseRate: number): BotPlayer<Classic> => ({
  choose: (p, random) => (random() < lapseRate ? pick(classic.legal(p), random) : advise(p)),
});

/** More iterations follow the evaluation farther from the captain, and win less (docs/classic/bots.md). */
const COMMODORE: Budget = { iterations: 200, milliseconds: 250 };
const PLAYERS: Readonly<Record<Level, BotPlayer<Classic>>> = {
  random: clumsy(1),
  'cabin-boy': clumsy(0.3),
  captain: clumsy(0),
  commodore: searcher(COMMODORE, advise),
};
/** A search by its number of iterations for each decision, without a limit of time. */
const SEARCH = /^search:([1-9]\d{0,5})$/;

function playerNamed(name: string): BotPlayer<Classic> | null {
  const [, iterations] = SEARCH.exec(name) ?? [];
  if (iterations !== undefined) return searcher({ iterations: Number(iterations), milliseconds: Number.POSITIVE_INFINITY }, advise);
  const level = LEVELS.find((one) => one === name);
  return level === undefined ? null : PLAYERS[level];
}

export const classicBots: GameBots<Classic> = {
  levels: LEVELS,
  substitute: SUBSTITUTE,
  isSearching: (name) => playerNamed(name)?.think !== undefined,
  player: playerNamed,
};
