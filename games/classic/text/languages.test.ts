/** Compares the catalogues themselves, without playing games. */
import { classicBots } from '@bb/classic/bots';
import { describe, expect, test } from 'vitest';
import {
  BOXES,
  classic,
  type GameEvent,
  LOGS,
  NATION_NAMES,
  NATIONS,
  NO_LOG,
  PIRATE_NAMES,
  PIRATES,
  PLACES,
  PORT_NAMES,
  PORTS,
  type PortId,
  type PortName,
  placeOf,
  SHIP_NAMES,
  SHIPS,
} from '../rules/index.ts';
import { biographies as germanLives } from './de/biographies.ts';
import { de } from './de/index.ts';
import { biographies as englishLives } from './en/biographies.ts';
import { biographies as frenchLives } from './fr/biographies.ts';
import { fr } from './fr/index.ts';
import { en, gameText, type Language, OPTIONS, optionsInUse } from './index.ts';
import { faultInTranslation, figuresIn } from './testing/faults.ts';

const names = (seat: number): string => `Nr ${seat}`;

/** @returns each text of a catalogue by its path */
function textsOf(of: object, path = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(of)) {
    if (typeof value === 'string') found.set(`${path}${key}`, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of textsOf(value, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
}

const english = textsOf(en);
/** Texts that languages can share: common words and names. */
const SHARED =
  /^(id|position\.(apart|lists\.)|bots\.(commodore|black-bart)\.name|terms\.\w+\.word|odds\.modifiers\.combat|options\.blood\.title)/;

describe.each<[string, Language]>([
  ['German', de],
  ['French', fr],
])('%s', (_, language) => {
  const texts = textsOf(language);

  test('has each text, with the figures of the English one, and nothing in English', () => {
    const wrong = [...english].filter(([path, text]) => {
      const own = texts.get(path) ?? '';
      return own === '' || (path !== 'id' && faultInTranslation(own, text) !== null) || (own === text && !SHARED.test(path));
    });
    expect(wrong).toEqual([]);
  });

  test('has a label for every choice, and another one for another place', () => {
    const [own, others] = [gameText(language), gameText(en)];
    const wrong = classic.choices.all.filter(
      (choice) => faultInTranslation(own.choice(choice, names), others.choice(choice, names)) !== null,
    );
    expect(wrong).toEqual([]);
    const moves = classic.choices.all.filter(({ type }) => type === 'moveTo').map((choice) => own.choice(choice, names));
    expect(new Set(moves).size).toBe(PLACES.length);
  });

  test('parts thousands in its own way', () => {
    const [stashed] = language.position.stash(1500).match(/\d.?\d{3}/) ?? [];
    expect(stashed).not.toBe('1,500');
    expect(figuresIn(language.position.stash(1500))).toBe('1500');
  });

  test('names each level of the bots, and each optional rule', () => {
    expect(Object.keys(language.bots)).toEqual(classicBots.levels);
    const all = Object.fromEntries(OPTIONS.map((name) => [name, true]));
    expect(optionsInUse({ players: 2, ...all }, language)).toEqual(OPTIONS.map((name) => language.options[name].title));
  });
});

const told = (language: Language, event: GameEvent): string => gameText(language).event(event, (seat) => ['Holly', 'Agnes'][seat] ?? '');
const roberts = found(PIRATES[PIRATE_NAMES.indexOf('roberts')]);
const teach = found(PIRATES[PIRATE_NAMES.indexOf('teach')]);
const england = found(PIRATES[PIRATE_NAMES.indexOf('england')]);
const portOf = (name: PortName): PortId => found(PORTS[PORT_NAMES.indexOf(name)]);
const at = (name: PortName) => placeOf(portOf(name));
const crossing = found(BOXES[0]);

function found<T>(piece: T | undefined): T {
  if (piece !== undefined) return piece;
  throw new Error('there is no such piece');
}

test('German bends what it must', () => {
  expect(told(de, { type: 'careenEnded', rule: '', pirate: roberts })).toBe('Bartholomew Roberts’ Schiff ist wieder flott.');
  expect(told(de, { type: 'careenEnded', rule: '', pirate: teach })).toBe('Edward Teachs Schiff ist wieder flott.');
  expect(told(de, { type: 'petitionMade', rule: '', seat: 1, pirate: teach, dr66: 21, notoriety: 30, isGranted: true })).toMatch(
    /^Agnes’ Bittschrift /,
  );
  expect(told(de, { type: 'pirateMoved', rule: '', pirate: teach, from: at('goa'), to: crossing })).toMatch(/ in die Atlantikpassage\.$/);
  expect(told(de, { type: 'pirateOusted', rule: '', pirate: teach, port: portOf('bermuda') })).toMatch(/ wird von Bermuda vertrieben\.$/);
  expect(told(de, { type: 'evaded', rule: '', pirate: teach, nation: NATIONS[NATION_NAMES.indexOf('dutch')] })).toMatch(
    / entkommt den niederländischen Jägern\.$/,
  );
  expect(
    told(de, {
      type: 'pirateStarted',
      rule: '',
      pirate: teach,
      log: LOGS[0] ?? NO_LOG,
      ship: SHIPS[SHIP_NAMES.indexOf('schooner')],
      at: at('goa'),
    }),
  ).toMatch(/ mit einem Schoner in See\.$/);
});

test('German counts', () => {
  expect(told(de, { type: 'moveBegan', rule: '', pirate: teach, points: 1 })).toMatch(/ für 1 Feld\.$/);
  expect(told(de, { type: 'moveBegan', rule: '', pirate: teach, points: 2 })).toMatch(/ für 2 Felder\.$/);
});

test('French elides what it must', () => {
  expect(told(fr, { type: 'careenEnded', rule: '', pirate: england })).toBe('Le navire d’Edward England est remis à flot.');
  expect(told(fr, { type: 'petitionMade', rule: '', seat: 1, pirate: teach, dr66: 21, notoriety: 30, isGranted: true })).toMatch(
    /^La requête d’Agnes /,
  );
  expect(told(fr, { type: 'pirateOusted', rule: '', pirate: teach, port: portOf('honduras') })).toMatch(/ est chassé du Honduras\.$/);
  expect(told(fr, { type: 'pirateMoved', rule: '', pirate: teach, from: at('goa'), to: at('bermuda') })).toMatch(/ vers les Bermudes\.$/);
  expect(told(fr, { type: 'pirateMoved', rule: '', pirate: teach, from: at('goa'), to: crossing })).toMatch(
    / vers le passage de l’Atlantique\.$/,
  );
  expect(told(fr, { type: 'evaded', rule: '', pirate: teach, nation: NATIONS[NATION_NAMES.indexOf('dutch')] })).toMatch(
    / échappe aux chasseurs hollandais\.$/,
  );
});

test('French counts', () => {
  expect(told(fr, { type: 'moveBegan', rule: '', pirate: teach, points: 1 })).toMatch(/ de 1 case\.$/);
  expect(told(fr, { type: 'moveBegan', rule: '', pirate: teach, points: 2 })).toMatch(/ de 2 cases\.$/);
});

test('the lives of the pirates tell the same years and are translated', () => {
  const years = (text: string): string => (text.match(/\b1\d{3}\b/g) ?? []).toSorted().join();
  for (const name of PIRATE_NAMES)
    for (const lives of [germanLives, frenchLives]) {
      expect(years(lives[name]), name).toBe(years(englishLives[name]));
      expect(lives[name], name).not.toMatch(/\b(the|and|his|with)\b/i);
    }
});
