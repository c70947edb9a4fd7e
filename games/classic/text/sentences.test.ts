/** Everything that the rules can offer, ask, tell or cite has a text in every language, in single sentences and in whole games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, type GameText, seeded } from '@bb/kernel';
import { describe, expect, test } from 'vitest';
import {
  ASKS,
  type Choice,
  type Classic,
  classic,
  type EventType,
  type GameEvent,
  type Options,
  REASONS,
  type Reason,
  type View,
} from '../rules/index.ts';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en, gameText, TERM_RULES } from './index.ts';
import { faultIn, faultInTranslation, LABEL, LINE, SENTENCE } from './testing/faults.ts';

const english = gameText(en);
const TRANSLATIONS: readonly (readonly [string, GameText<Classic>])[] = [
  ['German', gameText(de)],
  ['French', gameText(fr)],
];
const LANGUAGES = [['English', english], ...TRANSLATIONS] as const;
const names = (seat: number): string => ['Anne', 'Agnes', 'Jonas', 'Ned', 'Marco', 'Odile'][seat] ?? 'nobody';

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

const SIDE = { pirate: 0, kind: 'dr6', dice: [3], pounds: 0, percent: 100, modifiers: [{ cause: 'combat', amount: 2 }], total: 5 };
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
  breakdown: { own: SIDE, sign: '>', other: { ...SIDE, pirate: -1 }, outcome: 'wins' },
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
  harmless: 2,
  total: 7,
  need: 10,
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
  dr66: 42,
  commissioner: 0,
  combat: 8,
  margin: 2,
  degree: 1,
  isFatal: true,
  difference: 2,
  challenger: 0,
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
  isBroken: false,
};
const isEvent = (event: object): event is GameEvent => 'type' in event;

/** Events that the log may leave out: the ones around them tell what they bring. */
const QUIET: readonly EventType[] = [
  'lineRead',
  'cardDrawn',
  'rolled',
  'merchantRemoved',
  'warshipRemoved',
  'commissionerRemoved',
  'governorDrawn',
  'allianceEnded',
];

describe.each(LANGUAGES)('%s: every piece has a text', (_, text) => {
  test.each(EVENT_TYPES)('event %s', (type) => {
    const event = { ...FIELDS, type };
    if (!isEvent(event)) expect.unreachable();
    const told = text.event(event, names);
    if (QUIET.includes(event.type) && told === '') return;
    expect(faultIn(told, SENTENCE)).toBeNull();
  });

  test.each(Object.keys(ASKS))('ask %s', (ask) => {
    const view = classic.view(classic.newGame({ players: 2 }), 0);
    const about = { ...FIELDS, mandatory: true, trade: { give: PART, take: PART } };
    const decision = { seat: 0, ask, traits: classic.asks[ask] ?? expect.unreachable(), rule: 'C1' };
    for (const facts of [about, {}]) {
      expect(faultIn(text.prompt({ ...decision, about: facts }, view, names), SENTENCE)).toBeNull();
    }
  });

  test('each choice', () => {
    const wrong = classic.choices.all.map((choice) => text.choice(choice, names)).filter((label) => faultIn(label, LABEL));
    expect(wrong).toEqual([]);
  });

  test('each rule that is cited, and no other', () => {
    const numbers = [...CITED].map((quoted) => quoted.slice(1, -1));
    expect(numbers.length).toBeGreaterThan(50);
    expect([...numbers, ...Object.values(TERM_RULES)].filter((number) => text.rule(number) === null)).toEqual([]);
    expect(text.rule('C99')).toBeNull();
    expect(text.rule('toString')).toBeNull();
  });
});

test('a reason for each refusal is one sentence, and each in other words', () => {
  for (const { reasons } of [en, de, fr]) {
    expect(Object.values(reasons).filter((reason) => faultIn(reason, SENTENCE))).toEqual([]);
    expect(new Set(Object.values(reasons)).size).toBe(Object.keys(REASONS).length);
  }
});

/** Neither the player nor time opens what these close, or there would be nothing to do there. */
const NOTHING_OPENS: readonly Reason[] = [
  'notYours',
  'emptyHold',
  'noHostage',
  'piratesUsed',
  'noPirateLeft',
  'destroyedPort',
  'wasTortured',
  'isWell',
  'enemyOfLetter',
  'attackOnHaven',
  'attackOnRuins',
  'notCareened',
  'notQuarry',
  'ownPirate',
  'notInCampaign',
  'atSeaOnly',
  'noWarship',
  'noAlly',
  'notToTrade',
  'solitaireAlliance',
  'solitaireTrade',
  'dummyStash',
];
/** What a sentence needs that says what would open the choice: a second clause, or a condition. */
const WAY_OUT = /[:;]|\b(?:before|first|must|needs|once|only|propose|put|unless|until|while|without)\b/i;
/** The prompt has three lines for it. */
const MAX_LENGTH = { en: 110, de: 130, fr: 130 };

test('a reason says what would open the choice, unless nothing does, and fits the prompt', () => {
  const bare = Object.entries(en.reasons).filter(([, sentence]) => !WAY_OUT.test(sentence));
  expect(bare.map(([reason]) => reason).filter((reason) => !NOTHING_OPENS.some((other) => other === reason))).toEqual([]);
  for (const { id, reasons } of [en, de, fr]) expect(Object.values(reasons).filter(({ length }) => length > MAX_LENGTH[id])).toEqual([]);
});

/** Checks what is said in English and in every other language. @returns the faults */
function faultsOf(shape: RegExp, say: (text: GameText<Classic>) => string, mayBeEmpty = false): readonly string[] {
  const own = say(english);
  if (mayBeEmpty && own === '') return TRANSLATIONS.flatMap(([language, text]) => (say(text) === '' ? [] : [`${language}: ${say(text)}`]));
  const faults = [faultIn(own, shape), ...TRANSLATIONS.map(([, text]) => faultIn(say(text), shape) ?? faultInTranslation(say(text), own))];
  return faults.filter((fault) => fault !== null);
}

const isQuiet = ({ type }: GameEvent): boolean => QUIET.includes(type);

/** Plays a random game, and looks at all that it says. @returns the faults */
function faultsInGame(options: Options): readonly string[] {
  const random = seeded(options.players);
  const p = classic.newGame(options);
  const faults = new Set<string>();
  const note = (found: readonly string[]): void => {
    for (const fault of found) faults.add(fault);
  };
  const looksAt = (view: View): void => {
    for (const [i] of english.position(view, names).entries()) note(faultsOf(LINE, (text) => text.position(view, names)[i]?.trim() ?? ''));
  };
  for (let decision = classic.decision(p); decision; decision = classic.decision(p)) {
    const asked = decision;
    if (asked.seat !== CHANCE) {
      const view = classic.view(p, asked.seat);
      note(faultsOf(SENTENCE, (text) => text.prompt(asked, view, names)));
      if (random() < 0.05) looksAt(view);
    }
    const legal: readonly Choice[] = classic.legal(p);
    const choice = legal[Math.floor(random() * legal.length)] ?? expect.unreachable();
    note(faultsOf(LABEL, (text) => text.choice(choice, names)));
    const events: GameEvent[] = [];
    classic.play(p, choice, events);
    for (const event of events)
      for (const you of [null, ...p.fleet.keys()]) {
        const seen = classic.redact(event, you);
        if (seen !== null) note(faultsOf(SENTENCE, (text) => text.event(seen, names), isQuiet(seen)));
      }
  }
  return [...faults].slice(0, 20);
}

test.each([{ players: 2, short: true }, { players: 3, solitaire: true }, { players: 4 }, { players: 6, blood: true, openHostages: true }])(
  '%j: a whole game, as each seat reads it, is told in every language',
  (options) => expect(faultsInGame(options)).toEqual([]),
);
