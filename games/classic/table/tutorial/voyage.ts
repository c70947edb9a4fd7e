/** The first voyage: the tutorial game. */
import { type Choice, classic } from '@bb/classic/rules';
import type { ChoiceJson } from '@bb/kernel';
import type { TutorialStart } from '@bb/table-kit/game-table.ts';
import { type LessonPlace, lessonPlaceAt } from '@bb/table-kit/table/tutorial/lesson-script.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { voyage } from '../i18n/voyage.ts';
import type { ClassicSession } from '../session.ts';
import { SCRIPT } from './voyage-script.ts';
import setup from './voyage-setup.json' with { type: 'json' };

/** @param made  all choices of the game @returns null if the game has left the script, or gone on beyond it */
export const voyageAt = (made: readonly ChoiceJson[]): LessonPlace<Choice, Lesson> | null =>
  lessonPlaceAt(SCRIPT, made.slice(setup.length), (choice: Choice) => classic.choices.toJson(choice));

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
