/** How a client talks to each server. It reads as little of a message as it can, so that the client weighs little in the results. */
import type { Party } from './contestant.ts';

export interface Heard {
  /** The number of the choice that the message reports; -1 if it is the first message about the table. */
  readonly of: number;
  /** The number of the next choice. */
  readonly seq: number;
  /** The message to send back; null if it is not this seat's turn. */
  readonly answer: string | null;
  readonly isOver: boolean;
}

/** The server acknowledges this seat's choice. */
export const TAKEN = Symbol('taken');

export interface Protocol {
  readonly path: string;
  headers(port: number, party: Party, seat: number): Record<string, string>;
  /** The client sends it as soon as the socket is open; null if the protocol has none. */
  readonly greeting: string | null;
  /** @returns the message with which the seat subscribes to the table */
  sit(table: string, seat: number): string;
  /** @returns the message that ends the subscription when the game is over */
  rise(table: string): string;
  /** @returns a text to answer with at once, or null if the message has nothing to do with a choice */
  read(text: string, table: string, seat: number): Heard | typeof TAKEN | string | null;
}

/** @returns the whole number that follows these words, or NaN */
function numberAfter(text: string, words: string, from = 0): number {
  const at = text.indexOf(words, from);
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + words.length, at + words.length + 12), 10);
}

/** The protocol of our server, which the room imitates. */
function ours(path: string, sit: Protocol['sit']): Protocol {
  return {
    path,
    rise: (table) => JSON.stringify({ type: 'unwatch', table }),
    headers: (port, { cookies }, seat) => ({ origin: `http://127.0.0.1:${port}`, cookie: cookies[seat] ?? '' }),
    greeting: null,
    sit,
    read(text, table) {
      if (text.startsWith('{"type":"taken"')) return TAKEN;
      const isFirst = text.startsWith('{"type":"state"');
      if (!isFirst && !text.startsWith('{"type":"update"')) {
        // Where several seats are asked at once, an answer may come too late.
        const isLate = text.startsWith('{"type":"refused"') && /"error":"(?:stale|notInProgress)"/.test(text);
        if (!isLate && /^{"type":"(?:refused|fault)"/.test(text)) throw new Error(text);
        return null;
      }
      const seq = numberAfter(text, '"seq":');
      const begins = text.indexOf('"choices":[') + '"choices":'.length;
      const offered: readonly unknown[] = text[begins + 1] === ']' ? [] : JSON.parse(text.slice(begins, text.indexOf(']', begins) + 1));
      const choice = offered[(seq * 7919) % offered.length];
      return {
        of: isFirst ? -1 : numberAfter(text, '"from":'),
        seq,
        answer: choice ? JSON.stringify({ type: 'choose', table, seq, key: `k${seq}`, choice }) : null,
        isOver: text.includes('"outcome":{'),
      };
    },
  };
}

const GAME = 'table';

export const PROTOCOLS = {
  ours: ours('/api/live', (table) => JSON.stringify({ type: 'watch', table })),
  room: ours('/', (table, seat) => JSON.stringify({ type: 'watch', table, seat })),
  /** Socket.IO 4 over a WebSocket: 40 joins, 42 is an event, 2 is a ping and 3 a pong. */
  boardgameIo: {
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: () => ({}),
    greeting: `40/${GAME},`,
    sit: (table, seat) => `42/${GAME},${JSON.stringify(['sync', table, String(seat), null, 5])}`,
    rise: () => '3',
    read(text, table, seat) {
      if (text === '2') return '3';
      const isFirst = text.startsWith(`42/${GAME},["sync"`);
      if (!isFirst && !text.startsWith(`42/${GAME},["update"`)) return null;
      const state = numberAfter(text, '"_stateID":');
      const isMine = text.includes(`"currentPlayer":"${seat}"`);
      const move = { type: 'MAKE_MOVE', payload: { type: 'change', args: [state], playerID: String(seat) } };
      return {
        of: isFirst ? -1 : state - 1,
        seq: state,
        answer: isMine ? `42/${GAME},${JSON.stringify(['update', move, state, table, String(seat)])}` : null,
        isOver: false,
      };
    },
  },
} as const satisfies Record<string, Protocol>;
