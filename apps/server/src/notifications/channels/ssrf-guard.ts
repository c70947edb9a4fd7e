/**
 * A guard against server-side request forgery (SSRF). Requests to URLs that players have given use https, go to public addresses only, and
 * follow no redirect, so that nobody can make the server reach into its own network.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { BadInput } from '@bb/kernel';
import ipaddr from 'ipaddr.js';

const TIMEOUT_MS = 10_000;
const MAX_URL_CHARACTERS = 1000;

/** Global unicast addresses. For ipaddr.js, every address without a special purpose is `unicast`, even one that nobody has been given. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads short and octal forms, which are not what sockets connect to.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** A DNS lookup that fails unless all addresses are public. The socket uses its result, so DNS rebinding can't get around it. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: readonly LookupAddress[] = []) => {
    const first = found[0];
    if (error) callback(error, '', 0);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${host} is not a public address`), '', 0);
    else if (options.all) callback(null, [...found]);
    else callback(null, first.address, first.family);
  });
};

export interface PostRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export class SsrfGuard {
  readonly #allowsPrivate: boolean;

  /** @param allowsPrivate  allows http and private addresses too: for tests, and for servers that trust all players */
  constructor(allowsPrivate: boolean) {
    this.#allowsPrivate = allowsPrivate;
  }

  /**
   * @param path  the input field, for the error
   * @returns the URL in its normal form
   * @throws BadInput if requests to it are not allowed
   */
  check(text: string, path: string): string {
    const url = URL.parse(text);
    const refuse = (why: string) => new BadInput(path, why);
    if (!url || text.length > MAX_URL_CHARACTERS) throw refuse(`must be a URL of up to ${MAX_URL_CHARACTERS} characters`);
    if (url.username || url.password) throw refuse('must not contain a username or password');
    if (this.#allowsPrivate && url.protocol === 'http:') return url.href;
    if (url.protocol !== 'https:') throw refuse('must begin with https://');
    const host = hostOf(url);
    if (!this.#allowsPrivate && isIP(host) && !isPublicAddress(host)) throw refuse('must be a public address');
    return url.href;
  }

  /**
   * @returns the HTTP status of the response
   * @throws BadInput if requests to the URL are not allowed
   * @throws Error if there is no response in time, or the name resolves to an address that is not public
   */
  async post({ url: text, headers, body }: PostRequest): Promise<number> {
    const url = new URL(this.check(text, 'url'));
    const send = url.protocol === 'http:' ? plainRequest : request;
    return new Promise((resolve, reject) => {
      const outgoing = send(url, {
        method: 'POST',
        headers: { 'user-agent': 'Blackbeard', 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(!this.#allowsPrivate && { lookup: publicLookup }),
      });
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        // Only the status matters; don't download the body.
        answer.on('error', () => undefined);
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      outgoing.end(body);
    });
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
