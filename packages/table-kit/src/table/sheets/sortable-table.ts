/** The columns of a table that players sort. */
import type { IconName } from '../../icons.ts';

export type Tone = 'good' | 'bad' | 'strong' | 'soft';

/** What a thing is to somebody. A narrow screen shows the icon alone. */
export interface Status {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: Tone;
}

export interface Column<Row> {
  readonly id: string;
  /** `name` is the heading of each row. A narrow screen leaves out `number` and `extra`. */
  readonly kind: 'number' | 'name' | 'figure' | 'status' | 'extra';
  readonly head: string;
  /** What the head is short for, or the column sorts by. */
  readonly title?: string;
  /** The key by which rows can be sorted. */
  readonly by?: (row: Row) => number | string;
  /** The highest come first when a player sorts by the column. */
  readonly isHighestFirst?: boolean;
  /** Without it the cell is drawn by the table's snippet. */
  readonly text?: (row: Row) => string | number;
  readonly statusOf?: (row: Row) => Status;
  readonly toneOf?: (row: Row) => Tone | null;
}

/** @returns the rows sorted by a column; those with equal keys keep their order */
export function sortedBy<Row>(rows: readonly Row[], { by }: Pick<Column<Row>, 'by'>, isDown: boolean): readonly Row[] {
  const sign = isDown ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: by?.(row) ?? 0 }));
  return keyed.toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign)).map(({ row }) => row);
}
