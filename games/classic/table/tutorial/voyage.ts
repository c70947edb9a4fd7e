/** The first voyage: the tutorial game. Its dice, its cards and the opponent follow a script, with a lesson wherever the player chooses. */
import { type Choice, classic } from '@bb/classic/rules';
import type { ChoiceJson } from '@bb/kernel';
import type { TutorialStart } from '@bb/ui/game-table.ts';
import type { ScriptPlace } from '@bb/ui/session/snapshot.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { voyage } from '../i18n/voyage.ts';
import type { ClassicSession } from '../session.ts';
import { SCRIPT, type Script, type Step } from './voyage-script.ts';
import setup from './voyage-setup.json' with { type: 'json' };

/** Where a voyage stands in its script. */
export interface VoyagePlace extends ScriptPlace<Choice> {
  /** What the player learns now; null if nobody asks the player. */
  readonly lesson: Lesson | null;
  /** The number of this lesson or the last one, from 1. */
  readonly lessonNumber: number;
  /** The number of lessons of the whole voyage, if the player takes the first way at each fork to come. */
  readonly lessonCount: number;
}

/** A step that may come next, and what follows it. */
interface Next {
  readonly step: Step;
  readonly rest: Script;
}

const nextOf = ([first, ...rest]: Script): readonly Next[] => {
  if (!first) return [];
  return 'ways' in first ? first.ways.flatMap((way) => nextOf([...way, ...rest])) : [{ step: first, rest }];
};

const fits = (choice: ChoiceJson, { choice: wanted }: Step): boolean =>
  Object.entries(wanted).every(([field, value]) => choice[field] === value);

function countLessons(script: Script): number {
  const [next] = nextOf(script);
  return next ? Number(next.step.lesson !== undefined) + countLessons(next.rest) : 0;
}

/** @param made  all choices of the game @returns null if the game has left the script, or gone on beyond it */
export function voyageAt(made: readonly ChoiceJson[]): VoyagePlace | null {
  let rest = SCRIPT;
  let learned = 0;
  for (const choice of made.slice(setup.length)) {
    const next = nextOf(rest).find(({ step }) => fits(choice, step));
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
    wanted: (choices) => choices.filter((choice) => steps.some((step) => fits(classic.choices.toJson(choice), step))),
  };
}

/** @returns a new first voyage */
export function beginVoyage(): TutorialStart<ClassicSession> {
  const { you, opponent } = voyage();
  return {
    options: { players: 2 },
    seats: [
      { name: you, kind: 'human' },
      { name: opponent, kind: 'captain' },
    ],
    choices: setup.map((json) => classic.choices.toJson(classic.choices.fromJson(json, 'voyage'))),
  };
}
