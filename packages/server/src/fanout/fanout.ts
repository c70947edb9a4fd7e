/**
 * How the nodes of a server tell each other that a table has gone on. A message says no more than that: the database is the truth, and
 * who misses one reads there.
 */
export interface Fanout {
  /** Other nodes hear that the table has so many choices. Never fails: what can't be said others find when they look. */
  tell(table: string, seq: number): void;
  /** `heard`: another node has written. `again`: messages may have been missed, and are no more. */
  listen(heard: (table: string, seq: number) => void, again: () => void): void;
  close(): Promise<void>;
}

/** What goes over the wire. */
interface News {
  readonly node: string;
  readonly table: string;
  readonly seq: number;
}

export const newsText = (node: string, table: string, seq: number): string => JSON.stringify({ node, table, seq } satisfies News);

/** Null: it is from this node itself, or makes no sense. */
export function readNews(text: string, self: string): Pick<News, 'table' | 'seq'> | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('node' in json && 'table' in json && 'seq' in json)) return null;
    const { node, table, seq } = json;
    return node !== self && typeof table === 'string' && typeof seq === 'number' ? { table, seq } : null;
  } catch {
    return null;
  }
}

/** A server of one node has nobody to tell. */
export const ALONE: Fanout = { tell: () => undefined, listen: () => undefined, close: async () => undefined };
