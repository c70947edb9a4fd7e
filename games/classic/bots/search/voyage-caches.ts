/**
 * Caches of what a voyage is worth to each pirate, and of his course, since in a search most pirates rarely change. The keys are hashes of
 * everything that the captain reads for a voyage, but for the figures, since the search has one set of them: if you change what he reads, change them too.
 */
import {
  type About,
  type Choice,
  firstHold,
  HOSTAGES,
  MAX_HOLDS,
  NONE,
  type PirateId,
  PLACES,
  stashOf,
  usedBy,
  type VisibleBoard,
} from '../../rules/index.ts';
import { type CaptainDecision, captain } from '../captain/captain.ts';
import type { ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { voyageWorth } from '../captain/voyage.ts';
import { isMostNotorious, leadOf, wantsEnd, winsByRetiring } from '../captain/worth.ts';
import { cache, HASH_RANGE, listsByPirate, mix, mixAll } from './hashes.ts';

/** A hash of all that voyages of all pirates depend on. */
export function worldHash(g: VisibleBoard): number {
  let h = mix(g.players, g.mutinous);
  for (const list of [
    g.sightingAt,
    g.sightingUp,
    g.merchantOn,
    g.slotAt,
    g.slotUp,
    g.warshipOn,
    g.commissionerOf,
    g.commissionerAt,
    g.movement,
    g.ashore,
    g.governorAt,
    g.worn,
    g.havenOf,
    g.destroyed,
    g.english,
    g.bars,
    g.log,
  ])
    h = mixAll(h, list);
  for (let pirate = 0; pirate < g.holding.length; pirate++)
    if (g.holding[pirate] === 1) h = mix(h, pirate * PLACES.length + (g.at[pirate] ?? 0));
  return h;
}

/** A hash of the pirate, of how he stands against the others, and of `world`, the position around him. */
function pirateHash(o: ViewerKnowledge, pirate: PirateId, world: number): number {
  const { sight: g, seat } = o;
  let h = mix(world, pirate);
  for (const list of listsByPirate(g)) h = mix(h, list[pirate] ?? 0);
  const first = firstHold(g, pirate);
  for (let i = 0; i < MAX_HOLDS; i++) h = mix(h, g.holds[first + i] ?? 0);
  for (let hostage = 0; hostage < g.hostageOf.length; hostage++) {
    if (g.hostageOf[hostage] === pirate) h = mix(h, hostage);
    if (g.toldTo[hostage] === pirate) h = mix(h, HOSTAGES.length + (g.homePort[hostage] ?? 0));
  }
  h = mix(h, stashOf(g, pirate));
  // Pounds may have halves.
  h = mix(h, 4 * leadOf(o, pirate));
  h = mix(h, (isMostNotorious(o, pirate) ? 1 : 0) + (wantsEnd(o) ? 2 : 0) + (winsByRetiring(o) ? 4 : 0));
  return mix(h, g.fleet[seat].length * 8 + usedBy(g, seat));
}

/** @param world  the `worldHash` of what the knowledge sees */
export const voyageKey = (o: ViewerKnowledge, pirate: PirateId, world: number): number =>
  pirate * HASH_RANGE + (pirateHash(o, pirate, world) >>> 0);

const worths = cache<number>();
/** @returns the same as `voyageWorth` */
export const cachedVoyageWorth = (o: ViewerKnowledge, pirate: PirateId, world: number): number =>
  worths(o.sight.tables, voyageKey(o, pirate, world), () => voyageWorth(o, pirate));

const courses = cache<Choice>();
/** @returns what the captain chooses in the course of a move; of hunters, who look at all pirates, it is computed anew */
export function cachedCourse(at: CaptainDecision & { readonly about: About }, legal: readonly Choice[]): Choice {
  const { sight, seat, ask, about, figures } = at;
  const { pirate, points = NONE, commissioner, slot } = about;
  if (pirate === undefined || commissioner !== undefined || slot !== undefined) return captain(at, legal);
  const ids = legal.map(({ id }) => id);
  const world = mixAll(mixAll(worldHash(sight), ids), [seat, points, ask.length]);
  return courses(sight.tables, voyageKey({ sight, seat, about, figures }, pirate, world), () => captain(at, legal));
}
