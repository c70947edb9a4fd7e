/** 4.5 The Actions that a card gives. */
import { AREAS, isArea, isPort, NO_PIRATE, PIRATES, type PirateId, type PortId, placeOf } from '../../data/ids.ts';
import { endAlliance } from '../../effects/alliance.ts';
import { dropFrom } from '../../effects/lists.ts';
import { partners } from '../../queries/alliance.ts';
import { moveCost, sailRefusal } from '../../queries/movement.ts';
import { attackRefusal } from '../../queries/ports.ts';
import {
  actionsRefusal,
  actorRefusal,
  errandRefusal,
  mustUseInitiative,
  newPiratesRefusal,
  pressingErrand,
  stateRefusal,
} from '../../queries/refusals/actions.ts';
import { allianceRefusal, alliancesRefusal, breachRefusal } from '../../queries/refusals/alliances.ts';
import {
  activitiesRefusal,
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
import { lootingRefusal, merchantRefusal, searchRefusal } from '../../queries/refusals/prizes.ts';
import { deploymentRefusal, deploymentsRefusal, drawRefusal, paceRefusal } from '../../queries/refusals/sailing.ts';
import { isSystem } from '../../queries/solitaire.ts';
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
    next: (g) =>
      (g.actionsLeft > 0 || g.fleet[g.active].some((pirate) => breachRefusal(g, g.active, pirate) === null)) && !isSystemTurnOver(g)
        ? 'takeAction'
        : DONE,

    /**
     * The Actions may be split over the player's pirates in any order (4.51), or are all one pirate's by Initiative (4.52). Not all
     * need be taken. 11.6 After the last one an alliance may still end.
     */
    takeAction: {
      ask: 'takeAction',
      seat: (g) => g.active,
      options(g, _f, out) {
        if (actionsRefusal(g) === null) {
          for (const pirate of mustUseInitiative(g) ? partners(g, g.actionsOf) : g.fleet[g.active])
            if (actorRefusal(g, pirate) === null) actionsOf(g, pirate, out);
          if (newPiratesRefusal(g) === null) deployments(g, out);
        }
        for (const pirate of g.fleet[g.active]) if (breachRefusal(g, g.active, pirate) === null) out.push(END_ALLIANCE[pirate]);
        out.push(END_ACTIONS);
        const errand = pressingErrand(g);
        if (errand !== null) for (let i = out.length - 1; i >= 0; i--) if (errandRefusal(g, errand, out[i]) !== null) out.splice(i, 1);
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

function actionsOf(g: Game, pirate: PirateId, out: Choice[]): void {
  const t = g.tables;
  const at = g.at[pirate];
  if (paceRefusal(g, pirate) === null) for (const to of t.moves[at]) if (sailRefusal(t, g, pirate, to) === null) out.push(move(pirate, to));
  if (recoveryRefusal(g, pirate) === null) out.push(RECOVER[pirate]);
  if (stateRefusal(g, pirate) !== null) return;
  if (isArea(at)) actionsAtSea(g, pirate, t.areaPorts[at], out);
  else if (isPort(at)) actionsInPort(g, pirate, out);
}

function actionsAtSea(g: Game, pirate: PirateId, near: readonly PortId[], out: Choice[]): void {
  for (const port of near) {
    if (merchantRefusal(g, port) !== null) continue;
    if (searchRefusal(g, pirate, port) === null) out.push(findMerchant(pirate, port));
    else if (lootingRefusal(g, pirate, port) === null) out.push(lootMerchant(pirate, port));
  }
  for (const port of near) if (attackRefusal(g.tables, g, port) === null) out.push(attackPort(pirate, port));
  if (digRefusal(g, pirate) === null) out.push(DIG_FOR_TREASURE[pirate]);
}

function actionsInPort(g: Game, pirate: PirateId, out: Choice[]): void {
  if (activitiesRefusal(g, pirate) === null) out.push(DO_PORT_ACTIVITIES[pirate]);
  if (letterRetirementRefusal(g, pirate) === null) out.push(RETIRE_BY_LETTER[pirate]);
  if (blackbeardRefusal(g, pirate) === null) {
    if (havenRetirementRefusal(g, pirate) === null) out.push(RETIRE_IN_HAVEN[pirate]);
    if (bribedRetirementRefusal(g, pirate) === null) out.push(BRIBE_TO_RETIRE[pirate]);
  }
  if (piratePortRetirementRefusal(g, pirate) === null) out.push(RETIRE_IN_PIRATE_PORT[pirate]);
  if (sackRefusal(g, pirate) === null) out.push(SACK_PORT[pirate]);
  for (const target of PIRATES) if (grabRefusal(g, pirate, target) === null) out.push(grabBooty(pirate, target));
  if (alliancesRefusal(g, pirate) !== null) return;
  for (const ally of g.fleet[g.active]) if (allianceRefusal(g, pirate, ally) === null) out.push(formAlliance(pirate, ally));
}

/** 5.16 Adds the choices to draw a new pirate, or to deploy one from hand. */
function deployments(g: Game, out: Choice[]): void {
  const seat = g.active;
  if (drawRefusal(g, seat) === null) out.push(DRAW_NEW_PIRATE);
  if (deploymentsRefusal(g, seat) !== null) return;
  for (const pirate of g.pirateHands[seat])
    for (const to of AREAS) if (deploymentRefusal(g, seat, to) === null) out.push(deployPirate(pirate, to));
}
