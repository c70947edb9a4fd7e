/** The conditions that a saved frame sets on the board. */
import { CARD_TITLES, TITLE_OF } from './data/cards.ts';
import type { Fault } from './data/check.ts';
import { isArea, isPort, NONE, PIRATES, type PirateId, PLACE_COUNT, PLACES, PORT_COUNT, PORTS, portAt } from './data/ids.ts';
import { isPiratePort, type Tables } from './data/tables.ts';
import { possibleAllies } from './queries/alliance.ts';
import { convertsAreas, mayPlayTitle, type Occasion, piratePortsInReach } from './queries/anti-pirate.ts';
import { booty, holdCount, ladenHolds, piratesAt } from './queries/pirates.ts';
import { cunningLeft } from './queries/ratings.ts';
import { BLACKBEARD, isSystem, stationsBeside } from './queries/solitaire.ts';
import { type Locals, NO_LOCALS } from './save-locals.ts';
import { DEADLY } from './save-waits.ts';
import { ACTION_KINDS } from './state/action-kinds.ts';
import { type Board, IN_PLAY, type Position, RETIRED, UNSEEN } from './state/game.ts';

/** @param above  the next frame on the stack, or none */
type Sound = (p: Position, t: Tables, f: Locals, above: Locals) => boolean;

const all =
  (...conditions: readonly Sound[]): Sound =>
  (p, t, f, above) =>
    conditions.every((sound) => sound(p, t, f, above));

const FIRST_PORT = PLACE_COUNT - PORT_COUNT;
const inPort: Sound = (p, _t, { pirate }) => isPort(p.at[pirate]);
const atSea: Sound = (p, _t, { pirate }) => isArea(p.at[pirate]);
const inThisPort: Sound = (p, _t, { pirate, port }) => p.at[pirate] === FIRST_PORT + port;
const isOpen = (p: Position, t: Tables, port: number): boolean => port >= 0 && p.destroyed[port] === 0 && !isPiratePort(t, PORTS[port]);
const takesMerchant = (p: Position, t: Tables, port: number): boolean => isOpen(p, t, port) && p.merchantAt[port] === NONE;
const hasMerchant: Sound = (p, _t, { pirate, port }) => isArea(p.at[pirate]) && p.merchantAt[port] !== NONE;
const onTable: Sound = (p, _t, { card }) => p.aside.some((one) => one === card);
const hasOrder: Sound = (p) => p.first !== NONE;
const ofMerchants = (kind: string): boolean => kind === 'findMerchant' || kind === 'lootMerchant';

const hasWarship: Sound = (p, _t, { pirate }) => isArea(p.at[pirate]) && p.warshipAt[p.at[pirate]] !== NONE;
const takesWarship: Sound = (p, _t, { pirate }) => isArea(p.at[pirate]) && p.warshipAt[p.at[pirate]] === NONE && p.warshipPool.length > 0;
const hasCommissioner: Sound = (p, _t, { seat }) => p.commissioner[seat] !== NONE;
const takesCommissioner: Sound = (p, _t, { seat }) => p.commissioner[seat] === NONE && p.commissionerPool.length > 0;
/** The seat is another player's, and its Commissioner is where the pirate is. */
const faced: Sound = (p, _t, { pirate, seat }) =>
  isArea(p.at[pirate]) && p.commissioner[seat] !== NONE && p.commissionerAt[seat] === p.at[pirate] && p.owner[pirate] !== seat;
const besideCommissioner: Sound = (p, t, { pirate, seat }) =>
  isPort(p.at[pirate]) && t.portAreas[portAt(p.at[pirate])].some((area) => area === p.commissionerAt[seat]);
const ofTwo: Sound = (_p, _t, _f, { counts }) => counts.length === 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const ids = (numbers: readonly number[]): readonly PirateId[] => PIRATES.filter((pirate) => numbers.includes(pirate));

/** The pirate is in play, or comes forward for a duel (17.2 #17). */
const fights = (p: Position, pirate: number): boolean => p.fate[pirate] === IN_PLAY || p.challenger === pirate;

/** The lists of a contest have one entry for each side, and the dice are those thrown so far. */
const evenSides: Sound = (p, _t, { pirates, seats, counts, modifiers, side }) =>
  [seats, counts, modifiers].every((list) => list.length === pirates.length) &&
  side < pirates.length &&
  ids(pirates).every((pirate) => fights(p, pirate)) &&
  pirates.every((pirate, i) => pirate === NONE || p.owner[pirate] === seats[i]);
const thrown: Sound = (p, _t, { pirates, counts, side, dice }) =>
  dice.length === sum(counts) && pirates[side] >= 0 && fights(p, pirates[side]);

/** 9.51 The port can be attacked by the pirate, who is beside it. */
const offThisPort: Sound = (p, t, { pirate, port }) => isOpen(p, t, port) && t.portAreas[port].some((area) => area === p.at[pirate]);
/** Another player's pirate, in the same port. */
const isOpponent = (p: Position, pirate: number, other: number): boolean =>
  isPort(p.at[pirate]) && p.fate[other] === IN_PLAY && p.at[other] === p.at[pirate] && p.owner[other] !== p.owner[pirate];
const isOfHis = (p: Position, pirate: number, other: number): boolean => p.fate[other] === IN_PLAY && p.owner[other] === p.owner[pirate];
const laden = (p: Position, pirate: number): number => ladenHolds(p, PIRATES[pirate]).length;
const isOverladen: Sound = (p, t, { pirate, loser, boards }) =>
  boards && laden(p, pirate) > 0 && laden(p, pirate) + laden(p, loser) > holdCount(t, p, PIRATES[loser]);

const occasion = (b: Board, { action, moment, from }: Locals): Occasion => ({
  action: ACTION_KINDS.find((kind) => kind === action) ?? 'dig',
  moment: moment === 'announcement' ? 'announcement' : 'aftermath',
  inPort: isPort(PLACES[from]) && b.at[b.activePirate] === from ? 1 : 0,
});

/** A card that lies on the table in a window could be played there; it has just used up its title. */
const playedCard: Sound = (p, t, f) => {
  const title = CARD_TITLES.find((one) => one === TITLE_OF[f.card]);
  if (title === undefined || f.seat === p.active) return false;
  const ambition = title === 'piratical-ambition';
  const pirates = p.pirateHands[f.seat].length + (p.challenger === NONE ? 0 : 1);
  if ((p.challenger !== NONE) !== ambition) return false;
  if (title === 'pirate-converts' && p.fate[f.convert] !== RETIRED) return false;
  return mayPlayTitle(t, { ...p, titlesSpent: 0 }, title, occasion(p, f), f.seat, pirates);
};

/** An announced Action can be performed from where its pirate is, if he is still where he announced it. */
const canPerform: Sound = (p, t, { kind, pirate, target, other, from }) => {
  const at = p.at[pirate];
  if (at === NONE || (from !== NONE && at !== from)) return true;
  const inReach = target >= FIRST_PORT && isArea(at) && t.areaPorts[at].some((port) => port === target - FIRST_PORT);
  switch (ACTION_KINDS.find((one) => one === kind)) {
    case 'move':
      return t.moves[at].some((place) => place === target);
    case 'findMerchant':
    case 'lootMerchant':
      return inReach && p.merchantAt[target - FIRST_PORT] !== NONE;
    case 'attackPort':
      return inReach && isOpen(p, t, target - FIRST_PORT);
    case 'alliance':
      return isPort(at) && other !== pirate && isOfHis(p, pirate, other);
    case 'dig':
      return isArea(at);
    default:
      return isPort(at);
  }
};

/** The conditions by procedure, or by procedure and step. */
const SOUND: Readonly<Record<string, Sound>> = {
  action: (p, _t, { pirate, kind, target, other }) =>
    p.activePirate === pirate &&
    (kind !== 'move' || target >= 0) &&
    (!ofMerchants(kind) || target >= FIRST_PORT) &&
    (kind !== 'attackPort' || target >= FIRST_PORT) &&
    ((kind !== 'bootyGrab' && kind !== 'alliance') || other >= 0),
  'action/activated': canPerform,
  'action/unlessStopped': canPerform,
  'apWindow/fought': hasOrder,
  'apWindow/placeExPirate': (p, t, { seat, convert }) =>
    p.fate[convert] === RETIRED && p.commissioner[seat] === NONE && convertsAreas(t, p).length > 1,
  'apWindow/unlessNegated': all(onTable, playedCard),
  'attackPiratePort/fought': (p, t, { port, seat }, { counts }) =>
    piratePortsInReach(t, p, seat).some((one) => one === port) && counts.length === piratesAt(p, PLACES[FIRST_PORT + port]).length + 1,
  'attackPiratePort/ousted': hasCommissioner,
  'attackPort/fought': all(offThisPort, ofTwo),
  'attackPort/plunder': inThisPort,
  'attackPort/repelled': offThisPort,
  'attackPort/stowPlunder': all(
    inThisPort,
    (p, _t, { pirate, ships }) => ships.length > 0 && ships.every((ship) => isOfHis(p, pirate, ship)),
  ),
  'attackPort/taken': inThisPort,
  bootyGrab: (p, _t, { pirate, victim }) => isOpponent(p, pirate, victim),
  'bootyGrab/fought': ofTwo,
  'bootyGrab/pay': (p, t, { victim, due }) => due > 0 && due <= booty(t, p, PIRATES[victim]),
  bribeToRetire: (p, t, f, above) => inPort(p, t, f, above) && p.governorAt[portAt(p.at[f.pirate])] !== NONE,
  buyHaven: (p, t, f, above) => inThisPort(p, t, f, above) && p.governorAt[f.port] !== NONE,
  chooseShips: hasOrder,
  'combatHits/bearOddHit': (p, _t, { pirate, hits }) => p.ally[pirate] !== NONE && hits % 2 === 1,
  'commissionerAttack/fightOrFlee': faced,
  'commissionerAttack/fought': all(faced, ofTwo),
  'commissionerAttack/pursued': all(faced, ofTwo),
  'commissionerAttack/surrenderOrFight': (p, t, f, above) => faced(p, t, f, above) && p.letter[f.pirate] !== NONE,
  contest: evenSides,
  'contest/mayReroll': (p, t, f, above) => thrown(p, t, f, above) && cunningLeft(p, PIRATES[f.pirates[f.side]]) > 0,
  'contest/rethrowDie': (p, t, f, above) => thrown(p, t, f, above) && f.fresh.length < f.counts[f.side],
  'contest/throwDie': (_p, _t, { counts, side, dice }) =>
    dice.length >= sum(counts.slice(0, side)) && dice.length < sum(counts.slice(0, side + 1)),
  deployCommissioner: all(atSea, takesCommissioner),
  deployFleets: hasOrder,
  'digForTreasure/look': (p) => p.treasureMapOf !== NONE,
  draft: hasOrder,
  'draft/choosePirate': (_p, _t, { starter }) => starter !== NONE,
  drawNewPirate: (p, _t, { seat }) => seat === p.active,
  'drawNewPirate/keepOrDeploy': (p, _t, { seat }) => p.pirateHands[seat].length > 0,
  'exchangePirate/draw': (p, _t, { seat }) => p.pirateHands[seat].length > 0 && p.pirateDeck.length > 0,
  duel: (p, _t, { pirate, rival, toTheEnd }) => (toTheEnd ? p.challenger === rival : isOpponent(p, pirate, rival)),
  'duel/fought': ofTwo,
  'duel/goOn': (_p, _t, { toTheEnd }) => !toTheEnd,
  findMerchant: hasMerchant,
  formAlliance: (p, _t, { pirate, ally }) => possibleAllies(p, PIRATES[pirate]).some((one) => one === ally),
  'game/begin': (p) => p.active === NONE,
  'game/nextTurn': hasOrder,
  'localResistance/judge': (p, _t, { port }) => p.governorAt[port] !== NONE,
  'lootMerchant/dealWithPrize': hasMerchant,
  'lootMerchant/dealt': hasMerchant,
  'lootMerchant/drawHostage': hasMerchant,
  'lootMerchant/seeCargo': hasMerchant,
  'lootMerchant/seizeOrLeave': hasMerchant,
  'lootMerchant/settled': (p, _t, { port }) => p.merchantAt[port] !== NONE,
  'lootMerchant/takeAllysPart': all(hasMerchant, (p, _t, { pirate }) => p.ally[pirate] !== NONE),
  negation: onTable,
  'newGovernors/draw': (p, t, { port }) => isOpen(p, t, port),
  'newGovernors/land': (p, t) => PORTS.some((port) => isOpen(p, t, port)),
  newRival: (p, t, { seat }) => isSystem(t, seat) && p.fleet[seat].length === 0 && p.pirateDeck.length > 0,
  'newRival/draw': (_p, _t, { ship, to }) => ship !== NONE && isArea(PLACES[to]),
  'oust/chooseArea': (p, t, { port, to }) =>
    to === NONE && t.portAreas[port].length > 1 && piratesAt(p, PLACES[FIRST_PORT + port]).length > 0,
  'oustPirates/fought': all(besideCommissioner, ofTwo),
  piraticalAmbition: (p) => p.challenger !== NONE,
  'placeMerchants/draw': (p, t, { port }) => takesMerchant(p, t, port),
  'placeMerchants/place': (p, t) => PORTS.some((port) => takesMerchant(p, t, port)),
  'placeProGovernors/place': (p, t) => PORTS.some((port) => isOpen(p, t, port) && p.governorAt[port] === NONE),
  'playerOrder/compare': (_p, _t, { rolling, leading, highest }) => rolling.length > 0 && leading.length > 0 === highest > 0,
  playerTurn: (p, _t, { seat }) => p.active === seat,
  'playerTurn/drawNow': (_p, t, { seat }) => isSystem(t, seat),
  'playerTurn/resolved': onTable,
  portActivities: inThisPort,
  randomDeployment: (p) => p.first !== NONE && p.pirateHands.some((hand) => hand.length > 0),
  'randomDeployment/chooseArea': (_p, t, { port }) => port !== NONE && t.portAreas[port].length > 1,
  ransom: inPort,
  refit: inThisPort,
  'roll/mayReroll': (p, _t, { dice, count, pirate }) => dice.length === count && pirate >= 0 && cunningLeft(p, PIRATES[pirate]) > 0,
  'roll/throwDie': (_p, _t, { dice, count }) => dice.length < count,
  'rollPort/throwOnes': (_p, _t, { tens }) => tens > 0,
  'sackPort/judge': all(inThisPort, (p, t, { port }) => isOpen(p, t, port)),
  'setup/dealCard': hasOrder,
  'setup/dealPirate': hasOrder,
  'setup/deploy': hasOrder,
  'setup/done': hasOrder,
  'setup/keepOrRefuse': (p) => p.first !== NONE && p.pirateHands.every((hand) => hand.length > 0),
  'setup/merchants': hasOrder,
  'setup/pirates': hasOrder,
  'setup/ships': hasOrder,
  secretDeployment: hasOrder,
  solitaireSetup: (p, t) => t.settings.solitaire && p.active === NONE,
  'solitaireSetup/chooseArea': (_p, _t, { ship }) => ship !== NONE,
  spoils: (p, _t, { pirate, loser }) => isOpponent(p, pirate, loser),
  'spoils/clearHolds': isOverladen,
  'spoils/clearPrize': isOverladen,
  stowBooty: (p, _t, { pirate, ally }) => ally === NONE || p.ally[pirate] === ally,
  'stormsAtSea/commissioner': (p, _t, { port, next }) => port >= 0 && next < p.players && p.commissioner[next] !== NONE,
  'stormsAtSea/pirate': (p, _t, { port, next }) => port >= 0 && p.fate[next] === IN_PLAY && !isPort(p.at[next]),
  'stormsAtSea/warship': (p, t, { port, next }) =>
    port >= 0 && next < t.portAreas[port].length && p.warshipAt[t.portAreas[port][next]] !== NONE,
  'surrender/offer': all(hasCommissioner, (p, _t, { pirate, by }) => p.letter[pirate] !== NONE && by !== p.active),
  'surrender/unlessNegated': all(onTable, hasCommissioner),
  systemCheck: (p, t) => t.settings.solitaire && p.activePirate === BLACKBEARD,
  'systemCheck/drawWarship': (p, t) => p.warshipPool.length > 0 && stationsBeside(t, p, BLACKBEARD).length > 0,
  'systemCheck/unlessNegated': onTable,
  'warshipAttack/fightOrFlee': hasWarship,
  'warshipAttack/fought': all(hasWarship, ofTwo),
  'warshipAttack/pursued': all(hasWarship, ofTwo),
  'warshipSighting/attackOrHold': hasWarship,
  'warshipSighting/drawCommissioner': all(atSea, takesCommissioner),
  'warshipSighting/drawWarship': takesWarship,
  'warshipSighting/surprise': hasWarship,
  'warshipSighting/unlessNegated': all(onTable, hasWarship, takesCommissioner),
};

/** @returns a fault for each frame that contradicts the board */
export function soundnessFaults(p: Position, t: Tables): readonly Fault[] {
  return p.stack.flatMap((frame, i) => {
    const f: Locals = { ...NO_LOCALS, ...frame };
    const above: Locals = { ...NO_LOCALS, ...p.stack[i + 1] };
    const mayBeGone = p.stack.slice(i + 1).some(({ proc }) => DEADLY.includes(proc));
    const isThere = !('pirate' in frame) || f.pirate === NONE || p.fate[f.pirate] === IN_PLAY || (mayBeGone && p.fate[f.pirate] !== UNSEEN);
    const sound = () =>
      [frame.proc, `${frame.proc}/${frame.at}`].every((where) => !Object.hasOwn(SOUND, where) || SOUND[where](p, t, f, above));
    return isThere && sound() ? [] : [{ path: `stack[${i}]`, message: `${frame.proc}/${frame.at} contradicts the board` }];
  });
}
