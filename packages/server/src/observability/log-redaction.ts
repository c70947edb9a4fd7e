/** Which fields of requests and errors are logged: no query strings, and no details of database errors, which may contain row values. */
import type { FastifyRequest } from 'fastify';

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

/** @returns the logger options with serializers that leave out what may be secret */
export const redactedLogger = (logger: Logger) => logger && { ...logger, serializers };
