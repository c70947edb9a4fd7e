/** The first voyage: the tutorial game. */
import { type Choice, choiceFromJson, choiceToJson } from '@bb/golden-age/rules';
import type { ChoiceJson } from '@bb/kernel';
import type { TutorialStart } from '@bb/table-kit/game-table.ts';
import { type LessonPlace, lessonPlaceAt } from '@bb/table-kit/table/tutorial/lesson-script.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { voyage } from '../i18n/voyage.ts';
import type { GoldenAgeSession } from '../session/session.ts';
import { SCRIPT } from './voyage-script.ts';
import setup from './voyage-setup.json' with { type: 'json' };

/** @param made  all choices of the game @returns null if the game has left the script, or gone on beyond it */
export const voyageAt = (made: readonly ChoiceJson[]): LessonPlace<Choice, Lesson> | null =>
  lessonPlaceAt(SCRIPT, made.slice(setup.length), choiceToJson);

/** @returns a new first voyage */
export function beginVoyage(): TutorialStart<GoldenAgeSession> {
  const { you, opponent } = voyage();
  return {
    options: { players: 2 },
    seats: [
      { name: you, kind: 'human' },
      { name: opponent, kind: 'captain' },
    ],
    choices: setup.map((json) => choiceToJson(choiceFromJson(json, 'voyage'))),
  };
}
