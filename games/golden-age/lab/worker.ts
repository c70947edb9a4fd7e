/** Runs in a worker thread of `bb lab`, and plays games. Each export is a task. */
import { type BrokenGame, type Job, noEnd, orBroken } from '@bb/command';
import { checkOptions } from '@bb/golden-age/rules';
import { type Facts, factsOf } from './facts.ts';
import { playGame } from './play-game.ts';

export const facts = (jobs: readonly Job[]): readonly (Facts | BrokenGame)[] =>
  jobs.map(({ options, bots, seed }) =>
    orBroken(() => {
      const { record } = playGame(checkOptions(options), bots, seed);
      return record.result ? factsOf(record, record.result) : noEnd(record);
    }),
  );
