import type { AnalysisWords } from './en-analysis.ts';

export const fr: AnalysisWords = {
  after: (at, turn) => `Après ${at} choix${turn === null ? '' : `, tour ${turn}`}`,
  win: 'victoire',
  visits: 'essais',
  more: (count) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
  noBetter: 'rien de mieux n’a été trouvé',
  cost: (points, score, best, isSure) => `a coûté ${points} % et ${score}${isSure ? '' : ', dans la marge d’erreur'} ; mieux : ${best}`,
  turnings: 'Tournants (chance de gagner)',
  none: 'aucun',
  byChoice: (chosen, best) => `en choisissant « ${chosen} » au lieu de « ${best} »`,
  byChance: (told) => `par le hasard : ${told}`,
  balance: (score) => `Hasard et maîtrise (chance de gagner en pour cent ; ${score} à droite)`,
  heads: (score) => [
    ...['', 'début', 'hasard', '', 'ses erreurs', 'erreurs des autres', 'non analysé', 'fin', 'décisions', 'erreurs'],
    ...[`hasard ${score}`, `erreurs ${score}`],
  ],
  judged: (judged, of) =>
    judged < of
      ? `Arrêté après ${judged} décisions sur ${of}.`
      : `${of} ${of === 1 ? 'décision analysée' : 'décisions analysées'}. Toutes les valeurs sont des estimations.`,
};
