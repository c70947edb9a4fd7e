/** Chances and formulas as texts: `58 %: 2 dice ≤ Combat 6 + Speed 2 + Ability 3 − defense 2`. */
import type { DiceKind, Modifier, ModifierCause, Odds, Outcome, RollPurpose, Side, Trial } from '../rules/index.ts';
import { figure } from './figures.ts';
import type { Language } from './language.ts';

/** The words for odds. */
export interface OddsWords {
  /** `2 dice`; what the dice of a roll are called in this language. */
  dice(kind: DiceKind): string;
  readonly modifiers: Readonly<Record<Exclude<ModifierCause, 'number'>, string>>;
  /** What can come of a roll, behind its chance. */
  readonly outcomes: Readonly<Record<Exclude<Outcome, 'sum'>, string>>;
  /** With a decimal mark. */
  decimal(n: number): string;
  /** @param mean  on the average */
  range(least: string, most: string, mean: string): string;
  /** How far a ship may sail: `3–8 hexes`. */
  hexes(range: string): string;
  /** The hits of both sides on the average. In a duel they are points of Endurance. */
  hits(own: string, other: string): string;
  ownHits(own: string): string;
  duel(own: string, other: string): string;
  /** The same roll several times; each must succeed. */
  tries(n: number): string;
  /** Behind the outcome of a roll: by how much. */
  by(margin: number): string;
  /** A roll that may be made again: what lies, and what it may become. */
  reroll(now: string, chances: string): string;
}

export interface OddsText {
  /** `58 %`, or the range of what is paid; empty if neither says anything. */
  readonly brief: string;
  /** For a button: the same, and what it is the chance of where the choice alone doesn’t say: `82 % he retires`. */
  readonly label: string;
  /** Empty if no dice decide. */
  readonly formula: string;
  /** Each outcome with its chance, and what it costs or brings on the average. */
  readonly details: string;
}

/** 0.4167 → `42 %`. Only the impossible is shown as 0, only the certain as 100. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 1e-9) return '< 1 %';
  return rounded === 100 && chance < 1 - 1e-9 ? '> 99 %' : `${rounded} %`;
}

/** Outcomes that are as good as the best one of their roll, so that the brief chance counts them too. */
const AS_GOOD: readonly Outcome[] = ['tells', 'twoMerchants'];

/** Rolls whose chance is not that of the choice: a round is not the battle, a thrust not the duel, and to surrender is no success. */
const UNCLEAR: readonly RollPurpose[] = ['surrender', 'battle', 'duel'];

/** @returns the texts of a roll's odds */
export function oddsText(odds: Odds, language: Language): OddsText {
  const { odds: words, pieces, position } = language;
  const { chances, amount, trial } = odds;
  const [best, ...others] = chances;
  const good = others.filter(({ outcome }) => AS_GOOD.includes(outcome)).reduce((sum, { chance }) => sum + chance, best?.chance ?? 0);
  const isPaid = trial !== null && isMoney(trial);
  const shown = (n: number): string => (isPaid ? pieces.pounds(Math.round(n)) : words.decimal(n));
  const inUnit = (text: string): string => (trial?.purpose === 'move' ? words.hexes(text) : text);
  const range = amount ? words.range(shown(amount.least), shown(amount.most), shown(amount.mean)) : '';
  const isSum = best?.outcome === 'sum';
  const formula = trial ? formulaOf(isTurned(trial, chances) ? mirrored(trial) : trial, language) : '';
  const list = isSum
    ? []
    : chances.flatMap(({ outcome, chance }) =>
        outcome === 'sum' || chance === 0 ? [] : [`${percent(chance)} ${words.outcomes[outcome]}`],
      );
  const details = [list.join(', '), range, costs(odds, words), odds.tries > 1 ? words.tries(odds.tries) : ''].filter((part) => part !== '');
  const brief = isSum && amount ? inUnit(between(shown(amount.least), shown(amount.most))) : best ? percent(good) : '';
  const isUnclear = trial !== null && UNCLEAR.includes(trial.purpose);
  return {
    brief,
    label: isUnclear && best && best.outcome !== 'sum' ? `${brief} ${words.outcomes[best.outcome]}` : brief,
    formula,
    details: details.join(position.apart),
  };
}

const between = (least: string, most: string): string => (least === most ? least : `${least}–${most}`);
const isMoney = ({ purpose }: Trial): boolean => ['ransom', 'plunder', 'havenPrice', 'letterPrice', 'trial'].includes(purpose);

function costs({ trial, ownHits, otherHits }: Odds, words: OddsWords): string {
  if (trial === null || ownHits + otherHits === 0) return '';
  if (trial.purpose === 'duel') return words.duel(words.decimal(ownHits), words.decimal(otherHits));
  return otherHits === 0 ? words.ownHits(words.decimal(ownHits)) : words.hits(words.decimal(ownHits), words.decimal(otherHits));
}

/** Whether the outcomes are told from the other side, its best one first. */
const isTurned = ({ outcomes }: Trial, chances: Odds['chances']): boolean => outcomes.length > 1 && chances[0]?.outcome === outcomes.at(-1);
/** The trial as the other side sees it: the formula is true for what is best for that side. A tie is an outcome of its own, or the other side's. */
function mirrored({ own, sign, other, outcomes }: Trial): Pick<Trial, 'own' | 'sign' | 'other'> {
  return sign === '>' ? { own: other, sign: outcomes.length > 2 ? '>' : '≥', other: own } : { own, sign, other };
}

/** `1 die + Speed 2 > 1 die` */
const formulaOf = ({ own, sign, other }: Pick<Trial, 'own' | 'sign' | 'other'>, language: Language): string =>
  [sideText(own, language), ...(sign === '' ? [] : [sign, sideText(other, language)])].join(' ');

function sideText({ dice, pounds, percent: paid, modifiers }: Side, language: Language): string {
  const throws = dice === null ? '' : language.odds.dice(dice);
  const priced = pounds === 0 ? throws : `${throws} × ${language.pieces.pounds(pounds)}`;
  const rated = paid === 100 ? priced : `${priced} × ${paid} %`;
  return withModifiers(rated, modifiers, language);
}

/** @returns what a modifier is called; nothing for a bare number */
export const causeName = (cause: ModifierCause, { odds }: Pick<Language, 'odds'>): string =>
  cause === 'number' ? '' : odds.modifiers[cause];

/** @param before  the dice, or nothing */
export function withModifiers(before: string, modifiers: readonly Modifier[], language: Pick<Language, 'odds' | 'pieces'>): string {
  return modifiers.reduce((text, modifier) => {
    const word = causeName(modifier.cause, language);
    // What lowers a total is written with a minus; a rating below 0 keeps its own sign.
    const isSubtracted = SUBTRACTED.includes(modifier.cause) && modifier.amount <= 0;
    const amount =
      modifier.cause === 'netWorth' ? language.pieces.pounds(modifier.amount) : figure(isSubtracted ? -modifier.amount : modifier.amount);
    const named = [word, ...(modifier.cause === 'unknownDefense' ? [] : [amount])].filter((part) => part !== '').join(' ');
    if (text === '') return named;
    return `${text} ${isSubtracted && (modifier.amount < 0 || modifier.cause === 'unknownDefense') ? '−' : '+'} ${named}`;
  }, before);
}
/** Terms that may be subtracted when they come behind others: a merchant's defense is, a port's is added to its dice. */
const SUBTRACTED: readonly ModifierCause[] = ['handicap', 'allysHelp', 'defense', 'unknownDefense'];
