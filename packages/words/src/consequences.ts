import {
  type About,
  BRIBE_UNIT,
  type Choice,
  cargoStar,
  conversionRate,
  converted,
  FIND_TARGET,
  findModifier,
  HOLD_COUNT,
  hold,
  locatorOf,
  NONE,
  type PirateId,
  PORTS,
  portAt,
  portStatus,
  REFUSAL_VP,
  rating,
  retirementVp,
  type View,
} from '@bb/engine';
import { attackChance, battleChance, below, cardChance, portChance } from './chances.ts';
import { doubloons, type Names, plural, rated, signed } from './names.ts';
import { odds, percent } from './odds.ts';

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
      const notoriety = about.merchant === undefined ? '' : `Notoriety +${t.merchantCargo[about.merchant] ?? 0}`;
      return [notoriety, star === 0 ? '' : `Loyalty ${signed(star)}`].filter(Boolean).join(', ');
    }
    case 'convertAllysShip':
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
      const seller = c.hold < HOLD_COUNT ? about.pirate : (view.ally[about.pirate] ?? about.pirate);
      const percent = conversionRate(portStatus(t, view, seller, about.port));
      const sold = hold(view, seller, c.hold % HOLD_COUNT);
      return `${doubloons(sold)} at ${percent} %: ${doubloons(converted(sold, percent))}`;
    }
    case 'jettison':
    case 'stow':
    case 'payFrom': {
      const whose = about.holdsOf ?? about.pirate;
      return whose === undefined ? '' : holdOf(view, whose, c.hold);
    }
    case 'ransom':
    case 'takeHostage': {
      const [hostage, nation] = [t.hostages[c.hostage], view.hostageNation[c.hostage]];
      return hostage && nation !== undefined ? `Value ${hostage.value}, ${n.nation(nation)}` : '';
    }
    case 'takeBooty':
      return about.target === undefined ? '' : holdOf(view, about.target, c.hold);
    case 'repairCombat':
    case 'repairSpeed': {
      const now = about.pirate === undefined ? undefined : (c.type === 'repairCombat' ? view.combat : view.speed)[about.pirate];
      if (now === undefined) return '';
      return c.hits === 0 ? `still ${rated(now)}` : `from ${rated(now)} to ${rated(now + c.hits)}`;
    }
    case 'takeShip': {
      const { target } = about;
      const ship = target === undefined ? undefined : view.ship[target];
      return target === undefined || ship === undefined || !t.ships[ship]
        ? ''
        : `${n.ship(ship)}: Combat ${rated(view.combat[target] ?? 0)}, Speed ${rated(view.speed[target] ?? 0)}, ${plural(t.ships[ship].holds, 'hold')}`;
    }
    case 'pay':
      return about.pirate === undefined ? '' : `of ${doubloons(view.netWorth[about.pirate] ?? 0)}`;
    case 'retireByLetter':
    case 'retireInHaven':
    case 'retireInPiratePort':
      return vpOf(view, c.pirate);
    case 'surrender':
      return about.pirate === undefined ? '' : vpOf(view, about.pirate);
    case 'findMerchant':
      return chanceOf(1, findModifier(t, view, c.pirate, c.port), FIND_TARGET);
    case 'sackPort': {
      const port = view.at[c.pirate];
      const defense = port === undefined ? undefined : t.portDefense[portAt(port)];
      return defense === undefined ? '' : chanceOf(1, rating(t, view, c.pirate, 'cruelty'), defense + 1);
    }
    case 'attackPort':
      return `${percent(attackChance(t, view, c.pirate, c.port))} to take it`;
    case 'deployCommissioner': {
      const notoriety = view.notoriety[view.activePirate] ?? 0;
      return `${percent(below(3, notoriety))}: 3d6 < ${notoriety}`;
    }
    case 'playResistance':
      return chanceOf(1, 0, (t.portValue[c.port] ?? 0) + 1);
    case 'playAgainst':
      return cardChance(c.card, { view, about });
    case 'useWarship':
    case 'react':
    case 'attack':
    case 'fight':
    case 'flee':
      return battleChance(c.type, t, { view, about });
    case 'oust':
    case 'attackPiratePort':
      return portChance(c, t, { view, about });
    case 'chooseAlly':
      return about.hits === undefined ? '' : `Combat ${rated(view.combat[c.pirate] ?? 0)} now`;
    case 'playSkull':
      return about.pirate === undefined ? '' : `Cunning ${view.cunning[about.pirate] ?? 0}`;
    case 'refusePirate':
      return `${REFUSAL_VP} VP for each of the others`;
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
    case 'rerollWithAlly': {
      const ally = about.pirate === undefined ? undefined : view.ally[about.pirate];
      return ally === undefined || ally === NONE ? '' : `${n.pirate(ally)}, ${view.cunning[ally] ?? 0} left`;
    }
    default:
      return '';
  }
}

const vpOf = (view: View, pirate: PirateId): string => `${retirementVp(view.notoriety[pirate] ?? 0, view.netWorth[pirate] ?? 0)} VP`;

const holdOf = (view: View, pirate: PirateId, i: number): string =>
  hold(view, pirate, i) < 0 ? 'empty' : doubloons(hold(view, pirate, i));

/** `67 %: d6 + 4 ≥ 7`. */
function chanceOf(count: number, modifier: number, target: number): string {
  const told = odds({ purpose: 'find', dice: [], count, modifier, target });
  return told ? `${percent(told.chance)}: ${told.formula}` : '';
}
