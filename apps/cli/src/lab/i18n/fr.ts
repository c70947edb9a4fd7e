import type { LabWords } from './en.ts';

export const fr: LabWords = {
  title: 'La balance',
  lead: (games, seed, game) => `${games} parties, graine ${seed}, ${game}`,
  players: (count) => `${count} joueurs`,
  standard: 'règles de base',
  set: (id) => `jeu de pièces « ${id} »`,
  games: (count) => `${count} parties`,
  variations: 'Ce qui a été joué',
  contents: 'Sommaire',
  seat: (seat) => `Place ${seat + 1}`,
  asTable: 'En tableau',
  none: 'trop peu',
  noneOf: 'Trop peu de parties pour conclure.',
  interval: '95 %',
  to: (low, high) => `${low} à ${high}`,
  share: 'Part',
  mean: 'Moyenne',
  difference: 'Différence',
  number: 'Nombre',
  median: (value) => `médiane ${value}`,
  againstFirst: 'face à I',
  timed: (names) => `On ne retrouvera pas exactement ces parties : ${names} réfléchissent à la montre.`,

  about: {
    method:
      'Une barre est un intervalle à 95 % : sur vingt barres, une manque ce que beaucoup plus de parties montreraient. Une victoire partagée est divisée. Toutes les variantes ont les mêmes dés tant que leurs parties se ressemblent. Ce qu’on lit ici vaut pour ces joueurs : de meilleurs trouveront peut-être un autre jeu.',
    glanceOfOne: 'Moyennes de toutes les parties.',
    glance:
      'Moyennes de toutes les parties, et dessous l’écart avec la première variante. L’écart est pris partie par partie, avec les mêmes dés ; ceux dont l’intervalle exclut 0 sont marqués.',
    seats:
      'Victoires selon la place, quel que soit le premier. Ce qui s’éloigne de la ligne est hasard, ou erreur, si les règles ne favorisent aucune place.',
    bots: 'Victoires d’une place de chaque joueur automatique. Les places changent d’une partie à l’autre.',
    turns: 'Combien de parties ont eu cette longueur.',
    decisions: 'Combien de parties ont eu cette longueur. Les décisions sont celles des joueurs, sans dés ni pioches.',
    best: 'Combien de parties ont été gagnées avec autant.',
    endings: 'Comment les parties ont fini.',
    events: 'Combien de fois chaque événement arrive par partie, et dessous l’écart avec la première variante.',
  },
  sections: {
    glance: 'En un coup d’œil',
    seats: 'Les places',
    bots: 'Les joueurs',
    turns: 'Longueur en tours',
    decisions: 'Longueur en décisions',
    best: 'Les points du vainqueur',
    endings: 'Comment finissent les parties',
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
