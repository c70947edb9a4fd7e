/** 9.45, 18.41 The price that a governor asks, and its payment. */
import type { PirateId, PortId } from '../data/ids.ts';
import type { Game } from '../state/position.ts';

/** Uses up the pirate's one attempt with this governor. @returns whether he can pay the price */
export function namePrice(g: Game, pirate: PirateId, port: PortId, doubloons: number, rule: string): boolean {
  g.bribed[pirate] |= 1 << g.governorAt[port];
  const affordable = g.netWorth[pirate] >= doubloons;
  g.events?.push({ type: 'priceNamed', rule, pirate, port, doubloons, affordable });
  return affordable;
}

export function payPrice(g: Game, pirate: PirateId, doubloons: number, rule: string): void {
  g.netWorth[pirate] -= doubloons;
  g.events?.push({ type: 'pricePaid', rule, pirate, doubloons, now: g.netWorth[pirate] });
}

export function declinePrice(g: Game, pirate: PirateId, doubloons: number, rule: string): void {
  g.events?.push({ type: 'priceDeclined', rule, pirate, doubloons });
}
