/** C12, C15, C24.1 Why a pirate can't do something in port, or careen. */
import { NONE, type PirateId, type PortId } from '../../data/ids.ts';
import type { Business } from '../../state/about.ts';
import type { ChoiceKind } from '../../state/choices.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { hostagesOf, knowsOf } from '../hostages.ts';
import { hasBooty } from '../pirates.ts';
import { enmityAt, hasAttacked, PAID_PER_HUNDRED, portOf, portStatus } from '../ports.ts';
import { combatDamage, hitsToRefit, needsRest, speedDamage } from '../repairs.ts';
import { isDummy } from '../solitaire.ts';
import { isHoldEmpty } from './prizes.ts';
import type { Reason } from './reasons.ts';

/** C12.3 */
export function refitRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  if (portOf(g, pirate) === NONE) return 'notInPort';
  if (hitsToRefit(g, pirate) > 0) return null;
  return combatDamage(g, pirate) > 0 ? 'noRepairs' : 'undamaged';
}

/** C12.4 */
export function recoveryRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = portOf(g, pirate);
  if (port === NONE) return 'notInPort';
  if (!needsRest(g, pirate)) return 'isWell';
  return portStatus(g.tables, g, pirate, port) === 'anti' ? enmityAt(g.tables, g, pirate, port) : null;
}

/** C12.5 In a pirate haven he can only sell, and an anti port pays nothing (C12.1). */
export function businessRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = portOf(g, pirate);
  if (port === NONE) return 'notInPort';
  const status = portStatus(g.tables, g, pirate, port);
  if (PAID_PER_HUNDRED[status] === 0) return enmityAt(g.tables, g, pirate, port);
  return status === 'pirateHaven' && !hasBooty(g, pirate) ? 'nothingToSell' : null;
}
export const sellRefusal = (b: Board, pirate: PirateId, hold: number): Reason | null =>
  isHoldEmpty(b, pirate, hold) ? 'nothingToSell' : null;

/** C12.6 */
export function ransomRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = portOf(g, pirate);
  if (port === NONE) return 'notInPort';
  if (hostagesOf(g, pirate).length === 0) return 'nobodyToRansom';
  return PAID_PER_HUNDRED[portStatus(g.tables, g, pirate, port)] > 0 ? null : enmityAt(g.tables, g, pirate, port);
}

/** C12.5 The least price of a haven or a letter, in pounds: with less nothing is offered. */
export const LEAST_PRICE = 100;

/** C12.5 @returns why he can't bribe the governor of a port that is nobody's haven. It must be neutral or pro. */
function bribeRefusal(g: VisibleBoard, pirate: PirateId, port: PortId): Reason | null {
  if (g.netWorth[pirate] < LEAST_PRICE) return 'cannotPay';
  const status = portStatus(g.tables, g, pirate, port);
  if (status === 'pro') return null;
  if (status !== 'neutral') return 'cannotBribe';
  return g.governorPool.length > 0 ? null : 'noGovernorLeft';
}

/** C12.5 [C24] */
function letterRefusal(g: VisibleBoard, pirate: PirateId, port: PortId): Reason | null {
  if (g.letter[pirate] !== NONE) return 'hasLetter';
  const offered = g.letterOn[port];
  if (offered === NONE) return 'noLetter';
  if (g.netWorth[pirate] < LEAST_PRICE) return 'cannotPay';
  return hasAttacked(g, pirate, g.tables.letterNation[offered]) ? 'enemyOfLetter' : null;
}

/** [C23] Bribe and letter in their order; a bribe by the option only after a sale, or a ransom [C75]. */
export function bribeRefusalIn(
  g: VisibleBoard,
  pirate: PirateId,
  port: PortId,
  { sold, triedBribe, triedLetter }: Business,
): Reason | null {
  if (g.havenOf[port] !== NONE) return 'isHaven';
  if (triedBribe) return 'bribeTried';
  if (triedLetter) return 'noOtherBusiness';
  return g.tables.settings.strictBribes && !sold ? 'saleFirst' : bribeRefusal(g, pirate, port);
}
export const letterRefusalIn = (g: VisibleBoard, pirate: PirateId, port: PortId, { triedLetter }: Business): Reason | null =>
  triedLetter && g.letter[pirate] === NONE ? 'letterTried' : letterRefusal(g, pirate, port);

/** @returns why a choice is not offered at `doBusiness`; undefined if it is none of business */
export function affairsRefusal(
  g: VisibleBoard,
  pirate: PirateId,
  port: PortId,
  done: Business,
  type: ChoiceKind,
): Reason | null | undefined {
  switch (type) {
    case 'bribe':
      return bribeRefusalIn(g, pirate, port, done);
    case 'buyLetter':
      return letterRefusalIn(g, pirate, port, done);
    case 'finish':
      return 'mustActFirst';
    default:
      return undefined;
  }
}

/** C12.7 @returns why he can stash nothing. He stashes Net Worth that he has on board, in his own haven. C28 Dummies stash nothing. */
export function stashRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = portOf(g, pirate);
  if (port === NONE || g.havenOf[port] !== pirate) return 'notInHaven';
  if (g.netWorth[pirate] <= 0) return 'nothingToStash';
  return isDummy(g, g.owner[pirate]) ? 'dummyStash' : null;
}
/** A part of his Net Worth; for the whole there is a choice of its own. */
export const stashPartRefusal = (b: Board, pirate: PirateId, hundreds: number): Reason | null =>
  hundreds * 100 < b.netWorth[pirate] ? null : 'stashTooHigh';

/** C14.2 */
export const informationRefusal = (g: VisibleBoard, pirate: PirateId, port: PortId): Reason | null =>
  knowsOf(g, pirate, port) ? null : 'noInformation';
/** C14.5 */
export const sackRefusal = (b: Board, pirate: PirateId): Reason | null => (b.holding[pirate] === 1 ? null : 'holdsNoPort');

/** C15 @returns why he can't careen. He careens in a coastal hex or a port, if his ship has hits on Speed. */
export function careenRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  if (g.careened[pirate] === 1) return 'isCareened';
  if (!g.tables.isCoastal[g.at[pirate]]) return 'notCoastal';
  return speedDamage(g, pirate) > 0 ? null : 'fullSpeed';
}
export const careenEndRefusal = (b: Board, pirate: PirateId): Reason | null => (b.careened[pirate] === 1 ? null : 'notCareened');

/** C24.1 @returns why he can't retire. He retires in a safe haven or a pro port. */
export function retirementRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = portOf(g, pirate);
  if (port === NONE) return 'notInPort';
  const status = portStatus(g.tables, g, pirate, port);
  return status === 'safeHaven' || status === 'pro' ? null : 'noRefuge';
}
