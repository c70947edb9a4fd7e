/** When each kind of notification is sent outside the page, and whether connected players get it too. */
import type { NoticeKind } from '@bb/protocol';

const SECOND_MS = 1000;

interface DeliveryRules {
  /** Sent on its own, unless the player has had many already; otherwise it waits for a digest. */
  readonly isUrgent: boolean;
  /** How long the player has to see it in the page before it is sent. */
  readonly delayMs: number;
  /** Sent even if the player is connected: they may have left the page open. */
  readonly ignoresPresence: boolean;
  /** Outdated once the table has more choices. */
  readonly isTransient: boolean;
}

const urgent = { isUrgent: true, delayMs: 0, ignoresPresence: false, isTransient: false } as const;
const inDigest = { isUrgent: false, delayMs: 0, ignoresPresence: false, isTransient: false } as const;

export const DELIVERY_RULES: Readonly<Record<NoticeKind, DeliveryRules>> = {
  yourTurn: { isUrgent: true, delayMs: 60 * SECOND_MS, ignoresPresence: false, isTransient: true },
  halfTime: { isUrgent: true, delayMs: 0, ignoresPresence: true, isTransient: true },
  timeOver: { ...urgent, ignoresPresence: true },
  invited: urgent,
  began: urgent,
  over: inDigest,
  voteAsked: urgent,
  replaced: inDigest,
  talk: inDigest,
  webhookOff: inDigest,
};

export const TRANSIENT_KINDS: readonly NoticeKind[] = ['yourTurn', 'halfTime'];
