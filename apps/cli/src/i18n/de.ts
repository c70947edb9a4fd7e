import type { PlainWords } from '../plain-words.ts';

export const de: PlainWords = {
  keys: 'Zahl eingeben zum Wählen · s Stellung · ? die Regel · q Ende',
  back: 'zurück',
  nothingElse: '(sonst ist nichts möglich)',
  unfinished: 'Das Spiel ist noch nicht zu Ende.',
  yourTurn: (name) => `${name}, du bist dran. Drück die Eingabetaste, wenn sonst niemand hinsieht.`,
  noSuch: (word, keys) => `„${word}“ gibt es hier nicht; ${keys}`,
  recordIn: (file) => `Das Spiel ist in ${file} gespeichert.`,
  nobodyWins: 'Niemand gewinnt.',
  wonBy: (winners) => `Gewonnen: ${winners}`,
  rule: (number, text) => `Regel ${number}: ${text}`,
};
