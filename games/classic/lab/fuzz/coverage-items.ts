/** What can occur in a game beside choices, asks and steps: the coverage items of events, cards and options. */
import { type GameEvent, type Options, RECONSTRUCTED, STANDARD_SETTINGS } from '../../rules/index.ts';
import { en } from '../../text/index.ts';

/** Fields of action cards, by what they bring. */
const cardItems = RECONSTRUCTED.cards.flatMap(({ next, randomEvent: { kind, ocean } }) => [
  ...next.map((line) => `card line ${typeof line === 'number' ? 'player' : line}`),
  `card event ${kind}${ocean === undefined ? '' : ` ${ocean}`}`,
]);
const USES = ['nextPlayer', 'randomEvent', 'station', 'search', 'manifest', 'hostage', 'homePort', 'wound'];

export const ITEMS: readonly string[] = [
  // The compiler keeps the texts of events complete.
  ...Object.keys(en.events).map((type) => `event ${type}`),
  ...new Set(cardItems),
  ...USES.map((use) => `card use ${use}`),
  ...Object.keys(STANDARD_SETTINGS).map((option) => `option ${option}`),
];

/** The coverage items of a game's optional rules. */
export const optionItems = (options: Options): readonly string[] =>
  Object.entries(options).flatMap(([option, value]) => (value === true ? [`option ${option}`] : []));

/** The coverage items of an event. */
export function eventItems(event: GameEvent): readonly string[] {
  const item = `event ${event.type}`;
  switch (event.type) {
    case 'lineRead':
      return [item, `card line ${typeof event.line === 'number' ? 'player' : event.line}`];
    case 'randomEventRead': {
      const ocean = RECONSTRUCTED.oceans[event.ocean]?.id;
      return [item, `card event ${event.event}${ocean === undefined ? '' : ` ${ocean}`}`];
    }
    case 'cardDrawn':
      return [item, `card use ${event.purpose}`];
    default:
      return [item];
  }
}

interface Exclusion {
  readonly why: string;
  readonly items: readonly string[];
}

/** What can't be seen, and why. The fuzzer must reach all else. */
const EXCLUSIONS: readonly Exclusion[] = [
  { why: 'Runs while a game is made, before anybody can count its steps.', items: ['step game/prepare'] },
];

/** @returns why the item can't be seen, or null if it can */
export const exclusionFor = (item: string): string | null => EXCLUSIONS.find(({ items }) => items.includes(item))?.why ?? null;
