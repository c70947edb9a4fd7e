/** The cache must give the same value as a new computation. */
import { IN_PLAY, legal, newGame, play } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { pirateCache, worldHash } from './pirate-cache.ts';
import { pirateWorth } from './value.ts';

describe.each([2, 3, 4, 5])('with %i players', (players) => {
  it('a cached value equals a new one, at every position of a game', () => {
    const random = seeded(`memory/${players}`);
    const cachedWorth = pirateCache();
    let [asked, computed] = [0, 0];
    for (let n = 0; n < 4; n++) {
      const g = newGame({ players });
      while (g.ask) {
        play(g, pick(legal(g), random));
        const world = worldHash(g);
        for (const fleet of g.fleet)
          for (const pirate of fleet) {
            if (g.fate[pirate] !== IN_PLAY) continue;
            asked++;
            const worth = cachedWorth(g, pirate, world, () => {
              computed++;
              return pirateWorth(g, pirate);
            });
            expect(worth).toBe(pirateWorth(g, pirate));
          }
      }
    }
    expect(computed).toBeGreaterThan(100);
    expect(computed).toBeLessThan(asked / 2);
  });
});
