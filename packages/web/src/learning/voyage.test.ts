import { CHANCE, decision, legal, newGame, play } from '@bb/engine';
import { expect, test } from 'vitest';
import { lessonsIn } from '../i18n/lessons.ts';
import { isOver, lessonAt, STEP_COUNT, scripted, stepAt } from './voyage.ts';

/** Plays the script, and yields what happened and what the learner was asked without a lesson. */
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
    const choice = scripted(length, choices);
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

test('the script is a game by the rules of today, from the first step to the last', () => {
  const { g, happened, taught } = sail();
  expect(taught).toEqual(Array.from({ length: STEP_COUNT }, (_, i) => i + 1));
  for (const type of ['findMerchant', 'rerollDice', 'lootMerchant', 'move', 'sellHold', 'refit', 'playAgainst', 'retireInHaven'])
    expect(happened).toContain(type);
  expect(g.events?.map(({ type }) => type)).toContain('pirateRetired');
  expect(decision(g)?.seat, 'it ends when the other captain is asked').toBe(1);
});

test('what is answered for the learner leaves no choice, or is a roll that did all it could', () => {
  for (const asked of sail().untaught) expect(asked).toMatch(/: 1$|^rerollWithCunning/);
});

test('every lesson has its words, and after the script the game is free', async () => {
  const lessons = await lessonsIn('en');
  for (let length = 0; length < 200; length++) {
    const lesson = lessonAt(length);
    if (lesson) expect(lessons[lesson.name].length).toBeGreaterThan(20);
  }
  expect(scripted(1000, [])).toBeNull();
  expect(stepAt(70)).toBe(3);
});
