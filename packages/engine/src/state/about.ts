/** What a decision is about: the public facts its prompt shows. */
import type { CardId, HostageId, MerchantId, PirateId, PlaceId, PortId, Seat } from '../data/ids.ts';
import type { ActionKind } from './action.ts';
import type { RollPurpose } from './event.ts';

export interface About {
  readonly pirate?: PirateId;
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
  readonly action?: ActionKind;
  readonly moment?: 'announcement' | 'aftermath';
}
