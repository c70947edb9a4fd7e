/** What can occur in a game beside choices, asks and steps: the coverage items of cards, refusals and options. */
import {
  CARD_KINDS,
  CARD_TITLES,
  type CardTitle,
  CHOICES,
  type Choice,
  CLOSING_RULES,
  type Options,
  SETTING_VALUES,
  settingsOf,
  TITLE_OF,
} from '@bb/golden-age/rules';

/** The rules that close choices, with those of the cards that can be played in the own turn. */
const REFUSALS: readonly string[] = [...CLOSING_RULES, '17.2 #1', '17.2 #6', '17.2 #8', '17.2 #10', '17.2 #12'];

const isHeld = (title: CardTitle): boolean => CARD_KINDS[title].use !== 'now';
const givesNumber = (title: CardTitle): boolean => CARD_KINDS[title].use === 'or' && CARD_KINDS[title].actions !== 'initiative';
const givesInitiative = (title: CardTitle): boolean => CARD_KINDS[title].actions === 'initiative';
/** Anti-pirate cards whose play names a pirate or a port, so they have choices of their own kinds. */
const NAMING: readonly CardTitle[] = ['piratical-ambition', 'pirate-converts', 'local-resistance'];

/** By kind of choice: which cards it can play. The engine's list of choices has one for every card, to keep its ids simple. */
const USABLE: Readonly<Record<string, (title: CardTitle) => boolean>> = {
  playForActions: givesNumber,
  playForInitiative: givesInitiative,
  playLetter: (title) => title === 'letter-of-marque',
  playSkull: (title) => title === 'skull-and-crossbones',
  playAgainst: (title) => CARD_KINDS[title].antiPirate && !NAMING.includes(title),
  /** 4.55 Only from a hand without a card that gives Actions, so no card with a number of Actions can be discarded. */
  discardForAction: (title) => givesInitiative(title) || CARD_KINDS[title].use === 'and',
  discardCard: isHeld,
};

const titleOf = (choice: Choice): CardTitle | null => ('card' in choice ? (TITLE_OF[choice.card] ?? null) : null);
const isUsable = (choice: Choice): boolean => {
  const title = titleOf(choice);
  return title === null || (USABLE[choice.type]?.(title) ?? true);
};

const useItem = (choice: Choice): string => `use ${choice.type} ${titleOf(choice)}`;

/** The coverage items of a game's optional rules. */
export const optionItems = (options: Options): readonly string[] => [
  ...Object.entries(settingsOf(options)).map(([option, value]) => `option ${option}=${value}`),
  `option components=${options.components === undefined || options.components === 'reconstructed' ? 'reconstructed' : 'other'}`,
];

export const ITEMS: readonly string[] = [
  ...CARD_TITLES.map((title) => `card ${title}`),
  ...new Set(CHOICES.filter((choice) => 'card' in choice && isUsable(choice)).map(useItem)),
  ...REFUSALS.map((rule) => `refusal ${rule}`),
  ...Object.entries(SETTING_VALUES).flatMap(([option, values]) => values.map((value) => `option ${option}=${value}`)),
  'option components=reconstructed',
  'option components=other',
];
const listed = new Set(ITEMS);

const playsCard = (choice: Choice, title: CardTitle): boolean => choice.type !== 'drawCard' || !isHeld(title);

/** @returns the items of a choice's use of a card, and of the card that it resolves or plays */
export function choiceItems(choice: Choice): readonly string[] {
  const title = titleOf(choice);
  return title === null ? [] : [useItem(choice), ...(playsCard(choice, title) ? [`card ${title}`] : [])];
}

/** @returns the use of a card if the choice is one, or else its kind */
export const actOf = (choice: Choice): string => (titleOf(choice) !== null && listed.has(useItem(choice)) ? useItem(choice) : choice.type);
