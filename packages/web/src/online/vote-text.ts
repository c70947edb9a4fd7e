/** Texts about votes. */
import type { PastVote, Proposal } from '@bb/protocol';
import type { TurnMark } from '@bb/ui/session/history.ts';
import { botName } from '../lobby/bot-names.ts';
import { words } from '../lobby/lobby-words.svelte.ts';
import type { TableCard } from './messages.ts';

/** Whether a vote waits for the player. */
export const waitsForVote = ({ votes, you }: TableCard): boolean =>
  you !== null && votes.some(({ voters, ayes, noes }) => voters.includes(you) && !ayes.includes(you) && !noes.includes(you));

/** The name of the player at the seat, though a bot may be replacing them; of a bot, its level. */
function nameAt({ game, seats }: TableCard, at: number): string {
  const seat = seats[at];
  if (!seat) return '';
  return seat.replaces ?? seat.resigned ?? (seat.kind === 'bot' ? botName(game, seat.name) : seat.name);
}

function proposalOf(card: TableCard, motion: Proposal, turns: readonly TurnMark[]): string {
  const { motions } = words().life;
  if (motion.kind === 'undo') {
    const mark = turns.findLast(({ at }) => at <= motion.to);
    return motions.undo(motion.to, mark?.turn ?? null, mark ? nameAt(card, mark.seat) : '');
  }
  if (motion.kind !== 'replace') return motions[motion.kind];
  const name = nameAt(card, motion.seat);
  return motion.bot === null ? motions.open(name) : motions.replace(name, botName(card.game, motion.bot));
}

/** `turns` are those of the game. */
export const proposalText = (card: TableCard, { by, motion }: Pick<PastVote, 'by' | 'motion'>, turns: readonly TurnMark[]): string =>
  words().life.proposes(nameAt(card, by), proposalOf(card, motion, turns));

/** The result of a vote. */
export function resultText(card: TableCard, vote: PastVote, turns: readonly TurnMark[]): string {
  const { agreed, turnedDown, ranOut } = words().life;
  if (vote.isCarried) return `${proposalText(card, vote, turns)} ${agreed}`;
  return `${proposalText(card, vote, turns)} ${vote.noes.length > 0 ? turnedDown(vote.noes.map((seat) => nameAt(card, seat))) : ranOut}`;
}
