import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bb, parsed } from '@bb/cli/src/testing/run-bb.ts';
import { isTimeLimited } from '@bb/golden-age/bots';
import {
  type GameRecord,
  goldenAge,
  load,
  MAX_SEATS,
  type Options,
  RECONSTRUCTED,
  readRecord,
  replay,
  SETTING_VALUES,
  save,
} from '@bb/golden-age/rules';
import { type WhatIf, whatIfOf } from '@bb/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playGame } from './testing/play-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-cli-'));
const file = (name: string): string => join(folder, name);
const write = (name: string, json: unknown): string => {
  writeFileSync(file(name), JSON.stringify(json));
  return file(name);
};
let record: GameRecord;
let good: string;
/** The what-if begins after this many choices of the record. */
const WHAT_IF_START = 300;
let whatIf: WhatIf<Options>;

beforeAll(() => {
  ({ record } = playGame({ players: 3 }, ['random', 'random', 'random'], 'a test'));
  good = write('good.json', record);
  const origin = [{ choices: record.choices.slice(0, WHAT_IF_START), deal: null }];
  whatIf = whatIfOf(goldenAge, record.options, origin, record.choices.slice(WHAT_IF_START), replay(record));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('bb', () => {
  test('answers bad usage with one line and exit code 2', async () => {
    const cases: readonly (readonly [string, string])[] = [
      [`simulate --players ${MAX_SEATS + 1}`, `--players must be a number from 2 to ${MAX_SEATS}`],
      ['simulate --option foo', '--option: there is no option "foo"; there are draft, deployment,'],
      ['simulate --option length=brief', '--option length must be standard or long or short, not "brief"'],
      ['simulate --option deployment', '--option deployment must be open or secret or random, not "true"'],
      ['simulate --option draft=', '--option draft must be false or true, not ""'],
      ['play --option toString', '--option: there is no option "toString"'],
      ['simulate --bots random,hal', '--bots: there is no bot "hal"; there are random'],
      ['simulate --bots captain@bold', '--bots: there is no bot "captain@bold"'],
      ['simulate --bots search:0', '--bots: there is no bot "search:0"'],
      ['arena --bots captain,random,captain', '--bots: captain is named twice'],
      ['arena --bots captain,random --option solitaire', 'a solitaire game has no pairings'],
      ['arena --bots captain,random --workers 0', '--workers must be a whole number from 1 to 1024'],
      [`replay ${good} --at ${record.choices.length + 1}`, `--at must be a whole number from 0 to ${record.choices.length}`],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await bb(args);
      expect([args, code, out, err.length]).toEqual([args, 2, [], 1]);
      expect(err[0]).toContain(message);
    }
  });
});

test('knows which bots think by the clock', () => {
  const timed = ['random', 'captain', 'search:20', 'search:20@bold', 'search:20ms', 'search:20ms@bold', 'commodore', 'black-bart@bold'];
  expect(timed.filter(isTimeLimited)).toEqual(['search:20ms', 'search:20ms@bold', 'commodore', 'black-bart@bold']);
});

describe('bb simulate', () => {
  test('plays with another component set, and names its faults', async () => {
    const mine = { ...RECONSTRUCTED, id: 'mine' };
    const { code, out } = await bb(`simulate --games 2 --players 3 --components ${write('mine.json', mine)} --out ${file('mine')}`);
    expect(code, out.join('\n')).toBe(0);
    const [first] = readdirSync(file('mine'));
    expect(JSON.parse(readFileSync(join(file('mine'), String(first)), 'utf8'))).toMatchObject({
      options: { components: { id: 'mine' } },
    });
    const faulty = write('faulty.json', { ...mine, pirates: mine.pirates.slice(1) });
    const refused = await bb(`simulate --games 1 --components ${faulty}`);
    expect(refused.code).toBe(1);
    expect(refused.err[0]).toContain('pirates: "avery" is missing');
  });

  test('plays with optional rules, and its records keep them', async () => {
    const out = file('optional');
    const { code } = await bb(
      `simulate --games 9 --players 2..10 --seed 4 --option draft --option deployment=secret --option cunning=false --out ${out}`,
    );
    expect(code).toBe(0);
    const written = readdirSync(out).map((name) => join(out, name));
    for (const name of written) {
      const { options } = JSON.parse(readFileSync(name, 'utf8'));
      expect(options).toMatchObject({ draft: true, deployment: 'secret', cunning: false });
      expect(options).not.toHaveProperty('length');
    }
    expect((await bb(`verify ${written.join(' ')}`)).code).toBe(0);
    const story = (await bb(`replay ${written[0]}`)).out;
    expect(story[0]).toBe('With: Draft, First deployment: secret, no Cunning.');
    expect(story.some((line) => line.includes(' drafts '))).toBe(true);
  });

  test('draws optional rules for each game, the same for the same seed', async () => {
    const args = 'simulate --games 30 --players 2..10 --seed 4 --options random --option length=standard --json';
    const once = await bb(args);
    expect(await bb(args)).toEqual(once);
    const games = parsed(once.out.slice(0, -1)).map(({ settings }) => new Map(Object.entries(settings ?? {})));
    for (const [option, values] of Object.entries(SETTING_VALUES)) {
      const due: readonly unknown[] = option === 'length' ? ['standard'] : option === 'solitaire' ? [false] : values;
      expect(new Set(games.map((settings) => settings.get(option)))).toEqual(new Set(due));
    }
  });

  test('plays solitaire games of the named bot against the System Player', async () => {
    const { out } = await bb('simulate --games 6 --bots captain --option solitaire --seed 1 --json');
    const games = parsed(out.slice(0, -1));
    for (const { bots, players, verified } of games) {
      expect([players, verified]).toEqual([4, true]);
      expect(bots).toEqual(['captain', 'system', 'system', 'system']);
    }
    expect((await bb('simulate --games 1 --players 3 --option solitaire')).err[0]).toContain('must be 4 in a solitaire game');
  });
});

describe('a what-if', () => {
  test('is told from its own beginning', async () => {
    const at = write('what-if.json', whatIf);
    const { code, out } = await bb(`replay ${at}`);
    expect(code).toBe(0);
    expect(out.some((line) => line.includes('Who goes first?'))).toBe(false);
    expect(out).toContain(`After ${whatIf.choices.length} of ${whatIf.choices.length} choices`);
    expect(out.at(-1)).toBe((await bb(`replay ${good}`)).out.at(-1));
    expect((await bb(`replay ${at} --at 0`)).code).toBe(0);
  });

  test('that is damaged is told up to the fault, whose place is named', async () => {
    const { code, out, err } = await bb(
      `replay ${write('what-if.json', { ...whatIf, choices: whatIf.choices.toSpliced(60, 0, { type: 'breakOff' }) })}`,
    );
    expect([code, err.length]).toEqual([1, 1]);
    expect(err[0]).toContain('what-if.json: choices[60]: ');
    expect(out.length).toBeGreaterThan(10);
  });
});

describe('bb replay', () => {
  test('tells the whole game, then prints the position', async () => {
    const { code, out, err } = await bb(`replay ${good}`);
    expect([code, err]).toEqual([0, []]);
    expect(out.some((line) => /^ {2}Who goes first\? Player 1 rolls [1-6], .* {2}\[2\.5\]$/.test(line))).toBe(true);
    expect(out).toContain(`After ${record.choices.length} of ${record.choices.length} choices`);
    expect(out.at(-1)).toMatch(/^Final score: /);
  });

  test('stops after --at choices', async () => {
    const { out } = await bb(`replay ${good} --at 200 --json`);
    const lines = parsed(out);
    expect(lines.slice(0, -1).every(({ type }) => type === 'event')).toBe(true);
    expect(lines.at(-1)).toMatchObject({ type: 'position', at: 200, outcome: null });
    expect((await bb(`replay ${good} --at 0`)).code).toBe(0);
  });

  test('tells the story up to a fault, and names its place', async () => {
    const bad = write('bad.json', { ...record, choices: record.choices.toSpliced(60, 0, { type: 'pass' }) });
    const { code, out, err } = await bb(`replay ${bad}`);
    expect(code).toBe(1);
    expect(out.length).toBeGreaterThan(10);
    expect(err).toHaveLength(1);
    expect(err[0]).toContain('bad.json: choices[60]: ');
  });

  test('refuses a save', async () => {
    const { code, err } = await bb(`replay ${write('position.json', save(replay(record, 100)))}`);
    expect([code, err.length]).toEqual([1, 1]);
    expect(err[0]).toContain('position.json: format: this program reads records of formats ');
  });
});

describe('bb components', () => {
  test('lists the source of every figure', async () => {
    const { code, out } = await bb('components --json');
    expect(code).toBe(0);
    const figures = parsed(out);
    for (const { source, value } of figures) expect([typeof source, source === '', value === undefined]).toEqual(['string', false, false]);
    expect(figures).toContainEqual({ type: 'figure', section: 'ships', piece: 'sloop', figure: 'holds', value: 2, source: 'published' });
    expect((await bb('components')).out.length).toBeGreaterThan(figures.length);
  });

  test('lists every fault of a set', async () => {
    expect((await bb(`components ${write('set.json', RECONSTRUCTED)}`)).code).toBe(0);
    const { ports, pirates, hostages } = RECONSTRUCTED;
    const faulty = write('faulty.json', {
      ...RECONSTRUCTED,
      ports: ports.slice(1),
      pirates: pirates.map((p, i) => (i === 2 ? { ...p, cunning: 12 } : p)),
      hostages: hostages.map((h, i) => (i === 0 ? { ...h, count: 'two' } : h)),
    });
    const { code, out, err } = await bb(`components ${faulty}`);
    expect(code).toBe(1);
    expect(out).toContain('pirates[2].cunning: must be a whole number from 0 to 9, not 12');
    expect(out).toContain('hostages[0].count: must be a whole number from 0 to 15, not "two"');
    expect(err).toEqual([`bb components: ${faulty}: ${out.length} faults`]);
    const missing = write('missing.json', { ...RECONSTRUCTED, ports: ports.slice(1) });
    expect((await bb(`components ${missing}`)).out).toContain('ports: "boston" is missing');
  });
});

describe('bb play', () => {
  const recordIn = (name: string): GameRecord => readRecord(JSON.parse(readFileSync(file(name), 'utf8')));

  test('can be played to the end by typing numbers', async () => {
    const { code, out, err } = await bb(`play --players 2 --bots random --seed 3 --out ${file('played.json')}`, Array(5000).fill('1'));
    expect([code, err]).toEqual([0, []]);
    expect(out.some((line) => line.startsWith('Final score: '))).toBe(true);
    const played = recordIn('played.json');
    expect(played.result).not.toBeNull();
    expect(replay(played).ending).not.toBe('');
  });

  test('gives the System Player’s reasons in a solitaire game', async () => {
    const { out } = await bb('play --option solitaire --humans 0 --seed 5');
    const why = out.filter((line) => /(for itself|against Blackbeard) \(/.test(line));
    expect(why.length).toBeGreaterThan(10);
    for (const line of why) expect(line).toMatch(/^ {4}.+: .+: [+−]\d+\.\d (for itself|against Blackbeard) \([^)]+ [+−]\d+\.\d\)\.$/);
    expect(out.some((line) => line === 'Turn 2: System Player 1.')).toBe(true);
  });

  test('writes a valid record after q and after the end of input', async () => {
    for (const typed of [['1', '1', 'q'], ['1', '1'], []]) {
      const { code, out } = await bb(`play --players 3 --bots random --seed 3 --out ${file('left.json')}`, typed);
      expect(code).toBe(0);
      expect(out).toContain('The game is unfinished.');
      const left = recordIn('left.json');
      expect(left.result).toBeNull();
      expect(load(JSON.parse(JSON.stringify(save(replay(left))))).players).toBe(3);
    }
  });

  test('answers the keys, and explains what it doesn’t understand', async () => {
    const { out } = await bb('play --players 2 --bots random --seed 3', ['s', 'c', '?', '99', 'hello', '0', '']);
    expect(out.some((line) => line.includes('Player 1 (you) holds '))).toBe(true);
    expect(out.some((line) => line.startsWith('  Rule '))).toBe(true);
    expect(out.filter((line) => line.startsWith('There is no "'))).toHaveLength(4);
  });

  test('shows no cards of other seats', async () => {
    const { out } = await bb('play --players 3 --bots random --seed 3', ['q']);
    const draws = (who: string): readonly string[] => out.filter((line) => line.includes(`${who} draws `));
    expect(draws('Player 1 (you)').some((line) => line.includes('draws a card'))).toBe(false);
    for (const other of ['Player 2', 'Player 3'])
      for (const line of draws(`${other} (random)`)) expect(line).toMatch(/draws (a|\d) (card|pirate)s?\.$/);
  });

  test('hides the hands of two people from each other', async () => {
    const { out } = await bb('play --players 2 --humans 2 --seed 3', Array(60).fill('1'));
    const tells = out.filter((line) => / draws /.test(line) && !/draws (a|\d) /.test(line)).map((line) => line.trim().split(' draws ')[0]);
    expect(new Set(tells)).toEqual(new Set(['Player 1', 'Player 2']));
    const first = out.findIndex((line) => /^ {2}Player 1 draws (?!a |\d)/.test(line));
    const before = out.slice(
      first,
      out.findIndex((line, i) => i > first && line.startsWith('Player ')),
    );
    expect(before.some((line) => /^ {2}Player 2 draws (?!a |\d)/.test(line))).toBe(false);
  });
});

describe('--language', () => {
  const output = async (args: string, typed: readonly string[] = []) => (await bb(args, typed)).out.join('\n');

  test('tells the whole story in each language', async () => {
    const [en, de, fr] = [
      await output(`replay ${good}`),
      await output(`replay ${good} --language de`),
      await output(`replay ${good} --language fr`),
    ];
    expect(en).toContain('Final score: Player 1');
    expect(de).toContain('Endstand: Spieler 1');
    expect(fr).toContain('Score final\u00a0: Joueur 1');
    for (const [text, word] of [
      [de, 'Laderäume'],
      [fr, 'cales'],
    ] as const) {
      expect(text).toContain(word);
      expect(text).not.toMatch(/\b(Notoriety|Net Worth|the|with|Player|Loyalty)\b/);
    }
    expect(de.split('\n').length).toBe(en.split('\n').length);
  });

  test('plays a game in it', async () => {
    const de = await output('play --players 2 --seed 1 --language de', ['1', 's', 'c', '?', 'hm', 'q']);
    expect(de).toContain('Spieler 1 (du):');
    expect(de).toContain('eine Zahl wählt');
    expect(de).toContain('„hm“ gibt es hier nicht');
    expect(de).toContain('Das Spiel ist noch nicht zu Ende.');
    expect(de).not.toMatch(/\b(Deploy|the|Action|Choose|holds)\b/);
  });

  test('refuses an unknown one in one line', async () => {
    expect(await bb(`replay ${good} --language nl`)).toMatchObject({
      code: 2,
      err: ['bb replay: --language: there is no "nl"; choose one of en, de, fr (see bb replay --help)'],
    });
  });
});
