/** Changes to ports, their governors and merchants. */
import { type GovernorId, type MerchantId, NO_GOVERNOR, NO_MERCHANT, NONE, type PirateId, type PortId } from '../data/ids.ts';
import { hasAttackedNation } from '../queries/ports.ts';
import { type Game, UNFOUND } from '../state/position.ts';
import { forfeitLetter, loseHaven } from './leaving.ts';

/** 9.22, 9.23 A governor already there is out of the game; with him ends a safe haven (9.34). */
export function placeGovernor(g: Game, port: PortId, governor: GovernorId, rule: string): void {
  const replaced = g.governorAt[port];
  g.governorAt[port] = governor;
  if (replaced !== NONE) loseHaven(g, port);
  g.events?.push({ type: 'governorPlaced', rule, port, governor, replaced });
}

/** 9.23 The governor of this port, if any, is out of the game; with him ends a safe haven (9.34). */
export function removeGovernor(g: Game, port: PortId, rule: string): void {
  const governor = g.governorAt[port];
  if (governor === NONE) return;
  g.governorAt[port] = NO_GOVERNOR;
  loseHaven(g, port);
  g.events?.push({ type: 'governorRemoved', rule, port, governor });
}

/** 6.32 Puts a merchant face down into the port's merchant box. */
export function placeMerchant(g: Game, port: PortId, merchant: MerchantId): void {
  g.merchantAt[port] = merchant;
  g.merchantSince[port] = UNFOUND;
  g.merchantFinders[port] = 0;
  g.events?.push({ type: 'merchantPlaced', rule: '6.32', port });
}

/** 6.34, 8.23 The merchant of this port, if any, returns to the pool. */
export function removeMerchant(g: Game, port: PortId, rule: string): void {
  const merchant = g.merchantAt[port];
  if (merchant === NONE) return;
  g.merchantPool.push(merchant);
  g.merchantAt[port] = NO_MERCHANT;
  g.merchantSince[port] = UNFOUND;
  g.merchantFinders[port] = 0;
  g.events?.push({ type: 'merchantRemoved', rule, port });
}

/** A destroyed port loses its governor, its merchant and its haven [R12]. */
export function destroyPort(g: Game, port: PortId, rule: string): void {
  g.destroyed[port] = 1;
  g.events?.push({ type: 'portDestroyed', rule, port });
  loseHaven(g, port);
  removeGovernor(g, port, rule);
  removeMerchant(g, port, rule);
}

/** 9.58 The pirate has attacked this port: its nation enters his history, and he loses his Letter of that nation and his haven here. */
export function enterHistory(g: Game, pirate: PirateId, port: PortId): void {
  const nation = g.tables.portNation[port];
  if (!hasAttackedNation(g, pirate, nation)) {
    g.history[pirate] |= 1 << nation;
    g.events?.push({ type: 'historyEntered', rule: '9.58', pirate, nation });
  }
  if (g.letter[pirate] === nation) forfeitLetter(g, pirate);
  if (g.havenOf[port] === pirate) loseHaven(g, port);
}
