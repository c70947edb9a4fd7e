import { describe, expect, test } from 'vitest';
import { type ListedChoice, withKeys } from './listed-choices.ts';

const choice = (id: string, more: Partial<ListedChoice> = {}): ListedChoice => ({ id, label: id, brief: id, take: () => {}, ...more });
const keysOf = (choices: readonly ListedChoice[]): readonly (string | undefined)[] => withKeys(choices).map(({ key }) => key);

describe('the keys of listed choices', () => {
  test('are in order, digits first', () => {
    expect(keysOf(Array.from({ length: 11 }, (_, i) => choice(`${i}`))).join('')).toBe('123456789ab');
  });
  test('leave the first key out where the first choice would waste something', () => {
    expect(keysOf([choice('a', { isCostly: true }), choice('b')])).toEqual(['2', '3']);
    expect(keysOf([choice('a'), choice('b', { isCostly: true })])).toEqual(['1', '2']);
  });
  test('are the own ones of choices that have one', () => {
    expect(keysOf([choice('a'), choice('b', { key: '-' }), choice('c')])).toEqual(['1', '-', '3']);
  });
  test('differ, and end where there are more choices than keys', () => {
    const keys = keysOf(Array.from({ length: 50 }, (_, i) => choice(`${i}`)));
    const given = keys.filter((key) => key !== undefined);
    expect(new Set(given).size).toBe(given.length);
    expect(keys.at(-1)).toBeUndefined();
  });
});
