/** What happened, told as a story. */
import type { SeatNames } from '@bb/kernel';
import { type EventOf, type GameEvent, NONE } from '../rules/index.ts';
import { CAUSES, dice, LINES, LOSSES, randomEvent, rolled, WOUNDS } from './figures.ts';
import {
  commissioner,
  count,
  figure,
  find,
  goods,
  governor,
  hasMark,
  hold,
  hostage,
  hostageNumber,
  letter,
  list,
  merchant,
  nation,
  pirate,
  place,
  port,
  possessive,
  pounds,
  sentence,
  ship,
  sideOf,
  sighting,
  signed,
  slot,
  tradePart,
  warship,
} from './names.ts';

/** Cards of which the next event tells what they bring, or which only one player sees, are left out. */
function cardDrawn({ purpose, card }: EventOf<'cardDrawn'>): string {
  if (card === NONE) return '';
  switch (purpose) {
    case 'search':
      return `The search card shows ${find(card)}.`;
    case 'manifest':
      return hasMark(card) ? 'The manifest bears the D&R mark: the crew wants to revel.' : '';
    case 'hostage':
      return `The hostage card shows ${hostageNumber(card)}.`;
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

function duelExchange({ pirate: attacker, other, difference, endurance }: EventOf<'duelExchange'>): string {
  const end = `Endurance ${list(endurance.map(String))}, the challenger’s first`;
  return difference > 0
    ? `${pirate(attacker)} hits ${pirate(other)} for ${difference}: ${end}.`
    : `${pirate(other)} parries ${pirate(attacker)}, who tires: ${end}.`;
}

function crew({ pirate: who, by, now, cause }: EventOf<'unrestChanged'>): string {
  const mood = by > 0 ? 'cheers up' : by < 0 ? 'grumbles' : 'is as before';
  return `${possessive(pirate(who))} crew ${mood}: Crew Unrest ${now} (${signed(by)}, ${CAUSES[cause]}).`;
}

export function event(e: GameEvent, names: SeatNames): string {
  switch (e.type) {
    case 'turnBegan':
      return `Turn ${e.turn}: ${names(e.seat)}.`;
    case 'turnPassed':
      return `${names(e.seat)} passes.`;
    case 'lineRead':
      // The turn that begins tells who has it.
      return typeof e.line === 'number' ? '' : LINES[e.line];
    case 'gameWentOn':
      return `${names(e.seat)} would win by this retirement, so the game goes on until another player’s pirates are used up.`;
    case 'gameEnded':
      return gameEnded(e, names);
    case 'rolled':
      return `${rolled(e.purpose, e.pirate === NONE ? null : pirate(e.pirate))}: ${dice(e.purpose, e.dice)}.`;
    case 'rerolled':
      return `${pirate(e.pirate)} spends a point of Cunning to roll again; ${e.cunningLeft} left.`;
    case 'cardDrawn':
      return cardDrawn(e);
    case 'deckShuffled':
      return 'The action cards are shuffled.';
    case 'pirateDrawn':
      return `${names(e.seat)} draws ${pirate(e.pirate)}.`;
    case 'pirateStarted':
      return `${pirate(e.pirate)} sets sail in a ${ship(e.ship)} at ${place(e.at)}.`;
    case 'pirateRetired':
      return `${pirate(e.pirate)} retires with ${pounds(e.netWorth)} and Notoriety ${e.notoriety}.`;
    case 'pirateLost':
      return `${pirate(e.pirate)} ${LOSSES[e.how]}.`;
    case 'notorietyGained':
      return `${pirate(e.pirate)} gains ${e.by} Notoriety, now ${e.now} (${CAUSES[e.cause]}).`;
    case 'unrestChanged':
      return crew(e);
    case 'combatLost':
      return `${possessive(pirate(e.pirate))} ship takes ${count(e.hits, 'hit')} on Combat, now ${e.now} (${CAUSES[e.cause]}).`;
    case 'speedLost':
      return `${possessive(pirate(e.pirate))} ship takes ${count(e.hits, 'hit')} on Speed, now ${figure(e.now)} (${CAUSES[e.cause]}).`;
    case 'stashed':
      return `${pirate(e.pirate)} stashes ${pounds(e.pounds)} in ${port(e.port)}.`;
    case 'mutinyBrokeOut':
      return `${possessive(pirate(e.pirate))} crew mutinies!`;
    case 'mutinyTalkedDown':
      return `${pirate(e.pirate)} talks the mutineers down.`;
    case 'moveBegan':
      return `${pirate(e.pirate)} may sail ${count(e.points, 'hex', 'hexes')}.`;
    case 'pirateMoved':
      return `${pirate(e.pirate)} sails to ${place(e.to)}.`;
    case 'searched':
      return `${pirate(e.pirate)} searches ${place(e.at)}.`;
    case 'stormWeathered':
      return `${pirate(e.pirate)} is caught in the storm.`;
    case 'merchantPlaced':
      return e.merchant === NONE
        ? sentence(`${sighting(e.sighting)} is sighted at ${place(e.at)}`)
        : sentence(`${sighting(e.sighting)} is sighted at ${place(e.at)}: ${merchant(e.merchant)}`);
    case 'merchantInspected':
      return `${pirate(e.pirate)} takes a look at ${sighting(e.sighting)}${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`;
    case 'merchantTurnedUp':
      return sentence(`${sighting(e.sighting)} shows her colors: ${merchant(e.merchant)}`);
    case 'merchantAttacked':
      return e.over <= 0 ? `${pirate(e.pirate)} captures her.` : `${pirate(e.pirate)} fails to take her, by ${e.over}.`;
    case 'historyEntered':
      return `${nation(e.nation)} ports are closed to ${pirate(e.pirate)} from now on.`;
    case 'shipTaken':
      return `${pirate(e.pirate)} takes over the ${ship(e.ship)}.`;
    case 'bootyStowed':
      return `${pirate(e.pirate)} stows ${goods(e.goods)} worth ${pounds(e.pounds)} in ${hold(e.hold)}.`;
    case 'revelryDeclared':
      return `${pirate(e.pirate)} declares Debauchery & Revelry.`;
    case 'hostageTaken':
      return `${pirate(e.pirate)} takes ${hostage(e.hostage)}${e.home === NONE ? '' : `, whose home port is ${port(e.home)}`}.`;
    case 'hostageTortured':
      return sentence(`${hostage(e.hostage)} ${e.tells ? 'tells what he knows' : 'says nothing'}${e.dies ? ', and dies' : ''}`);
    case 'hostageReleased':
      return `${pirate(e.pirate)} sets ${hostage(e.hostage)} free.`;
    case 'merchantRemoved':
      return sentence(`${sighting(e.sighting)} leaves the map`);
    case 'warshipPlaced':
      return e.warship === NONE
        ? sentence(`${slot(e.slot)} comes to ${place(e.at)}, face down`)
        : sentence(`${slot(e.slot)} comes to ${place(e.at)}: ${warship(e.warship)}`);
    case 'warshipTurnedUp':
      return sentence(`${slot(e.slot)} shows her colors: ${warship(e.warship)}`);
    case 'warshipRemoved':
      return sentence(`${slot(e.slot)} leaves the map`);
    case 'warshipMoved':
      return e.from === e.to ? sentence(`${slot(e.slot)} stays at ${place(e.to)}`) : sentence(`${slot(e.slot)} sails to ${place(e.to)}`);
    case 'petitionMade':
      return `${possessive(names(e.seat))} petition against ${pirate(e.pirate)} is ${e.isGranted ? 'granted' : 'turned down'}.`;
    case 'commissionerGranted':
      return `${names(e.seat)} gets Commissioner ${commissioner(e.commissioner)}, in ${place(e.at)}.`;
    case 'commissionerMoved':
      return `${commissioner(e.commissioner)} sails to ${place(e.to)}.`;
    case 'commissionerRemoved':
      return `${commissioner(e.commissioner)} leaves the map.`;
    case 'campaignBegan':
      return `${commissioner(e.commissioner)} leads a campaign against ${port(e.port)}.`;
    case 'intercepted':
      return `${nation(e.nation)} hunters catch ${pirate(e.pirate)}.`;
    case 'evaded':
      return `${pirate(e.pirate)} evades the ${nation(e.nation)} hunters.`;
    case 'battleBegan':
      return `A battle begins: ${pirate(e.pirate)} against ${nation(e.nation)} hunters with Combat ${e.combat}.`;
    case 'battleRound':
      return battleRound(e);
    case 'surrendered':
      return `${pirate(e.pirate)} surrenders under his Letter of Marque.`;
    case 'tried':
      return `The trial costs ${pirate(e.pirate)} ${pounds(e.pounds)}.`;
    case 'wounded':
      return `${pirate(e.pirate)} gets ${WOUNDS[e.degree]} wound${e.isFatal ? ', and it is fatal' : ''}.`;
    case 'pirateOusted':
      return `${pirate(e.pirate)} is driven out of ${port(e.port)}.`;
    case 'duelBegan':
      return `${pirate(e.pirate)} challenges ${pirate(e.other)} to a duel.`;
    case 'duelWon':
      return `${pirate(e.pirate)} wins the duel against ${pirate(e.other)}.`;
    case 'duelExchange':
      return duelExchange(e);
    case 'shipRefitted':
      return `${possessive(pirate(e.pirate))} ship is refitted by ${e.by}: Combat ${e.now}.`;
    case 'shipCareened':
      return `${possessive(pirate(e.pirate))} ship is careened: Speed ${figure(e.now)} (${signed(e.by)}).`;
    case 'commissionerRefitted':
      return `${possessive(commissioner(e.commissioner))} ship is refitted by ${e.by}: Combat ${e.now}.`;
    case 'commissionerCareened':
      return `${possessive(commissioner(e.commissioner))} ship is careened: movement ${e.now} (${signed(e.by)}).`;
    case 'careenEnded':
      return `${possessive(pirate(e.pirate))} ship is afloat again.`;
    case 'commissionersCareenEnded':
      return `${possessive(commissioner(e.commissioner))} ship is afloat again.`;
    case 'pirateRecovered':
      return `${pirate(e.pirate)} recovers in port.`;
    case 'bootySold':
      return `${pirate(e.pirate)} sells booty in ${port(e.port)} for ${pounds(e.pounds)}.`;
    case 'hostageRansomed':
      return `${pirate(e.pirate)} gets ${pounds(e.pounds)} for ${hostage(e.hostage)} in ${port(e.port)}.`;
    case 'pricePaid':
      return `${pirate(e.pirate)} pays ${pounds(e.pounds)} in ${port(e.port)}.`;
    case 'havenWon':
      return `${port(e.port)} is now a safe haven of ${pirate(e.pirate)}.`;
    case 'letterBought':
      return `${pirate(e.pirate)} buys the ${nation(e.nation)} Letter of Marque in ${port(e.port)}.`;
    case 'informationUsed':
      return `${pirate(e.pirate)} knows the weak spots of ${port(e.port)}.`;
    case 'portAttacked':
      return `${pirate(e.pirate)} ${e.margin > 0 ? 'overcomes' : 'is beaten off from'} ${port(e.port)} (${signed(e.margin)}).`;
    case 'plunderTaken':
      return `${pirate(e.pirate)} fills his holds with plunder of ${port(e.port)} worth ${pounds(e.pounds)}.`;
    case 'portTaken':
      return `${pirate(e.pirate)} holds ${port(e.port)}.`;
    case 'governorDrawn':
      return `${governor(e.governor)}, ${sideOf(e.governor)}, is named for ${port(e.port)}.`;
    case 'governorPlaced':
      return `${governor(e.governor)} takes office in ${port(e.port)}.`;
    case 'governorRemoved':
      return `${governor(e.governor)} leaves ${port(e.port)}${e.toCup ? '' : ' for good'}.`;
    case 'governorDismissed':
      return `${governor(e.governor)} never comes to ${port(e.port)}.`;
    case 'havenLost':
      return `${port(e.port)} is a safe haven of ${pirate(e.pirate)} no more.`;
    case 'letterLost':
      return `${pirate(e.pirate)} loses his ${nation(e.nation)} Letter of Marque.`;
    case 'letterOffered':
      return `${port(e.port)} offers ${letter(e.letter)}.`;
    case 'letterWithdrawn':
      return `${port(e.port)} offers ${letter(e.letter)} no more.`;
    case 'portDestroyed':
      return `${port(e.port)} is destroyed.`;
    case 'englishPortFounded':
      return `${port(e.port)} is an English port from now on.`;
    case 'allianceFormed':
      return `${pirate(e.pirate)} and ${pirate(e.other)} are allies.`;
    case 'allianceRefused':
      return `${pirate(e.other)} wants no alliance with ${pirate(e.pirate)}.`;
    case 'allianceBroken':
      return `${pirate(e.pirate)} breaks the alliance with ${pirate(e.other)}.`;
    case 'allianceEnded':
      return `${pirate(e.pirate)} and ${pirate(e.other)} part.`;
    case 'tradeRefused':
      return `${pirate(e.other)} refuses the trade with ${pirate(e.pirate)}.`;
    case 'traded':
      return `${pirate(e.pirate)} gives ${pirate(e.other)} ${tradePart(e.give)} for ${tradePart(e.take)}.`;
    case 'retirementRolled':
      return `A new life costs ${pounds(e.pounds)}: ${pirate(e.pirate)} ${e.retires ? 'can afford it' : 'can’t afford it yet'}.`;
    case 'randomEventRead':
      return randomEvent(e.event, e.ocean);
    case 'commissionerWeathered':
      return `${commissioner(e.commissioner)} is caught in the storm: movement ${e.now}.`;
    case 'warshipWeathered':
      return sentence(`${slot(e.slot)} ${e.isLost ? 'is lost in the storm' : 'rides out the storm'}`);
    case 'scurvyBrokeOut':
      return `Scurvy breaks out aboard the ship of ${pirate(e.pirate)}${e.isFatal ? ', and kills him' : ''}.`;
    case 'hostageDied':
      return sentence(`${hostage(e.hostage)} of ${pirate(e.pirate)} dies`);
  }
}
