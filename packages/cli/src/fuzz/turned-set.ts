import { type ComponentSet, RECONSTRUCTED } from '@bb/engine';

const BY = 7;

/** Another component set to play with: as the reconstructed one, but every pirate has another's ratings. */
export const TURNED: ComponentSet = {
  ...RECONSTRUCTED,
  id: 'turned',
  pirates: RECONSTRUCTED.pirates.map((own, i, all) => ({ ...(all[(i + BY) % all.length] ?? own), id: own.id, name: own.name })),
};
