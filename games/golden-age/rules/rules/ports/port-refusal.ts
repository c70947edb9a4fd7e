/** 9.4 Finds the rule that forbids an In-Port Activity that is not offered. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { partners } from '../../queries/alliance.ts';
import { combatDamage, speedDamage } from '../../queries/pirates.ts';
import { conversionRate, mayBuyHaven, mayRefit, paysRansom, portStatus } from '../../queries/ports.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';

/** @returns the rule's number, or null if none is known; 9.4 if only the order of the activities forbids it */
export function portRefusal(g: Game, choice: Choice, pirate: PirateId, port: PortId): string | null {
  const t = g.tables;
  const status = portStatus(t, g, pirate, port);
  const isLate = (possible: boolean, otherwise: string): string => (possible ? '9.4' : otherwise);
  switch (choice.type) {
    case 'ransom': {
      const isHeld = partners(g, pirate).some((one) => one === g.hostageOf[choice.hostage]);
      return isLate(isHeld && paysRansom(t, port, status) && g.hostageNation[choice.hostage] === t.portNation[port], '9.42');
    }
    case 'sellHold':
      return isLate(conversionRate(status) !== 0, '9.43');
    case 'refit':
      return isLate(
        mayRefit(t, port, status) && partners(g, pirate).some((one) => combatDamage(t, g, one) + speedDamage(t, g, one) > 0),
        '9.44',
      );
    case 'buyHaven':
      return isLate(mayBuyHaven(t, g, pirate, port), '9.45');
    case 'playLetter':
      return '17.2 #12';
    case 'declareRevelry':
      return '9.35';
    default:
      return null;
  }
}
