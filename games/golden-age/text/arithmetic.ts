/** Dice and what is added to them, with the reasons. */
import { type Cause, type ContestSide, type EventOf, locatorOf, type Modifier, PORTS, type PortId } from '@bb/golden-age/rules';
import { rated, signed } from './figures.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';

/** These ratings are shown even at 0, and with their sign below it: `+ Speed −1`. */
const SHOWN_AT_ZERO: readonly Cause[] = ['combat', 'speed', 'defense'];
const RATINGS: readonly Cause[] = [...SHOWN_AT_ZERO, 'ability', 'allysAbility', 'information', 'cruelty', 'cargo'];

function term({ cause, amount }: Modifier, { causes }: Language): string {
  if (RATINGS.includes(cause)) return `+ ${causes[cause]} ${amount < 0 ? signed(amount) : amount}`;
  return `${amount < 0 ? '−' : '+'} ${causes[cause]} ${Math.abs(amount)}`;
}

/** `die 4 + Combat 6 + Ability 4 = 14`; the bare dice where nothing is added. */
export function arithmetic(count: number, dice: number, modifiers: readonly Modifier[], language: Language): string {
  const terms = modifiers
    .filter(({ cause, amount }) => amount !== 0 || SHOWN_AT_ZERO.includes(cause))
    .map((modifier) => term(modifier, language));
  const thrown = language.thrown(count, dice);
  if (terms.length === 0) return thrown;
  return `${thrown} ${terms.join(' ')} = ${rated(dice + modifiers.reduce((sum, { amount }) => sum + amount, 0))}`;
}

/** The number of dice of the tests that throw more than one. */
const DICE: { readonly [P in EventOf<'tested'>['purpose']]?: number } = { conspiracy: 2, deployCommissioner: 3 };

export const testArithmetic = (e: EventOf<'tested'>, { language }: Names): string =>
  arithmetic(DICE[e.purpose] ?? 1, e.dice, e.modifiers, language);

/** @returns the name of a side in a contest */
const sideName = ({ pirate, warship, commissioner, port }: ContestSide, n: Names): string =>
  pirate >= 0 ? n.pirate(pirate) : warship >= 0 ? n.warship(warship) : commissioner >= 0 ? n.commissioner(commissioner) : n.port(port);

export type ContestOutcome = 'away' | 'caught' | 'fell' | 'held' | 'ousted' | 'stayed' | 'won' | 'lost' | 'tie' | 'tieLost';

interface ContestText {
  readonly first: string;
  readonly others: readonly string[];
  /** The outcome for the first side. */
  readonly outcome: ContestOutcome;
}

/** @returns both sides with their dice, and the outcome */
export function contestText({ purpose, sides, won }: EventOf<'contested'>, n: Names): ContestText {
  const [first = '', ...others] = sides.map((side) => {
    const name = purpose === 'oust' && side.pirate >= 0 ? n.language.pieces.piratesInPort : sideName(side, n);
    return n.language.labelled(name, arithmetic(side.count, side.dice, side.modifiers, n.language));
  });
  const isTied = !won && sides.slice(1).every(({ total }) => total <= (sides[0]?.total ?? 0));
  return { first, others, outcome: outcomeOf(purpose, won, isTied) };
}

function outcomeOf(purpose: EventOf<'contested'>['purpose'], won: boolean, isTied: boolean): ContestOutcome {
  switch (purpose) {
    case 'flight':
      return won ? 'away' : 'caught';
    case 'piratePortAttack':
      return won ? 'fell' : 'held';
    case 'oust':
      return won ? 'ousted' : 'stayed';
    case 'bootyGrab':
    case 'duel':
      return won ? 'won' : isTied ? 'tie' : 'lost';
    default:
      return won ? 'won' : isTied ? 'tieLost' : 'lost';
  }
}

/** Two dice that name a port, or a price: tens and ones. */
const D66: readonly EventOf<'rolled'>['purpose'][] = [
  'governorPlacement',
  'merchantPlacement',
  'randomDeployment',
  'disease',
  'storm',
  'newGovernors',
];

/** @returns `3 + 4`, or `34` for dice read as tens and ones, with the port that has this number */
export function rollText({ purpose, dice }: EventOf<'rolled'>): { readonly figures: string; readonly port?: PortId } {
  const [tens = 0, ones = 0] = dice;
  const locator = 10 * tens + ones;
  if (purpose === 'retirementBribe') return { figures: String(locator) };
  if (!D66.includes(purpose)) return { figures: dice.join(' + ') };
  const port = PORTS.find((port) => locatorOf(port) === locator);
  return { figures: String(locator), ...(port !== undefined && { port }) };
}
