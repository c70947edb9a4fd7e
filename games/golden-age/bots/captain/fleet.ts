/** 3.0 Step 7, 5.13 Which pirate to deploy, where, and in what ship. */
import {
  AREAS,
  type AreaId,
  type Choice,
  isArea,
  mayBuyHaven,
  type PirateId,
  type PlaceId,
  PORTS,
  placeOf,
  SCHOONER,
} from '@bb/golden-age/rules';
import { best, deploymentGain } from './choose-action.ts';
import { distance } from './distances.ts';
import { meanCargo } from './prey.ts';
import { caliber } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** How good the hunting is from here, to compare Sea Areas. Merchants come to ports at random, so each port counts by its mean cargo. */
function hunting(o: ViewerKnowledge, from: AreaId): number {
  return AREAS.reduce((sum, area) => {
    const cargo = o.cargoOdds.reduce((mean, p, rating) => mean + p * meanCargo(o, area, rating), 0);
    return sum + o.tables.areaPorts[area].length * cargo * FACTOR_PER_MOVE ** distance(o.distances, from, area);
  }, 0);
}
/** A port counts less by this factor for each Move to its area. */
const FACTOR_PER_MOVE = 0.5;

/** Every port farther away counts as this many Moves away. */
const MAX_MOVES_HOME = 6;

/** Rates a Sea Area to begin in: good hunting, near a port where the pirate could buy a haven. */
function prospects(o: ViewerKnowledge, pirate: PirateId, area: AreaId): number {
  const { view, tables: t } = o;
  const home = PORTS.reduce(
    (least, port) => (mayBuyHaven(t, view, pirate, port) ? Math.min(least, distance(o.distances, area, placeOf(port))) : least),
    MAX_MOVES_HOME,
  );
  return hunting(o, area) / (2 + home);
}

/** Deploys pirates, since it costs no Action in setup: the best first, and spread over the map. He may keep one for Piratical Ambition. */
export function deployFleet(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { view } = o;
  const kept = duelistToKeep(o);
  return best(legal, (choice) => {
    if (choice.type !== 'deployPirate' || !isArea(choice.to)) return -1;
    if (choice.pirate === kept) return -2;
    const company = view.fleet[o.seat].filter((other) => view.at[other] === choice.to).length;
    return caliber(o, choice.pirate) * 100 + prospects(o, choice.pirate, choice.to) / (1 + company);
  });
}

/** 17.2 #17 Of three players and more, a player needs a pirate in hand for Piratical Ambition: the best duelist, if others are at sea. */
function duelistToKeep({ view, tables: t, seat }: ViewerKnowledge): PirateId | undefined {
  if (view.players < MIN_PLAYERS_FOR_AMBITION || view.fleet[seat].length === 0) return undefined;
  return view.pirateHand.find((pirate) => t.pirates[pirate].duel >= KEPT_DUEL);
}
const MIN_PLAYERS_FOR_AMBITION = 3;
const KEPT_DUEL = 4;

/** Deploys a new pirate where he can earn most, or keeps him in hand. */
export function keepOrDeploy(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  return best(legal, (choice) => (choice.type === 'deployPirate' ? deploymentGain(o, choice) : KEPT_VP_PER_ACTION));
}

/** What keeping the pirate in hand counts for, compared with what he would earn at sea for each Action. */
const KEPT_VP_PER_ACTION = -3;

/** Takes the Schooner: a third hold is worth more than two points of Speed. */
export const chooseShip = (legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'chooseShip' && choice.ship === SCHOONER ? 1 : 0));

/** 3.0 Step 6 */
export const draftPirate = (o: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'draftPirate' ? caliber(o, choice.pirate) : 0));

export const chooseSuccessor = (o: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'takeCommand' ? caliber(o, choice.pirate) : 0));

/** Driven out of a port on two Sea Areas, he sails to the one with more merchants. */
export const chooseArea = (o: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'sailTo' ? merchantsAt(o, choice.to) : 0));

const merchantsAt = ({ view, tables: t }: ViewerKnowledge, area: PlaceId): number =>
  (t.areaPorts[area] ?? []).filter((port) => view.merchantAt[port] >= 0).length;
