/** Why an answer to a question in the course of an operation is closed. */
import type { Seat } from '@bb/kernel';
import {
  BOXES,
  HEXES,
  MAX_HOLDS,
  NO_PIRATE,
  NO_PORT,
  NONE,
  PIRATES,
  type PlaceId,
  placeOf,
  type SightingId,
  WARSHIPS,
} from '../../data/ids.ts';
import type { About } from '../../state/about.ts';
import {
  ATTACK_PORT,
  BRIBE,
  BUY_LETTER,
  CHASE,
  CHOOSE_SHIP,
  type Choice,
  FINISH,
  HUNT,
  MOVE_TO,
  NEW_WARSHIP,
  SEARCH,
  START_AT,
  STOP,
  STOW,
  USE_INFORMATION,
} from '../../state/choices.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { isTogether } from '../allies.ts';
import { faceDownIn } from '../merchants.ts';
import { holdsOf, isActive, takenPlaces } from '../pirates.ts';
import { boxRefusalOf, commissionersStepRefusal, warshipRefusal, warshipsStepRefusal } from './hunters.ts';
import { affairsRefusal, informationRefusal, sellRefusal, stashPartRefusal } from './ports.ts';
import { chaseRefusal, clearingRefusal, stowRefusal, unknownRefusal } from './prizes.ts';
import { REASONS, type Reason } from './reasons.ts';
import { assaultRefusal, shipRefusal, startRefusal, stepRefusal, stopRefusal } from './sailing.ts';

/** A question with its facts. */
export interface AskedOf {
  readonly ask: string;
  readonly seat: Seat;
  readonly about: About;
}

/** A part of a trade that is not aboard, or named already; or a trade that can't be carried out. */
function tradePartRefusal({ type }: Choice): Reason | undefined {
  switch (type) {
    case 'giveHold':
    case 'takeHold':
    case 'giveHostage':
    case 'takeHostage':
    case 'giveMoney':
    case 'takeMoney':
      return 'notToTrade';
    case 'finish':
      return 'tradeNotReady';
    default:
      return undefined;
  }
}

/** @returns why the answer is not offered, null if nothing closes it; undefined if the question offers no choice of this kind */
export function answerRefusal(g: VisibleBoard, { ask, seat, about }: AskedOf, choice: Choice): Reason | null | undefined {
  const { pirate = NO_PIRATE, port = NO_PORT, commissioner, slot, business } = about;
  switch (ask) {
    case 'chooseShip':
      return choice.type === 'chooseShip' ? shipRefusal(g, seat, choice.ship) : undefined;
    case 'chooseStart':
      return choice.type === 'startAt' ? startRefusal(g, choice.to) : undefined;
    case 'chooseBox':
      return choice.type === 'startAt' ? boxRefusalOf(g, pirate, choice.to) : undefined;
    case 'moveStep':
      if (choice.type === 'stop') return commissioner === undefined ? stopRefusal(g, pirate) : null;
      if (choice.type !== 'moveTo') return undefined;
      return commissioner === undefined ? stepRefusal(g, pirate, choice.to) : commissionersStepRefusal(g, commissioner, choice.to);
    case 'afterMove':
      if (choice.type === 'attackPort') return assaultRefusal(g, pirate);
      return choice.type === 'search' ? 'pointsLeft' : undefined;
    case 'chooseMerchant':
      if (choice.type === 'chase') return chaseRefusal(g, pirate, choice.sighting);
      return choice.type === 'chaseUnknown' ? unknownRefusal(g, pirate) : undefined;
    case 'dealWithCargo':
      return choice.type === 'stow' ? stowRefusal(g, pirate, choice.hold) : undefined;
    case 'clearHolds':
      return choice.type === 'throwOverboard' ? clearingRefusal(g, pirate, choice.hold) : undefined;
    case 'sellHolds':
      if (choice.type === 'sellHold') return sellRefusal(g, pirate, choice.hold);
      return choice.type === 'finish' ? 'mustSell' : undefined;
    case 'doBusiness':
      return business && affairsRefusal(g, pirate, port, business, choice.type);
    case 'attackWithInformation':
      return choice.type === 'useInformation' ? informationRefusal(g, pirate, port) : undefined;
    case 'stash':
      return choice.type === 'stashPart' ? stashPartRefusal(g, pirate, choice.hundreds) : undefined;
    case 'proposeTrade':
      return tradePartRefusal(choice);
    case 'chooseQuarry':
      return choice.type === 'hunt' ? 'notQuarry' : undefined;
    case 'orderOusted':
      return choice.type === 'hunt' ? 'notInCampaign' : undefined;
    case 'moveWarship':
      if (slot !== undefined) return choice.type === 'moveTo' ? warshipsStepRefusal(g, slot, choice.to) : undefined;
      // All that are not on the map are in the cup.
      if (choice.type === 'newWarship') return g.slotAt.filter((at) => at !== NONE).length < WARSHIPS.length ? null : 'noWarshipLeft';
      return choice.type === 'moveWarship' ? warshipRefusal(g, choice.slot) : undefined;
    default:
      return undefined;
  }
}

/** An answer that can't be chosen now. */
export interface ClosedAnswer {
  readonly choice: Choice;
  readonly reason: Reason;
  /** The section that closes it. */
  readonly rule: string;
}

/** @returns null if the answer is open, or none of this kind is offered */
function closedAnswer(g: VisibleBoard, asked: AskedOf, choice: Choice): ClosedAnswer | null {
  const reason = answerRefusal(g, asked, choice);
  return reason ? { choice, reason, rule: REASONS[reason] } : null;
}

/**
 * @param g  a position, or a view with the tables of its game
 * @param legal  the answers that are offered
 * @returns the closed answers that a player may look for. Left out are those where every player sees that there is nothing to choose.
 */
export function closedAnswers(g: VisibleBoard, asked: AskedOf, legal: readonly Choice[]): readonly ClosedAnswer[] {
  const others = answersToExplain(g, asked.ask, asked.about).filter((choice) => !legal.includes(choice));
  return others.flatMap((choice) => closedAnswer(g, asked, choice) ?? []);
}

/**
 * @param thing  what a player presses on the map: a place, or a face-down or face-up merchant
 * @returns the answer for which it would stand, and why it is closed; null if the question offers no answers of this kind
 */
export function closedAnswerAt(
  g: VisibleBoard,
  asked: AskedOf,
  thing: { readonly place: PlaceId } | { readonly sighting: SightingId },
): ClosedAnswer | null {
  if ('sighting' in thing) return closedAnswer(g, asked, CHASE[thing.sighting]);
  return closedAnswer(g, asked, MOVE_TO[thing.place]) ?? closedAnswer(g, asked, START_AT[thing.place]);
}

function answersToExplain(g: VisibleBoard, ask: string, { pirate = NO_PIRATE, place, commissioner, slot }: About): readonly Choice[] {
  const at = g.at[pirate];
  switch (ask) {
    case 'chooseShip':
      return CHOOSE_SHIP;
    case 'chooseStart':
      return HEXES.filter((hex) => takenPlaces(g).includes(hex)).map((hex) => START_AT[hex]);
    case 'chooseBox':
      return BOXES.map((box) => START_AT[box]);
    case 'moveStep':
      return commissioner === undefined ? [STOP, ...portAbreast(g, at)] : portAbreast(g, g.commissionerAt[commissioner]);
    case 'afterMove':
      return portAbreast(g, at).length > 0 ? [SEARCH, ATTACK_PORT] : [SEARCH];
    case 'chooseMerchant':
      return at === undefined ? [] : faceDownIn(g, at).map((sighting) => CHASE[sighting]);
    case 'dealWithCargo': {
      const own = STOW.slice(0, holdsOf(g.tables, g, pirate));
      return isTogether(g, pirate) ? [...own, ...STOW.slice(MAX_HOLDS, MAX_HOLDS + holdsOf(g.tables, g, g.ally[pirate]))] : own;
    }
    case 'sellHolds':
    case 'proposeTrade':
      return [FINISH];
    case 'doBusiness':
      return [BRIBE, BUY_LETTER, FINISH];
    case 'attackWithInformation':
      return [USE_INFORMATION];
    case 'chooseQuarry':
      return PIRATES.filter((pirate) => isActive(g, pirate) && g.at[pirate] === place).map((pirate) => HUNT[pirate]);
    case 'moveWarship':
      return slot === undefined ? [NEW_WARSHIP] : portAbreast(g, g.slotAt[slot]);
    default:
      return [];
  }
}

/** @returns the step into the port of this hex, if there is one */
function portAbreast({ tables }: VisibleBoard, at: PlaceId | undefined): readonly Choice[] {
  const port = at === undefined ? NONE : (tables.portIn[at] ?? NONE);
  return port === NONE ? [] : [MOVE_TO[placeOf(port)]];
}
