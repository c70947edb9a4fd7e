import type { EventOf, RollPurpose } from '@bb/golden-age/rules';

/** Titles of the battle panel for dice rolls that are no battle. */
const stages: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'La tempête',
  stormAndWarship: 'La tempête',
  stormAndCommissioner: 'La tempête',
  leadership: 'Mutinerie',
  conspiracy: 'Conspiration',
  localResistance: 'Le peuple se soulève',
  deployCommissioner: 'L’appel à un commissaire',
};

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `il faut ${figure} ou plus`,
  above: (figure) => `il faut plus de ${figure}`,
  atMost: (figure) => `il faut ${figure} ou moins`,
  below: (figure) => `il faut moins de ${figure}`,
};

export const animation = {
  stage: 'Bataille',
  stages,
  closeStage: 'Fermer la bataille',
  closeStageHint: 'Fermer (Échap)',
  foldStage: 'Réduire la bataille',
  unfoldStage: 'Développer la bataille',
  against: 'contre',
  total: 'Total',
  whatCameOfIt: 'Résultat',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'réussi de justesse' : `réussi de ${margin}`),
  failedBy: (margin: number) => `raté de ${margin}`,
  wonBy: (margin: number) => `de ${margin}`,
  round: (n: number, totals: string) => `Reprise ${n} : ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'tient bon' : `perd ${hits} de Vitesse`),
  lostAtSea: 'sombre',
  yourTurn: (title: string) => `● À toi de jouer · ${title}`,
};
