/** What happened, told as a story. */
import type { SeatNames } from '@bb/kernel';
import { ESCAPES_FROM, type EventOf, NONE, type PirateId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { isToldByOutcome, rolledText } from '../arithmetic.ts';
import { capital, figure, findsNothing, hasMark, isNothing, isSunk, signed } from '../figures.ts';
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
  merchantName,
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
      return findsNothing(card) ? 'Nichts ist in Sicht.' : `Die Suchkarte zeigt ${find(card)}.`;
    case 'manifest':
      return hasMark(card) ? 'Auf der Ladeliste steht das Zeichen G&A: Die Mannschaft will feiern.' : '';
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

function rolledLine(e: EventOf<'rolled'>): string {
  if (isToldByOutcome(e)) return '';
  const { outcome, other } = e.breakdown;
  const who = pirate(e.pirate);
  if (outcome === 'unhurt')
    return `Ein Treffer verschont ${who} selbst (${list(e.dice.map(figure))}; eine ${other.total} hätte ihn verwundet).`;
  if (outcome === 'wounded') return `${who} wird selbst getroffen (eine ${other.total}).`;
  return `${rolled(e.purpose, e.pirate)}: ${rolledText(e, WORDS, port)}.`;
}

function merchantAttacked({ pirate: who, merchant, over }: EventOf<'merchantAttacked'>): string {
  if (over <= 0) return `${pirate(who)} bringt ${merchantName(merchant)} auf.`;
  const short = `${pirate(who)} ${over === 1 ? 'fehlt' : 'fehlen'} ${over}`;
  return over < ESCAPES_FROM
    ? `${short}: ${capital(merchantName(merchant))} wehrt sich.`
    : `${short}: ${capital(merchantName(merchant))} entkommt ihm.`;
}

function duelExchange({ pirate: attacker, other, difference, challenger, endurance }: EventOf<'duelExchange'>): string {
  const both = attacker === challenger ? [attacker, other] : [other, attacker];
  const end = `Ausdauer: ${both.map((id, i) => `${pirate(id)} ${Math.max(0, endurance[i] ?? 0)}`).join(', ')}`;
  return difference > 0
    ? `${pirate(attacker)} trifft ${pirate(other)} mit ${count(difference, 'Punkt', 'Punkten')}. ${end}.`
    : `${pirate(other)} pariert, und ${pirate(attacker)} ermüdet. ${end}.`;
}

function traded({ pirate: who, other, give, take }: EventOf<'traded'>): string {
  if (isNothing(give)) return `${pirate(other)} gibt ${pirate(who)} ${tradePart(take)} ohne Gegenleistung.`;
  if (isNothing(take)) return `${pirate(who)} gibt ${pirate(other)} ${tradePart(give)} ohne Gegenleistung.`;
  return `${pirate(who)} gibt ${pirate(other)} ${tradePart(give)} im Tausch für ${tradePart(take)}.`;
}

function crew({ pirate: who, by, now, cause }: EventOf<'unrestChanged'>): string {
  const mood = by > 0 ? 'ist guter Dinge' : by < 0 ? 'murrt' : 'ist so gelaunt wie zuvor';
  return `${s(pirate(who))} Mannschaft ${mood}: Stimmung ${now} von ${MOST_UNREST} (${signed(by)}, ${CAUSES[cause]}).`;
}

const hits = (n: number, track: string): string => `${count(n, 'Treffer', 'Treffer')} auf ${track}`;

const WORDS = { odds, pieces, position };
const MOST_UNREST = SET.tracks.crewUnrest.highest;
/** How a ship fares in a storm or a wave, by the die. @param peril  as an object, without its article */
const battered = (who: string, peril: { readonly dem: string; readonly der: string }, die: number, harmless: number): string =>
  die <= harmless
    ? `${who} trotzt ${peril.dem} (${die}; bis ${harmless} geschieht nichts)`
    : `${peril.der} beutelt ${who} (${die}; bis ${harmless} geschieht nichts)`;
const STORM = { dem: 'dem Sturm', der: 'Der Sturm' };
const WAVE = { dem: 'der Flutwelle', der: 'Die Flutwelle' };
const shipOf = (id: PirateId): string => `${s(pirate(id))} Schiff`;

export const events: Language['events'] = {
  turnBegan: (e, names) => `Zug ${e.turn}: ${names(e.seat)}.`,
  turnPassed: (e, names) => `${names(e.seat)} passt.`,
  // The turn that begins tells who has it.
  lineRead: (e) => (typeof e.line === 'number' ? '' : LINES[e.line]),
  gameWentOn: (e, names) =>
    `Mit diesem Ruhestand würde ${names(e.seat)} gewinnen; darum geht das Spiel weiter, bis die Piraten eines anderen Spielers aufgebraucht sind.`,
  gameEnded: (e, names) => gameEnded(e, names),
  rolled: (e) => rolledLine(e),
  rerolled: (e) => `${pirate(e.pirate)} setzt einen Punkt List ein und würfelt neu; noch ${e.cunningLeft} übrig.`,
  cardDrawn: (e) => cardDrawn(e),
  deckShuffled: () => 'Die Aktionskarten werden gemischt.',
  pirateDrawn: (e, names) => `${names(e.seat)} zieht ${pirate(e.pirate)}.`,
  pirateStarted: (e) => `${pirate(e.pirate)} sticht ${wo(e.at)} mit ${ship(e.ship).einer} in See.`,
  pirateRetired: (e) => `${pirate(e.pirate)} setzt sich mit ${pounds(e.netWorth)} und Ruhm ${e.notoriety} zur Ruhe.`,
  pirateLost: (e) => `${pirate(e.pirate)} ${LOSSES[e.how]}.`,
  notorietyGained: (e) => `${pirate(e.pirate)} gewinnt ${e.by} Ruhm, jetzt ${e.now} (${CAUSES[e.cause]}).`,
  unrestChanged: (e) => crew(e),
  combatLost: (e) => `${shipOf(e.pirate)} nimmt ${hits(e.hits, 'Kampf')}, jetzt ${e.now} (${CAUSES[e.cause]}).`,
  speedLost: (e) => `${shipOf(e.pirate)} nimmt ${hits(e.hits, 'Tempo')}, jetzt ${figure(e.now)} (${CAUSES[e.cause]}).`,
  stashed: (e) => `${pirate(e.pirate)} versteckt ${inPort(e.port)} ${pounds(e.pounds)}.`,
  mutinyBrokeOut: (e) => `Meuterei gegen ${pirate(e.pirate)}!`,
  mutinyTalkedDown: (e) => `${pirate(e.pirate)} bringt die Meuterer zur Vernunft.`,
  moveBegan: (e) => `${pirate(e.pirate)} hat Wind für ${count(e.points, 'Feld', 'Felder')}.`,
  pirateMoved: (e) => `${pirate(e.pirate)} segelt ${wohin(e.to)}.`,
  searched: (e) => `${pirate(e.pirate)} sucht ${wo(e.at)} nach Kauffahrern.`,
  stormWeathered: (e) => `${battered(shipOf(e.pirate), STORM, e.die, e.harmless)}.`,
  waveWeathered: (e) => `${battered(shipOf(e.pirate), WAVE, e.die, e.harmless)}.`,
  merchantPlaced: (e) => `${sighting(e.sighting)} wird ${wo(e.at)} gesichtet${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`,
  merchantInspected: (e) =>
    `${pirate(e.pirate)} sieht sich ${sighting(e.sighting)} an${e.merchant === NONE ? '' : `: ${merchant(e.merchant)}`}.`,
  // The seat that has inspected it knows already which ship it is.
  merchantTurnedUp: (e) => `${sighting(e.sighting)} zeigt Flagge${e.seat === NONE ? `: ${merchant(e.merchant)}` : ''}.`,
  merchantAttacked: (e) => merchantAttacked(e),
  historyEntered: (e) => `${ofNation(e.nation)} Häfen sind ${pirate(e.pirate)} fortan verschlossen.`,
  shipTaken: (e) => `${pirate(e.pirate)} macht die Prise zu seinem Schiff: ${ship(e.ship).eine}.`,
  bootyStowed: (e) => `${pirate(e.pirate)} verstaut ${goods(e.goods)} im Wert von ${pounds(e.pounds)} in ${hold(e.hold)}.`,
  revelryDeclared: (e) => `${pirate(e.pirate)} lässt seine Mannschaft feiern (Gelage & Ausschweifung).`,
  hostageTaken: (e) =>
    `${pirate(e.pirate)} nimmt ${hostage(e.hostage)} an Bord${e.home === NONE ? '' : `; ihr Heimathafen ist ${port(e.home)}`}.`,
  noHostage: (e) => `Keine Geisel an Bord (${figure(e.total)}; nötig sind ${e.need}).`,
  hostageTortured: (e) =>
    `${hostage(e.hostage)} ${e.tells ? (e.dies ? 'verrät, was sie weiß, und stirbt' : 'verrät, was sie weiß') : 'schweigt'}.`,
  hostageReleased: (e) => `${pirate(e.pirate)} lässt ${hostage(e.hostage)} frei.`,
  merchantRemoved: () => '',
  warshipPlaced: (e) => `${slot(e.slot)} kommt ${wohin(e.at)}${e.warship === NONE ? ', verdeckt' : `: ${warship(e.warship)}`}.`,
  warshipTurnedUp: (e) => `${slot(e.slot)} zeigt Flagge: ${warship(e.warship)}.`,
  warshipRemoved: (e) => (isSunk(e) ? `${slot(e.slot)} geht unter.` : ''),
  warshipMoved: (e) => `${slot(e.slot)} ${e.from === e.to ? `bleibt ${wo(e.to)}` : `segelt ${wohin(e.to)}`}.`,
  petitionMade: (e, names) =>
    e.isGranted
      ? `${s(names(e.seat))} Bittschrift gegen ${pirate(e.pirate)} wird bewilligt: ${e.dr66}, nicht mehr als sein Ruhm von ${e.notoriety}.`
      : `${s(names(e.seat))} Bittschrift gegen ${pirate(e.pirate)} wird abgewiesen: ${e.dr66}, mehr als sein Ruhm von ${e.notoriety}.`,
  commissionerGranted: (e, names) => `${names(e.seat)} bekommt ${commissioner(e.commissioner)}, der ${wo(e.at)} wartet.`,
  commissionerMoved: (e) => `${commissioner(e.commissioner)} segelt ${wohin(e.to)}.`,
  commissionerRemoved: (e) => (isSunk(e) ? `Das Schiff von ${commissioner(e.commissioner)} geht unter.` : ''),
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
  commissionerCareened: (e) =>
    `Das Schiff von ${commissioner(e.commissioner)} wird gekielholt: Bewegung ${e.now} (${signed(e.by)}, mit einer ${e.die}).`,
  careenEnded: (e) => `${s(pirate(e.pirate))} Schiff ist wieder flott.`,
  commissionersCareenEnded: (e) => `Das Schiff von ${commissioner(e.commissioner)} ist wieder flott.`,
  pirateRecovered: (e) => `${pirate(e.pirate)} erholt sich im Hafen.`,
  bootySold: (e) => `${pirate(e.pirate)} verkauft ${inPort(e.port)} Beute für ${pounds(e.pounds)}.`,
  hostageRansomed: (e) => `${pirate(e.pirate)} bekommt ${inPort(e.port)} ${pounds(e.pounds)} für ${hostage(e.hostage)}.`,
  pricePaid: (e) => `${pirate(e.pirate)} zahlt ${inPort(e.port)} ${pounds(e.pounds)}.`,
  havenWon: (e) => `${port(e.port)} ist jetzt ein sicherer Hafen für ${pirate(e.pirate)}.`,
  letterBought: (e) => `${pirate(e.pirate)} kauft ${inPort(e.port)} den ${ofNation(e.nation)}n Kaperbrief.`,
  informationUsed: (e) => `${pirate(e.pirate)} kennt die schwachen Stellen von ${port(e.port)}.`,
  portAttacked: (e) =>
    e.margin > 0
      ? `${pirate(e.pirate)} nimmt ${port(e.port)} mit ${e.margin} Vorsprung.`
      : `${pirate(e.pirate)} wird vor ${port(e.port)} zurückgeschlagen: ${e.margin < 0 ? `Ihm ${e.margin === -1 ? 'fehlt' : 'fehlen'} ${-e.margin}` : 'Gleichstand reicht nicht'}.`,
  plunderTaken: (e) => `${pirate(e.pirate)} füllt seine Laderäume ${inPort(e.port)} mit Plündergut im Wert von ${pounds(e.pounds)}.`,
  portTaken: (e) => `${pirate(e.pirate)} hält ${port(e.port)} besetzt.`,
  governorDrawn: () => '',
  governorPlaced: (e) => `${governor(e.governor)}, ${sideOf(e.governor)}, tritt ${inPort(e.port)} sein Amt an.`,
  governorRemoved: (e) => `${governor(e.governor)} verlässt ${port(e.port)}${e.toCup ? '' : ' für immer'}.`,
  governorDismissed: (e) => `${governor(e.governor)}, ${sideOf(e.governor)}, wird doch nicht ${toPort(e.port)} berufen.`,
  havenLost: (e) => `${port(e.port)} ist kein sicherer Hafen mehr für ${pirate(e.pirate)}.`,
  letterLost: (e) => `${s(pirate(e.pirate))} ${ofNation(e.nation)}r Kaperbrief ist nichtig.`,
  letterOffered: (e) => `${inPort(e.port)} ist ein ${letter(e.letter)} zu haben.`,
  letterWithdrawn: (e) => `${inPort(e.port)} ist kein ${letter(e.letter)} mehr zu haben.`,
  portDestroyed: (e) => `${port(e.port)} ist zerstört.`,
  englishPortFounded: (e) => `${port(e.port)} ist von nun an ein englischer Hafen.`,
  allianceFormed: (e) => `${pirate(e.pirate)} und ${pirate(e.other)} verbünden sich.`,
  allianceRefused: (e) => `${pirate(e.other)} will kein Bündnis mit ${pirate(e.pirate)}.`,
  allianceBroken: (e) => `${pirate(e.pirate)} bricht das Bündnis mit ${pirate(e.other)}.`,
  allianceEnded: (e) => (e.isBroken ? '' : `${pirate(e.pirate)} und ${pirate(e.other)} gehen getrennte Wege.`),
  tradeRefused: (e) => `${pirate(e.other)} lehnt den Tausch mit ${pirate(e.pirate)} ab.`,
  traded: (e) => traded(e),
  retirementRolled: (e) =>
    `Ein neues Leben kostet ${pounds(e.pounds)}: ${pirate(e.pirate)} kann es sich ${e.retires ? '' : 'noch nicht '}leisten.`,
  randomEventRead: (e) => randomEvent(e.event, e.ocean),
  commissionerWeathered: (e) =>
    e.now === 0
      ? `Der Sturm beendet die Jagd von ${commissioner(e.commissioner)} (${e.die}; bis ${e.harmless} geschieht nichts).`
      : `${battered(`das Schiff von ${commissioner(e.commissioner)}`, STORM, e.die, e.harmless)}${e.die > e.harmless ? `: Bewegung ${e.now}` : ''}.`,
  warshipWeathered: (e) =>
    `${slot(e.slot)} ${e.isLost ? 'geht im Sturm unter' : 'übersteht den Sturm'} (${e.die}; bis ${e.harmless} geschieht nichts).`,
  scurvyBrokeOut: (e) =>
    `Auf ${shipOf(e.pirate)} bricht Skorbut aus${e.isFatal ? ' und tötet ihn' : ''} (${e.die}; er kommt ab ${e.from}).`,
  scurvyEscaped: (e) => `${s(pirate(e.pirate))} Mannschaft bleibt vom Skorbut verschont (${e.die}; er kommt ab ${e.from}).`,
  hostageDied: (e) => `${s(pirate(e.pirate))} ${hostage(e.hostage)} stirbt.`,
};
