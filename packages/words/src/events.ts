import { type EventOf, type GameEvent, type LossCause, locatorOf, PORTS } from '@bb/engine';
import { ACTIONS, announced, WITH_OUTCOME } from './actions.ts';
import { arithmetic, CAUSES, contested, tested } from './arithmetic.ts';
import { capital, doubloons, hunter, list, type Names, plural, rated, signed } from './names.ts';
import { PURPOSES } from './purposes.ts';
import { warLine } from './war-events.ts';

const LOSSES: Readonly<Record<LossCause, string>> = {
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

/** One line of the log; empty for what needs no line of its own. */
export function tell(e: GameEvent, n: Names): string {
  return capital(lineOf(e, n));
}

function lineOf(e: GameEvent, n: Names): string {
  switch (e.type) {
    case 'playerOrderSet':
      return `${n.seat(e.seat)} is Player A and begins.`;
    case 'turnBegan':
      return `Turn ${e.turn}: ${n.seat(e.seat)}.`;
    case 'turnLost':
      return `${n.seat(e.seat)}’s crews are seasick: the turn is lost.`;
    case 'turnEnded':
      return '';
    case 'gameEnded':
      return e.ending === 'deckEmpty'
        ? 'The deck is empty: the game is over.'
        : 'The General Pardon comes for the last time: the game is over.';
    case 'rolled':
      return rolled(e, n);
    case 'rerolled':
      return `${n.pirate(e.pirate)} uses Cunning (${e.cunningLeft} left) and rolls again.`;
    case 'tested':
      return `${tested(e, n)}.`;
    case 'contested':
      return `${contested(e, n)}.`;
    case 'cardDrawn':
      return e.card < 0 ? `${n.seat(e.seat)} draws a card.` : `${n.seat(e.seat)} draws ${n.card(e.card)}.`;
    case 'cardShown':
      return `${n.seat(e.seat)} draws ${n.card(e.card)}, which strikes at once.`;
    case 'cardPlayed':
      return cardPlayed(e, n);
    case 'cardPlayedAgainst':
      return `${n.seat(e.seat)} plays ${n.card(e.card)}${e.pirate < 0 ? '' : ` against ${n.pirate(e.pirate)}`}.`;
    case 'cardNegated':
      return `${n.seat(e.seat)} answers with Skull & Crossbones: ${n.card(e.card)} is cancelled (Cunning ${e.cunningLeft} left).`;
    case 'cardDiscarded':
      return `${n.seat(e.seat)} discards ${n.card(e.card)}.`;
    case 'handPassed':
      return e.cards.some((card) => card >= 0)
        ? `${n.seat(e.from)} passes ${e.cards.map((card) => n.card(card)).join(', ')} to ${n.seat(e.to)}.`
        : `${n.seat(e.from)} passes ${plural(e.cards.length, 'card')} to ${n.seat(e.to)}.`;
    case 'cardShuffledIn':
      return `${n.card(e.card)} is shuffled back into the deck.`;
    case 'cardHeldOut':
      return `${n.card(e.card)} is held out of the deck for now.`;
    case 'cardRemoved':
      return `${n.card(e.card)} is out of the game.`;
    case 'pirateDrawn':
      return e.pirate < 0 ? `${n.seat(e.seat)} draws a pirate.` : `${n.seat(e.seat)} draws ${n.pirateInFull(e.pirate)}.`;
    case 'pirateDeployed':
      return `${n.pirateInFull(e.pirate)} sets sail for ${n.seat(e.seat)} in ${n.sea(e.to)}.`;
    case 'shipChosen':
      return `${n.pirate(e.pirate)} commands a ${n.ship(e.ship)}.`;
    case 'pirateTookCommand':
      return `${n.pirateInFull(e.pirate)} takes command of ${n.pirate(e.from)}’s ship for ${n.seat(e.seat)}.`;
    case 'pirateRetired':
      return `${n.pirate(e.pirate)} retires: 2 × ${e.notoriety} Notoriety and ${doubloons(e.netWorth)} make ${e.vp} VP for ${n.seat(e.seat)}.`;
    case 'pirateLost':
      return `${n.pirate(e.pirate)} ${LOSSES[e.how]}: ${e.vp} VP for ${n.seat(e.seat)}.`;
    case 'pirateScored':
      return `${n.pirate(e.pirate)} is still at large: ${e.vp} VP for ${n.seat(e.seat)}.`;
    case 'pirateMoved':
      return `${n.pirate(e.pirate)} sails from ${n.sea(e.from)} to ${n.sea(e.to)}.`;
    case 'pirateOusted':
      return `${n.pirate(e.pirate)} is driven out of ${n.place(e.from)} to ${n.sea(e.to)}.`;
    case 'loyaltyChanged':
      return `${n.pirate(e.pirate)}: Loyalty ${signed(e.by)} (${CAUSES[e.cause]}), now ${e.now}.`;
    case 'notorietyGained':
      return `${n.pirate(e.pirate)}: Notoriety ${signed(e.by)} (${CAUSES[e.cause]}), now ${e.now}.`;
    case 'speedLost':
      return `${n.pirate(e.pirate)}: ${plural(e.hits, 'Speed hit')} (${CAUSES[e.cause]}), Speed now ${rated(e.now)}.`;
    case 'scurvyBrokeOut':
      return `Scurvy breaks out aboard ${n.pirate(e.pirate)}’s ship.`;
    case 'scurvyCured':
      return `${n.pirate(e.pirate)}’s crew recovers from scurvy.`;
    case 'mutinyBrokeOut':
      return `Mutiny against ${n.pirate(e.pirate)}!`;
    case 'mutinyQuashed':
      return `${n.pirate(e.pirate)} quashes the mutiny.`;
    case 'mutinySucceeded':
      return `${n.pirate(e.pirate)}’s crew takes the ship.`;
    case 'revelryBegan':
      return `${n.pirate(e.pirate)}’s crew falls to ${e.voluntary ? '' : 'unbidden '}debauchery & revelry.`;
    case 'recovered':
      return e.done ? `${n.pirate(e.pirate)}’s crew is sober again.` : `${n.pirate(e.pirate)}’s crew begins to sober up.`;
    case 'actionAnnounced':
      return WITH_OUTCOME.includes(e.action) ? '' : announced(e, n);
    case 'actionLost':
      return `${n.pirate(e.pirate)}’s ${ACTIONS[e.action]} comes to nothing: the Action is lost.`;
    case 'merchantPlaced':
      return `A merchant lies off ${n.port(e.port)}.`;
    case 'merchantFound':
      return `${n.pirate(e.pirate)} finds the merchant off ${n.port(e.port)}: a ${n.merchant(e.merchant)}.`;
    case 'merchantMissed':
      return `${n.pirate(e.pirate)} searches in vain off ${n.port(e.port)}.`;
    case 'merchantRemoved':
      return `The merchant off ${n.port(e.port)} is gone.`;
    case 'cargoSeen':
      return `${n.pirate(e.pirate)} opens the prize’s hatches: ${arithmetic(1, e.dice, [{ cause: 'cargo', amount: e.cargo }])}: ${doubloons(e.doubloons)}.`;
    case 'hostageTaken':
      return `Aboard is a ${n.hostage(e.hostage)} (${n.nation(e.nation)}).`;
    case 'bootySeized':
      return `${n.pirate(e.pirate)} seizes the booty.`;
    case 'bootyLeft':
      return `${n.pirate(e.pirate)} leaves the booty.`;
    case 'cargoTaken':
      return `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`;
    case 'cargoAbandoned':
      return `${n.pirate(e.pirate)} abandons a cargo of ${doubloons(e.doubloons)}.`;
    case 'holdJettisoned':
      return `${n.pirate(e.pirate)} throws ${doubloons(e.doubloons)} overboard.`;
    case 'shipConverted':
      return `${n.pirate(e.pirate)} makes the prize his ship: a ${n.ship(e.to)} for a ${n.ship(e.from)}.`;
    case 'hostageHeld':
      return `The ${n.hostage(e.hostage)} is held for ransom.`;
    case 'hostageDied':
      return `The ${n.hostage(e.hostage)} dies.`;
    case 'informationGained':
      return `${n.pirate(e.pirate)} learns ${plural(e.points, 'point')} about ${n.port(e.port)}, ${e.now} in all.`;
    case 'hostageRansomed':
      return `The ${n.hostage(e.hostage)} is ransomed: dice ${e.dice} × Value ${e.value} bring ${doubloons(e.doubloons)}.`;
    case 'bootyStowed':
      return `${n.pirate(e.pirate)} stows ${doubloons(e.doubloons)} in hold ${e.hold + 1}.`;
    case 'bootyConverted':
      return `${n.pirate(e.pirate)} turns ${doubloons(e.booty)} into Net Worth${e.percent === 100 ? '' : ` at ${e.percent} %: ${doubloons(e.doubloons)}`}, now ${doubloons(e.now)}.`;
    case 'refitRolled':
      return `${n.pirate(e.pirate)}: half of die ${e.dice}, rounded up${e.bonus === 0 ? '' : `, ${signed(e.bonus)} in his haven`}: ${plural(e.hits, 'hit')} can be mended.`;
    case 'shipTossed':
      return `${n.pirate(e.pirate)} in the storm: ${arithmetic(1, e.dice, e.modifiers)}${e.hits === 0 ? ', and the sea takes the ship' : `: ${plural(e.hits, 'Speed hit')}`}.`;
    case 'shipWorn':
      return `${n.pirate(e.pirate)}’s ship: half of die ${e.dice}, rounded down: ${plural(e.hits, 'Speed hit')}.`;
    case 'warshipTossed':
      return `${n.warship(e.warship)} in the storm: dice ${e.dice} against Combat ${e.combat}: ${e.dice > e.combat ? 'driven off' : 'stays'}.`;
    case 'commissionerTossed':
      return `${n.commissioner(e.commissioner)} in the storm: die ${e.dice}: ${e.dice <= e.upTo ? 'driven off' : 'stays'}.`;
    case 'shipRefitted':
      return `${n.pirate(e.pirate)} refits: ${[e.combat > 0 ? `Combat +${e.combat}` : '', e.speed > 0 ? `Speed +${e.speed}` : ''].filter(Boolean).join(', ') || 'nothing to mend'}.`;
    case 'priceNamed':
      return `The governor of ${n.port(e.port)} asks ${doubloons(e.doubloons)}${e.affordable ? '' : ', more than there is'}.`;
    case 'pricePaid':
      return `${n.pirate(e.pirate)} pays ${doubloons(e.doubloons)}; Net Worth ${doubloons(e.now)}.`;
    case 'priceDeclined':
      return `${n.pirate(e.pirate)} declines to pay ${doubloons(e.doubloons)}.`;
    case 'havenBought':
      return `${n.port(e.port)} is now a safe haven for ${n.pirate(e.pirate)}.`;
    case 'havenLost':
      return `${n.port(e.port)} is no safe haven for ${n.pirate(e.pirate)} any more.`;
    case 'letterGranted':
      return `${n.pirate(e.pirate)} has a Letter of Marque: ${n.nation(e.nation)}.`;
    case 'gunsMounted':
      return `${n.pirate(e.pirate)} mounts heavy guns.`;
    case 'portDestroyed':
      return `${n.port(e.port)} is destroyed.`;
    case 'governorPlaced':
      return e.replaced < 0
        ? `${n.governor(e.governor)} governs ${n.port(e.port)}.`
        : `${n.governor(e.governor)} replaces ${n.governor(e.replaced)} in ${n.port(e.port)}.`;
    case 'governorRemoved':
      return `${n.governor(e.governor)} governs ${n.port(e.port)} no more.`;
    case 'stormStruck':
      return `A storm rises off ${n.port(e.port)} and sweeps ${list(
        e.areas.map((area) => n.sea(area)),
        'and',
      )}.`;
    case 'warshipRemoved':
      return `${n.warship(e.warship)} leaves ${n.sea(e.area)}.`;
    case 'commissionerRemoved':
      return `${hunter(e.seat, e.commissioner, n)} is recalled.`;
    case 'commissionerMoved':
      return `${hunter(e.seat, e.commissioner, n)} sails to ${n.sea(e.to)}.`;
    case 'treasureMapDealt':
      return `${n.pirate(e.pirate)} holds a map to buried treasure.`;
    case 'treasureMapLost':
      return `${n.pirate(e.pirate)}’s treasure map is lost.`;
    case 'treasureSought':
      return e.doubloons === 0 ? `${n.pirate(e.pirate)} digs, and finds sand.` : `${n.pirate(e.pirate)} digs up ${doubloons(e.doubloons)}.`;
    case 'pardonProclaimed':
      return e.pirates.length === 0
        ? 'A General Pardon is proclaimed, but no pirate is at large.'
        : `A General Pardon is proclaimed: ${list(
            e.pirates.map((pirate) => n.pirate(pirate)),
            'and',
          )} may retire in any English port.`;
    case 'pardonEnded':
      return 'The General Pardon has lapsed.';
    case 'deckRenewed':
      return `The discards and the General Pardon are shuffled into a new deck of ${plural(e.cards, 'card')}.`;
    default:
      return warLine(e, n);
  }
}

function cardPlayed(e: Extract<GameEvent, { type: 'cardPlayed' }>, n: Names): string {
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

/** Two dice that name a port, or a price: tens and ones. */
const D66: readonly EventOf<'rolled'>['purpose'][] = [
  'governorPlacement',
  'merchantPlacement',
  'randomDeployment',
  'disease',
  'storm',
  'newGovernors',
];

function rolled({ purpose, pirate, seat, dice }: EventOf<'rolled'>, n: Names): string {
  const who = pirate < 0 ? n.seat(seat) : n.pirate(pirate);
  const [tens = 0, ones = 0] = dice;
  const locator = 10 * tens + ones;
  if (purpose === 'retirementBribe') return `${who} rolls ${locator} for ${PURPOSES[purpose]}.`;
  if (!D66.includes(purpose)) return `${who} rolls ${dice.join(' + ')} for ${PURPOSES[purpose]}.`;
  const port = PORTS.find((one) => locatorOf(one) === locator);
  return `${who} rolls ${locator} for ${PURPOSES[purpose]}${port === undefined ? '' : `: ${n.port(port)}`}.`;
}
