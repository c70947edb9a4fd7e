/**
 * How the nodes of a server tell each other that something of a table has changed. A message says no more than that: the database is the
 * truth, and a node that misses a message looks there.
 */

const TOPICS = ['choices', 'answers', 'card', 'talk', 'player', 'busy', 'presence', 'noNats'] as const;
/**
 * The subject of a change: choices, stored answers that do not count yet, the table card, the chat, or a player's notifications and sanctions.
 * `presence`: a player has come to the table or left it. `busy`: the server is busy, so that the table's bots have less time. `noNats`: the node that says so can't reach NATS; of no table.
 */
export type Topic = (typeof TOPICS)[number];

export interface News {
  /** The table's id; for the topic `player`, the player's. */
  readonly table: string;
  readonly topic: Topic;
  /** The number of choices there are now; 0 for other topics. */
  readonly seq: number;
}

/** A service that carries messages between nodes: a NATS server, or the NOTIFY of the shared database. */
export type Carrier = 'nats' | 'notify';

export interface TransportListener {
  /** Another node has changed something. */
  readonly onNews: (news: News) => void;
  /** Messages may have been lost, and no more are being lost now. */
  readonly onReconnect: () => void;
  /** `missing` or `isDeaf` has changed. */
  readonly onStateChange: () => void;
}

export interface Transport {
  /** The carriers that can't be reached now. */
  readonly missing: readonly Carrier[];
  /** No messages arrive: this node has to look for changes itself. */
  readonly isDeaf: boolean;
  /** Tells the other nodes. Never fails: other nodes find what was not announced when they look. */
  tell(news: News): void;
  listen(listener: TransportListener): void;
  close(): Promise<void>;
}

/** The format of messages between nodes. */
export const newsText = (node: string, news: News): string => JSON.stringify({ node, ...news });

/** @returns null for a message of this node itself, or an invalid one */
export function readNews(text: string, self: string): News | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('node' in json && 'table' in json && 'topic' in json && 'seq' in json)) return null;
    const { node, table, seq } = json;
    const topic = TOPICS.find((topic) => topic === json.topic);
    return node !== self && typeof table === 'string' && topic && typeof seq === 'number' ? { table, topic, seq } : null;
  } catch {
    return null;
  }
}

/** For a server of one node. */
export const ALONE: Transport = {
  missing: [],
  isDeaf: false,
  tell: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};
