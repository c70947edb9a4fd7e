import type { Said } from '../../catalogue.svelte.ts';

/** What the end of a game says in all games. */
export const ending = {
  player: 'Player',
  end: 'End',
  bringHome: 'Save the whole game here',
  toBoard: 'View the board',
  lookBack: 'Look back',
  share: 'Share',
  copied: 'Copied, with a link to the game.',
  copyYourself: 'Your browser doesn’t let this page copy. Copy the link yourself.',
  tooLong: 'The game is too long for a link, so it was downloaded as a file. Send the file: the home page imports it.',
  savePicture: 'Save as a picture',
  saveRecord: 'Download the game',
  toHome: 'Home page',
  moments: 'Three moments',
  fates: 'What became of the pirates',
  asText: 'Download as text',
};

export type EndingWords = Said<typeof ending>;
