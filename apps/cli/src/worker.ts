/** Runs in a worker thread and plays games. Each export is a task. */
import { type BrokenGame, type Facts, type Job, noEnd, orBroken, type Played, playGame } from '@bb/command';
import type { GameTypes, Outcome } from '@bb/kernel';
import type { Score } from '@bb/search';
import { gameNamed, type ListedGame } from './games.ts';
import { factsOf } from './lab/facts.ts';

/** Plays the games. @param tell  what to keep of a game that has ended */
const playEach = <R>(
  jobs: readonly Job[],
  tell: <T extends GameTypes>(listed: ListedGame<T>, played: Played<T>, ended: Outcome) => R,
): Promise<readonly (R | BrokenGame)[]> =>
  Promise.all(
    jobs.map(async ({ game: id, options, bots, seed }) => {
      const visit = await gameNamed(id);
      return visit((listed) =>
        orBroken(() => {
          const { game, commands } = listed;
          const played = playGame(game, commands.bots, game.parseOptions(options), bots, seed);
          const ended = game.outcome(played.position);
          return ended ? tell(listed, played, ended) : noEnd(played.record);
        }),
      );
    }),
  );

export const score = (jobs: readonly Job[]): Promise<readonly (Score | BrokenGame)[]> =>
  playEach(jobs, (_listed, _played, { scores, winners }) => ({ scores, winners }));

export const facts = (jobs: readonly Job[]): Promise<readonly (Facts | BrokenGame)[]> =>
  playEach(jobs, (listed, { record }, ended) => factsOf(listed, record, ended));
