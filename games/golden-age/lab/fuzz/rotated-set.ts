import { type ComponentSet, RECONSTRUCTED } from '@bb/golden-age/rules';

/** Each pirate gets the ratings of the one this many places further on. */
const ROTATED_BY = 7;

/** A second component set to play with: the reconstructed one, but every pirate has another's ratings. */
export const ROTATED_SET: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'rotated',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + ROTATED_BY) % all.length] ?? own), id: own.id, name: own.name })),
};
