import { expect, test } from 'vitest';
import { type Command, findCommands, unknownWord } from './command-search.ts';

const command = (text: string): Command => ({ id: text, text, run: () => undefined });
const COMMANDS = ['Sail to Havana', 'Sail to Curaçao', 'Loot the merchant off Havana', 'Havana: look there', 'End the turn'].map(command);
const found = (typed: string, most = 9): readonly string[] => findCommands(COMMANDS, typed, most).map(({ text }) => text);

test('beginnings come before the middle, and all words must be there', () => {
  expect(found('hav')).toEqual(['Havana: look there', 'Sail to Havana', 'Loot the merchant off Havana']);
  expect(found('havana loot')).toEqual(['Loot the merchant off Havana']);
  expect(found('havana turn')).toEqual([]);
});

test('neither accents nor capitals matter', () => {
  expect(found('CURACAO')).toEqual(['Sail to Curaçao']);
  expect(found('curaçao')).toEqual(['Sail to Curaçao']);
});

test('nothing typed shows the first ones', () => {
  expect(found(' ', 2)).toEqual(['Sail to Havana', 'Sail to Curaçao']);
});

test('the word that nothing has is named as it was typed', () => {
  expect(unknownWord(COMMANDS, 'sail to Tortuga')).toBe('Tortuga');
  expect(unknownWord(COMMANDS, 'LOOT curacao')).toBeNull();
  expect(unknownWord(COMMANDS, ' ')).toBeNull();
});
