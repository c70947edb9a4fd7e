/** The texts of the plain table, loaded with it. */
import type { Said } from '../../catalogue.svelte.ts';

export const plain = {
  home: 'Home page',
  position: 'Position',
  question: 'Question',
  log: 'What happened',
  handOver: (name: string) => `Hand the screen over to ${name}.`,
  sitDown: (name: string) => `I am ${name}`,
  waiting: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
  sealed: (choice: string) => `Your secret answer: ${choice}.`,
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join()} wins.` : `${names.join(', ')} share the win.`),
  nobodyWins: 'Nobody wins.',
  find: 'Find',
  noneFound: 'No matches.',
  undo: 'Undo',
  undoByVote: 'Ask to undo',
  tryAgain: 'The bots aren’t responding. Try again',
};

export type PlainWords = Said<typeof plain>;
