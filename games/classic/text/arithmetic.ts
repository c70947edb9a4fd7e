/** A roll after it is made: `4 + 3 = 7 ≤ Combat 6 + Speed 2 + Ability 3 − defense 2 = 9: captured, by 2`. */
import {
  duelTrial,
  type GameEvent,
  type Judged,
  type MerchantId,
  NONE,
  PIRATES,
  type PirateId,
  type Side,
  type SightingId,
  sumOf,
  type Term,
  type Thrown,
  type Trial,
  thrownOf,
  trialOf,
  type VisibleBoard,
} from '../rules/index.ts';
import { figure } from './figures.ts';
import type { Language } from './language.ts';
import { type LastRoll, lastRoll } from './last-roll.ts';
import { withTerms } from './odds.ts';
import { rewound } from './rewound.ts';

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

/**
 * The last roll. Additions are named where they explain the result that the events tell; elsewhere only its sum is given, so that the
 * arithmetic is always right.
 * @param s  what the seat sees now
 * @returns null if no dice have been rolled
 */
export function lastRollText(events: readonly GameEvent[], s: VisibleBoard, language: Language): RollText | null {
  const last = lastRoll(events);
  if (last === null) return null;
  const { text, isGood } = explained(last, events, s, language) ?? { text: '', isGood: null };
  return { key: last.at, dice: last.sides.map(({ dice }) => dice), text, isGood };
}

function explained(
  last: LastRoll,
  events: readonly GameEvent[],
  s: VisibleBoard,
  language: Language,
): Pick<RollText, 'text' | 'isGood'> | null {
  const found = fitting(last, events, rewound(s, last.after));
  if (found === null) return null;
  const { trial, own, other } = found;
  const judged = trial.judge(own, other);
  const sides = [sideText(last.sides[0]?.dice ?? [], own, trial.own, language)];
  if (trial.sign !== '')
    sides.push(
      relation(own, other, trial),
      sideText(trial.other.dice === null ? [] : (last.sides[1]?.dice ?? []), other, trial.other, language),
    );
  const outcome = judged.outcome === 'sum' ? '' : language.odds.outcomes[judged.outcome];
  const margin = Math.abs(netOf(own, other, trial));
  const by = hasMargin(trial) && margin > 0 ? language.odds.by(margin) : '';
  const ending = [outcome, outcome === '' ? '' : by].filter((part) => part !== '').join(', ');
  const line = sides.join(' ');
  return { text: ending === '' ? line : language.position.labelled(line, ending), isGood: goodness(judged, trial) };
}

/** Prices have none, nor dice that are held against a fixed number. */
const hasMargin = ({ sign, own, other }: Trial): boolean =>
  sign !== '' && own.pounds === 0 && other.terms.every((term) => term.of !== 'number');

const goodness = ({ outcome }: Judged, { outcomes }: Trial): boolean | null =>
  outcomes.length < 2 ? null : outcome === outcomes[0] || (outcome === 'tells' ? true : outcome === 'even' ? null : false);

interface Found {
  readonly trial: Trial;
  readonly own: Thrown;
  readonly other: Thrown;
}

/** The roll with terms that lead to the result, or with their sum alone. */
function fitting(last: LastRoll, events: readonly GameEvent[], s: VisibleBoard): Found | null {
  for (const then of variantsOf(last, events, s)) {
    const trial = trialBefore(last, events, then);
    if (trial === null) return null;
    const found = thrown(last, trial);
    if (isRight(found, last)) return found;
  }
  const trial = trialBefore(last, events, s);
  return trial === null ? null : summed(thrown(last, trial), last);
}

const thrown = ({ sides }: LastRoll, trial: Trial): Found => ({
  trial,
  own: thrownBy(sides[0]?.dice, trial.own),
  other: thrownBy(sides[1]?.dice, trial.other),
});
const thrownBy = (dice: readonly number[] | undefined, { dice: kind }: Side): Thrown =>
  kind === null || dice === undefined ? { total: 0, low: 0 } : thrownOf(dice, dice.length === 4 ? 'better' : kind);

/** Positions that the roll may have been made in: a pirate who now holds the port may have stormed it from the sea. */
function variantsOf({ purpose, sides, result }: LastRoll, events: readonly GameEvent[], s: VisibleBoard): readonly VisibleBoard[] {
  const pirate = sides[0]?.pirate ?? NONE;
  if (purpose === 'attack' && result?.type === 'merchantAttacked') {
    const merchant = merchantOf(result.sighting, events) ?? s.merchantOn[result.sighting];
    const chasing = s.chasing.map((one, i) => (i === pirate ? result.sighting : one));
    const merchantOn = [...s.merchantOn];
    if (merchant !== undefined) merchantOn[result.sighting] = merchant;
    return [{ ...s, chasing, merchantOn }];
  }
  if (purpose !== 'portAttack') return [s];
  return [0, 1].map((holds) => ({ ...s, holding: s.holding.map((one, i) => (i === pirate ? holds : one)) }));
}

/** The merchant of a sighting, as far as events have told it. */
function merchantOf(sighting: SightingId, events: readonly GameEvent[]): MerchantId | undefined {
  const told = events.findLast((event) => 'merchant' in event && event.sighting === sighting && event.merchant >= 0);
  return told !== undefined && 'merchant' in told ? told.merchant : undefined;
}

/** C16.4 The hunters' Combat: that at the beginning, less their hits in earlier rounds. */
function huntersIn(events: readonly GameEvent[], at: number): number {
  const began = events.findLastIndex(({ type }) => type === 'battleBegan');
  const start = events[began];
  if (start?.type !== 'battleBegan') return 0;
  return events
    .slice(began, at)
    .reduce((combat, event) => (event.type === 'battleRound' ? combat - Math.max(1, event.margin) : combat), start.combat);
}

function trialBefore({ purpose, sides, at }: LastRoll, events: readonly GameEvent[], s: VisibleBoard): Trial | null {
  const [own, other] = sides;
  const pirate = pirateOf(own?.pirate) ?? accused(purpose, events.slice(at));
  if (own === undefined || pirate === undefined) return null;
  if (purpose === 'duel') {
    const defender = pirateOf(other?.pirate);
    return defender === undefined ? null : duelTrial(s, pirate, defender);
  }
  const modifiers = [0, purpose === 'battle' ? huntersIn(events, at) : 0];
  return trialOf(s, pirate, { purpose, dice: own.dice, counts: sides.map(({ dice }) => dice.length), modifiers, side: 0 });
}

const pirateOf = (id: PirateId | undefined): PirateId | undefined => PIRATES.find((one) => one === id);
/** The roll of a petition names no pirate; the event names the accused. */
const accused = (purpose: LastRoll['purpose'], after: readonly GameEvent[]): PirateId | undefined => {
  const made = purpose === 'petition' ? after.find(({ type }) => type === 'petitionMade') : undefined;
  return made?.type === 'petitionMade' ? made.pirate : undefined;
};

const netOf = (own: Thrown, other: Thrown, trial: Trial): number =>
  own.total + sumOf(trial.own.terms) - other.total - sumOf(trial.other.terms);

/** @returns by how much the own total is higher, as the result tells; null if it does not */
function toldNet({ result }: LastRoll): number | null {
  switch (result?.type) {
    case 'merchantAttacked':
      return result.over;
    case 'battleRound':
    case 'portAttacked':
      return result.margin;
    case 'duelExchange':
      return result.difference;
    case 'moveBegan':
      return result.points;
    default:
      return null;
  }
}

/** The terms explain the result. */
function isRight({ trial, own, other }: Found, last: LastRoll): boolean {
  const net = netOf(own, other, trial);
  const told = toldNet(last);
  if (told !== null) return net === told || (last.purpose === 'move' && net < 1 && told === 1);
  const { outcome, amount } = trial.judge(own, other);
  switch (last.result?.type) {
    case 'evaded':
    case 'intercepted':
      return (outcome === 'evades') === (last.result.type === 'evaded');
    case 'hostageTortured':
      return outcome === (last.result.dies ? 'tellsAndDies' : last.result.tells ? 'tells' : 'silent');
    case 'hostageRansomed':
      return amount === last.result.pounds;
    case 'mutinyTalkedDown':
      return outcome === 'talkedDown';
    case 'petitionMade':
      return (outcome === 'granted') === last.result.isGranted;
    case 'retirementRolled':
      return (outcome === 'retires') === last.result.retires;
    default:
      return true;
  }
}

/** Puts the sum that the result tells in place of terms that do not explain it; null if it tells none. */
function summed({ trial, own, other }: Found, last: LastRoll): Found | null {
  const told = toldNet(last);
  if (told === null) return null;
  const sum = (side: Side, amount: number, of: Term['of'] = 'number'): Side => ({ ...side, terms: [{ of, amount }] });
  if (last.purpose === 'attack') {
    const number = own.total - told;
    return { trial: judgedBy(trial, { own: { ...trial.own, terms: [] }, other: sum(trial.other, number, 'attackNumber') }), own, other };
  }
  const added = told - own.total + other.total + sumOf(trial.other.terms);
  return { trial: judgedBy(trial, { own: sum(trial.own, added) }), own, other };
}

/** The outcome follows from the totals, whatever they are made of. */
function judgedBy(trial: Trial, sides: Partial<Pick<Trial, 'own' | 'other'>>): Trial {
  const next = { ...trial, ...sides };
  const shift = sumOf(next.own.terms) - sumOf(next.other.terms) - sumOf(trial.own.terms) + sumOf(trial.other.terms);
  return { ...next, judge: (own, other) => trial.judge({ ...own, total: own.total + shift }, other) };
}

const relation = (own: Thrown, other: Thrown, trial: Trial): string => {
  if (trial.own.pounds > 0) return trial.own.pounds * own.total <= sumOf(trial.other.terms) ? '≤' : '>';
  const net = netOf(own, other, trial);
  if (trial.sign === '≤') return net <= 0 ? '≤' : '>';
  return net > 0 ? '>' : net < 0 ? '<' : '=';
};

/** `4 + 3 + Combat 6 = 13`, or `Leadership 4` where no dice are thrown. */
function sideText(dice: readonly number[], { total }: Thrown, side: Side, language: Language): string {
  const { pieces } = language;
  if (dice.length === 0) {
    const named = withTerms('', side.terms, language);
    return side.terms.length > 1 ? `${named} = ${figure(sumOf(side.terms))}` : named;
  }
  const faces = side.dice === 'Dr66' ? dice.join('') : dice.length === 4 ? betterPair(dice) : dice.join(' + ');
  if (side.pounds > 0) {
    const paid = Math.floor((total * side.pounds * side.percent) / 100);
    const rate = side.percent === 100 ? '' : ` × ${side.percent} %`;
    return `${faces} × ${pieces.pounds(side.pounds)}${rate} = ${pieces.pounds(paid)}`;
  }
  const named = withTerms(faces, side.terms, language);
  return dice.length > 1 && side.dice === 'Dr66' && side.terms.length === 0
    ? named
    : named === faces && dice.length === 1
      ? named
      : `${named} = ${figure(total + sumOf(side.terms))}`;
}

/** C21.3 Of two pairs the higher counts. */
function betterPair([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  return a + b >= c + d ? `${a} + ${b}` : `${c} + ${d}`;
}
