import { ACTIONS_OF, type Choice, HOLD_COUNT, isPort } from '@bb/engine';
import { type Circumstances, consequence } from './consequences.ts';
import { type Names, plural } from './names.ts';

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
    case 'retireInPiratePort':
    case 'digForTreasure':
    case 'attackPort':
    case 'sackPort':
    case 'grabBooty':
    case 'formAlliance':
    case 'endAlliance':
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
    case 'playAmbition':
    case 'playConverts':
    case 'playResistance':
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
    case 'drawWarship':
      return `Draw ${n.warship(c.warship)}`;
    case 'drawCommissioner':
      return `Draw ${n.commissioner(c.commissioner)}`;
    case 'pass':
      return 'Pass';
    case 'decline':
      return 'No';
    case 'keepDice':
      return 'Keep the roll';
    case 'rerollDice':
      return 'Use Cunning';
    case 'rerollWithAlly':
      return 'Use his ally’s Cunning';
    case 'draftPirate':
      return `Draft ${n.pirateInFull(c.pirate)}`;
    case 'refusePirate':
      return 'Refuse him, and draw another';
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
    case 'playAmbition':
      return `${n.pirateInFull(c.pirate)} challenges him for his ship`;
    case 'playConverts':
      return `${n.pirateInFull(c.pirate)} becomes your Commissioner`;
    case 'playResistance':
      return `a rising in ${n.port(c.port)}`;
    case 'deployCommissioner':
      return 'Send out a King’s Commissioner';
    case 'useWarship':
      return 'Attack with the warship on station';
    case 'moveCommissioner':
      return `Sail your Commissioner to ${n.sea(c.to)}`;
    case 'attackPiratePort':
      return `Attack ${n.port(c.port)} with your Commissioner`;
    case 'oust':
      return 'Drive the pirates out of port with your Commissioner';
    case 'react':
      return 'Go after him with your Commissioner';
    case 'attack':
      return 'Attack';
    case 'fight':
      return 'Fight';
    case 'flee':
      return 'Flee';
    case 'surrender':
      return 'Surrender with his Letter of Marque';
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
    case 'attackPort':
      return `attack ${n.port(c.port)}`;
    case 'sackPort':
      return 'sack the port';
    case 'grabBooty':
      return `grab ${n.pirate(c.target)}’s booty`;
    case 'formAlliance':
      return `join forces with ${n.pirate(c.ally)}`;
    case 'endAlliance':
      return 'end the alliance';
    case 'retireByLetter':
      return 'retire by Letter of Marque';
    case 'retireInHaven':
      return 'retire in his haven';
    case 'bribeToRetire':
      return 'bribe the governor and retire';
    case 'retireInPiratePort':
      return 'retire in this pirate port';
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
    case 'convertAllysShip':
      return 'Make the prize his ally’s ship';
    case 'holdForRansom':
      return 'Hold for ransom';
    case 'torture':
      return 'Torture';
    case 'ransom':
      return `Ransom the ${n.hostage(c.hostage)}`;
    case 'stow':
      return `Hold ${c.hold + 1}`;
    case 'sellHold':
      return c.hold < HOLD_COUNT ? `Convert hold ${c.hold + 1}` : `Convert his ally’s hold ${c.hold - HOLD_COUNT + 1}`;
    case 'refit':
      return 'Refit the ship';
    case 'repairCombat':
      return `${c.hits} to Combat`;
    case 'repairSpeed':
      return `${c.hits} to Speed`;
    case 'buyHaven':
      return 'Buy a safe haven';
    case 'pay':
      return 'Pay';
    case 'declareRevelry':
      return 'Debauchery & revelry';
    case 'finish':
      return 'Done';
    case 'payFrom':
      return `Pay from hold ${c.hold + 1}`;
    case 'duelOn':
      return 'Fight on';
    case 'breakOff':
      return 'Break off the duel';
    case 'takeBooty':
      return `Take what is in hold ${c.hold + 1}`;
    case 'takeHostage':
      return `Take the ${n.hostage(c.hostage)}`;
    case 'takeLetter':
      return 'Take his Letter of Marque';
    case 'takeInformation':
      return 'Take his Port Information';
    case 'takeTreasureMap':
      return 'Take his treasure map';
    case 'takeShip':
      return 'Move onto his ship';
    case 'chooseAlly':
      return n.pirate(c.pirate);
    case 'sailTo':
      return `to ${n.sea(c.to)}`;
    case 'takeCommand':
      return `${n.pirateInFull(c.pirate)} takes command`;
  }
}
