import {
  type About,
  BRIBE_UNIT,
  type Choice,
  cargoStar,
  conversionRate,
  converted,
  hold,
  locatorOf,
  NONE,
  PORTS,
  portStatus,
  retirementVp,
  type View,
} from '@bb/engine';
import { doubloons, type Names, plural, signed } from './names.ts';

/** What a choice is made in the face of: the decision's facts, and what the seat sees. */
export interface Circumstances {
  readonly view: View;
  readonly about: About;
}

/** What is known to follow from a choice; empty where that is plain or unknown. */
export function consequence(c: Choice, n: Names, { view, about }: Circumstances): string {
  const t = n.tables;
  switch (c.type) {
    case 'leave':
      return 'Loyalty −1';
    case 'takeCargo': {
      const star = about.cargoTotal === undefined ? 0 : cargoStar(about.cargoTotal);
      const notoriety = about.merchant === undefined ? 0 : (t.merchantCargo[about.merchant] ?? 0);
      return [`Notoriety +${notoriety}`, star === 0 ? '' : `Loyalty ${signed(star)}`].filter(Boolean).join(', ');
    }
    case 'convertShip': {
      const ship = about.merchant === undefined ? undefined : t.merchantShip[about.merchant];
      const ratings = ship === undefined ? undefined : t.ships[ship];
      return ship === undefined || !ratings
        ? ''
        : `${n.ship(ship)}: Combat ${ratings.combat}, Speed ${ratings.speed}, ${plural(ratings.holds, 'hold')}`;
    }
    case 'holdForRansom':
    case 'torture': {
      const hostage = about.hostage === undefined ? undefined : t.hostages[about.hostage];
      if (!hostage || about.pirate === undefined) return '';
      const cruelty = t.pirates[about.pirate]?.cruelty ?? 0;
      return c.type === 'holdForRansom'
        ? `Value ${hostage.value}`
        : `Loyalty +1, Notoriety +${hostage.value}; above ${cruelty}: ${hostage.info} Information`;
    }
    case 'sellHold': {
      if (about.pirate === undefined || about.port === undefined) return '';
      const percent = conversionRate(portStatus(t, view, about.pirate, about.port));
      const sold = hold(view, about.pirate, c.hold);
      return `${doubloons(sold)} at ${percent} %: ${doubloons(converted(sold, percent))}`;
    }
    case 'jettison':
    case 'stow':
      return about.pirate === undefined || hold(view, about.pirate, c.hold) < 0 ? 'empty' : doubloons(hold(view, about.pirate, c.hold));
    case 'pay':
      return about.pirate === undefined ? '' : `of ${doubloons(view.netWorth[about.pirate] ?? 0)}`;
    case 'retireByLetter':
    case 'retireInHaven':
      return `${retirementVp(view.notoriety[c.pirate] ?? 0, view.netWorth[c.pirate] ?? 0)} VP`;
    case 'bribeToRetire': {
      const [first, last] = [PORTS[0], PORTS.at(-1)];
      const range =
        first === undefined || last === undefined
          ? ''
          : `${doubloons(locatorOf(first) * BRIBE_UNIT)} to ${doubloons(locatorOf(last) * BRIBE_UNIT)}`;
      const purse = view.netWorth[c.pirate] ?? 0;
      const hopeless = first !== undefined && purse < locatorOf(first) * BRIBE_UNIT;
      return hopeless ? `${range}: can’t be paid, Loyalty −1` : `${range}, of ${doubloons(purse)}`;
    }
    case 'rerollDice':
      return about.pirate === undefined || about.pirate === NONE ? '' : `${view.cunning[about.pirate] ?? 0} left`;
    default:
      return '';
  }
}
