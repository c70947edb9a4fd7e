/**
 * Plays parallel worlds beside a game. Each is made for one seat: everything that this seat can't see is dealt anew, then the same
 * choices are made. Until something hidden is revealed, the seat must see the same in its world as in the game.
 */

import { pick, type Random } from '@bb/kernel';
import {
  type Choice,
  clone,
  decision,
  type Game,
  type GameEvent,
  legal,
  PIRATE_COUNT,
  PORT_COUNT,
  play,
  redact,
  resample,
  type Seat,
  seatToChoose,
  UNFOUND,
  UNSEEN,
  USE_OF,
  type View,
  view,
} from '../rules/index.ts';
import { difference, equal, mustEqual } from './deep-equal.ts';
import type { Visit } from './random-games.ts';

interface World {
  /** The seat that the world is for; null for a spectator. */
  readonly you: Seat | null;
  g: Game;
  readonly events: GameEvent[];
  /** Whether the last choice, or one that looks the same to the seat, was made in this world. */
  played: boolean;
}

/** The hidden things before a choice, to find out afterwards what it revealed. */
interface Hidden {
  sealed: number;
  readonly fates: Uint8Array;
  readonly found: Uint8Array;
  next: Choice | null;
}

const sealedIn = (g: Game): number => {
  let sealed = 0;
  for (const piece of g.sealed) if (piece >= 0) sealed++;
  for (const piece of g.secretShip) if (piece >= 0) sealed++;
  for (const piece of g.secretArea) if (piece >= 0) sealed++;
  return sealed;
};

function remember(g: Game, next: Choice | null, hidden: Hidden): void {
  hidden.next = next;
  hidden.sealed = sealedIn(g);
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) hidden.fates[pirate] = g.fate[pirate] === UNSEEN ? 0 : 1;
  for (let port = 0; port < PORT_COUNT; port++) hidden.found[port] = g.merchantSince[port] === UNFOUND ? 0 : 1;
}

/** @returns whether sealed answers were shown, a found merchant was turned up, or a pirate came from a hand or the deck without being named */
function wasRevealed(g: Game, { next, sealed, fates, found }: Hidden): boolean {
  if (sealed > 0 && sealedIn(g) === 0) return true;
  for (let port = 0; port < PORT_COUNT; port++) if (found[port] === 0 && g.merchantSince[port] !== UNFOUND) return true;
  const named = next !== null && 'pirate' in next ? next.pirate : -1;
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++)
    if (fates[pirate] === 0 && g.fate[pirate] !== UNSEEN && pirate !== named) return true;
  return false;
}

const isKept = (choice: Choice): boolean => choice.type !== 'drawCard' || USE_OF[choice.card] !== 'now';

/** @returns whether `you` sees only that something was drawn, but not what */
function isHiddenFrom(g: Game, drawn: Choice, you: Seat | null): boolean {
  const top = g.stack.at(-1);
  if (top === undefined) return false;
  if (drawn.type === 'drawMerchant') return true;
  // 19.12 The System Player draws openly.
  const isOpen =
    top.proc === 'mutiny' || top.proc === 'newRival' || top.proc === 'systemCheck' || (g.tables.settings.solitaire && g.active > 0);
  const isSecret = (drawn.type === 'drawCard' && isKept(drawn) && !isOpen) || (drawn.type === 'drawPirate' && !isOpen);
  return isSecret && !('seat' in top && top.seat === you);
}

const offered: Choice[] = [];
const idsHere: number[] = [];
const idsThere: number[] = [];
const ascending = (a: number, b: number): number => a - b;

/** @returns the ids in ascending order, because the order of a hand has no meaning */
function idsOf(choices: readonly Choice[], out: number[]): readonly number[] {
  out.length = 0;
  for (const { id } of choices) out.push(id);
  return out.sort(ascending);
}

/** @returns the choice to make in the world: the same one, or one that looks the same to its seat; null if there is none */
function choiceThere(g: Game, next: Choice, world: World, random: Random): Choice | null {
  legal(world.g, offered);
  if (isHiddenFrom(g, next, world.you)) {
    const likely = offered.filter((choice) => choice.type === next.type && isKept(choice) === isKept(next));
    return likely.length > 0 ? pick(likely, random) : null;
  }
  const seat = seatToChoose(g);
  if (seat !== world.you && decision(g)?.traits.kind === 'faceDown') return pick(offered, random);
  return offered.includes(next) ? next : null;
}

/** @returns a world for each seat and one for a spectator; call `visit` before each choice of the game */
export function worldsOf(players: number) {
  const seats: readonly (Seat | null)[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const worlds: World[] = [];
  const hidden: Hidden = { sealed: 0, fates: new Uint8Array(PIRATE_COUNT), found: new Uint8Array(PORT_COUNT), next: null };

  return {
    /** Compares the results of the last choice, then deals anew and makes the game's next choice in each world. */
    visit({ g, next, n, events, offered: choices, random }: Visit): void {
      if (worlds.length === 0) for (const you of seats) worlds.push({ you, g: clone(g), events: [], played: false });
      const isLight = n > 0 && wasRevealed(g, hidden);
      const asked = decision(g);
      for (const world of worlds) {
        const { you } = world;
        const who = (): string => `${you === null ? 'the spectator' : `seat ${you}`} at ${n}`;
        const isSame = world.played && !isLight;
        if (isSame) compareEvents(events, world, who);
        else {
          world.g = clone(g);
          resample(world.g, you, random);
        }
        checkView(view(g, you), world, who);
        mustEqual(decision(world.g), asked, () => `${who()}, the decision`);
        if (isSame) resample(world.g, you, random);
        if (asked?.seat === you) checkChoices(choices, world.g, who);
        const instead = next === null ? null : choiceThere(g, next, world, random);
        world.played = instead !== null;
        world.events.length = 0;
        world.g.events = world.events;
        if (instead !== null) play(world.g, instead);
      }
      remember(g, next, hidden);
    },
  };
}

function compareEvents(events: readonly GameEvent[], { you, events: heard }: World, who: () => string): void {
  if (events.length !== heard.length) throw new Error(`${who()}: ${events.length} and ${heard.length} things happen`);
  events.forEach((event, i) => {
    const other = heard[i];
    if (other === undefined) return;
    mustEqual(redact(other, you), redact(event, you), () => `${who()}, what happens (${event.type})`);
  });
}

/** Compares the views, ignoring the order of the seat's own cards. */
function checkView(here: View, { g, you }: World, who: () => string): void {
  const other = view(g, you);
  if (equal(here, other)) return;
  const sorted = (v: View) => ({ ...v, hand: v.hand.toSorted(ascending), pirateHand: v.pirateHand.toSorted(ascending) });
  const found = difference(sorted(here), sorted(other));
  if (found !== null) throw new Error(`${who()}, the view: ${found}`);
}

function checkChoices(choices: readonly Choice[], g: Game, who: () => string): void {
  if (!equal(idsOf(choices, idsHere), idsOf(legal(g, offered), idsThere))) throw new Error(`${who()}: other choices are legal`);
}
