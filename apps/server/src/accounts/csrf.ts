/** CSRF protection: a request that changes something must come from a page of this host, as its `Origin` or `Sec-Fetch-Site` header tells. */
import type { FastifyRequest } from 'fastify';
import { Refused } from './refused.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json(?:\s*;|$)/i;

/** Whether the request comes from a page of this host. Call it for WebSockets too: browsers let pages of any host open them. */
export function isSameOrigin({ headers, host, protocol }: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  const from = URL.parse(origin);
  // Behind an untrusted proxy, `protocol` is http although the page uses https: so http accepts both.
  const isDowngraded = protocol === 'https' && from?.protocol !== 'https:';
  if (!from || !/^https?:$/.test(from.protocol) || isDowngraded) return false;
  // A proxy may add the default port to the host, which browsers leave out.
  return from.host === URL.parse(`${from.protocol}//${host}`)?.host;
}

/**
 * @param isByToken  whether the request carries an API token: then its origin does not matter, because browsers send only cookies by themselves
 * @throws Refused `foreign` or `notJson`
 */
export function checkCsrf(request: FastifyRequest, isByToken: boolean): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (!isByToken && !isSameOrigin(request)) throw new Refused('foreign');
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw new Refused('notJson');
}
