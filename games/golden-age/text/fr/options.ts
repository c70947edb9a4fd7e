/** The optional rules, for people who choose among them. */
import { CARD_COUNT, SHORT_GAME_CARDS, SHORT_GAME_MAX_PLAYERS } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';

export const options: Language['options'] = {
  draft: {
    title: 'Choix des pirates',
    effect: 'Les pirates sont choisis tour à tour, à découvert, en serpentin, au lieu d’être distribués.',
  },
  deployment: { title: 'Premier déploiement', effect: 'Comment on place les premiers pirates dans les zones maritimes.' },
  length: { title: 'Durée', effect: 'Combien de fois on épuise la pioche.' },
  printedRatings: {
    title: 'Mer plus clémente',
    effect:
      'Les valeurs imprimées de l’auteur : navires de guerre et commissaires combattent sans le bonus ajouté plus tard. Les pirates vivent plus longtemps.',
  },
  cunning: {
    title: 'Ruse',
    effect: 'Un point de Ruse relance les dés. Sans cette règle, les points ne servent qu’à jouer « Tête de mort & tibias ».',
  },
  latePardon: {
    title: 'Pardon tardif',
    effect: 'Après sa deuxième apparition, le Pardon général va dans la moitié inférieure de la pioche.',
  },
  retireInPiratePorts: { title: 'Retraite dans les ports pirates', effect: 'Les pirates peuvent aussi se retirer dans les ports pirates.' },
  solitaire: {
    title: 'Jeu en solitaire',
    effect: 'Un joueur avec Barbe-Noire contre le joueur système, dont les trois pirates jouent seuls.',
  },
};

export const values: Language['values'] = {
  open: { title: 'ouvert', effect: 'L’un après l’autre, à la vue de tous.' },
  secret: { title: 'secret', effect: 'Tous choisissent en secret, puis dévoilent leur choix en même temps.' },
  random: { title: 'au hasard', effect: 'Les dés décident où chaque pirate commence.' },
  standard: { title: 'normale', effect: 'Une fois : le Pardon général met fin à la partie à sa troisième apparition.' },
  long: { title: 'longue', effect: 'Deux fois : le Pardon général n’entre dans la pioche qu’au second passage.' },
  short: {
    title: 'courte (règle maison)',
    effect: `Une fois, avec la moitié de la pioche : un exemplaire sur deux de chaque carte, ${SHORT_GAME_CARDS.length} sur ${CARD_COUNT} en tout. Une règle maison, qui n’est pas dans le livret ; pour ${SHORT_GAME_MAX_PLAYERS} joueurs au plus.`,
  },
};
