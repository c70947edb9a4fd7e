import type { AnalysisWords } from '../en/analysis.ts';

/** The analysis of a finished game. */
export const analysis: AnalysisWords = {
  about:
    'Chaque décision de la partie est réanalysée, sans en savoir plus que son joueur. Les résultats sont des estimations ; ± est l’erreur type.',
  depth: 'Profondeur :',
  depths: {
    quick: (tries) => `rapide (${tries} essais par décision)`,
    usual: (tries) => `normale (${tries} essais)`,
    deep: (tries) => `approfondie (${tries} essais)`,
  },
  begin: 'Analyser',
  again: 'Analyser à nouveau',
  stop: 'Arrêter',
  progressLabel: 'Décisions analysées',
  progress: (done: number, of: number) => (of === 0 ? 'La première décision…' : `${done} décisions sur ${of}`),
  stopped: (done, of) => `Arrêtée après ${done} décisions sur ${of} ; résultats partiels.`,
  done: (decisions) => `${decisions} décisions analysées.`,
  failed: 'Interrompue ; résultats partiels.',
  chances: 'Chance de gagner, en pour cent',
  turnings: 'Tournants',
  noTurnings: 'Aucun tournant.',
  deciding: 'Les moments qui ont décidé de la partie',
  findDeciding: 'Trouver les trois moments décisifs',
  findAbout: 'Réexamine chaque décision, ce qui prend quelques minutes. Tu peux regarder la partie entre-temps.',
  where: (turn: number, seat: string) => (turn === 0 ? `Avant le premier tour, ${seat}` : `Tour ${turn}, ${seat}`),
  byChoice: (chosen: string, best: string) => `Choix : « ${chosen} » au lieu de « ${best} ».`,
  byChance: (told: string) => `par le hasard. ${told}`,
  look: 'Voir ce moment',
  balance: 'Chance et maîtrise',
  heads: ['Début', 'Chance', 'Maîtrise', 'Autres', 'Reste', 'Fin', 'Décisions', 'Erreurs'],
  balanceMeans:
    'Comment la chance de gagner a évolué du début à la fin. Chance : ce que les dés et les pioches ont changé. Maîtrise : ce que les choix du joueur ont coûté face aux meilleurs ; 0 est parfait. Autres : ce que les choix des autres ont apporté. Reste : changements sans dés ni pioches, car le joueur suivant sait autre chose et les estimations se trompent. Une perte de plus de deux erreurs types compte comme une erreur.',
  decisions: 'Décision par décision',
  onlyLosses: 'seulement les erreurs',
  counted: (count: number) => (count === 1 ? '1 décision' : `${count} décisions`),
  more: (count: number) => `Afficher plus (${count})`,
  choicesOf: (at: number) => `Options au coup ${at}`,
  choice: 'Choix',
  win: 'Chance de gagner',
  vp: 'PV attendus',
  visits: 'Essais',
  chosen: 'choisi',
  left: (count: number) => `et ${count} autres`,
  nothingBetter: 'Rien de mieux n’a été trouvé.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Mieux : ${best}. Cela a coûté ${cost}${isSure ? '' : ', ce qui est dans la marge d’erreur'}.`,
};
