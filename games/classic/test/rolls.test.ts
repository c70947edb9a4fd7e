/** The event of a roll says what it was made of: the dice, the modifiers and the need lead to its result, and its result to what the game did. */
import { goldenFiles, readGolden } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  classic,
  EVENT_LOTS,
  type EventLot,
  type EventOf,
  type GameEvent,
  isEventLot,
  type Outcome,
  type RolledSide,
  type RollPurpose,
} from '../rules/index.ts';
import { GOLDEN_FOLDER } from './golden-games.ts';

function eventsOf(file: string): readonly GameEvent[] {
  const { record } = readGolden(classic, GOLDEN_FOLDER, file);
  const g = classic.newGame(classic.parseOptions(record.options, 'options'));
  const events: GameEvent[] = [];
  for (const [i, json] of record.choices.entries()) classic.play(g, classic.choices.fromJson(json, `choices[${i}]`), events);
  return events;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The total of a side by the printed rules, without those of the program. */
function added({ kind, dice, pounds, percent, modifiers }: RolledSide): number {
  const thrown = kind === 'Dr66' ? 10 * (dice[0] ?? 0) + (dice[1] ?? 0) : sum(dice);
  return pounds > 0 ? Math.floor((thrown * pounds * percent) / 100) : thrown + sum(modifiers.map(({ amount }) => amount));
}

type Figures = { readonly die: number; readonly total: number; readonly need: number };
const byMargin =
  (below: Outcome, equal: Outcome, above: Outcome) =>
  ({ total, need }: Figures): Outcome =>
    total < need ? below : total === need ? equal : above;
const PAID = (): Outcome => 'sum';

/** What dice come to by the printed rules. */
const RESULTS: Readonly<Record<Exclude<RollPurpose, EventLot>, ((figures: Figures) => Outcome) | null>> = {
  move: PAID,
  attack: ({ total, need }) => (total <= need ? 'captured' : total < need + 3 ? 'damaged' : 'escapes'),
  torture: byMargin('tellsAndDies', 'tells', 'silent'),
  ransom: PAID,
  havenPrice: byMargin('affordable', 'affordable', 'tooDear'),
  letterPrice: byMargin('affordable', 'affordable', 'tooDear'),
  careen: byMargin('partlyRepaired', 'repaired', 'repaired'),
  portAttack: byMargin('repelled', 'repelled', 'taken'),
  plunder: PAID,
  evasion: byMargin('intercepted', 'intercepted', 'evades'),
  battle: byMargin('loses', 'even', 'wins'),
  duel: byMargin('misses', 'misses', 'strikes'),
  wound: ({ die }) => (die === 1 ? 'wounded' : 'unhurt'),
  mutiny: byMargin('talkedDown', 'mayRetire', 'marooned'),
  petition: byMargin('granted', 'granted', 'refused'),
  retirement: byMargin('retires', 'retires', 'stays'),
  surrender: ({ die }) => (die === 1 ? 'hanged' : die === 2 ? 'tried' : 'retires'),
  trial: ({ total }) => (total >= 11 ? 'hanged' : 'retires'),
  scurvy: byMargin('healthy', 'ill', 'ill'),
  storm: byMargin('weathers', 'weathers', 'struck'),
  waves: byMargin('weathers', 'weathers', 'struck'),
  governorPlacement: null,
};

function resultOf({ purpose, breakdown: { own, other } }: EventOf<'rolled'>): Outcome | null {
  const result = isEventLot(purpose) ? null : RESULTS[purpose];
  if (result === null || own.total === null || other.total === null) return null;
  return result({ die: own.dice[0] ?? 0, total: added(own), need: added(other) });
}

/** What the event behind the last dice tells of them: by how much the own total was higher, or what it led to. */
function toldBy(event: GameEvent): { readonly margin: number } | { readonly outcomes: readonly Outcome[] } | null {
  switch (event.type) {
    case 'merchantAttacked':
      return { margin: event.over };
    case 'battleRound':
    case 'portAttacked':
      return { margin: event.margin };
    case 'duelExchange':
      return { margin: event.difference };
    case 'evaded':
      return { outcomes: ['evades'] };
    case 'intercepted':
      return { outcomes: ['intercepted'] };
    case 'hostageTortured':
      return { outcomes: [event.dies ? 'tellsAndDies' : event.tells ? 'tells' : 'silent'] };
    case 'petitionMade':
      return { outcomes: [event.isGranted ? 'granted' : 'refused'] };
    case 'retirementRolled':
      return { outcomes: [event.retires ? 'retires' : 'stays'] };
    case 'mutinyTalkedDown':
      return { outcomes: ['talkedDown'] };
    case 'tried':
      return { outcomes: ['retires'] };
    case 'scurvyBrokeOut':
      return { outcomes: ['ill'] };
    case 'scurvyEscaped':
      return { outcomes: ['healthy'] };
    case 'warshipWeathered':
      return { outcomes: [event.isLost ? 'struck' : 'weathers'] };
    default:
      return null;
  }
}

/** An earthquake seldom finds ships in its port: `earthquake.test.ts` has the waves. */
const RARE: readonly RollPurpose[] = ['waves'];
const seen = new Set<RollPurpose>();

describe.each(goldenFiles(GOLDEN_FOLDER))('%s', (file) => {
  test('of every roll the dice, the modifiers and the need make the result, and the next event agrees', () => {
    let last: EventOf<'rolled'> | null = null;
    for (const event of eventsOf(file)) {
      if (event.type === 'rolled') {
        const { own, other, outcome } = event.breakdown;
        for (const side of [own, other]) if (side.total !== null) expect(side.total).toBe(added(side));
        expect([own, other].some(({ dice }) => dice.every((die) => event.dice.includes(die)))).toBe(true);
        expect([event.purpose, outcome]).toEqual([event.purpose, resultOf(event)]);
        seen.add(event.purpose);
        last = event;
        continue;
      }
      const told = toldBy(event);
      if (told === null || last === null) continue;
      const { own, other, outcome } = last.breakdown;
      if ('margin' in told) expect((own.total ?? Number.NaN) - (other.total ?? Number.NaN)).toBe(told.margin);
      else expect(told.outcomes).toContain(outcome);
    }
  });
});

test('between them the games have every kind of roll', () => {
  expect([...Object.keys(RESULTS), ...EVENT_LOTS].filter((purpose) => ![...seen].some((known) => known === purpose))).toEqual(RARE);
});
