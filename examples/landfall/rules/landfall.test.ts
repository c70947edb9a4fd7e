import { type Game, replayRecord, seeded } from '@bb/kernel';
import { checkGame, noCoverage } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Landfall, landfall } from './index.ts';
import { hooks } from './testing.ts';

const SETTINGS = { maxDecisions: 2000, every: 1 } as const;
const GAMES = 20;

const check = (game: Game<Landfall>, players: number) => {
  const coverage = noCoverage();
  for (let seed = 0; seed < GAMES; seed++) checkGame(game, { players, leagues: 20 }, hooks, SETTINGS, seed, coverage);
  return coverage;
};

test.each([2, 3, 4])('%i players: has the properties of any game', (players) => {
  const { decisions, compared, asks } = check(landfall, players);
  expect(compared, 'most worlds are compared').toBeGreaterThan(decisions);
  expect([...asks].toSorted()).toEqual(Object.keys(landfall.asks).toSorted());
});

describe('the suite finds a game that', () => {
  const FAULTY: Readonly<Record<string, Game<Landfall>>> = {
    'tells what is dealt': { ...landfall, redact: (event) => event },
    'shows a hand': { ...landfall, view: (p, you) => landfall.view(p, you ?? 0) },
    'shows hands in the decision': {
      ...landfall,
      decision: (p) => {
        const d = landfall.decision(p);
        return d && { ...d, about: { hands: p.hands } };
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
    format: 1,
    game: 'landfall',
    version: landfall.version,
    options: { players: 2, leagues: 20 },
    choices: [],
    result: null,
  };

  test.each([
    ['of another game', { ...record, game: 'golden-age' }, /^game: is golden-age, not landfall$/],
    ['of another version', { ...record, version: '0.9.0' }, /^version: is 0\.9\.0; these rules are 1\.0\.0$/],
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

  test('10,000 mutated records are refused with a place, or replayed', () => {
    const random = seeded(1);
    const whole = { ...record, choices: firstChoices(40) };
    const text = JSON.stringify(whole);
    let refused = 0;
    for (let n = 0; n < 10_000; n++) {
      const at = Math.floor(random() * text.length);
      const mutated = `${text.slice(0, at)}${String.fromCharCode(32 + Math.floor(random() * 95))}${text.slice(at + 1)}`;
      const json = parsed(mutated);
      if (json === undefined) continue;
      try {
        replayRecord(landfall, json);
      } catch (error) {
        expect(error).toMatchObject({ name: 'BadInput' });
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });
});

/** @returns the first choices of a random game as JSON */
function firstChoices(count: number) {
  const random = seeded(3);
  const p = landfall.newGame({ players: 2, leagues: 60 });
  return Array.from({ length: count }, () => {
    const legal = landfall.legal(p);
    const choice = legal[Math.floor(random() * legal.length)];
    if (!choice) throw new Error('the game is over too soon');
    landfall.play(p, choice);
    return landfall.choices.toJson(choice);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
