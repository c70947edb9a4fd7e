import type { AnalysisWords } from './en-analysis.ts';

export const fr: AnalysisWords = {
  after: (at, turn) => `Après ${at} choix${turn === null ? '' : `, tour ${turn}`}`,
  win: 'gain',
  visits: 'essais',
  more: (count) => `et ${count} autres`,
  noBetter: 'rien de mieux n’a été trouvé',
  cost: (points, score, best, isSure) => `a coûté ${points} % et ${score}${isSure ? '' : ', dans la marge d’erreur'} ; mieux : ${best}`,
  turnings: 'Tournants (chance de gagner)',
  none: 'aucun',
  byChoice: (chosen, best) => `par « ${chosen} » au lieu de « ${best} »`,
  byChance: (told) => `par le hasard : ${told}`,
  balance: (score) => `Hasard et adresse (chance de gagner en pour cent ; ${score} à droite)`,
  heads: (score) => [
    ...['', 'début', 'hasard', '', 'ses fautes', 'fautes des autres', 'non jugé', 'fin', 'décisions', 'fautes'],
    ...[`hasard ${score}`, `fautes ${score}`],
  ],
  judged: (judged, of) =>
    judged < of ? `Arrêté après ${judged} décisions sur ${of}.` : `${of} décisions jugées. Toutes les valeurs sont des estimations.`,
};
