/** Runs in a worker thread and plays games. Each export is a task. */
import { type BrokenGame, type Job, noEnd, orBroken, playGame } from '@bb/command';
import type { Score } from '@bb/search';
import { gameNamed } from './games.ts';

export const score = (jobs: readonly Job[]): Promise<readonly (Score | BrokenGame)[]> =>
  Promise.all(
    jobs.map(async ({ game: id, options, bots, seed }) => {
      const visit = await gameNamed(id);
      return visit(({ game, commands }) =>
        orBroken(() => {
          const { record, position } = playGame(game, commands.bots, game.parseOptions(options), bots, seed);
          const ended = game.outcome(position);
          return ended ? { scores: ended.scores, winners: ended.winners } : noEnd(record);
        }),
      );
    }),
  );
