/** C12.8 Governors come and go. */
import { type GovernorId, NO_GOVERNOR, NONE, type PortId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { loseHaven } from './leaving.ts';
import { takeFrom } from './lists.ts';

/** A governor from the cup comes to a port; the old one goes back. A haven there ends (C12.1). */
export function placeGovernor(g: Game, port: PortId, governor: GovernorId, rule: string): void {
  takeFrom(g.governorPool, governor);
  removeGovernor(g, port, true, rule);
  loseHaven(g, port, rule);
  g.governorAt[port] = governor;
  g.events?.push({ type: 'governorPlaced', rule, port, governor });
}

/** A governor leaves a port, to the cup or out of play. A haven there ends (C12.1). */
export function removeGovernor(g: Game, port: PortId, toCup: boolean, rule: string): void {
  const governor = g.governorAt[port];
  if (governor === NONE) return;
  g.governorAt[port] = NO_GOVERNOR;
  if (toCup) g.governorPool.push(governor);
  loseHaven(g, port, rule);
  g.events?.push({ type: 'governorRemoved', rule, port, governor, toCup });
}

/** C11, C18.4 A governor who has been drawn goes out of play, instead of to the port. */
export function dismissGovernor(g: Game, port: PortId, governor: GovernorId, rule: string): void {
  takeFrom(g.governorPool, governor);
  g.events?.push({ type: 'governorDismissed', rule, port, governor });
}
