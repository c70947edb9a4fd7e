/** A browser's socket to a site, and all that it hears. */
import type { ClientMessage, ServerMessage } from '@bb/protocol';
import { WebSocket } from 'ws';
import { HOST, ORIGIN, type Site } from './site.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export class Ear {
  readonly heard: ServerMessage[] = [];
  closed: { readonly code: number; readonly why: string } | null = null;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
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

  static async open({ app }: Site, token: string | null): Promise<Ear> {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('it does not listen');
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/api/live`, {
      headers: { host: HOST, origin: ORIGIN, ...(token !== null && { cookie: `bb-session=${token}` }) },
    });
    const ear = new Ear(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return ear;
  }

  say(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Nothing of what was said before is still on its way. */
  async quiet(): Promise<void> {
    const from = this.heard.length;
    this.say({ type: 'ping' });
    await this.until('pong', () => true, from);
  }

  /** The first of this type that is so, from the `from`th message on. */
  async until<T extends ServerMessage['type']>(type: T, is: (message: Of<T>) => boolean = () => true, from = 0): Promise<Of<T>> {
    for (;;) {
      const found = this.heard.slice(from).find((message): message is Of<T> => message.type === type && is(message as Of<T>));
      if (found) return found;
      if (this.closed) throw new Error(`closed: ${this.closed.code} ${this.closed.why}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Resolves when the server has closed it. */
  async untilClosed(): Promise<{ readonly code: number; readonly why: string }> {
    while (!this.closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.closed;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.untilClosed();
  }
}
