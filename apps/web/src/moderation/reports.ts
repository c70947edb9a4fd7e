/** Reports by players. Those about the same thing make one case. */

export interface Person {
  readonly id: string;
  readonly name: string;
}
export type Kind = 'mute' | 'ban';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly what: 'line' | 'seat' | 'table';
  readonly quote: string;
  readonly reason: string;
  readonly table: string | null;
  /** Null if the account was deleted. */
  readonly by: Person | null;
  readonly about: Person | null;
}

/** @returns the cases in the order of their first reports */
export function casesOf(reports: readonly Report[]): readonly (readonly [Report, ...Report[]])[] {
  const cases = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const key = JSON.stringify([report.what, report.table, report.about?.id, report.quote]);
    const known = cases.get(key);
    if (known) known.push(report);
    else cases.set(key, [report]);
  }
  return [...cases.values()];
}
