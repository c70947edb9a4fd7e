import { clone, legal, newGame, ownView, play, view } from '@bb/engine';
import { expect, test } from 'vitest';
import { diffView, patchView } from './view-patch.ts';

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
