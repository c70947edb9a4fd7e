/** What the lab measures in games of any kind, and the figures of a variation. */
import type { Facts } from '@bb/command';
import { type GameTypes, shareOfWin } from '@bb/kernel';
import { type Interval, mean, meanOf, type Share, shareOf } from '@bb/search';
import type { ListedGame } from '../games.ts';
import { seatedAt, type Variation } from './variations.ts';

/** One number for each game, in which variations are compared. */
export interface Measure {
  /** What tables and JSON call it. */
  readonly name: string;
  readonly kind: 'turns' | 'decisions' | 'best' | 'mean' | 'lead' | 'own' | 'ending' | 'event';
  readonly isShare?: boolean;
  of(facts: Facts): number;
}

export interface Result<T extends GameTypes = GameTypes> {
  readonly variation: Variation<T['options']>;
  readonly facts: readonly Facts[];
}

const placesOf = ({ scores }: Facts): readonly number[] => scores.toSorted((a, b) => b - a);
export const bestOf = (facts: Facts): number => placesOf(facts)[0] ?? 0;

export function measuresOf<T extends GameTypes>(
  { commands: { lab, scoreName } }: ListedGame<T>,
  results: readonly Result[],
): readonly Measure[] {
  const all = results.flatMap(({ facts }) => facts);
  const kinds = (of: (facts: Facts) => readonly string[]): readonly string[] => [...new Set(all.flatMap(of))].sort();
  return [
    ...(all.some(({ turns }) => turns !== null) ? [{ name: 'turns', kind: 'turns' as const, of: ({ turns }: Facts) => turns ?? 0 }] : []),
    { name: 'decisions', kind: 'decisions', of: ({ decisions }) => decisions },
    { name: `${scoreName} of the best`, kind: 'best', of: bestOf },
    { name: `${scoreName}, mean`, kind: 'mean', of: ({ scores }) => mean(scores) },
    {
      name: `${scoreName} between first and second`,
      kind: 'lead',
      of(facts) {
        const [best = 0, second = 0] = placesOf(facts);
        return best - second;
      },
    },
    ...Object.entries(lab?.measures ?? {}).map(([name, measure]): Measure => ({ ...measure, name, kind: 'own' })),
    ...kinds(({ ending }) => [ending]).map(
      (kind): Measure => ({ name: `ending: ${kind}`, kind: 'ending', isShare: true, of: ({ ending }) => (ending === kind ? 1 : 0) }),
    ),
    ...kinds(({ events }) => Object.keys(events)).map(
      (kind): Measure => ({ name: kind, kind: 'event', of: ({ events }) => events[kind] ?? 0 }),
    ),
  ];
}

export interface Figures {
  readonly measures: Readonly<Record<string, Interval>>;
  /** Less those of the first variation, game by game, since the games have the same dice; null for the first. */
  readonly differences: Readonly<Record<string, Interval>> | null;
  readonly seats: readonly Share[];
  readonly bots: Readonly<Record<string, Share>>;
  /** The figures of the game's own lab. */
  readonly own: object;
}

export function figuresOf<T extends GameTypes>(
  listed: ListedGame<T>,
  { variation, facts }: Result<T>,
  first: readonly Facts[],
  measures: readonly Measure[],
): Figures {
  const { players } = variation.options;
  const par = 1 / players;
  const each = (of: (measure: Measure) => readonly number[]): Readonly<Record<string, Interval>> =>
    Object.fromEntries(measures.map((measure) => [measure.name, meanOf(of(measure))]));
  const wins = (of: (facts: Facts, game: number) => readonly number[], seats: number): Share =>
    shareOf(
      facts.map((fact, game) => mean(of(fact, game).map((seat) => shareOfWin(fact, seat)))),
      seats,
      par,
    );
  return {
    measures: each(({ of }) => facts.map(of)),
    differences: facts === first ? null : each(({ of }) => facts.flatMap((fact, i) => (first[i] ? [of(fact) - of(first[i])] : []))),
    seats: Array.from({ length: players }, (_, seat) => wins(() => [seat], 1)),
    bots: Object.fromEntries(
      [...new Set(variation.bots)].map((bot) => {
        const seatsOf = (game: number): readonly number[] =>
          seatedAt(listed, variation, game).flatMap((name, seat) => (name === bot ? [seat] : []));
        return [bot, wins((_, game) => seatsOf(game), seatsOf(0).length)];
      }),
    ),
    own: listed.commands.lab?.figures(facts, players) ?? {},
  };
}
