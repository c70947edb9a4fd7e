/** What describes a game must be complete and finite at each decision, and hide nothing behind a cache. */
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { classic, type Game, NONE, type Options } from '../../rules/index.ts';
import { captain } from '../captain/captain.ts';
import { TUNED } from '../captain/figures.ts';
import type { ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { voyageWorth } from '../captain/voyage.ts';
import { PRIOR, VOYAGES } from './choice-features.ts';
import { prospectsIn } from './evaluate.ts';
import { isQuiet, prospectsAmong, VALUE } from './features.ts';
import { judgedOnce, judgmentKey } from './judgment-cache.ts';
import { advise, course } from './search.ts';
import { seenBy } from './seen-by.ts';
import { voyageKey, worldHash } from './voyage-caches.ts';

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

const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every((value) => typeof value === 'number');
/** A list longer than this is changed in one place, at random. */
const SHORT = 8;
const changes = seeded('changes');
/** Shows a position as it is, and with one list after the other changed in one place, as far as that makes sense. */
function eachChange(g: Game, see: (isChanged: boolean) => void): void {
  see(false);
  for (const list of Object.values(g).filter(isList))
    for (const at of list.length > SHORT ? [Math.floor(changes() * list.length)] : list.keys()) {
      const was = list[at];
      const other = pick([0, 1, pick(list, changes)], changes);
      if (was === undefined || was === other) continue;
      list[at] = other;
      try {
        see(true);
      } catch (error) {
        // What no game comes to, such as a merchant without defense, can't be judged.
        if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
      } finally {
        list[at] = was;
      }
    }
}

/** Expects that what has the same key as an unchanged position is the same. @returns how often there was one */
function expectSameByKey(positions: (see: (isChanged: boolean, key: number, compute: () => unknown) => void) => void): number {
  const known = new Map<number, unknown>();
  let compared = 0;
  positions((isChanged, key, compute) => {
    if (!known.has(key)) {
      if (!isChanged) known.set(key, compute());
      return;
    }
    expect(compute()).toEqual(known.get(key));
    compared++;
  });
  return compared;
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

  it('positions with the same key are judged the same', () => {
    const compared = expectSameByKey((see) =>
      eachDecision(options, (g) => {
        if (isQuiet(g)) eachChange(g, (isChanged) => see(isChanged, judgmentKey(g), () => VALUE.describe(g)));
      }),
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('what no seat sees changes no judgment', () => {
    let [asked, judged] = [0, 0];
    const fromCache = judgedOnce(() => {
      judged++;
      return { win: [], scores: [] };
    });
    eachDecision(options, (g) => {
      const seat = classic.seatToChoose(g);
      if (!isQuiet(g) || seat === null) return;
      const dealt = classic.clone(g);
      for (let n = 0; n < 3; n++) {
        fromCache(dealt);
        classic.resample(dealt, seat, seeded(`${asked++}`));
      }
    });
    expect(judged).toBeLessThan(asked / 2);
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

  it('voyages with the same key are worth the same', () => {
    const outlookOf = (g: Game, seat: number): ViewerKnowledge => ({ sight: seenBy(g, seat), seat, about: {}, figures: TUNED });
    const compared = expectSameByKey((see) =>
      eachDecision(options, (g) => {
        for (const [seat, fleet] of g.fleet.entries())
          for (const pirate of fleet.filter((pirate) => g.at[pirate] !== NONE))
            eachChange(g, (isChanged) => {
              const o = outlookOf(g, seat);
              see(isChanged, voyageKey(o, pirate, worldHash(o.sight)), () => voyageWorth(o, pirate));
            });
      }),
    );
    expect(compared).toBeGreaterThan(1000);
  });
});
