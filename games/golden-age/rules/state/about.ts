/** The subject of a decision: the public facts that its prompt shows. */
import type { CardId, CommissionerId, HostageId, MerchantId, PirateId, PlaceId, PortId, Seat, WarshipId } from '../data/ids.ts';
import type { ActionKind } from './action-kinds.ts';
import type { AskName } from './asks.ts';
import type { Needed, RollPurpose } from './events.ts';

export interface About {
  readonly pirate?: PirateId;
  /** The pirate whose holds the choices name, if they are not those of `pirate`. */
  readonly holdsOf?: PirateId;
  readonly port?: PortId;
  readonly place?: PlaceId;
  readonly card?: CardId;
  /** The seat that played that card, or whose warship or Commissioner it is. */
  readonly by?: Seat;
  readonly hostage?: HostageId;
  readonly merchant?: MerchantId;
  /** A cargo, a ransom or a price. */
  readonly doubloons?: number;
  /** The total on the Cargo table, which tells the star. */
  readonly cargoTotal?: number;
  readonly hits?: number;
  readonly roll?: {
    readonly purpose: RollPurpose;
    readonly dice: readonly number[];
    /** The number of dice of the roll, thrown or not. */
    readonly count: number;
    readonly modifier: number;
    /** The total that the roll needs, if it is a test. */
    readonly target?: number;
    /** How the total must compare with the target. */
    readonly needed?: Needed;
  };
  /** Opposed dice: each side's pirate, or the piece that fights one. */
  readonly contest?: {
    readonly purpose: RollPurpose;
    readonly sides: readonly {
      readonly pirate: PirateId;
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly count: number;
      readonly modifier: number;
    }[];
    /** The index of the side whose dice are thrown, or thrown again. */
    readonly side: number;
  };
  /** The other pirate: the target of a grab, the rival in a duel, an ally. */
  readonly target?: PirateId;
  readonly warship?: WarshipId;
  readonly commissioner?: CommissionerId;
  /** The Commissioner has come from an adjacent Sea Area. */
  readonly fromAfar?: boolean;
  readonly action?: ActionKind;
  readonly moment?: 'announcement' | 'aftermath';
  /** 1 if the pirate announced that Action in a port and is still there, else 0. */
  readonly inPort?: number;
  /** The seat that has used a warship, a Sighting or a Reaction against that Action, or none. */
  readonly opponent?: Seat;
  /** 2.7 How many pirates the seat has refused so far, where it may refuse one. */
  readonly refusals?: number;
  /** 9.4 The last In-Port Activity that was done, by its place in the list, and whether booty was converted. */
  readonly visit?: { readonly item: number; readonly converted: boolean };
}

/** A question to a seat, without the path that leads to it. */
export interface Asked {
  readonly ask: AskName;
  readonly seat: Seat;
  readonly about: About;
}
