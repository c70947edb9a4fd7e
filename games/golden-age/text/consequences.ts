/** What a choice leads to, as far as it is known, for the labels of choices. */
import {
  type About,
  type Choice,
  cargoStar,
  cargoWorth,
  choiceOdds,
  conversionRate,
  converted,
  HOLD_COUNT,
  hold,
  isArea,
  NONE,
  type PirateId,
  type PortId,
  portStatus,
  RANSOM_UNIT,
  REFUSAL_VP,
  refitBonus,
  retirementVp,
  type View,
} from '@bb/golden-age/rules';
import { chance } from './chances.ts';
import { cardDice } from './event-cards.ts';
import { signed } from './figures.ts';
import type { Names } from './names.ts';
import { percent, throwOf } from './odds.ts';

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
      if (c.type === 'holdForRansom') return `${ratings.value} ${hostage.value}`;
      const odds = choiceOdds(c, { view, about, tables: t });
      return odds?.kind === 'test' ? words.torture(hostage.value, hostage.info, percent(odds.chance)) : '';
    }
    case 'sellHold': {
      if (about.pirate === undefined || about.port === undefined) return '';
      const seller = c.hold < HOLD_COUNT ? about.pirate : (view.ally[about.pirate] ?? about.pirate);
      const percent = conversionRate(portStatus(t, view, seller, about.port));
      const sold = hold(view, seller, c.hold % HOLD_COUNT);
      return percent === 100 ? n.language.doubloons(sold) : words.sold(sold, percent, converted(sold, percent));
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
      return c.type === 'takeHostage'
        ? what
        : n.language.labelled(what, `${n.language.die(2)} × ${n.language.doubloons(hostage.value * RANSOM_UNIT)}`);
    }
    case 'refit':
      return about.pirate === undefined || about.port === undefined ? '' : repairsOf(about.pirate, about.port, view, n);
    case 'lootMerchant':
      return cargoRange(c.pirate, c.port, view, n);
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
    case 'playAgainst':
      return chance(c, { view, about, n }) || cardDice(c.card, n);
    case 'chooseAlly':
      return about.hits === undefined ? '' : words.combatNow(view.combat[c.pirate] ?? 0);
    case 'playSkull':
      return about.pirate === undefined
        ? ''
        : [`${ratings.cunning} ${view.cunning[about.pirate] ?? 0}`, chance(c, { view, about, n })].filter(Boolean).join('; ');
    case 'refusePirate':
      return words.refusal(REFUSAL_VP);
    case 'rerollDice':
      return about.pirate === undefined || about.pirate === NONE ? '' : words.left(view.cunning[about.pirate] ?? 0);
    case 'rerollWithAlly': {
      const ally = about.pirate === undefined ? undefined : view.ally[about.pirate];
      return ally === undefined || ally === NONE ? '' : `${n.pirate(ally)}, ${words.left(view.cunning[ally] ?? 0)}`;
    }
    default:
      return chance(c, { view, about, n });
  }
}

/** 18.12 A What he would score if he retired now. */
export const vpOf = (view: View, pirate: PirateId): number => retirementVp(view.notoriety[pirate] ?? 0, view.netWorth[pirate] ?? 0);

const holdOf = (view: View, pirate: PirateId, i: number, { language }: Names): string =>
  hold(view, pirate, i) < 0 ? language.consequences.emptyHold : language.doubloons(hold(view, pirate, i));

/** 9.44 The hits that a refit repairs: half a die, and more in a haven. Empty in a pirate port, which repairs everything. */
function repairsOf(pirate: PirateId, port: PortId, view: View, { tables: t, language }: Names): string {
  if (portStatus(t, view, pirate, port) === 'piratePort') return '';
  const bonus = refitBonus(t, view, pirate, port);
  return `${language.die(1)} / 2${bonus === 0 ? '' : ` + ${bonus}`}`;
}

/** 8.32 The range of a cargo's worth; empty if the merchant lies face down. */
function cargoRange(pirate: PirateId, port: PortId, view: View, { tables, language }: Names): string {
  const merchant = view.merchantAt[port] ?? NONE;
  const at = view.at[pirate];
  const cargo = tables.merchantCargo[merchant];
  const column = at === undefined || !isArea(at) ? undefined : tables.cargoColumn[at];
  if (cargo === undefined || column === undefined) return '';
  const range = `${language.money(cargoWorth(column, 1 + cargo))}–${language.doubloons(cargoWorth(column, 6 + cargo))}`;
  return language.labelled(range, throwOf(1, cargo, language));
}
