/**
 * Requests to addresses that players have given: by https only, to what the whole world can reach, and nowhere else by a redirect, so that
 * nobody makes the server knock at doors of its own house.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { BadInput } from '@bb/engine';

/** Milliseconds. */
const PATIENCE = 10_000;
const LONGEST_ADDRESS = 1000;

/** RFC 6890: what is not for the world. */
const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');
/** What is for the world in IPv6, but for the exceptions above. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

export function isForTheWorld(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !PRIVATE.check(address, 'ipv4');
  return version === 6 && WORLD.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Yields only addresses that may be reached; what is connected to is what was looked at. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: readonly LookupAddress[] = []) => {
    const first = found[0];
    if (error) callback(error, '', 0);
    else if (!first || !found.every(({ address }) => isForTheWorld(address))) callback(new Error(`${host} is not for the world`), '', 0);
    else if (options.all) callback(null, [...found]);
    else callback(null, first.address, first.family);
  });
};

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export class Outgoing {
  readonly #anywhere: boolean;

  /** `anywhere`: by http too, and to this machine and its neighbors. */
  constructor(anywhere: boolean) {
    this.#anywhere = anywhere;
  }

  /** @throws BadInput where it may not be asked. */
  check(text: string, path: string): string {
    const url = URL.parse(text);
    const no = (why: string) => new BadInput(path, why);
    if (!url || text.length > LONGEST_ADDRESS) throw no(`must be an address of up to ${LONGEST_ADDRESS} characters`);
    if (url.username || url.password) throw no('must have no name and password in it');
    if (this.#anywhere && url.protocol === 'http:') return url.href;
    if (url.protocol !== 'https:') throw no('must begin with https://');
    const host = hostOf(url);
    if (!this.#anywhere && isIP(host) && !isForTheWorld(host)) throw no('must be an address that the whole world can reach');
    return url.href;
  }

  /** Yields the status. Fails where there is no answer in time, or it may not be asked. */
  async post({ url: text, headers, body }: Posted): Promise<number> {
    const url = new URL(this.check(text, 'url'));
    const send = url.protocol === 'http:' ? plainRequest : request;
    return new Promise((resolve, reject) => {
      const asked = send(url, {
        method: 'POST',
        headers: { 'user-agent': 'Blackbeard', 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(!this.#anywhere && { lookup: publicLookup }),
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        // What it has to say beside the status is nobody's business here.
        answer.on('error', () => undefined);
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      asked.end(body);
    });
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
