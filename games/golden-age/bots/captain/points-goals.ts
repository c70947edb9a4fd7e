/** 18.11 The goal of the ordinary game: the most Victory Points. */
import type { Seat } from '@bb/golden-age/rules';
import {
  ACTIONS_PER_TURN,
  ACTIONS_TO_FILL_HOLD,
  actionWorth,
  CATCH_CHANCE,
  COMBAT_HIT_VP,
  DEPLOY_CHANCE,
  EMPTY_HOLD_VP,
  FUTURE_VP,
  GOOD_CARGO_DOUBLOONS,
  HARM_SHARE_WITH_LETTER,
  RETIREMENT_CHANCE,
  SLOW_SHIP_VP,
  SPEED_HIT_VP,
  WARSHIP_CHANCE,
} from './assumptions.ts';
import type { Goals } from './goals.ts';
import { hunted } from './peril.ts';
import { caliber, type Raider } from './raider.ts';
import { standing } from './rivalry.ts';
import { durationOf, lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { earningFactor, lossOf, mutinyRisk, retiredWorth, successorWorth, unbanked } from './worth.ts';

export const POINTS_GOALS: Goals = {
  action: actionWorth,
  duration: durationOf,
  inPlay,
  home: (o, r, spent) => retiredWorth(r) + successorWorth(o, spent),
  /** 18.12 B His player scores his Notoriety however he is lost. */
  lost: (_o, r) => r.notoriety,
  sunk: (_o, r) => unbanked(r),
  overthrown: lossOf,
  spite,
  letterInHand: () => 0,
  havens: true,
  /** A long voyage is better than none, since the cards run out in any case. */
  laziness: 2.5,
  dangers: {
    huntedFromNotoriety: 0,
    deployChance: DEPLOY_CHANCE,
    catchChance: CATCH_CHANCE,
    warshipChance: WARSHIP_CHANCE,
    harmShareWithLetter: HARM_SHARE_WITH_LETTER,
  },
};

function inPlay(o: ViewerKnowledge, r: Raider, spent: number, retreat: number): number {
  const loyal = 1 - mutinyRisk(r);
  const safe = 1 - hunted(o, r);
  const trust = RETIREMENT_CHANCE * loyal * lasts(o, spent + retreat) * safe ** (retreat / ACTIONS_PER_TURN);
  const time = lasts(o, spent + ACTIONS_TO_FILL_HOLD) * safe ** (ACTIONS_TO_FILL_HOLD / ACTIONS_PER_TURN / 2);
  const room = roomWorth(r) * time;
  const wear = (COMBAT_HIT_VP * r.combatHits + SPEED_HIT_VP * r.speedHits + (r.speed < 0 ? SLOW_SHIP_VP : 0)) * time;
  return r.notoriety + trust * unbanked(r) + loyal * earningFactor(o) * (FUTURE_VP * promise(o, r) * time + room) - wear;
}

/** What a pirate of his ratings will earn, as a share of what a pirate of mean ratings will. */
const promise = (o: ViewerKnowledge, r: Raider): number => caliber(o, r.pirate) / MEAN_CALIBER;
/** See `caliber`: the mean over all pirates. */
const MEAN_CALIBER = 20;

/** The worth of empty holds, and of those whose poor cargo a better one may replace. */
function roomWorth({ holds, booty }: Raider): number {
  let worth = 0;
  let i = 0;
  for (; i < holds - booty.length; i++) worth += EMPTY_HOLD_VP[i] ?? 0;
  for (const doubloons of booty) worth += (EMPTY_HOLD_VP[i++] ?? 0) * Math.max(0, 1 - doubloons / GOOD_CARGO_DOUBLOONS);
  return worth;
}

/** With one opponent, their loss is as good as a gain. With more, the other opponents profit too, and the leader's loss counts for more. */
function spite(o: ViewerKnowledge, seat: Seat): number {
  const { players } = o.view;
  if (players === 2) return 1;
  const rivals = Array.from({ length: players }, (_, other) => other).filter((other) => other !== o.seat);
  const leads = rivals.every((other) => standing(o, other) <= standing(o, seat));
  return (leads ? 1.6 : 0.7) / Math.sqrt(players - 1);
}
