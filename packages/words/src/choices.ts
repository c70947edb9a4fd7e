import {
  type About,
  ACTIONS_OF,
  BRIBE_UNIT,
  type Choice,
  cargoStar,
  conversionRate,
  converted,
  hold,
  isPort,
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

/** What a button for this choice says, complete: `Teach: sail to Havana`. With `now` it says what follows, too. */
export function choiceLabel(c: Choice, n: Names, now?: Circumstances): string {
  const short = choiceShort(c, n, now);
  switch (c.type) {
    case 'move':
    case 'findMerchant':
    case 'lootMerchant':
    case 'doPortActivities':
    case 'recover':
    case 'retireByLetter':
    case 'retireInHaven':
    case 'bribeToRetire':
    case 'digForTreasure':
    case 'deployPirate':
    case 'chooseShip':
    case 'sailTo':
      return `${n.pirate(c.pirate)}: ${short}`;
    case 'playForActions':
    case 'playForInitiative':
    case 'playHeavyGuns':
    case 'playFairWinds':
    case 'playFairWindsForCommissioner':
    case 'playBuriedTreasure':
    case 'discardForAction':
      return `${n.card(c.card)}: ${short}`;
    default:
      return short;
  }
}

/** The same where pirate and card are clear already: `Sail to Havana`. */
export function choiceShort(c: Choice, n: Names, now?: Circumstances): string {
  const plain = plainly(c, n);
  const then = now ? consequence(c, n, now) : '';
  return then === '' ? plain : `${plain} (${then})`;
}

function plainly(c: Choice, n: Names): string {
  switch (c.type) {
    case 'face':
      return `Die: ${c.face}`;
    case 'drawCard':
      return `Draw ${n.card(c.card)}`;
    case 'drawPirate':
      return `Draw ${n.pirateInFull(c.pirate)}`;
    case 'drawMerchant':
      return `Draw a ${n.merchant(c.merchant)}`;
    case 'drawHostage':
      return `Draw a ${n.hostage(c.hostage)}`;
    case 'drawGovernor':
      return `Draw ${n.governor(c.governor)}`;
    case 'pass':
      return 'Pass';
    case 'decline':
      return 'No';
    case 'keepDice':
      return 'Keep the roll';
    case 'rerollDice':
      return 'Use Cunning';
    case 'deployPirate':
      return `deploy in ${n.sea(c.to)}`;
    case 'keepPirate':
      return 'Keep him in hand';
    case 'chooseShip': {
      const ship = n.tables.ships[c.ship];
      return ship ? `${n.ship(c.ship)} (Combat ${ship.combat}, Speed ${ship.speed}, ${plural(ship.holds, 'hold')})` : n.ship(c.ship);
    }
    case 'playForActions':
      return `play for ${plural(ACTIONS_OF[c.card] ?? 0, 'Action')}`;
    case 'playForInitiative':
      return `${plural(n.tables.pirates[c.pirate]?.initiative ?? 0, 'Action')} for ${n.pirate(c.pirate)}`;
    case 'playHeavyGuns':
      return `guns for ${n.pirate(c.pirate)}, and an Action`;
    case 'playFairWinds':
      return `${n.pirate(c.pirate)} to ${n.sea(c.to)}, and an Action`;
    case 'playFairWindsForCommissioner':
      return `your Commissioner to ${n.sea(c.to)}, and an Action`;
    case 'playBuriedTreasure':
      return `the map for ${n.pirate(c.pirate)}, and an Action`;
    case 'playLetter':
      return 'Play Letter of Marque';
    case 'discardForAction':
      return 'discard for one Action';
    case 'discardCard':
      return `Discard ${n.card(c.card)}`;
    case 'playAgainst':
      return `Play ${n.card(c.card)}`;
    case 'playSkull':
      return 'Cancel it with Skull & Crossbones';
    case 'move':
      return isPort(c.to) ? `put in at ${n.place(c.to)}` : `sail to ${n.sea(c.to)}`;
    case 'findMerchant':
      return `find the merchant off ${n.port(c.port)}`;
    case 'lootMerchant':
      return `loot the merchant off ${n.port(c.port)}`;
    case 'doPortActivities':
      return 'business in port';
    case 'recover':
      return 'sober up';
    case 'retireByLetter':
      return 'retire by Letter of Marque';
    case 'retireInHaven':
      return 'retire in his haven';
    case 'bribeToRetire':
      return 'bribe the governor and retire';
    case 'digForTreasure':
      return 'dig for treasure';
    case 'drawNewPirate':
      return 'Draw a new pirate';
    case 'endActions':
      return 'End the turn';
    case 'seize':
      return 'Seize the booty';
    case 'leave':
      return 'Leave it';
    case 'takeCargo':
      return `Take the cargo (hold ${c.hold + 1})`;
    case 'abandonCargo':
      return 'Abandon the cargo';
    case 'jettison':
      return `Throw hold ${c.hold + 1} overboard`;
    case 'convertShip':
      return 'Make the prize your ship';
    case 'holdForRansom':
      return 'Hold for ransom';
    case 'torture':
      return 'Torture';
    case 'ransom':
      return `Ransom the ${n.hostage(c.hostage)}`;
    case 'stow':
      return `Hold ${c.hold + 1}`;
    case 'sellHold':
      return `Convert hold ${c.hold + 1}`;
    case 'refit':
      return 'Refit the ship';
    case 'repairCombat':
      return `${c.hits} to Combat`;
    case 'buyHaven':
      return 'Buy a safe haven';
    case 'pay':
      return 'Pay';
    case 'declareRevelry':
      return 'Debauchery & revelry';
    case 'finish':
      return 'Done';
    case 'sailTo':
      return `to ${n.sea(c.to)}`;
    case 'takeCommand':
      return `${n.pirateInFull(c.pirate)} takes command`;
  }
}

/** What is known to follow from a choice; empty where that is plain or unknown. */
function consequence(c: Choice, n: Names, { view, about }: Circumstances): string {
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
