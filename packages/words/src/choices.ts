import type { Choice } from '@bb/engine';
import { isPort } from '@bb/engine';
import { type Names, plural } from './names.ts';

/** What a button for this choice says, complete: `Teach: sail to Havana`. */
export function choiceLabel(c: Choice, n: Names): string {
  const short = choiceShort(c, n);
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
export function choiceShort(c: Choice, n: Names): string {
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
      return 'play for its Actions';
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
