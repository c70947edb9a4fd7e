import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTimeLimited } from '@bb/golden-age/bots';
import { playGame } from '@bb/golden-age/lab/play-game';
import {
  CHANCE,
  type ChoiceJson,
  choiceToJson,
  type GameOptions,
  type GameRecord,
  goldenAge,
  legal,
  load,
  MAX_SEATS,
  newGame,
  newRecord,
  outcome,
  play,
  RECONSTRUCTED,
  readRecord,
  replay,
  SETTING_VALUES,
  save,
  seatToChoose,
} from '@bb/golden-age/rules';
import { seeded, type WhatIf, whatIfOf } from '@bb/kernel';
import { commitmentOf, DICE_FORMULA, Dice, seedOf } from '@bb/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bb, parsed } from './testing/run-bb.ts';

/** A random game of two players, with dice that follow from the seed. */
function sealedRecord(dice: Dice): GameRecord {
  const random = seeded('sealed');
  const g = newGame({ players: 2 });
  const choices: ChoiceJson[] = [];
  while (g.ask) {
    const offered = legal(g);
    const i = seatToChoose(g) === CHANCE ? dice.throw(choices.length, 0, offered.length) : Math.floor(random() * offered.length);
    const choice = offered[i];
    if (!choice) throw new Error('nothing is offered');
    choices.push(choiceToJson(choice));
    play(g, choice);
  }
  return newRecord({ players: 2 }, choices, outcome(g));
}

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
let whatIf: WhatIf<GameOptions>;

beforeAll(() => {
  ({ record } = playGame({ players: 3 }, ['random', 'random', 'random'], 'a test'));
  good = write('good.json', record);
  const origin = [{ choices: record.choices.slice(0, WHAT_IF_START), deal: null }];
  whatIf = whatIfOf(goldenAge, record.options, origin, record.choices.slice(WHAT_IF_START), replay(record));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('bb', () => {
  test('prints help for itself and for each command', async () => {
    const { code, out } = await bb('--help');
    expect(code).toBe(0);
    for (const name of ['play', 'simulate', 'replay', 'verify', 'components', 'arena', 'bench']) {
      expect(out.join('\n')).toContain(`\n  ${name} `);
      const help = await bb(`${name} --help`);
      expect([help.code, help.err]).toEqual([0, []]);
      expect(help.out[0]).toMatch(new RegExp(`^bb ${name}`));
    }
  });

  test('answers bad usage with one line and exit code 2', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', 'bb: no command is given'],
      ['frobnicate', 'there is no command "frobnicate"'],
      ['--frob', "unknown option '--frob'"],
      ['simulate --frob', "bb simulate: unknown option '--frob'"],
      ['simulate --games', "'--games <value>' argument missing"],
      ['simulate --games x', '--games must be a whole number from 1 to 10000000, not "x"'],
      ['simulate --games 0', '--games must be'],
      ['simulate --games -1', "'--games' argument is ambiguous"],
      ['simulate --games 1.5', '--games must be'],
      [`simulate --players ${MAX_SEATS + 1}`, `--players must be a number from 2 to ${MAX_SEATS}`],
      ['simulate --option foo', '--option: there is no option "foo"; there are draft, deployment,'],
      ['simulate --option length=short', '--option length must be standard or long, not "short"'],
      ['simulate --option deployment', '--option deployment must be open or secret or random, not "true"'],
      ['simulate --option draft=', '--option draft must be false or true, not ""'],
      ['simulate --options all', '--options can only be random, not "all"'],
      ['play --option toString', '--option: there is no option "toString"'],
      ['simulate --players 4..2', '--players must be'],
      ['simulate --bots random,hal', '--bots: there is no bot "hal"; there are random'],
      ['simulate --bots captain@bold', '--bots: there is no bot "captain@bold"'],
      ['simulate --bots ismcts:0', '--bots: there is no bot "ismcts:0"'],
      ['simulate here', 'unexpected word: here'],
      ['replay', 'no file is given'],
      ['verify', 'no file is given'],
      ['play --humans 5 --players 4', '--humans must be a whole number from 0 to 4'],
      ['arena', '--bots is missing: name the bots to compare'],
      ['arena --bots captain', '--bots must name two bots or more'],
      ['arena --bots captain,random,captain', '--bots: captain is named twice'],
      ['arena --bots captain,random --option solitaire', 'a solitaire game has no pairings'],
      ['arena --bots captain,random --workers 0', '--workers must be a whole number from 1 to 1024'],
      ['bench --rounds 0', '--rounds must be'],
      [`replay ${good} --at ${record.choices.length + 1}`, `--at must be a whole number from 0 to ${record.choices.length}`],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await bb(args);
      expect([args, code, out, err.length]).toEqual([args, 2, [], 1]);
      expect(err[0]).toContain(message);
    }
  });

  test('runs as a program', () => {
    const script = fileURLToPath(new URL('./bb.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=bb-source', script, 'verify', good, file('none.json')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe(
      `OK  ${good}: a record, 3 players, ${record.choices.length} choices, ${record.result?.scores.join(' : ')} VP\nWRONG  ${file('none.json')}: there is no such file\n`,
    );
    expect(stderr).toBe('bb verify: 1 of 2 files is wrong\n');
  });
});

test('knows which bots think by the clock', () => {
  const timed = ['random', 'captain', 'ismcts:20', 'ismcts:20@bold', 'ismcts:20ms', 'ismcts:20ms@bold', 'commodore', 'black-bart@bold'];
  expect(timed.filter(isTimeLimited)).toEqual(['ismcts:20ms', 'ismcts:20ms@bold', 'commodore', 'black-bart@bold']);
});

describe('bb simulate', () => {
  test('plays and verifies whole games, the same for the same seed', async () => {
    const once = await bb('simulate --games 8 --players 2..5 --bots random --seed 7 --json');
    expect([once.code, once.err]).toEqual([0, []]);
    expect(await bb('simulate --games 8 --players 2..5 --bots random --seed 7 --json')).toEqual(once);
    const games = parsed(once.out.slice(0, -1));
    expect(games.map(({ players, verified }) => [players, verified])).toEqual([2, 3, 4, 5, 2, 3, 4, 5].map((players) => [players, true]));
    const [summary] = parsed(once.out.slice(-1));
    expect(summary).toMatchObject({ type: 'summary', seed: '7', games: 8, verified: 8 });
    const sum = games.reduce((n, { decisions }) => n + Number(decisions), 0);
    expect(summary).toMatchObject({ decisions: { sum }, seats: [{ games: 8 }, { games: 8 }, { games: 6 }, { games: 4 }, { games: 2 }] });
    const other = await bb('simulate --games 8 --players 2..5 --bots random --seed 8 --json');
    expect(other.out).not.toEqual(once.out);
  });

  test('prints a summary', async () => {
    const { code, out } = await bb('simulate --games 2 --players 2 --bots random --seed 7 --no-verify');
    expect(code).toBe(0);
    expect(out[0]).toBe('games      2');
    expect(out.find((line) => line.startsWith('verified'))).toContain('--no-verify');
    expect(out.at(-1)).toMatch(/^seed {7}7; /);
  });

  test('writes records that verify', async () => {
    const out = file('records');
    expect((await bb(`simulate --games 3 --players 3 --seed s/1 --out ${out}`)).code).toBe(0);
    const written = readdirSync(out);
    expect(written).toEqual(['s_1-0.json', 's_1-1.json', 's_1-2.json']);
    expect((await bb(`verify ${written.map((name) => join(out, name)).join(' ')}`)).code).toBe(0);
  });

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

  test('reports a folder that it can’t write to', async () => {
    const { code, err } = await bb(`simulate --games 1 --out ${good}`);
    expect(code).toBe(1);
    expect(err[0]).toContain("can't be written");
  });
});

describe('bb verify', () => {
  test('names the place of each fault', async () => {
    const { choices, result } = record;
    const cases: readonly (readonly [string, string])[] = [
      [write('format.json', { ...record, format: 99 }), 'format: this program reads records of formats '],
      [write('choice.json', { ...record, choices: choices.with(5, { type: 'face', face: 9 }) }), 'choices[5]: no such choice'],
      [
        write('order.json', { ...record, choices: choices.toSpliced(9, 0, { type: 'pass' }) }),
        'choices[9]: {"type":"pass"} is not allowed',
      ],
      [write('result.json', { ...record, result: { ...result, winners: [] } }), 'result: the choices lead to'],
      [write('short.json', { ...record, choices: choices.slice(0, -1) }), 'result: the choices lead to null'],
      [write('list.json', []), 'a record must be an object'],
      [write('save.json', save(replay(record, 100))), 'format: this program reads records of formats '],
      [write('no-origin.json', { ...whatIf, origin: null }), 'origin: must be a list, and not empty'],
      [write('bad-origin.json', { ...whatIf, origin: [{ choices: [], deal: 7 }] }), 'origin[0].deal: must be an object or null'],
      [write('old-whatif.json', { ...whatIf, format: 'what-if-1' }), 'format: this program reads what-ifs of format 1, not what-if-1'],
      [write('bad-whatif.json', { ...whatIf, choices: [{ type: 'breakOff' }] }), 'choices[0]: {"type":"breakOff"} is not allowed'],
      [folder, 'is a folder, not a file'],
      [file('none.json'), 'there is no such file'],
    ];
    for (const [at, message] of cases) {
      const { code, out, err } = await bb(`verify ${at}`);
      expect([code, out.length, err]).toEqual([1, 1, ['bb verify: 1 of 1 files is wrong']]);
      expect(out[0]).toContain(`WRONG  ${at}: ${message}`);
    }
    writeFileSync(file('torn.json'), JSON.stringify(record).slice(0, 500));
    expect((await bb(`verify ${file('torn.json')}`)).out[0]).toContain('is not JSON');
  });

  test('goes on after a fault', async () => {
    const { code, out } = await bb(`verify ${file('none.json')} ${write('what-if.json', whatIf)} ${good} --json`);
    expect(code).toBe(1);
    expect(parsed(out)).toMatchObject([{ ok: false }, { ok: true, kind: 'what-if' }, { ok: true, kind: 'record', players: 3 }]);
  });
});

describe('bb verify of dice', () => {
  const seed = 'c0ffee'.padEnd(64, '0');
  const promise = { formula: DICE_FORMULA, table: 'table-1', commitment: commitmentOf(seedOf(seed)), pinches: ['salt', null] };
  const sealed = { ...sealedRecord(new Dice(seedOf(seed), promise.table, promise.pinches)), dice: { ...promise, seed, rewinds: [] } };

  test('checks every die against the seed', async () => {
    const { code, out } = await bb(`verify --dice --json ${write('sealed.json', sealed)}`);
    expect([code, parsed(out)]).toMatchObject([0, [{ ok: true }]]);
    expect(parsed(out)).toMatchObject([{ throws: expect.any(Number) }]);
    expect((await bb(`verify ${file('sealed.json')}`)).out[0]).toMatch(/ VP, \d{2,} dice match the seed$/);
  });

  test('detects changed dice and a changed seed', async () => {
    const turned = { ...sealed, dice: { ...sealed.dice, table: 'table-2' } };
    expect((await bb(`verify ${write('turned.json', turned)}`)).out[0]).toMatch(/: choices\[\d+\]: is {.*}, but the seed gives {.*}$/);
    const other = { ...sealed, dice: { ...sealed.dice, seed: seed.replace('c0', 'c1') } };
    expect((await bb(`verify ${write('other.json', other)}`)).out[0]).toContain('dice.seed: does not match the commitment');
  });

  test('fails with --dice if the record has no proof of its dice', async () => {
    expect((await bb(`verify ${good}`)).code).toBe(0);
    const { code, out } = await bb(`verify --dice ${good}`);
    expect([code, out[0]]).toEqual([1, `WRONG  ${good}: dice: is missing: the record has no proof of its dice`]);
  });
});

describe('a what-if', () => {
  test('verifies', async () => {
    const { code, out } = await bb(`verify ${write('what-if.json', whatIf)}`);
    expect([code, out.length]).toEqual([0, 1]);
    expect(out[0]).toContain(`: a what-if, 3 players, ${whatIf.choices.length} choices, `);
  });

  test('is told from its own beginning', async () => {
    const at = write('what-if.json', whatIf);
    const { code, out } = await bb(`replay ${at}`);
    expect(code).toBe(0);
    expect(out.some((line) => line.includes('For the order of play'))).toBe(false);
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
    expect(out.some((line) => /^ {2}For the order of play: Player 1 rolls [1-6], .* {2}\[2\.5\]$/.test(line))).toBe(true);
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
