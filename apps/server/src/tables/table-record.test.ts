import { landfall } from '@bb/landfall/rules';
import type { Vote } from '@bb/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { readTableRecord, type TableRecord } from './table-record.ts';

const SEED = 'c0ffee'.padEnd(64, '0');
const GOOD: TableRecord = {
  format: 3,
  game: landfall.id,
  version: landfall.version,
  name: 'Nassau',
  host: 'p1',
  stage: 'inProgress',
  isListed: true,
  hasSpectators: false,
  windows: 'fast',
  clock: { kind: 'live', perDecision: 60, bank: 600 },
  password: '$argon2id$',
  pausedSince: 1_800_000_000_000,
  pauses: [[1_700_000_000_000, 1_700_000_001_000]],
  votes: [
    { id: 'v1', proposal: { kind: 'undo', to: 7 }, by: 0, voters: [0, 1], needed: 2, ayes: [0], noes: [], until: 1_800_000_000_000 },
    { id: 'v2', proposal: { kind: 'replace', seat: 1, bot: null }, by: 0, voters: [0], needed: 1, ayes: [0], noes: [], until: 5 },
  ],
  lastVote: {
    ...{ id: 'v0', proposal: { kind: 'pause' }, by: 1, voters: [0, 1], needed: 2, ayes: [1], noes: [0], until: 7 },
    isCarried: false,
    endedAt: 6,
  },
  rematch: null,
  options: landfall.parseOptions({ players: 3 }),
  seats: [
    { kind: 'person', player: 'p1', name: 'Anne', isReady: true },
    { kind: 'open' },
    { kind: 'bot', bot: 'mate', replaces: { player: 'p2', name: 'Jack' } },
  ],
  clientSeeds: ['salt', null, 'pepper'],
  seed: SEED,
  rewinds: [3],
};

test('a stored table record is read unchanged', () => {
  expect(readTableRecord(JSON.stringify(GOOD))).toEqual(GOOD);
});

test('a record of format 2 is read with the names of today', () => {
  const former = (votes: readonly Vote[]) => votes.map(({ proposal, ...vote }) => ({ ...vote, motion: proposal }));
  const { clientSeeds, ...rest } = GOOD;
  const stored = {
    ...rest,
    ...{
      format: 2,
      stage: 'playing',
      pinches: clientSeeds,
      votes: former(GOOD.votes),
      lastVote: former(GOOD.lastVote ? [GOOD.lastVote] : [])[0],
    },
  };
  expect(readTableRecord(JSON.stringify(stored))).toEqual(GOOD);
  for (const [stage, now] of [
    ['gathering', 'waiting'],
    ['over', 'finished'],
    ['aborted', 'aborted'],
  ])
    expect(readTableRecord(JSON.stringify({ ...stored, stage, lastVote: null }))).toMatchObject({ stage: now, lastVote: null });
  expect(() => readTableRecord(JSON.stringify({ ...stored, votes: [7] }))).toThrow('votes[0]: must be an object');
});

test('an error has the path of the fault', () => {
  const [person, open] = GOOD.seats;
  const [vote] = GOOD.votes;
  const clock = { kind: 'live', perDecision: 60, bank: 600 };
  const faults: readonly (readonly [unknown, string])[] = [
    [[], 'must be an object'],
    [{ ...GOOD, format: 1 }, 'this program reads tables of formats 2 to 3, not 1'],
    [{ ...GOOD, format: 4 }, 'format: '],
    [{ ...GOOD, format: '1' }, 'format: '],
    [{ ...GOOD, game: 1 }, 'game: '],
    [{ ...GOOD, version: 1 }, 'version: '],
    [
      { ...GOOD, game: 'chess' },
      `This table is of the game chess, and this server has ${GAMES.map(({ game }) => game.id).join(', ')}. It is kept as it is.`,
    ],
    [{ ...GOOD, stage: 'later' }, 'stage: '],
    [{ ...GOOD, options: { players: 99 } }, 'options.players: '],
    [{ ...GOOD, options: { players: 2 } }, 'seats: must be 2'],
    [{ ...GOOD, seats: [person, open, { kind: 'bot', bot: 'search:5', replaces: null }] }, 'seats[2].bot: '],
    [{ ...GOOD, seats: [person, open, { kind: 'bot', bot: 'mate' }] }, 'seats[2].replaces: '],
    [{ ...GOOD, seats: [person, open, { kind: 'ghost' }] }, 'seats[2].kind: '],
    [{ ...GOOD, clientSeeds: ['x'.repeat(65), null, null] }, 'clientSeeds[0]: '],
    [{ ...GOOD, clientSeeds: [] }, 'clientSeeds: must be 3'],
    [{ ...GOOD, windows: 'open' }, 'windows: '],
    [{ ...GOOD, clock: 60 }, 'clock: '],
    [{ ...GOOD, clock: { ...clock, kind: 'sand' } }, 'clock.kind: '],
    [{ ...GOOD, clock: { ...clock, perDecision: 4 } }, 'clock.perDecision: must be seconds, from 5 to 3600'],
    [{ ...GOOD, clock: { ...clock, bank: 1.5 } }, 'clock.bank: '],
    [{ ...GOOD, clock: { kind: 'turns', perDecision: 60 } }, 'clock.perDecision: '],
    [{ ...GOOD, pausedSince: -1 }, 'pausedSince: '],
    [{ ...GOOD, pauses: [[1]] }, 'pauses: '],
    [{ ...GOOD, votes: [{ ...vote, proposal: { kind: 'dance' } }] }, 'votes[0].proposal.kind: '],
    [{ ...GOOD, votes: [{ ...vote, ayes: ['Anne'] }] }, 'votes[0].ayes: '],
    [{ ...GOOD, lastVote: vote }, 'lastVote.isCarried: '],
    [{ ...GOOD, lastVote: undefined }, 'lastVote'],
    [{ ...GOOD, rewinds: [-1] }, 'rewinds: '],
    [{ ...GOOD, seed: null }, 'seed: '],
  ];
  for (const [json, message] of faults) expect(() => readTableRecord(JSON.stringify(json))).toThrow(message);
});
