/** C5.3, C5.4 Finds why an operation or a free act is closed, from public facts alone. */
import { type HostageId, NONE, type PirateId, type Seat } from '../../data/ids.ts';
import { isActive } from '../../queries/pirates.ts';
import { allianceRefusal, alliancesRefusal, breachRefusal, tradeRefusal, tradesRefusal } from '../../queries/refusals/alliances.ts';
import { petitionRefusal, petitionsRefusal } from '../../queries/refusals/hunters.ts';
import { commissionerOperationRefusal, pirateOperationRefusal, playersRefusal } from '../../queries/refusals/operations.ts';
import { stashRefusal } from '../../queries/refusals/ports.ts';
import { jettisonRefusal, tortureRefusal } from '../../queries/refusals/prizes.ts';
import type { Reason } from '../../queries/refusals/reasons.ts';
import { activationRefusal } from '../../queries/refusals/sailing.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';

const isOwn = (g: Game, seat: Seat, pirate: PirateId): boolean => isActive(g, pirate) && g.owner[pirate] === seat;
/** @returns the pirate of this seat who holds the hostage, or undefined */
function captorOf(g: Game, seat: Seat, hostage: HostageId): PirateId | undefined {
  const captor = g.hostageOf[hostage];
  return captor === undefined || captor === NONE || !isOwn(g, seat, captor) ? undefined : captor;
}

/** @returns why the seat in turn can't choose this operation or free act, or null if it can; undefined if the choice is neither */
export function turnChoiceRefusal(g: Game, seat: Seat, choice: Choice): Reason | null | undefined {
  switch (choice.type) {
    case 'pass':
      return playersRefusal(g, seat);
    case 'activate':
      return playersRefusal(g, seat) ?? activationRefusal(g, seat);
    case 'petition':
      return playersRefusal(g, seat) ?? petitionsRefusal(g, seat) ?? petitionRefusal(g, seat, choice.pirate);
    case 'sail':
    case 'enterBox':
    case 'takePrize':
    case 'refit':
    case 'recover':
    case 'doBusiness':
    case 'sackPort':
    case 'careen':
    case 'endCareen':
    case 'retire':
      return pirateOperationRefusal(g, seat, choice.pirate, choice.type);
    case 'ransom': {
      const captor = captorOf(g, seat, choice.hostage);
      return captor === undefined ? 'nobodyToRansom' : pirateOperationRefusal(g, seat, captor, 'ransom');
    }
    case 'moveCommissioner':
    case 'interceptWith':
    case 'refitCommissioner':
    case 'careenCommissioner':
    case 'endCommissionersCareen':
      return commissionerOperationRefusal(g, seat, choice.commissioner, choice.type);
    default:
      return freeActRefusal(g, seat, choice);
  }
}

function freeActRefusal(g: Game, seat: Seat, choice: Choice): Reason | null | undefined {
  switch (choice.type) {
    case 'endTurn':
      return g.operated === 1 ? null : 'operationFirst';
    case 'torture':
    case 'release': {
      const captor = captorOf(g, seat, choice.hostage);
      if (captor === undefined) return 'noHostage';
      return choice.type === 'torture' ? tortureRefusal(g, captor, choice.hostage) : null;
    }
    case 'openStash':
    case 'jettison':
    case 'breakAlliance':
    case 'offerAlliance':
    case 'offerTrade':
      return isOwn(g, seat, choice.pirate) ? pirateActRefusal(g, choice) : 'notYours';
    default:
      return undefined;
  }
}

type PirateAct = Extract<Choice, { type: 'openStash' | 'jettison' | 'breakAlliance' | 'offerAlliance' | 'offerTrade' }>;

function pirateActRefusal(g: Game, choice: PirateAct): Reason | null {
  const { pirate } = choice;
  switch (choice.type) {
    case 'openStash':
      return stashRefusal(g, pirate);
    case 'jettison':
      return jettisonRefusal(g, pirate, choice.hold);
    case 'breakAlliance':
      return breachRefusal(g, pirate);
    case 'offerAlliance':
      return alliancesRefusal(g, pirate) ?? allianceRefusal(g, pirate, choice.other);
    case 'offerTrade':
      return tradesRefusal(g, pirate) ?? tradeRefusal(g, pirate, choice.other);
  }
}
