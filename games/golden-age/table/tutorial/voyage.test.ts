import { CHANCE, type Choice, type ChoiceJson, choiceFromJson, choiceToJson, decision, legal, newGame, play } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { lessons as en } from '../i18n/en/lessons.ts';
import type { Lesson } from '../i18n/lessons.ts';
import { beginVoyage, voyageAt } from './voyage.ts';

/** Chooses among the choices that are right at a lesson. */
type Taste = (right: readonly Choice[]) => Choice | undefined;

/** Plays the voyage to its end. */
function sail(taste: Taste) {
  const g = newGame({ players: 2 });
  g.events = [];
  const made: ChoiceJson[] = [];
  const lessons: Lesson[] = [];
  const free: Lesson[] = [];
  const untaught: string[] = [];
  const make = (choice: Choice): void => {
    play(g, choice);
    made.push(choiceToJson(choice));
  };
  for (const json of beginVoyage().choices) make(choiceFromJson(json, 'voyage'));
  for (let place = voyageAt(made); place && !place.isOver; place = voyageAt(made)) {
    const d = decision(g);
    const choices = legal(g).slice();
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
  return { g, made, lessons, free, untaught, happened: g.events.map(({ type }) => type) };
}

/** Makes the choices at forks by the bits of a number, and then deploys by it. */
const byBits = (bits: number): Taste => {
  let left = bits;
  return (right) => {
    if (right.length === 1) return right[0];
    const choice = right[left % right.length];
    left = Math.floor(left / 2);
    return choice;
  };
};

test('whatever the player likes, the voyage goes on to the retirement', () => {
  for (let bits = 0; bits < 64; bits++) {
    const { g, happened, free, untaught } = sail(byBits(bits));
    expect(free).toEqual(['find', 'hostage', 'interrupt', 'deploy', 'hull']);
    expect(happened).toEqual(
      expect.arrayContaining(['merchantFound', 'shipConverted', 'cardPlayedAgainst', 'havenBought', 'pirateRetired']),
    );
    expect(decision(g)?.seat, 'it ends when the opponent is asked').toBe(1);
    // The table answers for the player only where there is no choice, a reroll, or a turn in which the player has passed.
    for (const asked of untaught) expect(asked).toMatch(/: 1$|^rerollWithCunning|^antiPirateAction/);
  }
});

test('only the planter from Santo Domingo fetches a ransom in San Juan', () => {
  const ofSantoDomingo = (right: readonly Choice[]) => right.find((choice) => choiceToJson(choice).port === 'santo-domingo') ?? right[0];
  expect(sail(ofSantoDomingo).happened).toContain('hostageRansomed');
  expect(sail((right) => right[0]).happened).not.toContain('hostageRansomed');
});

test('every lesson has a text, and comes up on some way', () => {
  const taught = new Set(Array.from({ length: 8 }, (_, bits) => sail(byBits(bits)).lessons).flat());
  expect([...taught].toSorted()).toEqual(Object.keys(en).toSorted());
});

test('a game that leaves the script, or goes on beyond it, has no place in it', () => {
  const { made } = sail((right) => right[0]);
  expect(voyageAt(made)?.isOver).toBe(true);
  expect(voyageAt([...made, { type: 'endActions' }])).toBeNull();
  expect(voyageAt([...made.slice(0, 64), { type: 'endActions' }])).toBeNull();
});
