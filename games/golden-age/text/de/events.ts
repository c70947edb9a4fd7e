/** One line of the log for each event. */
import type { Ending, EventOf, LossCause } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from '../actions.ts';
import { arithmetic, contestText, rollText, withTest } from '../arithmetic.ts';
import { capital, rated, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { actions, announced } from './actions.ts';
import { causes, purposes } from './dice.ts';
import { cards, doubloons, list, mended, of, plural, s } from './grammar.ts';
import { aMerchant, commissionerSubject, den, der, ein, hunter, karte, ofAShip, ofNation, warship } from './pieces.ts';
import { inPort, wen, wo, woher, wohin } from './places.ts';
import { warEvents } from './war-events.ts';

export const events: Language['events'] = {
  ...warEvents,
  playerOrderSet: (e, n) => `${n.seat(e.seat)} beginnt (Spieler A).`,
  turnBegan: (e, n) => `Zug ${e.turn}: ${n.seat(e.seat)}.`,
  turnLost: (e, n) => `${capital(of(n.seat(e.seat), 'die', 'Mannschaften'))} sind seekrank: Der Zug fällt aus.`,
  turnEnded: () => '',
  gameEnded: (e) => `${ENDINGS[e.ending]}: Das Spiel ist zu Ende.`,
  rolled: (e, n) => rolled(e, n),
  rerolled: (e, n) =>
    `${n.pirate(e.pirate)} setzt ${e.cunningLeft === 0 ? 'den letzten Punkt List' : `List (noch ${e.cunningLeft})`} ein und würfelt neu.`,
  tested: (e, n) => withTest(tested(e, n), e, n),
  contested: (e, n) => contestText(e, n),
  cardDrawn: (e, n) => `${n.seat(e.seat)} zieht ${e.card < 0 ? 'eine Karte' : karte(e.card, n)}.`,
  cardShown: (e, n) => `${n.seat(e.seat)} zieht ${karte(e.card, n)}, und die Karte wirkt sofort.`,
  cardTurnedUp: (e, n) => `${n.seat(e.seat)} deckt ${karte(e.card, n)} auf.`,
  letterKept: (e, n) => `${n.pirate(e.pirate)} behält ${karte(e.card, n)} und segelt los, um den Brief siegeln zu lassen.`,
  cardPlayed: (e, n) => cardPlayed(e, n),
  cardPlayedAgainst: (e, n) => `${n.seat(e.seat)} spielt ${karte(e.card, n)}${e.pirate < 0 ? '' : ` gegen ${n.pirate(e.pirate)}`}.`,
  cardNegated: (e, n) =>
    `${n.seat(e.seat)} antwortet mit „Totenkopf & Knochen“ und hebt ${karte(e.card, n)} auf (List: noch ${e.cunningLeft}).`,
  cardDiscarded: (e, n) => `${n.seat(e.seat)} wirft ${karte(e.card, n)} ab.`,
  handPassed: (e, n) => {
    const known = e.cards.some((card) => card >= 0);
    const what = known
      ? list(
          e.cards.map((card) => karte(card, n)),
          'and',
        )
      : e.cards.length === 0
        ? 'keine Karte'
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
  revelryBegan: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft gibt sich ${e.voluntary ? 'dem Gelage' : 'unfreiwillig dem Gelage'} hin.`,
  recovered: (e, n) => `${s(n.pirate(e.pirate))} Mannschaft ${e.done ? 'ist wieder nüchtern' : 'beginnt auszunüchtern'}.`,
  actionAnnounced: (e, n) => (LOGGED_BY_OUTCOME.includes(e.action) ? '' : announced[e.action](e, n)),
  actionLost: (e, n) => `Aus ${s(n.pirate(e.pirate))} ${actions[e.action]} wird nichts; die Aktion ist verbraucht.`,
  merchantPlaced: (e, n) => `Vor ${n.port(e.port)} liegt ein Kauffahrer.`,
  merchantFound: (e, n) => `${n.pirate(e.pirate)} findet den Kauffahrer vor ${n.port(e.port)}: ${aMerchant(e.merchant, n)}.`,
  merchantMissed: (e, n) => `${n.pirate(e.pirate)} sucht vor ${n.port(e.port)} vergebens.`,
  merchantRemoved: (e, n) => `Der Kauffahrer vor ${n.port(e.port)} ist fort.`,
  cargoSeen: (e, n) =>
    `${n.pirate(e.pirate)} öffnet die Luken der Prise (${arithmetic(e.dice, [{ cause: 'cargo', amount: e.cargo }], n.language)}): ${doubloons(e.doubloons)}.`,
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
    `${n.pirate(e.pirate)} erfährt einiges über ${n.port(e.port)}: Kenntnisse ${signed(e.points)}, jetzt ${e.now}.`,
  hostageRansomed: (e, n) =>
    `${n.pirate(e.pirate)} bekommt für ${den(e.hostage, n)} ${doubloons(e.doubloons)} Lösegeld (${e.dice} × Wert ${e.value}).`,
  bootyStowed: (e, n) => stowed(e, n),
  bootyConverted: (e, n) =>
    `${n.pirate(e.pirate)} verkauft ${doubloons(e.booty)} Beute${e.percent === 100 ? '' : ` zu ${e.percent} %, für ${doubloons(e.doubloons)}`}; Vermögen jetzt ${doubloons(e.now)}.`,
  refitRolled: (e, n) =>
    `${n.pirate(e.pirate)} kann ${plural(e.hits, 'Treffer', 'Treffer')} ausbessern (die Hälfte von ${e.dice}, aufgerundet${e.bonus === 0 ? '' : `, und ${e.bonus} im sicheren Hafen`}).`,
  shipTossed: (e, n) =>
    e.hits === 0
      ? `Die See holt sich ${s(n.pirate(e.pirate))} Schiff (${arithmetic(e.dice, e.modifiers, n.language)}).`
      : `Der Sturm kostet ${n.pirate(e.pirate)} ${speedHits(e.hits)} (${arithmetic(e.dice, e.modifiers, n.language)}).`,
  shipWorn: (e, n) =>
    e.hits === 0
      ? `${s(n.pirate(e.pirate))} Schiff nutzt sich nicht ab (die Hälfte von ${e.dice}, abgerundet).`
      : `${s(n.pirate(e.pirate))} Schiff bekommt ${speedHits(e.hits)} (die Hälfte von ${e.dice}, abgerundet).`,
  warshipTossed: (e, n) =>
    e.dice > e.combat
      ? `${warship(e.warship, n).subject} wird vom Sturm abgetrieben (${e.dice}, über Kampf ${e.combat}).`
      : `${warship(e.warship, n).subject} trotzt dem Sturm (${e.dice}, nicht über Kampf ${e.combat}).`,
  commissionerTossed: (e, n) =>
    `${commissionerSubject(e.commissioner, n)} ${e.dice <= e.upTo ? 'wird vom Sturm abgetrieben' : 'trotzt dem Sturm'} (${e.dice}; bis ${e.upTo} wird er abgetrieben).`,
  shipRefitted: (e, n) => `${n.pirate(e.pirate)} überholt sein Schiff: ${mended(e)}.`,
  priceNamed: (e, n) =>
    `Der Gouverneur von ${n.port(e.port)} verlangt ${doubloons(e.doubloons)}${e.affordable ? '' : ` – mehr, als ${n.pirate(e.pirate)} hat`}.`,
  pricePaid: (e, n) => `${n.pirate(e.pirate)} zahlt ${doubloons(e.doubloons)}; Vermögen ${doubloons(e.now)}.`,
  priceDeclined: (e, n) => `${n.pirate(e.pirate)} will ${doubloons(e.doubloons)} nicht zahlen.`,
  havenBought: (e, n) => `${n.port(e.port)} ist jetzt ein sicherer Hafen für ${n.pirate(e.pirate)}.`,
  havenLost: (e, n) => `${n.port(e.port)} ist kein sicherer Hafen mehr für ${n.pirate(e.pirate)}.`,
  letterGranted: (e, n) => `${n.pirate(e.pirate)} bekommt einen ${ofNation(e.nation)}n Kaperbrief.`,
  gunsMounted: (e, n) => `${n.pirate(e.pirate)} lässt schwere Geschütze aufstellen.`,
  portDestroyed: (e, n) => `${n.port(e.port)} ist zerstört.`,
  governorPlaced: (e, n) =>
    e.replaced < 0
      ? `${n.governor(e.governor)} wird ${inPort(e.port, n)} Gouverneur.`
      : `${n.governor(e.governor)} löst ${inPort(e.port, n)} ${n.governor(e.replaced)} ab.`,
  governorRemoved: (e, n) => `${n.governor(e.governor)} ist ${inPort(e.port, n)} nicht mehr Gouverneur.`,
  stormStruck: (e, n) =>
    `Vor ${n.port(e.port)} kommt ein Sturm auf und fegt über ${list(
      e.areas.map((area) => wen(area, n)),
      'and',
    )}.`,
  warshipRemoved: (e, n) => `${warship(e.warship, n).subject} zieht ${woher(e.area, n)} ab.`,
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

/** A test that no other line tells of. */
function tested({ purpose, pirate, passed }: EventOf<'tested'>, n: Names): string {
  switch (purpose) {
    case 'find':
      return `${s(n.pirate(pirate))} Suche ${passed ? 'gelingt' : 'misslingt'}.`;
    case 'sack':
      return `${s(n.pirate(pirate))} Brandschatzung ${passed ? 'gelingt' : 'misslingt'}.`;
    case 'conspiracy':
      return `Die Verschwörung gegen ${n.pirate(pirate)} ${passed ? 'gelingt' : 'misslingt'}.`;
    case 'localResistance':
      return `Der Aufstand ${passed ? 'gelingt' : 'misslingt'}.`;
    case 'deployCommissioner':
      return passed ? `Ein Kommissar gegen ${n.pirate(pirate)} findet sich.` : `Kein Kommissar gegen ${n.pirate(pirate)} findet sich.`;
    case 'torture':
      return passed ? 'Die Geisel redet unter der Folter.' : 'Die Geisel schweigt unter der Folter.';
    case 'leadership':
      return `${n.pirate(pirate)} ${passed ? 'beherrscht seine Mannschaft' : 'hat seine Mannschaft nicht mehr in der Hand'}.`;
    default:
      return `${purposes[purpose]}: ${passed ? 'gelungen' : 'misslungen'}.`;
  }
}
