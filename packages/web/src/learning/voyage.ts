/** The first voyage: a short game whose dice, cards and other captain follow a script, and what is said at each step of it. */
import { type Choice, type ChoiceJson, choiceFromJson, choiceToJson, RECORD_FORMAT } from '@bb/engine';
import { say } from '../i18n/say.svelte.ts';
import { newId, putTable, type StoredTable } from '../session/store.ts';
import script from './voyage.json' with { type: 'json' };

/** Where the lessons begin: before that the table is laid out. */
const FIRST = 64;

/** What is taught, by the number of the choice that it asks for. */
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

/** The lesson after so many choices, if there is one. */
export const lessonAt = (length: number): Lesson | null => STEPS.find(({ at }) => at === length) ?? null;

/** The last lesson that has been reached. */
export const stepAt = (length: number): number => STEPS.findLast(({ at }) => at <= length)?.step ?? 1;

/** What the script wants next; null: it has been played out, and the game is free. */
export function scripted(length: number, choices: readonly Choice[]): Choice | null {
  const wanted = script[length];
  if (!wanted) return null;
  const text = JSON.stringify(wanted);
  return choices.find((choice) => JSON.stringify(choiceToJson(choice)) === text) ?? null;
}

export const isOver = (length: number): boolean => length >= script.length;

/** Somebody has gone on without the script. */
export const hasPassed = (length: number): boolean => length > script.length;

/** Lays out the table of a first voyage, and yields its id. */
export async function beginVoyage(): Promise<string> {
  const id = newId();
  const now = Date.now();
  const { you, opponent } = say().learning;
  const table: StoredTable = {
    id,
    format: RECORD_FORMAT,
    options: { players: 2 },
    seats: [
      { name: you, kind: 'human' },
      { name: opponent, kind: 'captain' },
    ],
    skipIdle: true,
    createdAt: now,
    playedAt: now,
    over: false,
    voyage: true,
  };
  await putTable(table, beginning());
  return id;
}

const beginning = (): readonly ChoiceJson[] => script.slice(0, FIRST).map((json) => choiceToJson(choiceFromJson(json, 'voyage')));
