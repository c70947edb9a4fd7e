/** Finds the rule that forbids a choice that is not offered, from public facts and the asked seat's own cards only. */
import { GIVES_INITIATIVE, kindOf, USE_OF } from '../../data/cards.ts';
import { isArea, isPort, type PirateId, type PlaceId, type PortId, portAt, type Seat } from '../../data/ids.ts';
import { actsForAlliance, partners } from '../../queries/alliance.ts';
import { givesActions } from '../../queries/cards.ts';
import { errandOf, movesToPort } from '../../queries/errand.ts';
import { hasFound, hasMerchant } from '../../queries/merchants.ts';
import { isClosedByOwnCommissioner, moveCost } from '../../queries/movement.ts';
import { hasOnePirate, hasRoomForPirate, isFleetFull, isInPlay, isInPort, isRevelling } from '../../queries/pirates.ts';
import { hasProGovernor, mayBribe, maySack, portStatus } from '../../queries/ports.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { portRefusal } from '../ports/port-refusal.ts';
import { windowRefusal } from './window-refusal.ts';

/**
 * @param seat  the seat that is asked
 * @returns the rule's number, or null if no rule but that of the question forbids the choice
 */
export function refusalRule(g: Game, choice: Choice, seat: Seat): string | null {
  switch (g.ask?.ask) {
    case 'playCard':
      return cardRefusal(g, choice);
    case 'takeAction':
      return actionRefusal(g, choice);
    case 'antiPirateAction':
      return windowRefusal(g, choice, seat);
    case 'portActivity':
      return portRefusal(g, choice, g.activePirate, portAt(g.at[g.activePirate]));
    default:
      return otherRefusal(g, choice);
  }
}

function actionRefusal(g: Game, choice: Choice): string | null {
  if (hasErrand(g)) return '19.18';
  // The turn's card is already played, and other cards are for other players' turns.
  if ('card' in choice) return choice.type === 'playAgainst' || choice.type === 'playSkull' ? '4.6' : '4.4 C';
  switch (choice.type) {
    case 'move':
      return pirateRefusal(g, choice.pirate, true) ?? moveRefusal(g, choice.pirate, choice.to);
    case 'findMerchant':
    case 'lootMerchant': {
      const refused = pirateRefusal(g, choice.pirate, false);
      if (refused) return refused;
      const at = g.at[choice.pirate];
      if (!isArea(at) || !g.tables.areaPorts[at].includes(choice.port) || !hasMerchant(g, choice.port)) return '8.11';
      return choice.type === 'lootMerchant' && !hasFound(g, choice.pirate, choice.port) ? '8.21' : '8.12';
    }
    case 'doPortActivities':
      return pirateRefusal(g, choice.pirate, false) ?? '9.41';
    case 'recover':
      return pirateRefusal(g, choice.pirate, true) ?? '13.24';
    case 'retireByLetter':
      return pirateRefusal(g, choice.pirate, false) ?? '18.41 A';
    case 'retireInHaven':
      return blackbeardRefusal(g, choice.pirate) ?? pirateRefusal(g, choice.pirate, false) ?? '18.41 C';
    case 'bribeToRetire':
      return blackbeardRefusal(g, choice.pirate) ?? pirateRefusal(g, choice.pirate, false) ?? bribeRefusal(g, choice.pirate);
    case 'attackPort':
      return pirateRefusal(g, choice.pirate, false) ?? attackRefusal(g, choice.pirate, choice.port);
    case 'sackPort':
      return pirateRefusal(g, choice.pirate, false) ?? (maySack(g, choice.pirate) ? '10.27' : '9.55');
    case 'grabBooty':
      return pirateRefusal(g, choice.pirate, false) ?? '9.61';
    case 'formAlliance':
      return pirateRefusal(g, choice.pirate, false) ?? '11.1';
    case 'endAlliance':
      return '11.6';
    case 'digForTreasure':
      return pirateRefusal(g, choice.pirate, false) ?? '17.2 #1';
    case 'retireInPiratePort':
      return pirateRefusal(g, choice.pirate, false) ?? '4.5 J';
    case 'drawNewPirate':
    case 'deployPirate':
      if (g.tables.settings.solitaire) return '19.11';
      if (g.actionsOf >= 0 && isInPlay(g, g.actionsOf)) return '4.52';
      if (hasOnePirate(g.players) && !hasRoomForPirate(g, g.active, g.pirateHands[g.active].length)) return '2.7';
      return isFleetFull(g, g.active) ? '5.14' : '5.16';
    default:
      return null;
  }
}

/** Choices that other questions may leave out: for a pirate card, a surrender, or a ship that can't be converted. */
function otherRefusal(g: Game, { type }: Choice): string | null {
  switch (type) {
    case 'refusePirate':
      return '2.7';
    case 'pass':
      return g.ask?.ask === 'deployFleet' || g.ask?.ask === 'deployInSecret' ? '5.12' : null;
    case 'surrender':
      return '10.34';
    case 'convertShip':
    case 'convertAllysShip':
      return '8.5';
    default:
      return null;
  }
}

const blackbeardRefusal = (g: Game, pirate: PirateId): string | null => (isBlackbeard(g.tables, pirate) ? '19.15' : null);

/** 19.18 Does the active pirate of the System Player have an errand, so that he may do nothing else? */
function hasErrand(g: Game): boolean {
  const pirate = g.actionsOf;
  const errand = pirate < 0 || !isInPlay(g, pirate) ? null : errandOf(g.tables, g, pirate);
  return errand !== null && Number.isFinite(movesToPort(g.tables, g, pirate, errand, g.at[pirate]));
}

/** @returns the rule because of which this pirate can't act at all, or null if he can */
function pirateRefusal(g: Game, pirate: PirateId, openToRevellers: boolean): string | null {
  if (!isInPlay(g, pirate) || g.owner[pirate] !== g.active) return '2.6';
  if (g.actionsOf >= 0 && isInPlay(g, g.actionsOf) && !partners(g, g.actionsOf).includes(pirate)) return '4.52';
  if (!actsForAlliance(g, pirate)) return '11.2';
  if (isRevelling(g, pirate) && !openToRevellers) return '13.22';
  return !openToRevellers && isArea(g.at[pirate]) && isClosedByOwnCommissioner(g, pirate, g.at[pirate]) ? '10.27' : null;
}

function moveRefusal(g: Game, pirate: PirateId, to: PlaceId): string {
  if (!g.tables.moves[g.at[pirate]].includes(to)) return '7.11';
  if (moveCost(g, pirate) > g.actionsLeft) return '7.12';
  if (!isPort(to)) return '10.27';
  const statuses = partners(g, pirate).map((one) => portStatus(g.tables, g, one, portAt(to)));
  switch (statuses.find((status) => status === 'destroyed' || status === 'anti')) {
    case 'destroyed':
      return '9.51';
    case 'anti':
      return '9.31';
    default:
      return '7.3';
  }
}

/** A port within reach that stands and belongs to a nation can only be protected by the General Pardon. */
function attackRefusal(g: Game, pirate: PirateId, port: PortId): string {
  const at = g.at[pirate];
  const status = portStatus(g.tables, g, pirate, port);
  const isBeside = isArea(at) && g.tables.areaPorts[at].includes(port);
  return isBeside && status !== 'destroyed' && status !== 'piratePort' ? '17.2 #8' : '9.51';
}

function bribeRefusal(g: Game, pirate: PirateId): string {
  if (!isInPort(g, pirate)) return '18.41 D';
  const port = portAt(g.at[pirate]);
  return hasProGovernor(g, port) && !mayBribe(g.tables, g, pirate, port) ? '9.45' : '18.41 D';
}

function cardRefusal(g: Game, choice: Choice): string | null {
  if (!('card' in choice)) return null;
  const { card } = choice;
  if (!g.hands[g.active].includes(card)) return '2.6';
  switch (choice.type) {
    case 'discardForAction':
      return '4.55';
    case 'playLetter':
      return '17.2 #12';
    case 'playForInitiative':
      return GIVES_INITIATIVE[card] ? '4.52' : '17.13';
    case 'playBuriedTreasure':
    case 'playFairWinds':
    case 'playFairWindsForCommissioner':
    case 'playHeavyGuns':
      return givesActions(g, g.active, card) ? `17.2 #${kindOf(card).number}` : '17.12';
    default:
      return USE_OF[card] === 'and' ? '17.12' : '17.13';
  }
}
