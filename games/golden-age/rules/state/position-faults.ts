/** Checks the consistency of a saved position that has the right shape. */
import { TITLE_OF, USE_OF } from '../data/cards.ts';
import type { Fault } from '../data/check.ts';
import {
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  EX_PIRATE,
  HOLD_COUNT,
  isAntiGovernor,
  isPort,
  NONE,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  PORT_NAMES,
  PORTS,
} from '../data/ids.ts';
import { isPiratePort, type Tables } from '../data/tables.ts';
import { CAPTURED, EMPTY_HOLD, IN_PLAY, type Position, RETIRED, UNFOUND, UNSEEN } from './game.ts';

/** @returns the faults; empty if play can go on */
export function positionFaults(t: Tables, p: Position): readonly Fault[] {
  const faults: Fault[] = [];
  const unless = (sound: boolean, path: string, message: string): void => {
    if (!sound) faults.push({ path, message });
  };
  for (const pirate of PIRATES) pirateFaults(t, p, pirate, unless);
  portFaults(t, p, unless);
  cardFaults(p, unless);
  if (t.settings.solitaire) solitaireFaults(p, unless);
  else unless(p.nowDeck.length === 0 && p.keptLetter.every((card) => card === NONE), 'nowDeck', 'belongs to a solitaire game');
  p.hostageOf.forEach((on, hostage) => {
    unless(on < 0 || p.fate[on] === IN_PLAY, `hostageOf[${hostage}]`, 'is aboard a ship that is not in play');
    unless((on === NONE) === (p.hostageNation[hostage] === NONE), `hostageNation[${hostage}]`, 'must be none in the pool, and only there');
  });
  const captives = p.hostageOf.filter((on) => on === CAPTURED).length;
  const looting = p.stack.some((f) => f.proc === 'lootMerchant');
  unless(captives === 0 || (captives === 1 && looting), 'hostageOf', 'has a captive whom nobody deals with');
  allianceFaults(p, unless);
  commissionerFaults(p, unless);
  secretFaults(p, unless);
  unless(p.info.length % 3 === 0, 'info', 'must be pirate, port, points, and so on');
  for (let i = 0; i < p.info.length; i += 3)
    unless(p.fate[p.info[i]] === IN_PLAY && p.info[i + 1] < PORTS.length, `info[${i}]`, 'is no pirate in play and a port');
  unless(p.treasureMapOf === NONE || p.fate[p.treasureMapOf] === IN_PLAY, 'treasureMapOf', 'is not in play');
  return faults;
}

type Unless = (sound: boolean, path: string, message: string) => void;

function pirateFaults(t: Tables, p: Position, pirate: PirateId, unless: Unless): void {
  const who = PIRATE_NAMES[pirate];
  const inPlay = p.fate[pirate] === IN_PLAY;
  p.fleet.forEach((fleet, seat) => {
    unless(fleet.includes(pirate) === (inPlay && p.owner[pirate] === seat), `fleet[${seat}]`, `does not agree with the fate of ${who}`);
  });
  unless((p.taken[pirate] === 0 && p.sackThrough[pirate] === 0) || isPort(p.at[pirate]), `taken[${pirate}]`, `${who} is in no port`);
  unless(inPlay === (p.at[pirate] !== NONE), `at[${pirate}]`, `${who} must have a place if he is in play, and only then`);
  unless(inPlay === (p.ship[pirate] !== NONE), `ship[${pirate}]`, `${who} must have a ship if he is in play, and only then`);
  unless((p.letter[pirate] === NONE) === (p.letterCard[pirate] === NONE), `letter[${pirate}]`, 'must go with a card');
  if (!inPlay || p.ship[pirate] === NONE) {
    unless(p.guns[pirate] === NONE && p.letterCard[pirate] === NONE, `fate[${pirate}]`, `${who} has left cards behind`);
    return;
  }
  const { combat, speed } = t.ships[p.ship[pirate]];
  const within = (n: number, low: number, high: number, path: string): void =>
    unless(n >= low && n <= high, `${path}[${pirate}]`, `must be from ${low} to ${high} for ${who}, not ${n}`);
  within(p.combat[pirate], t.lowestCombat, combat, 'combat');
  within(p.speed[pirate], t.lowestSpeed, speed, 'speed');
  within(p.loyalty[pirate], 0, t.highestLoyalty, 'loyalty');
  const surplus = p.holds.slice(pirate * HOLD_COUNT + t.ships[p.ship[pirate]].holds, (pirate + 1) * HOLD_COUNT);
  const converting = p.stack.some((f) => f.proc === 'lootMerchant');
  unless(converting || surplus.every((hold) => hold === EMPTY_HOLD), 'holds', `${who} has more than his ship has room for`);
}

/** With this many frames or fewer, no Action is in progress: the game, a Player-Turn and one of its phases. */
const FRAMES_BETWEEN_ACTIONS = 3;

/** 19 There are two decks, and each seat has one pirate at most, the first seat Blackbeard. */
function solitaireFaults(p: Position, unless: Unless): void {
  unless(
    p.nowDeck.every((card) => USE_OF[card] === 'now'),
    'nowDeck',
    'holds a card that need not be played at once',
  );
  unless(
    p.deck.every((card) => USE_OF[card] !== 'now' || TITLE_OF[card] === 'general-pardon'),
    'deck',
    'holds a card that must be played at once',
  );
  for (const title of ['finger-of-fate', 'piratical-ambition'])
    unless(
      TITLE_OF.every((one, card) => one !== title || p.removed.some((removed) => removed === card)),
      'removed',
      `must hold each ${title} of a solitaire game`,
    );
  const blackbeard = PIRATE_NAMES.indexOf('teach');
  p.fleet.forEach((fleet, seat) => {
    unless(fleet.length <= 1, `fleet[${seat}]`, 'has more than one pirate of a solitaire game');
    unless(
      fleet.every((pirate) => (pirate === blackbeard) === (seat === 0)),
      `fleet[${seat}]`,
      'must be Blackbeard’s in the first seat, and there only',
    );
    unless(p.pirateHands[seat].length === 0, `pirateHands[${seat}]`, 'must be empty in a solitaire game');
  });
  const isDying = p.stack.length > FRAMES_BETWEEN_ACTIONS || p.ending !== '';
  const isThere = p.active === NONE || p.fate[blackbeard] === IN_PLAY || isDying;
  unless(isThere && (p.first === 0 || p.first === NONE), 'fleet[0]', 'has lost Blackbeard');
}

/** 11 Allies name each other, have the same player and place, and one of them is the senior. */
function allianceFaults(p: Position, unless: Unless): void {
  for (const pirate of PIRATES) {
    const ally = p.ally[pirate];
    const who = PIRATE_NAMES[pirate];
    if (ally === NONE) {
      unless(p.senior[pirate] === 0, `senior[${pirate}]`, `${who} has no ally`);
      continue;
    }
    const together = ally !== pirate && p.fate[pirate] === IN_PLAY && p.ally[ally] === pirate && p.owner[ally] === p.owner[pirate];
    unless(together && p.at[ally] === p.at[pirate], `ally[${pirate}]`, `is no partner of ${who}`);
    unless(p.senior[pirate] + p.senior[ally] === 1, `senior[${pirate}]`, `must be one of ${who} and his ally`);
  }
  p.fleet.forEach((fleet, seat) => {
    unless(fleet.filter((pirate) => p.ally[pirate] !== NONE).length <= 2, `fleet[${seat}]`, 'has more than one alliance');
  });
}

/** 10.1 Each of the King's officers is in one place; the Ex-Pirate is a retired pirate. */
function commissionerFaults(p: Position, unless: Unless): void {
  p.commissioner.forEach((commissioner, seat) => {
    unless((commissioner === NONE) === (p.commissionerAt[seat] === NONE), `commissionerAt[${seat}]`, 'must go with a Commissioner');
  });
  const found = [...p.commissionerPool, ...p.commissionersLost, ...p.commissioner.filter((one) => one !== NONE)];
  for (const commissioner of COMMISSIONERS) {
    const places = found.filter((one) => one === commissioner).length;
    const name = COMMISSIONER_NAMES[commissioner];
    unless(commissioner === EX_PIRATE ? places <= 1 : places === 1, 'commissioners', `${name} must be in one place, not in ${places}`);
  }
  unless(!p.commissionerPool.includes(EX_PIRATE), 'commissionerPool', 'holds the King’s own officers only');
  const retired = p.exPirate !== NONE && p.fate[p.exPirate] === RETIRED;
  unless(p.exPirate === NONE ? !found.includes(EX_PIRATE) : retired, 'exPirate', 'must be a pirate who has retired');
}

/** Secret choices only exist during setup. A pirate in hand who has an owner was drafted by that seat. */
function secretFaults(p: Position, unless: Unless): void {
  for (const pirate of PIRATES) {
    const inHand = p.pirateHands.some((hand) => hand.includes(pirate));
    unless(
      p.secretShip[pirate] === NONE || (p.fate[pirate] === IN_PLAY && p.active === NONE),
      `secretShip[${pirate}]`,
      'is no choice of setup',
    );
    unless(p.secretArea[pirate] === NONE || (inHand && p.active === NONE), `secretArea[${pirate}]`, 'is no choice of setup');
    const seat = p.owner[pirate];
    const isSeen = p.fate[pirate] !== UNSEEN || p.challenger === pirate;
    const isHis = inHand ? p.pirateHands.findIndex((hand) => hand.includes(pirate)) === seat : isSeen;
    unless(seat === NONE ? p.fate[pirate] === UNSEEN : isHis, `owner[${pirate}]`, `does not have ${PIRATE_NAMES[pirate]}`);
  }
}

function portFaults(t: Tables, p: Position, unless: Unless): void {
  for (const port of PORTS) {
    const name = PORT_NAMES[port];
    const open = p.destroyed[port] === 0 && !isPiratePort(t, port);
    unless(open || p.merchantAt[port] === NONE, `merchantAt[${port}]`, `no merchant can be bound for ${name}`);
    unless(open || p.governorAt[port] === NONE, `governorAt[${port}]`, `no governor can be in ${name}`);
    unless(p.merchantAt[port] !== NONE || p.merchantSince[port] === UNFOUND, `merchantSince[${port}]`, `there is no merchant at ${name}`);
    unless(p.havenOf[port] === NONE || p.fate[p.havenOf[port]] === IN_PLAY, `havenOf[${port}]`, 'is not in play');
  }
  const governors = [...p.governorPool, ...p.governorAt.filter((governor) => governor !== NONE)];
  unless(new Set(governors).size === governors.length, 'governorPool', 'a governor stands in two places');
  unless(p.governorPool.every(isAntiGovernor), 'governorPool', 'holds anti-pirate governors only');
}

function cardFaults(p: Position, unless: Unless): void {
  [...p.hands, p.sealed.filter((card) => card !== NONE)].forEach((hand, seat) => {
    unless(
      hand.every((card) => USE_OF[card] !== 'now'),
      seat < p.players ? `hands[${seat}]` : 'sealed',
      'holds a card that must be played at once',
    );
  });
  p.guns.forEach((card, pirate) => {
    unless(card === NONE || TITLE_OF[card] === 'heavy-guns', `guns[${pirate}]`, 'is no Heavy Guns card');
  });
  p.keptLetter.forEach((card, seat) => {
    const kept = card === NONE || (TITLE_OF[card] === 'letter-of-marque' && p.fleet[seat].length > 0);
    unless(kept, `keptLetter[${seat}]`, 'is no Letter of Marque of a pirate in play');
  });
  p.letterCard.forEach((card, pirate) => {
    unless(card === NONE || TITLE_OF[card] === 'letter-of-marque', `letterCard[${pirate}]`, 'is no Letter of Marque');
  });
}
