import type { PlainWords } from './en.ts';

export const plain: PlainWords = {
  home: 'Accueil',
  position: 'Position',
  question: 'Question',
  log: 'Ce qui s’est passé',
  handOver: (name: string) => `Passe l’écran à ${name}.`,
  sitDown: (name: string) => `Je suis ${name}`,
  waiting: (names: readonly string[]) => `On attend ${names.join(', ')}.`,
  sealed: (choice: string) => `Ta réponse secrète : ${choice}.`,
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join()} gagne.` : `${names.join(', ')} se partagent la victoire.`),
  nobodyWins: 'Personne ne gagne.',
  find: 'Chercher',
  noneFound: 'Aucun résultat.',
  undo: 'Annuler',
  undoByVote: 'Demander à annuler',
  tryAgain: 'Les bots ne répondent pas. Réessayer',
};
