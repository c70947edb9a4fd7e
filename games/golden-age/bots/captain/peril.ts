/** How likely a pirate is to be caught and beaten by Commissioners and warships. */
import { type AreaId, isArea, NONE, type PlaceId } from '@bb/golden-age/rules';
import { beats, below, equalsOrBeats } from './dice-odds.ts';
import type { Raider } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** A warship or Commissioner: its Speed, and its Combat with all bonuses. */
export interface Hunter {
  readonly speed: number;
  readonly combat: number;
}

/** 10.33 The chance that a pirate gets away. @param afar 1 if the Commissioner comes from an adjacent Sea Area */
export const escapes = (speed: number, hunter: Hunter, afar = 0): number => equalsOrBeats(speed - hunter.speed + afar);

/** 10.35 The chance that a pirate beats the hunter. */
export const prevails = (fight: number, hunter: Hunter): number => beats(fight - hunter.combat);

/** The chance that a pirate who flees first is caught and beaten. */
export const falls = (speed: number, fight: number, hunter: Hunter): number => (1 - escapes(speed, hunter)) * (1 - prevails(fight, hunter));

/** The chance that a Commissioner yet to be drawn catches and beats him. */
const fallsToSomebody = (o: ViewerKnowledge, r: Raider): number => o.falls((r.speed + 8) * 64 + Math.max(0, Math.min(63, r.fight)));

/** 10.12, 10.3 The chance that, in one turn at sea, another player sends a Commissioner who catches and beats him. */
export function hunted(o: ViewerKnowledge, r: Raider): number {
  const { huntedFromNotoriety, harmShareWithLetter, deployChance, catchChance } = o.goals.dangers;
  const found = r.notoriety < huntedFromNotoriety && o.view.hunted === 0 ? 0 : below(3, r.notoriety);
  if (found === 0) return 0;
  const doom = o.habits.wariness * fallsToSomebody(o, r) * (r.hasLetter ? harmShareWithLetter : 1);
  let safe = 1;
  for (let seat = 0; seat < o.view.players; seat++) {
    if (seat === r.owner) continue;
    safe *= 1 - doom * (o.view.commissioner[seat] === NONE ? deployChance * found : catchChance);
  }
  return 1 - safe;
}

/** 10.31 The chance that a Commissioner who can react in this Sea Area kills him during one Action. */
export function menace(o: ViewerKnowledge, r: Raider, place: PlaceId): number {
  if (!isArea(place)) return 0;
  let safe = 1;
  for (let seat = 0; seat < o.view.players; seat++) {
    const commissioner = o.view.commissioner[seat];
    const at = o.view.commissionerAt[seat];
    if (commissioner === NONE || seat === r.owner || !(at === place || (isArea(at) && o.tables.moves[place].includes(at)))) continue;
    const hunter = hunterOf(o, commissioner);
    const doom = o.habits.wariness * (1 - escapes(r.speed, hunter, at === place ? 0 : 1)) * (1 - prevails(r.fight, hunter));
    safe *= 1 - doom * (r.hasLetter ? o.goals.dangers.harmShareWithLetter : 1);
  }
  return 1 - safe;
}

/** A Commissioner as a hunter, with the bonus of the living rules if they are in use. */
export function hunterOf({ tables: t }: ViewerKnowledge, commissioner: number): Hunter {
  const { speed, combat } = t.commissioners[commissioner];
  return { speed, combat: combat + t.navyBonus };
}

/** 6.43 The chance that a warship on station in this Sea Area stops an Action of his. */
export function harassed(o: ViewerKnowledge, r: Raider, area: AreaId): number {
  const warship = o.view.warshipAt[area];
  if (warship === NONE) return 0;
  const { speed, combat } = o.tables.warships[warship];
  return o.goals.dangers.warshipChance * (1 - prevails(r.fight, { speed, combat: combat + o.tables.navyBonus }));
}
