/** Dice and what is added to them, with the reasons. */
import {
  type Cause,
  type CommissionerId,
  type ContestSide,
  type EventOf,
  locatorOf,
  type Modifier,
  type PirateId,
  PORTS,
  type PortId,
  type RollPurpose,
  type Seat,
  type WarshipId,
} from '@bb/golden-age/rules';
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

/** `4 + Combat 6 + Ability 4 = 14`; the bare dice where nothing is added. */
export function arithmetic(dice: number, modifiers: readonly Modifier[], language: Language): string {
  const terms = modifiers
    .filter(({ cause, amount }) => amount !== 0 || SHOWN_AT_ZERO.includes(cause))
    .map((modifier) => term(modifier, language));
  if (terms.length === 0) return String(dice);
  return `${dice} ${terms.join(' ')} = ${rated(dice + modifiers.reduce((sum, { amount }) => sum + amount, 0))}`;
}

/** What a roll needs: this figure or more, or this figure or less. */
export interface Need {
  readonly figure: number;
  readonly isMost: boolean;
}

export function needOf({ needed, target }: Pick<EventOf<'tested'>, 'needed' | 'target'>): Need {
  switch (needed) {
    case 'atLeast':
      return { figure: target, isMost: false };
    case 'above':
      return { figure: target + 1, isMost: false };
    case 'atMost':
      return { figure: target, isMost: true };
    case 'below':
      return { figure: target - 1, isMost: true };
  }
}

/** @returns the sentence with the dice that decided: `Vane searches in vain off Bath (2 + Ability 3 = 5; 7 or more needed).` */
export function withTest(sentence: string, e: EventOf<'tested'>, { language }: Names): string {
  if (!language.tellsFigures) return sentence;
  const dice = arithmetic(e.dice, e.modifiers, language);
  return `${unfinished(sentence)} (${language.story.series([dice, language.need(needOf(e))])}).`;
}

/** A sentence that goes on: without its period. */
export const unfinished = (sentence: string): string => sentence.replace(/\s?[.!]$/, '');

/** A side in a contest. Where the reader may not know more, it is named by its kind. */
export type Party =
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'piratesInPort' }
  | { readonly kind: 'warship'; readonly warship?: WarshipId }
  | { readonly kind: 'commissioner'; readonly commissioner?: CommissionerId; readonly seat?: Seat }
  | { readonly kind: 'port'; readonly port?: PortId };

export const partyOf = ({ pirate, warship, commissioner, port }: ContestSide, purpose: RollPurpose): Party => {
  if (pirate >= 0) return purpose === 'oust' ? { kind: 'piratesInPort' } : { kind: 'pirate', pirate };
  if (warship >= 0) return { kind: 'warship', warship };
  return commissioner >= 0 ? { kind: 'commissioner', commissioner } : { kind: 'port', port };
};

/** What the attacker, or the pirate who flees, has come to. */
export type ContestOutcome =
  | 'away'
  | 'caught'
  | 'fell'
  | 'held'
  | 'ousted'
  | 'stayed'
  | 'battleWon'
  | 'battleLost'
  | 'battleTied'
  | 'portWon'
  | 'portLost'
  | 'portTied'
  | 'duelWon'
  | 'duelLost'
  | 'grabWon'
  | 'grabLost'
  | 'tie';

/** A side with its dice, as the subject and as the object of a sentence. */
export interface Fighter {
  readonly subject: string;
  readonly object: string;
}

/** @returns one clause with both sides, their dice and the outcome for the first: `Vane (4 + 6 = 10) beats HMS Lyme (1 + 8 = 9)` */
export function contestClause(
  outcome: ContestOutcome,
  sides: readonly { readonly party: Party; readonly dice: string }[],
  n: Names,
): string {
  const [first, ...others] = sides.map(({ party, dice }): Fighter => {
    const { subject, object } = n.language.fighter(party, n);
    return { subject: `${subject} (${dice})`, object: `${object} (${dice})` };
  });
  const all = (form: keyof Fighter): string =>
    n.language.list(
      others.map((other) => other[form]),
      'and',
    );
  return first ? n.language.contests[outcome](first, { subject: all('subject'), object: all('object') }) : '';
}

export function contestText({ purpose, sides, won }: EventOf<'contested'>, n: Names): string {
  const isTied = !won && sides.slice(1).every(({ total }) => total <= (sides[0]?.total ?? 0));
  const told = sides.map((side) => ({ party: partyOf(side, purpose), dice: arithmetic(side.dice, side.modifiers, n.language) }));
  return `${contestClause(outcomeOf(purpose, won, isTied), told, n)}.`;
}

export function outcomeOf(purpose: RollPurpose, won: boolean, isTied: boolean): ContestOutcome {
  switch (purpose) {
    case 'flight':
      return won ? 'away' : 'caught';
    case 'piratePortAttack':
      return won ? 'fell' : 'held';
    case 'oust':
      return won ? 'ousted' : 'stayed';
    case 'bootyGrab':
      return won ? 'grabWon' : isTied ? 'tie' : 'grabLost';
    case 'duel':
      return won ? 'duelWon' : isTied ? 'tie' : 'duelLost';
    case 'portAttack':
      return won ? 'portWon' : isTied ? 'portTied' : 'portLost';
    default:
      return won ? 'battleWon' : isTied ? 'battleTied' : 'battleLost';
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
