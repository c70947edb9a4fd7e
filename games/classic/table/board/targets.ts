/** The choices that a click on the map makes. */
import type { Choice, CommissionerId, PirateId, PlaceId, SightingId, SlotId } from '@bb/classic/rules';
import { grouped } from '@bb/table-kit/grouped.ts';

export type TargetKey =
  | `place-${PlaceId}`
  | `pirate-${PirateId}`
  | `merchant-${SightingId}`
  | `warship-${SlotId}`
  | `commissioner-${CommissionerId}`;

/** @returns what a choice points at on the map; null if nothing there stands for it */
function targetOf(choice: Choice): TargetKey | null {
  switch (choice.type) {
    case 'moveTo':
    case 'startAt':
      return `place-${choice.to}`;
    case 'hunt':
      return `pirate-${choice.pirate}`;
    case 'chase':
      return `merchant-${choice.sighting}`;
    case 'moveWarship':
      return `warship-${choice.slot}`;
    case 'moveCommissioner':
    case 'interceptWith':
    case 'refitCommissioner':
    case 'careenCommissioner':
    case 'endCommissionersCareen':
      return `commissioner-${choice.commissioner}`;
    default:
      return null;
  }
}

export const targetsOf = (choices: readonly Choice[]): ReadonlyMap<TargetKey, readonly Choice[]> => grouped(choices, targetOf);
