import type { PlainWords } from './en.ts';

export const plain: PlainWords = {
  home: 'Startseite',
  position: 'Stellung',
  question: 'Frage',
  log: 'Was geschah',
  handOver: (name: string) => `Gib den Bildschirm an ${name} weiter.`,
  sitDown: (name: string) => `Ich bin ${name}`,
  waiting: (names: readonly string[]) => `Warten auf ${names.join(', ')}.`,
  sealed: (choice: string) => `Deine geheime Antwort: ${choice}.`,
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join()} gewinnt.` : `${names.join(', ')} teilen sich den Sieg.`),
  nobodyWins: 'Niemand gewinnt.',
  find: 'Suchen',
  noneFound: 'Keine Treffer.',
  undo: 'Zurücknehmen',
  undoByVote: 'Um Rücknahme bitten',
  tryAgain: 'Die Bots antworten nicht. Noch einmal versuchen',
};
