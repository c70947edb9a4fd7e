/** What a seat plays for, which decides what everything is worth to it. */
import { BLACKBEARDS_SEAT, type Seat, SYSTEMS_GOAL, systemVp, type Tables, type View } from '@bb/golden-age/rules';
import type { Situation } from '../bot.ts';
import { BLACKBEARD_GOALS } from './blackbeard-goals.ts';
import { POINTS_GOALS } from './points-goals.ts';
import type { Raider } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { retiredWorth } from './worth.ts';

/** What winning the game is worth: more than any pirate could earn. */
const WIN_VP = 300;

const SYSTEM_GOALS: Goals = {
  ...POINTS_GOALS,
  home: (o, r, spent) => POINTS_GOALS.home(o, r, spent) + (systemVp(o.view) + retiredWorth(r) >= SYSTEMS_GOAL ? WIN_VP : 0),
};

/** Worths are in Victory Points, or in a unit that a goal uses in their place. */
export interface Goals {
  /** What an Action earns on average. A plan must earn more for each Action to be worth beginning. */
  action(players: number): number;
  /** By number of own turns to come: the chance that the game lasts that long. */
  duration(view: View, t: Tables, seat: Seat): readonly number[];
  /** What a pirate in play will be worth after `spent` more Actions, with `retreat` Actions to go from there until he has retired. */
  inPlay(o: ViewerKnowledge, r: Raider, spent: number, retreat: number): number;
  /** What a pirate is worth who retires after `spent` Actions, together with his successor. */
  home(o: ViewerKnowledge, r: Raider, spent: number): number;
  /** What a pirate is still worth when he is lost. */
  lost(o: ViewerKnowledge, r: Raider): number;
  /** What it costs when his ship sinks. */
  sunk(o: ViewerKnowledge, r: Raider): number;
  /** What it costs when a mutiny succeeds. */
  overthrown(o: ViewerKnowledge, r: Raider): number;
  /** How many of one's own Victory Points it is worth when another player loses one. */
  spite(o: ViewerKnowledge, seat: Seat): number;
  /** What a Letter of Marque in hand is worth, beyond its worth as a card. */
  letterInHand(o: ViewerKnowledge): number;
  /** Can a pirate retire in a haven? */
  readonly havens: boolean;
  /** The cost of ending the turn early, in idle Actions. The higher, the longer the voyages that are taken instead. */
  readonly laziness: number;
  readonly dangers: Dangers;
}

export interface Dangers {
  /** From this Notoriety on, or once a hunt has begun (19.14), players try to deploy a Commissioner against a pirate. */
  readonly huntedFromNotoriety: number;
  /** The chance that a player without a Commissioner tries to deploy one in another player's turn. */
  readonly deployChance: number;
  /** The chance that a player whose Commissioner is elsewhere catches up with a pirate in a turn. */
  readonly catchChance: number;
  /** The chance that a warship on station is used against an Action that it can stop. */
  readonly warshipChance: number;
  /** A pirate with a Letter of Marque suffers this share of a Commissioner's harm. */
  readonly harmShareWithLetter: number;
}

/** 19.9 In a solitaire game Blackbeard and the System Player have goals of their own. */
export function goalsOf({ tables, decision }: Situation): Goals {
  if (!tables.settings.solitaire) return POINTS_GOALS;
  return decision.seat === BLACKBEARDS_SEAT ? BLACKBEARD_GOALS : SYSTEM_GOALS;
}
