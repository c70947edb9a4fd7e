/** One line of the log for each event. */
import type { Ending, EventOf, LossCause } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from '../actions.ts';
import { arithmetic, type ContestOutcome, contestText, rollText, testArithmetic } from '../arithmetic.ts';
import { rated, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { actions, announced } from './actions.ts';
import { causes, needed, purposes } from './dice.ts';
import { cards, doubloons, list, plural, s } from './grammar.ts';
import { aMerchant, commissionerSubject, der, ein, hunter, karte, ofAShip, ofNation } from './pieces.ts';
import { inPort, wen, wo, woher, wohin } from './places.ts';
import { warEvents } from './war-events.ts';

export const events: Language['events'] = {
  ...warEvents,
  playerOrderSet: (e, n) => `${n.seat(e.seat)} ist Spieler A und beginnt.`,
  turnBegan: (e, n) => `Zug ${e.turn}: ${n.seat(e.seat)}.`,
  turnLost: (e, n) => `${s(n.seat(e.seat))} Mannschaften sind seekrank: Der Zug fällt aus.`,
  turnEnded: () => '',
  gameEnded: (e) => `${ENDINGS[e.ending]}: Das Spiel ist zu Ende.`,
  rolled: (e, n) => rolled(e, n),
  rerolled: (e, n) => `${n.pirate(e.pirate)} setzt List ein (noch ${e.cunningLeft}) und würfelt neu.`,
  tested: (e, n) =>
    `${tested(e, n)}: ${testArithmetic(e, n)}, nötig ${needed[e.needed]} ${e.target}: ${e.passed ? 'gelungen' : 'misslungen'}.`,
  contested: (e, n) => {
    const { first, others, outcome } = contestText(e, n);
    return `${first} gegen ${others.join(' und ')}: ${CONTESTS[outcome]}.`;
  },
  cardDrawn: (e, n) => `${n.seat(e.seat)} zieht ${e.card < 0 ? 'eine Karte' : karte(e.card, n)}.`,
  cardShown: (e, n) => `${n.seat(e.seat)} zieht ${karte(e.card, n)}, und die Karte wirkt sofort.`,
  cardTurnedUp: (e, n) => `${n.seat(e.seat)} deckt ${karte(e.card, n)} auf.`,
  letterKept: (e, n) => `${n.pirate(e.pirate)} behält ${karte(e.card, n)} und segelt los, um den Brief siegeln zu lassen.`,
  cardPlayed: (e, n) => cardPlayed(e, n),
  cardPlayedAgainst: (e, n) => `${n.seat(e.seat)} spielt ${karte(e.card, n)}${e.pirate < 0 ? '' : ` gegen ${n.pirate(e.pirate)}`}.`,
  cardNegated: (e, n) =>
    `${n.seat(e.seat)} antwortet mit „Totenkopf & Knochen“: ${karte(e.card, n)} ist aufgehoben (List: noch ${e.cunningLeft}).`,
  cardDiscarded: (e, n) => `${n.seat(e.seat)} wirft ${karte(e.card, n)} ab.`,
  handPassed: (e, n) => {
    const known = e.cards.some((card) => card >= 0);
    const what = known
      ? list(
          e.cards.map((card) => karte(card, n)),
          'and',
        )
      : cards(e.cards.length);
    return `${n.seat(e.from)} gibt ${what} an ${n.seat(e.to)} weiter.`;
  },
  cardShuffledIn: (e, n) => `${karte(e.card, n)} wird wieder in den Stapel gemischt.`,
  cardHeldOut: (e, n) => `${karte(e.card, n)} kommt vorerst nicht in den Stapel.`,
  cardRemoved: (e, n) => `${karte(e.card, n)} ist aus dem Spiel.`,
  pirateDrawn: (e, n) => `${n.seat(e.seat)} zieht ${e.pirate < 0 ? 'einen Piraten' : n.pirateInFull(e.pirate)}.`,
  pirateDeployed: (e, n) => `${n.pirateInFull(e.pirate)} sticht ${wo(e.to, n)} für ${n.seat(e.seat)} in See.`,
  shipChosen: (e, n) => `${n.pirate(e.pirate)} befehligt ${ofAShip(e.ship)}.`,
  pirateTookCommand: (e, n) =>
    `${n.pirateInFull(e.pirate)} übernimmt für ${n.seat(e.seat)} das Kommando auf ${s(n.pirate(e.from))} Schiff.`,
  pirateRetired: (e, n) =>
    `${n.pirate(e.pirate)} setzt sich zur Ruhe: 2 × ${e.notoriety} Ruhm und ${doubloons(e.netWorth)} ergeben ${e.vp} SP für ${n.seat(e.seat)}.`,
  pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]}: ${e.vp} SP für ${n.seat(e.seat)}.`,
  pirateScored: (e, n) => `${n.pirate(e.pirate)} ist noch auf freiem Fuß: ${e.vp} SP für ${n.seat(e.seat)}.`,
  pirateMoved: (e, n) => `${n.pirate(e.pirate)} segelt ${woher(e.from, n)} ${wohin(e.to, n)}.`,
  pirateOusted: (e, n) => `${n.pirate(e.pirate)} wird aus dem Hafen von ${n.place(e.from)} vertrieben und liegt jetzt ${wo(e.to, n)}.`,
  loyaltyChanged: (e, n) => `${n.pirate(e.pirate)}: Loyalität ${signed(e.by)} (${causes[e.cause]}), jetzt ${e.now}.`,
  notorietyGained: (e, n) => `${n.pirate(e.pirate)}: Ruhm ${signed(e.by)} (${causes[e.cause]}), jetzt ${e.now}.`,
  notorietyLost: (e, n) => `${n.pirate(e.pirate)}: Ruhm ${signed(-e.by)} (${causes[e.cause]}), jetzt ${e.now}.`,
  speedLost: (e, n) => `${n.pirate(e.pirate)}: ${speedHits(e.hits)} (${causes[e.cause]}), Tempo jetzt ${rated(e.now)}.`,
  scurvyBrokeOut: (e, n) => `Auf ${s(n.pirate(e.pirate))} Schiff bricht Skorbut aus.`,
  scurvyCured: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft erholt sich vom Skorbut.`,
  mutinyBrokeOut: (e, n) => `Meuterei gegen ${n.pirate(e.pirate)}!`,
  mutinyQuashed: (e, n) => `${n.pirate(e.pirate)} schlägt die Meuterei nieder.`,
  mutinySucceeded: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft nimmt sich das Schiff.`,
  revelryBegan: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft gibt sich ${e.voluntary ? '' : 'ungefragt '}dem Gelage hin.`,
  recovered: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft ${e.done ? 'ist wieder nüchtern' : 'beginnt auszunüchtern'}.`,
  actionAnnounced: (e, n) => (LOGGED_BY_OUTCOME.includes(e.action) ? '' : announced[e.action](e, n)),
  actionLost: (e, n) => `Aus ${s(n.pirate(e.pirate))} ${actions[e.action]} wird nichts: Die Aktion ist verloren.`,
  merchantPlaced: (e, n) => `Vor ${n.port(e.port)} liegt ein Kauffahrer.`,
  merchantFound: (e, n) => `${n.pirate(e.pirate)} findet den Kauffahrer vor ${n.port(e.port)}: ${aMerchant(e.merchant, n)}.`,
  merchantMissed: (e, n) => `${n.pirate(e.pirate)} sucht vor ${n.port(e.port)} vergebens.`,
  merchantRemoved: (e, n) => `Der Kauffahrer vor ${n.port(e.port)} ist fort.`,
  cargoSeen: (e, n) =>
    `${n.pirate(e.pirate)} öffnet die Luken der Prise: ${arithmetic(1, e.dice, [{ cause: 'cargo', amount: e.cargo }], n.language)}: ${doubloons(e.doubloons)}.`,
  hostageTaken: (e, n) => `An Bord ist ${ein(e.hostage, n, e.nation)}.`,
  bootySeized: (e, n) => `${n.pirate(e.pirate)} nimmt die Beute.`,
  bootyLeft: (e, n) => `${n.pirate(e.pirate)} lässt die Beute liegen.`,
  cargoTaken: (e, n) => stowed(e, n),
  cargoAbandoned: (e, n) => `${n.pirate(e.pirate)} gibt eine Ladung von ${doubloons(e.doubloons)} auf.`,
  holdJettisoned: (e, n) => `${n.pirate(e.pirate)} wirft ${doubloons(e.doubloons)} über Bord.`,
  shipConverted: (e, n) => `${n.pirate(e.pirate)} macht die Prise zu seinem Schiff: ${n.ship(e.to)} statt ${n.ship(e.from)}.`,
  hostageHeld: (e, n) => `${der(e.hostage, n)} bleibt für ein Lösegeld an Bord.`,
  hostageDied: (e, n) => `${der(e.hostage, n)} stirbt.`,
  informationGained: (e, n) =>
    `${n.pirate(e.pirate)} gewinnt ${plural(e.points, 'Punkt', 'Punkte')} Kenntnisse über ${n.port(e.port)}, insgesamt ${e.now}.`,
  hostageRansomed: (e, n) => `${der(e.hostage, n)} wird ausgelöst: Wurf ${e.dice} × Wert ${e.value} bringt ${doubloons(e.doubloons)}.`,
  bootyStowed: (e, n) => stowed(e, n),
  bootyConverted: (e, n) =>
    `${n.pirate(e.pirate)} macht ${doubloons(e.booty)} Beute zu Geld${e.percent === 100 ? '' : `, zu ${e.percent} %: ${doubloons(e.doubloons)}`}; Vermögen jetzt ${doubloons(e.now)}.`,
  refitRolled: (e, n) =>
    `${n.pirate(e.pirate)}: halber Wurf ${e.dice}, aufgerundet${e.bonus === 0 ? '' : `, ${signed(e.bonus)} im sicheren Hafen`}: ${plural(e.hits, 'Treffer kann', 'Treffer können')} ausgebessert werden.`,
  shipTossed: (e, n) =>
    `${n.pirate(e.pirate)} im Sturm: ${arithmetic(1, e.dice, e.modifiers, n.language)}${e.hits === 0 ? ', und die See holt das Schiff' : `: ${speedHits(e.hits)}`}.`,
  shipWorn: (e, n) => `${s(n.pirate(e.pirate))} Schiff: halber Wurf ${e.dice}, abgerundet: ${speedHits(e.hits)}.`,
  warshipTossed: (e, n) =>
    `${n.warship(e.warship)} im Sturm: Wurf ${e.dice} gegen Kampf ${e.combat}: ${e.dice > e.combat ? 'abgetrieben' : 'bleibt'}.`,
  commissionerTossed: (e, n) =>
    `${commissionerSubject(e.commissioner, n)} im Sturm: Wurf ${e.dice}: ${e.dice <= e.upTo ? 'abgetrieben' : 'bleibt'}.`,
  shipRefitted: (e, n) => {
    const mended = [e.combat > 0 ? `Kampf +${e.combat}` : '', e.speed > 0 ? `Tempo +${e.speed}` : ''].filter(Boolean).join(', ');
    return `${n.pirate(e.pirate)} überholt sein Schiff: ${mended || 'nichts auszubessern'}.`;
  },
  priceNamed: (e, n) =>
    `Der Gouverneur von ${n.port(e.port)} verlangt ${doubloons(e.doubloons)}${e.affordable ? '' : ', mehr, als da ist'}.`,
  pricePaid: (e, n) => `${n.pirate(e.pirate)} zahlt ${doubloons(e.doubloons)}; Vermögen ${doubloons(e.now)}.`,
  priceDeclined: (e, n) => `${n.pirate(e.pirate)} will ${doubloons(e.doubloons)} nicht zahlen.`,
  havenBought: (e, n) => `${n.port(e.port)} ist jetzt ein sicherer Hafen für ${n.pirate(e.pirate)}.`,
  havenLost: (e, n) => `${n.port(e.port)} ist kein sicherer Hafen mehr für ${n.pirate(e.pirate)}.`,
  letterGranted: (e, n) => `${n.pirate(e.pirate)} hat einen ${ofNation(e.nation)}n Kaperbrief.`,
  gunsMounted: (e, n) => `${n.pirate(e.pirate)} lässt schwere Geschütze aufstellen.`,
  portDestroyed: (e, n) => `${n.port(e.port)} ist zerstört.`,
  governorPlaced: (e, n) =>
    e.replaced < 0
      ? `${n.governor(e.governor)} regiert ${inPort(e.port, n)}.`
      : `${n.governor(e.governor)} löst ${inPort(e.port, n)} ${n.governor(e.replaced)} ab.`,
  governorRemoved: (e, n) => `${n.governor(e.governor)} regiert ${inPort(e.port, n)} nicht mehr.`,
  stormStruck: (e, n) =>
    `Vor ${n.port(e.port)} kommt ein Sturm auf und fegt über ${list(
      e.areas.map((area) => wen(area, n)),
      'and',
    )}.`,
  warshipRemoved: (e, n) => `${n.warship(e.warship)} zieht ${woher(e.area, n)} ab.`,
  commissionerRemoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} wird abberufen.`,
  commissionerMoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} segelt ${wohin(e.to, n)}.`,
  treasureMapDealt: (e, n) => `${n.pirate(e.pirate)} besitzt die Karte eines vergrabenen Schatzes.`,
  treasureMapLost: (e, n) => `${s(n.pirate(e.pirate))} Schatzkarte ist verloren.`,
  treasureSought: (e, n) =>
    e.doubloons === 0 ? `${n.pirate(e.pirate)} gräbt und findet Sand.` : `${n.pirate(e.pirate)} gräbt ${doubloons(e.doubloons)} aus.`,
  pardonProclaimed: (e, n) =>
    e.pirates.length === 0
      ? 'Ein Generalpardon wird verkündet, doch kein Pirat ist auf freiem Fuß.'
      : `Ein Generalpardon wird verkündet: ${list(
          e.pirates.map((pirate) => n.pirate(pirate)),
          'and',
        )} ${e.pirates.length === 1 ? 'darf' : 'dürfen'} sich in jedem englischen Hafen zur Ruhe setzen.`,
  pardonEnded: () => 'Der Generalpardon ist erloschen.',
  deckRenewed: (e) =>
    e.rule === '19.12'
      ? `Die Ablage wird zu einem neuen Stapel von ${cards(e.cards)} gemischt.`
      : `Die Ablage und der Generalpardon werden zu einem neuen Stapel von ${cards(e.cards)} gemischt.`,
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  '': '',
  generalPardon: 'Der Generalpardon kommt zum letzten Mal',
  deckEmpty: 'Der Kartenstapel ist leer',
  blackbeardRetired: 'Blackbeard hat sich zur Ruhe gesetzt',
  blackbeardLost: 'Mit Blackbeard ist es aus',
  rivalsScored: 'Der Systemspieler hat 100 SP erreicht',
  rivalsGone: 'Der Systemspieler hat keinen Piraten mehr',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'geht mit seinem Schiff unter',
  marooned: 'wird von seiner Mannschaft ausgesetzt',
  disease: 'stirbt am Fieber',
  naturalDisaster: 'geht mit dem Hafen zugrunde',
  storm: 'bleibt im Sturm',
  battle: 'geht kämpfend unter',
  portAttack: 'wird von den Kanonen des Hafens versenkt',
  commissioner: 'wird von einem Kommissar des Königs zur Strecke gebracht',
  duel: 'fällt im Duell',
  ambition: 'wird von seinem Rivalen getötet',
  hanged: 'wird gehängt',
};

function cardPlayed(e: EventOf<'cardPlayed'>, n: Names): string {
  const who = n.seat(e.seat);
  switch (e.use) {
    case 'actions':
      return e.pirate < 0
        ? `${who} spielt ${karte(e.card, n)} für Aktionen.`
        : `${who} spielt ${karte(e.card, n)} für ${s(n.pirate(e.pirate))} Initiative.`;
    case 'event':
      return `${who} spielt ${karte(e.card, n)} für ${n.pirate(e.pirate)}.`;
    case 'eventAndAction':
      return `${who} spielt ${karte(e.card, n)}${e.pirate < 0 ? '' : ` für ${n.pirate(e.pirate)}`} und hat eine Aktion.`;
    case 'discard':
      return `${who} wirft ${karte(e.card, n)} für eine Aktion ab.`;
  }
}

function rolled(e: EventOf<'rolled'>, n: Names): string {
  const { figures, port } = rollText(e);
  const who = e.pirate < 0 ? n.seat(e.seat) : n.pirate(e.pirate);
  return `${purposes[e.purpose]}: ${who} würfelt ${figures}${port === undefined ? '' : `, ${n.port(port)}`}.`;
}

const stowed = ({ pirate, doubloons: amount, hold }: EventOf<'cargoTaken' | 'bootyStowed'>, n: Names): string =>
  `${n.pirate(pirate)} verstaut ${doubloons(amount)} in Laderaum ${hold + 1}.`;

const speedHits = (hits: number): string => `${plural(hits, 'Treffer', 'Treffer')} auf Tempo`;

function tested({ purpose, pirate }: EventOf<'tested'>, n: Names): string {
  switch (purpose) {
    case 'conspiracy':
      return `Verschwörung gegen ${n.pirate(pirate)}`;
    case 'deployCommissioner':
      return `Ruf nach einem Kommissar gegen ${n.pirate(pirate)}`;
    default:
      return pirate < 0 ? purposes[purpose] : `${n.pirate(pirate)}, ${purposes[purpose]}`;
  }
}

const CONTESTS: Readonly<Record<ContestOutcome, string>> = {
  away: 'entkommen',
  caught: 'eingeholt',
  fell: 'der Hafen fällt',
  held: 'der Hafen hält stand',
  ousted: 'alle werden vertrieben',
  stayed: 'sie bleiben',
  won: 'gewonnen',
  lost: 'verloren',
  tie: 'unentschieden',
  tieLost: 'unentschieden und damit verloren',
};
