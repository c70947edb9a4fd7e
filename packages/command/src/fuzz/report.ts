/** The coverage report: what share of the items has occurred. */
import type { GameTypes } from '@bb/kernel';
import { table } from '../text-table.ts';
import type { Explorer } from './explorer.ts';

interface Share {
  readonly seen: number;
  readonly due: number;
}

export interface Coverage {
  readonly players: readonly number[];
  readonly games: number;
  readonly decisions: number;
  /** By category of items, such as `card` or `step`. */
  readonly shares: Readonly<Record<string, Share>>;
  readonly missing: readonly string[];
  /** Excluded items that have occurred: the list of exclusions is wrong. */
  readonly inexcusable: readonly string[];
}

const categoryOf = (item: string): string => item.split(' ', 1)[0] ?? '';

export function reportOf<T extends GameTypes>(explorer: Explorer<T>): Coverage {
  const { players, games, decisions } = explorer;
  const items = explorer.items.map((item, i) => ({ item, has: (explorer.seen[i] ?? 0) > 0, isDue: explorer.exclusionFor(item) === null }));
  const due = items.filter(({ isDue }) => isDue);
  const share = (own: typeof due): Share => ({ seen: own.filter(({ has }) => has).length, due: own.length });
  const categories = [...new Set(explorer.items.map(categoryOf))];
  return {
    players,
    games,
    decisions,
    shares: Object.fromEntries(categories.map((category) => [category, share(due.filter(({ item }) => categoryOf(item) === category))])),
    missing: due.filter(({ has }) => !has).map(({ item }) => item),
    inexcusable: items.filter(({ has, isDue }) => has && !isDue).map(({ item }) => item),
  };
}

export const isCovered = ({ missing }: Coverage): boolean => missing.length === 0;

const percent = ({ seen, due }: Share): string => `${(Math.floor((1000 * seen) / due) / 10).toFixed(1)} %`;
const NUMBER = new Intl.NumberFormat('en-US');
const sumOf = <X>(list: readonly X[], of: (item: X) => number): number => list.reduce((sum, item) => sum + of(item), 0);
const total = (shares: readonly Share[]): Share => ({ seen: sumOf(shares, ({ seen }) => seen), due: sumOf(shares, ({ due }) => due) });

/** `3`, `2..6` */
export const countsText = (players: readonly number[]): string =>
  players.length > 1 ? `${players[0]}..${players.at(-1)}` : String(players[0]);

/** The report as lines of a table. */
export function reportLines(reports: readonly Coverage[]): readonly string[] {
  const categories = Object.keys(reports[0]?.shares ?? {});
  const row = (name: string, of: readonly Coverage[]): readonly string[] => {
    const shares = categories.map((category) => total(of.flatMap((report) => report.shares[category] ?? [])));
    const sums = [sumOf(of, ({ games }) => games), sumOf(of, ({ decisions }) => decisions)].map((sum) => NUMBER.format(sum));
    return [name, ...sums, ...shares.map(percent), percent(total(shares))];
  };
  return [
    ...table(
      ['players', 'games', 'decisions', ...categories.map((category) => `${category}s`), 'all'],
      [...reports.map((report) => row(countsText(report.players), [report])), row('all', reports)],
    ),
    ...reports.flatMap(({ players, missing, inexcusable }) => [
      ...(missing.length > 0 ? [`${countsText(players)} players, not yet: ${missing.join(', ')}`] : []),
      ...(inexcusable.length > 0 ? [`${countsText(players)} players, excluded, but occurred: ${inexcusable.join(', ')}`] : []),
    ]),
  ];
}
