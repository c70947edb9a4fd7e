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
  );
  const after = pirateSpots(
    afloat((b) => {
      if (avery !== undefined && southAtlantic !== undefined) b.at[avery] = southAtlantic;
    }),
    slots,
  );
  const spotOf = (spots: typeof before, pirate: number | undefined) => spots.find((spot) => spot.pirate === pirate)?.at;
  expect(spotOf(after, bellamy)).toEqual(spotOf(before, bellamy));
  expect(spotOf(after, avery)).not.toEqual(spotOf(before, avery));
});

test('gives two counters different spots', () => {
  const spots = pirateSpots(
    afloat(() => undefined),
    new StableSlots(),
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
