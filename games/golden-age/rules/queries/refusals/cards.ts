/** 4.4 C, 17.1 Why a card can't be played in this way on its player's own turn. */
import { GIVES_INITIATIVE, USE_OF } from '../../data/cards.ts';
import { type CardId, NONE, type PirateId, type PlaceId, type Seat } from '../../data/ids.ts';
import type { Board, Game } from '../../state/position.ts';
import { leaders } from '../alliance.ts';
import { mayMountGuns } from '../cards.ts';
import { isClosedByOwnCommissioner, isShutInByOwnCommissioner } from '../movement.ts';
import { isSystem } from '../solitaire.ts';
import type { Reason } from './reasons.ts';

/** 17.12, 17.13 @returns why it can't be played for the number of Actions that is printed on it */
export function numberRefusal(card: CardId): Reason | null {
  if (USE_OF[card] === 'and') return 'onlyWithEvent';
  return USE_OF[card] === 'or' && !GIVES_INITIATIVE[card] ? null : 'noActionsGiven';
}
/** 4.52 @returns why it can't be played for the Initiative of a pirate */
export const initiativeRefusal = (card: CardId): Reason | null => (GIVES_INITIATIVE[card] ? null : 'noActionsGiven');
/** 4.52, 11.2 Why a card can't be played for this pirate: he can't begin an Action. */
export function leaderRefusal(b: Board, seat: Seat, pirate: PirateId): Reason | null {
  if (leaders(b, seat).includes(pirate)) return null;
  return b.fleet[seat].includes(pirate) ? 'allyActs' : 'noLeader';
}

/** 17.2 #10 @returns why the guns can't be mounted on the ship of this pirate of the player */
export const gunsRefusal = (b: Board, pirate: PirateId): Reason | null => (mayMountGuns(b, pirate) ? null : 'heavy-guns');

/** 17.2 #6 @returns why Fair Winds can carry this leader nowhere */
export const windsRefusal = (g: Game, pirate: PirateId): Reason | null =>
  isShutInByOwnCommissioner(g.tables, g, pirate) ? 'fair-winds' : null;
/** 17.2 #6, 10.27 @returns why Fair Winds can't carry him to this Sea Area, one of `errandAreas` */
export const windsToRefusal = (b: Board, pirate: PirateId, to: PlaceId): Reason | null =>
  b.at[pirate] === to || isClosedByOwnCommissioner(b, pirate, to) ? 'fair-winds' : null;

/** 17.2 #6 @returns why Fair Winds can't carry the player's Commissioner. 19.14 The System Player's Commissioners only hunt. */
export const commissionersWindsRefusal = (g: Game, seat: Seat): Reason | null =>
  g.commissioner[seat] === NONE || isSystem(g.tables, seat) ? 'fair-winds' : null;
export const commissionersWindsToRefusal = (b: Board, seat: Seat, to: PlaceId): Reason | null =>
  b.commissionerAt[seat] === to ? 'fair-winds' : null;

/** 4.55 @returns why no card can be discarded: one can be played. @param plays  the number of choices that play one */
export const discardRefusal = (plays: number): Reason | null => (plays === 0 ? null : 'cardGivesActions');
