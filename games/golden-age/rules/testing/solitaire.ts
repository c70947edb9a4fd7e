/** Scripts parts of solitaire games, as `scenario.ts` does for others. */
import { type CardTitle, TITLE_OF } from '../data/cards.ts';
import type { PlaceName } from '../data/ids.ts';
import { takeFrom } from '../effects/lists.ts';
import { merchantsDue } from '../queries/counts.ts';
import { hand, merchant, noMerchant, noMerchants, pirate } from './arrange.ts';
import { beforeTurn, begin, d66, play, type Step, type Table } from './scenario.ts';

type Pirate = NonNullable<Parameters<typeof pirate>[3]>;
type Scene = Pick<NonNullable<Parameters<typeof beforeTurn>[0]>, 'ratings' | 'navy' | 'ports'> & {
  readonly at?: PlaceName;
  /** Blackbeard's state. */
  readonly teach?: Pirate;
  /** The state of the System Player's first pirate, and his place. */
  readonly low?: Pirate;
  readonly lowAt?: PlaceName;
  /** The Actions that Blackbeard has left after playing his card. */
  readonly actions?: number;
  /** The number of merchants, at most ten, all in the far east. */
  readonly merchants?: number;
};

/** Ports far from all pirates, for merchants that play no part. */
const FAR_PORTS = ['kilwa', 'zanzibar', 'ethiopia', 'mocha', 'bombay', 'severndroog', 'goa', 'calicut', 'cape-lopez', 'whydah'] as const;

/** Blackbeard in his first Player-Turn, with an empty hand; Low, Vane and Kidd are the System Player's. */
export function solitaire({
  at = 'central-atlantic',
  teach = {},
  low = {},
  lowAt = 'india',
  actions = 4,
  merchants = 8,
  ...scene
}: Scene = {}): Table {
  const t = beforeTurn({ players: 4, settings: { solitaire: true }, ...scene });
  const { g } = t;
  noMerchants(t);
  // With fewer than eight the Player-Turn would begin with new ones (19.4).
  const atFirst = FAR_PORTS.slice(0, merchants + merchantsDue(g.tables, merchants));
  for (const [i, port] of atFirst.entries()) merchant(t, port, i % 2 === 0 ? 'schooner' : 'sloop');
  pirate(t, 'teach', at, teach);
  pirate(t, 'low', lowAt, { seat: 1, ...low });
  pirate(t, 'vane', 'transit-gold-coast-east-africa', { seat: 2 });
  pirate(t, 'kidd', 'transit-south-america-gold-coast', { seat: 3 });
  hand(t, 0, 'skull-and-crossbones', 'skull-and-crossbones', 'skull-and-crossbones', 'skull-and-crossbones');
  begin(t);
  play(t, { type: 'playForActions', card: 'skull-and-crossbones' });
  g.actionsLeft = actions;
  for (const port of atFirst.slice(merchants)) noMerchant(t, port);
  g.deck.push(...g.hands[0], ...g.discards);
  g.hands[0] = [];
  g.discards = [];
  t.events = [];
  return t;
}

/** The steps that draw a card and play it for its number of Actions. */
export const drawAndPlay = (card: CardTitle): readonly Step[] => [
  { type: 'drawCard', card },
  { type: 'playForActions', card },
];

/** The steps that draw Disease and let it strike a port without pirates. */
export const HARMLESS_EVENT: readonly Step[] = [{ type: 'drawCard', card: 'disease' }, ...d66(44)];

/** Blackbeard ends his turn, and the System Player's first pirate draws this card to hold. */
export const lowsTurn = (t: Table, card: CardTitle): void => void play(t, 'endActions', HARMLESS_EVENT, { type: 'drawCard', card });

/** Blackbeard ends his turn, and the System Player's first pirate gets two Actions. */
export const lowActs = (t: Table): void => void play(t, 'endActions', HARMLESS_EVENT, drawAndPlay('wear-and-tear'));

export const titlesOf = (cards: readonly number[]): readonly string[] => cards.map((card) => TITLE_OF[card] ?? '');

/** 19.10 Moves the General Pardon into the deck of cards to hold. */
export function pardonToHold({ g }: Table): void {
  const [pardon] = g.nowDeck.filter((card) => TITLE_OF[card] === 'general-pardon');
  takeFrom(g.nowDeck, pardon);
  g.deck.push(pardon);
}
