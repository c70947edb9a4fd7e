/** A player to learn from, who looks one choice ahead: what each brings on average, as the value function sees it when the Action under way is done. */
import { clone, play } from '@bb/engine';
import type { Bot } from '../src/bot.ts';
import { nth } from '../src/captain/nth.ts';
import { settle } from '../src/ismcts/playout.ts';
import { seeded } from '../src/seeded.ts';
import { appraise } from '../src/value/value.ts';

const SAMPLES = 5;
const LONGEST = 60;

export const mate: Bot = {
  name: 'mate',
  choose(at, random) {
    const [only] = at.legal;
    if (only && at.legal.length === 1) return only;
    const { seat } = at.decision;
    const worth = at.legal.map(() => 0);
    const vp = new Float64Array(at.view.players);
    const win = new Float64Array(at.view.players);
    for (let sample = 0; sample < SAMPLES; sample++) {
      const base = at.deal(random);
      const seed = Math.floor(random() * 2 ** 32);
      at.legal.forEach((choice, i) => {
        const g = clone(base);
        play(g, choice);
        settle(g, seeded(seed), LONGEST);
        appraise(g, vp, win);
        worth[i] = (worth[i] ?? 0) + (win[seat] ?? 0);
      });
    }
    return nth(at.legal, worth.indexOf(Math.max(...worth)));
  },
};
