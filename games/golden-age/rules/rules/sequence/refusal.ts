/** 4.4 C, 4.5, 4.6 Finds why a card can't be played, an Action is closed, or an Action can't be interrupted. */
import { type CardTitle, TITLE_OF, USE_OF } from '../../data/cards.ts';
import { NONE, type PirateId, type Seat } from '../../data/ids.ts';
import { commissionerRefusal, commissionRefusal, reactionRefusal, warshipRefusal } from '../../queries/anti-pirate.ts';
import { actionsRefusal as cardActionsRefusal } from '../../queries/cards.ts';
import { errandAreas } from '../../queries/errand.ts';
import {
  actionsRefusal,
  actorRefusal,
  errandRefusal,
  newPiratesRefusal,
  pressingErrand,
  stateRefusal,
} from '../../queries/refusals/actions.ts';
import { allianceRefusal, alliancesRefusal, breachRefusal } from '../../queries/refusals/alliances.ts';
import type { AskedOf } from '../../queries/refusals/answers.ts';
import {
  commissionersWindsRefusal,
  commissionersWindsToRefusal,
  discardRefusal,
  gunsRefusal,
  initiativeRefusal,
  leaderRefusal,
  numberRefusal,
  windsRefusal,
  windsToRefusal,
} from '../../queries/refusals/cards.ts';
import {
  commissionersMoveRefusal,
  commissionersReachRefusal,
  convertRefusal,
  oustingRefusal,
  piratePortRefusal,
  resistanceRefusal,
  seatRefusal,
} from '../../queries/refusals/hunters.ts';
import {
  activitiesRefusal,
  assaultRefusal,
  blackbeardRefusal,
  bribedRetirementRefusal,
  digRefusal,
  grabRefusal,
  havenRetirementRefusal,
  letterRetirementRefusal,
  piratePortRetirementRefusal,
  recoveryRefusal,
  sackRefusal,
} from '../../queries/refusals/ports.ts';
import { lootingRefusal, merchantRefusal, reachRefusal, searchRefusal } from '../../queries/refusals/prizes.ts';
import type { Reason } from '../../queries/refusals/reasons.ts';
import { deploymentRefusal, deploymentsRefusal, drawRefusal, moveRefusal, newcomerRefusal } from '../../queries/refusals/sailing.ts';
import type { Choice, ChoiceOf } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { windowCardRefusal } from '../cards/window-cards.ts';
import { addAllPlays } from './play-card.ts';

/** @returns why the active seat can't take this Action, or null if it can; undefined if the choice is none */
export function turnChoiceRefusal(g: Game, choice: Choice): Reason | null | undefined {
  const errand = pressingErrand(g);
  const refused = errand && errandRefusal(g, errand, choice);
  if (refused) return refused;
  // The turn's card is already played, and other cards are for other players' turns.
  if ('card' in choice) return choice.type === 'playAgainst' || choice.type === 'playSkull' ? 'forOtherTurns' : 'cardIsPlayed';
  switch (choice.type) {
    case 'endActions':
      return null;
    case 'endAlliance':
      return breachRefusal(g, g.active, choice.pirate);
    case 'drawNewPirate':
      return actionsRefusal(g) ?? newPiratesRefusal(g) ?? drawRefusal(g, g.active);
    case 'deployPirate':
      return (
        actionsRefusal(g) ??
        newPiratesRefusal(g) ??
        deploymentsRefusal(g, g.active) ??
        newcomerRefusal(g, g.active, choice.pirate) ??
        deploymentRefusal(g, g.active, choice.to)
      );
    case 'move':
      return actionsRefusal(g) ?? actorRefusal(g, choice.pirate) ?? moveRefusal(g, choice.pirate, choice.to);
    case 'recover':
      return actionsRefusal(g) ?? actorRefusal(g, choice.pirate) ?? recoveryRefusal(g, choice.pirate);
    case 'retireInHaven':
      return blackbeardRefusal(g, choice.pirate) ?? soberRefusal(g, choice.pirate) ?? havenRetirementRefusal(g, choice.pirate);
    case 'bribeToRetire':
      return blackbeardRefusal(g, choice.pirate) ?? soberRefusal(g, choice.pirate) ?? bribedRetirementRefusal(g, choice.pirate);
    case 'findMerchant':
    case 'lootMerchant':
    case 'attackPort':
    case 'doPortActivities':
    case 'retireByLetter':
    case 'retireInPiratePort':
    case 'sackPort':
    case 'grabBooty':
    case 'formAlliance':
    case 'digForTreasure':
      return soberRefusal(g, choice.pirate) ?? soberActionRefusal(g, choice);
    default:
      return undefined;
  }
}

/** Why this pirate can take no Action but to sail and to recover. */
const soberRefusal = (g: Game, pirate: PirateId): Reason | null => actionsRefusal(g) ?? actorRefusal(g, pirate) ?? stateRefusal(g, pirate);

type SoberAction = ChoiceOf<
  | 'findMerchant'
  | 'lootMerchant'
  | 'attackPort'
  | 'doPortActivities'
  | 'retireByLetter'
  | 'retireInPiratePort'
  | 'sackPort'
  | 'grabBooty'
  | 'formAlliance'
  | 'digForTreasure'
>;

function soberActionRefusal(g: Game, choice: SoberAction): Reason | null {
  const { pirate } = choice;
  switch (choice.type) {
    case 'findMerchant':
      return reachRefusal(g, pirate, choice.port) ?? merchantRefusal(g, choice.port) ?? searchRefusal(g, pirate, choice.port);
    case 'lootMerchant':
      return reachRefusal(g, pirate, choice.port) ?? merchantRefusal(g, choice.port) ?? lootingRefusal(g, pirate, choice.port);
    case 'attackPort':
      return assaultRefusal(g, pirate, choice.port);
    case 'doPortActivities':
      return activitiesRefusal(g, pirate);
    case 'retireByLetter':
      return letterRetirementRefusal(g, pirate);
    case 'retireInPiratePort':
      return piratePortRetirementRefusal(g, pirate);
    case 'sackPort':
      return sackRefusal(g, pirate);
    case 'grabBooty':
      return grabRefusal(g, pirate, choice.target);
    case 'formAlliance':
      return alliancesRefusal(g, pirate) ?? allianceRefusal(g, pirate, choice.ally);
    case 'digForTreasure':
      return digRefusal(g, pirate);
  }
}

/** @returns why the active seat can't play or discard this card, or null if it can; undefined if the choice is neither */
export function cardChoiceRefusal(g: Game, seat: Seat, choice: Choice): Reason | null | undefined {
  if (choice.type === 'endAlliance') return breachRefusal(g, seat, choice.pirate);
  if (!('card' in choice)) return undefined;
  const { card } = choice;
  if (!g.hands[seat].includes(card)) return 'cardNotInHand';
  switch (choice.type) {
    case 'discardForAction': {
      const plays: Choice[] = [];
      addAllPlays(g, seat, plays);
      return discardRefusal(plays.length);
    }
    case 'playLetter':
      return 'letter-of-marque';
    case 'playForActions':
      return numberRefusal(card);
    case 'playForInitiative':
      return initiativeRefusal(card) ?? leaderRefusal(g, seat, choice.pirate);
    case 'playHeavyGuns':
    case 'playBuriedTreasure':
    case 'playFairWinds':
    case 'playFairWindsForCommissioner':
      return cardActionsRefusal(g, seat, card) ?? eventRefusal(g, seat, choice);
    default:
      return USE_OF[card] === 'and' ? 'onlyWithEvent' : 'noActionsGiven';
  }
}

type Event = ChoiceOf<'playHeavyGuns' | 'playBuriedTreasure' | 'playFairWinds' | 'playFairWindsForCommissioner'>;

function eventRefusal(g: Game, seat: Seat, choice: Event): Reason | null {
  switch (choice.type) {
    case 'playHeavyGuns':
      return g.fleet[seat].includes(choice.pirate) ? gunsRefusal(g, choice.pirate) : 'heavy-guns';
    case 'playBuriedTreasure':
      return g.fleet[seat].includes(choice.pirate) ? null : 'buried-treasure';
    case 'playFairWinds': {
      const { pirate, to } = choice;
      if (leaderRefusal(g, seat, pirate) !== null || !errandAreas(g.tables, g, pirate).some((area) => area === to)) return 'fair-winds';
      return windsRefusal(g, pirate) ?? windsToRefusal(g, pirate, to);
    }
    case 'playFairWindsForCommissioner':
      return commissionersWindsRefusal(g, seat) ?? commissionersWindsToRefusal(g, seat, choice.to);
  }
}

/** @returns why the seat can't interrupt the Action in this way, or null if it can; undefined if the choice is none */
export function windowChoiceRefusal(g: Game, { seat, about }: AskedOf, choice: Choice): Reason | null | undefined {
  const { action, moment, inPort = 0, opponent = NONE } = about;
  if (action === undefined || moment === undefined) return undefined;
  const o = { action, moment, inPort, opponent };
  if ('card' in choice) {
    if (!g.hands[seat].includes(choice.card)) return 'cardNotInHand';
    return seatRefusal(g, seat) ?? windowCardRefusal(g, seat, choice.card, o) ?? playRefusal(g, seat, choice);
  }
  switch (choice.type) {
    case 'pass':
      return null;
    case 'react':
      return reactionRefusal(g.tables, g, o, seat, g.activePirate);
    case 'deployCommissioner':
      return seatRefusal(g, seat) ?? commissionRefusal(g, seat, g.activePirate);
    case 'useWarship':
      return seatRefusal(g, seat) ?? warshipRefusal(g, o, g.activePirate, seat);
    case 'moveCommissioner':
      return (
        seatRefusal(g, seat) ??
        commissionerRefusal(g, seat) ??
        commissionersMoveRefusal(choice.to) ??
        commissionersReachRefusal(g, seat, choice.to)
      );
    case 'attackPiratePort':
      return seatRefusal(g, seat) ?? commissionerRefusal(g, seat) ?? piratePortRefusal(g, seat, choice.port);
    case 'oust':
      return seatRefusal(g, seat) ?? commissionerRefusal(g, seat) ?? oustingRefusal(g, o, seat);
    default:
      return undefined;
  }
}

/** @returns why a card that can be played can't be played in this way, or null if it can */
function playRefusal(g: Game, seat: Seat, choice: Extract<Choice, { card: unknown }>): Reason | null {
  const title = TITLE_OF[choice.card];
  switch (choice.type) {
    case 'playAmbition':
      return g.pirateHands[seat].includes(choice.pirate) ? null : title;
    case 'playConverts':
      return convertRefusal(g, choice.pirate);
    case 'playResistance':
      return resistanceRefusal(g, choice.port);
    case 'playAgainst':
      return NAMING.includes(title) ? title : null;
    default:
      return title;
  }
}

/** The cards whose play names a pirate or a port. */
const NAMING: readonly CardTitle[] = ['piratical-ambition', 'pirate-converts', 'local-resistance'];
