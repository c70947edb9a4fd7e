/** The names of the questions that a game can ask. */

/** Questions to seats. */
export const ASKS = [
  'draftPirate',
  'deployFleet',
  'deployInSecret',
  'chooseShip',
  'playCard',
  'discardForAction',
  'takeAction',
  'antiPirateAction',
  'negate',
  'rerollWithCunning',
  'fightOrFlee',
  'surrenderOrFight',
  'attackOrHold',
  'kcSurprise',
  'doubleCross',
  'bearOddHit',
  'chooseSenior',
  'takeAllysPart',
  'defendWithSkull',
  'payGrabber',
  'duelOn',
  'takeSpoils',
  'clearPrize',
  'clearHolds',
  'stowPlunder',
  'seizeBooty',
  'dealWithPrize',
  'declareRevelry',
  'portActivity',
  'stowBooty',
  'divideRepairs',
  'payForHaven',
  'payToRetire',
  'keepOrDeploy',
  'keepOrRefuse',
  'chooseSuccessor',
  'chooseArea',
  'placeCommissioner',
  'discardToFate',
] as const;
export type Ask = (typeof ASKS)[number];

/** Questions to Chance. */
export const CHANCE_ASKS = [
  'rollDie',
  'drawCard',
  'drawPirate',
  'drawMerchant',
  'drawHostage',
  'drawGovernor',
  'drawWarship',
  'drawCommissioner',
] as const;
export type ChanceAsk = (typeof CHANCE_ASKS)[number];

export type AnyAskName = Ask | ChanceAsk;
