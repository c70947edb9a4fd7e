import { CHANCE, type Choice, classic, decision, type GameEvent, PIRATE_NAMES } from '@bb/classic/rules';
import type { ChoiceJson } from '@bb/kernel';
import { expect, test } from 'vitest';
import { lessons as de } from '../i18n/de/lessons.ts';
import { lessons as en } from '../i18n/en/lessons.ts';
import { lessons as fr } from '../i18n/fr/lessons.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { beginVoyage, voyageAt } from './voyage.ts';

/** Chooses among the choices that are right at a lesson. */
type Taste = (right: readonly Choice[]) => Choice | undefined;

/** Plays the voyage to its end. */
function sail(taste: Taste) {
  const g = classic.newGame({ players: 2 });
  const events: GameEvent[] = [];
  const made: ChoiceJson[] = [];
  const lessons: Lesson[] = [];
  const free: Lesson[] = [];
  const untaught: string[] = [];
  const make = (choice: Choice): void => {
    classic.play(g, choice, events);
    made.push(classic.choices.toJson(choice));
  };
  for (const json of beginVoyage().choices) make(classic.choices.fromJson(json, 'voyage'));
  for (let place = voyageAt(made); place && !place.isOver; place = voyageAt(made)) {
    const d = decision(g);
    const choices = classic.legal(g).slice();
    const right = place.wanted(choices);
    const choice = place.asks ? taste(right) : right[0];
    if (!d || !choice) throw new Error(`the script breaks off after choice ${made.length}: ${d?.ask}`);
    if (place.lesson) {
      expect(d.seat, place.lesson).toBe(0);
      lessons.push(place.lesson);
      expect(place.lessonNumber).toBe(lessons.length);
      expect(place.lessonCount).toBeGreaterThanOrEqual(lessons.length);
      if (right.length > 1) free.push(place.lesson);
    } else if (d.seat === 0) untaught.push(`${d.ask}: ${choices.length}`);
    if (!place.lesson && d.seat !== CHANCE) expect(right.length, `${d.ask} is answered in one way`).toBe(1);
    make(choice);
  }
  return { g, made, lessons, free, untaught, happened: events.map(({ type }) => type) };
}

const FORKS: readonly Lesson[] = ['waters', 'ship', 'hostage', 'battle', 'stash'];

/** Makes the choices at forks by the bits of a number. */
const byBits = (bits: number): Taste => {
  let left = bits;
  return (right) => {
    if (right.length === 1) return right[0];
    const choice = right[left % 2];
    left = Math.floor(left / 2);
    return choice;
  };
};

test('whatever the player likes, the voyage goes on to the ransom', () => {
  for (let bits = 0; bits < 2 ** FORKS.length; bits++) {
    const { g, happened, free, untaught } = sail(byBits(bits));
    expect(free).toEqual(FORKS);
    expect(happened).toEqual(
      expect.arrayContaining(['searched', 'merchantTurnedUp', 'hostageTaken', 'battleBegan', 'bootySold', 'havenWon', 'hostageRansomed']),
    );
    const teach = PIRATE_NAMES.indexOf('teach');
    expect(g.fate[teach]).toBe(1);
    expect(g.notoriety[teach]).toBeGreaterThan(20);
    // The table answers for the player only where there is no choice or a reroll, and before a turn ends.
    for (const asked of untaught) expect(asked).toMatch(/: 1$|^rerollWithCunning|^takeOperation|^stash/);
  }
});

test('a warship that is fought on goes down, and one that is left stays', () => {
  const byType =
    (type: string): Taste =>
    (right) =>
      right.find((choice) => choice.type === type) ?? right[0];
  expect(sail(byType('fightOn')).happened).toContain('warshipRemoved');
  expect(sail(byType('endBattle')).happened).not.toContain('warshipRemoved');
});

test('every lesson has a text, and comes up on some way', () => {
  const taught = new Set(Array.from({ length: 4 }, (_, bits) => sail(byBits(bits)).lessons).flat());
  for (const lessons of [en, de, fr]) expect([...taught].toSorted()).toEqual(Object.keys(lessons).toSorted());
});

test('a game that leaves the script, or goes on beyond it, has no place in it', () => {
  const { made } = sail((right) => right[0]);
  expect(voyageAt(made)?.isOver).toBe(true);
  expect(voyageAt([...made, { type: 'pass' }])).toBeNull();
  expect(voyageAt([...made.slice(0, 40), { type: 'pass' }])).toBeNull();
});
