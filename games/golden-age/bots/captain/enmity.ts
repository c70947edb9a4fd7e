/** 9.58 What it costs a pirate to attack a port: that nation's ports are closed to him from then on. */
import { mayEnter, type NationId, PORTS, type PortStatus, placeOf, portStatus, TITLE_OF } from '@bb/golden-age/rules';
import { itemAt } from '@bb/kernel';
import { ACTIONS_OF_USE, ALL_PORTS_VP, LETTER_IN_HAND_SHARE } from './assumptions.ts';
import { distance, FAR } from './distances.ts';
import { lasts, type Outlook } from './outlook.ts';
import type { Raider } from './raider.ts';
import { hasAttacked } from './worth.ts';

/** What a port is to a pirate: where he may retire it counts most, where he gets half the price it counts least. */
const USE: Readonly<Record<PortStatus, number>> = { pro: 1.5, safeHaven: 1.5, piratePort: 1, neutral: 0.6, anti: 0.2, destroyed: 0 };
/** A port counts less by this factor for each Move to it. */
const FACTOR_PER_MOVE = 0.7;

/**
 * What a nation's enmity takes from a pirate, in Victory Points: its share of all ports that are open to him, each by its use and by the
 * way there. The Letter of Marque in the seat's hand makes ports with a pro-pirate governor worth more. What he loses with the captives of
 * that nation is not counted here, since `outlawed` takes it from their prospect.
 */
export function enmityCost(o: Outlook, r: Raider, nation: NationId): number {
  if (hasAttacked(r, nation)) return 0;
  const { view, tables: t } = o;
  const holdsLetter = view.hand.some((card) => TITLE_OF[card] === 'letter-of-marque');
  let open = 0;
  let shut = 0;
  for (const port of PORTS) {
    const of = itemAt(t.portNation, port);
    if (hasAttacked(r, of) || !mayEnter(t, view, r.pirate, port)) continue;
    const moves = distance(o.distances, r.at, placeOf(port));
    if (moves >= FAR) continue;
    const status = portStatus(t, view, r.pirate, port);
    const use = (USE[status] + (holdsLetter && status === 'pro' ? LETTER_IN_HAND_SHARE : 0)) * FACTOR_PER_MOVE ** moves;
    open += use;
    if (of === nation) shut += use;
  }
  return open === 0 ? 0 : ((o.manner.dreadOfEnmity * shut) / open) * ALL_PORTS_VP * lasts(o, ACTIONS_OF_USE);
}

/** The pirate once he has attacked a port of this nation: nobody there ransoms his captives, and its Letter is void. */
export const outlawed = (o: Outlook, r: Raider, nation: NationId): Raider => ({
  ...r,
  history: r.history | (1 << nation),
  hasLetter: r.hasLetter && o.view.letter[r.pirate] !== nation,
  captives: r.captives.map((c) => (c.nation === nation ? { ...c, prospect: 0 } : c)),
});
