/**
 * 19.9 Blackbeard's goal in a solitaire game: to retire by Letter with enough Victory Points before the System Player has his. One life
 * and no successor: what does not end so is worth nothing. The figures were found by trial, in play against the System Player.
 */
import {
  BLACKBEARD,
  BLACKBEARDS_GOAL,
  hasProGovernor,
  NONE,
  NOTORIOUS,
  PORTS,
  SYSTEM_SEATS,
  SYSTEMS_GOAL,
  systemVp,
  type View,
} from '@bb/engine';
import type { Goals } from './goals.ts';
import { nth } from './nth.ts';
import { lasts, type Outlook } from './outlook.ts';
import { hunted } from './peril.ts';
import { holdsLetter } from './plan.ts';
import { POINTS } from './points.ts';
import { type Raider, sum } from './raider.ts';
import { RANSOM_PER_VALUE, UNSOLD } from './weights.ts';
import { hasAttacked, retiredWorth, worthNow } from './worth.ts';

/** To be alive, beside what he has. */
const LIFE = 11;
/** To have enough, and only to sail home; each Move there is a danger. */
const PRIZE = 60;
const EACH_ACTION_HOME = 0.9;
/** Home, with enough. */
const WON = 200;
/** Victory Points of his fame while he has not enough: it brings the Commissioners. */
const FAME = 1.8;
/** Part of all he has that is at stake where Commissioners hunt him; the more he has, the less he lets them hinder him. */
const FEAR = 0.3;
const BOLDNESS = 0.4;
/** The Letter, sealed; the part of it that a card in hand, or the hope for one, is; by ports that could seal it. */
const LETTER = 30;
const [IN_HAND, HOPED_FOR] = [0.8, 0.4] as const;
const SEALED_IN = [0.35, 0.75, 0.9, 1] as const;
/** By steps above the lowest. */
const BY_SPEED = [8, 4, 2.5, 1.5, 0.5] as const;
const BY_COMBAT = [9, 6, 4, 2, 1] as const;
const SLOW = 6;
/** A point that he adds to his die in battle, beyond what he begins with in a Schooner. */
const [FIGHT, USUAL_FIGHT] = [1.6, 10] as const;
/** The empty holds. */
const ROOM = [6, 4, 2.5, 1.5] as const;
/** 19.20 Notoriety that low Loyalty will cost, by Loyalty. */
const DISGRACE = [14, 4, 2.5, 1.5, 1, 0.6, 0.4, 0.2, 0.1] as const;
/** A crew that mutinies loses so much Loyalty (19.20). */
const MUTINY = 3;
/** Victory Points that the System Player gains in a round, and how much that varies; the part of what his pirates have that he will get. */
const [PACE, SPREAD, COUNTED] = [8.5, 11, 0.3] as const;
/** Own turns looked ahead. */
const HORIZON = 12;

export const QUEST: Goals = {
  action: () => 7,
  duration,
  inPlay: (o, r, spent, retreat) => (r.owner === o.seat ? inPlay(o, r, spent, retreat) : POINTS.inPlay(o, r, spent, retreat)),
  home: (o, r) => (nth(o.view.vp, r.owner) + retiredWorth(r) >= BLACKBEARDS_GOAL ? BLACKBEARDS_GOAL + WON : 0),
  lost: (o, r) => (r.owner === o.seat ? 0 : r.notoriety),
  sunk: worthNow,
  overthrown: (o, r) => worthNow(o, r) - worthNow(o, { ...r, loyalty: Math.max(0, r.loyalty - MUTINY) }),
  spite: () => 2,
  letterInHand: ({ view }) => (view.letter[BLACKBEARD] === NONE ? 100 : -4),
  havens: false,
  laziness: 5.3,
  /** 19.13, 19.14 One looks for a Commissioner in a Player-Turn; who has one lies in wait; nobody holds back; no surrender. */
  dangers: { notorious: NOTORIOUS, zeal: 1 / SYSTEM_SEATS.length, roving: 0, vigilance: 1, lettered: 1 },
};

function inPlay(o: Outlook, r: Raider, spent: number, retreat: number): number {
  const have = fortune(o, r, FAME);
  const dared = 1 - FEAR * hunted(o, r) * (1 - BOLDNESS * Math.min(1, have / BLACKBEARDS_GOAL));
  const letter = letterWorth(o, r);
  if (fortune(o, r, 2) >= BLACKBEARDS_GOAL)
    return (LIFE + BLACKBEARDS_GOAL + PRIZE * lasts(o, spent + retreat) * EACH_ACTION_HOME ** retreat + letter) * dared;
  return lasts(o, spent + 1) * dared * (LIFE + have + letter + roomWorth(r) - wear(o, r));
}

/** What he would have if he could retire, at so many Victory Points for each of Notoriety. */
const fortune = (o: Outlook, r: Raider, fame: number): number =>
  nth(o.view.vp, r.owner) +
  fame * (r.notoriety - (DISGRACE[Math.floor(r.loyalty)] ?? 0)) +
  (r.netWorth + UNSOLD * sum(r.booty)) / 100 +
  (sum(r.captives.map((c) => c.value * c.prospect)) * RANSOM_PER_VALUE) / 100;

function letterWorth(o: Outlook, r: Raider): number {
  const { view, tables: t } = o;
  if (r.hasLetter && !hasAttacked(r, nth(view.letter, r.pirate))) return LETTER;
  const ports = PORTS.filter((port) => hasProGovernor(view, port) && !hasAttacked(r, nth(t.portNation, port))).length;
  return LETTER * nth(SEALED_IN, Math.min(ports, SEALED_IN.length - 1)) * (holdsLetter(o) ? IN_HAND : HOPED_FOR);
}

const roomWorth = (r: Raider): number => sum(ROOM.slice(0, Math.max(0, r.holds - r.booty.length)));

const wear = ({ tables: t }: Outlook, r: Raider): number =>
  (BY_SPEED[r.speed - t.lowestSpeed] ?? 0) +
  (BY_COMBAT[r.combat - t.lowestCombat] ?? 0) +
  (r.speed < 0 ? SLOW : 0) -
  FIGHT * (r.fight - USUAL_FIGHT);

/** Until the System Player has his points. */
function duration(view: View): readonly number[] {
  const afloat = SYSTEM_SEATS.flatMap((seat) => nth(view.fleet, seat)).map(
    (pirate) => 2 * nth(view.notoriety, pirate) + nth(view.netWorth, pirate) / 100,
  );
  const left = SYSTEMS_GOAL - systemVp(view) - COUNTED * sum(afloat);
  return Array.from({ length: HORIZON + 1 }, (_, turns) =>
    turns === 0 ? 1 : logistic((left - PACE * (turns - 0.5)) / (SPREAD * Math.sqrt(turns))),
  );
}

/** Close to the normal distribution. */
const logistic = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));
