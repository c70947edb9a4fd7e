/** Deals anew all pieces that a seat can't see. The bots and the test for leaks use it. */
import type { Random } from '@bb/kernel';
import { CARDS, USE_OF } from '../data/cards.ts';
import { AREAS, MERCHANTS, NO_PLACE, NONE, PIRATES, type PirateId, PORTS, SCHOONER, type Seat, SLOOP } from '../data/ids.ts';
import { type Game, UNFOUND } from './position.ts';

/** Working memory: one mark for each id. No kind of piece has more than 128. */
const marks = new Uint8Array(128);

/**
 * Shuffles `unseen` in place, after sorting it as in `all`. The result depends on the set of unseen pieces and on `random` only, not on
 * where they lie.
 */
function shuffled<T extends number>(all: readonly T[], unseen: T[], random: Random): T[] {
  for (const id of unseen) marks[id] = 1;
  let n = 0;
  for (const id of all) {
    if (marks[id] === 1) unseen[n++] = id;
    marks[id] = 0;
  }
  return shuffle(unseen, random);
}

function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const moved = list[i];
    list[i] = list[j];
    list[j] = moved;
  }
  return list;
}

/** @param you  the seat whose knowledge is kept, or null for a spectator, who sees no hand */
export function resampleGame(g: Game, you: Seat | null, random: Random): void {
  resampleCards(g, you, random);
  resamplePirates(g, you, random);
  resampleMerchants(g, random);
  for (const pirate of PIRATES)
    if (g.secretShip[pirate] !== NONE && g.owner[pirate] !== you) g.secretShip[pirate] = random() < 0.5 ? SLOOP : SCHOONER;
}

/** Cards that must be played at once stay in the deck, as no hand holds them. The System Player's cards are open (19.12). */
function resampleCards(g: Game, you: Seat | null, random: Random): void {
  const others = g.hands.map((_, seat) => seat).filter((seat) => seat !== you && !(g.tables.settings.solitaire && seat > 0));
  const mustPlay = g.deck.filter((card) => USE_OF[card] === 'now');
  const unseen = shuffled(
    CARDS,
    [...g.deck, ...others.flatMap((seat) => g.hands[seat]), ...others.map((seat) => g.sealed[seat]).filter((card) => card !== NONE)].filter(
      (card) => USE_OF[card] !== 'now',
    ),
    random,
  );
  for (const seat of others) {
    g.hands[seat] = unseen.splice(0, g.hands[seat].length);
    if (g.sealed[seat] !== NONE) g.sealed[seat] = unseen.splice(0, 1)[0];
  }
  g.deck = shuffled(CARDS, [...mustPlay, ...unseen], random);
}

/** A pirate in a hand who has an owner was drafted openly, so he stays. */
function resamplePirates(g: Game, you: Seat | null, random: Random): void {
  const isPlaced = (pirate: PirateId): boolean => g.secretArea[pirate] !== NO_PLACE;
  const others = g.pirateHands.flatMap((hand, seat) => {
    const drawn = hand.filter((pirate) => g.owner[pirate] === NONE);
    return seat === you ? [] : [{ seat, drawn, drafted: hand.filter((pirate) => !drawn.includes(pirate)), hasPlaced: hand.some(isPlaced) }];
  });
  const unseen = shuffled(PIRATES, [...g.pirateDeck, ...others.flatMap(({ drawn }) => drawn)], random);
  for (const { drawn, drafted } of others) for (const pirate of [...drawn, ...drafted]) g.secretArea[pirate] = NO_PLACE;
  for (const { seat, drawn, drafted, hasPlaced } of others) {
    g.pirateHands[seat] = [...drafted, ...unseen.splice(0, drawn.length)];
    if (hasPlaced) placeSecretly(g, g.pirateHands[seat], random);
  }
  g.pirateDeck = unseen;
}

/** 3.0 Step 7 Deploys at least one of these pirates in secret, each to a random Sea Area. */
function placeSecretly(g: Game, hand: readonly PirateId[], random: Random): void {
  const [first, ...others] = shuffle(hand.slice(), random);
  for (const pirate of [first, ...others.filter(() => random() < 0.5)]) g.secretArea[pirate] = AREAS[Math.floor(random() * AREAS.length)];
}

function resampleMerchants(g: Game, random: Random): void {
  const faceDown = PORTS.filter((port) => g.merchantAt[port] !== NONE && g.merchantSince[port] === UNFOUND);
  const unseen = shuffled(MERCHANTS, [...g.merchantPool, ...faceDown.map((port) => g.merchantAt[port])], random);
  faceDown.forEach((port, i) => {
    g.merchantAt[port] = unseen[i];
  });
  g.merchantPool = unseen.slice(faceDown.length);
}
