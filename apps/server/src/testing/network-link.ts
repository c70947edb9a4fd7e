/** A TCP proxy between a node and a database or NATS server, whose connections can be cut. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class NetworkLink {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Opens a proxy to the host and port of `url`. Returns it, and the URL with the proxy's host and port. */
  static async to(url: string): Promise<{ readonly line: NetworkLink; readonly url: string }> {
    const there = new URL(url);
    const server = createServer();
    const line = new NetworkLink(server);
    const { hostname, port } = there;
    server.on('connection', (near) => line.#join(near, Number(port), hostname));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    there.hostname = '127.0.0.1';
    there.port = String(typeof address === 'object' ? address?.port : '');
    return { line, url: there.href };
  }

  #join(near: Socket, port: number, host: string): void {
    if (this.#isCut) return void near.destroy();
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }

  /** Breaks all connections, and refuses new ones until `mend`. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
