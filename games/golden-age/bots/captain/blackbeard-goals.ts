/**
 * 19.9 Blackbeard's goal in a solitaire game: to retire by Letter with enough Victory Points before the System Player reaches his goal.
 * He has one life and no successor, so any other end is worth nothing. The worths do not add up to Victory Points: their figures were
 * tuned in play against the System Player.
 */
import {
  BLACKBEARD,
  BLACKBEARDS_GOAL,
  HUNTED_FROM_NOTORIETY,
  hasProGovernor,
  NONE,
  PORTS,
  SYSTEM_SEATS,
  SYSTEMS_GOAL,
  systemVp,
  type View,
} from '@bb/golden-age/rules';
import { RANSOM_DOUBLOONS_PER_VALUE, UNSOLD_BOOTY_SHARE } from './assumptions.ts';
import type { Goals } from './goals.ts';
import { hunted } from './peril.ts';
import { holdsLetter } from './plan.ts';
import { POINTS_GOALS } from './points-goals.ts';
import { type Raider, sum } from './raider.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { hasAttacked, retiredWorth, worthNow } from './worth.ts';

/** What his life is worth, apart from all that he has. */
const LIFE_WORTH = 11;
/** The worth of having enough Victory Points and only the voyage home left, and its factor for each Action still to go. */
const GOAL_REACHED_WORTH = 60;
const FACTOR_PER_ACTION_HOME = 0.9;
/** What retiring with enough Victory Points is worth beyond them. */
const WIN_WORTH = 200;
/** What a point of Notoriety counts while he has not enough: less than the 2 Victory Points it will score, since it brings Commissioners. */
const NOTORIETY_POINT_WORTH = 1.8;
/** Where Commissioners hunt him, he fears to lose this share of all he has; and this share of that fear is gone once he has reached his goal. */
const FEARED_SHARE = 0.3;
const FEAR_LOST_SHARE = 0.4;
/** What a sealed Letter of Marque is worth. */
const SEALED_LETTER_WORTH = 30;
/** A Letter in hand is worth this share of a sealed one, and the hope of drawing one this. */
const [IN_HAND_SHARE, HOPED_FOR_SHARE] = [0.8, 0.4] as const;
/** By number of ports that could seal the Letter: the share of its worth that remains. */
const SEALED_SHARE_BY_PORTS = [0.35, 0.75, 0.9, 1] as const;
/** What low Speed and low Combat cost, by steps above the lowest figure, and what it costs if each Move takes two Actions. */
const LOW_SPEED_COSTS = [8, 4, 2.5, 1.5, 0.5] as const;
const LOW_COMBAT_COSTS = [9, 6, 4, 2, 1] as const;
const SLOW_SHIP_COST = 6;
/** The worth of each point that he adds to his die in battle, beyond the usual one of a Schooner. */
const [FIGHT_POINT_WORTH, SCHOONERS_FIGHT] = [1.6, 10] as const;
/** What the first empty hold is worth, the second, and so on. */
const EMPTY_HOLD_WORTH = [6, 4, 2.5, 1.5] as const;
/** 19.20 By Loyalty: the Notoriety that low Loyalty will cost. */
const NOTORIETY_LOST_BY_LOYALTY = [14, 4, 2.5, 1.5, 1, 0.6, 0.4, 0.2, 0.1] as const;
/** 19.20 The Loyalty that a mutiny takes. */
const MUTINY_LOYALTY = 3;
/** The Victory Points that the System Player gains in a round on average, their standard deviation, and the share of his pirates' worth that he will score. */
const [SYSTEM_VP_PER_ROUND, SYSTEM_VP_DEVIATION, SCORED_SHARE] = [8.5, 11, 0.3] as const;
/** How many own turns to look ahead. */
const HORIZON_TURNS = 12;

export const BLACKBEARD_GOALS: Goals = {
  action: () => 7,
  duration,
  inPlay: (o, r, spent, retreat) => (r.owner === o.seat ? inPlay(o, r, spent, retreat) : POINTS_GOALS.inPlay(o, r, spent, retreat)),
  home: (o, r) => (o.view.vp[r.owner] + retiredWorth(r) >= BLACKBEARDS_GOAL ? BLACKBEARDS_GOAL + WIN_WORTH : 0),
  lost: (o, r) => (r.owner === o.seat ? 0 : r.notoriety),
  sunk: worthNow,
  overthrown: (o, r) => worthNow(o, r) - worthNow(o, { ...r, loyalty: Math.max(0, r.loyalty - MUTINY_LOYALTY) }),
  spite: () => 2,
  letterInHand: ({ view }) => (view.letter[BLACKBEARD] === NONE ? 100 : -4),
  havens: false,
  laziness: 5.3,
  /**
   * 19.13, 19.14 Each turn one seat of the System Player tries to deploy a Commissioner. Commissioners wait where they are, warships always
   * attack, and a Letter of Marque does not save Blackbeard.
   */
  dangers: {
    huntedFromNotoriety: HUNTED_FROM_NOTORIETY,
    deployChance: 1 / SYSTEM_SEATS.length,
    catchChance: 0,
    warshipChance: 1,
    harmShareWithLetter: 1,
  },
};

function inPlay(o: ViewerKnowledge, r: Raider, spent: number, retreat: number): number {
  const have = fortune(o, r, NOTORIETY_POINT_WORTH);
  const dared = 1 - FEARED_SHARE * hunted(o, r) * (1 - FEAR_LOST_SHARE * Math.min(1, have / BLACKBEARDS_GOAL));
  const letter = letterWorth(o, r);
  if (fortune(o, r, 2) >= BLACKBEARDS_GOAL)
    return (
      (LIFE_WORTH + BLACKBEARDS_GOAL + GOAL_REACHED_WORTH * lasts(o, spent + retreat) * FACTOR_PER_ACTION_HOME ** retreat + letter) * dared
    );
  return lasts(o, spent + 1) * dared * (LIFE_WORTH + have + letter + roomWorth(r) - wear(o, r));
}

/** The Victory Points that he would have if he retired now, with each point of Notoriety counted as `notorietyWorth`. */
const fortune = (o: ViewerKnowledge, r: Raider, notorietyWorth: number): number =>
  o.view.vp[r.owner] +
  notorietyWorth * (r.notoriety - (NOTORIETY_LOST_BY_LOYALTY[Math.floor(r.loyalty)] ?? 0)) +
  (r.netWorth + UNSOLD_BOOTY_SHARE * sum(r.booty)) / 100 +
  (sum(r.captives.map((c) => c.value * c.prospect)) * RANSOM_DOUBLOONS_PER_VALUE) / 100;

function letterWorth(o: ViewerKnowledge, r: Raider): number {
  const { view, tables: t } = o;
  if (r.hasLetter && !hasAttacked(r, view.letter[r.pirate])) return SEALED_LETTER_WORTH;
  const ports = PORTS.filter((port) => hasProGovernor(view, port) && !hasAttacked(r, t.portNation[port])).length;
  return (
    SEALED_LETTER_WORTH *
    SEALED_SHARE_BY_PORTS[Math.min(ports, SEALED_SHARE_BY_PORTS.length - 1)] *
    (holdsLetter(o) ? IN_HAND_SHARE : HOPED_FOR_SHARE)
  );
}

const roomWorth = (r: Raider): number => sum(EMPTY_HOLD_WORTH.slice(0, Math.max(0, r.holds - r.booty.length)));

const wear = ({ tables: t }: ViewerKnowledge, r: Raider): number =>
  (LOW_SPEED_COSTS[r.speed - t.lowestSpeed] ?? 0) +
  (LOW_COMBAT_COSTS[r.combat - t.lowestCombat] ?? 0) +
  (r.speed < 0 ? SLOW_SHIP_COST : 0) -
  FIGHT_POINT_WORTH * (r.fight - SCHOONERS_FIGHT);

/** By number of own turns to come: the chance that the System Player has not reached his goal. */
function duration(view: View): readonly number[] {
  const afloat = SYSTEM_SEATS.flatMap((seat) => view.fleet[seat]).map((pirate) => 2 * view.notoriety[pirate] + view.netWorth[pirate] / 100);
  const left = SYSTEMS_GOAL - systemVp(view) - SCORED_SHARE * sum(afloat);
  return Array.from({ length: HORIZON_TURNS + 1 }, (_, turns) =>
    turns === 0 ? 1 : logistic((left - SYSTEM_VP_PER_ROUND * (turns - 0.5)) / (SYSTEM_VP_DEVIATION * Math.sqrt(turns))),
  );
}

/** The cumulative normal distribution, approximately. */
const logistic = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
