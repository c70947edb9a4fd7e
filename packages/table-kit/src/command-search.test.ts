import { expect, test } from 'vitest';
import { type Command, findCommands, unknownWord } from './command-search.ts';

const command = (text: string): Command => ({ id: text, text, run: () => undefined });
const COMMANDS = ['Sail to Havana', 'Sail to Curaçao', 'Loot the merchant off Havana', 'Havana: look there', 'End the turn'].map(command);
const found = (typed: string, most = 9): readonly string[] => findCommands(COMMANDS, typed, most).map(({ text }) => text);

test('ranks beginnings first, and requires all words', () => {
  expect(found('hav')).toEqual(['Havana: look there', 'Sail to Havana', 'Loot the merchant off Havana']);
  expect(found('havana loot')).toEqual(['Loot the merchant off Havana']);
  expect(found('havana turn')).toEqual([]);
});

test('ignores accents and capitals', () => {
  expect(found('CURACAO')).toEqual(['Sail to Curaçao']);
  expect(found('curaçao')).toEqual(['Sail to Curaçao']);
});

test('shows the first commands without a query', () => {
  expect(found(' ', 2)).toEqual(['Sail to Havana', 'Sail to Curaçao']);
});

test('names the unknown word as it was typed', () => {
  expect(unknownWord(COMMANDS, 'sail to Tortuga')).toBe('Tortuga');
  expect(unknownWord(COMMANDS, 'LOOT curacao')).toBeNull();
  expect(unknownWord(COMMANDS, ' ')).toBeNull();
});
