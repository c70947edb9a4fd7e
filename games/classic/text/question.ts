/** The facts of a question, for its prompt. What a question leaves out has the id of no piece. */
import {
  type About,
  type CommissionerId,
  type HostageId,
  NO_COMMISSIONER,
  NO_HOSTAGE,
  NO_PIRATE,
  NO_PLACE,
  NO_PORT,
  NO_SIGHTING,
  NO_SLOT,
  type PirateId,
  type PlaceId,
  type PortId,
  type RollPurpose,
  type SightingId,
  type SlotId,
  type TradePart,
  type View,
} from '../rules/index.ts';

export interface Question {
  readonly pirate: PirateId;
  /** The other pirate: a rival, an ally, the one who trades. */
  readonly other: PirateId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
  /** The place of the hunters. */
  readonly place: PlaceId;
  readonly sighting: SightingId;
  readonly slot: SlotId;
  readonly hostage: HostageId;
  /** Movement points left; null before a piece is chosen. */
  readonly points: number | null;
  readonly pounds: number;
  /** Not to revel costs Crew Unrest. */
  readonly isMandatory: boolean;
  readonly give: TradePart;
  readonly take: TradePart;
  readonly roll: RollInQuestion | null;
  /** The operation of this turn is done. */
  readonly isOperated: boolean;
  /** The place and the Cunning of the pirate. */
  readonly at: PlaceId;
  readonly cunning: number;
}

/** A roll that may be made again. */
export interface RollInQuestion {
  readonly purpose: RollPurpose;
  readonly own: readonly number[];
  /** Those of the other side; none if nobody throws against him. */
  readonly others: readonly number[];
}

const NOTHING: TradePart = { booty: [], hostages: [], pounds: 0 };

export function questionOf(about: About, view: View): Question {
  const pirate = about.pirate ?? NO_PIRATE;
  return {
    pirate,
    other: about.other ?? NO_PIRATE,
    commissioner: about.commissioner ?? NO_COMMISSIONER,
    port: about.port ?? NO_PORT,
    place: about.place ?? NO_PLACE,
    sighting: about.sighting ?? NO_SIGHTING,
    slot: about.slot ?? NO_SLOT,
    hostage: about.hostage ?? NO_HOSTAGE,
    points: about.points ?? null,
    pounds: about.pounds ?? 0,
    isMandatory: about.mandatory ?? false,
    give: about.trade?.give ?? NOTHING,
    take: about.trade?.take ?? NOTHING,
    roll: rollIn(about),
    isOperated: view.operated === 1,
    at: view.at[pirate] ?? NO_PLACE,
    cunning: view.cunning[pirate] ?? 0,
  };
}

function rollIn({ roll }: About): RollInQuestion | null {
  if (roll === undefined) return null;
  const first = roll.counts.slice(0, roll.side).reduce((a, b) => a + b, 0);
  const last = first + (roll.counts[roll.side] ?? 0);
  return { purpose: roll.purpose, own: roll.dice.slice(first, last), others: roll.dice.filter((_, i) => i < first || i >= last) };
}
