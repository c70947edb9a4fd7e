/** The chronicle's prose of whole games. */
import { fileURLToPath } from 'node:url';
import { goldenFiles, readGolden } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { classic, type GameEvent, type View } from '../rules/index.ts';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en } from './index.ts';
import { lifeOf, type ProseWords, proseIn, roughly, sailorsOf, triumphsOf } from './prose.ts';
import { deedsOf } from './prose-deeds.ts';
import { faultIn, faultInTranslation, SENTENCE } from './testing/faults.ts';

const GOLDEN_FOLDER = fileURLToPath(new URL('../golden/', import.meta.url));

function eventsOf(file: string): { readonly events: readonly GameEvent[]; readonly view: View } {
  const { record } = readGolden(classic, GOLDEN_FOLDER, file);
  const g = classic.newGame(classic.parseOptions(record.options, 'options'));
  const events: GameEvent[] = [];
  for (const [i, json] of record.choices.entries()) classic.play(g, classic.choices.fromJson(json, `choices[${i}]`), events);
  return { events, view: classic.view(g, null) };
}

/** Where each language differs from the others. */
const LANGUAGES = [en, de, fr];

describe.each(goldenFiles(GOLDEN_FOLDER))('%s', (file) => {
  test('tells every life in each language, in sentences without figures', async () => {
    const { events, view } = eventsOf(file);
    const triumphs = triumphsOf(view, events);
    const proses: readonly ProseWords[] = await Promise.all(LANGUAGES.map(({ id }) => proseIn(id)));
    const sailors = sailorsOf(events);
    expect(sailors.length).toBeGreaterThan(1);
    const wrong = sailors.flatMap((pirate, chapter) => {
      const triumph = triumphs.get(pirate) ?? null;
      const [english = [], ...translations] = LANGUAGES.map(({ pieces }, i) => {
        const prose = proses[i];
        return prose ? lifeOf(pirate, events, { prose, pieces, player: 'Anne', chapter, triumph }) : [];
      });
      expect(english).toHaveLength(deedsOf(pirate, events, triumph).length);
      const ownNames =
        /Mary Ann|Protestant Caesar|Prosperity|Crown|King Solomon|Greyhound Galley|Quedagh Merchant|Cape Coast|New \w+|Port \w+/g;
      return [
        ...english.map((sentence) => faultIn(sentence, SENTENCE)),
        ...english.flatMap((sentence) => (/\d/.test(sentence) ? [`a figure: ${sentence}`] : [])),
        ...translations.flatMap((life) =>
          life.flatMap((sentence, i) => [
            faultIn(sentence, SENTENCE),
            faultInTranslation(sentence.replace(ownNames, ''), ''),
            sentence === english[i] ? `not translated: ${sentence}` : null,
          ]),
        ),
      ].filter((fault) => fault !== null);
    });
    expect(wrong).toEqual([]);
  });
});

test('a life begins and ends once, and two sentences in a row of it differ', async () => {
  const { events } = eventsOf('players-4-openHostages-true-seed-257.json');
  const prose = await proseIn('en');
  for (const pirate of sailorsOf(events)) {
    const kinds = deedsOf(pirate, events, null).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'begins')).toHaveLength(1);
    expect(kinds[0]).toBe('begins');
    expect(kinds.filter((kind) => kind === 'lost' || kind === 'retired' || kind === 'atSea')).toHaveLength(1);
    const life = lifeOf(pirate, events, { prose, pieces: en.pieces, player: 'Anne', chapter: 0, triumph: null });
    expect(life.filter((sentence, i) => sentence === life[i + 1])).toEqual([]);
  }
});

test('remembers a sum roughly', () => {
  expect([40, 130, 940, 960, 1600, 7400].map(roughly)).toEqual([
    { of: 'hundreds', number: 0 },
    { of: 'hundreds', number: 1 },
    { of: 'hundreds', number: 9 },
    { of: 'thousands', number: 1 },
    { of: 'thousands', number: 2 },
    { of: 'thousands', number: 7 },
  ]);
});
