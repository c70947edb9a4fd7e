import type { PlainWords } from '../plain-words.ts';

export const en: PlainWords = {
  keys: 'type a number to choose · s position · ? the rule · q quit',
  back: 'back',
  nothingElse: '(nothing else is possible)',
  unfinished: 'The game is not over yet.',
  yourTurn: (name) => `${name}, it’s your turn. Press Enter when nobody else is looking.`,
  noSuch: (word, keys) => `There is no “${word}” here: ${keys}`,
  recordIn: (file) => `The game is saved in ${file}.`,
  nobodyWins: 'Nobody wins.',
  wonBy: (winners) => `Winner: ${winners}`,
  rule: (number, text) => `Rule ${number}: ${text}`,
};
