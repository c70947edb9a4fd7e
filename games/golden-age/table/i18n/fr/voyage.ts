import type { VoyageTexts } from '../en/voyage.ts';

export const voyage: VoyageTexts = {
  you: 'Holly',
  opponent: 'Anne',
  title: 'Premier voyage',
  step: (step: number, of: number) => `Étape ${step} sur ${of}`,
  press: (what: string) => `Appuie maintenant sur « ${what} ».`,
  showMe: 'Montre-moi',
  smaller: 'Réduire',
  larger: 'Développer',
  leave: 'Quitter le voyage',
  leaveHint: 'Il t’attend sur la page d’accueil.',
  laterOn: 'Tu pourras le faire plus tard. Dans ce voyage, un autre choix vient d’abord.',
  waiting: 'Regarde : cela se fait tout seul.',
  overTitle: 'Le voyage est fini',
  over: 'Bellamy est à terre avec ses doublons, et sa Renommée a compté deux fois : c’est ainsi que l’on gagne. Tu connais maintenant le métier. Le reste, la table te le dira quand tu en auras besoin.',
  overMore:
    'Désormais, les dés sont libres et c’est l’ordinateur qui joue Anne. Continue avec Hornigold si tu veux, ou commence ta propre partie.',
  newGame: 'Nouvelle partie',
  playOn: 'Continuer ici',
};
