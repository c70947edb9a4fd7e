/** 4.6 Who could interrupt: public facts only, so that silence betrays no hand. */
import { bitOf, type CardTitle, TITLE_OF } from '../data/cards.ts';
import { type CardId, isPort, NONE, type PirateId, type Seat } from '../data/ids.ts';
import type { Board } from '../state/game.ts';
import { isInPlay } from './pirates.ts';

/** 4.65 D The cards that may be played against the active pirate in a window of any Action. */
const AGAINST_ANYONE = ['mutiny-conspiracy'] as const satisfies readonly CardTitle[];
/** 17.2 #18, #22 Only while he is not in port. */
const AGAINST_SAILORS = ['scurvy-outbreak', 'wear-and-tear'] as const satisfies readonly CardTitle[];

/** 17.2 Does the situation allow this card against the active pirate now? */
export function mayPlayAgainst(b: Board, title: CardTitle, pirate: PirateId): boolean {
  return isInPlay(b, pirate) && isOpen(b, title, pirate) && (b.titlesSpent & bitOf(title)) === 0;
}

function isOpen(b: Board, title: CardTitle, pirate: PirateId): boolean {
  switch (title) {
    case 'mutiny-conspiracy':
      return true;
    case 'wear-and-tear':
      return !isPort(b.at[pirate]);
    case 'scurvy-outbreak':
      return !isPort(b.at[pirate]) && b.scurvy[pirate] === 0;
    default:
      return false;
  }
}

/** The anti-pirate cards whose events can be played so far. */
export const PLAYABLE_AGAINST: readonly CardTitle[] = [...AGAINST_ANYONE, ...AGAINST_SAILORS];

/** 4.61 As far as the table knows, could this seat, with its AP action unspent, act against the active pirate? `handSize` is public. */
export function couldPlayAgainst(b: Board, seat: Seat, handSize: number, pirate: PirateId): boolean {
  if (b.apSpent[seat] !== 0 || handSize === 0) return false;
  for (const title of PLAYABLE_AGAINST) if (mayPlayAgainst(b, title, pirate)) return true;
  return false;
}

/** May this very card be played? */
export const mayPlayCardAgainst = (b: Board, card: CardId, pirate: PirateId): boolean => mayPlayAgainst(b, TITLE_OF[card], pirate);

/** 17.2 #19 Could the pirate's player answer with Skull & Crossbones? */
export const couldNegate = (b: Board, pirate: PirateId, handSize: number): boolean =>
  pirate !== NONE && isInPlay(b, pirate) && b.cunning[pirate] > 0 && handSize > 0;
