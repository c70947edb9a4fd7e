import type { Names } from '@bb/golden-age/text';

/** `Combat 6 + 2, Speed 5`: the printed rating and the living rules' bonus. */
export const ratingsOf = (names: Names, { combat, speed }: { readonly combat: number; readonly speed: number }): string =>
  `${names.language.ratings.combat} ${combat}${names.tables.navyBonus === 0 ? '' : ` + ${names.tables.navyBonus}`}, ${names.language.ratings.speed} ${speed}`;
