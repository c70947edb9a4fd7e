/** 17.2 The 87 event cards, of 23 kinds. Source of every figure: published. */
import type { CardId } from './ids.ts';

export type CardUse = 'or' | 'and' | 'now';

export interface CardKind {
  /** The number printed on the card, 1 to 23. */
  readonly number: number;
  readonly title: string;
  readonly copies: number;
  /** Anti-pirate: may be played against another player's pirates. */
  readonly antiPirate: boolean;
  /** The number of Actions that it gives: `initiative` for a ◆ card, 0 for a card that must be played at once. */
  readonly actions: number | 'initiative';
  readonly use: CardUse;
}

/** The names that come with a card: what its dice are for, and why it changes a figure. */
interface Names<Roll extends string, Cause extends string> {
  readonly rolls?: readonly Roll[];
  readonly causes?: readonly Cause[];
}

const kind = <const Roll extends string = never, const Cause extends string = never>(
  number: number,
  title: string,
  copies: number,
  antiPirate: boolean,
  actions: number | 'initiative',
  use: CardUse,
  { rolls = [], causes = [] }: Names<Roll, Cause> = {},
): CardKind & Required<Names<Roll, Cause>> => ({ number, title, copies, antiPirate, actions, use, rolls, causes });

/** By title. Their order numbers the cards: a new kind comes last. */
export const CARD_KINDS = {
  'buried-treasure': kind(1, 'Buried Treasure', 1, false, 1, 'and', { rolls: ['treasure', 'treasureWorth'] }),
  'debauchery-and-revelry': kind(2, 'Debauchery & Revelry', 6, true, 2, 'or'),
  disease: kind(3, 'Disease', 2, false, 0, 'now', { rolls: ['disease'] }),
  'double-cross': kind(4, 'Double Cross', 4, true, 'initiative', 'or', { rolls: ['doubleCross', 'fine'] }),
  'european-turmoil': kind(5, 'European Turmoil', 2, false, 0, 'now'),
  'fair-winds': kind(6, 'Fair Winds', 3, false, 1, 'and'),
  'finger-of-fate': kind(7, 'Finger of Fate', 1, false, 0, 'now'),
  'general-pardon': kind(8, 'General Pardon', 1, false, 0, 'now'),
  'new-governors': kind(9, 'New Governors', 8, false, 0, 'now', { rolls: ['newGovernors'] }),
  'heavy-guns': kind(10, 'Heavy Guns', 4, false, 1, 'and', { causes: ['guns'] }),
  'kc-surprise': kind(11, 'KC Surprise', 2, true, 2, 'or'),
  'letter-of-marque': kind(12, 'Letter of Marque', 4, false, 2, 'or'),
  'local-resistance': kind(13, 'Local Resistance', 3, true, 2, 'or', { rolls: ['localResistance'] }),
  'mal-de-mer': kind(14, 'Mal de Mer', 1, false, 0, 'now'),
  'mutiny-conspiracy': kind(15, 'Mutiny Conspiracy', 6, true, 'initiative', 'or', { rolls: ['conspiracy'] }),
  'pirate-converts': kind(16, 'Pirate Converts', 1, true, 3, 'or'),
  'piratical-ambition': kind(17, 'Piratical Ambition', 5, true, 'initiative', 'or', { causes: ['ambition'] }),
  'scurvy-outbreak': kind(18, 'Scurvy Outbreak', 5, true, 2, 'or', { causes: ['scurvy'] }),
  'skull-and-crossbones': kind(19, 'Skull & Crossbones', 4, false, 3, 'or', { causes: ['skull'] }),
  'storms-at-sea': kind(20, 'Storms at Sea', 6, false, 0, 'now', {
    rolls: ['storm', 'stormAndPirate', 'stormAndWarship', 'stormAndCommissioner'],
    causes: ['storm'],
  }),
  'warship-sighting': kind(21, 'Warship Sighting', 10, true, 'initiative', 'or'),
  'wear-and-tear': kind(22, 'Wear and Tear', 7, true, 2, 'or', { rolls: ['wearAndTear'], causes: ['wearAndTear'] }),
  'natural-disaster': kind(23, 'Natural Disaster', 1, false, 0, 'now', { rolls: ['naturalDisaster'] }),
};

export type CardTitle = keyof typeof CARD_KINDS;
export type CardRoll<T extends CardTitle = CardTitle> = (typeof CARD_KINDS)[T]['rolls'][number];
export type CardCause<T extends CardTitle = CardTitle> = (typeof CARD_KINDS)[T]['causes'][number];
export const isCardTitle = (key: string): key is CardTitle => Object.hasOwn(CARD_KINDS, key);
export const CARD_TITLES: readonly CardTitle[] = Object.keys(CARD_KINDS).filter(isCardTitle);
/** Cards with higher numbers are our own. */
const LAST_PUBLISHED = 23;
export const PUBLISHED_TITLES: readonly CardTitle[] = CARD_TITLES.filter((title) => CARD_KINDS[title].number <= LAST_PUBLISHED);

/** The title of each card, by id. */
export const TITLE_OF: readonly CardTitle[] = CARD_TITLES.flatMap((title) => Array.from({ length: CARD_KINDS[title].copies }, () => title));
export const CARD_COUNT = TITLE_OF.length;
export const CARDS: readonly CardId[] = TITLE_OF.map((_, i) => i as CardId);
/** By id, such as `heavy-guns-2` for the second card of its title. */
export const CARD_NAMES: readonly string[] = TITLE_OF.map((title, i) => `${title}-${i - TITLE_OF.indexOf(title) + 1}`);

/** [R95] A short game has one of this many copies of each card, and the first in any case. */
export const SHORT_GAME_SHARE = 2;
/** [R95] The cards of a short game. */
export const SHORT_GAME_CARDS: readonly CardId[] = CARDS.filter(
  (card) => (card - TITLE_OF.indexOf(TITLE_OF[card])) % SHORT_GAME_SHARE === 0,
);

export const cardsOf = (title: CardTitle): readonly CardId[] => CARDS.filter((card) => TITLE_OF[card] === title);
export const kindOf = (card: CardId): CardKind => CARD_KINDS[TITLE_OF[card]];

/** By id. A list, because the hot paths read it. */
export const USE_OF: readonly CardUse[] = CARDS.map((card) => kindOf(card).use);
/** By id: the number of Actions, 0 if the card gives those of a pirate's Initiative or none. */
export const ACTIONS_OF: readonly number[] = CARDS.map((card) => {
  const { actions } = kindOf(card);
  return actions === 'initiative' ? 0 : actions;
});
export const GIVES_INITIATIVE: readonly boolean[] = CARDS.map((card) => kindOf(card).actions === 'initiative');
/** By id: the bit of the card's title in the title limits, which is its index in `CARD_TITLES`. */
export const TITLE_BIT: readonly number[] = CARDS.map((card) => 1 << CARD_TITLES.indexOf(TITLE_OF[card]));
const BIT_OF = new Map(CARD_TITLES.map((title, i) => [title, 1 << i]));
export const bitOf = (title: CardTitle): number => BIT_OF.get(title) ?? 0;
