/** What happened, told as a story. */
import { de } from '@bb/common/text/fr/elision';
import type { SeatNames } from '@bb/kernel';
import { ESCAPES_FROM, type EventOf, NONE, type PirateId, RECONSTRUCTED as SET } from '../../rules/index.ts';
import { isToldByOutcome, rolledText } from '../arithmetic.ts';
import { figure, findsNothing, hasMark, isNothing, isSunk, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import { CAUSES, LINES, LOSSES, randomEvent, rolled, WOUNDS } from './dice.ts';
import { count, list, pounds } from './grammar.ts';
import { pieces } from './names.ts';
import { odds } from './odds.ts';
import {
  commissioner,
  find,
  governor,
  hold,
  hostage,
  letter,
  merchant,
  merchantName,
  ofCommissioner,
  ofMerchant,
  ofNation,
  pirate,
  several,
  ship,
  sideOf,
  sighting,
  slot,
  someGoods,
  tradePart,
  warship,
} from './pieces.ts';
import { inPort, ofPort, port, thePort, to, where } from './places.ts';
import { position } from './position.ts';

/** Cards of which the next event tells what they bring, or which only one player sees, are left out. */
function cardDrawn({ purpose, card }: EventOf<'cardDrawn'>): string {
  if (card === NONE) return '';
  switch (purpose) {
    case 'search':
      return findsNothing(card) ? 'Rien n’est en vue.' : `La carte de recherche : ${find(card)}.`;
    case 'manifest':
      return hasMark(card) ? 'Le manifeste porte la marque D&R : l’équipage veut faire ripaille.' : '';
    default:
      return '';
  }
}

const ENDINGS: Readonly<Record<EventOf<'gameEnded'>['ending'], string>> = {
  '': 'La partie est finie',
  notoriety: 'Un pirate est entré dans la légende, et la partie est finie',
  pirates: 'Le dernier pirate d’un joueur a quitté la mer, et la partie est finie',
  turns: 'Le dernier tour est joué',
  solitaire: 'Le voyage du capitaine Blood est terminé',
};

function gameEnded({ ending, winners }: EventOf<'gameEnded'>, names: SeatNames): string {
  const won = winners.length === 0 ? 'personne ne gagne' : `${list(winners.map(names))} ${winners.length === 1 ? 'gagne' : 'gagnent'}`;
  return `${ENDINGS[ending]} : ${won}.`;
}

function battleRound({ pirate: who, margin }: EventOf<'battleRound'>): string {
  if (margin === 0) return `${pirate(who)} et les chasseurs font jeu égal.`;
  return margin > 0 ? `${pirate(who)} l’emporte de ${margin}.` : `Les chasseurs l’emportent de ${-margin}.`;
}

function rolledLine(e: EventOf<'rolled'>): string {
  if (isToldByOutcome(e)) return '';
  const { outcome, other } = e.breakdown;
  const who = pirate(e.pirate);
  if (outcome === 'unhurt') return `Un coup épargne ${who} lui-même (${list(e.dice.map(figure))} ; un ${other.total} l’aurait blessé).`;
  if (outcome === 'wounded') return `${who} est touché lui-même (un ${other.total}).`;
  return `${rolled(e.purpose, e.pirate)} : ${rolledText(e, WORDS, port)}.`;
}

function merchantAttacked({ pirate: who, merchant, over }: EventOf<'merchantAttacked'>): string {
  if (over <= 0) return `${pirate(who)} s’empare ${ofMerchant(merchant)}.`;
  const short = `Il manque ${over} à ${pirate(who)}`;
  return over < ESCAPES_FROM ? `${short} : ${merchantName(merchant)} riposte.` : `${short} : ${merchantName(merchant)} lui échappe.`;
}

function duelExchange({ pirate: attacker, other, difference, challenger, endurance }: EventOf<'duelExchange'>): string {
  const both = attacker === challenger ? [attacker, other] : [other, attacker];
  const end = `Endurance : ${both.map((id, i) => `${pirate(id)} ${Math.max(0, endurance[i] ?? 0)}`).join(', ')}`;
  return difference > 0
    ? `${pirate(attacker)} porte à ${pirate(other)} un coup de ${difference}. ${end}.`
    : `${pirate(other)} pare, et ${pirate(attacker)} se fatigue. ${end}.`;
}

function traded({ pirate: who, other, give, take }: EventOf<'traded'>): string {
  if (isNothing(give)) return `${pirate(other)} donne à ${pirate(who)} ${tradePart(take)} sans contrepartie.`;
  if (isNothing(take)) return `${pirate(who)} donne à ${pirate(other)} ${tradePart(give)} sans contrepartie.`;
  return `${pirate(who)} donne à ${pirate(other)} ${tradePart(give)} contre ${tradePart(take)}.`;
}

function crew({ pirate: who, by, now, cause }: EventOf<'unrestChanged'>): string {
  const mood = by > 0 ? 'reprend courage' : by < 0 ? 'murmure' : 'ne change pas d’humeur';
  return `L’équipage ${de(pirate(who))} ${mood} : Moral ${now} sur ${MOST_UNREST} (${signed(by)}, ${CAUSES[cause]}).`;
}

const hits = (n: number, track: string): string => count(n, `dégât en ${track}`, `dégâts en ${track}`);

const WORDS = { odds, pieces, position };
const MOST_UNREST = SET.tracks.crewUnrest.highest;
/** How a ship fares in a storm or a wave, by the die. */
const battered = (who: string, peril: string, die: number, harmless: number): string =>
  die <= harmless
    ? `${who} tient tête à ${peril} (${die} ; sans dommage jusqu’à ${harmless})`
    : `${peril} malmène ${who} (${die} ; sans dommage jusqu’à ${harmless})`;
const shipOf = (id: PirateId): string => `le navire ${de(pirate(id))}`;

export const events: Language['events'] = {
  turnBegan: (e, names) => `Tour ${e.turn} : ${names(e.seat)}.`,
  turnPassed: (e, names) => `${names(e.seat)} passe.`,
  // The turn that begins tells who has it.
  lineRead: (e) => (typeof e.line === 'number' ? '' : LINES[e.line]),
  gameWentOn: (e, names) =>
    `Cette retraite ferait gagner ${names(e.seat)} ; la partie continue donc jusqu’à ce qu’un autre joueur ait épuisé ses pirates.`,
  gameEnded: (e, names) => gameEnded(e, names),
  rolled: (e) => rolledLine(e),
  rerolled: (e) => `${pirate(e.pirate)} dépense un point de Ruse et relance ; il en reste ${e.cunningLeft}.`,
  cardDrawn: (e) => cardDrawn(e),
  deckShuffled: () => 'Les cartes d’action sont mélangées.',
  pirateDrawn: (e, names) => `${names(e.seat)} pioche ${pirate(e.pirate)}.`,
  pirateStarted: (e) => `${pirate(e.pirate)} prend la mer ${where(e.at)} sur ${ship(e.ship)}.`,
  pirateRetired: (e) => `${pirate(e.pirate)} se retire avec ${pounds(e.netWorth)} et ${e.notoriety} de Renommée.`,
  pirateLost: (e) => `${pirate(e.pirate)} ${LOSSES[e.how]}.`,
  notorietyGained: (e) => `${pirate(e.pirate)} gagne ${e.by} de Renommée, désormais ${e.now} (${CAUSES[e.cause]}).`,
  unrestChanged: (e) => crew(e),
  combatLost: (e) => `${shipOf(e.pirate)} subit ${hits(e.hits, 'Combat')}, désormais ${e.now} (${CAUSES[e.cause]}).`,
  speedLost: (e) => `${shipOf(e.pirate)} subit ${hits(e.hits, 'Vitesse')}, désormais ${figure(e.now)} (${CAUSES[e.cause]}).`,
  stashed: (e) => `${pirate(e.pirate)} cache ${pounds(e.pounds)} ${inPort(e.port)}.`,
  mutinyBrokeOut: (e) => `Mutinerie contre ${pirate(e.pirate)} !`,
  mutinyTalkedDown: (e) => `${pirate(e.pirate)} ramène les mutins à la raison.`,
  moveBegan: (e) => `Le vent permet à ${pirate(e.pirate)} d’avancer de ${count(e.points, 'case', 'cases')}.`,
  pirateMoved: (e) => `${pirate(e.pirate)} fait voile ${to(e.to)}.`,
  searched: (e) => `${pirate(e.pirate)} cherche des navires marchands ${where(e.at)}.`,
  stormWeathered: (e) => `${battered(shipOf(e.pirate), 'la tempête', e.die, e.harmless)}.`,
  waveWeathered: (e) => `${battered(shipOf(e.pirate), 'la lame', e.die, e.harmless)}.`,
  merchantPlaced: (e) => `${sighting(e.sighting)} est en vue ${where(e.at)}${e.merchant === NONE ? '' : ` : ${merchant(e.merchant)}`}.`,
  merchantInspected: (e) =>
    `${pirate(e.pirate)} observe ${sighting(e.sighting)}${e.merchant === NONE ? '' : ` : ${merchant(e.merchant)}`}.`,
  // The seat that has inspected it knows already which ship it is.
  merchantTurnedUp: (e) => `${sighting(e.sighting)} montre son pavillon${e.seat === NONE ? ` : ${merchant(e.merchant)}` : ''}.`,
  merchantAttacked: (e) => merchantAttacked(e),
  historyEntered: (e) => `Les ports ${several(e.nation)} sont désormais fermés à ${pirate(e.pirate)}.`,
  shipTaken: (e) => `${pirate(e.pirate)} fait de la prise son navire : ${ship(e.ship)}.`,
  bootyStowed: (e) => `${pirate(e.pirate)} arrime ${someGoods(e.goods)} (${pounds(e.pounds)}) dans ${hold(e.hold)}.`,
  revelryDeclared: (e) => `${pirate(e.pirate)} lâche la bride à son équipage (Débauche & ripaille).`,
  hostageTaken: (e) =>
    `${pirate(e.pirate)} prend ${hostage(e.hostage)} à bord${e.home === NONE ? '' : ` ; son port d’attache : ${port(e.home)}`}.`,
  noHostage: (e) => `Pas d’otage à bord (${figure(e.total)} ; il en faut ${e.need}).`,
  hostageTortured: (e) => `${hostage(e.hostage)} ${e.tells ? 'dit ce qu’il sait' : 'se tait'}${e.dies ? ' et meurt' : ''}.`,
  hostageReleased: (e) => `${pirate(e.pirate)} libère ${hostage(e.hostage)}.`,
  merchantRemoved: () => '',
  warshipPlaced: (e) => `${slot(e.slot)} arrive ${where(e.at)}${e.warship === NONE ? ', face cachée' : ` : ${warship(e.warship)}`}.`,
  warshipTurnedUp: (e) => `${slot(e.slot)} montre son pavillon : ${warship(e.warship)}.`,
  warshipRemoved: (e) => (isSunk(e) ? `${slot(e.slot)} sombre.` : ''),
  warshipMoved: (e) => `${slot(e.slot)} ${e.from === e.to ? `reste ${where(e.to)}` : `fait voile ${to(e.to)}`}.`,
  petitionMade: (e, names) =>
    e.isGranted
      ? `La requête ${de(names(e.seat))} contre ${pirate(e.pirate)} est accordée : ${e.dr66}, pas plus que sa Renommée de ${e.notoriety}.`
      : `La requête ${de(names(e.seat))} contre ${pirate(e.pirate)} est rejetée : ${e.dr66}, plus que sa Renommée de ${e.notoriety}.`,
  commissionerGranted: (e, names) => `${names(e.seat)} reçoit ${commissioner(e.commissioner)}, qui attend ${where(e.at)}.`,
  commissionerMoved: (e) => `${commissioner(e.commissioner)} fait voile ${to(e.to)}.`,
  commissionerRemoved: (e) => (isSunk(e) ? `Le navire ${ofCommissioner(e.commissioner)} sombre.` : ''),
  campaignBegan: (e) => `${commissioner(e.commissioner)} mène campagne contre ${thePort(e.port)}.`,
  intercepted: (e) => `Les chasseurs ${several(e.nation)} rattrapent ${pirate(e.pirate)}.`,
  evaded: (e) => `${pirate(e.pirate)} échappe aux chasseurs ${several(e.nation)}.`,
  battleBegan: (e) => `Une bataille s’engage : ${pirate(e.pirate)} contre les chasseurs ${several(e.nation)}, Combat ${e.combat}.`,
  battleRound: (e) => battleRound(e),
  surrendered: (e) => `${pirate(e.pirate)} se rend avec sa lettre de marque.`,
  tried: (e) => `Le procès coûte ${pounds(e.pounds)} à ${pirate(e.pirate)}.`,
  wounded: (e) => `${pirate(e.pirate)} reçoit ${WOUNDS[e.degree]}${e.isFatal ? ', et elle est mortelle' : ''}.`,
  pirateOusted: (e) => `${pirate(e.pirate)} est chassé ${ofPort(e.port)}.`,
  duelBegan: (e) => `${pirate(e.pirate)} défie ${pirate(e.other)} en duel.`,
  duelWon: (e) => `${pirate(e.pirate)} gagne le duel contre ${pirate(e.other)}.`,
  duelExchange: (e) => duelExchange(e),
  shipRefitted: (e) => `Le navire ${de(pirate(e.pirate))} est radoubé : Combat ${e.now} (${signed(e.by)}).`,
  shipCareened: (e) => `Le navire ${de(pirate(e.pirate))} est caréné : Vitesse ${figure(e.now)} (${signed(e.by)}).`,
  commissionerRefitted: (e) => `Le navire ${ofCommissioner(e.commissioner)} est radoubé : Combat ${e.now} (${signed(e.by)}).`,
  commissionerCareened: (e) =>
    `Le navire ${ofCommissioner(e.commissioner)} est caréné : Mouvement ${e.now} (${signed(e.by)}, avec un ${e.die}).`,
  careenEnded: (e) => `Le navire ${de(pirate(e.pirate))} est remis à flot.`,
  commissionersCareenEnded: (e) => `Le navire ${ofCommissioner(e.commissioner)} est remis à flot.`,
  pirateRecovered: (e) => `${pirate(e.pirate)} se repose au port.`,
  bootySold: (e) => `${pirate(e.pirate)} vend du butin ${inPort(e.port)} pour ${pounds(e.pounds)}.`,
  hostageRansomed: (e) => `${pirate(e.pirate)} reçoit ${pounds(e.pounds)} ${inPort(e.port)} pour ${hostage(e.hostage)}.`,
  pricePaid: (e) => `${pirate(e.pirate)} paie ${pounds(e.pounds)} ${inPort(e.port)}.`,
  havenWon: (e) => `${pirate(e.pirate)} a désormais un refuge ${inPort(e.port)}.`,
  letterBought: (e) => `${pirate(e.pirate)} achète ${inPort(e.port)} la lettre de marque ${ofNation(e.nation)}.`,
  informationUsed: (e) => `${pirate(e.pirate)} connaît les points faibles ${ofPort(e.port)}.`,
  portAttacked: (e) =>
    e.margin > 0
      ? `${pirate(e.pirate)} prend ${thePort(e.port)}, avec ${e.margin} d’avance.`
      : `${pirate(e.pirate)} est repoussé devant ${thePort(e.port)} : ${e.margin < 0 ? `il lui manque ${-e.margin}` : 'un total égal ne suffit pas'}.`,
  plunderTaken: (e) => `${pirate(e.pirate)} remplit ses cales ${inPort(e.port)} avec ${pounds(e.pounds)} de butin pillé.`,
  portTaken: (e) => `${pirate(e.pirate)} occupe ${thePort(e.port)}.`,
  governorDrawn: () => '',
  governorPlaced: (e) => `${governor(e.governor)}, ${sideOf(e.governor)} aux pirates, prend ses fonctions ${inPort(e.port)}.`,
  governorRemoved: (e) => `${governor(e.governor)} quitte ${thePort(e.port)}${e.toCup ? '' : ' pour de bon'}.`,
  governorDismissed: (e) => `${governor(e.governor)}, ${sideOf(e.governor)} aux pirates, n’est finalement pas nommé ${inPort(e.port)}.`,
  havenLost: (e) => `${pirate(e.pirate)} n’a plus de refuge ${inPort(e.port)}.`,
  letterLost: (e) => `La lettre de marque ${ofNation(e.nation)} ${de(pirate(e.pirate))} ne vaut plus rien.`,
  letterOffered: (e) => `Une ${letter(e.letter)} est offerte ${inPort(e.port)}.`,
  letterWithdrawn: (e) => `La ${letter(e.letter)} n’est plus offerte ${inPort(e.port)}.`,
  portDestroyed: (e) => `${inPort(e.port)}, le port est détruit.`,
  englishPortFounded: (e) => `${inPort(e.port)}, le port est désormais anglais.`,
  allianceFormed: (e) => `${pirate(e.pirate)} et ${pirate(e.other)} s’allient.`,
  allianceRefused: (e) => `${pirate(e.other)} ne veut pas d’alliance avec ${pirate(e.pirate)}.`,
  allianceBroken: (e) => `${pirate(e.pirate)} rompt l’alliance avec ${pirate(e.other)}.`,
  allianceEnded: (e) => (e.isBroken ? '' : `${pirate(e.pirate)} et ${pirate(e.other)} se séparent.`),
  tradeRefused: (e) => `${pirate(e.other)} refuse l’échange avec ${pirate(e.pirate)}.`,
  traded: (e) => traded(e),
  retirementRolled: (e) =>
    `Une nouvelle vie coûte ${pounds(e.pounds)} : ${pirate(e.pirate)} ${e.retires ? 'peut se l’offrir' : 'ne peut pas encore se l’offrir'}.`,
  randomEventRead: (e) => randomEvent(e.event, e.ocean),
  commissionerWeathered: (e) =>
    e.now === 0
      ? `La tempête met fin à la traque ${ofCommissioner(e.commissioner)} (${e.die} ; sans dommage jusqu’à ${e.harmless}).`
      : `${battered(`le navire ${ofCommissioner(e.commissioner)}`, 'la tempête', e.die, e.harmless)}${e.die > e.harmless ? ` : Mouvement ${e.now}` : ''}.`,
  warshipWeathered: (e) =>
    `${slot(e.slot)} ${e.isLost ? 'se perd dans la tempête' : 'tient tête à la tempête'} (${e.die} ; sans dommage jusqu’à ${e.harmless}).`,
  scurvyBrokeOut: (e) =>
    `Le scorbut se déclare sur ${shipOf(e.pirate)}${e.isFatal ? ' et le tue' : ''} (${e.die} ; il frappe à partir de ${e.from}).`,
  scurvyEscaped: (e) => `L’équipage ${de(pirate(e.pirate))} échappe au scorbut (${e.die} ; il frappe à partir de ${e.from}).`,
  hostageDied: (e) => `${hostage(e.hostage)} ${de(pirate(e.pirate))} meurt.`,
};
