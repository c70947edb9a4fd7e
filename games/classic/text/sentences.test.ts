/** Everything that the rules can offer, ask, tell or cite has a text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import { ASKS, classic, type EventType, type GameEvent } from '../rules/index.ts';
import { en, gameText, TERM_RULES } from './index.ts';

const english = gameText(en);

const names = (seat: number): string => ['Anne', 'Mary', 'Jack', 'Ned'][seat] ?? 'nobody';
const BROKEN = /undefined|NaN|null|\[object|-\d| {2}|\s$/;
const SENTENCE = /^\p{Lu}.*[.!?]$/u;
/** A label: no full stop. */
const LABEL = /^\p{Lu}.*[^.!?]$/u;

const RULES = join(import.meta.dirname, '../rules');
const SOURCES = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const CITED = new Set(SOURCES.flatMap((file) => readFileSync(join(RULES, file), 'utf8').match(/'C\d+(?:\.\d+)?'/g) ?? []));
const EVENT_TYPES: readonly string[] = [
  ...new Set(
    [...readFileSync(join(RULES, 'state/events.ts'), 'utf8').matchAll(/readonly type: ('\w+'(?: \| '\w+')*);/g)].flatMap(
      (m) => m[1]?.match(/\w+/g) ?? [],
    ),
  ),
];

/** Fields of all events. */
const PART = { booty: [200], hostages: [0], pounds: 300 };
const FIELDS = {
  rule: 'C1',
  seat: 0,
  turn: 1,
  line: 'random-event',
  card: 0,
  ending: 'pirates',
  winners: [0, 1],
  purpose: 'wound',
  pirate: 0,
  other: 1,
  dice: [3, 4],
  cunningLeft: 1,
  log: 0,
  ship: 0,
  at: 3,
  netWorth: 1200,
  notoriety: 30,
  how: 'sunk',
  by: 2,
  now: 5,
  cause: 'battle',
  hits: 2,
  port: 4,
  pounds: 4200,
  points: 4,
  from: 1,
  to: 2,
  die: 4,
  sighting: 0,
  merchant: 0,
  up: true,
  over: 1,
  nation: 0,
  hold: 0,
  goods: 5,
  hostage: 0,
  home: 3,
  tells: true,
  dies: true,
  slot: 0,
  warship: 0,
  isGranted: true,
  commissioner: 0,
  combat: 8,
  margin: 2,
  degree: 1,
  isFatal: true,
  difference: 2,
  endurance: [3, 4],
  governor: 0,
  toCup: false,
  letter: 0,
  give: PART,
  take: PART,
  retires: true,
  event: 'storm',
  ocean: 0,
  isLost: true,
};
const isEvent = (event: object): event is GameEvent => 'type' in event;

/** Events that the log may leave out. */
const QUIET: readonly EventType[] = ['lineRead', 'cardDrawn'];

describe('every piece has a text', () => {
  test.each(EVENT_TYPES)('event %s', (type) => {
    const event = { ...FIELDS, type };
    if (!isEvent(event)) expect.unreachable();
    const text = english.event(event, names);
    if (QUIET.includes(event.type) && text === '') return;
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(BROKEN);
  });

  test.each(Object.keys(ASKS))('ask %s', (ask) => {
    const view = classic.view(classic.newGame({ players: 2 }), 0);
    const about = { ...FIELDS, mandatory: true, trade: { give: PART, take: PART } };
    const decision = { seat: 0, ask, traits: classic.asks[ask] ?? expect.unreachable(), rule: 'C1' };
    for (const facts of [about, {}]) {
      const text = english.prompt({ ...decision, about: facts }, view, names);
      expect(text).toMatch(SENTENCE);
      expect(text).not.toMatch(BROKEN);
    }
  });

  test('each choice', () => {
    const labels = classic.choices.all.map((choice) => english.choice(choice, names));
    expect(labels.filter((label) => !LABEL.test(label) || BROKEN.test(label))).toEqual([]);
  });

  test('each rule that is cited, and no other', () => {
    const numbers = [...CITED].map((quoted) => quoted.slice(1, -1));
    expect(numbers.length).toBeGreaterThan(50);
    expect([...numbers, ...Object.values(TERM_RULES)].filter((number) => english.rule(number) === null)).toEqual([]);
    expect(english.rule('C99')).toBeNull();
    expect(english.rule('toString')).toBeNull();
  });
});

test.each([{ players: 2, short: true }, { players: 3, solitaire: true }, { players: 4 }])(
  '%j: the log of a whole game, as each seat reads it, has no broken piece',
  (options) => {
    const random = seeded(options.players);
    const p = classic.newGame(options);
    const broken: string[] = [];
    const check = (text: string, shape: RegExp): void => {
      if (!shape.test(text) || BROKEN.test(text)) broken.push(text);
    };
    for (let decision = classic.decision(p); decision; decision = classic.decision(p)) {
      const { seat } = decision;
      if (seat !== CHANCE) {
        const view = classic.view(p, seat);
        check(english.prompt(decision, view, names), SENTENCE);
        if (random() < 0.05) for (const line of english.position(view, names)) check(line.trim(), /./);
      }
      const legal = classic.legal(p);
      const choice = legal[Math.floor(random() * legal.length)] ?? expect.unreachable();
      check(english.choice(choice, names), LABEL);
      const events: GameEvent[] = [];
      classic.play(p, choice, events);
      for (const event of events)
        for (const you of [null, ...p.fleet.keys()]) {
          const seen = classic.redact(event, you);
          if (seen === null) continue;
          const text = english.event(seen, names);
          if (text !== '' || !QUIET.includes(seen.type)) check(text, SENTENCE);
          expect(english.rule(seen.rule), seen.rule).not.toBeNull();
        }
    }
    expect([...new Set(broken)]).toEqual([]);
  },
);
