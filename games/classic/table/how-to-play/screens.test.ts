import { expect, test } from 'vitest';
import { howToPlay as de } from '../i18n/de/how-to-play.ts';
import { howToPlay as en } from '../i18n/en/how-to-play.ts';
import { howToPlay as fr } from '../i18n/fr/how-to-play.ts';
import { FIGURES } from './figures.ts';

const shapeOf = (screens: ReturnType<typeof en.screens>): unknown => screens.map(({ sentences }) => sentences.length);

test.each([
  ['German', de],
  ['French', fr],
])('there are the same screens and figures in English and in %s', (_name, translation) => {
  const [english, other] = [en.screens(FIGURES), translation.screens(FIGURES)];
  expect(shapeOf(other)).toEqual(shapeOf(english));
  const figuresIn = (screens: unknown): readonly string[] => (JSON.stringify(screens).match(/\d+/g) ?? []).toSorted();
  expect(figuresIn(other)).toEqual(figuresIn(english));
});

test('the text takes its figures from the rules', () => {
  for (const { screens } of [en, de, fr]) {
    const changed = JSON.stringify(screens({ ...FIGURES, notorietyToWin: 91, pirates: 13, startUnrest: 17, paidPro: 77, paidHaven: 88 }));
    for (const figure of [91, 13, 17, 77, 88]) expect(changed).toContain(String(figure));
  }
});
