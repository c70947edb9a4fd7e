/** 4.5 The Actions that a card gives. */
import { AREAS, isArea, isPort, NO_PIRATE, type PirateId, placeOf, portAt } from '../../data/ids.ts';
import { endAlliance } from '../../effects/alliance.ts';
import { dropFrom } from '../../effects/lists.ts';
import { actsForAlliance, alliancesToEnd, hasTreasureMap, leaders, partners, possibleAllies } from '../../queries/alliance.ts';
import { hasFound, hasMerchant } from '../../queries/merchants.ts';
import { isClosedByOwnCommissioner, isClosedTo, isShutInByOwnCommissioner, maySail, moveCost } from '../../queries/movement.ts';
import { hasRoomForPirate, isFleetFull, isInPlay, isRevelling } from '../../queries/pirates.ts';
import { grabTargets, mayAttackPort, mayBribe, mayRetireByLetter, mayRetireInPiratePort, maySack } from '../../queries/ports.ts';
import { areRivals, isBlackbeard, isSystem } from '../../queries/solitaire.ts';
import {
  attackPort,
  BRIBE_TO_RETIRE,
  type Choice,
  DIG_FOR_TREASURE,
  DO_PORT_ACTIVITIES,
  DRAW_NEW_PIRATE,
  deployPirate,
  END_ACTIONS,
  END_ALLIANCE,
  findMerchant,
  formAlliance,
  grabBooty,
  lootMerchant,
  move,
  RECOVER,
  RETIRE_BY_LETTER,
  RETIRE_IN_HAVEN,
  RETIRE_IN_PIRATE_PORT,
  SACK_PORT,
} from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { deploy } from '../pirates/deploy.ts';
import { drawNewPirate } from '../pirates/draw-new-pirate.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { errandActions } from '../solitaire/errand-choices.ts';
import { action } from './action.ts';

type ActionChoice =
  | 'move'
  | 'findMerchant'
  | 'lootMerchant'
  | 'doPortActivities'
  | 'recover'
  | 'retireByLetter'
  | 'retireInHaven'
  | 'bribeToRetire'
  | 'retireInPiratePort'
  | 'attackPort'
  | 'sackPort'
  | 'grabBooty'
  | 'formAlliance'
  | 'endAlliance'
  | 'digForTreasure'
  | 'drawNewPirate'
  | 'deployPirate'
  | 'endActions';

interface Actions extends Frame {
  proc: 'actions';
}

/**
 * Spends `g.actionsLeft`. 19.17 A pirate of the System Player has the same choices as every other pirate; the System Player picks the one that
 * brings it most gain or does most damage.
 */
export const actions: Procedure<undefined, Actions, { next: undefined; takeAction: Asks<ActionChoice> }> = {
  name: 'actions',
  rule: '4.5',
  enter: () => ({ proc: 'actions', at: 'next' }),
  steps: {
    /** 4.54 Any Action may be taken again while Actions are left; 19.2 a turn of the System Player ends when its pirate is gone [R84]. */
    next: (g) => ((g.actionsLeft > 0 || alliancesToEnd(g, g.active).length > 0) && !isSystemTurnOver(g) ? 'takeAction' : DONE),

    /**
     * The Actions may be split over the player's pirates in any order (4.51), or are all one pirate's by Initiative (4.52). Not all
     * need be taken. 11.6 After the last one an alliance may still end.
     */
    takeAction: {
      ask: 'takeAction',
      seat: (g) => g.active,
      options(g, _f, out) {
        if (g.actionsLeft > 0) {
          if (mustUseInitiative(g)) {
            if (errandActions(g, g.actionsOf, out)) return;
            for (const pirate of partners(g, g.actionsOf)) if (actsForAlliance(g, pirate)) actionsOf(g, pirate, out);
          } else {
            for (const pirate of leaders(g, g.active)) actionsOf(g, pirate, out);
            if (!g.tables.settings.solitaire) deployments(g, out);
          }
        }
        for (const pirate of alliancesToEnd(g, g.active)) out.push(END_ALLIANCE[pirate]);
        out.push(END_ACTIONS);
      },
      choose(g, _f, choice) {
        if (choice.type === 'endActions') {
          g.actionsLeft = 0;
          return DONE;
        }
        if (choice.type === 'endAlliance') {
          endAlliance(g, choice.pirate, '11.6');
          return 'next';
        }
        const cost = choice.type === 'move' ? moveCost(g, choice.pirate) : 1;
        g.actionsLeft -= cost;
        switch (choice.type) {
          case 'move':
            return call(g, action, { kind: 'move', pirate: choice.pirate, target: choice.to, cost }, 'next');
          case 'findMerchant':
            return call(g, action, { kind: 'findMerchant', pirate: choice.pirate, target: placeOf(choice.port) }, 'next');
          case 'lootMerchant':
            return call(g, action, { kind: 'lootMerchant', pirate: choice.pirate, target: placeOf(choice.port) }, 'next');
          case 'doPortActivities':
            return call(g, action, { kind: 'portActivities', pirate: choice.pirate }, 'next');
          case 'recover':
            return call(g, action, { kind: 'recovery', pirate: choice.pirate }, 'next');
          case 'digForTreasure':
            return call(g, action, { kind: 'dig', pirate: choice.pirate }, 'next');
          case 'attackPort':
            return call(g, action, { kind: 'attackPort', pirate: choice.pirate, target: placeOf(choice.port) }, 'next');
          case 'sackPort':
            return call(g, action, { kind: 'sackPort', pirate: choice.pirate }, 'next');
          case 'grabBooty':
            return call(g, action, { kind: 'bootyGrab', pirate: choice.pirate, other: choice.target }, 'next');
          case 'formAlliance':
            return call(g, action, { kind: 'alliance', pirate: choice.pirate, other: choice.ally }, 'next');
          case 'retireInPiratePort':
          case 'retireByLetter':
          case 'retireInHaven':
          case 'bribeToRetire':
            return call(g, action, { kind: choice.type, pirate: choice.pirate }, 'next');
          case 'drawNewPirate':
            g.activePirate = NO_PIRATE;
            return call(g, drawNewPirate, { seat: g.active }, 'next');
          case 'deployPirate':
            g.activePirate = NO_PIRATE;
            dropFrom(g.pirateHands[g.active], choice.pirate);
            return call(g, deploy, { seat: g.active, pirate: choice.pirate, to: choice.to }, 'next');
        }
      },
    },
  },
};

/** 19.2 Is this a turn of the System Player whose pirate is gone? */
const isSystemTurnOver = (g: Game): boolean => isSystem(g.tables, g.active) && !mustUseInitiative(g);

/** 4.52, 4.53 Do all Actions belong to one pirate by Initiative? Only while he is in play [R42]. */
const mustUseInitiative = (g: Game): boolean => g.actionsOf >= 0 && isInPlay(g, g.actionsOf);

function actionsOf(g: Game, pirate: PirateId, out: Choice[]): void {
  const t = g.tables;
  const at = g.at[pirate];
  if (moveCost(g, pirate) <= g.actionsLeft) for (const to of t.moves[at]) if (maySail(t, g, pirate, to)) out.push(move(pirate, to));
  if (isRevelling(g, pirate)) {
    if (isPort(at)) out.push(RECOVER[pirate]);
    return;
  }
  if (isPort(at)) {
    const port = portAt(at);
    out.push(DO_PORT_ACTIVITIES[pirate]);
    if (mayRetireByLetter(t, g, pirate, port)) out.push(RETIRE_BY_LETTER[pirate]);
    // 19.15 Blackbeard can only retire by Letter.
    if (!isBlackbeard(t, pirate)) {
      if (g.havenOf[port] === pirate) out.push(RETIRE_IN_HAVEN[pirate]);
      if (mayBribe(t, g, pirate, port)) out.push(BRIBE_TO_RETIRE[pirate]);
      if (mayRetireInPiratePort(t, port)) out.push(RETIRE_IN_PIRATE_PORT[pirate]);
    }
    // [R75] A sack puts him to sea, so he must be able to leave the port.
    if (maySack(g, pirate) && !isShutInByOwnCommissioner(t, g, pirate)) out.push(SACK_PORT[pirate]);
    for (const target of grabTargets(g, pirate)) if (areRivals(t, g, pirate, target)) out.push(grabBooty(pirate, target));
    for (const ally of possibleAllies(g, pirate)) out.push(formAlliance(pirate, ally));
  } else if (isArea(at) && !isClosedByOwnCommissioner(g, pirate, at)) {
    for (const port of t.areaPorts[at]) {
      if (!hasMerchant(g, port)) continue;
      out.push(hasFound(g, pirate, port) ? lootMerchant(pirate, port) : findMerchant(pirate, port));
    }
    for (const port of t.areaPorts[at]) if (mayAttackPort(t, g, port)) out.push(attackPort(pirate, port));
    if (hasTreasureMap(g, pirate) && at === t.islePines) out.push(DIG_FOR_TREASURE[pirate]);
  }
}

/** 5.16 Adds the choices to draw a new pirate, or to deploy one from hand. */
function deployments(g: Game, out: Choice[]): void {
  const seat = g.active;
  const full = isFleetFull(g, seat);
  const hand = g.pirateHands[seat];
  if (g.pirateDeck.length > 0 && hasRoomForPirate(g, seat, hand.length)) out.push(DRAW_NEW_PIRATE);
  if (full) return;
  for (const pirate of hand) for (const to of AREAS) if (!isClosedTo(g, seat, to)) out.push(deployPirate(pirate, to));
}
