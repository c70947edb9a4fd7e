import { CARDS, tablesFor } from '@bb/classic/rules';
import { en } from '@bb/classic/text';
import { de } from '@bb/classic/text/de';
import { fr } from '@bb/classic/text/fr';
import { expect, test } from 'vitest';
import { cards as german } from '../i18n/de/cards.ts';
import { cards as english } from '../i18n/en/cards.ts';
import { cards as french } from '../i18n/fr/cards.ts';
import { type CardWords, type Field, fieldTexts } from './card-text.ts';

const NAMES = ['Anne', 'Mary', 'Jack', 'Ned'];
const tables = tablesFor({ players: 4 });
const words: CardWords = { texts: english, pieces: en.pieces, seat: (seat) => NAMES[seat] ?? '' };
const FIELDS: readonly Field[] = ['nextPlayer', 'randomEvent', 'station', 'search', 'manifest', 'hostage', 'homePort', 'wound'];

test('says what the fields of a card are for', () => {
  const [first] = CARDS;
  if (first === undefined) throw new Error('there is no card');
  const said = FIELDS.map((field) => fieldTexts(tables, first, field, 4, words).join(' | '));
  expect(said).toEqual([
    'Random Event',
    'Scurvy, North Atlantic',
    'Guinea Run 2',
    'Nothing',
    'salt | salt fish | yams | rice',
    '5',
    'Port o’ Spain | closest ★ | Whydah | closest ★',
    'Superficial',
  ]);
});

test.each([
  ['English', words],
  ['German', { ...words, texts: german, pieces: de.pieces }],
  ['French', { ...words, texts: french, pieces: fr.pieces }],
])('has %s words for every field of every card', (_, all) => {
  for (const card of CARDS)
    for (const field of FIELDS)
      for (const players of [2, 3, 4, 5, 6])
        for (const text of fieldTexts(tables, card, field, players, all)) {
          expect(text).not.toMatch(/undefined|NaN/);
          if (field !== 'nextPlayer') expect(text).not.toBe('');
        }
});
