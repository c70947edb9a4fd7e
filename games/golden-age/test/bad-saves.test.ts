/** A damaged save is refused with the place of the fault, or else can be played to its end. */

import { BadInput, pick } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { BadSave, load, newGame, RECONSTRUCTED, SAVE_FORMAT, save } from '../rules/index.ts';
import { corrupt } from './corrupt-json.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame, playOut, type RandomGame, xorshift } from './random-games.ts';

/** Saves to keep of positions under the same procedures. */
const SAVES_PER_KIND = 3;

/** @returns a game for the seed; every fifth is a solitaire game */
const gameOf = (seed: number): RandomGame =>
  seed % 5 === 4 ? { players: 4, seed, settings: { solitaire: true } } : { players: PLAYER_COUNTS[seed % PLAYER_COUNTS.length] ?? 2, seed };

/** @returns saves of many kinds of positions as text, a few of each */
function manySaves(games: number): readonly string[] {
  const saves: string[] = [];
  const kinds = new Map<string, number>();
  for (let seed = 0; seed < games; seed++)
    playGame(gameOf(seed), ({ g, random }) => {
      const kind = g.stack.map(({ proc, at }) => `${proc}/${at}`).join();
      const kept = kinds.get(kind) ?? 0;
      if (kept >= SAVES_PER_KIND && random() > 0.002) return;
      kinds.set(kind, kept + 1);
      saves.push(JSON.stringify(save(g)));
    });
  return saves;
}
const saves = [...manySaves(gamesEach(2) * PLAYER_COUNTS.length), JSON.stringify(save(newGame({ players: 2 })))];

/** @returns the fault, or null if the save opens */
function refusalOf(json: unknown): BadInput | null {
  try {
    load(json);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

function saved(): { options: Record<string, unknown>; position: Record<string, unknown> & { stack: Record<string, unknown>[] } } & Record<
  string,
  unknown
> {
  return JSON.parse(pick(saves, xorshift(5)));
}

describe.each(['', 'position.stack', 'position.deck', 'position.hands', 'options'])('damage below "%s"', (within) => {
  test('is refused with its place, or harmless', MANY_GAMES, () => {
    const random = xorshift(within.length);
    let refused = 0;
    for (let i = 0; i < gamesEach(25) * PLAYER_COUNTS.length; i++) {
      const text = pick(saves, random);
      const json: unknown = JSON.parse(text);
      const how = corrupt(json, random, within);
      try {
        const fault = refusalOf(json);
        if (fault === null) playOut(load(json), random);
        else refused++;
        if (fault?.path === '' && typeof json === 'object') throw new Error('no place is named');
      } catch (error) {
        throw new Error(`after "${how}": ${String(error)}\n${text}`, { cause: error });
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});

test('text that is cut off is no save', () => {
  const text = pick(saves, xorshift(3));
  for (let i = 0; i < text.length - 1; i += 97) expect(() => load(JSON.parse(text.slice(0, i)))).toThrow(SyntaxError);
});

test.each([[null], [1], ['save'], [[]], [undefined]])('%o is no save', (json) => {
  expect(() => load(json)).toThrow(BadSave);
});

test('another format is refused by its number', () => {
  for (const format of [SAVE_FORMAT + 1, 0, String(SAVE_FORMAT), null])
    expect(refusalOf({ ...saved(), format })?.message).toBe(`format: this program reads saves of format ${SAVE_FORMAT}, not ${format}`);
});

test('every field of the position is needed', () => {
  const { position } = saved();
  for (const field of Object.keys(position)) {
    const { [field]: _gone, ...rest } = position;
    expect(refusalOf({ ...saved(), position: rest }), field).toBeInstanceOf(BadSave);
  }
});

test.each<[string, (p: ReturnType<typeof saved>['position']) => void, RegExp]>([
  ['a card that stands twice', (p) => Object.assign(p, { discards: [0, 0] }), /^position\.cards: each card must be in exactly one place/],
  ['an unknown procedure', (p) => Object.assign(p.stack.at(-1) ?? {}, { proc: 'seaSerpent' }), /^position\.stack\[\d\]: is no frame/],
  ['an unknown step', (p) => Object.assign(p.stack.at(-1) ?? {}, { at: 'seaSerpent' }), /^position\.stack\[\d\]\.at: unknown step of/],
  ['a frame too few', (p) => void p.stack.pop(), /^position\.stack\[\d\]\.at: asks nobody/],
  [
    'a frame where it does not belong',
    (p) => void p.stack.push({ proc: 'setup', at: 'dealCard', seat: 0, dealt: 0 }),
    /has no place above/,
  ],
  ['no frame at all', (p) => void p.stack.splice(0), /^position\.stack: must not be empty before the end/],
  ['a rating that is no number', (p) => Object.assign(p, { combat: 'five' }), /^position\.combat: must be a list/],
  ['too few ports', (p) => Object.assign(p, { destroyed: [] }), /^position\.destroyed: must have 36 entries/],
])('%s is named', (_what, spoil, message) => {
  const json = saved();
  spoil(json.position);
  expect(refusalOf(json)?.message).toMatch(message);
});

type Lists = Record<string, number[]>;

/** States that the rules never lead to, on a board that is otherwise sound. */
describe('a board that contradicts itself', () => {
  /** Damages a mid-game save for which `holds` is true. */
  function spoilt(holds: (p: Lists) => boolean, spoil: (p: Lists) => void): string {
    const json = saves.map((text) => JSON.parse(text)).find(({ position }) => position.active >= 0 && holds(position));
    if (json === undefined) throw new Error('there is no such save');
    expect(refusalOf(json)).toBeNull();
    spoil(json.position);
    return refusalOf(json)?.message ?? 'opens';
  }
  const always = (): boolean => true;
  const inPlay = (p: Lists): number => p.fate?.indexOf(1) ?? 0;
  const atSea = (p: Lists): number => p.at?.findIndex((at) => at >= 0 && at < 10) ?? 0;
  const hunter = (p: Lists): number => p.commissioner?.findIndex((one) => one >= 0) ?? -1;
  const put = (list: number[] | undefined, at: number, value: number): void => void list?.splice(at, 1, value);

  test.each<[string, (p: Lists) => boolean, (p: Lists) => void, RegExp]>([
    [
      'an ally who knows nothing of it',
      always,
      (p) => put(p.ally, inPlay(p), p.fate?.indexOf(0) ?? 0),
      /^position\.ally\[\d+\]: is no partner of/,
    ],
    ['a senior without an ally', always, (p) => put(p.senior, inPlay(p), 1), /^position\.senior\[\d+\]: \w.* has no ally/],
    [
      'a Commissioner twice',
      always,
      (p) => void p.commissionerPool?.push(p.commissionerPool[0] ?? 0),
      /^position\.commissioners: \w+ must be in one place/,
    ],
    [
      'a Commissioner nowhere',
      always,
      (p) => void p.commissionerPool?.pop(),
      /^position\.commissioners: \w+ must be in one place, not in 0/,
    ],
    ['the Ex-Pirate in the pool', always, (p) => void p.commissionerPool?.push(8), /^position\.commissionerPool: holds the King’s own/],
    [
      'an Ex-Pirate who sails',
      always,
      (p) => Object.assign(p, { exPirate: inPlay(p) }),
      /^position\.exPirate: must be a pirate who has retired/,
    ],
    [
      'a Commissioner in port',
      (p) => hunter(p) >= 0,
      (p) => put(p.commissionerAt, hunter(p), 20),
      /^position\.commissionerAt\[\d\]: must be/,
    ],
    ['a port taken at sea', (p) => atSea(p) >= 0, (p) => put(p.taken, atSea(p), 1), /^position\.taken\[\d+\]: .* is in no port/],
    ['a sack from afar', (p) => atSea(p) >= 0, (p) => put(p.sackThrough, atSea(p), 3), /^position\.taken\[\d+\]: .* is in no port/],
    [
      'a hostage whom nobody deals with',
      (p) => !JSON.stringify(p.stack).includes('lootMerchant') && p.hostageOf?.[0] === -1,
      (p) => {
        put(p.hostageOf, 0, -2);
        put(p.hostageNation, 0, 1);
      },
      /^position\.hostageOf: has a captive/,
    ],
    ['a ship still chosen in secret', always, (p) => put(p.secretShip, inPlay(p), 0), /^position\.secretShip\[\d+\]/],
    ['a place still chosen in secret', always, (p) => put(p.secretArea, p.fate?.indexOf(0) ?? 0, 0), /^position\.secretArea\[\d+\]/],
    [
      'an owner of nobody',
      (p) => (p.owner?.indexOf(-1) ?? -1) >= 0,
      (p) => put(p.owner, p.owner?.indexOf(-1) ?? 0, 0),
      /^position\.owner\[\d+\]/,
    ],
    ['a warship twice', always, (p) => void p.warshipPool?.push(p.warshipPool[0] ?? 0), /^position\.warships: each warship/],
    [
      'a challenger from nowhere',
      always,
      (p) => Object.assign(p, { challenger: p.fate?.indexOf(0) ?? 0 }),
      /^position\.pirates: each pirate/,
    ],
  ])('%s', (_what, holds, spoil, message) => {
    expect(spoilt(holds, spoil)).toMatch(message);
  });

  test('10.26 but a Commissioner may be in a Transit Box', () => {
    const quiet = (p: Lists): boolean => hunter(p) >= 0 && JSON.stringify(p.stack).includes('takeAction');
    expect(spoilt(quiet, (p) => put(p.commissionerAt, hunter(p), 10))).toBe('opens');
  });
});

test('the number of players must be the position’s', () => {
  const json = JSON.parse(JSON.stringify(save(newGame({ players: 3 }))));
  json.options.players = 4;
  expect(refusalOf(json)?.path).toMatch(/^position\./);
});

test('a whole component set travels with the save, and is checked', () => {
  const components = { ...RECONSTRUCTED, id: 'mine' };
  const json = JSON.parse(JSON.stringify(save(newGame({ players: 2, components }))));
  expect(load(json).tables.set.id).toBe('mine');
  json.options.components.ports.pop();
  expect(refusalOf(json)).toMatchObject({ name: 'BadSave', path: 'options.components.ports' });
});

describe('a frame that contradicts the board', () => {
  /** Damages a save whose stack has this frame. */
  function spoilt(where: string, spoil: (frame: Record<string, unknown>, p: Record<string, number[]>) => void): BadInput | null {
    const text = saves.find((one) =>
      JSON.parse(one).position.stack.some((f: { proc: string; at: string }) => `${f.proc}/${f.at}` === where),
    );
    if (text === undefined) throw new Error(`no save is at ${where}`);
    const json = JSON.parse(text);
    spoil(
      json.position.stack.find((f: { proc: string; at: string }) => `${f.proc}/${f.at}` === where),
      json.position,
    );
    return refusalOf(json);
  }
  const contradiction = /^position\.stack\[\d+\]: .* contradicts the board$/;

  test.each<[string, string, Parameters<typeof spoilt>[1]]>([
    ['a search for no merchant', 'findMerchant/result', (f, p) => Object.assign(f, { port: p.merchantAt?.indexOf(-1) })],
    ['a search by a pirate who is not there', 'findMerchant/result', (f, p) => Object.assign(f, { pirate: p.fate?.indexOf(0) })],
    ['the wrong player’s turn', 'playerTurn/finish', (f, p) => Object.assign(f, { seat: (Number(p.active) + 1) % 2 })],
    ['an Action of somebody else', 'action/unlessStopped', (f, p) => Object.assign(p, { activePirate: f.pirate === 0 ? 1 : 0 })],
    ['more dice than were to be thrown', 'roll/throwDie', (f) => Object.assign(f, { dice: [1, 2, 3, 4] })],
    ['a roll for Player A that nobody leads', 'playerOrder/compare', (f) => Object.assign(f, { highest: 6, leading: [] })],
    ['a reroll by nobody', 'roll/mayReroll', (f) => Object.assign(f, { pirate: -1 })],
    ['port activities elsewhere', 'portActivities/chooseActivity', (f) => Object.assign(f, { port: f.port === 0 ? 1 : 0 })],
    [
      'a warship that has gone',
      'warshipAttack/fightOrFlee',
      (_f, p) => {
        p.warshipPool?.push(...(p.warshipAt ?? []).filter((one) => one >= 0));
        p.warshipAt?.fill(-1);
      },
    ],
    ['a Commissioner elsewhere', 'commissionerAttack/fightOrFlee', (f, p) => p.commissionerAt?.splice(Number(f.seat), 1, 11)],
    ['dice without a side', 'contest/throwDie', (f) => Object.assign(f, { counts: [1] })],
    ['a reroll by no side', 'contest/mayReroll', (f) => Object.assign(f, { side: 9 })],
    ['more dice than are thrown again', 'contest/rethrowDie', (f) => Object.assign(f, { fresh: [1, 1, 1, 1] })],
    ['a card played by its victim', 'apWindow/unlessNegated', (f, p) => Object.assign(f, { seat: p.active })],
    ['an alliance with oneself', 'action/unlessStopped', (f) => Object.assign(f, { kind: 'alliance', other: f.pirate })],
    ['a pirate drawn by somebody else', 'drawNewPirate/keepOrDeploy', (f, p) => Object.assign(f, { seat: (Number(p.active) + 1) % 2 })],
    [
      'a place for a merchant that is taken',
      'placeMerchants/draw',
      (f, p) => Object.assign(f, { port: p.merchantAt?.findIndex((m) => m >= 0) }),
    ],
  ])('%s', (_what, where, spoil) => {
    expect(spoilt(where, spoil)?.message).toMatch(contradiction);
  });
});
