import type { Said } from '@bb/ui/catalogue.svelte.ts';

/** The first voyage. */
export const voyage = {
  you: 'Holly',
  opponent: 'Anne',
  title: 'First voyage',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  press: (what: string) => `Now press “${what}”.`,
  showMe: 'Show me',
  smaller: 'Collapse',
  larger: 'Expand',
  leave: 'Leave the voyage',
  leaveHint: 'It waits for you on the home page.',
  laterOn: 'You can do that later. In this voyage another choice comes first.',
  waiting: 'Watch: this happens by itself.',
  overTitle: 'The voyage is over',
  over: 'Bellamy is ashore with his doubloons, and his Notoriety counted twice: that is how games are won. You know the trade now. Everything else the table tells you when you need it.',
  overMore:
    'From here on the dice are free and Anne is a computer captain. Play on with Hornigold if you like, or begin a game of your own.',
  newGame: 'New game',
  playOn: 'Play on here',
};

export type VoyageTexts = Said<typeof voyage>;
