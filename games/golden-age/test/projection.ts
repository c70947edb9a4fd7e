/** Rebuilds the table from events alone, to check that they report every change. */
import {
  CAPTURED,
  type Game,
  type GameEvent,
  HOLD_COUNT,
  IN_PLAY,
  NONE,
  PIRATE_COUNT,
  PIRATES,
  type PirateId,
  PORT_COUNT,
  type Tables,
} from '../rules/index.ts';
import { applyEvent } from './apply-event.ts';
import { equal } from './deep-equal.ts';
import { emptyProjection, filled, type Projection } from './projection-state.ts';
import { same } from './random-games.ts';

/** @returns booty taken out of the holds during In-Port Activities and not yet converted */
function beingSold(g: Game, pirate: PirateId): number {
  for (const frame of g.stack) {
    if (!('sold' in frame && 'soldByAlly' in frame && 'pirate' in frame)) continue;
    if (frame.pirate === pirate && typeof frame.sold === 'number') return frame.sold;
    if (frame.pirate === g.ally[pirate] && typeof frame.soldByAlly === 'number') return frame.soldByAlly;
  }
  return 0;
}

/** @returns the holder of each hostage. A captured hostage has none once its captor is lost. */
function hostagesOf(g: Game): number[] {
  const looting = g.stack.find(({ proc }) => proc === 'lootMerchant');
  const isLost = looting !== undefined && 'pirate' in looting && typeof looting.pirate === 'number' && g.fate[looting.pirate] !== IN_PLAY;
  return g.hostageOf.map((on) => (on === CAPTURED && isLost ? NONE : on));
}

function informationOf(g: Game): number[] {
  const info = filled(PIRATE_COUNT * PORT_COUNT, 0);
  for (let i = 0; i < g.info.length; i += 3) info[g.info[i] * PORT_COUNT + g.info[i + 1]] += g.info[i + 2];
  return info;
}

/** @returns whether the map is gone while the treasure is not yet counted */
const isCounting = (g: Game): boolean => g.stack.some(({ proc, at }) => proc === 'digForTreasure' && at === 'count');

/** @returns the projection read from the position, to compare with */
function projectionOf(g: Game): Projection {
  return {
    vp: g.vp,
    at: g.at,
    ships: PIRATES.map((pirate) => ({
      ship: g.ship[pirate],
      combat: g.combat[pirate],
      speed: g.speed[pirate],
      booty:
        beingSold(g, pirate) +
        g.holds.slice(pirate * HOLD_COUNT, (pirate + 1) * HOLD_COUNT).reduce((sum, doubloons) => sum + Math.max(0, doubloons), 0),
      scurvy: g.scurvy[pirate],
      revelry: g.revelry[pirate],
      guns: g.guns[pirate] !== NONE,
    })),
    loyalty: g.loyalty,
    notoriety: g.notoriety,
    netWorth: g.netWorth,
    cunning: g.cunning,
    hostageOf: hostagesOf(g),
    captorOf: [],
    governorAt: g.governorAt,
    hasMerchant: g.merchantAt.map((merchant) => merchant !== NONE),
    destroyed: g.destroyed.map((destroyed) => destroyed !== 0),
    havenOf: g.havenOf,
    handSizes: g.hands.map((hand, seat) => hand.length + (g.sealed[seat] === NONE ? 0 : 1) + (g.keptLetter[seat] === NONE ? 0 : 1)),
    letter: g.letter,
    info: informationOf(g),
    treasureMapOf: isCounting(g) ? [] : [g.treasureMapOf],
    ally: g.ally,
    history: g.history,
    warshipAt: g.warshipAt,
    commissioner: g.commissioner,
    commissionerAt: g.commissionerAt,
    pardoned: PIRATES.map((pirate) => (g.pardoned & (1 << pirate)) !== 0),
  };
}

/** @returns a projection from the start of a game */
export function startProjection(players: number) {
  const kept = emptyProjection(players);
  const fields = Object.keys(kept);
  return {
    apply(tables: Tables, events: readonly GameEvent[]): void {
      const before = events.some((event) => event.type === 'pirateTookCommand') ? structuredClone(kept) : kept;
      for (const event of events) applyEvent(kept, tables, event, before);
    },
    /** Compares field by field, so that the error names the field. */
    compare(g: Game): void {
      const a: Readonly<Record<string, unknown>> = { ...kept };
      const b: Readonly<Record<string, unknown>> = { ...projectionOf(g) };
      for (const field of fields)
        if (!equal(a[field], b[field]) && !equal(b[field], []))
          same(JSON.stringify(a[field]), JSON.stringify(b[field]), `${field}, kept and read,`);
    },
  };
}
