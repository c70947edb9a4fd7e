/** What the page of `bb lab` says of this game alone. */
const ORDINALS = ['1st', '2nd', '3rd'];

export const en = {
  place: (place: number): string => ORDINALS[place] ?? `${place + 1}th`,
  set: (id: string): string => `component set “${id}”`,
  about: {
    order: 'Wins by place in the order of play, which is rolled for in each game. The line is par: an equal share for all.',
    pirateWins:
      'Wins of the players for whom the pirate came into play. This is not what he is worth: players choose whom to deploy, and those who deploy a fourth pirate may be winning already.',
    pirateVp: 'Victory Points that a pirate scored for his player, whether he retired, was lost, or was still at sea at the end.',
    had: 'Final Victory Points above the table’s mean: those of players who had the card at least once, less those of players who never had it. Cards come by chance, so this is the effect of the card, in the hands of these players. If the deck has several copies, nearly everybody had one, and the bar is long.',
    played:
      'The same for players who played the card for its text, less that of players who had it and never did. This is not the effect of the card alone: players choose when it is worthwhile, and those who are doing well may play other cards.',
    suffered:
      'The same for players against whose pirates the card was played, less that of all others. This is not the effect of the card alone either: the leader is a better target.',
    uses: 'What became of the cards that players had: played for the text, played for Actions only, discarded, or still in hand at the end. Cards that are resolved when drawn are left out.',
    fates: 'Pirates per game, by what became of them.',
  },
  sections: {
    order: 'Order of play',
    pirateWins: 'Sailing with a pirate',
    pirateVp: 'What a pirate earns',
    had: 'Having a card',
    played: 'Playing a card',
    suffered: 'Suffering a card',
    uses: 'What cards are used for',
    fates: 'Fates of pirates',
  },
  measures: {
    best: 'VP of the winner',
    mean: 'VP of all, mean',
    lead: 'VP between first and second',
    beginnersWins: 'Wins of the first player',
    pirates: 'Pirates in play',
    retired: 'Pirates retired',
    lost: 'Pirates lost',
  },
  uses: { event: 'for its text', actions: 'for Actions', thrown: 'discarded', left: 'still in hand' },
  fates: {
    A: 'retired: Letter',
    B: 'retired: surrender',
    C: 'retired: safe haven',
    D: 'retired: bribe',
    E: 'retired: Pardon',
    atSea: 'at sea at the end',
    commissioner: 'lost: Commissioner',
    battle: 'lost: warship',
    portAttack: 'lost: port attack',
    marooned: 'lost: mutiny',
    sunk: 'lost: worn-out ship',
    storm: 'lost: storm',
    disease: 'lost: disease',
    naturalDisaster: 'lost: disaster',
    duel: 'lost: duel',
    ambition: 'lost: ambition',
    hanged: 'lost: gallows',
  },
  endings: {
    generalPardon: 'the third Pardon',
    deckEmpty: 'the deck was empty',
    blackbeardRetired: 'Blackbeard retired',
    blackbeardLost: 'Blackbeard was lost',
    rivalsScored: 'the System Player reached his goal',
    rivalsGone: 'the System Player had no pirates left',
  },
};

type Texts<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Texts<T[K]> };
export type LabWords = Texts<typeof en>;
