import { cardsOf, goldenAge, newGame, type Options, tablesFor } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { durationOf } from './viewer-knowledge.ts';

const [PARDON] = cardsOf('general-pardon');

/** The chances that the game lasts for a round, with 21 cards in the deck and the Pardon held out of it. */
function chances(options: Options): readonly number[] {
  const g = newGame(options);
  g.active = 0;
  g.pardons = 2;
  g.deck = g.deck.filter((card) => card !== PARDON).slice(0, 21);
  g.aside = PARDON === undefined ? [] : [PARDON];
  return durationOf(goldenAge.view(g, 0), tablesFor(options), 0);
}

test('[R95] a captain knows that the Pardon returns later to the deck of a short game', () => {
  const [whole, short] = [chances({ players: 3 }), chances({ players: 3, length: 'short' })];
  expect(short[1]).toBeGreaterThan(whole[1] ?? 1);
  for (const [i, chance] of short.entries()) expect(chance).toBeGreaterThanOrEqual(whole[i] ?? 1);
});
