/** A request that changes something must come from a page of this host: the browser says so, and no foreign page can make it lie. */
import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json(?:\s*;|$)/i;

/** Of a WebSocket too, whose opening is a GET and which no browser keeps from other hosts. */
export function isOwnOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return URL.parse(origin)?.host === host.toLowerCase();
}

/** `isByToken`: a token is no cookie, which a browser would send by itself for a page of another host. @throws Refused */
export function checkChange(request: FastifyRequest, isByToken: boolean): void {
  if (READS.has(request.method)) return;
  if (!isByToken && !isOwnOrigin(request)) throw new Refused('foreign');
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new Refused('notJson');
}
