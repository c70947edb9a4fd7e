/** What of a request and of an error is written into the log: not what was asked behind `?`, and nothing that a database knows of its rows. */
import type { FastifyRequest } from 'fastify';

/** Where the log goes, and what is told; false: nothing. */
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

export const logged = (logger: Logger) => logger && { ...logger, serializers };
