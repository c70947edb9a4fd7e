/** How a table that gathers stands: told over a socket, and looked up now and then while there is none. */
import type { ServerMessage, TableCard, TalkLine } from '@bb/protocol';
import { get, Refusal } from '../online/server-api.ts';

export const cardOf = async (id: string): Promise<TableCard> => (await get<{ readonly table: TableCard }>(`/api/tables/${id}`)).table;

/** Milliseconds until the way to the server is tried anew. */
const AGAIN = 3000;

interface Ears {
  card(card: TableCard): void;
  talk(lines: readonly TalkLine[]): void;
  /** The server says no. */
  refused(why: Refusal): void;
}

/** Yields what stops it. */
export function followCard(id: string, ears: Ears): () => void {
  let isStopped = false;
  let socket: WebSocket | null = null;
  let timer = 0;

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'watch', table: id }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data);
      if (isStopped) return;
      if (message.type === 'table' && message.card.id === id) ears.card(message.card);
      if (message.type === 'talk') ears.talk(message.lines);
    };
    socket.onclose = () => {
      if (isStopped) return;
      timer = window.setTimeout(connect, AGAIN);
      cardOf(id).then(
        (card) => {
          if (!isStopped) ears.card(card);
        },
        (error: unknown) => {
          if (!isStopped && error instanceof Refusal) ears.refused(error);
        },
      );
    };
  }

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}
