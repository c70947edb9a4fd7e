/** Texts about votes. */

import type { PastVote, Proposal, Vote } from '@bb/protocol';
import { isolated } from '@bb/table-kit/isolated.ts';
import { lobby } from '../i18n/lobby.ts';
import { say } from '../i18n/say.ts';
import type { RewoundMoment, RewoundMoments } from '../online/rewound-moment.ts';
import { botName } from '../shared/bot-names.ts';
import type { TableCard } from '../shared/messages.ts';

export const hasVoted = ({ ayes, noes }: Pick<Vote, 'ayes' | 'noes'>, seat: number): boolean => ayes.includes(seat) || noes.includes(seat);
export const mayVote = ({ you }: TableCard, vote: Vote): boolean => you !== null && vote.voters.includes(you) && !hasVoted(vote, you);
/** Whether a vote waits for the player. */
export const waitsForVote = (card: TableCard): boolean => card.votes.some((vote) => mayVote(card, vote));

/** The name of the player at the seat, though a bot may be replacing them; of a bot, and where the player has deleted the account, its level. */
export function nameAt({ game, seats }: TableCard, at: number): string {
  const seat = seats[at];
  if (!seat) return '';
  const name = seat.kind === 'bot' ? (seat.replaces ?? seat.resigned) || botName(game, seat.name) : seat.name;
  return isolated(name || say().pages.playerWhoLeft);
}

function proposalOf(card: TableCard, proposal: Proposal, moment: RewoundMoment | undefined): string {
  const { proposals } = lobby().life;
  if (proposal.kind === 'undo') {
    const turn = moment?.turn ?? null;
    // It stands inside a sentence.
    return proposals.undo(turn?.turn ?? null, turn ? nameAt(card, turn.seat) : '', moment?.undone.replace(/\.$/, '') ?? '');
  }
  if (proposal.kind !== 'replace') return proposals[proposal.kind];
  const name = nameAt(card, proposal.seat);
  return proposal.bot === null ? proposals.open(name) : proposals.replace(name, botName(card.game, proposal.bot));
}

export const proposalText = (
  card: TableCard,
  { id, by, proposal }: Pick<Vote, 'id' | 'by' | 'proposal'>,
  moments: RewoundMoments,
): string => lobby().life.proposes(nameAt(card, by), proposalOf(card, proposal, moments.get(id)));

/** @returns the names of the players who have voted, and of those whose votes are missing */
export function votesText(card: TableCard, vote: Pick<Vote, 'voters' | 'ayes' | 'noes'>): string {
  const { voters, ayes, noes } = vote;
  const { inFavor, against, missing } = lobby().life;
  const named = (seats: readonly number[]): readonly string[] => seats.map((seat) => nameAt(card, seat));
  const left = voters.filter((seat) => !hasVoted(vote, seat));
  return [
    inFavor(named(ayes)),
    ...(noes.length > 0 ? [against(named(noes))] : []),
    ...(left.length > 0 ? [missing(named(left))] : []),
  ].join(' ');
}

/** The result of a vote. */
export function resultText(card: TableCard, vote: PastVote, moments: RewoundMoments): string {
  const { agreed, turnedDown, ranOut } = lobby().life;
  const proposal = proposalText(card, vote, moments);
  if (vote.isCarried) return `${proposal} ${agreed}`;
  return `${proposal} ${vote.noes.length > 0 ? turnedDown(vote.noes.map((seat) => nameAt(card, seat))) : ranOut}`;
}
