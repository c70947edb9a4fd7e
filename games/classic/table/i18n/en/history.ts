import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** The charts of a game, and the frame of its chronicle. */
export const history = {
  expectedWorth: 'Expected Net Worth',
  race: (toWin: number) => `Notoriety of the most notorious pirate at sea; ${toWin} wins`,
  measures: {
    netWorth: 'Net Worth of the richest pirate, in pounds',
    prizes: 'Merchants captured',
    hunters: 'Encounters with hunters',
  },
  unrest: (player: string) => `Crew Unrest, ${player}: a content crew is at the top`,
  deedsTitle: 'What their pirates did',
  deeds: {
    prizes: 'Merchants captured',
    ports: 'Ports taken',
    hunters: 'Encounters with hunters',
    battles: 'Battles',
    duels: 'Duels won',
    ransoms: 'Ransoms',
    mutinies: 'Mutinies',
  },
  forPlayer: (player: string) => `sailing for ${player}`,
  heading: 'A Chronicle of the Pirates',
  of: (players: readonly string[]) => `and of the fortunes that ${new Intl.ListFormat('en').format(players)} staked on them`,
};

export type HistoryTexts = Said<typeof history>;
