import type { TableCard } from '@bb/protocol';

/** Something is voted on, and who looks has not said what he thinks of it. */
export const waitsForVote = ({ votes, you }: TableCard): boolean =>
  you !== null && votes.some(({ voters, ayes, noes }) => voters.includes(you) && !ayes.includes(you) && !noes.includes(you));
