/** 9.42 What a hostage kept aboard is worth. */
import { isArea, mayEnter, type NationId, type PirateId, type PlaceId, PORTS, paysRansom, placeOf, portStatus } from '@bb/golden-age/rules';
import { distance, FAR } from './distances.ts';
import type { Captive } from './raider.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';

/** The chance that Scurvy, a battle or another voyage prevents the ransom, for each Move to a port that pays. */
const LOSS_CHANCE_PER_MOVE = 0.15;
/** The chance that nothing else prevents the ransom. */
const DELIVERY_CHANCE = 0.8;
/** A neutral port converts half of a ransom; it is still worth this share, since it may be carried on to a better port. */
const NEUTRAL_SHARE = 0.75;
/** A Move to the port costs only this share of a Move, since the port is often on the way to something else. */
const DETOUR_SHARE = 0.5;

/** Describes a hostage of this nation and Value aboard the pirate's ship at this place. */
export const captive = (o: ViewerKnowledge, pirate: PirateId, from: PlaceId, nation: NationId, value: number): Captive => ({
  nation,
  value,
  prospect: prospect(o, pirate, from, nation),
});

/** The share of the full ransom that can be expected from the best port; 0 if no port pays. */
function prospect(o: ViewerKnowledge, pirate: PirateId, from: PlaceId, nation: NationId): number {
  const { view, tables: t, distances } = o;
  let best = 0;
  for (const port of PORTS) {
    if (t.portNation[port] !== nation || !mayEnter(t, view, pirate, port)) continue;
    const status = portStatus(t, view, pirate, port);
    if (!paysRansom(t, port, status)) continue;
    const moves = distance(distances, from, placeOf(port));
    if (moves >= FAR) continue;
    const arrives = DELIVERY_CHANCE * lasts(o, moves + 1) * (1 - LOSS_CHANCE_PER_MOVE) ** Math.max(0, moves - (isArea(from) ? 1 : 0));
    best = Math.max(best, arrives * (status === 'neutral' ? NEUTRAL_SHARE : 1) * (1 - DETOUR_SHARE * 0.1 * moves));
  }
  return best;
}
