import type { AnalysisWords } from '../en/analysis.ts';

/** Looking back on a finished game: what each choice was worth. */
export const analysis: AnalysisWords = {
  about:
    'Chaque décision de la partie est repensée, sans en savoir plus que son joueur. Il en résulte des estimations ; ± est l’erreur type.',
  depth: 'Avec quel soin :',
  depths: {
    quick: (tries: number) => `vite (${tries} essais par décision)`,
    usual: (tries: number) => `bien (${tries} essais)`,
    deep: (tries: number) => `à fond (${tries} essais)`,
  },
  begin: 'Regarder en arrière',
  again: 'Recommencer',
  stop: 'Arrêter',
  progressLabel: 'Décisions jugées',
  progress: (done: number, of: number) => (of === 0 ? 'La première décision …' : `${done} décisions sur ${of}`),
  stopped: (done: number, of: number) => `Arrêté après ${done} décisions sur ${of} ; voici ce qui a été trouvé.`,
  done: (decisions: number) => `${decisions} décisions ont été jugées.`,
  failed: 'Cela n’a pas pu être mené à bien ; voici ce qui a été trouvé.',
  chances: 'Chance de gagner, en pour cent',
  turnings: 'Les tournants de la partie',
  noTurnings: 'Rien ne ressort.',
  where: (turn: number, seat: string) => (turn === 0 ? `Avant le premier tour, ${seat}` : `Tour ${turn}, ${seat}`),
  byChoice: (chosen: string, best: string) => `a choisi « ${chosen} » au lieu de « ${best} ».`,
  byChance: (told: string) => `par le hasard. ${told}`,
  look: 'Regarder ce moment',
  balance: 'Chance et adresse',
  heads: ['Début', 'Chance', 'Adresse', 'Autres', 'Reste', 'Fin', 'Décisions', 'Fautes'],
  balanceMeans:
    'En chances de gagner, de la première à la dernière. Chance : la somme, sur tout ce que le hasard a décidé entre deux décisions, de la chance à la seconde moins celle après la première. Adresse : ce que ses propres choix ont coûté face aux meilleurs ; 0 est sans faute. Autres : ce que leurs choix ont apporté. Reste : changements où le hasard n’a pas de part, car le joueur suivant sait autre chose, et les estimations se trompent. Une faute est une perte de plus de deux erreurs types.',
  decisions: 'Décision par décision',
  onlyLosses: 'seulement ce qui a coûté',
  counted: (count: number) => (count === 1 ? '1 décision' : `${count} décisions`),
  more: (count: number) => `En montrer plus (${count})`,
  choicesOf: (at: number) => `Les choix possibles après ${at} choix`,
  choice: 'Choix',
  win: 'Chance de gagner',
  vp: 'PV attendus',
  visits: 'Essais',
  chosen: 'choisi',
  left: (count: number) => `et ${count} autres`,
  nothingBetter: 'Rien de mieux n’a été trouvé.',
  wouldHave: (best: string, cost: string, isSure: boolean) =>
    `Mieux : ${best}. Cela a coûté ${cost}${isSure ? '' : ', ce qui est dans la marge d’erreur'}.`,
};
