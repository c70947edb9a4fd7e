/** 9.58 What it costs a pirate to attack a port: that nation's ports are closed to him from then on. */
import { mayEnter, type NationId, type PlaceId, PORTS, type PortStatus, placeOf, portStatus } from '@bb/golden-age/rules';
import { ACTIONS_OF_USE, ALL_PORTS_VP, LETTER_IN_HAND_SHARE } from './assumptions.ts';
import { distance, FAR } from './distances.ts';
import { memoize } from './memoize.ts';
import type { Raider } from './raider.ts';
import { holdsTitle } from './rivalry.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { hasAttacked } from './worth.ts';

/** What a port is to a pirate: where he may retire it counts most, where he gets half the price it counts least. */
const USE: Readonly<Record<PortStatus, number>> = { pro: 1.5, safeHaven: 1.5, piratePort: 1, neutral: 0.6, anti: 0.2, destroyed: 0 };
/** A port counts less by this factor for each Move to it. */
const FACTOR_PER_MOVE = 0.7;

/** By nation and place: what a nation's enmity would cost the pirate there, in Victory Points. */
export type EnmityCost = (nation: NationId, at: PlaceId) => number;

/**
 * What a nation's enmity takes from a pirate: its share of all ports that are open to him, each by its use and by the way there. The Letter of
 * Marque in the seat's hand makes ports with a pro-pirate governor worth more. What he loses with the captives of that nation is not counted
 * here, since `outlawed` takes it from their prospect. Each place is reckoned once.
 */
export function enmityCosts(o: ViewerKnowledge, r: Raider): EnmityCost {
  const { view, tables: t } = o;
  const letter = holdsTitle(o, 'letter-of-marque') ? LETTER_IN_HAND_SHARE : 0;
  const ports = PORTS.flatMap((port) => {
    const nation = t.portNation[port];
    if (hasAttacked(r, nation) || !mayEnter(t, view, r.pirate, port)) return [];
    const status = portStatus(t, view, r.pirate, port);
    return { nation, place: placeOf(port), use: USE[status] + (status === 'pro' ? letter : 0) };
  });
  const whole = o.habits.dreadOfEnmity * ALL_PORTS_VP * lasts(o, ACTIONS_OF_USE);
  const usesFrom = memoize((at: PlaceId) => {
    const uses: number[] = [];
    for (const { nation, place, use } of ports) {
      const moves = distance(o.distances, at, place);
      if (moves < FAR) uses[nation] = (uses[nation] ?? 0) + use * FACTOR_PER_MOVE ** moves;
    }
    return { uses, open: uses.reduce((all, use = 0) => all + use, 0) };
  });
  return (nation, at) => {
    if (hasAttacked(r, nation)) return 0;
    const { uses, open } = usesFrom(at);
    return open === 0 ? 0 : (whole * (uses[nation] ?? 0)) / open;
  };
}

/** The pirate once he has attacked a port of this nation: nobody there ransoms his captives, and its Letter is void. */
export const outlawed = (o: ViewerKnowledge, r: Raider, nation: NationId): Raider => ({
  ...r,
  history: r.history | (1 << nation),
  hasLetter: r.hasLetter && o.view.letter[r.pirate] !== nation,
  captives: r.captives.map((c) => (c.nation === nation ? { ...c, prospect: 0 } : c)),
});
