import {
  BadInput,
  type ChoiceJson,
  type Game,
  isWhatIf,
  pick,
  recordOf,
  replayAny,
  replayRecord,
  replayWhatIf,
  type Segment,
  seeded,
  whatIfOf,
  whatIfStart,
} from '@bb/kernel';
import { checkDamage, checkGames, checkRefusals } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Landfall, landfall } from './index.ts';

const OTHER_VERSION = new RegExp(`^version: is 0\\.9\\.0; these rules are ${landfall.version}$`);

const check = (game: Game<Landfall>, players: number) =>
  checkGames(game, { players, leagues: 20 }, { games: 20, maxDecisions: 2000, every: 1 });

test.each([2, 3, 4])('%i players: has the properties of any game', (players) => {
  const { decisions, compared, asks } = check(landfall, players);
  expect(compared, 'most worlds are compared').toBeGreaterThan(decisions);
  expect([...asks].toSorted()).toEqual(Object.keys(landfall.asks).toSorted());
});

/** @returns by question, the positions at which every choice may have been tried */
function tryRefusals(game: Game<Landfall>): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  const random = seeded(1);
  const p = game.newGame(game.parseOptions({ players: 3 }));
  for (; game.decision(p); game.play(p, pick(game.legal(p), random))) checkRefusals(game, p, met);
  checkRefusals(game, p, met);
  return met;
}

test('each choice of each kind is legal or refused by a rule, at each question', () => {
  expect([...tryRefusals(landfall).keys()]).toEqual(expect.arrayContaining(Object.keys(landfall.asks)));
});

test.each([
  ['throws when it is asked why', /^\w+: {"type":"\w+".*} throws no such card$/, throwing],
  ['names no rule', /^\w+: {"type":"\w+".*} is refused without a rule$/, () => ''],
])('the check of refusals finds a game that %s', (_fault, message, ruleAgainst) => {
  expect(() => tryRefusals({ ...landfall, ruleAgainst })).toThrow(message);
});
function throwing(): never {
  throw new RangeError('no such card');
}

describe('the suite finds a game that', () => {
  const FAULTY: Readonly<Record<string, Game<Landfall>>> = {
    'tells what is dealt': { ...landfall, redact: (event) => event },
    'shows a hand': { ...landfall, view: (p, you) => landfall.view(p, you ?? 0) },
    'shows hands in the decision': {
      ...landfall,
      decision: (p) => {
        const d = landfall.decision(p);
        return d && { ...d, about: { roll: Math.max(...p.hands) } };
      },
    },
    'asks only those who can answer': {
      ...landfall,
      asks: { ...landfall.asks, hinderShip: { kind: 'open', single: 'play' } },
      decision: (p) => {
        const d = landfall.decision(p);
        return d?.ask === 'hinderShip' ? { ...d, traits: { kind: 'open', single: 'play' } } : d;
      },
    },
    'lets a seat choose by what lies face down': {
      ...landfall,
      legal: (p, out) => landfall.legal(p, out).filter((choice) => choice.type !== 'landAt' || choice.cove !== p.coves[0]),
    },
    'does not copy': { ...landfall, clone: (p) => p },
    'copies the outside only': { ...landfall, clone: (p) => ({ ...p }) },
    'lists doubles': {
      ...landfall,
      legal: (p, out) => {
        const all = landfall.legal(p, out);
        all.push(...all);
        return all;
      },
    },
    'changes while it lists': {
      ...landfall,
      legal: (p, out) => {
        p.discards.push(0);
        return landfall.legal(p, out);
      },
    },
    'has an own field that it does not declare': { ...landfall, ownFields: ['you', 'hands'] },
    'forgets a field in its save': { ...landfall, save: (p) => ({ ...landfall.save(p), active: 0 }) },
    'deals a card anew that its player sees': {
      ...landfall,
      resample: (p, you, random) => landfall.resample(p, you === 0 ? 1 : you, random),
    },
  };
  test.each(Object.entries(FAULTY))('%s', (_fault, game) => {
    expect(() => check(game, 3)).toThrow(/^seed \d+/);
  });
});

describe('a record', () => {
  const record = {
    format: 2,
    game: 'landfall',
    version: landfall.version,
    options: { players: 2, leagues: 20 },
    choices: [],
    result: null,
  };

  test.each([
    ['of another game', { ...record, game: 'golden-age' }, /^game: is golden-age, not landfall$/],
    ['of another version', { ...record, version: '0.9.0' }, OTHER_VERSION],
    ['of another format', { ...record, format: 9 }, /^format: /],
    ['with a bad option', { ...record, options: { players: 5 } }, /^options\.players: must be a whole number from 2 to 4$/],
    ['with an unknown option', { ...record, options: { players: 2, sails: 3 } }, /^options\.sails: unknown option$/],
    ['with an illegal choice', { ...record, choices: [{ type: 'sail' }] }, /^choices\[0\]: .*not allowed at dealCard \(1\)$/],
    ['with garbage', { ...record, choices: [{ type: 'dealCard', card: 'kraken' }] }, /^choices\[0\]: no such choice/],
    ['with a result that is not reached', { ...record, result: { ending: 'landfall', scores: [9, 9], winners: [0] } }, /^result: /],
    ['that is none', 7, /must be an object/],
  ])('%s gets one error that names the place', (_what, json, error) => {
    expect(() => replayRecord(landfall, json)).toThrow(error);
  });
});

describe('a what-if', () => {
  const options = { players: 3, leagues: 60 };
  const origin: readonly Segment[] = [
    { choices: firstChoices(landfall.newGame(options), 20), deal: { seat: 0, seed: 'kraken' } },
    { choices: [], deal: { seat: null, seed: '' } },
  ];
  const { whatIf, end } = whatIfAfter(origin);

  function whatIfAfter(from: readonly Segment[]) {
    const p = whatIfStart(landfall, options, from);
    const choices = firstChoices(p, 30);
    return { whatIf: whatIfOf(landfall, options, from, choices, p), end: p };
  }

  test('leads to the same position whenever it is replayed', () => {
    const json = JSON.parse(JSON.stringify(whatIf));
    expect(landfall.save(replayAny(landfall, json))).toEqual(landfall.save(end));
    expect(landfall.save(replayWhatIf(landfall, json, 0))).toEqual(landfall.save(whatIfStart(landfall, options, origin)));
    const events: Landfall['event'][] = [];
    replayWhatIf(landfall, json, 1, events);
    expect(
      events.map(({ type }) => type),
      'only what happens since',
    ).not.toContain('cardDealt');
  });

  test('can branch off another what-if', () => {
    const { whatIf: next, end: there } = whatIfAfter([...origin, { choices: whatIf.choices.slice(0, 7), deal: { seat: 2, seed: 'reef' } }]);
    expect(landfall.save(replayAny(landfall, next))).toEqual(landfall.save(there));
  });

  test('keeps what its seat knew, and deals the rest anew', () => {
    const choices = firstChoices(landfall.newGame(options), 6);
    const before = replayRecord(landfall, recordOf(landfall, options, choices, landfall.newGame(options)));
    const dealt = (seat: number | null) =>
      Array.from({ length: 40 }, (_, seed) => whatIfStart(landfall, options, [{ choices, deal: { seat, seed: String(seed) } }]));
    for (const seat of [null, 0, 1, 2]) {
      for (const p of dealt(seat)) expect(landfall.view(p, seat)).toEqual(landfall.view(before, seat));
      expect(new Set(dealt(seat).map((p) => JSON.stringify(p.hands))).size).toBeGreaterThan(10);
    }
  });

  const spoiled = (change: object) => ({ ...whatIf, origin: [{ ...origin[0], ...change }, ...origin.slice(1)] });
  test.each([
    ['of another game', { ...whatIf, game: 'golden-age' }, /^game: is golden-age, not landfall$/],
    ['of another version', { ...whatIf, version: '0.9.0' }, OTHER_VERSION],
    ['of another format', { ...whatIf, format: 2 }, /^format: this program reads what-ifs of format 1, not 2$/],
    ['of the format that began with a position', { ...whatIf, format: 'what-if-1' }, /^format: .* not what-if-1$/],
    ['without an origin', { ...whatIf, origin: undefined }, /^origin: must be a list, and not empty$/],
    ['with an empty origin', { ...whatIf, origin: [] }, /^origin: must be a list, and not empty$/],
    ['with garbage for an origin', { ...whatIf, origin: [7] }, /^origin\[0\]: must be an object$/],
    ['with garbage for a choice before it', spoiled({ choices: [7] }), /^origin\[0\]\.choices\[0\]: /],
    ['with an illegal choice before it', spoiled({ choices: [{ type: 'sail' }] }), /^origin\[0\]\.choices\[0\]: .*not allowed at dealCard/],
    ['that does not say how to deal', spoiled({ deal: undefined }), /^origin\[0\]\.deal: must be an object or null$/],
    [
      'for a seat that is not there',
      spoiled({ deal: { seat: 3, seed: '' } }),
      /^origin\[0\]\.deal\.seat: must be a seat from 0 to 2, or null$/,
    ],
    ['with a seed that is no text', spoiled({ deal: { seat: 0, seed: 1 } }), /^origin\[0\]\.deal\.seed: must be a text$/],
    ['with an illegal choice', { ...whatIf, choices: [{ type: 'dealCard', card: 'reef-1' }] }, /^choices\[0\]: .*not allowed/],
    ['with a result that is not reached', { ...whatIf, result: { ending: '', scores: [], winners: [] } }, /^result: /],
    ['that is taken for a record', { ...whatIf, kind: 'record', format: 2 }, /^choices\[0\]: /],
    ['that is none', [], /must be an object/],
  ])('%s gets one error that names the place', (_what, json, error) => {
    expect(() => replayAny(landfall, json)).toThrow(error);
    if (isWhatIf(json)) expect(() => replayWhatIf(landfall, json)).toThrow(BadInput);
  });

  test('begins before the end of the game', () => {
    const short = { players: 2, leagues: 6 };
    const p = landfall.newGame(short);
    const choices = firstChoices(p, 1000);
    expect(() => whatIfStart(landfall, short, [{ choices, deal: null }])).toThrow(/^origin\[0\]\.choices: the game is over there$/);
  });
});

test('9,600 damaged records and what-ifs are refused with a place, or replayed', () => {
  const options = { players: 2, leagues: 6 };
  const p = landfall.newGame(options);
  const choices = firstChoices(p, 1000);
  const deal = { seat: 1, seed: 'calm' };
  const cut = whatIfStart(landfall, options, [{ choices: choices.slice(0, 9), deal }]);
  const since = firstChoices(cut, 1000);
  const replay = (json: unknown) => replayAny(landfall, json);
  expect(checkDamage(recordOf(landfall, options, choices, p), replay, 4800, 1)).toBeGreaterThan(2000);
  const whatIf = whatIfOf(landfall, options, [{ choices: choices.slice(0, 9), deal }], since, cut);
  expect(checkDamage(whatIf, replay, 4800, 2)).toBeGreaterThan(2000);
});

/** Plays at random, to the end or for some choices. @returns the choices as JSON */
function firstChoices(p: Landfall['position'], most: number) {
  const random = seeded(3);
  const made: ChoiceJson[] = [];
  for (let legal = landfall.legal(p); legal.length > 0 && made.length < most; legal = landfall.legal(p)) {
    const choice = pick(legal, random);
    landfall.play(p, choice);
    made.push(landfall.choices.toJson(choice));
  }
  return made;
}
