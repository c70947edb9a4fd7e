import { CHANCE, decision, legal, newGame, play } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { lessonsIn } from '../i18n/lessons.ts';
import { isOver, lessonAt, STEP_COUNT, scriptedChoice, stepAt } from './voyage.ts';

/** Plays the script. @returns the choices, the lessons, and what the player was asked without a lesson */
function sail() {
  const g = newGame({ players: 2 });
  g.events = [];
  const happened: string[] = [];
  const taught: number[] = [];
  const untaught: string[] = [];
  let length = 0;
  while (!isOver(length)) {
    const d = decision(g);
    const choices = legal(g).slice();
    const choice = scriptedChoice(length, choices);
    if (!d || !choice) throw new Error(`the script breaks off at choice ${length}: ${d?.ask}`);
    const lesson = lessonAt(length);
    if (lesson) {
      expect(d.seat, lesson.name).toBe(0);
      taught.push(lesson.step);
    } else if (d.seat === 0 && length >= 64) untaught.push(`${d.ask}: ${choices.length}`);
    if (d.seat !== CHANCE) happened.push(choice.type);
    play(g, choice);
    length += 1;
  }
  return { g, happened, taught, untaught };
}

test('the script is a legal game and reaches every lesson', () => {
  const { g, happened, taught } = sail();
  expect(taught).toEqual(Array.from({ length: STEP_COUNT }, (_, i) => i + 1));
  for (const type of ['findMerchant', 'rerollDice', 'lootMerchant', 'move', 'sellHold', 'refit', 'playAgainst', 'retireInHaven'])
    expect(happened).toContain(type);
  expect(g.events?.map(({ type }) => type)).toContain('pirateRetired');
  expect(decision(g)?.seat, 'it ends when the opponent is asked').toBe(1);
});

test('answers for the player only where there is no choice, or a reroll', () => {
  for (const asked of sail().untaught) expect(asked).toMatch(/: 1$|^rerollWithCunning/);
});

test('every lesson has a text, and the script ends', async () => {
  const lessons = await lessonsIn('en');
  for (let length = 0; length < 200; length++) {
    const lesson = lessonAt(length);
    if (lesson) expect(lessons[lesson.name].length).toBeGreaterThan(20);
  }
  expect(scriptedChoice(1000, [])).toBeNull();
  expect(stepAt(70)).toBe(3);
});
