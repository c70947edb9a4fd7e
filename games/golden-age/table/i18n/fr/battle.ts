import type { RollPurpose } from '@bb/golden-age/rules';
import type { BattleTexts } from '../en/battle.ts';

/** Titles of the battle panel for dice rolls that are no battle. */
const titles: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'La tempête',
  stormAndWarship: 'La tempête',
  stormAndCommissioner: 'La tempête',
  leadership: 'Mutinerie',
  conspiracy: 'Conspiration',
  localResistance: 'Le peuple se soulève',
  deployCommissioner: 'L’appel à un commissaire',
};

export const battle: BattleTexts = {
  titles,
  region: 'Bataille',
  close: 'Fermer la bataille',
  fold: 'Réduire la bataille',
  unfold: 'Développer la bataille',
  against: 'contre',
  passedBy: (margin: number) => (margin === 0 ? 'réussi de justesse' : `réussi de ${margin}`),
  failedBy: (margin: number) => `raté de ${margin}`,
  wonBy: (margin: number) => `de ${margin}`,
  round: (n: number, totals: string) => `Reprise ${n} : ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'tient bon' : `perd ${hits} de Vitesse`),
  lostAtSea: 'sombre',
};
