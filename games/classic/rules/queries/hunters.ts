/** C16, C18, C19 King's Commissioners and warships: where they lie, and which pirates they hunt. */
import {
  BOXES,
  COMMISSIONERS,
  type CommissionerId,
  isBox,
  type NationId,
  NO_NATION,
  NONE,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  type Seat,
  SLOTS,
  type SlotId,
} from '../data/ids.ts';
import { type Board, leftOf } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { mayHunt } from './solitaire.ts';

export const slotsIn = (b: Board): readonly SlotId[] => SLOTS.slice(0, b.slotAt.length);

/** The nation of a warship that lies face up. [C78] One that lies face down has none yet: it is turned up before its nation matters. */
const nationOfWarship = (g: VisibleBoard, slot: number): NationId =>
  g.slotUp[slot] === 1 ? g.tables.warshipNation[g.warshipOn[slot]] : NO_NATION;

/** [C78] Is there a pirate in this hex or in its port? */
export function isWatched(b: VisibleBoard, hex: PlaceId): boolean {
  const port = b.tables.portIn[hex];
  return b.at.some((at) => at !== NONE && (at === hex || (port !== NONE && at === placeOf(port))));
}

/** C8.2 Is there a hunter in this hex or box that may try a pirate of this seat? */
export function hasHunter(g: VisibleBoard, at: PlaceId, seat: Seat): boolean {
  for (const slot of g.slotAt) if (slot === at) return true;
  for (const commissioner of COMMISSIONERS)
    if (g.commissionerAt[commissioner] === at && mayHunt(g, g.commissionerOf[commissioner], seat) && g.ashore[commissioner] === 0)
      return true;
  return false;
}

/** @returns whether a hunter of this nation lies in the port or in its hex; Commissioners of `seat` and careened ones don't count [C76] */
export function hunterOf(g: VisibleBoard, port: PortId, nation: NationId, seat: Seat): boolean {
  const place = placeOf(port);
  const hex = g.tables.hexOf[place];
  for (let slot = 0; slot < g.slotAt.length; slot++) if (g.slotAt[slot] === hex && nationOfWarship(g, slot) === nation) return true;
  for (const commissioner of COMMISSIONERS)
    if (
      (g.commissionerAt[commissioner] === hex || g.commissionerAt[commissioner] === place) &&
      g.commissionerOf[commissioner] !== seat &&
      g.ashore[commissioner] === 0 &&
      g.tables.commissioners[commissioner].nation === nation
    )
      return true;
  return false;
}

/** C14.1 Does a hunter of the port's nation protect it? Every one does, whoever owns it, careened or not. */
export function isGuarded(g: VisibleBoard, port: PortId, nation: NationId): boolean {
  const place = placeOf(port);
  const hex = g.tables.hexOf[place];
  return (
    slotsIn(g).some((slot) => g.slotAt[slot] === hex && nationOfWarship(g, slot) === nation) ||
    COMMISSIONERS.some(
      (commissioner) =>
        (g.commissionerAt[commissioner] === hex || g.commissionerAt[commissioner] === place) &&
        g.tables.commissioners[commissioner].nation === nation,
    )
  );
}

/** C13.2 Does a hunter of another nation than the port's lie before it? */
export function isBlockaded(g: VisibleBoard, port: PortId, nation: NationId, seat: Seat): boolean {
  const hex = g.tables.hexOf[placeOf(port)];
  for (let slot = 0; slot < g.slotAt.length; slot++)
    if (g.slotAt[slot] === hex && g.slotUp[slot] === 1 && nationOfWarship(g, slot) !== nation) return true;
  return COMMISSIONERS.some(
    (commissioner) =>
      g.commissionerAt[commissioner] === hex &&
      g.commissionerOf[commissioner] !== seat &&
      g.ashore[commissioner] === 0 &&
      g.tables.commissioners[commissioner].nation !== nation,
  );
}

/** @returns the pirates in the Commissioner's hex that he may try */
export function preyOf(g: VisibleBoard, commissioner: CommissionerId): readonly PirateId[] {
  const seat = g.commissionerOf[commissioner];
  return opposingIn(g, g.commissionerAt[commissioner], seat).filter((pirate) => mayHunt(g, seat, g.owner[pirate]));
}

/** C18.4 He lies before a pirate haven in which a pirate lies, and another hunter beside him, who is not careened [C85]. */
export function mayCampaign(b: Board, commissioner: CommissionerId, port: PortId): boolean {
  if (b.destroyed.includes(port)) return false;
  const hex = b.commissionerAt[commissioner];
  const waits =
    b.slotAt.includes(hex) || COMMISSIONERS.some((two) => two !== commissioner && b.commissionerAt[two] === hex && b.ashore[two] === 0);
  return waits && b.at.includes(placeOf(port));
}

/** C18.1 The boxes that lead to his ocean; [C35] if he is in a box himself, the other one. */
export function boxesTowards(g: VisibleBoard, pirate: PirateId): readonly PlaceId[] {
  const at = g.at[pirate];
  return BOXES.filter((box) => (isBox(at) ? box !== at : (g.tables.oceans[box] & g.tables.oceans[at]) !== 0));
}

/** C18.1 @returns the seat's Commissioners */
export const commissionersOf = (b: Board, seat: Seat): readonly CommissionerId[] =>
  COMMISSIONERS.filter((commissioner) => b.commissionerOf[commissioner] === seat);
export function countCommissioners(b: Board, seat: Seat): number {
  let count = 0;
  for (const owner of b.commissionerOf) if (owner === seat) count += 1;
  return count;
}
export const isInCup = (b: Board, commissioner: CommissionerId): boolean => b.commissionerOf[commissioner] === NONE;

/** @returns the pirates in this hex, box or port who are not this seat's, in seat order from its left */
export function opposingIn(b: Board, at: PlaceId, seat: Seat): readonly PirateId[] {
  const found: PirateId[] = [];
  for (let other = leftOf(b, seat); other !== seat; other = leftOf(b, other))
    for (const pirate of b.fleet[other]) if (b.at[pirate] === at) found.push(pirate);
  return found;
}
