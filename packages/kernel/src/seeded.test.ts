import { expect, test } from 'vitest';
import { seeded } from './seeded.ts';

const draw = (seed: number | string): readonly number[] =>
  Array.from({ length: 3 }, seeded(seed)).map((share) => Math.floor(share * 2 ** 32));

test('what-ifs depend on these numbers: others need another format of what-ifs', () => {
  expect(draw('kraken')).toEqual([763579066, 302696676, 3739048593]);
});

test('the same seed, a number or its text, gives the same sequence, and another seed another', () => {
  expect(draw(7)).toEqual(draw('7'));
  expect(draw(7)).not.toEqual(draw(8));
});

test('each face of a die is thrown equally often', () => {
  const random = seeded('dice');
  const faces = [0, 0, 0, 0, 0, 0];
  const throws = 60_000;
  for (let i = 0; i < throws; i++) {
    const face = Math.floor(random() * 6);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  for (const count of faces) expect(Math.abs(count - throws / 6)).toBeLessThan(400);
});
