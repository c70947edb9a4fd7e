import type { LanguageId } from '@bb/kernel';
import { expect, test } from 'vitest';
import { mechanicalFaults, missingFigures, type Reading, toldTwice, withoutEnd } from './mechanical-faults.ts';

const SENTENCE = 'sentence' as const;
const read = (locale: LanguageId, text: string, more: Partial<Reading> = {}) =>
  mechanicalFaults(text, { locale, shape: SENTENCE, ...more });

test.each([
  ['en', 'Taylor gets undefined doubloons.', 'a hole'],
  ['de', 'Die Karte playFairWinds wirkt.', 'a name of the code'],
  ['fr', 'Un  navire coule.', 'a doubled space'],
  ['en', 'Taylor sails .', 'a space before a comma or period'],
  ['en', 'Taylor sails..', 'doubled punctuation'],
  ['en', 'Loyalty -1.', 'a hyphen for a minus'],
  ['en', "Taylor's ship sinks.", 'a straight quotation mark'],
  ['fr', 'le navire coule.', 'a small letter at the beginning of a sentence'],
  ['en', 'It sinks. she is gone.', 'a small letter at the beginning of a sentence'],
  ['en', 'Taylor sails on', 'a sentence that never ends'],
  ['en', 'Taylor sails to to Bath.', '“to” twice'],
  ['en', 'Aboard is a English planter.', '“a” before a vowel'],
  ['en', 'He rolls a 8.', '“a” before a vowel'],
  ['en', 'Aboard is an planter.', '“an” before a consonant'],
  ['en', 'The HMS Lyme attacks.', 'an article before HMS'],
  ['fr', 'Tour de Anne.', 'no elision'],
  ['fr', 'Plus que il n’en faut.', 'no elision'],
  ['fr', 'Le otage meurt.', 'no elision'],
  ['fr', 'La carte de le commissaire.', 'no contraction'],
  ['fr', 'Vos cartes sont là.', '“vous” beside “tu”'],
  ['fr', 'Attaquer ?', 'no space that does not break before a sign'],
  ['fr', '«\u00a0Trahison\u00a0» sort : fini.', 'no space that does not break before a sign'],
  ['fr', '«Trahison\u00a0» sort.', 'no space that does not break after «'],
  ['fr', 'HMS Lyme attaque.', 'a ship without an article'],
  ['fr', 'La carte montre rien.', 'a negation without “ne”'],
  ['fr', 'Teach donne rien à Low.', 'a negation without “ne”'],
  ['de', 'Spieler 3s Ex-Pirat kommt.', 'a genitive after a figure'],
  ['de', 'Teach’s Schiff sinkt.', 'an English genitive'],
  ['de', 'Teach liegt bei dem Kauffahrer.', 'no contraction'],
  ['de', 'HMS Lyme greift an.', 'a ship without an article'],
  ['de', 'Teach gewinnt gegen Ex-Pirat.', 'no article'],
  ['de', 'Teach gewinnt gegen Hafen 3.', 'no article'],
] as const)('%s: %s', (locale, text, fault) => {
  expect(read(locale, text)).toContain(fault);
});

test.each([
  ['en', 'Aboard is an English planter, an hour from St. Augustine; a European sees a one.'],
  ['en', 'HMS Lyme is sighted off the Gold Coast: he knew that that was so.'],
  ['de', 'Die HMS Lyme läuft zum Angriff auf den Ex-Piraten von Spieler 3 an: die, die kommen.'],
  ['de', 'Teach kämpft gegen Kommissar Rhett; Agnes’ Schiff ist fort.'],
  ['fr', 'Le HMS Lyme surprend l’ex-pirate d’Anne\u00a0: il n’y a rien à faire, ou aucun doute.'],
  ['fr', 'Tête de mort\u00a0: la carte est annulée, sans rien de plus\u00a0!'],
  ['fr', 'Rien à réparer.'],
] as const)('nothing is wrong with %s: %s', (locale, text) => {
  expect(read(locale, text, { names: ['Agnes', 'Anne'], coasts: [] })).toEqual([]);
});

test('a label may begin small and has no period', () => {
  expect(read('en', 'sail to Havana', { shape: 'label' })).toEqual([]);
});

test('ships lie off a coast, not in it', () => {
  const fault = 'a ship inside a coast';
  expect(read('en', 'He waits in the Gold Coast.', { coasts: ['Gold Coast'] })).toContain(fault);
  expect(read('en', 'He waits off the Gold Coast.', { coasts: ['Gold Coast'] })).toEqual([]);
  expect(read('de', 'Er wartet in Ostafrika.', { coasts: ['Ostafrika'] })).toContain(fault);
  expect(read('fr', 'Il attend en Inde.', { coasts: ['Inde'] })).toContain(fault);
});

test('a name that ends in a sibilant takes an apostrophe in German', () => {
  expect(read('de', `${'Agnes'}s Schiff sinkt.`, { names: ['Agnes'] })).toContain('a genitive after a sibilant');
  expect(read('de', 'Agnes’ Schiff sinkt.', { names: ['Agnes'] })).toEqual([]);
});

test('a roll tells its dice and what they needed', () => {
  expect(missingFigures('Taylor searches: 5 + Ability 4 = 9.', [5, 7])).toEqual([7]);
  expect(missingFigures('Speed −1, and 1,200 d.', [-1, 1200])).toEqual([]);
});

test('a thing is told once', () => {
  const looked = ['He takes a look: the French Comte de Toulouse.', 'She shows her colors: the French Comte de Toulouse.'];
  expect(toldTwice(looked)).toEqual([looked[1]]);
  expect(
    toldTwice(['Low looks at her: the Dutch Zeelust, Defense 3.', 'She shows her colors: the Dutch Zeelust, Defense 3.']),
  ).toHaveLength(1);
  expect(toldTwice(['She sinks.', 'She sinks. All are lost.'])).toHaveLength(1);
  expect(toldTwice(['Vane (9) beats Low (8).', 'Vane beats Low.'])).toEqual(['Vane beats Low.']);
  expect(toldTwice(['Vane: Loyalty −1.', 'Low: Loyalty −1.'])).toEqual([]);
  expect(toldTwice(['She sinks.', '', 'She sinks.'])).toEqual([]);
});

test('what begins has an end', () => {
  type Told = 'attack' | 'won' | 'calm';
  const endings = { attack: ['won'] } as const;
  const left = (...told: readonly Told[]) => withoutEnd<Told>(told, endings);
  expect(left('attack', 'calm', 'won')).toEqual([]);
  expect(left('attack', 'attack', 'won')).toEqual(['attack']);
  expect(left('calm', 'attack')).toEqual(['attack']);
});
