/** Every question of the golden games: each choice has exactly one button, with a label in every language. */
import { classic, decision, visibleBoardOf } from '@bb/classic/rules';
import { en, type Language } from '@bb/classic/text';
import { de } from '@bb/classic/text/de';
import { fr } from '@bb/classic/text/fr';
import { readRecord } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { choices as germanTexts } from '../i18n/de/choices.ts';
import { type ChoiceTexts, choices as englishTexts } from '../i18n/en/choices.ts';
import { choices as frenchTexts } from '../i18n/fr/choices.ts';
import { type Groups, groupsOf, type Option, type Row } from './choice-groups.ts';
import type { DecisionContext } from './decision-context.ts';

const LANGUAGES: readonly (readonly [Language, ChoiceTexts])[] = [
  [en, englishTexts],
  [de, germanTexts],
  [fr, frenchTexts],
];
const FILES = Object.entries(import.meta.glob<object>('../../golden/*.json', { eager: true, import: 'default' }));

/** Plays a stored game. @param see  is called with each question of a seat, in each language */
function watch(stored: object, see: (context: DecisionContext) => void): void {
  const { options, choices } = readRecord(classic, stored);
  const g = classic.newGame(options);
  for (const [i, json] of choices.entries()) {
    const asked = decision(g);
    if (asked && asked.seat >= 0) {
      const view = classic.view(g, asked.seat);
      const names = { seat: (seat: number) => `Nr ${seat}`, tables: g.tables };
      const common = { decision: asked, choices: classic.legal(g), view, sight: visibleBoardOf(view, g.tables), names, costsOf: () => [] };
      for (const [language, said] of LANGUAGES) see({ ...common, language, said });
    }
    classic.play(g, classic.choices.fromJson(json, `choices[${i}]`));
  }
}

const rowsOf = ({ folds, rows }: Groups): readonly Row[] => [...rows, ...folds.flatMap((fold) => fold.rows)];
const duplicates = (texts: readonly string[]): readonly string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

describe.each(FILES)('%s', (_, stored) => {
  test('has one button for every choice, named differently', () => {
    const wrong = new Set<string>();
    let questions = 0;
    watch(stored, (context) => {
      questions += 1;
      const { ask } = context.decision;
      const at = `${ask} in ${context.language.id}`;
      const groups = groupsOf(context);
      const rows = rowsOf(groups);
      const options: readonly Option[] = [...rows.flatMap((row) => row.options), ...groups.endings];
      if (
        options.length !== context.choices.length ||
        context.choices.some((choice) => options.filter((option) => option.choice === choice).length !== 1)
      )
        wrong.add(`${at}: not every choice has one button`);
      for (const text of duplicates(options.map(({ label }) => label))) wrong.add(`${at}: two are labelled ${text}`);
      const briefs = [
        ...rows.flatMap((row) => row.options.map(({ brief }) => `${row.title}/${brief}`)),
        ...groups.endings.map(({ brief }) => brief),
      ];
      for (const text of duplicates(briefs)) wrong.add(`${at}: two show ${text}`);
      for (const { label, brief } of options)
        if (label.trim() === '' || brief.trim() === '' || /undefined|null|NaN/.test(label + brief)) wrong.add(`${at}: ${label}/${brief}`);
      if (groups.endings.length > 1) wrong.add(`${at}: ${groups.endings.map(({ label }) => label).join(' and ')} share a key`);
    });
    expect(questions).toBeGreaterThan(20);
    expect([...wrong].slice(0, 20)).toEqual([]);
  }, 120_000);
});

test('where a ship is chosen, its figures are shown', () => {
  const labels = new Map<string, readonly string[]>();
  for (const [, stored] of FILES)
    watch(stored, (context) => {
      const { ask } = context.decision;
      if (context.language.id !== 'en' || (ask !== 'chooseShip' && ask !== 'takeShip')) return;
      const { rows, endings } = groupsOf(context);
      labels.set(
        ask,
        [...rows.flatMap(({ options }) => options), ...endings].map(({ brief }) => brief),
      );
    });
  expect([...labels.keys()].toSorted()).toEqual(['chooseShip', 'takeShip']);
  for (const briefs of labels.values()) for (const brief of briefs) expect(brief).toMatch(/Combat \d+, Speed −?\d, \d holds/);
});
