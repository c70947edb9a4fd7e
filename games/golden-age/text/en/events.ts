/** One line of the log for each event. */
import type { Ending, EventOf, LossCause } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from '../actions.ts';
import { arithmetic, contestText, rollText, withTest } from '../arithmetic.ts';
import { capital, rated, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { actions, announced } from './actions.ts';
import { causes, purposes } from './dice.ts';
import { a, doubloons, list, mended, plural } from './grammar.ts';
import { hunter, person, theCard } from './pieces.ts';
import { waters } from './places.ts';
import { warEvents } from './war-events.ts';

export const events: Language['events'] = {
  ...warEvents,
  playerOrderSet: (e, n) => `${n.seat(e.seat)} goes first (Player A).`,
  turnBegan: (e, n) => `Turn ${e.turn}: ${n.seat(e.seat)}.`,
  turnLost: (e, n) => `${n.seat(e.seat)}’s crews are seasick: the turn is lost.`,
  turnEnded: () => '',
  gameEnded: (e) => `${ENDINGS[e.ending]}: the game is over.`,
  rolled: (e, n) => rolled(e, n),
  rerolled: (e, n) =>
    `${n.pirate(e.pirate)} uses ${e.cunningLeft === 0 ? 'his last point of Cunning' : `Cunning (${e.cunningLeft} left)`} and rolls again.`,
  tested: (e, n) => withTest(tested(e, n), e, n),
  contested: (e, n) => contestText(e, n),
  cardDrawn: (e, n) => `${n.seat(e.seat)} draws ${theCard(e.card, n)}.`,
  cardShown: (e, n) => `${n.seat(e.seat)} draws ${theCard(e.card, n)}, which takes effect at once.`,
  cardTurnedUp: (e, n) => `${n.seat(e.seat)} turns up ${theCard(e.card, n)}.`,
  letterKept: (e, n) => `${n.pirate(e.pirate)} keeps ${theCard(e.card, n)} and sails to have it sealed.`,
  cardPlayed: (e, n) => cardPlayed(e, n),
  cardPlayedAgainst: (e, n) => `${n.seat(e.seat)} plays ${theCard(e.card, n)}${e.pirate < 0 ? '' : ` against ${n.pirate(e.pirate)}`}.`,
  cardNegated: (e, n) =>
    `${n.seat(e.seat)} answers with Skull & Crossbones and cancels ${theCard(e.card, n)} (Cunning ${e.cunningLeft} left).`,
  cardDiscarded: (e, n) => `${n.seat(e.seat)} discards ${theCard(e.card, n)}.`,
  handPassed: (e, n) =>
    e.cards.some((card) => card >= 0)
      ? `${n.seat(e.from)} passes ${list(
          e.cards.map((card) => theCard(card, n)),
          'and',
        )} to ${n.seat(e.to)}.`
      : `${n.seat(e.from)} passes ${e.cards.length === 0 ? 'no cards' : plural(e.cards.length, 'card')} to ${n.seat(e.to)}.`,
  cardShuffledIn: (e, n) => `${theCard(e.card, n)} is shuffled back into the deck.`,
  cardHeldOut: (e, n) => `${theCard(e.card, n)} is kept out of the deck for now.`,
  cardRemoved: (e, n) => `${theCard(e.card, n)} is out of the game.`,
  pirateDrawn: (e, n) => (e.pirate < 0 ? `${n.seat(e.seat)} draws a pirate.` : `${n.seat(e.seat)} draws ${n.pirateInFull(e.pirate)}.`),
  pirateDeployed: (e, n) => `${n.pirateInFull(e.pirate)} sets sail for ${n.seat(e.seat)} ${n.where(e.to)}.`,
  shipChosen: (e, n) => `${n.pirate(e.pirate)} commands ${a(n.ship(e.ship))}.`,
  pirateTookCommand: (e, n) => `${n.pirateInFull(e.pirate)} takes command of ${n.pirate(e.from)}’s ship for ${n.seat(e.seat)}.`,
  pirateRetired: (e, n) =>
    `${n.pirate(e.pirate)} retires: 2 × ${e.notoriety} Notoriety and ${doubloons(e.netWorth)} make ${e.vp} VP for ${n.seat(e.seat)}.`,
  pirateLost: (e, n) => `${n.pirate(e.pirate)} ${LOSSES[e.how]}: ${e.vp} VP for ${n.seat(e.seat)}.`,
  pirateScored: (e, n) => `${n.pirate(e.pirate)} is still at large: ${e.vp} VP for ${n.seat(e.seat)}.`,
  pirateMoved: (e, n) => `${n.pirate(e.pirate)} sails from ${n.sea(e.from)} to ${n.sea(e.to)}.`,
  pirateOusted: (e, n) => `${n.pirate(e.pirate)} is driven out of ${n.place(e.from)} to ${n.sea(e.to)}.`,
  loyaltyChanged: (e, n) => `${n.pirate(e.pirate)}: Loyalty ${signed(e.by)} (${causes[e.cause]}), now ${e.now}.`,
  notorietyGained: (e, n) => `${n.pirate(e.pirate)}: Notoriety ${signed(e.by)} (${causes[e.cause]}), now ${e.now}.`,
  notorietyLost: (e, n) => `${n.pirate(e.pirate)}: Notoriety ${signed(-e.by)} (${causes[e.cause]}), now ${e.now}.`,
  speedLost: (e, n) => `${n.pirate(e.pirate)}: ${plural(e.hits, 'Speed hit')} (${causes[e.cause]}), Speed now ${rated(e.now)}.`,
  scurvyBrokeOut: (e, n) => `Scurvy breaks out aboard ${n.pirate(e.pirate)}’s ship.`,
  scurvyCured: (e, n) => `${n.pirate(e.pirate)}’s crew recovers from scurvy.`,
  mutinyBrokeOut: (e, n) => `Mutiny against ${n.pirate(e.pirate)}!`,
  mutinyQuashed: (e, n) => `${n.pirate(e.pirate)} quashes the mutiny.`,
  mutinySucceeded: (e, n) => `${n.pirate(e.pirate)}’s crew takes the ship.`,
  revelryBegan: (e, n) => `${n.pirate(e.pirate)}’s crew falls to ${e.voluntary ? '' : 'involuntary '}debauchery & revelry.`,
  recovered: (e, n) => (e.done ? `${n.pirate(e.pirate)}’s crew is sober again.` : `${n.pirate(e.pirate)}’s crew begins to sober up.`),
  actionAnnounced: (e, n) => (LOGGED_BY_OUTCOME.includes(e.action) ? '' : announced[e.action](e, n)),
  actionLost: (e, n) => `${n.pirate(e.pirate)}’s ${actions[e.action]} comes to nothing; the Action is spent.`,
  merchantPlaced: (e, n) => `A merchant lies off ${n.port(e.port)}.`,
  merchantFound: (e, n) => `${n.pirate(e.pirate)} finds the merchant off ${n.port(e.port)}: ${a(n.merchant(e.merchant))}.`,
  merchantMissed: (e, n) => `${n.pirate(e.pirate)} searches in vain off ${n.port(e.port)}.`,
  merchantRemoved: (e, n) => `The merchant off ${n.port(e.port)} is gone.`,
  cargoSeen: (e, n) =>
    `${n.pirate(e.pirate)} opens the prize’s hatches (${arithmetic(e.dice, [{ cause: 'cargo', amount: e.cargo }], n.language)}): ${doubloons(e.doubloons)}.`,
  hostageTaken: (e, n) => `Aboard is ${a(`${n.nation(e.nation)} ${person(e.hostage, n)}`)}.`,
  bootySeized: (e, n) => `${n.pirate(e.pirate)} seizes the booty.`,
  bootyLeft: (e, n) => `${n.pirate(e.pirate)} leaves the booty.`,
  cargoTaken: (e, n) => `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`,
  cargoAbandoned: (e, n) => `${n.pirate(e.pirate)} abandons a cargo of ${doubloons(e.doubloons)}.`,
  holdJettisoned: (e, n) => `${n.pirate(e.pirate)} throws ${doubloons(e.doubloons)} overboard.`,
  shipConverted: (e, n) => `${n.pirate(e.pirate)} makes the prize his ship: ${a(n.ship(e.to))} for ${a(n.ship(e.from))}.`,
  hostageHeld: (e, n) => `The ${person(e.hostage, n)} is held for ransom.`,
  hostageDied: (e, n) => `The ${person(e.hostage, n)} dies.`,
  informationGained: (e, n) => `${n.pirate(e.pirate)} learns about ${n.port(e.port)}: Information ${signed(e.points)}, now ${e.now}.`,
  hostageRansomed: (e, n) =>
    `${n.pirate(e.pirate)} gets ${doubloons(e.doubloons)} in ransom for the ${person(e.hostage, n)} (${e.dice} × Value ${e.value}).`,
  bootyStowed: (e, n) => `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`,
  bootyConverted: (e, n) =>
    `${n.pirate(e.pirate)} sells ${doubloons(e.booty)} of booty${e.percent === 100 ? '' : ` for ${e.percent} %, ${doubloons(e.doubloons)}`}; Net Worth now ${doubloons(e.now)}.`,
  refitRolled: (e, n) =>
    `${n.pirate(e.pirate)}’s refit can mend ${plural(e.hits, 'hit')} (half of a ${e.dice}, rounded up${e.bonus === 0 ? '' : `, and ${e.bonus} in his haven`}).`,
  shipTossed: (e, n) =>
    e.hits === 0
      ? `The storm takes ${n.pirate(e.pirate)}’s ship (${arithmetic(e.dice, e.modifiers, n.language)}).`
      : `The storm costs ${n.pirate(e.pirate)} ${plural(e.hits, 'Speed hit')} (${arithmetic(e.dice, e.modifiers, n.language)}).`,
  shipWorn: (e, n) =>
    `${n.pirate(e.pirate)}’s ship takes ${e.hits === 0 ? 'no wear' : plural(e.hits, 'Speed hit')} (half of a ${e.dice}, rounded down).`,
  warshipTossed: (e, n) =>
    `${n.warship(e.warship)} ${e.dice > e.combat ? 'is driven off by' : 'rides out'} the storm (${e.dice}, ${e.dice > e.combat ? '' : 'not '}above her Combat ${e.combat}).`,
  commissionerTossed: (e, n) =>
    `${n.commissioner(e.commissioner)} ${e.dice <= e.upTo ? 'is driven off by' : 'rides out'} the storm (${e.dice}; ${e.upTo} or less drives him off).`,
  shipRefitted: (e, n) => `${n.pirate(e.pirate)} refits: ${mended(e)}.`,
  priceNamed: (e, n) =>
    `The governor of ${n.port(e.port)} asks ${doubloons(e.doubloons)}${e.affordable ? '' : `, more than ${n.pirate(e.pirate)} has`}.`,
  pricePaid: (e, n) => `${n.pirate(e.pirate)} pays ${doubloons(e.doubloons)}; Net Worth ${doubloons(e.now)}.`,
  priceDeclined: (e, n) => `${n.pirate(e.pirate)} declines to pay ${doubloons(e.doubloons)}.`,
  havenBought: (e, n) => `${n.port(e.port)} is now a safe haven for ${n.pirate(e.pirate)}.`,
  havenLost: (e, n) => `${n.port(e.port)} is no longer a safe haven for ${n.pirate(e.pirate)}.`,
  letterGranted: (e, n) => `${n.pirate(e.pirate)} gets ${a(n.nation(e.nation))} Letter of Marque.`,
  gunsMounted: (e, n) => `${n.pirate(e.pirate)} mounts heavy guns.`,
  portDestroyed: (e, n) => `${n.port(e.port)} is destroyed.`,
  governorPlaced: (e, n) =>
    e.replaced < 0
      ? `${n.governor(e.governor)} comes to govern ${n.port(e.port)}.`
      : `${n.governor(e.governor)} replaces ${n.governor(e.replaced)} in ${n.port(e.port)}.`,
  governorRemoved: (e, n) => `${n.governor(e.governor)} no longer governs ${n.port(e.port)}.`,
  stormStruck: (e, n) =>
    `A storm rises off ${n.port(e.port)} and sweeps ${list(
      e.areas.map((area) => waters(area, n)),
      'and',
    )}.`,
  warshipRemoved: (e, n) => `${n.warship(e.warship)} leaves ${n.sea(e.area)}.`,
  commissionerRemoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} is recalled.`,
  commissionerMoved: (e, n) => `${hunter(e.seat, e.commissioner, n)} sails to ${n.sea(e.to)}.`,
  treasureMapDealt: (e, n) => `${n.pirate(e.pirate)} holds a map to buried treasure.`,
  treasureMapLost: (e, n) => `${n.pirate(e.pirate)}’s treasure map is lost.`,
  treasureSought: (e, n) =>
    e.doubloons === 0 ? `${n.pirate(e.pirate)} digs, and finds sand.` : `${n.pirate(e.pirate)} digs up ${doubloons(e.doubloons)}.`,
  pardonProclaimed: (e, n) =>
    e.pirates.length === 0
      ? 'A General Pardon is proclaimed, but no pirate is at large.'
      : `A General Pardon is proclaimed: ${list(
          e.pirates.map((pirate) => n.pirate(pirate)),
          'and',
        )} may retire in any English port.`,
  pardonEnded: () => 'The General Pardon has lapsed.',
  deckRenewed: (e) =>
    e.rule === '19.12'
      ? `The discards are shuffled into a new deck of ${plural(e.cards, 'card')}.`
      : `The discards and the General Pardon are shuffled into a new deck of ${plural(e.cards, 'card')}.`,
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  '': '',
  generalPardon: 'The General Pardon comes for the last time',
  deckEmpty: 'The deck is empty',
  blackbeardRetired: 'Blackbeard has retired',
  blackbeardLost: 'Blackbeard is no more',
  rivalsScored: 'The System Player has reached 100 VP',
  rivalsGone: 'The System Player has no pirate left',
};

export const LOSSES: Readonly<Record<LossCause, string>> = {
  sunk: 'goes down with his ship',
  marooned: 'is marooned by his crew',
  disease: 'dies of the fever',
  naturalDisaster: 'perishes with the port',
  storm: 'is lost in the storm',
  battle: 'goes down fighting',
  portAttack: 'is sunk by the guns of the port',
  commissioner: 'is hunted down by a King’s Commissioner',
  duel: 'falls in the duel',
  ambition: 'is killed by his rival',
  hanged: 'is hanged',
};

function cardPlayed(e: EventOf<'cardPlayed'>, n: Names): string {
  const who = n.seat(e.seat);
  const card = theCard(e.card, n);
  switch (e.use) {
    case 'actions':
      return e.pirate < 0 ? `${who} plays ${card} for its Actions.` : `${who} plays ${card} for ${n.pirate(e.pirate)}’s Initiative.`;
    case 'event':
      return `${who} plays ${card} for ${n.pirate(e.pirate)}.`;
    case 'eventAndAction':
      return `${who} plays ${card}${e.pirate < 0 ? '' : ` for ${n.pirate(e.pirate)}`} and has an Action.`;
    case 'discard':
      return `${who} discards ${card} for an Action.`;
  }
}

function rolled(e: EventOf<'rolled'>, n: Names): string {
  const { figures, port } = rollText(e);
  const who = e.pirate < 0 ? n.seat(e.seat) : n.pirate(e.pirate);
  return `${who} rolls ${figures} for ${purposes[e.purpose]}${port === undefined ? '' : `: ${n.port(port)}`}.`;
}

/** A test that no other line tells of. */
function tested({ purpose, pirate, passed }: EventOf<'tested'>, n: Names): string {
  switch (purpose) {
    case 'find':
      return `${n.pirate(pirate)}’s search ${passed ? 'succeeds' : 'fails'}.`;
    case 'sack':
      return `${n.pirate(pirate)}’s attempt to sack the port ${passed ? 'succeeds' : 'fails'}.`;
    case 'conspiracy':
      return `The plot against ${n.pirate(pirate)} ${passed ? 'succeeds' : 'fails'}.`;
    case 'localResistance':
      return `The rising ${passed ? 'succeeds' : 'fails'}.`;
    case 'deployCommissioner':
      return passed ? `A Commissioner is found to hunt ${n.pirate(pirate)}.` : `No Commissioner is found to hunt ${n.pirate(pirate)}.`;
    case 'torture':
      return passed ? 'The captive talks under torture.' : 'The captive says nothing under torture.';
    case 'leadership':
      return `${n.pirate(pirate)} ${passed ? 'masters' : 'can’t master'} his crew.`;
    default:
      return `${capital(purposes[purpose])} ${passed ? 'succeeds' : 'fails'}.`;
  }
}
