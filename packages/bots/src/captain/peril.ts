/** How likely those who hunt pirates bring one down. */
import { type AreaId, isArea, NONE, type PlaceId } from '@bb/engine';
import { nth } from './nth.ts';
import { beats, below, equals } from './odds.ts';
import type { Outlook } from './outlook.ts';
import type { Raider } from './raider.ts';

/** A warship or Commissioner: Speed, and Combat with all that is added to it. */
export interface Hunter {
  readonly speed: number;
  readonly combat: number;
}

/** 10.33 The chance that he gets away. `afar`: the Commissioner comes from an adjacent Sea Area. */
export const escapes = (speed: number, hunter: Hunter, afar = 0): number => equals(speed - hunter.speed + afar);

/** 10.35 The chance that he beats him. */
export const prevails = (fight: number, hunter: Hunter): number => beats(fight - hunter.combat);

/** The chance that he is caught and beaten, if he runs first. */
export const falls = (speed: number, fight: number, hunter: Hunter): number => (1 - escapes(speed, hunter)) * (1 - prevails(fight, hunter));

/** The same for a Commissioner who is yet to be drawn. */
const fallsToSomebody = (o: Outlook, r: Raider): number => o.falls((r.speed + 8) * 64 + Math.max(0, Math.min(63, r.fight)));

/** 10.12, 10.3 The chance that in one of his player's turns at sea somebody sends a Commissioner after him who brings him down. */
export function hunted(o: Outlook, r: Raider): number {
  const { notorious, lettered, zeal, roving } = o.goals.dangers;
  const found = r.notoriety < notorious ? 0 : below(3, r.notoriety);
  if (found === 0) return 0;
  const doom = fallsToSomebody(o, r) * (r.hasLetter ? lettered : 1);
  let safe = 1;
  for (let seat = 0; seat < o.view.players; seat++) {
    if (seat === r.owner) continue;
    safe *= 1 - doom * (o.view.commissioner[seat] === NONE ? zeal * found : roving);
  }
  return 1 - safe;
}

/** 10.31 The chance that an Action in this Sea Area is his last, for the Commissioners who can react there. */
export function menace(o: Outlook, r: Raider, place: PlaceId): number {
  if (!isArea(place)) return 0;
  let safe = 1;
  for (let seat = 0; seat < o.view.players; seat++) {
    const commissioner = nth(o.view.commissioner, seat);
    const at = nth(o.view.commissionerAt, seat);
    if (commissioner === NONE || seat === r.owner || !(at === place || (isArea(at) && nth(o.tables.moves, place).includes(at)))) continue;
    const hunter = hunterOf(o, commissioner);
    const doom = (1 - escapes(r.speed, hunter, at === place ? 0 : 1)) * (1 - prevails(r.fight, hunter));
    safe *= 1 - doom * (r.hasLetter ? o.goals.dangers.lettered : 1);
  }
  return 1 - safe;
}

/** With the living rules' bonus, if that is played. */
export function hunterOf({ tables: t }: Outlook, commissioner: number): Hunter {
  const { speed, combat } = nth(t.commissioners, commissioner);
  return { speed, combat: combat + t.navyBonus };
}

/** 6.43 The chance that a warship on station here stops an Action of his. */
export function harassed(o: Outlook, r: Raider, area: AreaId): number {
  const warship = nth(o.view.warshipAt, area);
  if (warship === NONE) return 0;
  const { speed, combat } = nth(o.tables.warships, warship);
  return o.goals.dangers.vigilance * (1 - prevails(r.fight, { speed, combat: combat + o.tables.navyBonus }));
}
