/** What a decision is about: the public facts its prompt shows. */
import type { CardId, CommissionerId, HostageId, MerchantId, PirateId, PlaceId, PortId, Seat, WarshipId } from '../data/ids.ts';
import type { ActionKind } from './action.ts';
import type { RollPurpose } from './event.ts';

export interface About {
  readonly pirate?: PirateId;
  /** Whose holds the choices name, where they are not his. */
  readonly holdsOf?: PirateId;
  readonly port?: PortId;
  readonly place?: PlaceId;
  readonly card?: CardId;
  /** Who played that card. */
  readonly by?: Seat;
  readonly hostage?: HostageId;
  readonly merchant?: MerchantId;
  /** Doubloons: a cargo, a ransom, a price. */
  readonly doubloons?: number;
  /** A total of the Cargo table, for its star. */
  readonly cargoTotal?: number;
  readonly hits?: number;
  readonly roll?: {
    readonly purpose: RollPurpose;
    readonly dice: readonly number[];
    /** How many dice, before they are thrown. */
    readonly count: number;
    readonly modifier: number;
    /** The roll succeeds from this total on, where it is a test. */
    readonly target?: number;
    /** The roll succeeds below or at this: Leadership, Cruelty failing ... */
    readonly under?: boolean;
  };
  /** Opposed dice: each side's pirate, or the piece that fights him. */
  readonly contest?: {
    readonly purpose: RollPurpose;
    readonly sides: readonly {
      readonly pirate: PirateId;
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly count: number;
      readonly modifier: number;
    }[];
    /** Whose dice are being thrown, or thrown again. */
    readonly side: number;
  };
  /** The other pirate concerned: the target of a grab, the rival in a duel, an ally. */
  readonly target?: PirateId;
  readonly warship?: WarshipId;
  readonly commissioner?: CommissionerId;
  /** The Commissioner has come from an adjacent Sea Area. */
  readonly fromAfar?: boolean;
  readonly action?: ActionKind;
  readonly moment?: 'announcement' | 'aftermath';
}
