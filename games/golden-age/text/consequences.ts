/** What a choice leads to, as far as it is known, for the labels of choices. */
import {
  type About,
  BRIBE_UNIT,
  type Choice,
  cargoStar,
  cargoWorth,
  chanceBelow,
  conversionRate,
  converted,
  FIND_TARGET,
  findModifier,
  HAVEN_REFIT_BONUS,
  HOLD_COUNT,
  hold,
  isArea,
  locatorOf,
  NONE,
  type PirateId,
  PORTS,
  type PortId,
  type PortStatus,
  portAt,
  portStatus,
  RANSOM_UNIT,
  REFUSAL_VP,
  rating,
  retirementVp,
  TREASURE_FROM,
  torturersCruelty,
  type View,
} from '@bb/golden-age/rules';
import { attackChance, battleChance, bribeChance, defenseChance, duelChance, grabChance, havenChance, portChance } from './chances.ts';
import { cardChance } from './event-cards.ts';
import { signed } from './figures.ts';
import type { Names } from './names.ts';
import { odds, percent, throwOf } from './odds.ts';

/** What the seat can see, and the facts of the decision. */
export interface ChoiceContext {
  readonly view: View;
  readonly about: About;
}

/** @returns the known consequence of a choice; empty if it is obvious or unknown */
export function consequence(c: Choice, n: Names, { view, about }: ChoiceContext): string {
  const t = n.tables;
  const { consequences: words, ratings, vp } = n.language;
  switch (c.type) {
    case 'leave':
      return `${ratings.loyalty} ${signed(-1)}`;
    case 'takeCargo': {
      const star = about.cargoTotal === undefined ? 0 : cargoStar(about.cargoTotal);
      const notoriety = about.merchant === undefined ? '' : `${ratings.notoriety} ${signed(t.merchantCargo[about.merchant] ?? 0)}`;
      return [notoriety, star === 0 ? '' : `${ratings.loyalty} ${signed(star)}`].filter(Boolean).join(', ');
    }
    case 'convertAllysShip':
    case 'convertShip': {
      const ship = about.merchant === undefined ? undefined : t.merchantShip[about.merchant];
      const rated = ship === undefined ? undefined : t.ships[ship];
      return ship === undefined || !rated ? '' : words.ship(n.ship(ship), rated.combat, rated.speed, rated.holds);
    }
    case 'holdForRansom':
    case 'torture': {
      const hostage = about.hostage === undefined ? undefined : t.hostages[about.hostage];
      if (!hostage || about.pirate === undefined) return '';
      const cruelty = torturersCruelty(t, view, about.pirate);
      return c.type === 'holdForRansom'
        ? `${ratings.value} ${hostage.value}`
        : words.torture(hostage.value, cruelty, hostage.info, percent(1 - chanceBelow(1, cruelty + 1)));
    }
    case 'sellHold': {
      if (about.pirate === undefined || about.port === undefined) return '';
      const seller = c.hold < HOLD_COUNT ? about.pirate : (view.ally[about.pirate] ?? about.pirate);
      const percent = conversionRate(portStatus(t, view, seller, about.port));
      const sold = hold(view, seller, c.hold % HOLD_COUNT);
      return words.sold(sold, percent, converted(sold, percent));
    }
    case 'jettison':
    case 'stow':
    case 'payFrom': {
      const whose = about.holdsOf ?? about.pirate;
      return whose === undefined ? '' : holdOf(view, whose, c.hold, n);
    }
    case 'ransom':
    case 'takeHostage': {
      const [hostage, nation] = [t.hostages[c.hostage], view.hostageNation[c.hostage]];
      if (!hostage || nation === undefined) return '';
      const what = `${ratings.value} ${hostage.value}, ${n.nation(nation)}`;
      return c.type === 'takeHostage' ? what : `${what}: ${n.language.die(2)} × ${n.language.doubloons(hostage.value * RANSOM_UNIT)}`;
    }
    case 'refit':
      return about.pirate === undefined || about.port === undefined ? '' : repairsOf(portStatus(t, view, about.pirate, about.port), n);
    case 'buyHaven':
      return about.pirate === undefined ? '' : havenChance((view.netWorth[about.pirate] ?? 0) + soldSoFar(view, about, n), n);
    case 'lootMerchant':
      return cargoRange(c.pirate, c.port, view, n);
    case 'digForTreasure':
      return chanceOf(1, 0, TREASURE_FROM, n);
    case 'grabBooty':
      return grabChance(c, view, n);
    case 'duelOn':
      return about.pirate === undefined || about.target === undefined ? '' : duelChance(about.pirate, about.target, view, n);
    case 'playAmbition':
      return duelChance(c.pirate, view.activePirate, view, n);
    case 'takeBooty':
      return about.target === undefined ? '' : holdOf(view, about.target, c.hold, n);
    case 'repairCombat':
    case 'repairSpeed': {
      const now = about.pirate === undefined ? undefined : (c.type === 'repairCombat' ? view.combat : view.speed)[about.pirate];
      if (now === undefined) return '';
      return c.hits === 0 ? words.stays(now) : words.rises(now, now + c.hits);
    }
    case 'takeShip': {
      const { target } = about;
      const ship = target === undefined ? undefined : view.ship[target];
      return target === undefined || ship === undefined || !t.ships[ship]
        ? ''
        : words.ship(n.ship(ship), view.combat[target] ?? 0, view.speed[target] ?? 0, t.ships[ship].holds);
    }
    case 'pay':
      return about.pirate === undefined ? '' : words.ofPurse(view.netWorth[about.pirate] ?? 0);
    case 'retireByLetter':
    case 'retireInHaven':
    case 'retireInPiratePort':
      return vp(vpOf(view, c.pirate));
    case 'surrender':
      return about.pirate === undefined ? '' : vp(vpOf(view, about.pirate));
    case 'findMerchant':
      return chanceOf(1, findModifier(t, view, c.pirate, c.port), FIND_TARGET, n);
    case 'sackPort': {
      const port = view.at[c.pirate];
      const defense = port === undefined ? undefined : t.portDefense[portAt(port)];
      return defense === undefined ? '' : chanceOf(1, rating(t, view, c.pirate, 'cruelty'), defense + 1, n);
    }
    case 'attackPort':
      return attackChance(c.pirate, c.port, view, n);
    case 'deployCommissioner': {
      const notoriety = view.notoriety[view.activePirate] ?? 0;
      return n.language.labelled(percent(chanceBelow(3, notoriety)), `${n.language.die(3)} < ${notoriety}`);
    }
    case 'playResistance':
      return chanceOf(1, 0, (t.portValue[c.port] ?? 0) + 1, n);
    case 'playAgainst':
      return cardChance(c.card, { view, about, n });
    case 'useWarship':
    case 'react':
    case 'attack':
    case 'fight':
    case 'flee':
      return battleChance(c.type, { view, about, n });
    case 'oust':
    case 'attackPiratePort':
      return portChance(c, { view, about, n });
    case 'chooseAlly':
      return about.hits === undefined ? '' : words.combatNow(view.combat[c.pirate] ?? 0);
    case 'playSkull':
      return about.pirate === undefined
        ? ''
        : [
            `${ratings.cunning} ${view.cunning[about.pirate] ?? 0}`,
            ...(about.target === undefined ? [] : [defenseChance(about.pirate, about.target, true, view, n)]),
          ].join('; ');
    case 'refusePirate':
      return words.refusal(REFUSAL_VP);
    case 'bribeToRetire': {
      const [first, last] = [PORTS[0], PORTS.at(-1)];
      if (first === undefined || last === undefined) return '';
      const [from, to] = [locatorOf(first) * BRIBE_UNIT, locatorOf(last) * BRIBE_UNIT];
      const purse = view.netWorth[c.pirate] ?? 0;
      const asked = words.bribe(from, to, purse, purse < from);
      return purse < from || purse >= to ? asked : n.language.labelled(percent(bribeChance(purse)), asked);
    }
    case 'rerollDice':
      return about.pirate === undefined || about.pirate === NONE ? '' : words.left(view.cunning[about.pirate] ?? 0);
    case 'rerollWithAlly': {
      const ally = about.pirate === undefined ? undefined : view.ally[about.pirate];
      return ally === undefined || ally === NONE ? '' : `${n.pirate(ally)}, ${words.left(view.cunning[ally] ?? 0)}`;
    }
    default:
      return '';
  }
}

/** 18.12 A What he would score if he retired now. */
export const vpOf = (view: View, pirate: PirateId): number => retirementVp(view.notoriety[pirate] ?? 0, view.netWorth[pirate] ?? 0);

const holdOf = (view: View, pirate: PirateId, i: number, { language }: Names): string =>
  hold(view, pirate, i) < 0 ? language.consequences.emptyHold : language.doubloons(hold(view, pirate, i));

/** 9.43 The doubloons for booty sold in this visit: they become Net Worth before a haven is paid for. */
function soldSoFar(view: View, { pirate, port, doubloons = 0 }: About, { tables }: Names): number {
  return pirate === undefined || port === undefined ? 0 : converted(doubloons, conversionRate(portStatus(tables, view, pirate, port)));
}

/** 9.44 The hits that a refit repairs: half a die, and more in a haven. Empty in a pirate port, which repairs everything. */
function repairsOf(status: PortStatus, { language }: Names): string {
  if (status === 'piratePort') return '';
  return `${language.die(1)} / 2${status === 'safeHaven' ? ` + ${HAVEN_REFIT_BONUS}` : ''}`;
}

/** 8.32 The range of a cargo's worth; empty if the merchant lies face down. */
function cargoRange(pirate: PirateId, port: PortId, view: View, { tables, language }: Names): string {
  const merchant = view.merchantAt[port] ?? NONE;
  const at = view.at[pirate];
  const cargo = tables.merchantCargo[merchant];
  const column = at === undefined || !isArea(at) ? undefined : tables.cargoColumn[at];
  if (cargo === undefined || column === undefined) return '';
  return `${language.money(cargoWorth(column, 1 + cargo))}–${language.doubloons(cargoWorth(column, 6 + cargo))}: ${throwOf(1, cargo, language)}`;
}

/** `67 %: d6 + 4 ≥ 7`. */
function chanceOf(count: number, modifier: number, target: number, { language }: Names): string {
  const found = odds({ purpose: 'find', dice: [], count, modifier, target }, language);
  return found ? language.labelled(percent(found.chance), found.formula) : '';
}
