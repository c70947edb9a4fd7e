/**
 * How often the captain takes a choice of each kind when it is offered, by ask; measured by `training/measure-habits.ts`.
 * The tree uses it as prior, the playouts as policy.
 */
import { type Ask, CHOICES, type ChoiceKind } from '@bb/golden-age/rules';

type Habits = Readonly<Partial<Record<Ask, Readonly<Partial<Record<ChoiceKind, number>>>>>>;

const HABITS: Habits = {
  deployFleet: { deployPirate: 0.054, pass: 0.005 },
  playCard: {
    playForActions: 0.179,
    playForInitiative: 0.196,
    playBuriedTreasure: 0.215,
    playHeavyGuns: 0.287,
    playFairWinds: 0.007,
    playFairWindsForCommissioner: 0.005,
  },
  takeAction: {
    move: 0.062,
    findMerchant: 0.106,
    lootMerchant: 0.986,
    attackPort: 0.084,
    sackPort: 0.03,
    doPortActivities: 0.137,
    recover: 0.36,
    retireByLetter: 0.72,
    retireInHaven: 0.635,
    bribeToRetire: 0.005,
    digForTreasure: 0.167,
    grabBooty: 0.105,
    drawNewPirate: 0.161,
    deployPirate: 0.021,
    formAlliance: 0.005,
    endActions: 0.005,
  },
  antiPirateAction: {
    pass: 0.794,
    playAgainst: 0.058,
    playResistance: 0.005,
    playConverts: 0.364,
    playAmbition: 0.5,
    deployCommissioner: 0.257,
    react: 0.768,
    moveCommissioner: 0.05,
    attackPiratePort: 0.005,
    oust: 0.879,
    useWarship: 0.371,
  },
  attackOrHold: { attack: 0.665, decline: 0.335 },
  rerollWithCunning: { keepDice: 0.797, rerollDice: 0.203 },
  portActivity: { sellHold: 0.718, ransom: 1, refit: 0.481, buyHaven: 0.222, playLetter: 0.284, declareRevelry: 0.005, finish: 0.15 },
  payForHaven: { pay: 0.983, decline: 0.017 },
  seizeBooty: { seize: 1, leave: 0.005 },
  dealWithPrize: { takeCargo: 0.74, convertShip: 0.295, holdForRansom: 0.132, torture: 0.292, finish: 0.2 },
  declareRevelry: { decline: 1, declareRevelry: 0.05 },
  fightOrFlee: { fight: 0.351, flee: 0.649 },
  surrenderOrFight: { surrender: 1, fight: 0.05 },
  keepOrDeploy: { keepPirate: 0.021, deployPirate: 0.1 },
  negate: { decline: 0.556, playSkull: 0.406 },
  kcSurprise: { pass: 0.31, playAgainst: 0.667 },
  stowPlunder: { takeCargo: 0.25, abandonCargo: 0.005 },
};

/** The weight of a choice for which nothing was measured. */
const UNMEASURED_WEIGHT = 0.2;
const isKnown = (ask: string): ask is keyof typeof HABITS => Object.hasOwn(HABITS, ask);

/** By ask, then by the id of a choice. A table is made when it is first needed. */
const tables = new Map<string, Float32Array>();

/** By the id of a choice: its weight at this ask. */
export function habitsAt(ask: string): Float32Array {
  const known = tables.get(ask);
  if (known) return known;
  const of = isKnown(ask) ? (HABITS[ask] ?? {}) : {};
  const weights = Float32Array.from(CHOICES, ({ type }) => of[type] ?? UNMEASURED_WEIGHT);
  tables.set(ask, weights);
  return weights;
}
