import {
  type Choice,
  classic,
  type Decision,
  decision,
  type EventType,
  type GameEvent,
  type RollBreakdown,
  sumOf,
} from '@bb/classic/rules';
import { readRecord } from '@bb/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { type Fight, type FightRoll, fightOf, type Heard } from './fight.ts';

interface Golden {
  readonly playthrough: { readonly events: Readonly<Partial<Record<EventType, number>>> };
}
const GOLDEN = import.meta.glob<Golden>('../../golden/*.json', { eager: true, import: 'default' });

interface Moment {
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
    if (events.some(({ type }) => types.includes(type))) look({ decision: decision(g), heard, since, modifiers });
  }
}

/** The throw that an event tells the result of. */
function found({ heard }: Moment, { id }: Heard): { fight: Fight; thrown: FightRoll } | null {
  const upTo = heard.filter((one) => one.id <= id);
  const fight = fightOf(upTo);
  const thrown = fight?.rolls.find(({ result }) => result?.id === id);
  return fight && thrown ? { fight, thrown } : null;
}

const partsOf = ({ own, other }: RollBreakdown): readonly number[] => [sumOf(own.modifiers), sumOf(other.modifiers)];
const marginOf = ({ own, other }: RollBreakdown): number | null =>
  own.total === null || other.total === null ? null : own.total - other.total;
const isPrice = (purpose: FightRoll['purpose']): boolean => purpose === 'havenPrice' || purpose === 'letterPrice';

/** Prices that were thrown, in all games. */
let priced = 0;
afterAll(() => expect(priced).toBeGreaterThan(0));

describe.each(Object.keys(GOLDEN))('%s', (file) => {
  test('every round of a battle is found, and its totals are those of the rules', () => {
    let rounds = 0;
    watch(file, ['battleRound'], (moment) => {
      for (const one of moment.heard.filter(({ id, event }) => id >= moment.since && event.type === 'battleRound')) {
        const { fight, thrown } = found(moment, one) ?? {};
        expect(fight?.kind).toBe('hunt');
        if (!thrown || one.event.type !== 'battleRound') continue;
        expect(marginOf(thrown.breakdown)).toBe(one.event.margin);
        expect(partsOf(thrown.breakdown)).toEqual(moment.modifiers);
        expect(fight?.pirate).toBe(one.event.pirate);
        rounds++;
      }
    });
    expect(rounds).toBe(countOf(file, 'battleRound'));
  });

  test('every attack on a merchant is found, with its attack number', () => {
    let attacks = 0;
    watch(file, ['merchantAttacked'], (moment) => {
      for (const one of moment.heard.filter(({ id, event }) => id >= moment.since && event.type === 'merchantAttacked')) {
        const { fight, thrown } = found(moment, one) ?? {};
        expect(fight?.kind).toBe('prize');
        if (!thrown || one.event.type !== 'merchantAttacked') continue;
        expect(marginOf(thrown.breakdown)).toBe(one.event.over);
        expect(sumOf(thrown.breakdown.other.modifiers)).toBe(thrown.breakdown.other.total);
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
        const { thrown, fight } = found(moment, one) ?? {};
        if (!thrown) continue;
        const { breakdown } = thrown;
        const { event } = one;
        if (event.type === 'portAttacked') expect(marginOf(breakdown)).toBe(event.margin);
        if (event.type === 'portAttacked') expect(partsOf(breakdown)).toEqual(moment.modifiers);
        if (event.type === 'duelExchange') expect(marginOf(breakdown)).toBe(event.difference);
        expect(fight?.kind).toBe(event.type === 'portAttacked' ? 'port' : 'duel');
        fights++;
      }
    });
    expect(fights).toBe(countOf(file, 'portAttacked') + countOf(file, 'duelExchange'));
  });

  test('whether the price of a haven or a letter can be paid is told as the rules have it', () => {
    watch(file, ['rolled'], ({ decision: d, heard }) => {
      const event = heard.at(-1)?.event;
      const fight = fightOf(heard);
      if (!fight || event?.type !== 'rolled' || !isPrice(event.purpose) || d?.ask === 'rerollWithCunning') return;
      const isAsked = d?.ask === 'payForHaven' || d?.ask === 'payForLetter';
      expect(fight.rolls[0]?.breakdown.outcome).toBe(isAsked ? 'affordable' : 'tooDear');
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
        const { thrown } = found(moment, one) ?? {};
        expect(thrown?.breakdown.outcome).not.toBeNull();
        if (!thrown) continue;
        const { own, other } = thrown.breakdown;
        expect([own, other].every(({ kind, dice }) => kind === null || dice.length > 0)).toBe(true);
        if (thrown.purpose === 'evasion') expect(own.total).toBe((own.dice[0] ?? 0) + (moment.modifiers[0] ?? 0));
        if (['mutiny', 'petition', 'torture', 'retirement'].includes(thrown.purpose)) expect(other.modifiers).not.toEqual([]);
        told++;
      }
    });
    expect(told).toBe(results.reduce((sum, type) => sum + countOf(file, type), 0));
  });
});

/** How often something happens in the stored game. */
const countOf = (file: string, type: EventType): number => GOLDEN[file]?.playthrough.events[type] ?? 0;
