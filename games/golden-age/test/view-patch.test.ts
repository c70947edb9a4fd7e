/** Changes of large views: those of this game have hundreds of fields. */
import { diffView, patchView, shareUnchanged } from '@bb/protocol';
import { expect, test } from 'vitest';
import { clone, legal, newGame, ownView, play, sharedView, view } from '../rules/index.ts';
import { mustEqual } from './deep-equal.ts';

const MAX_PATCH_BYTES = 1024;

test.each([2, 3, 4, 5])('a patch turns the old view into the new one for each of %i seats and a spectator, and is short', (players) => {
  const g = newGame({ players });
  const viewers = [...Array(players).keys(), null];
  let views = viewers.map((seat) => view(g, seat));
  let own = viewers.map((seat) => ownView(g, seat));
  const received = views.slice();
  let bytes = 0;
  let patches = 0;
  for (let n = 0; g.ask && n < 3000; n++) {
    const choices = legal(g);
    const choice = choices[(n * 7919) % choices.length];
    if (!choice) break;
    const publicBefore = view(g, null);
    play(g, choice);
    const publicPatch = diffView(publicBefore, view(g, null));
    const next = viewers.map((seat) => view(clone(g), seat));
    views = views.map((before, i) => {
      const after = next[i] ?? before;
      const text = JSON.stringify(diffView(before, after));
      bytes += text.length;
      patches++;
      expect(text.length).toBeLessThan(MAX_PATCH_BYTES);
      const patched = patchView(before, JSON.parse(text));
      mustEqual(patched, after, () => `the view after choice ${n}`);
      return patched;
    });
    // As the server does: the public part is compared once, and the own part for each seat.
    own = own.map((before, i) => {
      const after = ownView(g, viewers[i] ?? null);
      const whole = next[i] ?? view(g, null);
      mustEqual({ ...whole, ...after }, whole, () => `the own part after choice ${n}`);
      received[i] = patchView(received[i] ?? view(g, null), { ...publicPatch, ...diffView(before, after) });
      mustEqual(received[i] ?? null, whole, () => `the view received after choice ${n}`);
      return after;
    });
  }
  expect(patches).toBeGreaterThan(1000);
  expect(bytes / patches).toBeLessThan(MAX_PATCH_BYTES / 8);
});

test('an unchanged view makes an empty patch', () => {
  const g = newGame({ players: 3 });
  expect(diffView(view(g, 1), view(g, 1))).toEqual({});
});

test('shareUnchanged changes no position, and most lists are shared', () => {
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
    shareUnchanged(after, was);
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
