import { type Decision, REVELRY, type RollPurpose } from '@bb/engine';
import { doubloons, type Names, plural } from './names.ts';

export const PURPOSES: Readonly<Record<RollPurpose, string>> = {
  playerOrder: 'the order of play',
  governorPlacement: 'a governor’s port',
  merchantPlacement: 'a merchant’s port',
  find: 'the search',
  cargo: 'the cargo',
  torture: 'the torture',
  ransom: 'the ransom',
  refit: 'the refit',
  havenPrice: 'the price of a haven',
  retirementBribe: 'the governor’s price',
  leadership: 'Leadership',
  conspiracy: 'the conspiracy',
  wearAndTear: 'wear and tear',
  treasure: 'the digging',
  treasureWorth: 'the treasure',
  disease: 'the fever’s port',
  storm: 'the storm’s course',
  stormAndPirate: 'a ship in the storm',
  stormAndWarship: 'a warship in the storm',
  stormAndCommissioner: 'a Commissioner in the storm',
  newGovernors: 'a governor’s port',
  naturalDisaster: 'the disaster',
};

/** What an Action sets out to do. */
function intent({ action, place }: Decision['about'], n: Names): string {
  const where = place === undefined || place < 0 ? '' : n.sea(place);
  if (!action) return 'act';
  switch (action) {
    case 'move':
      return `sail to ${where}`;
    case 'findMerchant':
      return `find the merchant off ${where}`;
    case 'lootMerchant':
      return `loot the merchant off ${where}`;
    case 'portActivities':
      return 'do business in port';
    case 'recovery':
      return 'sober up his crew';
    case 'retireByLetter':
    case 'retireInHaven':
    case 'bribeToRetire':
      return 'retire';
    case 'dig':
      return 'dig for treasure';
    case 'drawOrDeploy':
      return 'draw or deploy a pirate';
  }
}

/** What the seat must decide, in one line. An ask without words of its own falls back to its name. */
export function prompt(d: Decision, n: Names): string {
  const { about } = d;
  const pirate = about.pirate === undefined ? 'your pirate' : n.pirate(about.pirate);
  switch (d.ask) {
    case 'deployFleet':
      return 'Deploy a pirate in a Sea Area.';
    case 'chooseShip':
      return `Choose a ship for ${pirate}.`;
    case 'playCard':
      return 'Play a card for its Actions.';
    case 'discardForAction':
      return 'Discard a second card for another Action?';
    case 'takeAction':
      return 'Choose an Action.';
    case 'antiPirateAction':
      return about.moment === 'announcement'
        ? `${pirate} is about to ${intent(about, n)}. Interrupt?`
        : `${pirate} has set out to ${intent(about, n)}. Act against him?`;
    case 'negate':
      return `${about.by === undefined ? 'An opponent' : n.seat(about.by)} plays ${about.card === undefined ? 'a card' : n.card(about.card)} against ${pirate}. Cancel it?`;
    case 'rerollWithCunning':
      return `${pirate} rolled ${about.roll?.dice.join(' + ') ?? ''} for ${about.roll ? PURPOSES[about.roll.purpose] : 'it'}. Use Cunning to roll again?`;
    case 'seizeBooty':
      return `The prize off ${about.port === undefined ? 'port' : n.port(about.port)} holds ${doubloons(about.doubloons ?? 0)}${about.hostage === undefined ? '' : ` and a ${n.hostage(about.hostage)}`}. Seize it?`;
    case 'dealWithPrize':
      return `Deal with the prize: ${doubloons(about.doubloons ?? 0)}${about.hostage === undefined ? '' : `, a ${n.hostage(about.hostage)}`}.`;
    case 'declareRevelry':
      return `Let ${pirate}’s crew revel? Loyalty +${REVELRY}; until they have sobered up in port (an Action) he can only sail.`;
    case 'portActivity':
      return `${pirate} in ${about.port === undefined ? 'port' : n.port(about.port)}: choose what to do.${about.doubloons ? ` Sold so far: ${doubloons(about.doubloons)}.` : ''}`;
    case 'stowBooty':
      return `Stow ${doubloons(about.doubloons ?? 0)} in which hold?`;
    case 'divideRepairs':
      return `Divide ${plural(about.hits ?? 0, 'repair')} between Combat and Speed.`;
    case 'payForHaven':
      return `Pay ${doubloons(about.doubloons ?? 0)} for a safe haven in ${about.port === undefined ? 'port' : n.port(about.port)}?`;
    case 'payToRetire':
      return `Pay the governor ${doubloons(about.doubloons ?? 0)} and retire?`;
    case 'keepOrDeploy':
      return 'Keep the new pirate in hand, or deploy him now?';
    case 'chooseSuccessor':
      return `The crew has marooned ${pirate}. Who takes command?`;
    case 'chooseArea':
      return `${pirate} is driven out of ${about.port === undefined ? 'port' : n.port(about.port)}. To which sea?`;
    case 'discardToFate':
      return 'Discard a card to the Finger of Fate.';
    default:
      return d.ask;
  }
}

export interface Odds {
  /** From 0 to 1. */
  readonly chance: number;
  /** `d6 + 4 ≥ 7`. */
  readonly formula: string;
}

/** The chance that `count` dice succeed; null where the roll is no test. */
export function odds(roll: Decision['about']['roll']): Odds | null {
  if (!roll || roll.target === undefined) return null;
  const { count, modifier, target, under = false } = roll;
  const ways = waysToSum(count);
  const good = ways.reduce((sum, n, total) => sum + ((under ? total + modifier <= target : total + modifier >= target) ? n : 0), 0);
  const dice = count === 1 ? 'd6' : `${count}d6`;
  return { chance: good / 6 ** count, formula: `${dice}${modifier === 0 ? '' : ` + ${modifier}`} ${under ? '≤' : '≥'} ${target}` };
}

/** By total: how many throws of `count` dice make it. */
export function waysToSum(count: number): readonly number[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + 6 }, () => 0);
    ways.forEach((n, total) => {
      for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0) + n;
    });
    ways = next;
  }
  return ways;
}
