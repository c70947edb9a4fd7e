import type { TableWords } from './en.ts';

export const table: TableWords = {
  undo: 'Annuler',
  undoNow: 'Annuler ton dernier choix (touche u)',
  undoByVote: 'Demander à annuler',
  undoByVoteWhy:
    'Depuis, d’autres ont joué ou quelque chose a été révélé : demander aux autres de voter pour annuler ton dernier choix (touche u)',
  undoNot: {
    nothing: 'Annuler : tu n’as encore fait aucun choix.',
    over: 'Annuler : la partie est finie.',
    die: 'Annuler : un dé a été lancé depuis.',
    draw: 'Annuler : quelque chose a été pioché depuis.',
    reveal: 'Annuler : quelque chose de caché a été révélé depuis.',
    otherSeat: 'Annuler : un autre joueur a joué depuis.',
    paused: 'Annuler : la partie est en pause.',
    vote: 'Annuler : un vote est en cours.',
    looking: 'Annuler : pas pendant que tu regardes l’historique.',
  },

  handOver: {
    label: 'Passer l’écran',
    screenFor: 'Passe l’écran à',
    show: (seat: string) => `Je suis ${seat} : montrer mes cartes`,
    pass: 'Passer pour ce tour sans regarder',
  },

  openRule: (rule: string) => `Lire la règle ${rule}`,
};
