/** 4.61, 4.65 D When cards can be played in a window. */
import { bitOf, CARD_KINDS, type CardTitle, TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import type { CardId, Seat } from '../../data/ids.ts';
import type { Tables } from '../../data/tables.ts';
import { isLeftToAnother, mayActWithoutCard, mayReact, type Occasion } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { Reason } from '../../queries/refusals/reasons.ts';
import type { Board, Game } from '../../state/position.ts';
import { WINDOW_CARDS } from './all.ts';
import type { WindowCard } from './card.ts';

/** The commonest first, so that the search for one that can be played ends early. */
const BY_COPIES = WINDOW_CARDS.map((card) => ({ card, title: card.title, bit: bitOf(card.title) })).sort(
  (a, b) => CARD_KINDS[b.title].copies - CARD_KINDS[a.title].copies,
);
export const WINDOW_TITLES: readonly CardTitle[] = BY_COPIES.map(({ title }) => title);

/** @returns null for a title that is not played in windows */
const windowCard = (title: CardTitle): WindowCard | null => WINDOW_CARDS.find((card) => card.title === title) ?? null;
/** By id of a card. A list, because the hot paths read it. */
export const WINDOW_CARD_OF: readonly (WindowCard | null)[] = TITLE_OF.map(windowCard);

/** By id of a card: why it is closed if it is not played in windows. */
const NEVER_IN_WINDOWS: readonly Reason[] = TITLE_OF.map((title) => (CARD_KINDS[title].antiPirate ? title : 'notAntiPirate'));

/** 17.2 Does the situation allow this card, apart from the title limit? */
export const allowsCard = (t: Tables, b: Board, card: WindowCard, o: Occasion, seat: Seat, pirates: number): boolean =>
  (card.isGeneral || isInPlay(b, b.activePirate)) && card.mayPlay(b, b.activePirate, o, t, seat, pirates);

/** 4.65 D, 8.22 @returns why the seat can't play this card from its hand now, or null if it can */
export function windowCardRefusal(g: Game, seat: Seat, card: CardId, o: Occasion): Reason | null {
  const play = WINDOW_CARD_OF[card];
  if (TITLE_OF[card] === 'warship-sighting' && isLeftToAnother(o, seat)) return 'leftToAnother';
  if ((g.titlesSpent & TITLE_BIT[card]) !== 0) return 'titleSpent';
  if (!play) return NEVER_IN_WINDOWS[card];
  return allowsCard(g.tables, g, play, o, seat, g.pirateHands[seat].length) ? null : play.title;
}

/** 17.2, 4.65 D May a seat with this number of pirate cards play a card of this title? */
export function mayPlayTitle(t: Tables, b: Board, title: CardTitle, o: Occasion, seat: Seat, pirates: number): boolean {
  const card = windowCard(title);
  return card !== null && (b.titlesSpent & bitOf(title)) === 0 && allowsCard(t, b, card, o, seat, pirates);
}

/** 4.61, 4.66 Could this seat act now, as far as the others know? True also if the pirate is gone [R5]. The sizes of hands are public. */
export function couldAct(t: Tables, b: Board, o: Occasion, seat: Seat, handSize: number, pirates: number): boolean {
  if (mayReact(t, b, o, seat, b.activePirate)) return true;
  if (b.apSpent[seat] !== 0) return false;
  if (mayActWithoutCard(b, o, seat)) return true;
  if (handSize === 0) return false;
  for (const { card, bit } of BY_COPIES) if ((b.titlesSpent & bit) === 0 && allowsCard(t, b, card, o, seat, pirates)) return true;
  return false;
}
