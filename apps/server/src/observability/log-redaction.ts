/** Which fields of requests and errors are logged: no query strings, and no details of database errors, which may contain row values. */
import type { FastifyRequest } from 'fastify';
import type { DatabaseOutage } from './state-log.ts';

/** The log's level and destination; false turns it off. */
export type Logger = false | { readonly level: string; readonly stream: { write(line: string): void } };

const serializers = {
  req({ method, url, host, ip, socket }: FastifyRequest) {
    const [path = ''] = url.split('?', 1);
    return { method, url: path, host, remoteAddress: ip, ...(socket.remotePort !== undefined && { remotePort: socket.remotePort }) };
  },
  err(error: Error & { readonly code?: unknown }) {
    const { name, message, stack = '', code } = error;
    return { type: name, message, stack, ...(typeof code === 'string' && { code }) };
  },
};

/** @returns the error that a line is about; undefined if it is about none */
const errorOf = (what: unknown): unknown =>
  what instanceof Error ? what : typeof what === 'object' && what !== null && 'err' in what ? what.err : undefined;

/**
 * @param outage  keeps errors out of the log that follow from a database that is away
 * @returns the logger options with serializers that leave out what may be secret
 */
export const redactedLogger = (logger: Logger, outage: Pick<DatabaseOutage, 'swallows'>) =>
  logger && {
    ...logger,
    serializers,
    hooks: {
      logMethod(this: unknown, args: readonly unknown[], method: (...args: never[]) => void): void {
        if (!outage.swallows(errorOf(args[0]))) Reflect.apply(method, this, args);
      },
    },
  };
