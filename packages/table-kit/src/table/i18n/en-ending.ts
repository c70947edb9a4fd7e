import type { Said } from '../../catalogue.svelte.ts';

/** What the end of a game says in all games. */
export const ending = {
  player: 'Player',
  end: 'End',
  bringHome: 'Save the whole game here',
  toBoard: 'View the board',
  share: 'Share',
  copied: 'The result is on the clipboard.',
  savePicture: 'Save as a picture',
  saveRecord: 'Download the game',
  toHome: 'Home page',
  fates: 'What became of the pirates',
  asText: 'Download as text',
};

export type EndingWords = Said<typeof ending>;
