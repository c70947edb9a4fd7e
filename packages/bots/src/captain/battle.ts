/** 6.4, 10.3 A fight at sea, as both sides see it coming. */
import { isRevelling, type PirateId, type WarshipId } from '@bb/engine';
import { cheered } from './call-at-port.ts';
import { nth } from './nth.ts';
import { expected } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { escapes, type Hunter, hunterOf, prevails } from './peril.ts';
import { hit, type Raider, raiderOf } from './raider.ts';
import { DOUBLE_CROSSED } from './weights.ts';
import { refugesOf, retiredWorth, retreatFrom, successorWorth, worthInPlay } from './worth.ts';

/** 13.23 */
const REELING = 2;
/** 10.35 Notoriety for each point of a beaten Commissioner's Combat. */
const GLORY = 2;

/** A pirate under attack: what he has at sea, what he is worth, whatever may happen to him, and what the Action under way promises. */
export interface Quarry {
  readonly r: Raider;
  readonly speed: number;
  readonly fight: number;
  readonly now: number;
  readonly stake: number;
  readonly worth: (r: Raider) => number;
}

export function quarryOf(o: Outlook, pirate: PirateId, stake: number): Quarry {
  const r = raiderOf(o, pirate);
  const retreat = retreatFrom(o, r, refugesOf(o, pirate), r.at);
  const worth = (changed: Raider): number =>
    changed.combat < o.tables.lowestCombat ? o.goals.lost(o, changed) : worthInPlay(o, changed, 0, retreat);
  const reeling = isRevelling(o.view, pirate) ? REELING : 0;
  return { r, speed: r.speed - reeling, fight: r.fight - reeling, now: worth(r), stake, worth };
}

/** What an attack leaves a pirate with if he fights, and if he runs first. */
interface Encounter {
  readonly fight: number;
  readonly flee: number;
}

/** 6.46 */
export function meetWarship({ tables: t }: Outlook, { r, speed, fight, now, stake, worth }: Quarry, warship: WarshipId): Encounter {
  const { speed: pace, combat } = nth(t.warships, warship);
  const hunter: Hunter = { speed: pace, combat: combat + t.navyBonus };
  const won = worth(hit({ ...r, notoriety: r.notoriety + combat }, 1)) + stake;
  const stands = expected(fight - hunter.combat, (margin) => (margin > 0 ? won : worth(cheered({ tables: t }, hit(r, -margin), -1))));
  const away = escapes(speed, hunter);
  return { fight: stands, flee: away * now + (1 - away) * stands };
}

/** 10.33–10.36 Caught, he surrenders if he can and that is better. `afar`: the Commissioner comes from an adjacent Sea Area. */
export function meetCommissioner(o: Outlook, quarry: Quarry, commissioner: number, afar = false): Encounter {
  const { speed, now } = quarry;
  const away = escapes(speed, hunterOf(o, commissioner), afar ? 1 : 0);
  const stands = standsAgainst(o, quarry, commissioner);
  const caught = quarry.r.hasLetter ? Math.max(stands, surrenderWorth(o, quarry.r)) : stands;
  return { fight: caught, flee: away * now + (1 - away) * caught };
}

/** 10.35 Glory or death. */
export function standsAgainst(o: Outlook, { r, fight, stake, worth }: Quarry, commissioner: number): number {
  const { combat } = nth(o.tables.commissioners, commissioner);
  const wins = prevails(fight, hunterOf(o, commissioner));
  const glory = cheered(o, { ...r, notoriety: r.notoriety + GLORY * combat }, 1);
  return wins * (worth(glory) + stake) + (1 - wins) * o.goals.lost(o, r);
}

/** 10.34 He retires on the spot, without his booty. */
export const surrenderWorth = (o: Outlook, r: Raider): number =>
  r.notoriety + (retiredWorth(r) - r.notoriety) * (1 - DOUBLE_CROSSED) + successorWorth(o, 1);

/** What is left to him if he does the better thing. */
const bestOf = ({ fight, flee }: Encounter): number => Math.max(fight, flee);

/** What the attack costs him. */
export const costOf = ({ now, stake }: Quarry, encounter: Encounter): number => now + stake - bestOf(encounter);

/** The chances that a Commissioner's attack ends with the pirate's death, and with his own. */
export function chancesOf(
  o: Outlook,
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
