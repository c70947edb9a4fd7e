/** C5.3, C5.4 What a player may do in a turn. Each chapter offers its own operations and free acts; this is the list of them. */
import { COMMISSIONERS, MAX_HOLDS, NO_SIGHTING, NONE, type PirateId, portAt, type Seat } from '../../data/ids.ts';
import { emptyHold } from '../../effects/leaving.ts';
import { hasCompany } from '../../queries/allies.ts';
import { preyOf } from '../../queries/hunters.ts';
import { hasBooty, pirateBit } from '../../queries/pirates.ts';
import { holderOf, portOf } from '../../queries/ports.ts';
import { holdsPort, type OperationKind } from '../../queries/refusals/operations.ts';
import { jettisonRefusal } from '../../queries/refusals/prizes.ts';
import { type Choice, type ChoiceOf, END_TURN, jettison, PASS, SACK_PORT, SAIL } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { breakAlliance, formAlliance, offerAlliance, offerBreach } from '../alliances/alliance.ts';
import { offerTrade, trade } from '../alliances/trade.ts';
import { hunt, offerHunt } from '../hunters/hunt.ts';
import { moveCommissioner, offerCommissionersMove } from '../hunters/move-commissioner.ts';
import { offerPetition, petition } from '../hunters/petition.ts';
import { business, offerBusiness, ransom } from '../ports/business.ts';
import { careen, endCareen, endCommissionersCareen, offerCareen, offerCommissionersCareen } from '../ports/careen.ts';
import { checkPort } from '../ports/check-port.ts';
import { offerCommissionersRefit, offerRepairs, recover, refit, refitCommissioner } from '../ports/repairs.ts';
import { sackPort } from '../ports/sack-port.ts';
import { offerTakePrize, takePrize } from '../prizes/take-prize.ts';
import { dropHostage, offerHostageActs, torture } from '../prizes/torture.ts';
import { call } from '../procedure.ts';
import { offerRetirement, retire } from '../retiring/retire.ts';
import { enterBox } from '../sailing/enter-box.ts';
import { move, offerMove } from '../sailing/move.ts';
import { newPirate, offerActivation } from '../sailing/new-pirate.ts';
import { offerStash, stash } from './stash.ts';

export type FreeActKind = 'openStash' | 'jettison' | 'torture' | 'release' | 'offerAlliance' | 'breakAlliance' | 'offerTrade' | 'endTurn';
type TurnChoice = ChoiceOf<OperationKind | FreeActKind>;

/** Each chapter offers its own operations. */
export function offerOperations(g: Game, seat: Seat, out: Choice[]): void {
  // C14.4 [C49] One of those who hold a port must sack it or sail.
  if (holdsPort(g, seat)) {
    for (const pirate of g.fleet[seat]) if (g.holding[pirate] === 1) out.push(SACK_PORT[pirate], SAIL[pirate]);
    return;
  }
  out.push(PASS);
  offerActivation(g, seat, out);
  offerPetition(g, seat, out);
  offerCommissioners(g, seat, out);
  for (const pirate of g.fleet[seat]) {
    // C5.1 A pirate who began the turn with a D&R marker can't be operated.
    if ((g.idle & pirateBit(pirate)) === 0) offerPirate(g, pirate, out);
  }
}

function offerPirate(g: Game, pirate: PirateId, out: Choice[]): void {
  const port = portOf(g, pirate);
  offerMove(g, pirate, out);
  if (port === NONE) {
    offerTakePrize(g, pirate, out);
    offerCareen(g, pirate, out);
    // C14.4 In a port that another holds he may only move out.
  } else if (holderOf(g, port) === NONE) {
    // C12.2 Each operation in port is one of its own.
    offerRepairs(g, pirate, out);
    offerBusiness(g, pirate, out);
    offerCareen(g, pirate, out);
    offerRetirement(g, pirate, out);
  }
}

function offerCommissioners(g: Game, seat: Seat, out: Choice[]): void {
  for (const commissioner of COMMISSIONERS) {
    if (g.commissionerOf[commissioner] !== seat) continue;
    offerCommissionersMove(g, commissioner, out);
    offerHunt(g, commissioner, out);
    offerCommissionersRefit(g, commissioner, out);
    offerCommissionersCareen(g, commissioner, out);
  }
}

/** Free acts of each pirate, D&R or not. */
export function offerFreeActs(g: Game, seat: Seat, out: Choice[]): void {
  for (const pirate of g.fleet[seat]) {
    offerStash(g, pirate, out);
    offerHostageActs(g, pirate, out);
    offerBreach(g, pirate, out);
    if (!hasCompany(g, pirate)) continue;
    offerJettison(g, pirate, out);
    offerAlliance(g, pirate, out);
    offerTrade(g, pirate, out);
  }
  if (g.operated === 1 && out.length > 0) out.push(END_TURN);
}

/** C5.4 Booty may be thrown overboard, to make room. */
function offerJettison(g: Game, pirate: PirateId, out: Choice[]): void {
  if (!hasBooty(g, pirate)) return;
  for (let hold = 0; hold < MAX_HOLDS; hold++) if (jettisonRefusal(g, pirate, hold) === null) out.push(jettison(pirate, hold));
}

/** Notes that this pirate does the operation of this turn. A chase ends by any operation but a Take prize (C9.3). */
function operate(g: Game, pirate: PirateId, chases: boolean): void {
  g.operating = pirate;
  if (!chases) g.chasing[pirate] = NO_SIGHTING;
}

/** Carries out an operation or a free act. */
export function perform(g: Game, seat: Seat, choice: TurnChoice) {
  switch (choice.type) {
    case 'endTurn':
      return 'done';
    case 'openStash':
      return call(g, stash, { pirate: choice.pirate }, 'acted');
    case 'jettison':
      emptyHold(g, choice.pirate, choice.hold);
      return 'acted';
    case 'torture':
      return call(g, torture, { hostage: choice.hostage }, 'acted');
    case 'release':
      g.events?.push({ type: 'hostageReleased', rule: 'C5.4', pirate: g.hostageOf[choice.hostage], hostage: choice.hostage });
      dropHostage(g, choice.hostage);
      return 'acted';
    case 'offerAlliance':
      return call(g, formAlliance, { pirate: choice.pirate, other: choice.other }, 'acted');
    case 'breakAlliance':
      return call(g, breakAlliance, { pirate: choice.pirate, other: g.ally[choice.pirate] }, 'acted');
    case 'offerTrade':
      return call(g, trade, { pirate: choice.pirate, other: choice.other }, 'acted');
  }
  g.operated = 1;
  if (choice.type === 'ransom') operate(g, g.hostageOf[choice.hostage], false);
  // A petition names the pirate of another player.
  if ('pirate' in choice && choice.type !== 'petition') operate(g, choice.pirate, choice.type === 'takePrize');
  switch (choice.type) {
    case 'pass':
      g.events?.push({ type: 'turnPassed', rule: 'C5.3', seat });
      return 'acted';
    case 'activate':
      return call(g, newPirate, { seat }, 'acted');
    case 'sail':
      return call(g, move, { pirate: choice.pirate }, 'acted');
    case 'takePrize':
      return call(g, takePrize, { pirate: choice.pirate }, 'acted');
    case 'petition':
      return call(g, petition, { seat, pirate: choice.pirate }, 'acted');
    case 'moveCommissioner':
      return call(g, moveCommissioner, { commissioner: choice.commissioner }, 'acted');
    case 'interceptWith':
      return call(g, hunt, { seat, among: preyOf(g, choice.commissioner), leader: choice.commissioner }, 'acted');
    case 'enterBox':
      return call(g, enterBox, { pirate: choice.pirate }, 'acted');
    case 'retire':
      return call(g, retire, { pirate: choice.pirate }, 'acted');
    case 'refit':
      refit(g, choice.pirate);
      return 'acted';
    case 'recover':
      recover(g, choice.pirate);
      return 'acted';
    case 'doBusiness':
      return call(g, business, { pirate: choice.pirate, port: portAt(g.at[choice.pirate]) }, 'acted');
    case 'ransom': {
      const pirate = g.hostageOf[choice.hostage];
      return call(g, ransom, { pirate, port: portAt(g.at[pirate]), hostage: choice.hostage }, 'acted');
    }
    case 'sackPort':
      return call(g, sackPort, { pirate: choice.pirate, port: portAt(g.at[choice.pirate]) }, 'acted');
    case 'careen':
      return call(g, careen, { pirate: choice.pirate }, 'acted');
    case 'endCareen':
      endCareen(g, choice.pirate);
      return 'acted';
    case 'refitCommissioner':
      refitCommissioner(g, choice.commissioner);
      return 'acted';
    case 'careenCommissioner':
      return call(g, careen, { commissioner: choice.commissioner }, 'acted');
    case 'endCommissionersCareen': {
      const port = endCommissionersCareen(g, choice.commissioner);
      return port === NONE ? 'acted' : call(g, checkPort, { port }, 'acted');
    }
  }
}
