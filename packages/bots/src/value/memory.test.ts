/** What is remembered of a pirate is what would be worked out again. */
import { IN_PLAY, legal, newGame, play } from '@bb/engine';
import { describe, expect, it } from 'vitest';
import { anyOf } from '../random.ts';
import { seeded } from '../seeded.ts';
import { remembered, worldOf } from './memory.ts';
import { pirateWorth } from './value.ts';

describe.each([2, 3, 4, 5])('at tables of %i', (players) => {
  it('a pirate is valued from memory as he would be anew, wherever the game stands', () => {
    const random = seeded(`memory/${players}`);
    let [asked, worked] = [0, 0];
    for (let n = 0; n < 4; n++) {
      const g = newGame({ players });
      while (g.ask) {
        play(g, anyOf(legal(g), random));
        const world = worldOf(g);
        for (const fleet of g.fleet)
          for (const pirate of fleet) {
            if (g.fate[pirate] !== IN_PLAY) continue;
            asked++;
            const worth = remembered(g, pirate, world, () => {
              worked++;
              return pirateWorth(g, pirate);
            });
            expect(worth).toBe(pirateWorth(g, pirate));
          }
      }
    }
    expect(worked).toBeGreaterThan(100);
    expect(worked).toBeLessThan(asked / 2);
  });
});
