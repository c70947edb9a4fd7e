import { CHANCE, legal, newGame, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { PRIOR } from './choice-features.ts';

test.each([{ players: 2 }, { players: 5 }, { players: 4, solitaire: true }])(
  'each choice of a game is described in numbers near 1 (%o)',
  (options) => {
    const g = newGame(options);
    const random = seeded('costs2');
    let [described, told] = [0, 0];
    while (g.ask) {
      const choices = legal(g);
      if (seatToChoose(g) !== CHANCE && choices.length > 1) {
        const rows = PRIOR.describe(g, choices);
        expect(rows).toHaveLength(choices.length);
        for (const row of rows) {
          expect(row).toHaveLength(PRIOR.network.inputs);
          expect(Math.max(...row.map(Math.abs))).toBeLessThan(20);
        }
        described += choices.length;
        told += new Set(rows.map((row) => row.join())).size;
      }
      play(g, pick(choices, random));
    }
    expect(described).toBeGreaterThan(500);
    // A few choices look alike, such as two cards of one title.
    expect(told / described).toBeGreaterThan(0.8);
  },
);
