/** 4.5 Why an Action is closed: to the turn, to a pirate, or because of what it needs. */
import { isArea, isPort, type PirateId, portAt } from '../../data/ids.ts';
import type { Choice } from '../../state/choices.ts';
import type { Board, Game } from '../../state/position.ts';
import { actsForAlliance } from '../alliance.ts';
import { type Errand, errandOf, movesToPort, servesErrand } from '../errand.ts';
import { isClosedByOwnCommissioner, moveCost } from '../movement.ts';
import { isInPlay, isRevelling } from '../pirates.ts';
import type { Reason } from './reasons.ts';

/** 4.52, 4.53 Do all Actions belong to one pirate by Initiative? Only while he is in play [R42]. */
export const mustUseInitiative = (b: Board): boolean => b.actionsOf >= 0 && isInPlay(b, b.actionsOf);

/** 4.54 Every Action. */
export const actionsRefusal = (b: Board): Reason | null => (b.actionsLeft > 0 ? null : 'noActionsLeft');

/** 4.52, 11.2 Every Action of this pirate. */
export function actorRefusal(b: Board, pirate: PirateId): Reason | null {
  if (!isInPlay(b, pirate) || b.owner[pirate] !== b.active) return 'notYours';
  if (mustUseInitiative(b) && b.actionsOf !== pirate && b.ally[b.actionsOf] !== pirate) return 'otherHasInitiative';
  return actsForAlliance(b, pirate) ? null : 'allyActs';
}

/** 13.22, 10.27 Every Action of this pirate but to sail and to recover. */
export function stateRefusal(b: Board, pirate: PirateId): Reason | null {
  if (isRevelling(b, pirate)) return 'revels';
  const at = b.at[pirate];
  return isArea(at) && isClosedByOwnCommissioner(b, pirate, at) ? 'ownCommissioner' : null;
}

/** 5.16 @returns why no pirate can be drawn or deployed */
export function newPiratesRefusal(g: Game): Reason | null {
  if (g.tables.settings.solitaire) return 'noNewPirates';
  return mustUseInitiative(g) ? 'otherHasInitiative' : null;
}

/** 19.18 An errand that a pirate of the System Player does before anything else. */
export interface PressingErrand {
  readonly pirate: PirateId;
  readonly errand: Errand;
  /** The number of Moves to the closest port where it can be done. */
  readonly moves: number;
}

/** @returns null if he who has the Actions has no errand, or it can't be done in any port [R85] */
export function pressingErrand(g: Game): PressingErrand | null {
  const pirate = g.actionsOf;
  const errand = mustUseInitiative(g) ? errandOf(g.tables, g, pirate) : null;
  if (errand === null) return null;
  const moves = movesToPort(g.tables, g, pirate, errand, g.at[pirate]);
  return Number.isFinite(moves) ? { pirate, errand, moves } : null;
}

/** 19.18 Does the choice not serve the errand? If no Action does that he can afford, the turn ends. */
export const errandRefusal = (g: Game, errand: PressingErrand, choice: Choice): Reason | null =>
  isForErrand(g, errand, choice) ? null : 'errandFirst';

function isForErrand(g: Game, { pirate, errand, moves }: PressingErrand, choice: Choice): boolean {
  const t = g.tables;
  const at = g.at[pirate];
  if (isPort(at) && servesErrand(t, g, pirate, errand, portAt(at))) {
    const type = isRevelling(g, pirate) ? 'recover' : errand === 'letter' ? 'doPortActivities' : 'retireByLetter';
    return choice.type === type && choice.pirate === pirate;
  }
  if (moveCost(g, pirate) > g.actionsLeft) return choice.type === 'endActions';
  return choice.type === 'move' && choice.pirate === pirate && movesToPort(t, g, pirate, errand, choice.to) === moves - 1;
}
