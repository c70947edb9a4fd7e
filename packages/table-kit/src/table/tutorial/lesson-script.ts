/** The script of a tutorial game: its dice, its cards and the opponent follow it, with a lesson wherever the player chooses. */
import type { ChoiceJson } from '@bb/kernel';
import type { TutorialStart } from '../../game-table.ts';
import { HUMAN } from '../../session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '../../session/session-game.ts';
import type { ScriptPlace } from '../../session/snapshot.ts';

export interface Step<Lesson extends string> {
  /** A choice, or all choices with these fields. */
  readonly choice: ChoiceJson;
  /** Missing for a step that nobody has to find. */
  readonly lesson?: Lesson;
}
/** Ways to go on. What stands after a fork follows each of them. */
export interface Fork<Lesson extends string> {
  readonly ways: readonly LessonScript<Lesson>[];
}
export type LessonScript<Lesson extends string> = readonly (Step<Lesson> | Fork<Lesson>)[];

type Fields = Readonly<Record<string, string | number>>;

/** @returns what a script is written with */
export const scriptWords = <Lesson extends string>() => ({
  dice: (...faces: readonly number[]): LessonScript<Lesson> => faces.map((face) => ({ choice: { type: 'face', face } })),
  /** What the opponent or Chance does, or the player without being asked. */
  does: (type: string, fields: Fields = {}): Step<Lesson> => ({ choice: { type, ...fields } }),
  /** What the player is asked to do. */
  asks: (lesson: Lesson, type: string, fields: Fields = {}): Step<Lesson> => ({ choice: { type, ...fields }, lesson }),
  fork: (...ways: readonly LessonScript<Lesson>[]): Fork<Lesson> => ({ ways }),
});

/** Where a game stands in its script. */
export interface LessonPlace<Choice, Lesson extends string> extends ScriptPlace<Choice> {
  /** What the player learns now; null if nobody asks the player. */
  readonly lesson: Lesson | null;
  /** The number of this lesson or the last one, from 1. */
  readonly lessonNumber: number;
  /** The number of lessons of the whole game, if the player takes the first way at each fork to come. */
  readonly lessonCount: number;
}

/** A step that may come next, and what follows it. */
interface Next<Lesson extends string> {
  readonly step: Step<Lesson>;
  readonly rest: LessonScript<Lesson>;
}

function nextOf<Lesson extends string>([first, ...rest]: LessonScript<Lesson>): readonly Next<Lesson>[] {
  if (!first) return [];
  return 'ways' in first ? first.ways.flatMap((way) => nextOf([...way, ...rest])) : [{ step: first, rest }];
}

const fits = (choice: ChoiceJson, wanted: ChoiceJson): boolean => Object.entries(wanted).every(([field, value]) => choice[field] === value);

function countLessons<Lesson extends string>(script: LessonScript<Lesson>): number {
  const [next] = nextOf(script);
  return next ? Number(next.step.lesson !== undefined) + countLessons(next.rest) : 0;
}

/**
 * @param script  what follows the set-up
 * @param made  all choices of the game after its set-up
 * @returns null if the game has left the script, or gone on beyond it
 */
export function lessonPlaceAt<Choice, Lesson extends string>(
  script: LessonScript<Lesson>,
  made: readonly ChoiceJson[],
  toJson: (choice: Choice) => ChoiceJson,
): LessonPlace<Choice, Lesson> | null {
  let rest = script;
  let learned = 0;
  for (const choice of made) {
    const next = nextOf(rest).find(({ step }) => fits(choice, step.choice));
    if (!next) return null;
    if (next.step.lesson) learned += 1;
    rest = next.rest;
  }
  const steps = nextOf(rest).map(({ step }) => step);
  const lesson = steps[0]?.lesson ?? null;
  return {
    lesson,
    lessonNumber: Math.max(1, lesson ? learned + 1 : learned),
    lessonCount: learned + countLessons(rest),
    asks: lesson !== null,
    isOver: steps.length === 0,
    wanted: (choices) => choices.filter((choice) => steps.some((step) => fits(toJson(choice), step.choice))),
  };
}

interface ScriptedGame<T extends SessionTypes> {
  readonly choices: SessionGame<T>['rules']['choices'];
  readonly options: T['options'];
  /** @returns what the players are called */
  names(): { readonly you: string; readonly opponent: string };
}

/** A tutorial game for two. @param setup  the choices before the first lesson */
export const scriptedGame = <T extends SessionTypes, Lesson extends string>(
  script: LessonScript<Lesson>,
  setup: readonly ChoiceJson[],
  { choices, options, names }: ScriptedGame<T>,
) => ({
  /** @param made  all choices of the game @returns null if the game has left the script, or gone on beyond it */
  placeAt: (made: readonly ChoiceJson[]): LessonPlace<T['choice'], Lesson> | null =>
    lessonPlaceAt(script, made.slice(setup.length), (choice: T['choice']) => choices.toJson(choice)),
  begin(): TutorialStart<T> {
    const { you, opponent } = names();
    return {
      options,
      seats: [
        { name: you, kind: HUMAN },
        { name: opponent, kind: 'captain' },
      ],
      choices: setup.map((json) => choices.toJson(choices.fromJson(json, 'voyage'))),
    };
  },
});
