/** A cache of what the value makes of a position: a third of the positions that a search judges look like one before. */
import type { Appraisal } from '@bb/search';
import { type Game, NONE, RETIRED } from '../../rules/index.ts';
import { cache, listsByPirate, mix, mixAll } from './hashes.ts';

/** A hash of all that the value reads: what the seats together see of the map, and the pirates in play. If you change what it reads, change this too. */
function hashOf(g: Game, seed: number): number {
  let h = seed;
  for (const number of [g.players, g.turn, g.active, g.mutinous]) h = mix(h, number);
  for (const fleet of g.fleet) h = mixAll(h, fleet);
  for (const list of [
    g.spared,
    g.owner,
    g.fate,
    g.holds,
    g.stashes,
    g.bars,
    g.governorAt,
    g.worn,
    g.havenOf,
    g.sightingAt,
    g.sightingUp,
    g.sightingSeen,
    g.slotAt,
    g.slotUp,
    g.commissionerOf,
    g.commissionerAt,
    g.movement,
    g.ashore,
    g.hostageOf,
    g.toldTo,
    g.homeSeen,
    g.destroyed,
    g.english,
    g.log,
  ])
    h = mixAll(h, list);
  for (let i = 0; i < g.merchantOn.length; i++) if (g.sightingUp[i] === 1 || g.sightingSeen[i] !== 0) h = mix(h, g.merchantOn[i] ?? NONE);
  for (let i = 0; i < g.warshipOn.length; i++) if (g.slotUp[i] === 1) h = mix(h, g.warshipOn[i] ?? NONE);
  for (let i = 0; i < g.homePort.length; i++) if (g.tables.settings.openHostages || g.homeSeen[i] !== 0) h = mix(h, g.homePort[i] ?? NONE);
  const byPirate = [...listsByPirate(g), g.cunning, g.holding];
  for (let pirate = 0; pirate < g.at.length; pirate++)
    if (g.at[pirate] !== NONE || g.fate[pirate] === RETIRED) for (const list of byPirate) h = mix(h, list[pirate] ?? NONE);
  return h;
}

/** Bits of a second hash that a key has room for. */
const MORE_BITS = 21;
/** Two positions that differ have the same key once in 2^53 pairs. */
export const judgmentKey = (g: Game): number => (hashOf(g, 1) >>> 0) * 2 ** MORE_BITS + (hashOf(g, 2) >>> (32 - MORE_BITS));

/** @returns the same judgment, made once of positions that look alike */
export function judgedOnce(judge: (g: Game) => Appraisal): (g: Game) => Appraisal {
  const judgments = cache<Appraisal>();
  return (g) => judgments(g.tables, judgmentKey(g), () => judge(g));
}
