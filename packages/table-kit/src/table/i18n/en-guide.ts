import type { Said } from '../../catalogue.svelte.ts';

/** What the guide through a tutorial says in all games. */
export const guide = {
  title: 'First voyage',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  begin: 'Begin',
  free: 'Your choice: press any of the marked buttons.',
  press: (what: string) => `Now press “${what}”.`,
  showMe: 'Show me',
  smaller: 'Collapse',
  larger: 'Expand',
  leave: 'Leave the voyage',
  leaveHint: 'It waits for you on the home page.',
  laterOn: 'You can do that later. In this voyage another choice comes first.',
  waiting: 'Watch: this happens by itself.',
  overTitle: 'The voyage is over',
  newGame: 'New game',
  playOn: 'Play on from here',
};

export type GuideWords = Said<typeof guide>;
