import { readFileSync } from 'node:fs';
import { Explorer, faultOf, isCovered, itemsOf, reportLines, reportOf, shrunk } from '@bb/command';
import { type Choice, choiceToJson, type Game, legal, newGame, newRecord, play, replay } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { exclusionFor } from './fuzz/exclusions.ts';
import { FUZZED } from './fuzz/fuzzed.ts';

const ITEMS = itemsOf(FUZZED);

/** The text of a source file of the engine. */
const source = (path: string): string => readFileSync(new URL(`../rules/${path}`, import.meta.url), 'utf8');
const found = (text: string, what: RegExp): readonly string[] => [...new Set([...text.matchAll(what)].map(([, word = '']) => word))];

/** With 3 seats players have several pirates and ally early, with 4 games can be solitaire, with 6 players have one pirate each. */
const COUNTS = [3, 4, 6];
/** By number of seats. With these seeds a third of them is enough. */
const MAX_GAMES = 2_000;

test('every coverage item and event occurs', () => {
  const events = new Set<string>();
  const explorers = COUNTS.map((players) => new Explorer(FUZZED, [players], seeded(`m/${players}`), ({ type }) => events.add(type)));
  const missing = (): readonly string[] =>
    ITEMS.filter((item, i) => explorers.every((explorer) => explorer.exclusionFor(item) !== null || explorer.seen[i] === 0)).filter(
      (item) => COUNTS.some((players) => exclusionFor(item, players) === null),
    );
  // All events, from a switch that the compiler keeps complete.
  const missingEvents = (): readonly string[] => found(source('state/redact.ts'), /case '(\w+)':/g).filter((event) => !events.has(event));
  for (let games = 0; games < MAX_GAMES && missing().length + missingEvents().length > 0; games += 50)
    for (const explorer of explorers) for (let i = 0; i < 50; i++) explorer.playGame();
  expect([...missing(), ...missingEvents()]).toEqual([]);
  for (const explorer of explorers) expect(reportOf(explorer).inexcusable).toEqual([]);
});

test('exclusions name real items and apply to the right numbers of players', () => {
  const excluded = ITEMS.filter((item) => [2, 6].some((players) => exclusionFor(item, players) !== null));
  expect(excluded.length).toBeGreaterThan(10);
  expect(exclusionFor('choice refusePirate', 5)).toContain('2.7');
  expect(exclusionFor('choice refusePirate', 6)).toBeNull();
  expect(exclusionFor('choice formAlliance', 6)).toContain('2.7');
  expect(exclusionFor('choice formAlliance', 5)).toBeNull();
});

test('the same seed gives the same games', () => {
  const [a, b] = [1, 2].map(() => new Explorer(FUZZED, [4], seeded('twice')));
  for (let i = 0; i < 10; i++) for (const explorer of [a, b]) explorer?.playGame();
  expect(a?.seen).toEqual(b?.seen);
  expect(a?.decisions).toBe(b?.decisions);
});

test('reports what is missing', () => {
  const explorer = new Explorer(FUZZED, [2], seeded('a report'));
  explorer.playGame();
  const report = reportOf(explorer);
  expect(isCovered(report)).toBe(false);
  const [heads, row, , missing] = reportLines([report]);
  expect(heads).toMatch(/^players +games +decisions +cards/);
  expect(row).toMatch(/^2 +1 +/);
  expect(missing).toMatch(/^2 players, not yet: /);
  expect(report.shares.option?.due).toBeGreaterThan(10);
});

describe('a game that fails', () => {
  /** Fails, for this test, when a merchant is looted. */
  const check = (g: Game): void => {
    if (g.stack.some((frame) => 'kind' in frame && frame.kind === 'lootMerchant')) throw new Error(`looted in Player-Turn ${g.playerTurn}`);
  };

  function long(): readonly Choice[] {
    const random = seeded('a long game');
    const choices: Choice[] = [];
    const g = newGame({ players: 3, draft: true });
    const isLooted = (): boolean => choices.filter(({ type }) => type === 'lootMerchant').length > 0;
    while (g.ask && !isLooted()) {
      const offered = legal(g);
      const loot = offered.find(({ type }) => type === 'lootMerchant' || type === 'findMerchant');
      const choice = loot ?? offered[Math.floor(random() * offered.length)];
      if (!choice) break;
      choices.push(choice);
      play(g, choice);
    }
    return choices;
  }

  test('is made shorter, and still fails in the same way', () => {
    const wanted = long();
    const fault = faultOf(FUZZED, { players: 3, draft: true }, wanted, check);
    if (!fault) throw new Error('nobody looted');
    const short = shrunk(FUZZED, fault, 20_000, check);
    expect(short.message).toMatch(/^looted in Player-Turn \d+$/);
    expect(short.choices.length).toBeLessThan(fault.choices.length);
    const g = replay(newRecord(short.options, short.choices.map(choiceToJson), null));
    expect(() => check(g)).toThrow(/looted/);
  });

  test('is not found if no check fails', () => {
    expect(faultOf(FUZZED, { players: 3, draft: true }, long(), () => undefined)).toBeNull();
  });
});
