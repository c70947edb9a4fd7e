/** 6.4, 10.3 What to expect of an attack by a warship or a Commissioner, for either side. */
import { isRevelling, type PirateId, type WarshipId } from '@bb/golden-age/rules';
import { DOUBLE_CROSS_LOSS_SHARE } from './assumptions.ts';
import { cheered } from './call-at-port.ts';
import { expected } from './dice-odds.ts';
import { escapes, type Hunter, hunterOf, prevails } from './peril.ts';
import { hit, type Raider, raiderOf } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { refugesOf, retiredWorth, retreatFrom, successorWorth, worthInPlay } from './worth.ts';

/** 13.23 What a revelling pirate loses in Speed and in battle. */
const REVELLING_PENALTY = 2;
/** 10.35 Notoriety for each point of a beaten Commissioner's Combat. */
const NOTORIETY_PER_COMBAT = 2;

/** A pirate under attack. */
export interface Quarry {
  readonly r: Raider;
  /** His Speed, less what revelry takes. */
  readonly speed: number;
  /** What he adds to his die in battle, less what revelry takes. */
  readonly fight: number;
  /** His worth to his player before the attack. */
  readonly now: number;
  /** What the Action under way will earn if the attack does not stop it. */
  readonly stake: number;
  /** His worth to his player if the attack leaves him like this. */
  readonly worth: (r: Raider) => number;
}

export function quarryOf(o: ViewerKnowledge, pirate: PirateId, stake: number): Quarry {
  const r = raiderOf(o, pirate);
  const retreat = retreatFrom(o, r, refugesOf(o, pirate), r.at);
  const worth = (changed: Raider): number =>
    changed.combat < o.tables.lowestCombat ? o.goals.lost(o, changed) : worthInPlay(o, changed, 0, retreat);
  const penalty = isRevelling(o.view, pirate) ? REVELLING_PENALTY : 0;
  return { r, speed: r.speed - penalty, fight: r.fight - penalty, now: worth(r), stake, worth };
}

/** What a pirate can expect to be worth after an attack if he fights at once, and if he tries to flee first. */
interface Encounter {
  readonly fight: number;
  readonly flee: number;
}

/** 6.46 */
export function meetWarship({ tables: t }: ViewerKnowledge, { r, speed, fight, now, stake, worth }: Quarry, warship: WarshipId): Encounter {
  const { speed: pace, combat } = t.warships[warship];
  const hunter: Hunter = { speed: pace, combat: combat + t.navyBonus };
  const won = worth(hit({ ...r, notoriety: r.notoriety + combat }, 1)) + stake;
  const stands = expected(fight - hunter.combat, (margin) => (margin > 0 ? won : worth(cheered({ tables: t }, hit(r, -margin), -1))));
  const away = escapes(speed, hunter);
  return { fight: stands, flee: away * now + (1 - away) * stands };
}

/** 10.33–10.36 A pirate who is caught surrenders if he may and that is better. @param afar the Commissioner comes from an adjacent Sea Area */
export function meetCommissioner(o: ViewerKnowledge, quarry: Quarry, commissioner: number, afar = false): Encounter {
  const { speed, now } = quarry;
  const away = escapes(speed, hunterOf(o, commissioner), afar ? 1 : 0);
  const stands = standsAgainst(o, quarry, commissioner);
  const caught = quarry.r.hasLetter ? Math.max(stands, surrenderWorth(o, quarry.r)) : stands;
  return { fight: caught, flee: away * now + (1 - away) * caught };
}

/** 10.35 What fighting a Commissioner is worth: one of the two dies. */
export function standsAgainst(o: ViewerKnowledge, { r, fight, stake, worth }: Quarry, commissioner: number): number {
  const { combat } = o.tables.commissioners[commissioner];
  const wins = prevails(fight, hunterOf(o, commissioner));
  const glory = cheered(o, { ...r, notoriety: r.notoriety + NOTORIETY_PER_COMBAT * combat }, 1);
  return wins * (worth(glory) + stake) + (1 - wins) * o.goals.lost(o, r);
}

/** 10.34 What a surrender is worth: he retires on the spot, without his booty. */
export const surrenderWorth = (o: ViewerKnowledge, r: Raider): number =>
  r.notoriety + (retiredWorth(r) - r.notoriety) * (1 - DOUBLE_CROSS_LOSS_SHARE) + successorWorth(o, 1);

/** The better of fighting and fleeing. */
const bestOf = ({ fight, flee }: Encounter): number => Math.max(fight, flee);

/** What the attack costs the pirate's player. */
export const costOf = ({ now, stake }: Quarry, encounter: Encounter): number => now + stake - bestOf(encounter);

/** The chances that a Commissioner's attack kills the pirate, and that the Commissioner dies. */
export function chancesOf(
  o: ViewerKnowledge,
  quarry: Quarry,
  commissioner: number,
  afar: boolean,
): { readonly kills: number; readonly dies: number } {
  const hunter = hunterOf(o, commissioner);
  const wins = prevails(quarry.fight, hunter);
  const { fight, flee } = meetCommissioner(o, quarry, commissioner, afar);
  const meets = fight > flee ? 1 : 1 - escapes(quarry.speed, hunter, afar ? 1 : 0);
  const surrenders = quarry.r.hasLetter && surrenderWorth(o, quarry.r) > standsAgainst(o, quarry, commissioner);
  return surrenders ? { kills: 0, dies: 0 } : { kills: meets * (1 - wins), dies: meets * wins };
}
