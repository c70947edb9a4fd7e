/** What lies outside of the server: an SMTP server with all its mailboxes, and an HTTP server that is push service and webhook at once. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { NoticesConfig } from '../notices/config.ts';

export interface Mail {
  readonly to: readonly string[];
  /** As it came: headers, an empty line, text. */
  readonly source: string;
}
export interface Request {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class OutsideWorld {
  readonly mails: Mail[] = [];
  readonly requests: Request[] = [];
  /** How a path answers, where not with 201. */
  readonly answers = new Map<string, number>();
  /** Paths that don't answer. */
  readonly silent = new Set<string>();
  /** Addresses that don't exist. */
  readonly unknown = new Set<string>();
  isMailDown = false;
  readonly #http = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    this.requests.push({ path, headers: request.headers, body });
    if (this.silent.has(path)) return;
    response.writeHead(this.answers.get(path) ?? 201).end();
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

  get config(): NoticesConfig {
    const { port } = this.#smtp.server.address() as AddressInfo;
    return { publicUrl: 'https://ship.example', smtp: `smtp://127.0.0.1:${port}`, from: null, vapid: null, anywhere: true };
  }

  /** The text of the mails to this address, oldest first, with what RFC 2045 has broken up put together. */
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
