/** Migrations of stored table records. */
import { isRecord } from '@bb/kernel';
import type { Fields } from './json-fields.ts';

const STAGES_BEFORE_3: Readonly<Record<string, string>> = { gathering: 'waiting', playing: 'inProgress', over: 'finished' };

/** @param vote  a stored vote of format 2; anything else is returned as it is */
function voteOfFormat3(vote: unknown): unknown {
  if (!isRecord(vote)) return vote;
  const { motion, ...rest } = vote;
  return { ...rest, proposal: motion };
}

/** By format: the migration of a record to it from the format before. */
export const TABLE_MIGRATIONS: Readonly<Record<number, (record: Fields) => Fields>> = {
  /** Stages, client seeds and proposals take the names that players read. */
  3: ({ pinches, stage, votes, lastVote, ...rest }) => ({
    ...rest,
    stage: typeof stage === 'string' ? (STAGES_BEFORE_3[stage] ?? stage) : stage,
    clientSeeds: pinches,
    votes: Array.isArray(votes) ? votes.map(voteOfFormat3) : votes,
    lastVote: voteOfFormat3(lastVote),
  }),
};
