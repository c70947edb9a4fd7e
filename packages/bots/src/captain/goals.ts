/** What a seat plays for, and so what everything is worth to it. */
import { BLACKBEARDS_SEAT, type Seat, type Tables, type View } from '@bb/engine';
import type { Situation } from '../bot.ts';
import type { Outlook } from './outlook.ts';
import { POINTS } from './points.ts';
import { QUEST } from './quest.ts';
import type { Raider } from './raider.ts';
import { RIVALS } from './rivals.ts';

/** Worths are in Victory Points, or in what stands for them. */
export interface Goals {
  /** What an Action earns on average: what a plan must bring for each Action it takes. */
  action(players: number): number;
  /** By own turns to come: the chance that the game lasts so long. */
  duration(view: View, t: Tables, seat: Seat): readonly number[];
  /** A pirate in play, once so many Actions more have been taken; `retreat`: those from there until he has retired. */
  inPlay(o: Outlook, r: Raider, spent: number, retreat: number): number;
  /** One retired by then, and whoever comes after him. */
  home(o: Outlook, r: Raider, spent: number): number;
  /** One who is gone. */
  lost(o: Outlook, r: Raider): number;
  /** What a wreck costs, and a mutiny that succeeds. */
  sunk(o: Outlook, r: Raider): number;
  overthrown(o: Outlook, r: Raider): number;
  /** What another player's loss is worth, for each point of it. */
  spite(o: Outlook, seat: Seat): number;
  /** The Letter of Marque in hand, beyond what any card is worth there. */
  letterInHand(o: Outlook): number;
  /** Are havens a way home? */
  readonly havens: boolean;
  /** Doing nothing, by what an idle Action costs. */
  readonly laziness: number;
  readonly dangers: Dangers;
}

export interface Dangers {
  /** From this Notoriety on Commissioners are looked for. */
  readonly notorious: number;
  /** How often one without a Commissioner looks for one when he could, in a player's turn. */
  readonly zeal: number;
  /** How often one with a Commissioner somewhere catches up with a pirate, in a player's turn. */
  readonly roving: number;
  /** How often a warship on station is used against an Action that it can stop. */
  readonly vigilance: number;
  /** Part of the harm that a Commissioner does to a pirate with a Letter. */
  readonly lettered: number;
}

/** 19.9 In a solitaire game Blackbeard and the System Player play for other goals than a player among others. */
export function goalsOf({ tables, decision }: Situation): Goals {
  if (!tables.settings.solitaire) return POINTS;
  return decision.seat === BLACKBEARDS_SEAT ? QUEST : RIVALS;
}
