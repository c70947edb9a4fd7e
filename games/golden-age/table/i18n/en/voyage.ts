import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import type { Figures } from '../../how-to-play/figures.ts';

/** The first voyage. */
export const voyage = {
  you: 'Holly',
  opponent: 'Anne',
  aim: (n: Figures) =>
    `The most Victory Points win. A pirate who retires in time scores ${n.notorietyFactor} times his Notoriety, and a point for every full ${n.doubloonsPerVp} doubloons that he has brought into port. A pirate who is lost, or still at sea at the end, scores his Notoriety and no more.`,
  ending: (pardon: string, n: Figures) =>
    `The General Pardon comes up ${n.lastPardon} times, and the last time ends the game: “${pardon}” at the top keeps count.`,
  plan: 'On this voyage you take one pirate from his first prize to his retirement, in about ten minutes. Now and then the choice is yours.',
  over: 'Bellamy is ashore with his doubloons, and his Notoriety counted twice: that is how games are won. You know the trade now. The table tells you everything else when you need it.',
  overMore:
    'From here on the dice fall as they may, and the computer plays Anne. Play on with your new pirate if you like, or begin a game of your own.',
};

export type VoyageTexts = Said<typeof voyage>;
