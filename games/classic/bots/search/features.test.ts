/** What describes a game must be complete and finite at each decision, and hide nothing behind a cache. */
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { classic, type Game, NONE, type Options } from '../../rules/index.ts';
import { captain } from '../captain/captain.ts';
import { TUNED } from '../captain/figures.ts';
import type { Outlook } from '../captain/outlook.ts';
import { voyageWorth } from '../captain/voyage.ts';
import { PRIOR, VOYAGES } from './choice-features.ts';
import { prospectsIn } from './evaluate.ts';
import { isQuiet, prospectsAmong, VALUE } from './features.ts';
import { advise, course } from './search.ts';
import { seenBy } from './seen-by.ts';
import { cachedVoyageWorth, worldHash } from './voyage-caches.ts';

/** One choice in this many is random, so that games come to places where the captain does not go. */
const RANDOM_SHARE = 0.2;
const MAX_DECISIONS = 600;

/** Shows the decisions of seats in a game to its end, or nearly. */
function eachDecision(options: Options, see: (g: Game) => void): void {
  const random = seeded(JSON.stringify(options));
  const g = classic.newGame(options);
  for (let n = 0; n < MAX_DECISIONS; n++) {
    const seat = classic.seatToChoose(g);
    if (seat === null) return;
    if (seat >= 0) see(g);
    classic.play(g, seat < 0 || random() < RANDOM_SHARE ? pick(classic.legal(g), random) : advise(g));
  }
}

describe.each<Options>([{ players: 2 }, { players: 3, solitaire: true }, { players: 4, short: true }])('with %j', (options) => {
  it('a position has a row of finite inputs for each seat and for each of its pirates', () => {
    let compared = 0;
    eachDecision(options, (g) => {
      if (!isQuiet(g)) return;
      const described = VALUE.describe(g);
      for (const [seat, prospects] of prospectsAmong(described).entries())
        expect(prospects).toBeCloseTo(prospectsIn({ sight: seenBy(g, seat), seat, about: {}, figures: TUNED }), 1);
      for (const [seat, rows] of described.entries()) {
        expect(rows.map(({ network }) => network)).toEqual([0, ...(g.fleet[seat] ?? []).map(() => 1)]);
        for (const { network, inputs } of rows) {
          expect(inputs).toHaveLength(VALUE.networks[network]?.inputs ?? 0);
          expect(inputs.every(Number.isFinite)).toBe(true);
        }
      }
      compared++;
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('each legal choice has finite inputs of its own', () => {
    eachDecision(options, (g) => {
      if (!PRIOR.isDescribed(g)) return;
      const legal = classic.legal(g);
      const rows = PRIOR.describe(g, legal);
      expect(rows).toHaveLength(legal.length);
      for (const inputs of rows) {
        expect(inputs).toHaveLength(PRIOR.network.inputs);
        expect(inputs.every(Number.isFinite)).toBe(true);
      }
    });
  });

  it('a course is the same from the cache, and by what the seat sees', () => {
    let compared = 0;
    eachDecision(options, (g) => {
      const decision = classic.decision(g);
      if (decision === null || !VOYAGES.includes(decision.ask)) return;
      const legal = classic.legal(g);
      const wanted = captain({ ...decision, sight: { ...classic.view(g, decision.seat), tables: g.tables }, figures: TUNED }, legal);
      expect(course(g, legal)).toBe(wanted);
      expect(course(g, legal)).toBe(wanted);
      compared++;
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('what a voyage is worth is the same from the cache', () => {
    let compared = 0;
    eachDecision(options, (g) => {
      for (const [seat, fleet] of g.fleet.entries())
        for (const pirate of fleet) {
          if (g.at[pirate] === NONE) continue;
          const o: Outlook = { sight: seenBy(g, seat), seat, about: {}, figures: TUNED };
          expect(cachedVoyageWorth(o, pirate, worldHash(o.sight))).toBe(voyageWorth({ ...o }, pirate));
          compared++;
        }
    });
    expect(compared).toBeGreaterThan(100);
  });
});
