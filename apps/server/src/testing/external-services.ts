/** Fakes of the services outside the server: an SMTP server, and an HTTP server for web push and webhooks. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { NotificationConfig } from '../notifications/notification-config.ts';

export interface Mail {
  readonly to: readonly string[];
  /** The raw mail: headers, an empty line, text. */
  readonly source: string;
}
export interface Request {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class ExternalServices {
  readonly mails: Mail[] = [];
  readonly requests: Request[] = [];
  /** The HTTP statuses of paths that don't answer 201. */
  readonly statuses = new Map<string, number>();
  /** Paths that never answer. */
  readonly silent = new Set<string>();
  /** Mail addresses that don't exist. */
  readonly unknown = new Set<string>();
  isMailDown = false;
  readonly #http = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    this.requests.push({ path, headers: request.headers, body });
    if (this.silent.has(path)) return;
    response.writeHead(this.statuses.get(path) ?? 201).end();
  });
  readonly #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (this.isMailDown) done(Object.assign(new Error('try later'), { responseCode: 451 }));
      else if (this.unknown.has(address)) done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      stream.toArray().then((parts: Buffer[]) => {
        this.mails.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString() });
        done();
      }, done);
    },
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => void this.#smtp.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
    await new Promise<void>((resolve) => void this.#smtp.close(resolve));
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}${path}`;
  }

  get config(): NotificationConfig {
    const { port } = this.#smtp.server.address() as AddressInfo;
    return { publicUrl: 'https://ship.example', smtp: `smtp://127.0.0.1:${port}`, from: null, vapid: null, allowsPrivateAddresses: true };
  }

  /** @returns the decoded texts of the mails to this address, oldest first */
  textsTo(address: string): readonly string[] {
    return this.mails.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source));
  }

  bodiesTo(path: string): readonly Buffer[] {
    return this.requests.filter((request) => request.path === path).map(({ body }) => body);
  }
}

function textOf(source: string): string {
  const at = source.indexOf('\r\n\r\n');
  const [head, body] = [source.slice(0, at), source.slice(at + 4)];
  if (/^content-transfer-encoding: base64$/im.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable$/im.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
