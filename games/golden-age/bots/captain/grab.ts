/** 9.6 Booty Grabs from a revelling pirate, and the duels that may follow (15). */
import { booty, grabTargets, isPort, type PirateId } from '@bb/golden-age/rules';
import { UNSOLD_BOOTY_SHARE } from './assumptions.ts';
import { cheered } from './call-at-port.ts';
import { expected, winsDuel } from './dice-odds.ts';
import type { Course, Leg } from './plan.ts';
import { type Raider, raiderOf } from './raider.ts';
import { spiteAgainst } from './rivalry.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { lossOf, unbanked, worthInPlay, worthNow } from './worth.ts';

/** 9.62 What the grabber adds to his die. */
const GRABBER_BONUS = 1;
/** What the target adds to the die with Skull & Crossbones, times the chance that his player holds it. */
const MEAN_SKULL_BONUS = 0.4;
/** 14.2 The Loyalty of a crew whose ship another pirate takes over. */
const NEW_CAPTAINS_LOYALTY = 6;
/** What the challenger's pirate card is worth: it is used up whoever wins. */
const PIRATE_CARD_VP = 3;

/** Adds a plan for each revelling pirate in this port, if the course begins here. */
export function planGrabs(course: Course, leg: Leg): void {
  const { o } = course;
  const { r } = leg;
  if (leg.step || !isPort(r.at)) return;
  for (const target of grabTargets(o.view, r.pirate))
    course.plans.push({ step: { do: 'grab', target }, actions: 1, gain: grabGain(o, r, target) - o.action });
}

/** The Victory Points that a Booty Grab gains, including what the victim's loss is worth. */
function grabGain(o: ViewerKnowledge, r: Raider, target: PirateId): number {
  const victim = raiderOf(o, target);
  const spite = spiteAgainst(o, victim.owner);
  const aboard = booty(o.tables, o.view, target);
  const scorned = worthNow(o, cheered(o, r, -2)) - worthNow(o, r);
  const edge = r.ability - victim.ability + GRABBER_BONUS - MEAN_SKULL_BONUS;
  return expected(edge, (margin) => {
    if (margin <= -0.5) return scorned;
    if (margin < 0.5) return duelGain(o, r, victim);
    const doubloons = (aboard * Math.min(10, 3.5 + margin)) / 10;
    return (doubloons / 100) * UNSOLD_BOOTY_SHARE * (1 + spite);
  });
}

/** 15.1 The Victory Points that a duel to the death gains: Notoriety and the loser's goods, against the pirate's own life. */
export function duelGain(o: ViewerKnowledge, r: Raider, foe: Raider): number {
  const ours = o.tables.pirates[r.pirate].duel;
  const theirs = o.tables.pirates[foe.pirate].duel;
  const wins = winsDuel(ours, theirs);
  const spite = spiteAgainst(o, foe.owner);
  const fame = worthNow(o, { ...r, notoriety: r.notoriety + ours + theirs }) - worthNow(o, r);
  return wins * (fame + spite * lossOf(o, foe) + unbanked(foe) / 2) - (1 - wins) * (lossOf(o, r) + spite * (ours + theirs));
}

/** 17.2 #17 The Victory Points gained by sending a pirate from the hand against the active one, who may lose his ship with all aboard. */
export function ambitionGain(o: ViewerKnowledge, challenger: PirateId, victim: Raider): number {
  const ours = o.tables.pirates[challenger].duel;
  const theirs = o.tables.pirates[victim.pirate].duel;
  const wins = winsDuel(ours, theirs);
  const spite = spiteAgainst(o, victim.owner);
  const { ability, leadership, cunning } = o.tables.pirates[challenger];
  const heir: Raider = {
    ...victim,
    pirate: challenger,
    owner: o.seat,
    ability,
    leadership,
    cunning,
    loyalty: NEW_CAPTAINS_LOYALTY,
    notoriety: ours + theirs,
    netWorth: 0,
    hasLetter: false,
    history: 0,
    fight: victim.fight - victim.ability + ability,
  };
  const prize = worthInPlay(o, heir, 0, 6);
  const honor = worthNow(o, cheered(o, { ...victim, notoriety: victim.notoriety + ours + theirs }, 1)) - worthNow(o, victim);
  return wins * (prize + spite * lossOf(o, victim)) - (1 - wins) * spite * honor - PIRATE_CARD_VP;
}
