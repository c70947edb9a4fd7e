import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { hold } from './send-buffer.ts';

test('sends all messages of one turn in one write, to each client', async () => {
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
