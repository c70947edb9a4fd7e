/** The labels of choices. */
import type { Choice } from '../rules/index.ts';
import {
  commissioner,
  governor,
  hold,
  holdOrAllys,
  hostage,
  letter,
  merchant,
  pirate,
  place,
  port,
  pounds,
  ship,
  sideOf,
  sighting,
  slot,
  warship,
} from './names.ts';

/** Choices that name nothing. */
const PLAIN = {
  pass: 'Pass',
  accept: 'Accept',
  decline: 'Decline',
  finish: 'Finish',
  keepDice: 'Keep the dice',
  rerollDice: 'Reroll for a point of Cunning',
  activate: 'Activate another pirate',
  endTurn: 'End the turn',
  stop: 'Stop here',
  search: 'Search for merchants',
  attackPort: 'Attack the port',
  join: 'Come along',
  stay: 'Stay',
  intercept: 'Try to intercept',
  chaseUnknown: 'Go after one that lies face down',
  attack: 'Attack',
  letGo: 'Let it go',
  leaveCargo: 'Leave the cargo',
  keepShip: 'Keep the old ship',
  takeShip: 'Take the merchant’s ship',
  spare: 'Spare the hostage',
  declareRevelry: 'Declare Debauchery & Revelry',
  challenge: 'Challenge to a duel',
  bribe: 'Bribe for a safe haven',
  buyLetter: 'Ask for the Letter of Marque',
  pay: 'Pay',
  useInformation: 'Use the information',
  keepInformation: 'Keep the information',
  takePlunder: 'Take the plunder',
  leavePlunder: 'Leave the plunder',
  stashAll: 'Stash all of it',
  endBattle: 'End the battle',
  fightOn: 'Fight on',
  surrender: 'Surrender',
  backOff: 'Back off',
  retireNow: 'Retire',
  newWarship: 'Draw a new warship',
} as const;

/** @returns the imperative, without a full stop */
export function choice(one: Choice): string {
  switch (one.type) {
    case 'face':
      return `Throw ${one.face}`;
    case 'drawCard':
      return `Draw card ${one.card + 1}`;
    case 'drawPirate':
      return `Draw ${pirate(one.pirate)}`;
    case 'drawMerchant':
      return `Draw ${merchant(one.merchant)}`;
    case 'drawWarship':
      return `Draw ${warship(one.warship)}`;
    case 'drawCommissioner':
      return `Draw ${commissioner(one.commissioner)}`;
    case 'drawGovernor':
      return `Draw ${governor(one.governor)} (${sideOf(one.governor)})`;
    case 'drawLetter':
      return `Draw ${letter(one.letter)}`;
    case 'pickMerchant':
      return `Meet ${sighting(one.sighting)}`;
    case 'pickPort':
      return `Pick ${port(one.port)}`;
    case 'breakTie':
      return `Decide for ${pirate(one.pirate)}`;
    case 'chooseShip':
      return `Take a ${ship(one.ship)}`;
    case 'startAt':
      return `Start at ${place(one.to)}`;
    case 'sail':
      return `Sail with ${pirate(one.pirate)}`;
    case 'enterBox':
      return `Sail with ${pirate(one.pirate)} into the transit box`;
    case 'takePrize':
      return `Take a prize with ${pirate(one.pirate)}`;
    case 'refit':
      return `Refit the ship of ${pirate(one.pirate)}`;
    case 'recover':
      return `Let ${pirate(one.pirate)} recover in port`;
    case 'doBusiness':
      return `Do business in port with ${pirate(one.pirate)}`;
    case 'ransom':
      return `Ransom ${hostage(one.hostage)}`;
    case 'sackPort':
      return `Sack the port with ${pirate(one.pirate)}`;
    case 'careen':
      return `Careen the ship of ${pirate(one.pirate)}`;
    case 'endCareen':
      return `Float the careened ship of ${pirate(one.pirate)}`;
    case 'retire':
      return `Try to retire ${pirate(one.pirate)}`;
    case 'petition':
      return `Petition for a Commissioner against ${pirate(one.pirate)}`;
    case 'moveCommissioner':
      return `Move Commissioner ${commissioner(one.commissioner)}`;
    case 'interceptWith':
      return `Intercept with Commissioner ${commissioner(one.commissioner)}`;
    case 'refitCommissioner':
      return `Refit the ship of Commissioner ${commissioner(one.commissioner)}`;
    case 'careenCommissioner':
      return `Careen the ship of Commissioner ${commissioner(one.commissioner)}`;
    case 'endCommissionersCareen':
      return `Float the careened ship of Commissioner ${commissioner(one.commissioner)}`;
    case 'torture':
      return `Torture ${hostage(one.hostage)}`;
    case 'release':
      return `Set ${hostage(one.hostage)} free`;
    case 'openStash':
      return `Stash Net Worth of ${pirate(one.pirate)}`;
    case 'jettison':
      return `Throw ${hold(one.hold)} of ${pirate(one.pirate)} overboard`;
    case 'offerAlliance':
      return `Offer an alliance of ${pirate(one.pirate)} to ${pirate(one.other)}`;
    case 'breakAlliance':
      return `Break the alliance of ${pirate(one.pirate)}`;
    case 'offerTrade':
      return `Trade between ${pirate(one.pirate)} and ${pirate(one.other)}`;
    case 'moveTo':
      return `Sail to ${place(one.to)}`;
    case 'hunt':
      return `Go for ${pirate(one.pirate)}`;
    case 'chase':
      return `Go after ${sighting(one.sighting)}`;
    case 'stow':
      return `Stow the cargo in ${holdOrAllys(one.hold)}`;
    case 'throwOverboard':
      return `Throw ${hold(one.hold)} overboard`;
    case 'sellHold':
      return `Sell ${hold(one.hold)}`;
    case 'stashPart':
      return `Stash ${hundreds(one.hundreds)}`;
    case 'moveWarship':
      return `Move ${slot(one.slot)}`;
    case 'giveHold':
      return `Give ${hold(one.hold)}`;
    case 'takeHold':
      return `Take ${hold(one.hold)}`;
    case 'giveHostage':
      return `Give ${hostage(one.hostage)}`;
    case 'takeHostage':
      return `Take ${hostage(one.hostage)}`;
    case 'giveMoney':
      return `Give ${hundreds(one.hundreds)}`;
    case 'takeMoney':
      return `Take ${hundreds(one.hundreds)}`;
    default:
      return PLAIN[one.type];
  }
}

const hundreds = (amount: number): string => pounds(100 * amount);
