/** 3.0 Step 7, 5.13 Who sails, from where, and in what ship. */
import { AREAS, type AreaId, type Choice, isArea, mayBuyHaven, type PirateId, type PlaceId, PORTS, placeOf, SCHOONER } from '@bb/engine';
import { distance } from './chart.ts';
import { best, deploymentGain } from './choose-action.ts';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import { meanCargo } from './prey.ts';
import { calibre } from './raider.ts';

/** Merchants come to ports at random: so many ports, times the square root of their cargo, fewer with each Move to them. */
function hunting(o: Outlook, from: AreaId): number {
  return AREAS.reduce((sum, area) => {
    const cargo = o.cargoOdds.reduce((mean, p, rating) => mean + p * meanCargo(o, area, rating), 0);
    return sum + nth(o.tables.areaPorts, area).length * Math.sqrt(cargo) * LESS_WITH_EACH_MOVE ** distance(o.chart, from, area);
  }, 0);
}
const LESS_WITH_EACH_MOVE = 0.6;

/** Moves beyond which no home is near. */
const FAR_FROM_HOME = 6;

/** Waters to hunt in, nearer to ports that let him retire. */
function prospects(o: Outlook, pirate: PirateId, area: AreaId): number {
  const { view, tables: t } = o;
  const home = PORTS.reduce(
    (least, port) => (mayBuyHaven(t, view, pirate, port) ? Math.min(least, distance(o.chart, area, placeOf(port))) : least),
    FAR_FROM_HOME,
  );
  return hunting(o, area) / (2 + home);
}

/** In setup an Action costs nothing: all sail, the best first, not all to the same waters. */
export function deployFleet(o: Outlook, legal: readonly Choice[]): Choice {
  const { view } = o;
  return best(legal, (choice) => {
    if (choice.type !== 'deployPirate' || !isArea(choice.to)) return -1;
    const company = nth(view.fleet, o.seat).filter((other) => view.at[other] === choice.to).length;
    return calibre(o, choice.pirate) * 100 + prospects(o, choice.pirate, choice.to) / (1 + company);
  });
}

/** Where there is something to find. */
export function keepOrDeploy(o: Outlook, legal: readonly Choice[]): Choice {
  return best(legal, (choice) => (choice.type === 'deployPirate' ? deploymentGain(o, choice) : KEPT));
}

/** A pirate in hand, against what one at sea earns by Action. */
const KEPT = -3;

/** A third hold is worth more than two points of Speed. */
export const chooseShip = (legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'chooseShip' && choice.ship === SCHOONER ? 1 : 0));

/** 3.0 Step 6 */
export const draftPirate = (o: Outlook, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'draftPirate' ? calibre(o, choice.pirate) : 0));

export const chooseSuccessor = (o: Outlook, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'takeCommand' ? calibre(o, choice.pirate) : 0));

/** Driven out of a port of two Sea Areas: where more merchants are. */
export const chooseArea = (o: Outlook, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'sailTo' ? merchantsAt(o, choice.to) : 0));

const merchantsAt = ({ view, tables: t }: Outlook, area: PlaceId): number =>
  (t.areaPorts[area] ?? []).filter((port) => nth(view.merchantAt, port) >= 0).length;
