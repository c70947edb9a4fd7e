/** Checks of whole positions. They allocate nothing while there is no fault, because they run on millions of positions. */
import { CARD_COUNT, TITLE_OF, USE_OF } from '../data/cards.ts';
import {
  COMMISSIONER_COUNT,
  EX_PIRATE,
  GOVERNOR_COUNT,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  isAntiGovernor,
  isPort,
  isProGovernor,
  MERCHANT_COUNT,
  NONE,
  PIRATE_COUNT,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  PORTS,
  WARSHIP_COUNT,
} from '../data/ids.ts';
import { isPiratePort } from '../data/tables.ts';
import { BLACKBEARD, BLACKBEARDS_SEAT } from '../queries/solitaire.ts';
import { CAPTURED, EMPTY_HOLD, type Game, IN_PLAY, RETIRED, SOBER, UNFOUND, UNSEEN } from '../state/position.ts';

/** Receives each fault of a position. */
type Report = (fault: string) => void;

/** Has a place for each piece of one kind, and checks that each is put in exactly once. */
class Box {
  readonly #what: string;
  readonly #seen: Uint8Array;

  constructor(what: string, count: number) {
    this.#what = what;
    this.#seen = new Uint8Array(count);
  }

  open(): void {
    this.#seen.fill(0);
  }

  put(piece: number): void {
    if (piece >= 0) this.#seen[piece] += 1;
  }

  putAll(pieces: readonly number[]): void {
    for (const piece of pieces) this.put(piece);
  }

  putEach(lists: readonly (readonly number[])[]): void {
    for (const list of lists) this.putAll(list);
  }

  mustHoldAll(report: Report, least = 1): void {
    for (let piece = 0; piece < this.#seen.length; piece++)
      if (this.#seen[piece] > 1 || this.#seen[piece] < least) report(`${this.#what} ${piece} is in ${this.#seen[piece]} places`);
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

/** Reports all that contradicts itself in a position. */
export function reportFaults(g: Game, report: Report): void {
  checkPieces(g, report);
  for (const pirate of PIRATES) {
    if (g.fate[pirate] === IN_PLAY) checkPirateInPlay(g, pirate, report);
    else checkAbsentPirate(g, pirate, report);
    checkSecrets(g, pirate, report);
  }
  checkHostages(g, report);
  checkPorts(g, report);
  checkSeats(g, report);
  if (g.tables.settings.solitaire) checkSolitaire(g, report);
  else if (g.nowDeck.length > 0) report('there is a second deck, as in a solitaire game');
}

/** @throws Error that names the first fault */
export function mustBeSound(g: Game): void {
  reportFaults(g, fail);
}

const fail: Report = (fault) => {
  throw new Error(fault);
};

/** Every piece is in exactly one place. Some governors are in the box. */
function checkPieces(g: Game, report: Report): void {
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
  cards.mustHoldAll(report);

  pirates.open();
  pirates.putAll(g.pirateDeck);
  pirates.putEach(g.pirateHands);
  pirates.putEach(g.fleet);
  pirates.put(g.challenger);
  for (let pirate = 0; pirate < PIRATE_COUNT; pirate++) if (g.fate[pirate] >= RETIRED) pirates.put(pirate);
  pirates.mustHoldAll(report);

  merchants.open();
  merchants.putAll(g.merchantPool);
  merchants.putAll(g.merchantAt);
  merchants.mustHoldAll(report);

  warships.open();
  warships.putAll(g.warshipPool);
  warships.putAll(g.warshipAt);
  warships.mustHoldAll(report);

  commissioners.open();
  commissioners.putAll(g.commissionerPool);
  commissioners.putAll(g.commissionersLost);
  commissioners.putAll(g.commissioner);
  if (g.exPirate < 0 || (!g.commissioner.includes(EX_PIRATE) && !g.commissionersLost.includes(EX_PIRATE))) commissioners.put(EX_PIRATE);
  commissioners.mustHoldAll(report);

  governors.open();
  governors.putAll(g.governorPool);
  governors.putAll(g.governorAt);
  governors.mustHoldAll(report, 0);
}

/** Procedures in which a ship may hold more than it has room for, or a hostage is between two ships. */
const LOOTING = ['lootMerchant', 'attackPort', 'bootyGrab', 'duel', 'spoils'];
const isLooting = (g: Game): boolean => g.stack.some(({ proc }) => LOOTING.includes(proc));

function checkAbsentPirate(g: Game, pirate: PirateId, report: Report): void {
  const name = PIRATE_NAMES[pirate];
  if (g.at[pirate] !== NONE || g.ship[pirate] !== NONE || g.ally[pirate] !== NONE) report(`${name} is out of play and on the map`);
  if (g.loyalty[pirate] !== 0 || g.scurvy[pirate] !== 0 || g.revelry[pirate] !== SOBER) report(`${name} has left a crew`);
  if (g.letterCard[pirate] !== NONE || g.guns[pirate] !== NONE || g.treasureMapOf === pirate) report(`${name} has left cards`);
  if (g.taken[pirate] !== 0 || g.sackThrough[pirate] !== 0 || g.senior[pirate] !== 0) report(`${name} has left business`);
  if (g.fate[pirate] === UNSEEN && (g.notoriety[pirate] !== 0 || g.netWorth[pirate] !== 0)) report(`${name} is not new`);
}

function checkPirateInPlay(g: Game, pirate: PirateId, report: Report): void {
  const t = g.tables;
  const name = PIRATE_NAMES[pirate];
  const at = g.at[pirate];
  const owner = g.owner[pirate];
  if (at === NONE) report(`${name} is nowhere`);
  if (owner === NONE || !g.fleet[owner].includes(pirate)) report(`${name} is not in the fleet of ${owner}`);
  if ((g.taken[pirate] !== 0 || g.sackThrough[pirate] !== 0) && !isPort(at)) report(`${name} has left the port he took`);
  if ((g.letter[pirate] === NONE) !== (g.letterCard[pirate] === NONE)) report(`${name} has a Letter of Marque without its card`);
  if (g.letterCard[pirate] !== NONE && TITLE_OF[g.letterCard[pirate]] !== 'letter-of-marque') report(`the letter of ${name} is none`);
  if (g.guns[pirate] !== NONE && TITLE_OF[g.guns[pirate]] !== 'heavy-guns') report(`the guns of ${name} are none`);
  mustBeBetween(report, pirate, 'Loyalty', g.loyalty[pirate], 0, t.highestLoyalty);
  mustBeBetween(report, pirate, 'Cunning', g.cunning[pirate], 0, t.pirates[pirate].cunning);
  mustBeBetween(report, pirate, 'Notoriety', g.notoriety[pirate], 0, 1000);
  mustBeBetween(report, pirate, 'Net Worth', g.netWorth[pirate], 0, 1_000_000);
  mustBeBetween(report, pirate, 'Recovery Actions', g.recovery[pirate], 0, 1);
  checkShip(g, pirate, report);
  const ally = g.ally[pirate];
  if (ally === NONE) {
    if (g.senior[pirate] !== 0) report(`${name} has no ally, and is the senior`);
    return;
  }
  if (ally === pirate || g.ally[ally] !== pirate || g.at[ally] !== at || g.owner[ally] !== owner) report(`${name} has no partner`);
  if (g.senior[ally] + g.senior[pirate] !== 1) report(`${name}: who is the senior?`);
}

function checkShip(g: Game, pirate: PirateId, report: Report): void {
  const t = g.tables;
  const ship = g.ship[pirate];
  if (ship === NONE) {
    report(`${PIRATE_NAMES[pirate]} has no ship`);
    return;
  }
  const { combat, speed, holds } = t.ships[ship];
  mustBeBetween(report, pirate, 'Combat', g.combat[pirate], t.lowestCombat, combat);
  mustBeBetween(report, pirate, 'Speed', g.speed[pirate], t.lowestSpeed, speed);
  const room = isLooting(g) ? HOLD_COUNT : holds;
  for (let i = 0; i < HOLD_COUNT; i++)
    mustBeBetween(report, pirate, 'a hold', g.holds[pirate * HOLD_COUNT + i], EMPTY_HOLD, i < room ? 1_000_000 : EMPTY_HOLD);
}

function mustBeBetween(report: Report, pirate: PirateId, what: string, n: number, low: number, high: number): void {
  if (!Number.isInteger(n) || n < low || n > high) report(`${PIRATE_NAMES[pirate]}: ${what} ${n} is not in ${low}..${high}`);
}

/** Secret choices only exist during setup. A pirate in hand who has an owner was drafted by that seat. */
function checkSecrets(g: Game, pirate: PirateId, report: Report): void {
  const name = PIRATE_NAMES[pirate];
  const holder = g.pirateHands.findIndex((hand) => hand.includes(pirate));
  const isSetup = g.active === NONE;
  if (g.secretShip[pirate] !== NONE && !(isSetup && g.fate[pirate] === IN_PLAY)) report(`${name} has a secret ship`);
  if (g.secretArea[pirate] !== NONE && !(isSetup && holder >= 0)) report(`${name} has a secret place`);
  const owner = g.owner[pirate];
  const isSeen = g.fate[pirate] !== UNSEEN || g.challenger === pirate;
  if (owner === NONE ? g.fate[pirate] !== UNSEEN : holder >= 0 ? holder !== owner : !isSeen) report(`seat ${owner} does not have ${name}`);
}

function checkHostages(g: Game, report: Report): void {
  let captives = 0;
  for (let hostage = 0; hostage < HOSTAGE_COUNT; hostage++) {
    const on = g.hostageOf[hostage];
    if (on >= 0 && g.fate[on] !== IN_PLAY) report(`hostage ${hostage} is aboard a ship that is gone`);
    if ((on === NONE) !== (g.hostageNation[hostage] === NONE)) report(`hostage ${hostage}: nationality`);
    if (on === CAPTURED) captives += 1;
  }
  if (captives > (g.stack.some(({ proc }) => proc === 'lootMerchant') ? 1 : 0)) report('nobody deals with a captive');
}

function checkPorts(g: Game, report: Report): void {
  for (const port of PORTS) {
    const haven = g.havenOf[port];
    const governor = g.governorAt[port];
    const isClosed = g.destroyed[port] !== 0 || isPiratePort(g.tables, port);
    if (haven !== NONE && (g.fate[haven] !== IN_PLAY || !isProGovernor(governor))) report(`port ${port} can be nobody's haven`);
    if (isClosed && (g.merchantAt[port] !== NONE || governor !== NONE)) report(`port ${port} is closed, and trades`);
    if (g.merchantAt[port] === NONE && (g.merchantSince[port] !== UNFOUND || g.merchantFinders[port] !== 0))
      report(`port ${port}: no merchant`);
  }
  for (const governor of g.governorPool) if (!isAntiGovernor(governor)) report(`governor ${governor} is in the pool`);
}

function checkSeats(g: Game, report: Report): void {
  for (let seat = 0; seat < g.players; seat++) {
    const at = g.commissionerAt[seat];
    if ((g.commissioner[seat] === NONE) !== (at === NONE)) report(`the Commissioner of seat ${seat} is somewhere else`);
    if (isPort(at)) report(`the Commissioner of seat ${seat} is in port`);
    if (g.vp[seat] < 0) report(`seat ${seat} has lost Victory Points`);
    let allies = 0;
    for (const pirate of g.fleet[seat]) {
      if (g.fate[pirate] !== IN_PLAY || g.owner[pirate] !== seat) report(`seat ${seat} has lost ${PIRATE_NAMES[pirate]}`);
      if (g.ally[pirate] !== NONE) allies += 1;
    }
    if (allies > 2) report(`seat ${seat} has more than one alliance`);
    for (const card of g.hands[seat]) if (USE_OF[card] === 'now') report(`seat ${seat} holds card ${card}, which must be played at once`);
    const letter = g.keptLetter[seat];
    if (letter !== NONE && TITLE_OF[letter] !== 'letter-of-marque') report(`the letter that seat ${seat} keeps is none`);
  }
  for (const card of g.sealed) if (card !== NONE && USE_OF[card] === 'now') report(`card ${card} is sealed, and must be played at once`);
  if (g.commissionerPool.includes(EX_PIRATE)) report('the Ex-Pirate is one of the King’s own officers');
  if (g.exPirate !== NONE && g.fate[g.exPirate] !== RETIRED) report('the Ex-Pirate has not retired');
  for (let i = 0; i < g.info.length; i += 3) if (g.fate[g.info[i]] !== IN_PLAY) report(`information of pirate ${g.info[i]}, who is gone`);
}

/** 19 There are two decks, and each seat has one pirate at most, the first seat Blackbeard. */
function checkSolitaire(g: Game, report: Report): void {
  for (const card of g.nowDeck) if (USE_OF[card] !== 'now') report(`card ${card} is in the wrong deck`);
  for (const card of g.deck) if (USE_OF[card] === 'now' && TITLE_OF[card] !== 'general-pardon') report(`card ${card} is in the wrong deck`);
  for (let seat = 0; seat < g.players; seat++) {
    const fleet = g.fleet[seat];
    if (fleet.length > 1) report(`seat ${seat} has more than one pirate`);
    if (fleet.length === 1 && (fleet[0] === BLACKBEARD) !== (seat === BLACKBEARDS_SEAT)) report(`seat ${seat} has the wrong pirate`);
    if (g.pirateHands[seat].length > 0) report(`seat ${seat} holds pirates`);
  }
}
