/** The figures that the texts of *How to play* and of the first voyage take from the rules. */
import {
  DOUBLOONS_PER_VP,
  FIND_TARGET,
  HAND_SIZE,
  LAST_PARDON,
  MAX_SEATS,
  MERCHANTS_LOW,
  MERCHANTS_RESTORED,
  RETIRED_NOTORIETY_FACTOR,
} from '@bb/golden-age/rules';

export const FIGURES = {
  seats: MAX_SEATS,
  handSize: HAND_SIZE,
  merchantsLow: MERCHANTS_LOW,
  merchantsRestored: MERCHANTS_RESTORED,
  findTarget: FIND_TARGET,
  lastPardon: LAST_PARDON,
  doubloonsPerVp: DOUBLOONS_PER_VP,
  notorietyFactor: RETIRED_NOTORIETY_FACTOR,
};
export type Figures = typeof FIGURES;
