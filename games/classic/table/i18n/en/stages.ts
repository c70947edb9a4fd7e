import type { RollPurpose } from '@bb/classic/rules';
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

const singles: { readonly [P in RollPurpose]?: string } = {
  torture: 'Torture',
  ransom: 'Ransom',
  havenPrice: 'The price of a safe haven',
  letterPrice: 'The price of the letter',
  careen: 'Careening',
  petition: 'A petition for a Commissioner',
  retirement: 'Retirement',
};
const lines: { readonly [P in RollPurpose]?: (n: number, totals: string) => string } = {
  evasion: (_n: number, totals: string) => `Interception: ${totals}`,
  battle: (n: number, totals: string) => `Round ${n}: ${totals}`,
  attack: (n: number, totals: string) => `Attempt ${n}: ${totals}`,
  duel: (n: number, totals: string) => `Exchange ${n}: ${totals}`,
};

/** What the dock shows: fights and other rolls, news, and what changes the race. */
export const stages = {
  region: 'Fight or roll',
  fold: 'Collapse',
  unfold: 'Expand',
  /** Rolls of one die or of one side, by what they are for. */
  singles,
  /** Rolls before the last one, by what they are for. */
  lines,

  prize: 'A prize',
  evasion: 'Interception',
  battle: 'Battle',
  surrender: 'Surrender',
  duel: 'Duel',
  mutiny: 'Mutiny',
  storm: 'Storm',
  scurvy: 'Scurvy',
  portAttack: (port: string) => `The attack on ${port}`,
  sack: (port: string) => `The sack of ${port}`,
  campaign: (port: string) => `Campaign against ${port}`,
  campaignBy: (commissioner: string) =>
    `Led by ${commissioner}. All pirates are driven out to sea, where the hunters wait for each of them.`,

  hunters: (nation: string) => `${nation} hunters`,
  someHunters: 'Hunters',
  warship: 'Warship',
  someShip: 'A ship',
  against: 'against',
  losses: { combat: 'Combat', speed: 'Speed', unrest: 'Crew Unrest', endurance: 'Endurance' },
  endurance: (left: number) => `Endurance ${left}`,
  checks: (count: number) => (count === 1 ? 'For the hit a die: a 1 wounds him' : `For ${count} hits a die each: a 1 wounds him`),
  wounds: ['no wound', 'superficial wound', 'minor wound', 'crippling wound'],
  fatal: 'fatal',

  merchantDown: 'She lies face down: her figures are known once she is inspected or attacked.',
  defense: (n: number) => `Defense ${n}`,
  canBecome: (ship: string) => `can become a ${ship}`,
  attackNumber: (n: number) => `Attack number ${n}`,
  captureChance: (chance: string, formula: string) => `${chance} to capture: ${formula}`,
  chasing: (pirate: string) => `${pirate} is chasing her.`,
  hasDamaged: 'She has damaged him: no ship from her, but twice the Notoriety.',

  captured: 'Captured!',
  missed: (hits: number) => (hits === 1 ? '1 too many: 1 hit' : `${hits} too many: ${hits} hits`),
  escapes: (over: number) => `${over} too many: she escapes`,
  evaded: 'gets away',
  caught: 'caught',
  wonBy: (who: string, margin: number) => `${who} wins by ${margin}`,
  even: 'even: 1 hit each, and another round',
  huntersWin: (margin: number) => `the hunters win by ${margin}`,
  struck: (margin: number) => `${margin} Endurance lost by the defender`,
  parried: 'parried: the attacker loses 1 Endurance',
  fallen: (margin: number) => `the port falls, by ${margin}`,
  repelled: (hits: number) => (hits === 1 ? 'beaten off: 1 hit' : `beaten off: ${hits} hits`),
  plunderDie: 'Plunder: the die × £100 × the port’s value',
  mutinyNeeds: (leadership: number) => `Below Leadership ${leadership} he calms them; equal, he may retire; above, he is marooned`,
  calmed: 'He talks them down',
  mayRetire: 'Equal: he may retire',
  marooned: 'He is marooned',
  tortureNeeds: (cruelty: number) => `Cruelty ${cruelty}: up to that number he talks, below it he also dies`,
  tells: 'He tells what he knows',
  tellsAndDies: 'He tells what he knows, and dies',
  silent: 'He says nothing',
  petitionNeeds: (pirate: string, notoriety: number) => `${pirate} has Notoriety ${notoriety}: the dice must not exceed it`,
  granted: 'Granted',
  refused: 'Turned down',
  retirementNeeds: (pounds: string) => `Net Worth ${pounds}: the dice × £100 must not exceed it`,
  retires: 'He retires',
  staysOn: 'Not enough yet',
  hanged: 'He is hanged',
  tried: 'He stands trial',
  goesFree: 'He retires',
  stormHits: (hits: number) => (hits === 0 ? 'rides it out' : `${hits} Speed lost`),
  movementLeft: (now: number) => `Movement ${now}`,
  lostAtSea: 'goes down',
  ridesItOut: 'rides it out',
  ill: 'scurvy',
  illAndDies: 'scurvy, and dies',
  well: 'all well',
  thrown: 'Rolled',
  nearVictory: (pirate: string, now: number, needed: number) => `${pirate} has Notoriety ${now}: ${needed} win at once.`,
};

export type StagesTexts = Said<typeof stages>;
