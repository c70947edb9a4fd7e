/** Follows a waiting table: over a socket, and by requests while there is none. */
import type { ChatLine } from '@bb/protocol';
import type { ServerMessage, TableCard } from '../shared/messages.ts';
import { get, Refused } from '../shared/server-api.ts';

export const fetchCard = async (id: string): Promise<TableCard> => (await get<{ readonly table: TableCard }>(`/api/tables/${id}`)).table;

const RECONNECT_DELAY_MS = 3000;

interface Listener {
  card(card: TableCard): void;
  talk(lines: readonly ChatLine[]): void;
  /** The server refuses to show the table. */
  refused(why: Refused): void;
}

/** @returns a function that stops following */
export function followTable(id: string, listener: Listener): () => void {
  let isStopped = false;
  let socket: WebSocket | null = null;
  let timer = 0;

  function connect(): void {
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'watch', table: id }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: ServerMessage = JSON.parse(data);
      if (isStopped) return;
      if (message.type === 'table' && message.card.id === id) listener.card(message.card);
      if (message.type === 'talk') listener.talk(message.lines);
    };
    socket.onclose = () => {
      if (isStopped) return;
      timer = window.setTimeout(connect, RECONNECT_DELAY_MS);
      fetchCard(id).then(
        (card) => {
          if (!isStopped) listener.card(card);
        },
        (error: unknown) => {
          if (!isStopped && error instanceof Refused) listener.refused(error);
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
