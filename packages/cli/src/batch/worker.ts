/** Runs in a worker thread and plays games. Each export is a task. */
import type { GameRecord } from '@bb/golden-age/rules';
import { type Facts, factsOf } from '../lab/facts.ts';
import { Broken, playGame } from '../play-game.ts';
import type { BrokenGame, Job, Score } from './job.ts';

/** Returns a broken game instead of throwing it, since an error loses its record on the way to the main thread. */
function orBroken<R>(work: () => R): R | BrokenGame {
  try {
    return work();
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message, record: error.record };
    throw error;
  }
}

const noEnd = (record: GameRecord): BrokenGame => ({ broken: 'no decision is pending, but the game has no outcome', record });

export const score = (jobs: readonly Job[]): readonly (Score | BrokenGame)[] =>
  jobs.map(({ options, bots, seed }) =>
    orBroken(() => {
      const { record, turns } = playGame(options, bots, seed);
      const { choices, result } = record;
      return result ? { vp: result.scores, winners: result.winners, decisions: choices.length, turns } : noEnd(record);
    }),
  );

export const facts = (jobs: readonly Job[]): readonly (Facts | BrokenGame)[] =>
  jobs.map(({ options, bots, seed }) =>
    orBroken(() => {
      const { record } = playGame(options, bots, seed);
      return record.result ? factsOf(record, record.result) : noEnd(record);
    }),
  );
