/** What is told how soon, and to whom. */
import type { NoticeKind } from '@bb/protocol';

const SECOND = 1000;

interface Manner {
  /** Told at once, if it is not the last of too many; else it waits for a digest. */
  readonly isUrgent: boolean;
  /** Milliseconds in which he may see it for himself before it leaves the page. */
  readonly delay: number;
  /** Told outside of the page even if he is connected: he may have fallen asleep over it. */
  readonly wakes: boolean;
  /** Of no use when the table has come further. */
  readonly isPassing: boolean;
}

const soon = { isUrgent: true, delay: 0, wakes: false, isPassing: false } as const;
const sometime = { isUrgent: false, delay: 0, wakes: false, isPassing: false } as const;

export const MANNERS: Readonly<Record<NoticeKind, Manner>> = {
  yourTurn: { isUrgent: true, delay: 60 * SECOND, wakes: false, isPassing: true },
  halfTime: { isUrgent: true, delay: 0, wakes: true, isPassing: true },
  timeOver: { ...soon, wakes: true },
  invited: soon,
  began: soon,
  over: sometime,
  voteAsked: soon,
  replaced: sometime,
  talk: sometime,
  webhookOff: sometime,
};

export const PASSING: readonly NoticeKind[] = ['yourTurn', 'halfTime'];
