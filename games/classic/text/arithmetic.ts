/** A roll in words: `4 + 3 = 7 ≤ Combat 6 + Speed 2 + Ability 3 − defense 2 = 9: captured, by 2`. */
import {
  type EventOf,
  type GameEvent,
  NO_PIRATE,
  type Outcome,
  type PortId,
  type RollBreakdown,
  type RolledSide,
  type RollPurpose,
} from '../rules/index.ts';
import { figure, dice as named } from './figures.ts';
import type { Language } from './language.ts';
import { withModifiers } from './odds.ts';

type Words = Pick<Language, 'odds' | 'pieces' | 'position'>;

export interface RollText {
  /** Tells rolls apart. */
  readonly key: number;
  /** The dice of each side. */
  readonly dice: readonly (readonly number[])[];
  /** Both sides with what is added, and the result; empty if nothing was compared or counted. */
  readonly text: string;
  /** Whether the pirate who rolled has succeeded; null if that can't be said. */
  readonly isGood: boolean | null;
}

/** @returns the last roll, or null if no dice have been rolled; a wound check that wounds nobody says less than the roll before it */
export function lastRollText(events: readonly GameEvent[], words: Words): RollText | null {
  const key = events.findLastIndex((event) => event.type === 'rolled' && event.breakdown.outcome !== 'unhurt');
  const rolled = events[key];
  if (rolled?.type !== 'rolled') return null;
  const { own, other, outcome } = rolled.breakdown;
  return {
    key,
    dice: [own.dice, other.dice].filter(({ length }) => length > 0),
    text: isCounted(rolled.breakdown) ? breakdownText(rolled.breakdown, words) : '',
    isGood: outcome === null ? null : isGood(outcome),
  };
}

/** What the dice of these decide is told with the dice by the event behind them, which names the ship or the pirate that they are about. */
const TOLD_BY_OUTCOME: readonly RollPurpose[] = ['petition', 'scurvy', 'storm', 'waves'];
/** Whether the log leaves a roll out. */
export const isToldByOutcome = ({ purpose, pirate }: EventOf<'rolled'>): boolean =>
  TOLD_BY_OUTCOME.includes(purpose) || (purpose === 'careen' && pirate === NO_PIRATE);

/** The line of the log, behind who throws for what: his own dice first. Against those of the other side, which have a line of their own, it gives their total. */
export function rolledText({ purpose, pirate, dice, breakdown }: EventOf<'rolled'>, words: Words, port: (id: PortId) => string): string {
  if (!isCounted(breakdown)) return named(purpose, dice, port);
  const { own, other, outcome } = breakdown;
  const isEnding = outcome !== null && UNTOLD.includes(outcome);
  if (other.kind === null || outcome === null) return breakdownText(breakdown, words, isEnding);
  const [side, rival] = pirate === own.pirate ? [own, other] : [other, own];
  const against = `${relation(side, rival)} ${figure(rival.total ?? 0)}`;
  // A total that equals another is not written as one sum: `5 + 4 = 9 (= 9)`.
  return withEnding(`${sideText(side, words)} ${side.total === rival.total ? `(${against})` : against}`, breakdown, words, isEnding);
}

/** Whether the dice are held against something, or count by themselves; else they name a port. */
const isCounted = ({ sign, outcome }: RollBreakdown): boolean => sign !== '' || outcome !== null;

/** @returns both sides and the outcome; of a roll that is still open, the side that has thrown */
function breakdownText(breakdown: RollBreakdown, words: Words, isEnding = true): string {
  const { own, sign, other, outcome } = breakdown;
  if (outcome === null) return sideText(own.total === null ? other : own, words);
  if (sign === '') return sideText(own, words);
  return withEnding([sideText(own, words), relation(own, other, sign), sideText(other, words)].join(' '), breakdown, words, isEnding);
}

function withEnding(line: string, { own, other, outcome }: RollBreakdown, { odds, position }: Words, isEnding: boolean): string {
  if (!isEnding || outcome === null || outcome === 'sum') return line;
  const margin = Math.abs((own.total ?? 0) - (other.total ?? 0));
  // It counts where two sides throw, and against an attack number.
  const hasMargin = margin > 0 && (other.kind !== null || other.modifiers.length > 1);
  return position.labelled(line, [odds.outcomes[outcome], ...(hasMargin ? [odds.by(margin)] : [])].join(', '));
}

/** What dice come to and no event behind them tells. */
const UNTOLD: readonly Outcome[] = ['affordable', 'tooDear', 'mayRetire', 'tried'];

const GOOD: readonly Outcome[] = [
  'captured',
  'evades',
  'wins',
  'taken',
  'granted',
  'retires',
  'tellsAndDies',
  'tells',
  'affordable',
  'repaired',
  'strikes',
  'talkedDown',
  'weathers',
  'healthy',
];
const isGood = (outcome: Outcome): boolean | null => (outcome === 'sum' || outcome === 'even' ? null : GOOD.includes(outcome));

function relation({ total }: RolledSide, { total: rival }: RolledSide, sign = ''): string {
  const net = (total ?? 0) - (rival ?? 0);
  if (sign === '≤') return net <= 0 ? '≤' : '>';
  return net > 0 ? '>' : net < 0 ? '<' : '=';
}

/** `4 + 3 + Combat 6 = 13`, or `Leadership 4` where no dice are thrown. */
function sideText({ kind, dice, pounds, percent, modifiers, total }: RolledSide, words: Words): string {
  const faces = kind === 'Dr66' ? dice.join('') : dice.join(' + ');
  if (pounds > 0) {
    const rate = percent === 100 ? '' : ` × ${percent} %`;
    return `${faces} × ${words.pieces.pounds(pounds)}${rate} = ${words.pieces.pounds(total ?? 0)}`;
  }
  const sum = withModifiers(faces, modifiers, words);
  const isPlain = modifiers.length + (kind === 'Dr66' ? 1 : dice.length) < 2;
  return isPlain || total === null ? sum : `${sum} = ${figure(total)}`;
}
