/**
 * The lower bound: a room server on `ws` that relays each message to the other four seats and checks nothing. With a file as its second
 * argument, it first stores the message in SQLite there; messages that arrive together share a transaction.
 */
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';
import { partiesOf, readLoad, SEATS, serve } from './contestant.ts';

const load = readLoad();
const file = process.argv[3];
const rooms = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false, maxPayload: 4096 });

/** @returns for each seat an update as long as our server's, which says in the same words whose turn it is next */
function relayed(table: string, seq: number): (seat: number) => string {
  const text = (choices: string): string =>
    `{"type":"update","table":"${table}","from":${seq},"seq":${seq + 1},"choices":[${choices}],"events":["`;
  const [mine, others] = ['{"type":"pass"}', ''].map((choices) => {
    const head = text(choices);
    return `${head}${'x'.repeat(Math.max(0, load.bytes - head.length - 3))}"]}`;
  });
  return (seat) => (seat === (seq + 1) % SEATS ? mine : others) ?? '';
}

interface Said {
  readonly room: readonly WebSocket[];
  readonly from: WebSocket;
  readonly table: string;
  readonly seq: number;
  readonly text: string;
}
function relay({ room, from, table, seq, text }: Said): void {
  const textFor = relayed(table, seq);
  room.forEach((socket, seat) => {
    if (socket !== from) socket.send(textFor(seat));
  });
  from.send(`{"type":"taken","table":"${table}","key":"${text.length}","seq":${seq}}`);
}

function storedRelay(path: string): (said: Said) => void {
  const db = new DatabaseSync(path);
  db.exec(
    'pragma journal_mode = WAL; pragma synchronous = FULL; create table choices (room text, seq integer, body text, primary key (room, seq))',
  );
  const insert = db.prepare('insert into choices values (?, ?, ?)');
  let waiting: Said[] = [];
  return (said) => {
    if (waiting.push(said) > 1) return;
    setImmediate(() => {
      const batch = waiting;
      waiting = [];
      db.exec('begin');
      for (const { table, seq, text } of batch) insert.run(table, seq, text);
      db.exec('commit');
      for (const message of batch) relay(message);
    });
  };
}

const hear = file ? storedRelay(file) : relay;
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = String(data);
    const message: { type: string; table: string; seat: number; seq: number } = JSON.parse(text);
    const room = rooms.get(message.table) ?? [];
    if (message.type === 'choose') return hear({ room, from: socket, table: message.table, seq: message.seq, text });
    rooms.set(message.table, room);
    room[message.seat] = socket;
    // All five are here: the first seat begins.
    if (room.filter(Boolean).length === SEATS) room.forEach((socket, seat) => void socket.send(relayed(message.table, -1)(seat)));
  });
});
server.on('listening', () => {
  const address = server.address();
  serve({ port: typeof address === 'object' && address ? address.port : 0, parties: partiesOf(load) });
});
