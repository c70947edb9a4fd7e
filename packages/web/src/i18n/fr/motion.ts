import type { EventOf, RollPurpose } from '@bb/engine';

/** What is staged, where its dice have another name. */
const stages: { readonly [P in RollPurpose]?: string } = {
  stormAndPirate: 'La tempête',
  stormAndWarship: 'La tempête',
  stormAndCommissioner: 'La tempête',
  leadership: 'Mutinerie',
  conspiracy: 'Conspiration et mutinerie',
  localResistance: 'Le peuple se soulève',
  deployCommissioner: 'L’appel à un commissaire',
};

const needed: Readonly<Record<EventOf<'tested'>['needed'], (figure: number) => string>> = {
  atLeast: (figure) => `il faut ${figure} ou plus`,
  above: (figure) => `il faut plus de ${figure}`,
  atMost: (figure) => `il faut ${figure} ou moins`,
  below: (figure) => `il faut moins de ${figure}`,
};

export const motion = {
  stage: 'Bataille',
  stages,
  closeStage: 'Fermer la bataille',
  closeStageHint: 'Fermer (Échap)',
  foldStage: 'Replier la bataille',
  unfoldStage: 'Montrer la bataille en entier',
  against: 'contre',
  total: 'Total',
  whatCameOfIt: 'Ce qu’il en advint',
  needed,
  passedBy: (margin: number) => (margin === 0 ? 'réussi de justesse' : `réussi de ${margin}`),
  failedBy: (margin: number) => `manqué de ${margin}`,
  wonBy: (margin: number) => `de ${margin}`,
  round: (n: number, totals: string) => `Reprise ${n} : ${totals}`,
  stormHits: (hits: number) => (hits === 0 ? 'tient bon' : `perd ${hits} de Vitesse`),
  lostAtSea: 'sombre',
  pace: 'Les bots jouent',
  paces: { slow: 'lentement', normal: 'à un rythme normal', fast: 'vite', none: 'aussitôt, sans mouvement' },
  sounds: 'Sons',
  volume: 'Volume',
  yourTurn: (title: string) => `● À vous de jouer · ${title}`,
};
