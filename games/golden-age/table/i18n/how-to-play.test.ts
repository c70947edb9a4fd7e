import { expect, test } from 'vitest';
import { FIGURES } from '../how-to-play/figures.ts';
import { howToPlay as de } from './de/how-to-play.ts';
import { howToPlay as en } from './en/how-to-play.ts';
import { howToPlay as fr } from './fr/how-to-play.ts';

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
    const changed = JSON.stringify(
      screens({ ...FIGURES, findTarget: 9, handSize: 11, merchantsLow: 12, merchantsRestored: 13, doubloonsPerVp: 77 }),
    );
    for (const figure of [9, 11, 12, 13, 77]) expect(changed).toContain(String(figure));
  }
});
