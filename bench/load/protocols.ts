/** How a client speaks with each server. It reads no more of a message than it must, so that it is not what is measured. */
import type { Party } from './contestant.ts';

export interface Heard {
  /** The number of the choice that is told of; -1: the table is told of for the first time. */
  readonly of: number;
  /** The number of the choice that is waited for. */
  readonly seq: number;
  /** What to say where it is this seat's turn; null: it is not. */
  readonly answer: string | null;
  readonly isOver: boolean;
}

/** The server has taken what this seat has said. */
export const TAKEN = Symbol('taken');

export interface Protocol {
  readonly path: string;
  headers(port: number, party: Party, seat: number): Record<string, string>;
  /** What is said as soon as the socket is open, and then when the seat sits down. */
  readonly greeting: string | null;
  sit(table: string, seat: number): string;
  /** What is said of a table whose game is over. */
  rise(table: string): string;
  /** Null: nothing that has to do with a choice. A text: it must be answered by that. */
  read(text: string, table: string, seat: number): Heard | typeof TAKEN | string | null;
}

/** The whole number that follows these words. */
function numberAfter(text: string, words: string, from = 0): number {
  const at = text.indexOf(words, from);
  return at < 0 ? Number.NaN : Number.parseInt(text.slice(at + words.length, at + words.length + 12), 10);
}

/** What ours says, and the room in the same words. */
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
        // Where several are asked at once, one may come late.
        const isLate = text.startsWith('{"type":"refused"') && /"why":"(?:stale|notPlaying)"/.test(text);
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
  /** Socket.IO 4 over a WebSocket: 40 joins, 42 is an event, 2 is answered by 3. */
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
