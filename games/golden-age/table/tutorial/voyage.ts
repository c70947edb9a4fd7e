/** The first voyage: the tutorial game. Its dice, its cards and the opponent follow a script, with a lesson at each step. */
import { type Choice, type ChoiceJson, choiceFromJson, choiceToJson } from '@bb/golden-age/rules';
import type { TutorialStart } from '@bb/ui/game-table.ts';
import { voyage } from '../i18n/voyage.ts';
import type { GoldenAgeSession } from '../session/session.ts';
import script from './voyage.json' with { type: 'json' };

/** The number of choices before the first lesson, which set up the game. */
const SETUP_CHOICES = 64;

/** Each lesson by the number of the choice that it asks for. */
const LESSONS = {
  64: 'card',
  65: 'find',
  68: 'cunning',
  71: 'loot',
  74: 'cargo',
  76: 'seize',
  77: 'stow',
  78: 'hostage',
  79: 'ship',
  80: 'revelry',
  84: 'sail',
  88: 'window',
  91: 'interrupt',
  108: 'secondTurn',
  109: 'port',
  114: 'sell',
  115: 'refit',
  118: 'haven',
  120: 'price',
  121: 'pay',
  122: 'leavePort',
  123: 'deploy',
  124: 'hull',
  125: 'retire',
} as const;
type LessonName = (typeof LESSONS)[keyof typeof LESSONS];

const STEPS = Object.entries(LESSONS).map(([at, name], i) => ({ at: Number(at), name, step: i + 1 }));
export const STEP_COUNT = STEPS.length;

interface Lesson {
  readonly name: LessonName;
  /** From 1. */
  readonly step: number;
}

/** @returns the lesson after the first `length` choices; null if there is none */
export const lessonAt = (length: number): Lesson | null => STEPS.find(({ at }) => at === length) ?? null;

/** @returns the number of the last lesson that has been reached, from 1 */
export const stepAt = (length: number): number => STEPS.findLast(({ at }) => at <= length)?.step ?? 1;

/** @returns the next choice of the script; null after its end */
export function scriptedChoice(length: number, choices: readonly Choice[]): Choice | null {
  const wanted = script[length];
  if (!wanted) return null;
  const text = JSON.stringify(wanted);
  return choices.find((choice) => JSON.stringify(choiceToJson(choice)) === text) ?? null;
}

export const isOver = (length: number): boolean => length >= script.length;

/** The game has gone on without the script. */
export const isBeyondScript = (length: number): boolean => length > script.length;

/** @returns a new first voyage */
export function beginVoyage(): TutorialStart<GoldenAgeSession> {
  const { you, opponent } = voyage();
  return {
    options: { players: 2 },
    seats: [
      { name: you, kind: 'human' },
      { name: opponent, kind: 'captain' },
    ],
    choices: setupChoices(),
  };
}

const setupChoices = (): readonly ChoiceJson[] =>
  script.slice(0, SETUP_CHOICES).map((json) => choiceToJson(choiceFromJson(json, 'voyage')));
