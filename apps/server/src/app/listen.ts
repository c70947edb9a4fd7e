/** Opens the port of the server. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const FIRST_PORT = 4400;
/** The ports that are tried if none is configured. */
const MAX_PORTS_TRIED = 20;

/** The configured address can't be used. */
export class BadAddress extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadAddress';
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Listens on the configured port, or on the first free one from 4400 on. @returns the address for a browser. @throws BadAddress */
export async function listen(app: FastifyInstance, { host, port: asked }: Pick<Config, 'host' | 'port'>): Promise<string> {
  for (let port = asked ?? FIRST_PORT; ; port++) {
    try {
      await app.listen({ host, port });
      return addressOf(app, host);
    } catch (error) {
      switch (codeOf(error)) {
        case 'EADDRINUSE':
          if (asked !== null) throw new BadAddress(`Port ${port} is taken: choose another one, as in PORT=${port + 1} npm start.`);
          if (port + 1 === FIRST_PORT + MAX_PORTS_TRIED)
            throw new BadAddress(`The ports ${FIRST_PORT} to ${port} are all taken: choose one with PORT.`);
          break;
        case 'EACCES':
          throw new BadAddress(`Port ${port} is not open to this user: choose one above 1023 with PORT.`);
        case 'EADDRNOTAVAIL':
        case 'ENOTFOUND':
        case 'EAI_AGAIN':
          throw new BadAddress(`HOST must be an address of this computer, not "${host}".`);
        default:
          throw error;
      }
    }
  }
}

function addressOf(app: FastifyInstance, host: string): string {
  const bound = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}/`;
}
