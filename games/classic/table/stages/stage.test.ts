import {
  type Choice,
  classic,
  type Decision,
  decision,
  type EventType,
  type GameEvent,
  type Options,
  tablesFor,
  type View,
} from '@bb/classic/rules';
import { readRecord } from '@bb/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { isPrice, type Reckoning, reckonings, sumOf } from './reckoning.ts';
import { type Heard, type Stage, stageOf, type Throw } from './stage.ts';

interface Golden {
  readonly playthrough: { readonly events: Readonly<Partial<Record<EventType, number>>> };
}
const GOLDEN = import.meta.glob<Golden>('../../golden/*.json', { eager: true, import: 'default' });

interface Moment {
  readonly options: Options;
  readonly view: View;
  readonly decision: Decision | null;
  readonly heard: readonly Heard[];
  /** The number of the first event of the last choice. */
  readonly since: number;
  /** What the rules added to the last dice. */
  readonly modifiers: readonly number[];
}

/** Plays a golden game again, and looks at it after each choice that had one of these events. */
function watch(file: string, types: readonly EventType[], look: (moment: Moment) => void): void {
  const { options, choices } = readRecord(classic, GOLDEN[file]);
  const g = classic.newGame(options);
  const heard: Heard[] = [];
  let modifiers: readonly number[] = [];
  for (const json of choices) {
    const asked = decision(g)?.about.roll;
    if (asked) ({ modifiers } = asked);
    const since = heard.length;
    const events: GameEvent[] = [];
    const choice: Choice = classic.choices.fromJson(json, file);
    classic.play(g, choice, events);
    for (const event of events) heard.push({ id: heard.length, event });
    if (events.some(({ type }) => types.includes(type)))
      look({ options, view: classic.view(g, null), decision: decision(g), heard, since, modifiers });
  }
}

/** The throw that an event tells the result of. */
function found({ heard, view, decision: d, options }: Moment, { id }: Heard): { stage: Stage; thrown: Throw; reckoning: Reckoning } | null {
  const upTo = heard.filter((one) => one.id <= id);
  const stage = stageOf(upTo);
  const index = stage?.throws.findIndex(({ result }) => result?.id === id) ?? -1;
  const thrown = stage?.throws[index];
  const reckoning = stage ? reckonings(stage, { tables: tablesFor(options), view, heard, decision: d })[index] : undefined;
  return stage && thrown && reckoning ? { stage, thrown, reckoning } : null;
}

const partsOf = ({ sides }: Reckoning): readonly number[] => sides.map(({ parts }) => sumOf(parts.map(({ amount }) => amount)));
const marginOf = ({ sides: [first, second] }: Reckoning): number | null =>
  first?.total === null || first?.total === undefined || second?.total === null || second?.total === undefined
    ? null
    : first.total - second.total;

/** Prices that were thrown, in all games. */
let priced = 0;
afterAll(() => expect(priced).toBeGreaterThan(0));

describe.each(Object.keys(GOLDEN))('%s', (file) => {
  test('every round of a battle is found, and its totals are those of the rules', () => {
    let rounds = 0;
    watch(file, ['battleRound'], (moment) => {
      for (const one of moment.heard.filter(({ id, event }) => id >= moment.since && event.type === 'battleRound')) {
        const { stage, thrown, reckoning } = found(moment, one) ?? {};
        expect(stage?.kind).toBe('hunt');
        if (!reckoning || !thrown || one.event.type !== 'battleRound') continue;
        expect(marginOf(reckoning)).toBe(one.event.margin);
        expect(partsOf(reckoning)).toEqual(moment.modifiers);
        expect(stage?.pirate).toBe(one.event.pirate);
        rounds++;
      }
    });
    expect(rounds).toBe(countOf(file, 'battleRound'));
  });

  test('every attack on a merchant is found, with its attack number', () => {
    let attacks = 0;
    watch(file, ['merchantAttacked'], (moment) => {
      for (const one of moment.heard.filter(({ id, event }) => id >= moment.since && event.type === 'merchantAttacked')) {
        const { stage, reckoning } = found(moment, one) ?? {};
        expect(stage?.kind).toBe('prize');
        if (!reckoning || one.event.type !== 'merchantAttacked') continue;
        expect((reckoning.sides[0]?.total ?? 0) - (reckoning.limit ?? 0)).toBe(one.event.over);
        expect(sumOf(reckoning.limitParts.map(({ amount }) => amount))).toBe(reckoning.limit);
        attacks++;
      }
    });
    expect(attacks).toBe(countOf(file, 'merchantAttacked'));
  });

  test('every attack on a port and every exchange of a duel is found, with its totals', () => {
    let fights = 0;
    watch(file, ['portAttacked', 'duelExchange'], (moment) => {
      for (const one of moment.heard.filter(
        ({ id, event }) => id >= moment.since && ['portAttacked', 'duelExchange'].includes(event.type),
      )) {
        const { reckoning, stage } = found(moment, one) ?? {};
        if (!reckoning) continue;
        const { event } = one;
        if (event.type === 'portAttacked') expect(marginOf(reckoning)).toBe(event.margin);
        if (event.type === 'portAttacked') expect(partsOf(reckoning)).toEqual(moment.modifiers);
        if (event.type === 'duelExchange') expect(marginOf(reckoning)).toBe(event.difference);
        expect(stage?.kind).toBe(event.type === 'portAttacked' ? 'port' : 'duel');
        fights++;
      }
    });
    expect(fights).toBe(countOf(file, 'portAttacked') + countOf(file, 'duelExchange'));
  });

  test('whether the price of a haven or a letter can be paid is told as the rules have it', () => {
    watch(file, ['rolled'], ({ options, view, decision: d, heard }) => {
      const event = heard.at(-1)?.event;
      const stage = stageOf(heard);
      if (!stage || event?.type !== 'rolled' || !isPrice(event) || d?.ask === 'rerollWithCunning') return;
      const [reckoning] = reckonings(stage, { tables: tablesFor(options), view, heard, decision: d });
      const isAsked = d?.ask === 'payForHaven' || d?.ask === 'payForLetter';
      expect((event.dice[0] ?? 0) <= (reckoning?.limit ?? -1)).toBe(isAsked);
      expect(reckoning?.limit).not.toBeNull();
      priced++;
    });
  });

  test('every try to evade, mutiny, storm and retirement is found with its dice', () => {
    const results: readonly EventType[] = [
      'evaded',
      'intercepted',
      'mutinyTalkedDown',
      'stormWeathered',
      'warshipWeathered',
      'commissionerWeathered',
      'retirementRolled',
      'petitionMade',
      'hostageTortured',
    ];
    let told = 0;
    watch(file, results, (moment) => {
      for (const one of moment.heard.filter(({ id, event }) => id >= moment.since && results.includes(event.type))) {
        const { thrown, reckoning } = found(moment, one) ?? {};
        expect(thrown?.casts.every(({ dice }) => dice.length > 0)).toBe(true);
        if (!reckoning) continue;
        if (thrown?.purpose === 'evasion')
          expect(reckoning.sides[0]?.total).toBe((thrown.casts[0]?.dice[0] ?? 0) + (moment.modifiers[0] ?? 0));
        if (thrown && ['mutiny', 'petition', 'torture', 'retirement'].includes(thrown.purpose)) expect(reckoning.limit).not.toBeNull();
        told++;
      }
    });
    expect(told).toBe(results.reduce((sum, type) => sum + countOf(file, type), 0));
  });
});

/** How often something happens in the stored game. */
const countOf = (file: string, type: EventType): number => GOLDEN[file]?.playthrough.events[type] ?? 0;
