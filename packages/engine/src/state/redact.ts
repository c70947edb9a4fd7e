/** What one seat learns of an event. Exhaustive: a new secret can't be forgotten. */
import { NO_CARD, NO_PIRATE, type Seat } from '../data/ids.ts';
import type { GameEvent } from './event.ts';

/** `you` null: a spectator. Hidden pieces become none. */
export function redact(event: GameEvent, you: Seat | null): GameEvent {
  switch (event.type) {
    case 'cardDrawn':
      return event.seat === you ? event : { ...event, card: NO_CARD };
    case 'pirateDrawn':
      return event.seat === you ? event : { ...event, pirate: NO_PIRATE };
    case 'handPassed':
      return event.from === you || event.to === you ? event : { ...event, cards: event.cards.map(() => NO_CARD) };
    case 'actionAnnounced':
    case 'actionLost':
    case 'bootyConverted':
    case 'bootyLeft':
    case 'bootySeized':
    case 'bootyStowed':
    case 'cardDiscarded':
    case 'cardHeldOut':
    case 'cardNegated':
    case 'cardPlayed':
    case 'cardPlayedAgainst':
    case 'cardRemoved':
    case 'cardShown':
    case 'cardShuffledIn':
    case 'cargoAbandoned':
    case 'cargoSeen':
    case 'cargoTaken':
    case 'commissionerMoved':
    case 'commissionerRemoved':
    case 'gameEnded':
    case 'governorPlaced':
    case 'governorRemoved':
    case 'gunsMounted':
    case 'havenBought':
    case 'havenLost':
    case 'holdJettisoned':
    case 'hostageDied':
    case 'hostageHeld':
    case 'hostageRansomed':
    case 'hostageTaken':
    case 'informationGained':
    case 'letterGranted':
    case 'loyaltyChanged':
    case 'merchantFound':
    case 'merchantMissed':
    case 'merchantPlaced':
    case 'merchantRemoved':
    case 'mutinyBrokeOut':
    case 'mutinyQuashed':
    case 'mutinySucceeded':
    case 'notorietyGained':
    case 'pardonEnded':
    case 'pardonProclaimed':
    case 'pirateDeployed':
    case 'pirateLost':
    case 'pirateMoved':
    case 'pirateOusted':
    case 'pirateRetired':
    case 'pirateScored':
    case 'pirateTookCommand':
    case 'playerOrderSet':
    case 'portDestroyed':
    case 'priceDeclined':
    case 'priceNamed':
    case 'pricePaid':
    case 'recovered':
    case 'rerolled':
    case 'revelryBegan':
    case 'rolled':
    case 'scurvyBrokeOut':
    case 'scurvyCured':
    case 'shipChosen':
    case 'shipConverted':
    case 'shipRefitted':
    case 'shipTossed':
    case 'warshipTossed':
    case 'commissionerTossed':
    case 'refitRolled':
    case 'shipWorn':
    case 'speedLost':
    case 'stormStruck':
    case 'tested':
    case 'treasureMapDealt':
    case 'treasureMapLost':
    case 'treasureSought':
    case 'turnBegan':
    case 'turnEnded':
    case 'turnLost':
    case 'warshipRemoved':
      return event;
  }
}
