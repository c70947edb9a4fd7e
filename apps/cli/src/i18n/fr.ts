import type { PlainWords } from '../plain-words.ts';

export const fr: PlainWords = {
  keys: 'un nombre choisit · s position · ? la règle · q quitter',
  back: 'retour',
  nothingElse: '(rien d’autre n’est possible)',
  unfinished: 'La partie reste inachevée.',
  yourTurn: (name) => `${name}, à toi de jouer. Appuie sur Entrée quand personne d’autre ne regarde. `,
  noSuch: (word, keys) => `« ${word} » n’existe pas ici ; ${keys}`,
  recordIn: (file) => `L’enregistrement est dans ${file}.`,
  nobodyWins: 'Personne ne gagne.',
  wonBy: (winners) => `Victoire : ${winners}`,
  rule: (number, text) => `Règle ${number} : ${text}`,
};
