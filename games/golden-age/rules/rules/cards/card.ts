/** 17.2 What the course of play needs of an event card. Each card's file exports it, and `all.ts` lists them. */
import type { CardTitle } from '../../data/cards.ts';
import type { PirateId, PortId, Seat } from '../../data/ids.ts';
import type { Tables } from '../../data/tables.ts';
import type { Occasion } from '../../queries/anti-pirate.ts';
import type { Board, Game } from '../../state/position.ts';
import type { AttackOutcome } from '../battle/attack-outcome.ts';
import type { Next } from '../procedure.ts';

/** 17.15 A card that is resolved as soon as it is drawn. */
export interface NowCard {
  readonly title: CardTitle;
  resolve(g: Game, seat: Seat): Next<{ resolved: undefined }, never>;
}

/** 4.65 D An anti-pirate card that is played when others may interrupt an Action. */
export interface WindowCard {
  readonly title: CardTitle;
  /** Without this, it is played against the active pirate, who must be in play and may negate it. */
  readonly isGeneral?: true;
  /**
   * Whether the situation allows it, by public facts alone.
   *
   * @param pirates  the number of pirate cards that the seat holds
   */
  mayPlay(b: Board, pirate: PirateId, o: Occasion, t: Tables, seat: Seat, pirates: number): boolean;
  /** What it does, unless it is negated. @returns `fought` if the pirate may have been beaten, else `played` */
  resolve(g: Game, played: PlayedCard): Next<{ played: undefined; fought: AttackOutcome }, never>;
}

export interface PlayedCard {
  /** The active pirate. */
  readonly pirate: PirateId;
  readonly by: Seat;
  /** The port that the card names. */
  readonly port: PortId;
  /** The retired pirate that the card calls. */
  readonly retired: PirateId;
}
