/**
 * How the nodes of a server tell each other that something of a table has changed. A message says no more than that: the database is the
 * truth, and who misses one reads there.
 */

const TOPICS = ['choices', 'answers', 'card', 'talk', 'player'] as const;
/**
 * What has changed: the choices that count, what is stored beside them until it counts, who sits there, what is said; or what a player is
 * told and may do.
 */
export type Topic = (typeof TOPICS)[number];

export interface News {
  /** Its id; for the topic `player` his. */
  readonly table: string;
  readonly topic: Topic;
  /** How many there are now; 0 where nobody counts. */
  readonly seq: number;
}

export interface Fanout {
  /** Other nodes hear of it. Never fails: what can't be said others find when they look. */
  tell(news: News): void;
  /** `heard`: another node has written. `again`: messages may have been missed, and are no more. */
  listen(heard: (news: News) => void, again: () => void): void;
  close(): Promise<void>;
}

/** What goes over the wire. */
export const newsText = (node: string, news: News): string => JSON.stringify({ node, ...news });

/** Null: it is from this node itself, or makes no sense. */
export function readNews(text: string, self: string): News | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('node' in json && 'table' in json && 'topic' in json && 'seq' in json)) return null;
    const { node, table, seq } = json;
    const topic = TOPICS.find((one) => one === json.topic);
    return node !== self && typeof table === 'string' && topic && typeof seq === 'number' ? { table, topic, seq } : null;
  } catch {
    return null;
  }
}

/** A server of one node has nobody to tell. */
export const ALONE: Fanout = { tell: () => undefined, listen: () => undefined, close: async () => undefined };
