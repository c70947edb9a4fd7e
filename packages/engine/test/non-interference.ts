/**
 * Worlds beside a game: in each one all that one seat can't see is dealt anew, and the same is played. As long as nothing
 * hidden has come to light, the seat must be told the same there as here.
 */
import {
  CHANCE,
  type Choice,
  clone,
  decision,
  type Game,
  type GameEvent,
  legal,
  PIRATE_COUNT,
  PORT_COUNT,
  play,
  type Random,
  redact,
  resample,
  type Seat,
  seatToChoose,
  UNFOUND,
  UNSEEN,
  USE_OF,
  type View,
  view,
} from '../src/index.ts';
import { difference, equal, mustEqual } from './equal.ts';
import { pick, type Visit } from './random-games.ts';

/** Answers that lie sealed until all have answered. */
const SEALED = ['fingerOfFate/chooseDiscard', 'chooseShips/chooseShip', 'secretDeployment/chooseArea'];

interface World {
  /** Null: a spectator's. */
  readonly you: Seat | null;
  g: Game;
  readonly events: GameEvent[];
  /** What was chosen here has been chosen there, or something that looks the same. */
  played: boolean;
}

/** What lies hidden before a choice, to know afterwards what has come to light. */
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

/** Sealed answers are shown together; a found merchant is turned up; a pirate comes from a hand or the deck without being named. */
function cameToLight(g: Game, { next, sealed, fates, found }: Hidden): boolean {
  if (sealed > 0 && sealedIn(g) === 0) return true;
  for (let port = 0; port < PORT_COUNT; port++) if (found[port] === 0 && g.merchantSince[port] !== UNFOUND) return true;
  const named = next !== null && 'pirate' in next ? next.pirate : -1;
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++)
    if (fates[pirate] === 0 && g.fate[pirate] !== UNSEEN && pirate !== named) return true;
  return false;
}

const isKept = (choice: Choice): boolean => choice.type !== 'drawCard' || USE_OF[choice.card] !== 'now';

/** A draw of which `you` sees no more than that it was made. */
function isHiddenFrom(g: Game, drawn: Choice, you: Seat | null): boolean {
  const top = g.stack.at(-1);
  if (top === undefined) return false;
  if (drawn.type === 'drawMerchant') return true;
  // 19.12 What the System Player draws lies open.
  const isOpen =
    top.proc === 'mutiny' || top.proc === 'newRival' || top.proc === 'systemCheck' || (g.tables.settings.solitaire && g.active > 0);
  const isSecret = (drawn.type === 'drawCard' && isKept(drawn) && !isOpen) || (drawn.type === 'drawPirate' && !isOpen);
  return isSecret && !('seat' in top && top.seat === you);
}

const offered: Choice[] = [];
const idsHere: number[] = [];
const idsThere: number[] = [];
const ascending = (a: number, b: number): number => a - b;

/** In the order of their ids: how a hand is sorted says nothing. */
function idsOf(choices: readonly Choice[], out: number[]): readonly number[] {
  out.length = 0;
  for (const { id } of choices) out.push(id);
  return out.sort(ascending);
}

/** What is chosen in the other world: the same, or what can't be told from it; null if there is nothing such. */
function choiceThere(g: Game, next: Choice, world: World, random: Random): Choice | null {
  legal(world.g, offered);
  if (isHiddenFrom(g, next, world.you)) {
    const likely = offered.filter((choice) => choice.type === next.type && isKept(choice) === isKept(next));
    return likely.length > 0 ? pick(likely, random) : null;
  }
  const seat = seatToChoose(g);
  const top = g.stack.at(-1);
  if (seat !== CHANCE && seat !== world.you && SEALED.includes(`${top?.proc}/${top?.at}`)) return pick(offered, random);
  return offered.includes(next) ? next : null;
}

/** One for each seat, and a spectator's; `visit` is called before each choice of the game. */
export function worldsOf(players: number) {
  const seats: readonly (Seat | null)[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const worlds: World[] = [];
  const hidden: Hidden = { sealed: 0, fates: new Uint8Array(PIRATE_COUNT), found: new Uint8Array(PORT_COUNT), next: null };

  return {
    /** Compares what the last choice has led to, then deals anew and chooses there what is about to be chosen here. */
    visit({ g, next, n, events, offered: choices, random }: Visit): void {
      if (worlds.length === 0) for (const you of seats) worlds.push({ you, g: clone(g), events: [], played: false });
      const isLight = n > 0 && cameToLight(g, hidden);
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

/** Lists of own cards have no order that matters. */
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
