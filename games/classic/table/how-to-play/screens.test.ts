import { expect, test } from 'vitest';
import { FIGURES, howToPlayIn } from '../i18n/how-to-play.ts';

const shapeOf = (screens: ReturnType<Awaited<ReturnType<typeof howToPlayIn>>['screens']>): unknown =>
  screens.map(({ sentences }) => sentences.length);

test.each(['de', 'fr'] as const)('there are the same screens and figures in English and in %s', async (language) => {
  const [english, other] = [(await howToPlayIn('en')).screens(FIGURES), (await howToPlayIn(language)).screens(FIGURES)];
  expect(shapeOf(other)).toEqual(shapeOf(english));
  const figuresIn = (screens: unknown): readonly string[] => (JSON.stringify(screens).match(/\d+/g) ?? []).toSorted();
  expect(figuresIn(other)).toEqual(figuresIn(english));
});

test('the text takes its figures from the rules', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    const { screens } = await howToPlayIn(language);
    const changed = JSON.stringify(screens({ ...FIGURES, notorietyToWin: 91, pirates: 13, startUnrest: 17, paidPro: 77, paidHaven: 88 }));
    for (const figure of [91, 13, 17, 77, 88]) expect(changed).toContain(String(figure));
  }
});
