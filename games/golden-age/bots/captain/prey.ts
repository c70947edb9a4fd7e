/** What the merchants on the map are worth to a pirate who hunts them. */
import {
  type AreaId,
  cargoStar,
  cargoWorth,
  FACE_DOWN,
  FIND_TARGET,
  findModifier,
  hasFound,
  type NationId,
  type PirateId,
  type PortId,
} from '@bb/golden-age/rules';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

export interface Prey {
  readonly port: PortId;
  readonly area: AreaId;
  /** Actions to find and loot it, on average. */
  readonly actions: number;
  /** The mean worth of its cargo. */
  readonly doubloons: number;
  /** The mean Notoriety for the cargo. */
  readonly notoriety: number;
  /** The mean Value of its hostage. */
  readonly hostage: number;
  readonly nation: NationId;
  /** The mean change of Loyalty. */
  readonly loyalty: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Actions lost on average: a hunt may be interrupted, and a merchant found but not looted in the same turn is lost again. */
const WASTED_ACTIONS = 0.2;

/** 8.14 The chance that one search finds the merchant. */
const findChance = (modifier: number): number => Math.min(1, Math.max(0, (7 - Math.max(1, FIND_TARGET - modifier)) / 6));

/** 8.32 The mean worth of a merchant's cargo in a Sea Area, in doubloons. */
export function meanCargo(o: ViewerKnowledge, area: AreaId, cargo: number): number {
  const column = o.tables.cargoColumn[area];
  let sum = 0;
  for (const face of FACES) sum += cargoWorth(column, face + cargo);
  return sum / FACES.length;
}

const meanStar = (cargo: number): number => FACES.reduce((sum: number, face) => sum + cargoStar(face + cargo), 0) / FACES.length;

/** @param modifier what the pirate adds to the die. @returns null if the pirate has no chance to find the merchant */
function preyAt(o: ViewerKnowledge, area: AreaId, port: PortId, modifier: number, found: boolean): Prey | null {
  const chance = findChance(modifier);
  if (chance === 0 && !found) return null;
  const merchant = o.view.merchantAt[port];
  let doubloons = 0;
  let cargo = 0;
  let star = 0;
  if (merchant === FACE_DOWN)
    o.cargoOdds.forEach((p, c) => {
      doubloons += p * meanCargo(o, area, c);
      cargo += p * c;
      star += p * meanStar(c);
    });
  else {
    cargo = o.tables.merchantCargo[merchant];
    doubloons = meanCargo(o, area, cargo);
    star = meanStar(cargo);
  }
  return {
    port,
    area,
    actions: found ? 1 : 1 / chance + 1 + WASTED_ACTIONS,
    doubloons,
    notoriety: cargo,
    hostage: o.hostageValue,
    nation: o.tables.portNation[port],
    loyalty: star + 1,
  };
}

/** The merchants in a Sea Area that the pirate can find, those that bring most for each Action first. */
export function preyIn(o: ViewerKnowledge, pirate: PirateId, area: AreaId): readonly Prey[] {
  const { view, tables: t } = o;
  const prey: Prey[] = [];
  for (const port of t.areaPorts[area]) {
    if (view.merchantAt[port] < 0) continue;
    const found = preyAt(o, area, port, findModifier(t, view, pirate, port), hasFound(view, pirate, port));
    if (found) prey.push(found);
  }
  const rate = (p: Prey): number => (p.doubloons / 100 + 2 * (p.notoriety + p.hostage)) / p.actions;
  return prey.sort((a, b) => rate(b) - rate(a));
}
