/** The coverage report: what share of the items has occurred. */
import { table } from '@bb/command';
import { CATEGORIES, type Category, ITEMS } from './coverage-items.ts';
import { exclusionFor } from './exclusions.ts';
import type { Explorer } from './explorer.ts';

interface Share {
  readonly seen: number;
  readonly due: number;
}

interface CountReport {
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly shares: Readonly<Record<Category, Share>>;
  readonly missing: readonly string[];
  /** Excluded items that have occurred: the list of exclusions is wrong. */
  readonly inexcusable: readonly string[];
}

const categoryOf = (item: string): Category => CATEGORIES.find((category) => item.startsWith(`${category} `)) ?? 'step';

export function reportOf({ players, games, decisions, seen }: Explorer): CountReport {
  const due = ITEMS.flatMap((item, i) => (exclusionFor(item, players) === null ? [{ item, count: seen[i] ?? 0 }] : []));
  const share = (category: Category): Share => {
    const own = due.filter(({ item }) => categoryOf(item) === category);
    return { seen: own.filter(({ count }) => count > 0).length, due: own.length };
  };
  return {
    players,
    games,
    decisions,
    shares: {
      card: share('card'),
      use: share('use'),
      choice: share('choice'),
      ask: share('ask'),
      step: share('step'),
      refusal: share('refusal'),
      option: share('option'),
    },
    missing: due.filter(({ count }) => count === 0).map(({ item }) => item),
    inexcusable: ITEMS.filter((item, i) => (seen[i] ?? 0) > 0 && exclusionFor(item, players) !== null),
  };
}

export const isCovered = (report: CountReport): boolean => report.missing.length === 0;

const percent = ({ seen, due }: Share): string => `${(Math.floor((1000 * seen) / due) / 10).toFixed(1)} %`;
const total = (shares: readonly Share[]): Share => ({
  seen: shares.reduce((sum, { seen }) => sum + seen, 0),
  due: shares.reduce((sum, { due }) => sum + due, 0),
});
const NUMBER = new Intl.NumberFormat('en-US');

const HEADS: Readonly<Record<Category, string>> = {
  card: 'cards',
  use: 'card uses',
  choice: 'choices',
  ask: 'asks',
  step: 'steps',
  refusal: 'refusals',
  option: 'options',
};

/** The report as lines of a table. */
export function reportLines(reports: readonly CountReport[]): readonly string[] {
  const row = (name: string, games: number, decisions: number, shares: readonly Share[]): readonly string[] => [
    name,
    NUMBER.format(games),
    NUMBER.format(decisions),
    ...shares.map(percent),
    percent(total(shares)),
  ];
  const rows = reports.map(({ players, games, decisions, shares }) =>
    row(
      String(players),
      games,
      decisions,
      CATEGORIES.map((category) => shares[category]),
    ),
  );
  const sum = (of: (report: CountReport) => number): number => reports.reduce((n, report) => n + of(report), 0);
  const all = CATEGORIES.map((category) => total(reports.map(({ shares }) => shares[category])));
  return [
    ...table(
      ['players', 'games', 'decisions', ...CATEGORIES.map((category) => HEADS[category]), 'all'],
      [
        ...rows,
        row(
          'all',
          sum(({ games }) => games),
          sum(({ decisions }) => decisions),
          all,
        ),
      ],
    ),
    ...reports.flatMap(({ players, missing, inexcusable }) => [
      ...(missing.length > 0 ? [`${players} players, not yet: ${missing.join(', ')}`] : []),
      ...(inexcusable.length > 0 ? [`${players} players, excluded, but occurred: ${inexcusable.join(', ')}`] : []),
    ]),
  ];
}
