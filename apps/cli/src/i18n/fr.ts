import type { PlainWords } from '../plain-words.ts';

export const fr: PlainWords = {
  keys: 'tape un nombre pour choisir · s position · ? la règle · q quitter',
  back: 'retour',
  nothingElse: '(rien d’autre n’est possible)',
  unfinished: 'La partie n’est pas encore terminée.',
  yourTurn: (name) => `${name}, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde.`,
  noSuch: (word, keys) => `« ${word} » n’existe pas ici : ${keys}`,
  recordIn: (file) => `La partie est enregistrée dans ${file}.`,
  nobodyWins: 'Personne ne gagne.',
  wonBy: (winners) => `Victoire : ${winners}`,
  rule: (number, text) => `Règle ${number} : ${text}`,
};
