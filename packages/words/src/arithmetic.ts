/** Dice and what is added to them, with the reasons. */
import type { Cause, ContestSide, EventOf, Modifier } from '@bb/engine';
import { type Names, rated, signed } from './names.ts';
import { PURPOSES } from './purposes.ts';

/** Why a number went up or down. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  ability: 'Ability',
  cargo: 'cargo',
  faceUp: 'already sighted',
  transitBox: 'open ocean',
  starredCargo: 'poor cargo',
  doubleStarredCargo: 'rich cargo',
  leftBooty: 'booty left behind',
  largerShip: 'a larger ship',
  smallerShip: 'a smaller ship',
  torture: 'torture',
  revelry: 'debauchery & revelry',
  slowShip: 'a crawling ship',
  scurvy: 'scurvy',
  quashedMutiny: 'bad blood after the mutiny',
  bribeDeclined: 'the bribe came to nothing',
  storm: 'storm',
  wearAndTear: 'wear and tear',
  combat: 'Combat',
  speed: 'Speed',
  guns: 'heavy guns',
  allysAbility: 'ally’s Ability',
  information: 'Information',
  defense: 'Defense',
  cruelty: 'Cruelty',
  livingRules: 'living rules',
  fromAdjacentArea: 'from afar',
  grabber: 'grabber',
  skull: 'Skull & Crossbones',
  warship: 'battle with a warship',
  commissioner: 'battle with a Commissioner',
  portAttack: 'attack on a port',
  portSacked: 'sack',
  piratePortAttack: 'attack on the pirate port',
  ousterRepelled: 'the Commissioner repelled',
  duel: 'duel',
  lostGrab: 'the grab failed',
  ambition: 'a rival beaten',
};

/** Ratings are shown as what they are, also at 0 and below: `+ Speed −1`. */
const SHOWN_AT_ZERO: readonly Cause[] = ['combat', 'speed', 'defense'];
const RATINGS: readonly Cause[] = [...SHOWN_AT_ZERO, 'ability', 'allysAbility', 'information', 'cruelty', 'cargo'];

function term({ cause, amount }: Modifier): string {
  if (RATINGS.includes(cause)) return `+ ${CAUSES[cause]} ${amount < 0 ? signed(amount) : amount}`;
  return `${amount < 0 ? '−' : '+'} ${CAUSES[cause]} ${Math.abs(amount)}`;
}

/** `die 4 + Combat 6 + Ability 4 = 14`; the bare dice where nothing is added. */
export function arithmetic(count: number, dice: number, modifiers: readonly Modifier[]): string {
  const terms = modifiers.filter(({ cause, amount }) => amount !== 0 || SHOWN_AT_ZERO.includes(cause)).map(term);
  const thrown = `${count === 1 ? 'die' : 'dice'} ${dice}`;
  if (terms.length === 0) return thrown;
  return `${thrown} ${terms.join(' ')} = ${rated(dice + modifiers.reduce((sum, { amount }) => sum + amount, 0))}`;
}

/** Who throws in a contest. */
export const sideName = (
  { pirate, warship, commissioner, port }: Pick<ContestSide, 'pirate' | 'warship' | 'commissioner' | 'port'>,
  n: Names,
): string =>
  pirate >= 0 ? n.pirate(pirate) : warship >= 0 ? n.warship(warship) : commissioner >= 0 ? n.commissioner(commissioner) : n.port(port);

/** Both sides, and how it came out: for the first of them. */
export function contested({ purpose, sides, won }: EventOf<'contested'>, n: Names): string {
  const [first, ...others] = sides.map((side) => {
    const name = purpose === 'oust' && side.pirate >= 0 ? 'the pirates in port' : sideName(side, n);
    return `${name}: ${arithmetic(side.count, side.dice, side.modifiers)}`;
  });
  const isTied = !won && sides.slice(1).every(({ total }) => total <= (sides[0]?.total ?? 0));
  return `${first} against ${others.join(' and ')}: ${verdict(purpose, won, isTied)}`;
}

function verdict(purpose: EventOf<'contested'>['purpose'], won: boolean, isTied: boolean): string {
  switch (purpose) {
    case 'flight':
      return won ? 'got away' : 'caught';
    case 'piratePortAttack':
      return won ? 'the port falls' : 'the port holds';
    case 'oust':
      return won ? 'all are driven out' : 'they stay';
    case 'bootyGrab':
    case 'duel':
      return won ? 'won' : isTied ? 'a tie' : 'lost';
    default:
      return won ? 'won' : isTied ? 'a tie, and so lost' : 'lost';
  }
}

const NEEDED = { atLeast: 'needed at least', above: 'needed more than', atMost: 'needed at most', below: 'needed less than' } as const;

/** Of how many dice a test is made, where it is not one. */
const DICE: { readonly [P in EventOf<'tested'>['purpose']]?: number } = { conspiracy: 2, deployCommissioner: 3 };

export function tested(e: EventOf<'tested'>, n: Names): string {
  const sum = arithmetic(DICE[e.purpose] ?? 1, e.dice, e.modifiers);
  return `${whatIsTested(e, n)}: ${sum}, ${NEEDED[e.needed]} ${e.target}: ${e.passed ? 'yes' : 'no'}`;
}

function whatIsTested({ purpose, pirate }: EventOf<'tested'>, n: Names): string {
  const whose = pirate < 0 ? PURPOSES[purpose] : `${n.pirate(pirate)}, ${PURPOSES[purpose]}`;
  switch (purpose) {
    case 'conspiracy':
      return `the conspiracy against ${n.pirate(pirate)}`;
    case 'deployCommissioner':
      return `the search for a Commissioner to send after ${n.pirate(pirate)}`;
    default:
      return whose;
  }
}
