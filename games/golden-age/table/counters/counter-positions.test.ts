import { AREAS, type Board, IN_PLAY, LOST, newGame, PIRATES, RETIRED, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { board } from '../board/board.ts';
import { pirateSpots, StableSlots, trackSpots } from './counter-positions.ts';

const [avery, bellamy, bonnet] = PIRATES;
const [northAtlantic, , southAtlantic] = AREAS;

function afloat(change: (b: Board) => void) {
  const seen = view(newGame({ players: 2 }), null);
  for (const pirate of [avery, bellamy]) {
    if (pirate === undefined || northAtlantic === undefined) continue;
    seen.fate[pirate] = IN_PLAY;
    seen.owner[pirate] = 0;
    seen.at[pirate] = northAtlantic;
  }
  change(seen);
  return seen;
}

test('keeps a pirate on his spot while others come and go', () => {
  const slots = new StableSlots();
  const before = pirateSpots(
    afloat(() => undefined),
    slots,
    () => 'Hornigold',
  );
  const after = pirateSpots(
    afloat((b) => {
      if (avery !== undefined && southAtlantic !== undefined) b.at[avery] = southAtlantic;
    }),
    slots,
    () => 'Hornigold',
  );
  const spotOf = (spots: typeof before, pirate: number | undefined) => spots.find((spot) => spot.pirate === pirate)?.at;
  expect(spotOf(after, bellamy)).toEqual(spotOf(before, bellamy));
  expect(spotOf(after, avery)).not.toEqual(spotOf(before, avery));
});

test('gives two counters different spots', () => {
  const spots = pirateSpots(
    afloat(() => undefined),
    new StableSlots(),
    () => 'Hornigold',
  );
  expect(new Set(spots.map(({ at }) => at.join())).size).toBe(2);
});

test('puts retired and lost pirates into their boxes', () => {
  const spots = pirateSpots(
    afloat((b) => {
      if (avery !== undefined) b.fate[avery] = RETIRED;
      if (bellamy !== undefined) b.fate[bellamy] = LOST;
    }),
    new StableSlots(),
    () => 'Hornigold',
  );
  expect(spots.map(({ at }) => at)).toEqual([board.retired.anchors[0], board.lost.anchors[0]]);
  expect(spots.some(({ pirate }) => pirate === bonnet)).toBe(false);
});

test('starts the victory point track again after 100', () => {
  const [a, b, c] = trackSpots([100, 101, 250]);
  expect([a?.hundreds, b?.hundreds, c?.hundreds]).toEqual([0, 1, 2]);
  expect(b?.at[0]).toBeCloseTo((board.track[1]?.[0] ?? 0) - 3);
  expect(c?.at[1]).toBeCloseTo((board.track[50]?.[1] ?? 0) - 2);
});

test('shows a name below a counter only where it covers no other counter', () => {
  const spots = pirateSpots(
    afloat((b) => {
      for (const pirate of PIRATES) {
        if (northAtlantic === undefined) continue;
        b.fate[pirate] = IN_PLAY;
        b.owner[pirate] = 0;
        b.at[pirate] = northAtlantic;
      }
    }),
    new StableSlots(),
    () => 'Hornigold',
  );
  const named = spots.filter((spot) => spot.named);
  expect(named.length).toBeGreaterThan(0);
  for (const { at } of named)
    for (const other of spots) {
      const below = other.at[1] + 16 > at[1] + 18 && other.at[1] - 16 < at[1] + 31;
      expect(below && Math.abs(other.at[0] - at[0]) < 28).toBe(false);
    }
});
