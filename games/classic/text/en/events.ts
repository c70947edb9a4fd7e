/** What happened, told as a story. */
import type { SeatNames } from '@bb/kernel';
import { ESCAPES_FROM, type EventOf, NONE, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { isToldByOutcome, rolledText } from '../arithmetic.ts';
import { figure, findsNothing, hasMark, isNothing, isSunk, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import { CAUSES, LINES, LOSSES, randomEvent, rolled, WOUNDS } from './dice.ts';
import { a, count, list, possessive, pounds } from './grammar.ts';
import { pieces } from './names.ts';
import { odds } from './odds.ts';
import {
  commissioner,
  find,
  goods,
  governor,
  hold,
  hostage,
  letter,
  merchant,
  merchantName,
  nation,
  pirate,
  place,
  port,
  ship,
  sideOf,
  sighting,
  slot,
  tradePart,
  warship,
} from './pieces.ts';
import { position } from './position.ts';

/** Leaves out a card that only one player sees, or whose effect the next event tells. */
function cardDrawn({ purpose, card }: EventOf<'cardDrawn'>): string {
  if (card === NONE) return '';
  switch (purpose) {
    case 'search':
      return findsNothing(card) ? 'Nothing is in sight.' : `The search card shows ${find(card)}.`;
    case 'manifest':
      return hasMark(card) ? 'The manifest bears the D&R mark: the crew wants to revel.' : '';
    default:
      return '';
  }
}

const ENDINGS: Readonly<Record<EventOf<'gameEnded'>['ending'], string>> = {
  '': 'The game is over',
  notoriety: 'A pirate has become a legend, and the game is over',
  pirates: 'A player’s last pirate has left the sea, and the game is over',
  turns: 'The last turn has been played',
  solitaire: 'The voyage of Captain Blood is over',
};

function gameEnded({ ending, winners }: EventOf<'gameEnded'>, names: SeatNames): string {
  const won = winners.length === 0 ? 'nobody wins' : `${list(winners.map(names))} ${winners.length === 1 ? 'wins' : 'win'}`;
  return `${ENDINGS[ending]}: ${won}.`;
}

function battleRound({ pirate: who, margin }: EventOf<'battleRound'>): string {
  if (margin === 0) return `The round between ${pirate(who)} and the hunters is even.`;
  return margin > 0 ? `${pirate(who)} wins the round by ${margin}.` : `The hunters win the round by ${-margin}.`;
}

function rolledLine(e: EventOf<'rolled'>): string {
  if (isToldByOutcome(e)) return '';
  const { outcome, other } = e.breakdown;
  const who = pirate(e.pirate);
  if (outcome === 'unhurt') return `One hit spares ${who} himself (${list(e.dice.map(figure))}; a ${other.total} would have wounded him).`;
  if (outcome === 'wounded') return `${who} is hit himself (a ${other.total}).`;
  return `${rolled(e.purpose, e.pirate)}: ${rolledText(e, WORDS, port)}.`;
}

function merchantAttacked({ pirate: who, merchant: ship, over }: EventOf<'merchantAttacked'>): string {
  if (over <= 0) return `${pirate(who)} captures the ${merchantName(ship)}.`;
  return over < ESCAPES_FROM
    ? `${pirate(who)} falls ${over} short: the ${merchantName(ship)} fights back.`
    : `${pirate(who)} falls ${over} short, and the ${merchantName(ship)} gets away.`;
}

function duelExchange({ pirate: attacker, other, difference, challenger, endurance }: EventOf<'duelExchange'>): string {
  const both = attacker === challenger ? [attacker, other] : [other, attacker];
  const end = `Endurance: ${both.map((id, i) => `${pirate(id)} ${Math.max(0, endurance[i] ?? 0)}`).join(', ')}`;
  return difference > 0
    ? `${pirate(attacker)} hits ${pirate(other)} for ${difference}. ${end}.`
    : `${pirate(other)} parries ${pirate(attacker)}, who tires. ${end}.`;
}

function traded({ pirate: who, other, give, take }: EventOf<'traded'>): string {
  if (isNothing(give)) return `${pirate(other)} gives ${pirate(who)} ${tradePart(take)} for nothing in return.`;
  if (isNothing(take)) return `${pirate(who)} gives ${pirate(other)} ${tradePart(give)} for nothing in return.`;
  return `${pirate(who)} gives ${pirate(other)} ${tradePart(give)} in exchange for ${tradePart(take)}.`;
}

function crew({ pirate: who, by, now, cause }: EventOf<'unrestChanged'>): string {
  const mood = by > 0 ? 'cheers up' : by < 0 ? 'grumbles' : 'is as before';
  return `${possessive(pirate(who))} crew ${mood}: Crew Unrest ${now} of ${MOST_UNREST} (${signed(by)}, ${CAUSES[cause]}).`;
}

const WORDS = { odds, pieces, position };
const MOST_UNREST = SET.tracks.crewUnrest.highest;
/** How a ship fares in a storm or a wave, by the die. */
const battered = (who: string, peril: string, die: number, harmless: number): string =>
  die <= harmless
    ? `${who} rides out the ${peril} (${die}; up to ${harmless} does no harm)`
    : `The ${peril} batters ${who} (${die}; up to ${harmless} does no harm)`;

export const events: Language['events'] = {
  turnBegan: (e, names) => `Turn ${e.turn}: ${names(e.seat)}.`,
  turnPassed: (e, names) => `${names(e.seat)} passes.`,
  // The turn that begins tells who has it.
  lineRead: (e) => (typeof e.line === 'number' ? '' : LINES[e.line]),
  gameWentOn: (e, names) =>
    `${names(e.seat)} would win by this retirement, so the game goes on until another player’s pirates are used up.`,
  gameEnded: (e, names) => gameEnded(e, names),
  rolled: (e) => rolledLine(e),
  rerolled: (e) => `${pirate(e.pirate)} spends a point of Cunning to roll again; ${e.cunningLeft} left.`,
  cardDrawn: (e) => cardDrawn(e),
  deckShuffled: () => 'The action cards are shuffled.',
  pirateDrawn: (e, names) => `${names(e.seat)} draws ${pirate(e.pirate)}.`,
  pirateStarted: (e) => `${pirate(e.pirate)} sets sail in a ${ship(e.ship)} at ${place(e.at)}.`,
  pirateRetired: (e) => `${pirate(e.pirate)} retires with ${pounds(e.netWorth)} and Notoriety ${e.notoriety}.`,
  pirateLost: (e) => `${pirate(e.pirate)} ${LOSSES[e.how]}.`,
  notorietyGained: (e) => `${pirate(e.pirate)} gains ${e.by} Notoriety, now ${e.now} (${CAUSES[e.cause]}).`,
  unrestChanged: (e) => crew(e),
  combatLost: (e) => `${possessive(pirate(e.pirate))} ship takes ${count(e.hits, 'hit')} on Combat, now ${e.now} (${CAUSES[e.cause]}).`,
  speedLost: (e) =>
    `${possessive(pirate(e.pirate))} ship takes ${count(e.hits, 'hit')} on Speed, now ${figure(e.now)} (${CAUSES[e.cause]}).`,
  stashed: (e) => `${pirate(e.pirate)} stashes ${pounds(e.pounds)} in ${port(e.port)}.`,
  mutinyBrokeOut: (e) => `${possessive(pirate(e.pirate))} crew mutinies!`,
  mutinyTalkedDown: (e) => `${pirate(e.pirate)} talks the mutineers down.`,
  moveBegan: (e) => `${pirate(e.pirate)} has wind for ${count(e.points, 'hex', 'hexes')}.`,
  pirateMoved: (e) => `${pirate(e.pirate)} sails to ${place(e.to)}.`,
  searched: (e) => `${pirate(e.pirate)} looks for merchants at ${place(e.at)}.`,
  stormWeathered: (e) => `${battered(`${possessive(pirate(e.pirate))} ship`, 'storm', e.die, e.harmless)}.`,
  waveWeathered: (e) => `${battered(`${possessive(pirate(e.pirate))} ship`, 'wave', e.die, e.harmless)}.`,
  merchantPlaced: (e) =>
    e.merchant === NONE
      ? `${sighting(e.sighting)} is sighted at ${place(e.at)}.`
      : `${sighting(e.sighting)} is sighted at ${place(e.at)}: ${merchant(e.merchant)}.`,
  merchantInspected: (e) =>
    `${pirate(e.pirate)} takes a look at ${sighting(e.sighting)}${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`,
  // The seat that has inspected her knows already who she is.
  merchantTurnedUp: (e) => `${sighting(e.sighting)} shows her colors${e.seat === NONE ? `: ${merchant(e.merchant)}` : ''}.`,
  merchantAttacked: (e) => merchantAttacked(e),
  historyEntered: (e) => `${nation(e.nation)} ports are closed to ${pirate(e.pirate)} from now on.`,
  shipTaken: (e) => `${pirate(e.pirate)} takes over the ${ship(e.ship)}.`,
  bootyStowed: (e) => `${pirate(e.pirate)} stows ${goods(e.goods)} worth ${pounds(e.pounds)} in ${hold(e.hold)}.`,
  revelryDeclared: (e) => `${pirate(e.pirate)} declares Debauchery & Revelry.`,
  hostageTaken: (e) => `${pirate(e.pirate)} takes ${hostage(e.hostage)}${e.home === NONE ? '' : `, whose home port is ${port(e.home)}`}.`,
  noHostage: (e) => `No hostage is aboard (${figure(e.total)}; it takes ${e.need}).`,
  hostageTortured: (e) => `${hostage(e.hostage)} ${e.tells ? 'tells what he knows' : 'says nothing'}${e.dies ? ' and dies' : ''}.`,
  hostageReleased: (e) => `${pirate(e.pirate)} sets ${hostage(e.hostage)} free.`,
  // Captured, escaped, or home: it is told before.
  merchantRemoved: () => '',
  warshipPlaced: (e) =>
    e.warship === NONE
      ? `${slot(e.slot)} comes to ${place(e.at)}, face down.`
      : `${slot(e.slot)} comes to ${place(e.at)}: ${warship(e.warship)}.`,
  warshipTurnedUp: (e) => `${slot(e.slot)} shows her colors: ${warship(e.warship)}.`,
  warshipRemoved: (e) => (isSunk(e) ? `${slot(e.slot)} goes down.` : ''),
  warshipMoved: (e) => (e.from === e.to ? `${slot(e.slot)} stays at ${place(e.to)}.` : `${slot(e.slot)} sails to ${place(e.to)}.`),
  petitionMade: (e, names) =>
    e.isGranted
      ? `${possessive(names(e.seat))} petition against ${pirate(e.pirate)} is granted: ${e.dr66}, within his Notoriety of ${e.notoriety}.`
      : `${possessive(names(e.seat))} petition against ${pirate(e.pirate)} is turned down: ${e.dr66}, above his Notoriety of ${e.notoriety}.`,
  commissionerGranted: (e, names) => `${names(e.seat)} gets Commissioner ${commissioner(e.commissioner)}, who waits in ${place(e.at)}.`,
  commissionerMoved: (e) => `${commissioner(e.commissioner)} sails to ${place(e.to)}.`,
  commissionerRemoved: (e) => (isSunk(e) ? `${possessive(commissioner(e.commissioner))} ship goes down.` : ''),
  campaignBegan: (e) => `${commissioner(e.commissioner)} leads a campaign against ${port(e.port)}.`,
  intercepted: (e) => `${nation(e.nation)} hunters catch ${pirate(e.pirate)}.`,
  evaded: (e) => `${pirate(e.pirate)} evades the ${nation(e.nation)} hunters.`,
  battleBegan: (e) => `A battle begins: ${pirate(e.pirate)} against ${nation(e.nation)} hunters with Combat ${e.combat}.`,
  battleRound: (e) => battleRound(e),
  surrendered: (e) => `${pirate(e.pirate)} surrenders under his Letter of Marque.`,
  tried: (e) => `The trial costs ${pirate(e.pirate)} ${pounds(e.pounds)}.`,
  wounded: (e) => `${pirate(e.pirate)} gets ${WOUNDS[e.degree]} wound${e.isFatal ? ', and it is fatal' : ''}.`,
  pirateOusted: (e) => `${pirate(e.pirate)} is driven out of ${port(e.port)}.`,
  duelBegan: (e) => `${pirate(e.pirate)} challenges ${pirate(e.other)} to a duel.`,
  duelWon: (e) => `${pirate(e.pirate)} wins the duel against ${pirate(e.other)}.`,
  duelExchange: (e) => duelExchange(e),
  shipRefitted: (e) => `${possessive(pirate(e.pirate))} ship is refitted: Combat ${e.now} (${signed(e.by)}).`,
  shipCareened: (e) => `${possessive(pirate(e.pirate))} ship is careened: Speed ${figure(e.now)} (${signed(e.by)}).`,
  commissionerRefitted: (e) => `${possessive(commissioner(e.commissioner))} ship is refitted: Combat ${e.now} (${signed(e.by)}).`,
  commissionerCareened: (e) =>
    `${possessive(commissioner(e.commissioner))} ship is careened: Movement ${e.now} (${signed(e.by)}, by a ${e.die}).`,
  careenEnded: (e) => `${possessive(pirate(e.pirate))} ship is afloat again.`,
  commissionersCareenEnded: (e) => `${possessive(commissioner(e.commissioner))} ship is afloat again.`,
  pirateRecovered: (e) => `${pirate(e.pirate)} recovers in port.`,
  bootySold: (e) => `${pirate(e.pirate)} sells booty in ${port(e.port)} for ${pounds(e.pounds)}.`,
  hostageRansomed: (e) => `${pirate(e.pirate)} gets ${pounds(e.pounds)} for ${hostage(e.hostage)} in ${port(e.port)}.`,
  pricePaid: (e) => `${pirate(e.pirate)} pays ${pounds(e.pounds)} in ${port(e.port)}.`,
  havenWon: (e) => `${port(e.port)} is now a safe haven of ${pirate(e.pirate)}.`,
  letterBought: (e) => `${pirate(e.pirate)} buys the ${nation(e.nation)} Letter of Marque in ${port(e.port)}.`,
  informationUsed: (e) => `${pirate(e.pirate)} knows the weak spots of ${port(e.port)}.`,
  portAttacked: (e) =>
    e.margin > 0
      ? `${pirate(e.pirate)} takes ${port(e.port)} by ${e.margin}.`
      : `${pirate(e.pirate)} is beaten off at ${port(e.port)}${e.margin < 0 ? `, ${-e.margin} short` : ': an equal total is not enough'}.`,
  plunderTaken: (e) => `${pirate(e.pirate)} fills his holds with plunder of ${port(e.port)} worth ${pounds(e.pounds)}.`,
  portTaken: (e) => `${pirate(e.pirate)} occupies ${port(e.port)}.`,
  // He is placed or dismissed at once.
  governorDrawn: () => '',
  governorPlaced: (e) => `${governor(e.governor)}, ${sideOf(e.governor)}, takes office in ${port(e.port)}.`,
  governorRemoved: (e) => `${governor(e.governor)} leaves ${port(e.port)}${e.toCup ? '' : ' for good'}.`,
  governorDismissed: (e) => `${governor(e.governor)}, ${sideOf(e.governor)}, is not appointed to ${port(e.port)} after all.`,
  havenLost: (e) => `${port(e.port)} is no longer a safe haven of ${pirate(e.pirate)}.`,
  letterLost: (e) => `${pirate(e.pirate)} loses his ${nation(e.nation)} Letter of Marque.`,
  letterOffered: (e) => `${port(e.port)} offers ${a(letter(e.letter))}.`,
  letterWithdrawn: (e) => `${port(e.port)} no longer offers ${a(letter(e.letter))}.`,
  portDestroyed: (e) => `${port(e.port)} is destroyed.`,
  englishPortFounded: (e) => `${port(e.port)} is an English port from now on.`,
  allianceFormed: (e) => `${pirate(e.pirate)} and ${pirate(e.other)} are allies.`,
  allianceRefused: (e) => `${pirate(e.other)} wants no alliance with ${pirate(e.pirate)}.`,
  allianceBroken: (e) => `${pirate(e.pirate)} breaks the alliance with ${pirate(e.other)}.`,
  allianceEnded: (e) => (e.isBroken ? '' : `${pirate(e.pirate)} and ${pirate(e.other)} part company.`),
  tradeRefused: (e) => `${pirate(e.other)} refuses the trade with ${pirate(e.pirate)}.`,
  traded: (e) => traded(e),
  retirementRolled: (e) =>
    `A new life costs ${pounds(e.pounds)}: ${pirate(e.pirate)} ${e.retires ? 'can afford it' : 'can’t afford it yet'}.`,
  randomEventRead: (e) => randomEvent(e.event, e.ocean),
  commissionerWeathered: (e) =>
    e.now === 0
      ? `The storm ends ${possessive(commissioner(e.commissioner))} hunt (${e.die}; up to ${e.harmless} does no harm).`
      : `${battered(`${possessive(commissioner(e.commissioner))} ship`, 'storm', e.die, e.harmless)}${e.die > e.harmless ? `: Movement ${e.now}` : ''}.`,
  warshipWeathered: (e) =>
    `${slot(e.slot)} ${e.isLost ? 'is lost in the storm' : 'rides out the storm'} (${e.die}; up to ${e.harmless} does no harm).`,
  scurvyBrokeOut: (e) =>
    `Scurvy breaks out aboard ${possessive(pirate(e.pirate))} ship${e.isFatal ? ' and kills him' : ''} (${e.die}; it strikes from ${e.from} up).`,
  scurvyEscaped: (e) => `${possessive(pirate(e.pirate))} crew stays free of scurvy (${e.die}; it strikes from ${e.from} up).`,
  hostageDied: (e) => `${possessive(pirate(e.pirate))} ${hostage(e.hostage)} dies.`,
};
