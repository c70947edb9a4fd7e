/** C16.1, C18, C19 Why a player can't petition, and a hunter can't move, try a pirate or be repaired. */
import {
  type CommissionerId,
  isBox,
  isHex,
  isPort,
  NONE,
  type PirateId,
  type PlaceId,
  portAt,
  type Seat,
  type SlotId,
} from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { boxesTowards, countCommissioners, mayCampaign, preyOf } from '../hunters.ts';
import { isActive } from '../pirates.ts';
import { admitsCommissioner, isHaven } from '../ports.ts';
import { commissionersHitsToRefit, movementDamage } from '../repairs.ts';
import { isDummy, mayHunt } from '../solitaire.ts';
import type { Reason } from './reasons.ts';

/** C28 The Notoriety from which a dummy petitions against Blood. */
const BLOOD_IS_HUNTED_FROM = 15;

/** C18.1 Against any pirate. [C68] Not without a Commissioner in the cup. C28 A dummy asks for one at most. */
export function petitionsRefusal(g: VisibleBoard, seat: Seat): Reason | null {
  const most = isDummy(g, seat) ? 1 : g.tables.commissionersEach;
  if (countCommissioners(g, seat) >= most) return 'enoughCommissioners';
  return g.commissionerOf.includes(NONE) ? null : 'noCommissionerLeft';
}

/** C18.1 Against this pirate: an opposing one on the map. C28 A dummy's are against Blood. */
export function petitionRefusal(g: VisibleBoard, seat: Seat, pirate: PirateId): Reason | null {
  if (!isActive(g, pirate)) return 'noRival';
  const owner = g.owner[pirate];
  if (owner === seat) return 'ownPirate';
  if (!isDummy(g, seat)) return null;
  return mayHunt(g, seat, owner) && g.notoriety[pirate] >= BLOOD_IS_HUNTED_FROM ? null : 'dummyPetition';
}
export const boxRefusalOf = (g: VisibleBoard, pirate: PirateId, to: PlaceId): Reason | null =>
  boxesTowards(g, pirate).includes(to) ? null : 'wrongBox';

export const commissionersMoveRefusal = (b: Board, commissioner: CommissionerId): Reason | null =>
  b.ashore[commissioner] === 1 ? 'isCareened' : null;

/** C5.3, C16.1 @returns why a Commissioner can't hunt. He hunts at sea, in a hex with an opposing pirate. */
export function huntRefusal(g: VisibleBoard, commissioner: CommissionerId): Reason | null {
  if (!isHex(g.commissionerAt[commissioner])) return 'notAtSea';
  if (g.ashore[commissioner] === 1) return 'isCareened';
  return preyOf(g, commissioner).length > 0 ? null : 'noQuarry';
}

/** C18.3 */
export function commissionersRefitRefusal(g: VisibleBoard, commissioner: CommissionerId): Reason | null {
  if (!isPort(g.commissionerAt[commissioner])) return 'notInPort';
  return commissionersHitsToRefit(g, commissioner) > 0 ? null : 'commissionerUndamaged';
}

/** C15 Like a pirate. */
export function commissionersCareenRefusal(g: VisibleBoard, commissioner: CommissionerId): Reason | null {
  if (g.ashore[commissioner] === 1) return 'isCareened';
  if (!g.tables.isCoastal[g.commissionerAt[commissioner]]) return 'notCoastal';
  return movementDamage(g, commissioner) > 0 ? null : 'fullSpeed';
}
export const commissionersCareenEndRefusal = (b: Board, commissioner: CommissionerId): Reason | null =>
  b.ashore[commissioner] === 1 ? null : 'notCareened';

/** C18.2 A step of a Commissioner: like a pirate's, but [C36] never into a box, and into other ports. */
export function commissionersStepRefusal(g: VisibleBoard, commissioner: CommissionerId, to: PlaceId): Reason | null {
  const t = g.tables;
  const at = g.commissionerAt[commissioner];
  if (isBox(to)) return 'commissionerBox';
  if (isPort(at)) return to === t.hexOf[at] ? null : 'notBeside';
  if (isBox(at)) return t.arrows[at].includes(to) ? null : 'notBeside';
  if (t.adjacent[at].includes(to)) return null;
  if (!isPort(to) || t.hexOf[to] !== at) return 'notBeside';
  const port = portAt(to);
  if (g.destroyed.includes(port)) return 'destroyedPort';
  if (isHaven(t, g, port)) return mayCampaign(g, commissioner, port) ? null : 'noCampaign';
  return admitsCommissioner(t, g, port) ? null : 'closedToCommissioner';
}

/** C22.3 One on the map. */
export const warshipRefusal = (b: Board, slot: SlotId): Reason | null => ((b.slotAt[slot] ?? NONE) === NONE ? 'noWarship' : null);
/** C19 It enters neither ports nor boxes. */
export function warshipsStepRefusal(g: VisibleBoard, slot: SlotId, to: PlaceId): Reason | null {
  const at = g.slotAt[slot];
  if (!isHex(to)) return 'atSeaOnly';
  return (isBox(at) ? g.tables.arrows : g.tables.adjacent)[at].includes(to) ? null : 'notBeside';
}
