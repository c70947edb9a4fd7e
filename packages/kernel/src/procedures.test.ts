import { expect, test } from 'vitest';
import { type AnyAsk, call, DONE, type Frame, type Machine, machine, type Procedure } from './procedures.ts';

interface Position extends Machine {
  ask: AnyAsk<Position, object, object, never> | null;
}
type Rule<S> = Procedure<Position, object, never, undefined, Frame, S, undefined>;

const inner: Rule<{ go: undefined }> = {
  name: 'inner',
  rule: '2',
  enter: () => ({ proc: 'inner', at: 'go' }),
  steps: { go: () => DONE },
};
const outer: Rule<{ go: undefined }> = {
  name: 'outer',
  rule: '1',
  enter: () => ({ proc: 'outer', at: 'go' }),
  steps: { go: (p) => call(p, inner, undefined, 'done') },
};
const begun = (): Position => ({ stack: [outer.enter(undefined)], result: null, ask: null });

test('a procedure that is called, but missing from the list, is named', () => {
  const { advance } = machine<Position, object, object, never>({ outer });
  expect(() => advance(begun())).toThrow(/^the procedure inner was called, but is missing from the list of procedures: add it there$/);
});

test('a list may name its procedures as it likes', () => {
  const { advance } = machine<Position, object, object, never>({ first: outer, second: inner });
  const p = begun();
  advance(p);
  expect(p.stack).toEqual([]);
});
