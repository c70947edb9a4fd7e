/** The subject of a decision: the public facts that its prompt shows. */

import type { CardId, CommissionerId, HostageId, PirateId, PlaceId, PortId, SightingId, SlotId } from '../data/ids.ts';
import type { CardPurpose, RollPurpose } from './events.ts';

/** C21.5 One side of a trade. */
export interface TradePart {
  /** The worth of each hold. */
  readonly booty: readonly number[];
  readonly hostages: readonly HostageId[];
  /** Net Worth. */
  readonly pounds: number;
}

/** C12.5 The business that the pirate has done in this operation. */
export interface Business {
  /** Booty or a hostage. */
  readonly sold: boolean;
  readonly triedBribe: boolean;
  readonly triedLetter: boolean;
}

export interface About {
  readonly pirate?: PirateId;
  /** The other pirate: a rival, an ally, the one who trades. */
  readonly other?: PirateId;
  readonly commissioner?: CommissionerId;
  readonly port?: PortId;
  readonly place?: PlaceId;
  readonly sighting?: SightingId;
  readonly slot?: SlotId;
  readonly hostage?: HostageId;
  readonly card?: CardId;
  readonly purpose?: CardPurpose;
  /** Movement points left. */
  readonly points?: number;
  /** A price, a cargo, a plunder. */
  readonly pounds?: number;
  readonly hits?: number;
  /** The Combat of the hunters in a battle, after the last round. */
  readonly combat?: number;
  /** Declining D&R costs a point of Crew Unrest. */
  readonly mandatory?: boolean;
  readonly business?: Business;
  /** C21.5 A trade as it stands: what the one who proposes it gives and takes. */
  readonly trade?: { readonly give: TradePart; readonly take: TradePart };
  /** Dice that are thrown, or may be thrown again: all sides of an opposed roll, one after the other. */
  readonly roll?: {
    readonly purpose: RollPurpose;
    readonly dice: readonly number[];
    /** The number of dice of each side. */
    readonly counts: readonly number[];
    /** The sum added to each side's dice; minus what dice that nobody adds to are held against. */
    readonly modifiers: readonly number[];
    /** The index of the side. */
    readonly side: number;
    /** The index of the side that attacks in a duel; else 0. */
    readonly attacker: number;
  };
}
