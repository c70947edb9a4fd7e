import { clone, legal, newGame, ownView, play, sharedView, view } from '@bb/engine';
import { expect, test } from 'vitest';
import { diffView, patchView, share } from './view-patch.ts';

/** Bytes on the way, at most, and on average. */
const MOST = 1024;

test.each([2, 3, 4, 5])(
  'patched, the view of each seat at a table of %i is what it is, and seldom long',
  { timeout: 60_000 },
  (players) => {
    const g = newGame({ players });
    const eyes = [...Array(players).keys(), null];
    let views = eyes.map((seat) => view(g, seat));
    let own = eyes.map((seat) => ownView(g, seat));
    const told = views.slice();
    let bytes = 0;
    let patches = 0;
    for (let n = 0; g.ask && n < 3000; n++) {
      const choices = legal(g);
      const choice = choices[(n * 7919) % choices.length];
      if (!choice) break;
      const spectators = view(g, null);
      play(g, choice);
      const open = diffView(spectators, view(g, null));
      const next = eyes.map((seat) => view(clone(g), seat));
      views = views.map((before, i) => {
        const after = next[i] ?? before;
        const text = JSON.stringify(diffView(before, after));
        bytes += text.length;
        patches++;
        expect(text.length).toBeLessThan(MOST);
        const patched = patchView(before, JSON.parse(text));
        expect(patched).toEqual(after);
        return patched;
      });
      // What is told: what all see alike is compared once, the own part for each.
      own = own.map((before, i) => {
        const after = ownView(g, eyes[i] ?? null);
        expect(view(g, eyes[i] ?? null)).toMatchObject(after);
        told[i] = patchView(told[i] ?? view(g, null), { ...open, ...diffView(before, after) });
        expect(told[i]).toEqual(next[i]);
        return after;
      });
    }
    expect(patches).toBeGreaterThan(1000);
    expect(bytes / patches).toBeLessThan(MOST / 8);
  },
);

test('what has not changed is not sent', () => {
  const g = newGame({ players: 3 });
  expect(diffView(view(g, 1), view(g, 1))).toEqual({});
});

test('positions that follow each other share what is alike, and stay what they were', () => {
  let before = newGame({ players: 5 });
  let [lists, shared] = [0, 0];
  for (let n = 0; before.ask && n < 300; n++) {
    const [was, text] = [before, JSON.stringify(before)];
    const choices = legal(was);
    const after = clone(was);
    const choice = choices[(n * 7919) % choices.length];
    if (!choice) break;
    play(after, choice);
    const whole = JSON.stringify(after);
    share(after, was);
    expect([JSON.stringify(was), JSON.stringify(after)]).toEqual([text, whole]);
    expect(sharedView(after, 2)).toEqual(view(after, 2));
    expect(diffView(sharedView(was, null), sharedView(after, null))).toEqual(diffView(view(was, null), view(after, null)));
    const [old, now] = [Object.values(was), Object.values(after)];
    lists += now.filter(Array.isArray).length;
    shared += now.filter((value, i) => Array.isArray(value) && value === old[i]).length;
    before = after;
  }
  expect(shared / lists).toBeGreaterThan(0.9);
});
