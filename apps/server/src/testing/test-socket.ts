/** A browser's WebSocket to a test site, and all messages it has received. */
import type { ClientMessage } from '@bb/protocol';
import { WebSocket } from 'ws';
import type { ServerMessage } from './messages.ts';
import { HOST, ORIGIN, type TestSite } from './test-site.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class TestSocket {
  readonly received: ServerMessage[] = [];
  closed: { readonly code: number; readonly why: string } | null = null;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.received.push(JSON.parse(String(data)));
      this.#wake();
    });
    socket.on('close', (code, why) => {
      this.closed = { code, why: String(why) };
      this.#wake();
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  static async open({ app }: TestSite, token: string | null): Promise<TestSocket> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('the test site does not listen on a port');
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/api/live`, {
      headers: { host: HOST, origin: ORIGIN, ...(token !== null && { cookie: `bb-session=${token}` }) },
    });
    const opened = new TestSocket(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return opened;
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Resolves when the server has answered a ping: everything it sent before has arrived. */
  async roundTrip(): Promise<void> {
    const from = this.received.length;
    this.send({ type: 'ping' });
    await this.waitFor('pong', () => true, from);
  }

  /** Waits for the first message of this type for which `is` is true, among those from index `from` on. */
  async waitFor<T extends ServerMessage['type']>(type: T, is: (message: Of<T>) => boolean = () => true, from = 0): Promise<Of<T>> {
    for (;;) {
      const found = this.received.slice(from).find((message): message is Of<T> => message.type === type && is(message as Of<T>));
      if (found) return found;
      if (this.closed) throw new Error(`closed: ${this.closed.code} ${this.closed.why}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Resolves when the socket is closed. */
  async waitForClose(): Promise<{ readonly code: number; readonly why: string }> {
    while (!this.closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.waitForClose();
  }
}
