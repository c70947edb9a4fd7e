import { BadInput } from '@bb/kernel';
import { expect, test } from 'vitest';
import { parseOrder } from './parse-order.ts';

const ORDER = {
  span: 'turn',
  except: [{ kind: 'any' }, { kind: 'prize', doubloons: 1500 }],
  again: ['antiPirateAction 3 move announcement'],
};

test('reads an order, and leaves out what it doesn’t know', () => {
  expect(parseOrder({ ...ORDER, more: 1 })).toEqual(ORDER);
  expect(parseOrder({ span: 'ownTurn', except: [] })).toEqual({ span: 'ownTurn', except: [] });
});

test.each([
  [{ ...ORDER, span: 'always' }, 'order.span'],
  [{ ...ORDER, except: [{ kind: 'fog' }] }, 'order.except[0].kind'],
  [{ ...ORDER, except: Array.from({ length: 13 }, () => ({ kind: 'any' })) }, 'order.except'],
  [{ ...ORDER, again: 'all' }, 'order.again'],
  [{ ...ORDER, again: ['x'.repeat(61)] }, 'order.again[0]'],
  [{ ...ORDER, again: Array.from({ length: 61 }, () => 'x') }, 'order.again'],
])('names the place of a fault: %j', (json, path) => {
  expect(() => parseOrder(json, 'order')).toThrow(expect.objectContaining({ path }));
  expect(() => parseOrder(json, 'order')).toThrow(BadInput);
});
