/** Plays the origin of a what-if. A module of its own, because only what-ifs need it. */
import { type Game, goldenAge } from '@bb/golden-age/rules';
import { whatIfStart } from '@bb/kernel';
import type { GoldenAgeSession } from './golden-age.ts';
import type { StoredTable } from './store.ts';

/** @returns the position in which a what-if begins; null for a whole game. @throws BadInput */
export const startOf = ({ options, origin }: Pick<StoredTable<GoldenAgeSession>, 'options' | 'origin'>): Game | null =>
  origin ? whatIfStart(goldenAge, options, origin) : null;
