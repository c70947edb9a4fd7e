/** The figures that the texts of *How to play* and of the first voyage take from the rules. */
import { PAID_PER_HUNDRED, RECONSTRUCTED as SET } from '@bb/classic/rules';

export const FIGURES = {
  notorietyToWin: SET.tracks.notorietyToWin,
  pirates: SET.limits.pirates,
  active: SET.limits.activePirates,
  commissioners: SET.limits.commissioners,
  startUnrest: SET.tracks.crewUnrest.start,
  paidNeutral: PAID_PER_HUNDRED.neutral,
  paidPro: PAID_PER_HUNDRED.pro,
  paidHaven: PAID_PER_HUNDRED.safeHaven,
  paidPirates: PAID_PER_HUNDRED.pirateHaven,
};
export type Figures = typeof FIGURES;
