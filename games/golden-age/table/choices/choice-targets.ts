/** Which choices a place on the board stands for. */
import { type Choice, type PlaceId, placeOf, type View } from '@bb/golden-age/rules';
import { grouped } from '@bb/table-kit/grouped.ts';

/** A place on the board, or the merchant off a port. */
export type TargetKey = `place-${number}` | `merchant-${number}`;

const key = (place: PlaceId | undefined): TargetKey | null => (place === undefined || place < 0 ? null : `place-${place}`);

/** @returns what to click on the board for this choice; null for a choice without a place */
function targetOf(choice: Choice, view: View): TargetKey | null {
  switch (choice.type) {
    case 'move':
    case 'deployPirate':
    case 'playFairWinds':
    case 'playFairWindsForCommissioner':
    case 'sailTo':
    case 'moveCommissioner':
    case 'placeCommissioner':
      return key(choice.to);
    case 'attackPort':
    case 'attackPiratePort':
    case 'playResistance':
      return key(placeOf(choice.port));
    case 'findMerchant':
    case 'lootMerchant':
      return `merchant-${choice.port}`;
    case 'doPortActivities':
    case 'recover':
    case 'retireByLetter':
    case 'retireInHaven':
    case 'bribeToRetire':
    case 'retireInPiratePort':
    case 'digForTreasure':
    case 'sackPort':
    case 'grabBooty':
    case 'formAlliance':
    case 'endAlliance':
      return key(view.at[choice.pirate]);
    case 'oust':
    case 'react':
    case 'useWarship':
    case 'deployCommissioner':
      return key(view.at[view.activePirate]);
    default:
      return null;
  }
}

/** The choices that each target stands for. */
export const targetsOf = (choices: readonly Choice[], view: View): ReadonlyMap<TargetKey, readonly Choice[]> =>
  grouped(choices, (choice) => targetOf(choice, view));
