/** Deals anew all pieces that a seat can't see (C3). The bots and the test for leaks use it. */

import type { Random } from '@bb/kernel';
import { HOSTAGES, NONE, type Seat } from './data/ids.ts';
import { homePortBy } from './queries/hostages.ts';
import { hasSeen } from './state/eyes.ts';
import type { Game } from './state/position.ts';

/** Sorts first, so that the deal depends only on the set of unseen pieces and on `random`, not on where they lie. */
function shuffled<T extends number>(unseen: readonly T[], random: Random): T[] {
  const list = unseen.toSorted((a, b) => a - b);
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/** Deals the pool and what lies at `places` anew. @returns the new pool */
function dealt<T extends number>(pool: readonly T[], on: T[], places: readonly number[], random: Random): T[] {
  const unseen = shuffled([...pool, ...places.map((i) => on[i])], random);
  for (const [n, i] of places.entries()) on[i] = unseen[n];
  return unseen.slice(places.length);
}

/** @param you  the seat whose knowledge is kept, or null for a spectator */
export function resampleGame(g: Game, you: Seat | null, random: Random): void {
  const isSeen = (mask: number): boolean => hasSeen(mask, you);
  const hidden = <T extends number>(pieces: readonly T[], mask: readonly number[], up?: readonly number[]): readonly number[] =>
    pieces.flatMap((piece, i) => (piece === NONE || up?.[i] === 1 || isSeen(mask[i] ?? 0) ? [] : [i]));
  g.merchantPool = dealt(g.merchantPool, g.merchantOn, hidden(g.merchantOn, g.sightingSeen, g.sightingUp), random);
  g.warshipPool = dealt(g.warshipPool, g.warshipOn, hidden(g.warshipOn, [], g.slotUp), random);
  if (g.tables.settings.openHostages) return;
  const before = g.secretCards.slice();
  const cards = hidden(g.secretCards, g.secretSeen);
  g.deck = dealt(g.deck, g.secretCards, cards, random);
  // A card that nobody else has seen since the shuffle may be any of the forty.
  for (const hostage of HOSTAGES.slice(0, g.homePort.length)) {
    if (g.homePort[hostage] === NONE || isSeen(g.homeSeen[hostage])) continue;
    const pile = g.homeCard[hostage] === NONE ? NONE : before.indexOf(g.homeCard[hostage]);
    if (pile !== NONE) g.homeCard[hostage] = g.secretCards[pile];
    const card = pile === NONE ? Math.floor(random() * g.tables.cards.length) : g.secretCards[pile];
    g.homePort[hostage] = homePortBy(g, g.tables.cards[card].homePort, g.takenAt[hostage], g.takenFrom[hostage]);
  }
}
