import { forms } from '@bb/golden-age/table/i18n/en/forms.ts';
import { bots } from '@bb/golden-age/table/session/bots.ts';
import type { SeatCard } from '@bb/protocol';
import { pages } from '@bb/web/i18n/en/pages.ts';
import { tableSeats } from '@bb/web/online/table-seats.ts';
import { expect, test } from 'vitest';
import { FakeTable } from './fake-table.ts';

const { card } = new FakeTable(4, 5);
const person = (name: string): SeatCard => ({ kind: 'person', name, isReady: true, replaces: null, resigned: null });
const bot = (more: Partial<SeatCard> = {}): SeatCard => ({
  ...{ kind: 'bot', name: 'captain', isReady: true, replaces: null, resigned: null },
  ...more,
});
const names = (...seats: readonly SeatCard[]): readonly string[] => tableSeats({ ...card, seats }, bots, pages).map(({ name }) => name);

test('numbers bots of the same level', () => {
  expect(names(person('Anne'), bot(), bot(), bot({ name: 'deckhand' }))).toEqual([
    'Anne',
    'Captain',
    'Captain 2',
    forms.kinds.deckhand.name,
  ]);
});

test('names a bot for the person it plays for, and renames no other bot', () => {
  expect(names(bot({ resigned: 'Rosalind' }), bot(), person('Anne'))).toEqual(['Captain (for Rosalind)', 'Captain', 'Anne']);
  expect(names(bot({ replaces: 'Jack' }), bot(), bot())).toEqual(['Captain (for Jack)', 'Captain', 'Captain 2']);
  expect(names(bot({ resigned: '' }), bot())).toEqual(['Captain (for a player who left)', 'Captain']);
});
