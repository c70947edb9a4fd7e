/** Compares the catalogues themselves, without playing games. */
import {
  CHOICES,
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  EX_PIRATE,
  HOSTAGE_TYPES,
  PIRATE_NAMES,
  PIRATES,
  PLACE_NAMES,
  PLACES,
  PORT_NAMES,
  PORTS,
  RECONSTRUCTED,
  tablesFor,
} from '@bb/golden-age/rules';
import { describe, expect, test } from 'vitest';
import { biographies as germanLives } from './de/biographies.ts';
import { de } from './de/index.ts';
import { biographies as englishLives } from './en/biographies.ts';
import { chapters, rules } from './en/rules.ts';
import { terms } from './en/terms.ts';
import { biographies as frenchLives } from './fr/biographies.ts';
import { fr } from './fr/index.ts';
import { choiceLabel, en, eventText, type Language, namesFor, nonStandardOptions } from './index.ts';
import { RULE_NUMBERS, ruleText } from './rule-texts.ts';

const SEATS = ['Holly', 'Agnes', 'Marco'];
const tables = tablesFor({ players: 3 });
const figuresIn = (text: string): string => (text.replace(/(\d)[.,\u202f\u00a0](?=\d{3})/g, '$1').match(/\d+/g) ?? []).toSorted().join();

/** @returns each text of a catalogue by its path, without lists, because each language has its own */
function textsOf(of: object, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, text] of textsOf(value, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

const english = textsOf({ ...en, chapters, rules, terms });
/** Texts that languages can share: common words and names. */
const SHARED =
  /^(id|pieces\.|ratings\.|causes\.|purposes\.|portStatuses\.|cards\..*\.title|values\.secret\.title|chapters\.|terms\..*\.name)/;

describe.each<[string, Language]>([
  ['German', de],
  ['French', fr],
])('%s', (_, language) => {
  const names = namesFor(tables, SEATS, language);
  const texts = textsOf(language);

  test('has each text, with the figures of the English one', () => {
    const wrong = [...english].filter(([path, text]) => {
      const own = texts.get(path);
      const isName = /^pieces\.(places|pirates)\./.test(path);
      return !isName && (own === undefined || own === '' || figuresIn(own) !== figuresIn(text));
    });
    expect(wrong).toEqual([]);
  });

  test('leaves nothing in English', () => {
    expect([...english].filter(([path, text]) => !SHARED.test(path) && texts.get(path) === text)).toEqual([]);
    const strange = /\b(the|and|of|with|his|from|are|pirates may|cards? in|governor|merchants?)\b/i;
    expect([...texts].filter(([path, text]) => !path.startsWith('pieces.places') && strange.test(text))).toEqual([]);
  });

  test('has a label for every choice', () => {
    const [here, there] = [namesFor(tables, SEATS), names];
    const wrong = CHOICES.filter((choice) => {
      const label = choiceLabel(choice, there);
      return label === '' || /undefined|NaN/.test(label) || figuresIn(label) !== figuresIn(choiceLabel(choice, here));
    });
    expect(wrong).toEqual([]);
  });

  test('has a sentence for each rule and for each card', () => {
    expect(RULE_NUMBERS.filter((rule) => (ruleText(rule, language) ?? '').length < 10)).toEqual([]);
    expect(ruleText('17.2 #5', language)).toContain(language.cards['european-turmoil'].title);
    expect(ruleText('99.9', language)).toBeNull();
  });

  test('parts thousands in its own way, and counts in it', () => {
    expect(language.money(1500)).not.toBe('1,500');
    expect(figuresIn(language.money(1_500))).toBe('1500');
    expect(language.list(['a', 'b', 'c'], 'or')).not.toContain(' or ');
  });

  test('names every place and every hostage', () => {
    expect(PLACES.filter((place) => names.place(place).length < 3 || names.sea(place).length < 3)).toEqual([]);
    expect(new Set(PLACES.map((place) => names.place(place))).size).toBe(PLACES.length);
    expect(HOSTAGE_TYPES.filter((type) => language.pieces.hostages[type] === en.pieces.hostages[type])).toEqual([]);
  });
});

function found<T>(piece: T | undefined): T {
  if (piece !== undefined) return piece;
  throw new Error('there is no such piece');
}
const northAtlantic = found(PLACES[PLACE_NAMES.indexOf('north-atlantic')]);
const goldCoast = found(PLACES[PLACE_NAMES.indexOf('gold-coast')]);
const havana = found(PORTS[PORT_NAMES.indexOf('havana')]);
const roberts = found(PIRATES[PIRATE_NAMES.indexOf('roberts')]);
const teach = found(PIRATES[PIRATE_NAMES.indexOf('teach')]);
const matthews = found(COMMISSIONERS[COMMISSIONER_NAMES.indexOf('matthews')]);

test('German bends what it must', () => {
  const n = namesFor(tables, SEATS, de);
  expect(eventText({ type: 'scurvyCured', rule: '', pirate: roberts }, n)).toBe('Roberts’ Mannschaft erholt sich vom Skorbut.');
  expect(eventText({ type: 'scurvyCured', rule: '', pirate: teach }, n)).toBe('Teachs Mannschaft erholt sich vom Skorbut.');
  expect(eventText({ type: 'pirateMoved', rule: '', pirate: teach, from: goldCoast, to: northAtlantic }, n)).toBe(
    'Teach segelt von der Goldküste in den Nordatlantik.',
  );
  expect(eventText({ type: 'commissionerBeaten', rule: '', seat: 0, pirate: teach, commissioner: EX_PIRATE }, n)).toMatch(
    /schlägt den Ex-Piraten/,
  );
});

test('French elides what it must', () => {
  const n = namesFor(tables, SEATS, fr);
  expect(eventText({ type: 'turnLost', rule: '', seat: 1 }, n)).toMatch(/^Les équipages d’Agnes /);
  expect(eventText({ type: 'merchantPlaced', rule: '', port: havana }, n)).toBe('Un navire marchand croise au large de La Havane.');
  expect(eventText({ type: 'commissionerMoved', rule: '', seat: 0, commissioner: matthews, to: northAtlantic }, n)).toBe(
    'Le commissaire Matthews (Holly) fait voile vers l’Atlantique Nord.',
  );
});

test('a component set’s own names stand in every language', () => {
  const components = {
    ...RECONSTRUCTED,
    id: 'own',
    ports: RECONSTRUCTED.ports.map((port) => (port.id === 'havana' ? { ...port, name: 'San Cristóbal' } : port)),
  };
  const own = namesFor(tablesFor({ players: 3, components }), SEATS, de);
  expect(own.port(havana)).toBe('San Cristóbal');
  expect(eventText({ type: 'merchantPlaced', rule: '', port: havana }, own)).toBe('Vor San Cristóbal liegt ein Kauffahrer.');
});

test('what differs from the standard rules is told in each language', () => {
  expect(nonStandardOptions({ players: 4, length: 'long', cunning: false }, de)).toEqual(['Länge: lang', 'ohne List']);
  expect(nonStandardOptions({ players: 4, length: 'long', cunning: false }, fr)).toEqual(['Durée\u00a0: longue', 'sans Ruse']);
});

test('the lives of the pirates tell the same years and are translated', () => {
  const years = (text: string): string => (text.match(/\b1\d{3}\b/g) ?? []).toSorted().join();
  for (const name of PIRATE_NAMES)
    for (const lives of [germanLives, frenchLives]) {
      expect(years(lives[name]), name).toBe(years(englishLives[name]));
      expect(lives[name], name).not.toMatch(/\b(the|and|his|with)\b/i);
    }
});
