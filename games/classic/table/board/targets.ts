/** The choices that a click on the map makes. */
import type { Choice, CommissionerId, PirateId, PlaceId, SightingId, SlotId } from '@bb/classic/rules';

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

export function targetsOf(choices: readonly Choice[]): ReadonlyMap<TargetKey, readonly Choice[]> {
  const found = new Map<TargetKey, Choice[]>();
  for (const choice of choices) {
    const key = targetOf(choice);
    if (key === null) continue;
    const known = found.get(key);
    if (known) known.push(choice);
    else found.set(key, [choice]);
  }
  return found;
}
