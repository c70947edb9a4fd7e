import type { LabWords } from './en.ts';

export const fr: LabWords = {
  title: 'Le laboratoire d’équilibre',
  lead: (games, seed, game) => `${games} parties, graine ${seed}, ${game}`,
  players: (count) => (count === 1 ? '1 joueur' : `${count} joueurs`),
  standard: 'règles de base',
  set: (id) => `jeu de pièces « ${id} »`,
  games: (count) => `${count} parties`,
  variations: 'Variantes',
  contents: 'Sommaire',
  seat: (seat) => `Place ${seat + 1}`,
  asTable: 'En tableau',
  none: 'trop peu',
  noneOf: 'Trop peu de parties.',
  interval: '95 %',
  to: (low, high) => `${low} à ${high}`,
  share: 'Part',
  mean: 'Moyenne',
  difference: 'Différence',
  number: 'Nombre',
  median: (value) => `médiane ${value}`,
  againstFirst: 'par rapport à I',
  timed: (names) => `Ces parties ne peuvent pas être reproduites exactement, car ces bots réfléchissent à la montre : ${names}.`,

  about: {
    method:
      'Chaque barre est un intervalle à 95 % : avec beaucoup plus de parties, le résultat tomberait dans 19 barres sur 20. Une victoire partagée est divisée. Toutes les variantes ont les mêmes dés tant que les choix sont les mêmes. Les résultats valent pour ces bots ; de meilleurs joueurs en auraient peut-être d’autres.',
    glanceOfOne: 'Moyennes de toutes les parties.',
    glance:
      'Moyennes de toutes les parties, et l’écart avec la première variante. L’écart est calculé partie par partie, avec les mêmes dés ; ceux dont l’intervalle exclut 0 sont marqués.',
    seats:
      'Victoires selon la place, quel que soit le premier joueur. Un grand écart avec la ligne est un hasard ou une erreur, à moins que les règles ne favorisent une place.',
    bots: 'Victoires par place de chaque bot. Les bots changent de place d’une partie à l’autre.',
    turns: 'Part des parties de chaque longueur.',
    decisions: 'Part des parties de chaque longueur. Seules comptent les décisions des joueurs, sans les dés ni les pioches.',
    best: 'Part des parties gagnées avec chaque score.',
    endings: 'Comment les parties se sont terminées.',
    events: 'Combien de fois chaque événement arrive par partie, et l’écart avec la première variante.',
  },
  sections: {
    glance: 'En un coup d’œil',
    seats: 'Les places',
    bots: 'Les bots',
    turns: 'Longueur en tours',
    decisions: 'Longueur en décisions',
    best: 'Les points du vainqueur',
    endings: 'Comment les parties se terminent',
    events: 'Ce qui arrive',
  },
  measures: {
    turns: 'Tours',
    decisions: 'Décisions des joueurs',
    best: (score) => `${score} du vainqueur`,
    mean: (score) => `${score} de tous, moyenne`,
    lead: (score) => `${score} entre les deux premiers`,
  },
};
