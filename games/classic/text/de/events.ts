/** What happened, told as a story. */
import type { SeatNames } from '@bb/kernel';
import { type EventOf, NONE } from '../../rules/index.ts';
import { rolledText } from '../arithmetic.ts';
import { figure, hasMark, hostageNumber, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import { CAUSES, LINES, LOSSES, randomEvent, rolled, WOUNDS } from './dice.ts';
import { count, list, pounds, s } from './grammar.ts';
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
  ofNation,
  pirate,
  ship,
  sideOf,
  sighting,
  slot,
  tradePart,
  warship,
} from './pieces.ts';
import { fromPort, inPort, port, toPort, wo, wohin } from './places.ts';
import { position } from './position.ts';

/** Cards of which the next event tells what they bring, or which only one player sees, are left out. */
function cardDrawn({ purpose, card }: EventOf<'cardDrawn'>): string {
  if (card === NONE) return '';
  switch (purpose) {
    case 'search':
      return `Die Suchkarte zeigt ${find(card)}.`;
    case 'manifest':
      return hasMark(card) ? 'Auf der Ladeliste steht das Zeichen G&A: Die Mannschaft will feiern.' : '';
    case 'hostage':
      return `Die Geiselkarte zeigt ${hostageNumber(card)}.`;
    default:
      return '';
  }
}

const ENDINGS: Readonly<Record<EventOf<'gameEnded'>['ending'], string>> = {
  '': 'Das Spiel ist zu Ende',
  notoriety: 'Ein Pirat ist zur Legende geworden, und das Spiel ist zu Ende',
  pirates: 'Der letzte Pirat eines Spielers hat die See verlassen, und das Spiel ist zu Ende',
  turns: 'Der letzte Zug ist gespielt',
  solitaire: 'Captain Bloods Fahrt ist vorüber',
};

function gameEnded({ ending, winners }: EventOf<'gameEnded'>, names: SeatNames): string {
  const won = winners.length === 0 ? 'Niemand gewinnt' : `${list(winners.map(names))} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`;
  return `${ENDINGS[ending]}: ${won}.`;
}

function battleRound({ pirate: who, margin }: EventOf<'battleRound'>): string {
  if (margin === 0) return `Die Runde zwischen ${pirate(who)} und den Jägern geht unentschieden aus.`;
  return margin > 0
    ? `${pirate(who)} gewinnt die Runde mit ${margin} Vorsprung.`
    : `Die Jäger gewinnen die Runde mit ${-margin} Vorsprung.`;
}

function duelExchange({ pirate: attacker, other, difference, endurance }: EventOf<'duelExchange'>): string {
  const end = `Ausdauer ${list(endurance.map(figure))}, zuerst die des Herausforderers`;
  return difference > 0
    ? `${pirate(attacker)} trifft ${pirate(other)} mit ${count(difference, 'Punkt', 'Punkten')}: ${end}.`
    : `${pirate(other)} pariert, und ${pirate(attacker)} ermüdet: ${end}.`;
}

function crew({ pirate: who, by, now, cause }: EventOf<'unrestChanged'>): string {
  const mood = by > 0 ? 'ist besser gelaunt' : by < 0 ? 'murrt' : 'ist so gelaunt wie zuvor';
  return `${s(pirate(who))} Mannschaft ${mood}: Stimmung ${now} (${signed(by)}, ${CAUSES[cause]}).`;
}

const hits = (n: number, track: string): string => `${count(n, 'Treffer', 'Treffer')} auf ${track}`;

const WORDS = { odds, pieces, position };

export const events: Language['events'] = {
  turnBegan: (e, names) => `Zug ${e.turn}: ${names(e.seat)}.`,
  turnPassed: (e, names) => `${names(e.seat)} passt.`,
  // The turn that begins tells who has it.
  lineRead: (e) => (typeof e.line === 'number' ? '' : LINES[e.line]),
  gameWentOn: (e, names) =>
    `Mit diesem Ruhestand würde ${names(e.seat)} gewinnen; darum geht das Spiel weiter, bis die Piraten eines anderen Spielers aufgebraucht sind.`,
  gameEnded: (e, names) => gameEnded(e, names),
  rolled: (e) => `${rolled(e.purpose, e.pirate)}: ${rolledText(e, WORDS, port)}.`,
  rerolled: (e) => `${pirate(e.pirate)} setzt einen Punkt List ein und würfelt neu; noch ${e.cunningLeft} übrig.`,
  cardDrawn: (e) => cardDrawn(e),
  deckShuffled: () => 'Die Aktionskarten werden gemischt.',
  pirateDrawn: (e, names) => `${names(e.seat)} zieht ${pirate(e.pirate)}.`,
  pirateStarted: (e) => `${pirate(e.pirate)} sticht ${wo(e.at)} mit ${ship(e.ship).einer} in See.`,
  pirateRetired: (e) => `${pirate(e.pirate)} setzt sich mit ${pounds(e.netWorth)} und Ruhm ${e.notoriety} zur Ruhe.`,
  pirateLost: (e) => `${pirate(e.pirate)} ${LOSSES[e.how]}.`,
  notorietyGained: (e) => `${pirate(e.pirate)} gewinnt ${e.by} Ruhm, jetzt ${e.now} (${CAUSES[e.cause]}).`,
  unrestChanged: (e) => crew(e),
  combatLost: (e) => `${s(pirate(e.pirate))} Schiff: ${hits(e.hits, 'Kampf')}, jetzt ${e.now} (${CAUSES[e.cause]}).`,
  speedLost: (e) => `${s(pirate(e.pirate))} Schiff: ${hits(e.hits, 'Tempo')}, jetzt ${figure(e.now)} (${CAUSES[e.cause]}).`,
  stashed: (e) => `${pirate(e.pirate)} versteckt ${inPort(e.port)} ${pounds(e.pounds)}.`,
  mutinyBrokeOut: (e) => `Meuterei gegen ${pirate(e.pirate)}!`,
  mutinyTalkedDown: (e) => `${pirate(e.pirate)} bringt die Meuterer zur Vernunft.`,
  moveBegan: (e) => `${pirate(e.pirate)} darf ${count(e.points, 'Feld', 'Felder')} weit segeln.`,
  pirateMoved: (e) => `${pirate(e.pirate)} segelt ${wohin(e.to)}.`,
  searched: (e) => `${pirate(e.pirate)} sucht ${wo(e.at)} nach Kauffahrern.`,
  stormWeathered: (e) => `${pirate(e.pirate)} gerät in den Sturm.`,
  merchantPlaced: (e) => `${sighting(e.sighting)} wird ${wo(e.at)} gesichtet${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`,
  merchantInspected: (e) =>
    `${pirate(e.pirate)} sieht sich ${sighting(e.sighting)} an${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`,
  merchantTurnedUp: (e) => `${sighting(e.sighting)} zeigt Flagge: ${merchant(e.merchant)}.`,
  merchantAttacked: (e) =>
    e.over <= 0 ? `${pirate(e.pirate)} bringt die Prise auf.` : `${pirate(e.pirate)} verfehlt die Prise um ${e.over}.`,
  historyEntered: (e) => `${ofNation(e.nation)} Häfen sind ${pirate(e.pirate)} fortan verschlossen.`,
  shipTaken: (e) => `${pirate(e.pirate)} macht die Prise zu seinem Schiff: ${ship(e.ship).eine}.`,
  bootyStowed: (e) => `${pirate(e.pirate)} verstaut ${goods(e.goods)} im Wert von ${pounds(e.pounds)} in ${hold(e.hold)}.`,
  revelryDeclared: (e) => `${pirate(e.pirate)} ruft zu Gelage & Ausschweifung.`,
  hostageTaken: (e) =>
    `${pirate(e.pirate)} nimmt ${hostage(e.hostage)} an Bord${e.home === NONE ? '' : `; ihr Heimathafen ist ${port(e.home)}`}.`,
  hostageTortured: (e) => `${hostage(e.hostage)} ${e.tells ? 'verrät, was sie weiß' : 'schweigt'}${e.dies ? ', und stirbt' : ''}.`,
  hostageReleased: (e) => `${pirate(e.pirate)} lässt ${hostage(e.hostage)} frei.`,
  merchantRemoved: (e) => `${sighting(e.sighting)} verlässt die Seekarte.`,
  warshipPlaced: (e) => `${slot(e.slot)} kommt ${wohin(e.at)}${e.warship === NONE ? ', verdeckt' : `: ${warship(e.warship)}`}.`,
  warshipTurnedUp: (e) => `${slot(e.slot)} zeigt Flagge: ${warship(e.warship)}.`,
  warshipRemoved: (e) => `${slot(e.slot)} verlässt die Seekarte.`,
  warshipMoved: (e) => `${slot(e.slot)} ${e.from === e.to ? `bleibt ${wo(e.to)}` : `segelt ${wohin(e.to)}`}.`,
  petitionMade: (e, names) => `${s(names(e.seat))} Bittschrift gegen ${pirate(e.pirate)} wird ${e.isGranted ? 'bewilligt' : 'abgewiesen'}.`,
  commissionerGranted: (e, names) => `${names(e.seat)} bekommt ${commissioner(e.commissioner)}, ${wo(e.at)}.`,
  commissionerMoved: (e) => `${commissioner(e.commissioner)} segelt ${wohin(e.to)}.`,
  commissionerRemoved: (e) => `${commissioner(e.commissioner)} verlässt die Seekarte.`,
  campaignBegan: (e) => `${commissioner(e.commissioner)} zieht gegen ${port(e.port)} zu Felde.`,
  intercepted: (e) => `${ofNation(e.nation)} Jäger stellen ${pirate(e.pirate)}.`,
  evaded: (e) => `${pirate(e.pirate)} entkommt den ${ofNation(e.nation)}n Jägern.`,
  battleBegan: (e) => `Ein Gefecht beginnt: ${pirate(e.pirate)} gegen ${ofNation(e.nation)} Jäger mit Kampf ${e.combat}.`,
  battleRound: (e) => battleRound(e),
  surrendered: (e) => `${pirate(e.pirate)} ergibt sich mit seinem Kaperbrief.`,
  tried: (e) => `Der Prozess kostet ${pirate(e.pirate)} ${pounds(e.pounds)}.`,
  wounded: (e) => `${pirate(e.pirate)} trägt ${WOUNDS[e.degree]} davon${e.isFatal ? ', und sie ist tödlich' : ''}.`,
  pirateOusted: (e) => `${pirate(e.pirate)} wird ${fromPort(e.port)} vertrieben.`,
  duelBegan: (e) => `${pirate(e.pirate)} fordert ${pirate(e.other)} zum Duell.`,
  duelWon: (e) => `${pirate(e.pirate)} gewinnt das Duell gegen ${pirate(e.other)}.`,
  duelExchange: (e) => duelExchange(e),
  shipRefitted: (e) => `${s(pirate(e.pirate))} Schiff wird überholt: Kampf ${e.now} (${signed(e.by)}).`,
  shipCareened: (e) => `${s(pirate(e.pirate))} Schiff wird gekielholt: Tempo ${figure(e.now)} (${signed(e.by)}).`,
  commissionerRefitted: (e) => `Das Schiff von ${commissioner(e.commissioner)} wird überholt: Kampf ${e.now} (${signed(e.by)}).`,
  commissionerCareened: (e) => `Das Schiff von ${commissioner(e.commissioner)} wird gekielholt: Bewegung ${e.now} (${signed(e.by)}).`,
  careenEnded: (e) => `${s(pirate(e.pirate))} Schiff ist wieder flott.`,
  commissionersCareenEnded: (e) => `Das Schiff von ${commissioner(e.commissioner)} ist wieder flott.`,
  pirateRecovered: (e) => `${pirate(e.pirate)} erholt sich im Hafen.`,
  bootySold: (e) => `${pirate(e.pirate)} macht ${inPort(e.port)} Beute zu Geld: ${pounds(e.pounds)}.`,
  hostageRansomed: (e) => `${pirate(e.pirate)} bekommt ${inPort(e.port)} ${pounds(e.pounds)} für ${hostage(e.hostage)}.`,
  pricePaid: (e) => `${pirate(e.pirate)} zahlt ${inPort(e.port)} ${pounds(e.pounds)}.`,
  havenWon: (e) => `${port(e.port)} ist jetzt ein sicherer Hafen für ${pirate(e.pirate)}.`,
  letterBought: (e) => `${pirate(e.pirate)} kauft ${inPort(e.port)} den ${ofNation(e.nation)}n Kaperbrief.`,
  informationUsed: (e) => `${pirate(e.pirate)} kennt die schwachen Stellen von ${port(e.port)}.`,
  portAttacked: (e) =>
    e.margin > 0
      ? `${pirate(e.pirate)} überwindet ${port(e.port)} (${signed(e.margin)}).`
      : `${pirate(e.pirate)} wird vor ${port(e.port)} zurückgeschlagen (${signed(e.margin)}).`,
  plunderTaken: (e) => `${pirate(e.pirate)} füllt seine Laderäume ${inPort(e.port)} mit Plündergut im Wert von ${pounds(e.pounds)}.`,
  portTaken: (e) => `${pirate(e.pirate)} hält ${port(e.port)}.`,
  governorDrawn: (e) => `${governor(e.governor)}, ${sideOf(e.governor)}, wird für ${port(e.port)} ernannt.`,
  governorPlaced: (e) => `${governor(e.governor)} tritt ${inPort(e.port)} sein Amt an.`,
  governorRemoved: (e) => `${governor(e.governor)} verlässt ${port(e.port)}${e.toCup ? '' : ' für immer'}.`,
  governorDismissed: (e) => `${governor(e.governor)} kommt nie ${toPort(e.port)}.`,
  havenLost: (e) => `${port(e.port)} ist kein sicherer Hafen mehr für ${pirate(e.pirate)}.`,
  letterLost: (e) => `${s(pirate(e.pirate))} ${ofNation(e.nation)}r Kaperbrief ist nichtig.`,
  letterOffered: (e) => `${inPort(e.port)} ist ein ${letter(e.letter)} zu haben.`,
  letterWithdrawn: (e) => `${inPort(e.port)} ist kein ${letter(e.letter)} mehr zu haben.`,
  portDestroyed: (e) => `${port(e.port)} ist zerstört.`,
  englishPortFounded: (e) => `${port(e.port)} ist von nun an ein englischer Hafen.`,
  allianceFormed: (e) => `${pirate(e.pirate)} und ${pirate(e.other)} verbünden sich.`,
  allianceRefused: (e) => `${pirate(e.other)} will kein Bündnis mit ${pirate(e.pirate)}.`,
  allianceBroken: (e) => `${pirate(e.pirate)} bricht das Bündnis mit ${pirate(e.other)}.`,
  allianceEnded: (e) => `${pirate(e.pirate)} und ${pirate(e.other)} gehen getrennte Wege.`,
  tradeRefused: (e) => `${pirate(e.other)} lehnt den Handel mit ${pirate(e.pirate)} ab.`,
  traded: (e) => `${pirate(e.pirate)} gibt ${pirate(e.other)} ${tradePart(e.give)} für ${tradePart(e.take)}.`,
  retirementRolled: (e) =>
    `Ein neues Leben kostet ${pounds(e.pounds)}: ${pirate(e.pirate)} kann es sich ${e.retires ? '' : 'noch nicht '}leisten.`,
  randomEventRead: (e) => randomEvent(e.event, e.ocean),
  commissionerWeathered: (e) => `${commissioner(e.commissioner)} gerät in den Sturm: Bewegung ${e.now}.`,
  warshipWeathered: (e) => `${slot(e.slot)} ${e.isLost ? 'geht im Sturm unter' : 'übersteht den Sturm'}.`,
  scurvyBrokeOut: (e) => `Auf ${s(pirate(e.pirate))} Schiff bricht Skorbut aus${e.isFatal ? ' und tötet ihn' : ''}.`,
  hostageDied: (e) => `${s(pirate(e.pirate))} ${hostage(e.hostage)} stirbt.`,
};
