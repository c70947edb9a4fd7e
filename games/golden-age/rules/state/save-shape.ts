/** The shape of a saved position, and the inventory of its pieces. */
import { CARD_COUNT } from '../data/cards.ts';
import { type Check, type Fault, int, list, object, oneOf } from '../data/check.ts';
import {
  AREA_COUNT,
  COMMISSIONER_COUNT,
  GOVERNOR_COUNT,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  MERCHANT_COUNT,
  NATION_COUNT,
  PIRATE_COUNT,
  PLACE_COUNT,
  PORT_COUNT,
  SHIP_COUNT,
  TRANSIT_COUNT,
  WARSHIP_COUNT,
} from '../data/ids.ts';
import { ENDINGS, type Position } from './game.ts';

/** The largest number and the largest mask that a save may hold. No game comes near them. */
const MAX_AMOUNT = 1_000_000;
const MAX_MASK = 2 ** 31 - 1;
const id = (count: number) => int(-1, count - 1);
const amount = int(0, MAX_AMOUNT);
const flag = int(0, 1);
const mask = int(0, MAX_MASK);
const turn = int(-1, MAX_AMOUNT);

/** The shape of a position without its stack. */
export function positionShape(players: number) {
  const bySeat = <T>(item: Check<T>) => list(item, players);
  const byPirate = <T>(item: Check<T>) => list(item, PIRATE_COUNT);
  const byPort = <T>(item: Check<T>) => list(item, PORT_COUNT);
  const [pirate, card, place] = [id(PIRATE_COUNT), id(CARD_COUNT), id(PLACE_COUNT)];
  const cards = list(int(0, CARD_COUNT - 1));
  const pirates = list(int(0, PIRATE_COUNT - 1));
  return object({
    players: int(players, players),
    first: id(players),
    playerTurn: amount,
    active: id(players),
    actionsLeft: int(0, 20),
    actionsOf: pirate,
    activePirate: pirate,
    actionSpent: mask,
    commissionerActed: flag,
    ending: oneOf(ENDINGS, 'ending'),
    vp: bySeat(amount),
    fleet: bySeat(pirates),
    commissioner: bySeat(id(COMMISSIONER_COUNT)),
    commissionerAt: bySeat(id(AREA_COUNT + TRANSIT_COUNT)),
    apSpent: bySeat(flag),
    keptLetter: bySeat(card),
    owner: byPirate(id(players)),
    fate: byPirate(int(0, 3)),
    at: byPirate(place),
    ship: byPirate(id(SHIP_COUNT)),
    combat: byPirate(int(-20, 20)),
    speed: byPirate(int(-20, 20)),
    loyalty: byPirate(int(0, 30)),
    notoriety: byPirate(amount),
    netWorth: byPirate(amount),
    cunning: byPirate(int(0, 20)),
    letter: byPirate(id(NATION_COUNT)),
    letterCard: byPirate(card),
    guns: byPirate(card),
    scurvy: byPirate(flag),
    revelry: byPirate(int(0, 2)),
    recovery: byPirate(int(0, 2)),
    feasted: byPirate(flag),
    history: byPirate(mask),
    bribed: byPirate(mask),
    ally: byPirate(pirate),
    senior: byPirate(flag),
    taken: byPirate(flag),
    sackThrough: byPirate(amount),
    deployedOn: byPirate(turn),
    mutinous: mask,
    holds: list(int(-1, MAX_AMOUNT), PIRATE_COUNT * HOLD_COUNT),
    hostageOf: list(int(-2, PIRATE_COUNT - 1), HOSTAGE_COUNT),
    hostageNation: list(id(NATION_COUNT), HOSTAGE_COUNT),
    governorAt: byPort(id(GOVERNOR_COUNT)),
    merchantAt: byPort(id(MERCHANT_COUNT)),
    merchantSince: byPort(turn),
    merchantFinders: byPort(mask),
    attacked: byPort(flag),
    destroyed: byPort(flag),
    havenOf: byPort(pirate),
    warshipAt: list(id(WARSHIP_COUNT), AREA_COUNT),
    info: list(amount),
    treasureMapOf: pirate,
    governorPool: list(int(0, GOVERNOR_COUNT - 1)),
    warshipPool: list(int(0, WARSHIP_COUNT - 1)),
    commissionerPool: list(int(0, COMMISSIONER_COUNT - 1)),
    commissionersLost: list(int(0, COMMISSIONER_COUNT - 1)),
    exPirate: pirate,
    discards: cards,
    removed: cards,
    aside: cards,
    pardons: int(0, 3),
    pardonThrough: amount,
    pardoned: mask,
    pardonReturn: amount,
    challenger: pirate,
    titlesSpent: mask,
    deck: cards,
    nowDeck: cards,
    hands: bySeat(cards),
    sealed: bySeat(card),
    pirateDeck: pirates,
    pirateHands: bySeat(pirates),
    merchantPool: list(int(0, MERCHANT_COUNT - 1)),
    secretShip: byPirate(id(SHIP_COUNT)),
    secretArea: byPirate(id(AREA_COUNT)),
  });
}

/** All places of the cards, pirates, merchants and warships. In a sound position each piece is found exactly once. */
export function inventory(p: Position): readonly { readonly what: string; readonly count: number; readonly found: readonly number[] }[] {
  const placed = (ids: readonly number[]): readonly number[] => ids.filter((i) => i >= 0);
  const treasureMap = p.treasureMapOf >= 0 ? [0] : [];
  return [
    {
      what: 'card',
      count: CARD_COUNT,
      found: [
        ...p.deck,
        ...p.nowDeck,
        ...p.hands.flat(),
        ...placed(p.sealed),
        ...p.discards,
        ...p.removed,
        ...p.aside,
        ...placed(p.guns),
        ...placed(p.letterCard),
        ...placed(p.keptLetter),
        ...treasureMap,
      ],
    },
    {
      what: 'pirate',
      count: PIRATE_COUNT,
      found: [
        ...p.pirateDeck,
        ...p.pirateHands.flat(),
        ...p.fleet.flat(),
        ...placed([p.challenger]),
        ...p.fate.flatMap((fate, pirate) => (fate >= 2 ? [pirate] : [])),
      ],
    },
    { what: 'merchant', count: MERCHANT_COUNT, found: [...p.merchantPool, ...placed(p.merchantAt)] },
    { what: 'warship', count: WARSHIP_COUNT, found: [...p.warshipPool, ...placed(p.warshipAt)] },
  ];
}

/** The pieces that are missing or found twice, in a position that has the right shape. */
export function inventoryFaults(p: Position): readonly Fault[] {
  return inventory(p).flatMap(({ what, count, found }) => {
    const seen = new Set(found);
    if (found.length === count && seen.size === count) return [];
    const wrong = found.find((piece, i) => found.indexOf(piece) !== i);
    const detail = wrong === undefined ? `${count - seen.size} of ${count} are missing` : `number ${wrong} stands in two places`;
    return [{ path: `${what}s`, message: `each ${what} must be in exactly one place, but ${detail}` }];
  });
}
