/** Finds why a choice that is not offered is closed, and by which section. */
import type { Frame, Seat } from '@bb/kernel';
import { NO_PIRATE, NO_PORT } from '../data/ids.ts';
import { boxRefusalOf, commissionersStepRefusal, warshipRefusal, warshipsStepRefusal } from '../queries/refusals/hunters.ts';
import { informationRefusal, sellRefusal, stashPartRefusal } from '../queries/refusals/ports.ts';
import { chaseRefusal, clearingRefusal, stowRefusal, unknownRefusal } from '../queries/refusals/prizes.ts';
import type { Reason } from '../queries/refusals/reasons.ts';
import { assaultRefusal, shipRefusal, startRefusal, stepRefusal, stopRefusal } from '../queries/refusals/sailing.ts';
import type { About } from '../state/about.ts';
import type { AskName } from '../state/asks.ts';
import type { Choice } from '../state/choices.ts';
import type { Game } from '../state/position.ts';
import { turnChoiceRefusal } from './course/refusal.ts';
import { affairsRefusal } from './ports/affairs.ts';

/** A question, with its facts and the innermost procedure under way. */
export interface Asked {
  readonly ask: AskName;
  readonly seat: Seat;
  readonly about: About;
  readonly frame: Frame;
}

/**
 * @param choice  must not be among those that are offered
 * @returns why it is closed at this question, or null if nothing but the question itself closes it
 */
export function reasonAgainst(g: Game, asked: Asked, choice: Choice): Reason | null {
  if (asked.ask === 'takeOperation') return turnChoiceRefusal(g, asked.seat, choice) ?? null;
  const reason = stepRefusalAt(g, asked, choice);
  if (reason !== undefined) return reason;
  return turnChoiceRefusal(g, g.active, choice) === undefined ? null : 'operationUnderWay';
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

/** @returns undefined if the question offers no choice of this kind */
function stepRefusalAt(g: Game, { ask, seat, about, frame }: Asked, choice: Choice): Reason | null | undefined {
  const { pirate = NO_PIRATE, port = NO_PORT, commissioner, slot } = about;
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
      return affairsRefusal(g, frame, choice);
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
      if (choice.type === 'newWarship') return g.warshipPool.length > 0 ? null : 'noWarshipLeft';
      return choice.type === 'moveWarship' ? warshipRefusal(g, choice.slot) : undefined;
    default:
      return undefined;
  }
}
