import type { HistoryTexts } from '../en/history.ts';

const et = new Intl.ListFormat('fr');

/** The charts of a game, and the frame of its chronicle. */
export const history: HistoryTexts = {
  expectedWorth: 'Fortune attendue',
  race: (toWin: number) => `Renommée du pirate le plus renommé en mer ; ${toWin} gagne`,
  measures: {
    netWorth: 'Fortune du plus riche pirate, en livres',
    prizes: 'Navires marchands capturés',
    hunters: 'Rencontres avec des chasseurs',
  },
  unrest: (player: string) => `Moral, ${player} : tout en haut, l’équipage est content`,
  deedsTitle: 'Ce que leurs pirates ont fait',
  deeds: {
    prizes: 'Navires marchands capturés',
    ports: 'Ports pris',
    hunters: 'Rencontres avec des chasseurs',
    battles: 'Batailles',
    duels: 'Duels gagnés',
    ransoms: 'Rançons',
    mutinies: 'Mutineries',
  },
  forPlayer: (player: string) => `naviguant pour ${player}`,
  heading: 'Chronique des pirates',
  of: (players: readonly string[]) => `et des espoirs que ${et.format(players)} ont placés en eux`,
};
