/** 4.61, 4.65 D When cards can be played in a window. */
import { bitOf, CARD_KINDS, type CardTitle, TITLE_OF } from '../../data/cards.ts';
import type { Seat } from '../../data/ids.ts';
import type { Tables } from '../../data/tables.ts';
import { mayActWithoutCard, mayReact, type Occasion } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { Board } from '../../state/position.ts';
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

/** 17.2 Does the situation allow this card, apart from the title limit? */
export const allowsCard = (t: Tables, b: Board, card: WindowCard, o: Occasion, seat: Seat, pirates: number): boolean =>
  (card.isGeneral || isInPlay(b, b.activePirate)) && card.mayPlay(b, b.activePirate, o, t, seat, pirates);

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
