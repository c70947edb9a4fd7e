import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { hold } from './wire.ts';

test('what is said in one turn goes out in one piece, to each client', async () => {
  const pieces: string[][] = [[], []];
  const wires = pieces.map(
    (heard) =>
      new Writable({
        writev(chunks, done) {
          heard.push(chunks.map(({ chunk }) => chunk).join(''));
          done();
        },
      }),
  );
  const say = (text: string): void => {
    for (const wire of wires) {
      hold(wire);
      wire.write(text);
    }
  };
  say('a');
  await Promise.resolve();
  say('b');
  expect(pieces).toEqual([[], []]);
  await new Promise((resolve) => setImmediate(resolve));
  say('c');
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toEqual([
    ['ab', 'c'],
    ['ab', 'c'],
  ]);
});
