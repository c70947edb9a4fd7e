import type { PlainWords } from '../plain-words.ts';

export const de: PlainWords = {
  keys: 'eine Zahl wählt · s Stellung · ? die Regel · q Ende',
  back: 'zurück',
  nothingElse: '(sonst ist nichts möglich)',
  unfinished: 'Das Spiel ist noch nicht zu Ende.',
  yourTurn: (name) => `${name}, du bist dran. Drücke die Eingabetaste, wenn sonst niemand hinsieht. `,
  noSuch: (word, keys) => `„${word}“ gibt es hier nicht; ${keys}`,
  recordIn: (file) => `Gespeichert in ${file}.`,
  nobodyWins: 'Niemand gewinnt.',
  wonBy: (winners) => `Gewonnen: ${winners}`,
  rule: (number, text) => `Regel ${number}: ${text}`,
};
