/** Which choices a place on the board stands for, and which things of the table a choice is about. */
import { type Choice, type PlaceId, placeOf, type Thing, type View } from '@bb/golden-age/rules';
import { grouped } from '@bb/table-kit/grouped.ts';
import type { Session, Use } from '../session/session.ts';

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

/** What a thing could be used for if a rule did not forbid it now. */
export const closedUses = (session: Session, thing: Thing): readonly Use[] => session.uses(thing).filter(({ rule }) => rule !== null);

/** The things at the place of a choice, for its pirate. */
export function thingsOf(choice: Choice, view: View): readonly Thing[] {
  if (!('pirate' in choice)) return [];
  const { pirate } = choice;
  if (choice.type === 'findMerchant' || choice.type === 'lootMerchant') return [{ kind: 'merchant', port: choice.port, pirate }];
  const place = choice.type === 'move' ? choice.to : choice.type === 'attackPort' ? placeOf(choice.port) : view.at[pirate];
  return [{ kind: 'place', place, pirate }];
}
