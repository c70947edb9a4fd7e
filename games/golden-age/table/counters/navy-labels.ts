import { type CommissionerId, EX_PIRATE, NONE, type View } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';

/** The Commissioner's name; the Ex-Pirate keeps the name he had as a pirate. */
export const commissionerName = (names: Names, view: View, id: CommissionerId): string =>
  id === EX_PIRATE && view.exPirate !== NONE
    ? `${names.pirate(view.exPirate)}, ${names.language.pieces.formerPirate}`
    : names.commissionerInFull(id);

/** `Combat 6 + 2, Speed 5`: the printed rating and the living rules' bonus. */
export const ratingsOf = (names: Names, { combat, speed }: { readonly combat: number; readonly speed: number }): string =>
  `${names.language.ratings.combat} ${combat}${names.tables.navyBonus === 0 ? '' : ` + ${names.tables.navyBonus}`}, ${names.language.ratings.speed} ${speed}`;
