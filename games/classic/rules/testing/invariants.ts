/** Checks of whole positions, for random games. */
import {
  BOXES,
  CARDS,
  type CardId,
  GOVERNORS,
  isHex,
  isPort,
  LETTERS,
  MAX_HOLDS,
  MERCHANTS,
  NONE,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  PORTS,
  WARSHIPS,
} from '../data/ids.ts';
import { isWatched } from '../queries/hunters.ts';
import { holdsOf, stashOf, usedBy } from '../queries/pirates.ts';
import { holderOf, portOf, portStatus } from '../queries/ports.ts';
import { ACTIVE, type Game, UNSEEN } from '../state/position.ts';

/** C26.5 */
const LAST_TURN = 600;
/** Procedures in which a ship may hold more than it has room for. */
const CHANGING_SHIP = 'captured';

/** @throws Error that names the first fault */
export function mustBeSound(g: Game): void {
  checkPieces(g);
  for (const pirate of PIRATES) {
    if (g.fate[pirate] === ACTIVE) {
      checkActive(g, pirate);
      checkWelcome(g, pirate);
    } else checkAbsent(g, pirate);
  }
  checkSeats(g);
  checkSea(g);
  must(g.turn <= LAST_TURN, `turn ${g.turn} has begun`);
}

function must(holds: boolean, fault: string): void {
  if (!holds) throw new Error(fault);
}

/** Each piece is in one place; of those in `mayBeOut` some are out of play. */
function checkOnce(what: string, all: readonly number[], places: readonly (readonly number[])[], mayBeOut = false): void {
  const seen = new Array<number>(all.length).fill(0);
  for (const list of places) for (const piece of list) if (piece >= 0) seen[piece] = seen[piece] + 1;
  for (const piece of all) must(seen[piece] === 1 || (mayBeOut && seen[piece] === 0), `${what} ${piece} is in ${seen[piece]} places`);
}

const drawn = (g: Game): readonly CardId[] => [...g.discards, ...g.secretCards];

function checkPieces(g: Game): void {
  checkOnce('card', CARDS, [g.deck, drawn(g)]);
  checkOnce('merchant', MERCHANTS, [g.merchantPool, g.merchantOn]);
  checkOnce('warship', WARSHIPS, [g.warshipPool, g.warshipOn]);
  checkOnce('governor', GOVERNORS, [g.governorPool, g.governorAt], true);
  checkOnce('letter', LETTERS, [g.letterPool, g.letter, g.letterOn]);
  checkOnce('ship log', [...g.tables.logs.keys()], [g.log], true);
  checkOnce('pirate', PIRATES, g.fleet, true);
}

function checkActive(g: Game, pirate: PirateId): void {
  const t = g.tables;
  const name = PIRATE_NAMES[pirate];
  const between = (what: string, n: number, low: number, high: number): void =>
    must(Number.isInteger(n) && n >= low && n <= high, `${name}: ${what} ${n} is not in ${low}..${high}`);
  must(g.at[pirate] !== NONE && g.ship[pirate] !== NONE && g.log[pirate] !== NONE, `${name} is nowhere, or has no ship`);
  must(g.fleet[g.owner[pirate]].includes(pirate), `${name} is not in the fleet of seat ${g.owner[pirate]}`);
  must(t.logs[g.log[pirate]].includes(g.ship[pirate]), `${name} has another ship than his log`);
  const ship = t.ships[g.ship[pirate]];
  between('Combat', g.combat[pirate], 1, ship.combat);
  between('Speed', g.speed[pirate], t.speedSunkAt + 1, ship.speed);
  between('Crew Unrest', g.unrest[pirate], 0, t.highestUnrest);
  between('Cunning', g.cunning[pirate], 0, t.pirates[pirate].cunning);
  between('Notoriety', g.notoriety[pirate], 0, 1000);
  between('Net Worth', g.netWorth[pirate], 0, 1_000_000);
  const room = g.stack.some(({ proc }) => proc === CHANGING_SHIP) ? MAX_HOLDS : holdsOf(t, g, pirate);
  for (let hold = 0; hold < MAX_HOLDS; hold++) between('a hold', g.holds[g.log[pirate] * MAX_HOLDS + hold], 0, hold < room ? 1_000_000 : 0);
  must(g.holding[pirate] === 0 || isPort(g.at[pirate]), `${name} holds a port in which he doesn't lie`);
  const sighting = g.chasing[pirate];
  must(sighting === NONE || g.sightingAt[sighting] === g.at[pirate], `${name} chases a merchant that is elsewhere`);
  const ally = g.ally[pirate];
  must(ally === NONE || (ally !== pirate && g.ally[ally] === pirate), `${name} has no partner`);
}

/** C13.1 [C80] When a player chooses an operation, nobody lies in a port that is anti for him but its holder and his ally. */
function checkWelcome(g: Game, pirate: PirateId): void {
  const port = portOf(g, pirate);
  if (g.ask?.ask !== 'takeOperation' || port === NONE || portStatus(g.tables, g, pirate, port) !== 'anti') return;
  const holder = holderOf(g, port);
  must(holder !== NONE && (holder === pirate || g.ally[holder] === pirate), `${PIRATE_NAMES[pirate]} lies in a port that is anti for him`);
}

function checkAbsent(g: Game, pirate: PirateId): void {
  const name = PIRATE_NAMES[pirate];
  must(g.at[pirate] === NONE && g.log[pirate] === NONE && g.ally[pirate] === NONE, `${name} is out of play and on the map`);
  must(g.letter[pirate] === NONE && !g.hostageOf.includes(pirate) && !g.toldTo.includes(pirate), `${name} has left what was his`);
  must(!g.havenOf.includes(pirate) && g.holding[pirate] === 0 && g.chasing[pirate] === NONE, `${name} has left business`);
  must(stashOf(g, pirate) === 0, `${name} has left a stash`);
  must(!g.fleet.some((fleet) => fleet.includes(pirate)), `${name} has left his fleet`);
  must(g.fate[pirate] !== UNSEEN || (g.notoriety[pirate] === 0 && g.netWorth[pirate] === 0), `${name} is not new`);
}

function checkSeats(g: Game): void {
  for (let seat = 0; seat < g.players; seat++) {
    must(g.fleet[seat].length <= g.tables.activeEach, `seat ${seat} has ${g.fleet[seat].length} active pirates`);
    must(usedBy(g, seat) <= g.tables.piratesEach, `seat ${seat} has used ${usedBy(g, seat)} pirates`);
  }
  for (const port of PORTS) {
    const held = PIRATES.filter((pirate) => g.holding[pirate] === 1 && portOf(g, pirate) === port).length;
    must(held <= 1, `port ${port} is held by ${held} pirates`);
    must(
      !g.destroyed.includes(port) || (g.governorAt[port] === NONE && g.letterOn[port] === NONE),
      `port ${port} is destroyed, and trades`,
    );
  }
}

/** [C78] No warship lies face down where its nation matters. At sea it is turned up by the interception that comes at once. */
function checkSea(g: Game): void {
  const isMeeting = g.stack.some(({ proc }) => proc === 'interception' || proc === 'enterHex');
  for (const [slot, at] of g.slotAt.entries()) {
    must(at === NONE || isHex(at) || BOXES.includes(at), `warship ${slot} is in port`);
    if (at !== NONE && g.slotUp[slot] === 0 && isHex(at))
      must(isMeeting || !isWatched(g, at), `warship ${slot} lies face down beside a pirate`);
  }
}
