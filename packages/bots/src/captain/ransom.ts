/** 9.42 What a hostage kept aboard is good for. */
import { isArea, mayEnter, type NationId, type PirateId, PORTS, paysRansom, placeOf, portStatus } from '@bb/engine';
import { distance, FAR } from './chart.ts';
import { nth } from './nth.ts';
import { lasts, type Outlook } from './outlook.ts';
import type { Captive } from './raider.ts';

/** The chance that Scurvy, battle or another voyage comes between, for each Move to a port that pays. */
const MISCARRIES = 0.15;
/** The chance that nothing at all comes between. */
const DELIVERED = 0.8;
/** What a neutral port leaves of a ransom that is not carried on to a better one. */
const NEUTRAL = 0.75;
/** Part of a Move that the detour costs, since such ports are on the way of other business. */
const ON_THE_WAY = 0.5;

/** A hostage of this nation as the pirate's captive. */
export const captive = (o: Outlook, pirate: PirateId, nation: NationId, value: number): Captive => ({
  nation,
  value,
  prospect: prospect(o, pirate, nation),
});

function prospect(o: Outlook, pirate: PirateId, nation: NationId): number {
  const { view, tables: t, chart } = o;
  const from = nth(view.at, pirate);
  let best = 0;
  for (const port of PORTS) {
    if (t.portNation[port] !== nation || !mayEnter(t, view, pirate, port)) continue;
    const status = portStatus(t, view, pirate, port);
    if (!paysRansom(t, port, status)) continue;
    const moves = distance(chart, from, placeOf(port));
    if (moves >= FAR) continue;
    const arrives = DELIVERED * lasts(o, moves + 1) * (1 - MISCARRIES) ** Math.max(0, moves - (isArea(from) ? 1 : 0));
    best = Math.max(best, arrives * (status === 'neutral' ? NEUTRAL : 1) * (1 - ON_THE_WAY * 0.1 * moves));
  }
  return best;
}
