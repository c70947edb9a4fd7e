/** 18.11 The goal of the game: most Victory Points. */
import type { Seat } from '@bb/engine';
import type { Goals } from './goals.ts';
import { durationOf, lasts, type Outlook } from './outlook.ts';
import { hunted } from './peril.ts';
import type { Raider } from './raider.ts';
import { standing } from './rivalry.ts';
import {
  ACTIONS_A_TURN,
  actionWorth,
  COMBAT_HIT,
  FUTURE,
  GOOD_CARGO,
  LETTERED,
  ROOM,
  ROVING,
  SLOW_SHIP,
  SPEED_HIT,
  TIME_TO_FILL,
  TRUST,
  VIGILANCE,
  ZEAL,
} from './weights.ts';
import { bustle, lossOf, mutinyRisk, retiredWorth, successorWorth, unbanked } from './worth.ts';

export const POINTS: Goals = {
  action: actionWorth,
  duration: durationOf,
  inPlay,
  home: (o, r, spent) => retiredWorth(r) + successorWorth(o, spent),
  /** 18.12 B His Notoriety is his player's however he ends. */
  lost: (_o, r) => r.notoriety,
  sunk: (_o, r) => unbanked(r),
  overthrown: lossOf,
  spite,
  letterInHand: () => 0,
  havens: true,
  /** Time passes anyhow: a long voyage is better than none. */
  laziness: 2.5,
  dangers: { notorious: 0, zeal: ZEAL, roving: ROVING, vigilance: VIGILANCE, lettered: LETTERED },
};

function inPlay(o: Outlook, r: Raider, spent: number, retreat: number): number {
  const loyal = 1 - mutinyRisk(r);
  const safe = 1 - hunted(o, r);
  const trust = TRUST * loyal * lasts(o, spent + retreat) * safe ** (retreat / ACTIONS_A_TURN);
  const time = lasts(o, spent + TIME_TO_FILL) * safe ** (TIME_TO_FILL / ACTIONS_A_TURN / 2);
  const room = roomWorth(r) * time;
  const wear = (COMBAT_HIT * r.combatHits + SPEED_HIT * r.speedHits + (r.speed < 0 ? SLOW_SHIP : 0)) * time;
  return r.notoriety + trust * unbanked(r) + loyal * bustle(o) * (FUTURE * time + room) - wear;
}

/** Empty holds, and those with a cargo so poor that another may take its place. */
function roomWorth({ holds, booty }: Raider): number {
  let worth = 0;
  let i = 0;
  for (; i < holds - booty.length; i++) worth += ROOM[i] ?? 0;
  for (const doubloons of booty) worth += (ROOM[i++] ?? 0) * Math.max(0, 1 - doubloons / GOOD_CARGO);
  return worth;
}

/** Against one opponent his loss is all gain; among more, the others gain by it too, and the leader's counts for more. */
function spite(o: Outlook, seat: Seat): number {
  const { players } = o.view;
  if (players === 2) return 1;
  const rivals = Array.from({ length: players }, (_, other) => other).filter((other) => other !== o.seat);
  const leads = rivals.every((other) => standing(o, other) <= standing(o, seat));
  return (leads ? 1.6 : 0.7) / Math.sqrt(players - 1);
}
