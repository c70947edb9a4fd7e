/** What a thread of the batch does: plays games. Each export is a task. */
import type { GameRecord } from '@bb/engine';
import { type Facts, factsOf } from '../lab/facts.ts';
import { Broken, playGame } from '../play-game.ts';
import type { BrokenGame, Job, Score } from './job.ts';

/** A thrown `Broken` would lose its record on the way. */
function unbroken<R>(work: () => R): R | BrokenGame {
  try {
    return work();
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message, record: error.record };
    throw error;
  }
}

const noEnd = (record: GameRecord): BrokenGame => ({ broken: 'nobody is asked, but the game has no end', record });

export const score = (jobs: readonly Job[]): readonly (Score | BrokenGame)[] =>
  jobs.map(({ options, bots, seed }) =>
    unbroken(() => {
      const { record, turns } = playGame(options, bots, seed);
      const { choices, result } = record;
      return result ? { vp: result.vp, winners: result.winners, decisions: choices.length, turns } : noEnd(record);
    }),
  );

export const facts = (jobs: readonly Job[]): readonly (Facts | BrokenGame)[] =>
  jobs.map(({ options, bots, seed }) =>
    unbroken(() => {
      const { record } = playGame(options, bots, seed);
      return record.result ? factsOf(record, record.result) : noEnd(record);
    }),
  );
