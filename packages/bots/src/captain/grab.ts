/** 9.6 Robbing a drunken pirate, 15 and the duel that may come of it. */
import { booty, grabTargets, isPort, type PirateId } from '@bb/engine';
import { cheered } from './call-at-port.ts';
import { nth } from './nth.ts';
import { expected, winsDuel } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Course, Leg } from './plan.ts';
import { type Raider, raiderOf } from './raider.ts';
import { malice } from './rivalry.ts';
import { UNSOLD } from './weights.ts';
import { lossOf, unbanked, worthInPlay, worthNow } from './worth.ts';

/** 9.62 */
const GRABBERS_EDGE = 1;
/** What the target adds with Skull & Crossbones, times the chance that he holds it. */
const SKULLS = 0.4;

export function planGrabs(course: Course, leg: Leg): void {
  const { o } = course;
  const { r } = leg;
  if (leg.step || !isPort(r.at)) return;
  for (const target of grabTargets(o.view, r.pirate))
    course.plans.push({ step: { do: 'grab', target }, actions: 1, gain: grabGain(o, r, target) - o.action });
}

/** Against doing nothing; the victim's loss counts in. */
function grabGain(o: Outlook, r: Raider, target: PirateId): number {
  const victim = raiderOf(o, target);
  const spite = malice(o, victim.owner);
  const aboard = booty(o.tables, o.view, target);
  const scorned = worthNow(o, cheered(o, r, -2)) - worthNow(o, r);
  const edge = r.ability - victim.ability + GRABBERS_EDGE - SKULLS;
  return expected(edge, (margin) => {
    if (margin <= -0.5) return scorned;
    if (margin < 0.5) return duelGain(o, r, victim);
    const doubloons = (aboard * Math.min(10, 3.5 + margin)) / 10;
    return (doubloons / 100) * UNSOLD * (1 + spite);
  });
}

/** 15.1 To the death: his life and Notoriety against the other's, and what is aboard. */
export function duelGain(o: Outlook, r: Raider, foe: Raider): number {
  const ours = nth(o.tables.pirates, r.pirate).duel;
  const theirs = nth(o.tables.pirates, foe.pirate).duel;
  const wins = winsDuel(ours, theirs);
  const spite = malice(o, foe.owner);
  const fame = worthNow(o, { ...r, notoriety: r.notoriety + ours + theirs }) - worthNow(o, r);
  return wins * (fame + spite * lossOf(o, foe) + unbanked(foe) / 2) - (1 - wins) * (lossOf(o, r) + spite * (ours + theirs));
}

/** 17.2 #17 A pirate from the hand against the active one: his ship, or the loss of a man who has done nothing yet. */
export function ambitionGain(o: Outlook, challenger: PirateId, victim: Raider): number {
  const ours = nth(o.tables.pirates, challenger).duel;
  const theirs = nth(o.tables.pirates, victim.pirate).duel;
  const wins = winsDuel(ours, theirs);
  const spite = malice(o, victim.owner);
  const { ability, leadership, cunning } = nth(o.tables.pirates, challenger);
  const heir: Raider = {
    ...victim,
    pirate: challenger,
    owner: o.seat,
    ability,
    leadership,
    cunning,
    loyalty: NEW_CREW,
    notoriety: ours + theirs,
    netWorth: 0,
    hasLetter: false,
    history: 0,
    fight: victim.fight - victim.ability + ability,
  };
  const prize = worthInPlay(o, heir, 0, 6);
  const honor = worthNow(o, cheered(o, { ...victim, notoriety: victim.notoriety + ours + theirs }, 1)) - worthNow(o, victim);
  return wins * (prize + spite * lossOf(o, victim)) - (1 - wins) * spite * honor - RECRUIT;
}

/** 14.2 The crew of a ship that another takes over. */
const NEW_CREW = 6;
/** A pirate in hand, who is used up either way. */
const RECRUIT = 3;
