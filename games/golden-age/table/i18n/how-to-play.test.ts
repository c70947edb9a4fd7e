import { expect, test } from 'vitest';
import { FIGURES, howToPlayIn } from './how-to-play.ts';

const shapeOf = (sections: ReturnType<Awaited<ReturnType<typeof howToPlayIn>>['sections']>): unknown =>
  sections.map(({ paragraphs, steps, terms }) => [paragraphs?.length, steps?.length, terms?.length]);

test.each(['de', 'fr'] as const)('the page has the same sections and figures in English and in %s', async (language) => {
  const [english, other] = [(await howToPlayIn('en')).sections(FIGURES), (await howToPlayIn(language)).sections(FIGURES)];
  expect(shapeOf(other)).toEqual(shapeOf(english));
  const figuresIn = (sections: unknown): readonly string[] => (JSON.stringify(sections).match(/\d+/g) ?? []).toSorted();
  expect(figuresIn(other)).toEqual(figuresIn(english));
});

test('the text takes its figures from the rules', async () => {
  for (const language of ['en', 'de', 'fr'] as const) {
    const { sections } = await howToPlayIn(language);
    const changed = JSON.stringify(
      sections({ ...FIGURES, findTarget: 9, handSize: 11, merchantsLow: 12, merchantsRestored: 13, doubloonsPerVp: 77 }),
    );
    for (const figure of [9, 11, 12, 13, 77]) expect(changed).toContain(String(figure));
  }
});
