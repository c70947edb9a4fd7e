/** Checks that hold at every decision. They allocate nothing, because they run on millions of positions. */
import {
  CARD_COUNT,
  COMMISSIONER_COUNT,
  EX_PIRATE,
  type Game,
  GOVERNOR_COUNT,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  IN_PLAY,
  isPort,
  isProGovernor,
  MERCHANT_COUNT,
  PIRATE_COUNT,
  PIRATE_NAMES,
  PIRATES,
  PORT_COUNT,
  RETIRED,
  SOBER,
  UNSEEN,
  WARSHIP_COUNT,
} from '../rules/index.ts';

/** Has a place for each piece of one kind, and checks that each is put in exactly once. */
class Box {
  readonly #what: string;
  readonly #seen: Uint8Array;
  #count = 0;

  constructor(what: string, count: number) {
    this.#what = what;
    this.#seen = new Uint8Array(count);
  }

  open(): void {
    this.#seen.fill(0);
    this.#count = 0;
  }

  put(piece: number): void {
    if (piece < 0) return;
    if (this.#seen[piece] !== 0) throw new Error(`${this.#what} ${piece} is in two places, or there is no such`);
    this.#seen[piece] = 1;
    this.#count += 1;
  }

  putAll(pieces: readonly number[]): void {
    for (const piece of pieces) this.put(piece);
  }

  putEach(lists: readonly (readonly number[])[]): void {
    for (const list of lists) this.putAll(list);
  }

  holds(count: number): void {
    if (this.#count !== count) throw new Error(`${this.#count} of ${count} ${this.#what}s are there`);
  }
}

const cards = new Box('card', CARD_COUNT);
const pirates = new Box('pirate', PIRATE_COUNT);
const merchants = new Box('merchant', MERCHANT_COUNT);
const warships = new Box('warship', WARSHIP_COUNT);
const commissioners = new Box('Commissioner', COMMISSIONER_COUNT);
const governors = new Box('governor', GOVERNOR_COUNT);
/** The card that can lie before a pirate as a treasure map. */
const TREASURE_MAP = 0;

/** Checks that every piece is in exactly one place. */
export function checkPieces(g: Game): void {
  cards.open();
  cards.putAll(g.deck);
  cards.putAll(g.nowDeck);
  cards.putAll(g.keptLetter);
  cards.putEach(g.hands);
  cards.putAll(g.sealed);
  cards.putAll(g.discards);
  cards.putAll(g.removed);
  cards.putAll(g.aside);
  cards.putAll(g.guns);
  cards.putAll(g.letterCard);
  if (g.treasureMapOf >= 0) cards.put(TREASURE_MAP);
  cards.holds(CARD_COUNT);

  pirates.open();
  pirates.putAll(g.pirateDeck);
  pirates.putEach(g.pirateHands);
  pirates.putEach(g.fleet);
  pirates.put(g.challenger);
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) if ((g.fate[pirate] ?? 0) >= RETIRED) pirates.put(pirate);
  pirates.holds(PIRATE_COUNT);

  merchants.open();
  merchants.putAll(g.merchantPool);
  merchants.putAll(g.merchantAt);
  merchants.holds(MERCHANT_COUNT);

  warships.open();
  warships.putAll(g.warshipPool);
  warships.putAll(g.warshipAt);
  warships.holds(WARSHIP_COUNT);

  commissioners.open();
  commissioners.putAll(g.commissionerPool);
  commissioners.putAll(g.commissionersLost);
  commissioners.putAll(g.commissioner);
  if (g.exPirate < 0 || (!g.commissioner.includes(EX_PIRATE) && !g.commissionersLost.includes(EX_PIRATE))) commissioners.put(EX_PIRATE);
  commissioners.holds(COMMISSIONER_COUNT);

  governors.open();
  governors.putAll(g.governorPool);
  governors.putAll(g.governorAt);

  for (let hostage = 0; hostage < HOSTAGE_COUNT; hostage++) {
    const on = g.hostageOf[hostage] ?? 0;
    if (on >= 0 && g.fate[on] !== IN_PLAY) throw new Error(`hostage ${hostage} is aboard a ship that is gone`);
    if ((on === -1) !== (g.hostageNation[hostage] === -1)) throw new Error(`hostage ${hostage}: nationality`);
  }
}

function between(pirate: number, what: string, n: number | undefined, low: number, high: number): void {
  if (n === undefined || !Number.isInteger(n) || n < low || n > high)
    throw new Error(`${PIRATE_NAMES[pirate]}: ${what} ${n} is not in ${low}..${high}`);
}

const LOOTING = ['lootMerchant', 'attackPort', 'bootyGrab', 'duel', 'spoils'];

/** Checks that pirates and their ships are on their tracks, and in possible places. */
export function checkPirates(g: Game): void {
  const t = g.tables;
  const looting = g.stack.some(({ proc }) => LOOTING.includes(proc));
  for (const pirate of PIRATES) {
    const name = PIRATE_NAMES[pirate];
    if (g.fate[pirate] !== IN_PLAY) {
      if (g.at[pirate] !== -1 || g.ship[pirate] !== -1 || g.ally[pirate] !== -1) throw new Error(`${name} is out of play and on the map`);
      if (g.loyalty[pirate] !== 0 || g.scurvy[pirate] !== 0 || g.revelry[pirate] !== SOBER) throw new Error(`${name} has left a crew`);
      if (g.letterCard[pirate] !== -1 || g.guns[pirate] !== -1 || g.treasureMapOf === pirate) throw new Error(`${name} has left cards`);
      if (g.taken[pirate] !== 0 || g.sackThrough[pirate] !== 0 || g.senior[pirate] !== 0) throw new Error(`${name} has left business`);
      if (g.fate[pirate] === UNSEEN && (g.notoriety[pirate] !== 0 || g.netWorth[pirate] !== 0)) throw new Error(`${name} is not new`);
      continue;
    }
    const ship = t.ships[g.ship[pirate]];
    const owner = g.owner[pirate] ?? -1;
    if (ship === undefined) throw new Error(`${name} has no ship`);
    if (!g.fleet[owner]?.includes(pirate)) throw new Error(`${name} is not in the fleet of ${owner}`);
    between(pirate, 'Loyalty', g.loyalty[pirate], 0, t.highestLoyalty);
    between(pirate, 'Combat', g.combat[pirate], t.lowestCombat, ship.combat);
    between(pirate, 'Speed', g.speed[pirate], t.lowestSpeed, ship.speed);
    between(pirate, 'Cunning', g.cunning[pirate], 0, t.pirates[pirate]?.cunning ?? 0);
    between(pirate, 'Notoriety', g.notoriety[pirate], 0, 1000);
    between(pirate, 'Net Worth', g.netWorth[pirate], 0, 1_000_000);
    between(pirate, 'Recovery Actions', g.recovery[pirate], 0, 1);
    for (let i = 0; i < HOLD_COUNT; i++) {
      const most = i < ship.holds || looting ? 1_000_000 : -1;
      between(pirate, `hold ${i}`, g.holds[pirate * HOLD_COUNT + i], -1, most);
    }
    const at = g.at[pirate];
    if (at === undefined || at < 0) throw new Error(`${name} is nowhere`);
    if ((g.taken[pirate] !== 0 || g.sackThrough[pirate] !== 0) && !isPort(at)) throw new Error(`${name} has left the port he took`);
    const ally = g.ally[pirate] ?? -1;
    if (ally >= 0 && (g.ally[ally] !== pirate || g.at[ally] !== at || g.owner[ally] !== owner)) throw new Error(`${name} has no partner`);
    if (ally >= 0 && (g.senior[ally] ?? 0) + (g.senior[pirate] ?? 0) !== 1) throw new Error(`${name}: who is the senior?`);
  }
}

/** Checks that ports, warships and Commissioners are in possible states and places. */
export function checkMap(g: Game): void {
  for (let port = 0; port < PORT_COUNT; port++) {
    const haven = g.havenOf[port] ?? -1;
    const governor = g.governorAt[port];
    if (haven >= 0 && (g.fate[haven] !== IN_PLAY || governor === undefined || !isProGovernor(governor)))
      throw new Error(`port ${port} can be nobody's haven`);
    if (g.destroyed[port] !== 0 && (g.merchantAt[port] !== -1 || governor !== -1))
      throw new Error(`port ${port} is destroyed, and lives on`);
    if (g.merchantAt[port] === -1 && (g.merchantSince[port] !== -1 || g.merchantFinders[port] !== 0))
      throw new Error(`port ${port}: no merchant`);
  }
  for (let seat = 0; seat < g.players; seat++) {
    const at = g.commissionerAt[seat];
    if ((g.commissioner[seat] === -1) !== (at === -1)) throw new Error(`the Commissioner of seat ${seat} is somewhere else`);
    if (at !== undefined && isPort(at)) throw new Error(`the Commissioner of seat ${seat} is in port`);
    if ((g.vp[seat] ?? -1) < 0) throw new Error(`seat ${seat} has lost Victory Points`);
  }
}
