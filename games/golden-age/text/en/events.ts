/** One line of the log for each event. */
import type { Ending, EventOf, LossCause } from '@bb/golden-age/rules';
import { LOGGED_BY_OUTCOME } from '../actions.ts';
import { arithmetic, type ContestOutcome, contestText, rollText, testArithmetic } from '../arithmetic.ts';
import { rated, signed } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { actions, announced } from './actions.ts';
import { causes, needed, purposes } from './dice.ts';
import { doubloons, list, plural } from './grammar.ts';
import { hunter } from './pieces.ts';
import { warEvents } from './war-events.ts';

export const events: Language['events'] = {
  ...warEvents,
  playerOrderSet: (e, n) => `${n.seat(e.seat)} is Player A and begins.`,
  turnBegan: (e, n) => `Turn ${e.turn}: ${n.seat(e.seat)}.`,
  turnLost: (e, n) => `${n.seat(e.seat)}’s crews are seasick: the turn is lost.`,
  turnEnded: () => '',
  gameEnded: (e) => `${ENDINGS[e.ending]}: the game is over.`,
  rolled: (e, n) => rolled(e, n),
  rerolled: (e, n) => `${n.pirate(e.pirate)} uses Cunning (${e.cunningLeft} left) and rolls again.`,
  tested: (e, n) => `${whatIsTested(e, n)}: ${testArithmetic(e, n)}, needed ${needed[e.needed]} ${e.target}: ${e.passed ? 'yes' : 'no'}.`,
  contested: (e, n) => contested(e, n),
  cardDrawn: (e, n) => (e.card < 0 ? `${n.seat(e.seat)} draws a card.` : `${n.seat(e.seat)} draws ${n.card(e.card)}.`),
  cardShown: (e, n) => `${n.seat(e.seat)} draws ${n.card(e.card)}, which strikes at once.`,
  cardTurnedUp: (e, n) => `${n.seat(e.seat)} turns up ${n.card(e.card)}.`,
  letterKept: (e, n) => `${n.pirate(e.pirate)} keeps ${n.card(e.card)} and sails to have it sealed.`,
  cardPlayed: (e, n) => cardPlayed(e, n),
  cardPlayedAgainst: (e, n) => `${n.seat(e.seat)} plays ${n.card(e.card)}${e.pirate < 0 ? '' : ` against ${n.pirate(e.pirate)}`}.`,
  cardNegated: (e, n) =>
    `${n.seat(e.seat)} answers with Skull & Crossbones: ${n.card(e.card)} is canceled (Cunning ${e.cunningLeft} left).`,
  cardDiscarded: (e, n) => `${n.seat(e.seat)} discards ${n.card(e.card)}.`,
  handPassed: (e, n) =>
    e.cards.some((card) => card >= 0)
      ? `${n.seat(e.from)} passes ${e.cards.map((card) => n.card(card)).join(', ')} to ${n.seat(e.to)}.`
      : `${n.seat(e.from)} passes ${plural(e.cards.length, 'card')} to ${n.seat(e.to)}.`,
  cardShuffledIn: (e, n) => `${n.card(e.card)} is shuffled back into the deck.`,
  cardHeldOut: (e, n) => `${n.card(e.card)} is held out of the deck for now.`,
  cardRemoved: (e, n) => `${n.card(e.card)} is out of the game.`,
  pirateDrawn: (e, n) => (e.pirate < 0 ? `${n.seat(e.seat)} draws a pirate.` : `${n.seat(e.seat)} draws ${n.pirateInFull(e.pirate)}.`),
  pirateDeployed: (e, n) => `${n.pirateInFull(e.pirate)} sets sail for ${n.seat(e.seat)} in ${n.sea(e.to)}.`,
  shipChosen: (e, n) => `${n.pirate(e.pirate)} commands a ${n.ship(e.ship)}.`,
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
  revelryBegan: (e, n) => `${n.pirate(e.pirate)}’s crew falls to ${e.voluntary ? '' : 'unplanned '}debauchery & revelry.`,
  recovered: (e, n) => (e.done ? `${n.pirate(e.pirate)}’s crew is sober again.` : `${n.pirate(e.pirate)}’s crew begins to sober up.`),
  actionAnnounced: (e, n) => (LOGGED_BY_OUTCOME.includes(e.action) ? '' : announced[e.action](e, n)),
  actionLost: (e, n) => `${n.pirate(e.pirate)}’s ${actions[e.action]} comes to nothing: the Action is lost.`,
  merchantPlaced: (e, n) => `A merchant lies off ${n.port(e.port)}.`,
  merchantFound: (e, n) => `${n.pirate(e.pirate)} finds the merchant off ${n.port(e.port)}: a ${n.merchant(e.merchant)}.`,
  merchantMissed: (e, n) => `${n.pirate(e.pirate)} searches in vain off ${n.port(e.port)}.`,
  merchantRemoved: (e, n) => `The merchant off ${n.port(e.port)} is gone.`,
  cargoSeen: (e, n) =>
    `${n.pirate(e.pirate)} opens the prize’s hatches: ${arithmetic(1, e.dice, [{ cause: 'cargo', amount: e.cargo }], n.language)}: ${doubloons(e.doubloons)}.`,
  hostageTaken: (e, n) => `Aboard is a ${n.hostage(e.hostage)} (${n.nation(e.nation)}).`,
  bootySeized: (e, n) => `${n.pirate(e.pirate)} seizes the booty.`,
  bootyLeft: (e, n) => `${n.pirate(e.pirate)} leaves the booty.`,
  cargoTaken: (e, n) => `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`,
  cargoAbandoned: (e, n) => `${n.pirate(e.pirate)} abandons a cargo of ${doubloons(e.doubloons)}.`,
  holdJettisoned: (e, n) => `${n.pirate(e.pirate)} throws ${doubloons(e.doubloons)} overboard.`,
  shipConverted: (e, n) => `${n.pirate(e.pirate)} makes the prize his ship: a ${n.ship(e.to)} for a ${n.ship(e.from)}.`,
  hostageHeld: (e, n) => `The ${n.hostage(e.hostage)} is held for ransom.`,
  hostageDied: (e, n) => `The ${n.hostage(e.hostage)} dies.`,
  informationGained: (e, n) => `${n.pirate(e.pirate)} learns ${plural(e.points, 'point')} about ${n.port(e.port)}, ${e.now} in all.`,
  hostageRansomed: (e, n) => `The ${n.hostage(e.hostage)} is ransomed: dice ${e.dice} × Value ${e.value} bring ${doubloons(e.doubloons)}.`,
  bootyStowed: (e, n) => `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`,
  bootyConverted: (e, n) =>
    `${n.pirate(e.pirate)} turns ${doubloons(e.booty)} into Net Worth${e.percent === 100 ? '' : ` at ${e.percent} %: ${doubloons(e.doubloons)}`}, now ${doubloons(e.now)}.`,
  refitRolled: (e, n) =>
    `${n.pirate(e.pirate)}: half of die ${e.dice}, rounded up${e.bonus === 0 ? '' : `, ${signed(e.bonus)} in his haven`}: ${plural(e.hits, 'hit')} can be mended.`,
  shipTossed: (e, n) =>
    `${n.pirate(e.pirate)} in the storm: ${arithmetic(1, e.dice, e.modifiers, n.language)}${e.hits === 0 ? ', and the sea takes the ship' : `: ${plural(e.hits, 'Speed hit')}`}.`,
  shipWorn: (e, n) => `${n.pirate(e.pirate)}’s ship: half of die ${e.dice}, rounded down: ${plural(e.hits, 'Speed hit')}.`,
  warshipTossed: (e, n) =>
    `${n.warship(e.warship)} in the storm: dice ${e.dice} against Combat ${e.combat}: ${e.dice > e.combat ? 'driven off' : 'stays'}.`,
  commissionerTossed: (e, n) =>
    `${n.commissioner(e.commissioner)} in the storm: die ${e.dice}: ${e.dice <= e.upTo ? 'driven off' : 'stays'}.`,
  shipRefitted: (e, n) =>
    `${n.pirate(e.pirate)} refits: ${[e.combat > 0 ? `Combat +${e.combat}` : '', e.speed > 0 ? `Speed +${e.speed}` : ''].filter(Boolean).join(', ') || 'nothing to mend'}.`,
  priceNamed: (e, n) => `The governor of ${n.port(e.port)} asks ${doubloons(e.doubloons)}${e.affordable ? '' : ', more than there is'}.`,
  pricePaid: (e, n) => `${n.pirate(e.pirate)} pays ${doubloons(e.doubloons)}; Net Worth ${doubloons(e.now)}.`,
  priceDeclined: (e, n) => `${n.pirate(e.pirate)} declines to pay ${doubloons(e.doubloons)}.`,
  havenBought: (e, n) => `${n.port(e.port)} is now a safe haven for ${n.pirate(e.pirate)}.`,
  havenLost: (e, n) => `${n.port(e.port)} is no safe haven for ${n.pirate(e.pirate)} any more.`,
  letterGranted: (e, n) => `${n.pirate(e.pirate)} has a Letter of Marque: ${n.nation(e.nation)}.`,
  gunsMounted: (e, n) => `${n.pirate(e.pirate)} mounts heavy guns.`,
  portDestroyed: (e, n) => `${n.port(e.port)} is destroyed.`,
  governorPlaced: (e, n) =>
    e.replaced < 0
      ? `${n.governor(e.governor)} governs ${n.port(e.port)}.`
      : `${n.governor(e.governor)} replaces ${n.governor(e.replaced)} in ${n.port(e.port)}.`,
  governorRemoved: (e, n) => `${n.governor(e.governor)} governs ${n.port(e.port)} no more.`,
  stormStruck: (e, n) =>
    `A storm rises off ${n.port(e.port)} and sweeps ${list(
      e.areas.map((area) => n.sea(area)),
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
  switch (e.use) {
    case 'actions':
      return e.pirate < 0
        ? `${who} plays ${n.card(e.card)} for its Actions.`
        : `${who} plays ${n.card(e.card)} for ${n.pirate(e.pirate)}’s Initiative.`;
    case 'event':
      return `${who} plays ${n.card(e.card)} for ${n.pirate(e.pirate)}.`;
    case 'eventAndAction':
      return `${who} plays ${n.card(e.card)}${e.pirate < 0 ? '' : ` for ${n.pirate(e.pirate)}`}, and has an Action.`;
    case 'discard':
      return `${who} discards ${n.card(e.card)} for an Action.`;
  }
}

function rolled(e: EventOf<'rolled'>, n: Names): string {
  const { figures, port } = rollText(e);
  const who = e.pirate < 0 ? n.seat(e.seat) : n.pirate(e.pirate);
  return `${who} rolls ${figures} for ${purposes[e.purpose]}${port === undefined ? '' : `: ${n.port(port)}`}.`;
}

function whatIsTested({ purpose, pirate }: EventOf<'tested'>, n: Names): string {
  const whose = pirate < 0 ? purposes[purpose] : `${n.pirate(pirate)}, ${purposes[purpose]}`;
  switch (purpose) {
    case 'conspiracy':
      return `the conspiracy against ${n.pirate(pirate)}`;
    case 'deployCommissioner':
      return `the search for a Commissioner to send after ${n.pirate(pirate)}`;
    default:
      return whose;
  }
}

function contested(e: EventOf<'contested'>, n: Names): string {
  const { first, others, outcome } = contestText(e, n);
  return `${first} against ${others.join(' and ')}: ${CONTESTS[outcome]}.`;
}

const CONTESTS: Readonly<Record<ContestOutcome, string>> = {
  away: 'got away',
  caught: 'caught',
  fell: 'the port falls',
  held: 'the port holds',
  ousted: 'all are driven out',
  stayed: 'they stay',
  won: 'won',
  lost: 'lost',
  tie: 'a tie',
  tieLost: 'a tie: lost',
};
