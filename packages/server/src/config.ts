/** All that the environment may say: names, defaults, checks. Nothing else in the server reads it. docs/hosting.md has it as a table. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import type { NoticesConfig } from './notices/config.ts';
import { areVapidKeys } from './notices/ways/web-push.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server can't run with what the environment says; each line names a variable. */
export class BadConfig extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'BadConfig';
  }
}

interface Variable<T> {
  readonly name: string;
  /** Without a default in it. */
  readonly about: string;
  /** As the table has it. */
  readonly fallback: string;
  /** What is missing or empty is undefined. Yields what it must be, where it is not. */
  read(text: string | undefined): { readonly value: T } | { readonly must: string };
}

const ok = <T>(value: T) => ({ value });

const text = (name: string, fallback: string, about: string): Variable<string> => ({
  name,
  about,
  fallback,
  read: (value) => ok(value ?? fallback),
});
const path = (name: string, fallback: string, shown: string, about: string): Variable<string> => ({
  name,
  about,
  fallback: shown,
  read: (value) => ok(resolve(value ?? fallback)),
});
const maybe = (name: string, fallback: string, about: string, is: RegExp, must: string): Variable<string | null> => ({
  name,
  about,
  fallback,
  read: (value) => (value === undefined ? ok(null) : is.test(value) ? ok(value) : { must }),
});
const flag = (name: string, about: string): Variable<boolean> => ({
  name,
  about,
  fallback: '0',
  read: (value = '0') => (value === '0' || value === '1' ? ok(value === '1') : { must: '0 or 1' }),
});
const oneOf = <const T extends string>(name: string, all: readonly T[], fallback: T, about: string): Variable<T> => ({
  name,
  about: `${about}: ${all.join(', ')}`,
  fallback,
  read(value = fallback) {
    const found = all.find((one) => one === value);
    return found === undefined ? { must: `one of ${all.join(', ')}` } : ok(found);
  },
});
const isWhole = (value: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
const count = (name: string, fallback: number, least: number, most: number, about: string): Variable<number> => ({
  name,
  about,
  fallback: String(fallback),
  read: (value = String(fallback)) =>
    isWhole(value, least, most) ? ok(Number(value)) : { must: `a whole number from ${least} to ${most}` },
});

const LAST_PORT = 65_535;
const MANY = 1_000_000;

const VARIABLES = {
  host: text('HOST', '127.0.0.1', 'the address on which it listens; `0.0.0.0` is all of them'),
  port: {
    name: 'PORT',
    about: 'the port on which it listens; 0 lets the system choose',
    fallback: 'the first free one from 4400 on',
    read: (value) =>
      value === undefined ? ok(null) : isWhole(value, 0, LAST_PORT) ? ok(Number(value)) : { must: `a whole number from 0 to ${LAST_PORT}` },
  } satisfies Variable<number | null>,
  trustProxy: flag('TRUST_PROXY', '1: it stands behind a proxy, and believes what that says of who asks and whether by https'),
  logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'warn', 'what is logged, to stderr'),
  data: path('BB_DATA', fromHere('../../../data'), '`data`', 'the folder of the SQLite database, made where there is none'),
  database: maybe(
    'DATABASE_URL',
    'none: SQLite',
    'a PostgreSQL database, `postgres://USER:PASSWORD@HOST/NAME`; several nodes may share it',
    /^postgres(ql)?:\/\/./,
    'postgres://…',
  ),
  nats: maybe(
    'NATS_URL',
    'none: nodes hear of each other through PostgreSQL',
    'a NATS server that all nodes share, `nats://HOST:4222`',
    /^(nats|tls|wss?):\/\/./,
    'nats://…',
  ),
  web: path('BB_WEB', fromHere('../../web/dist'), '`packages/web/dist`', 'the folder of the built page'),
  metricsToken: maybe(
    'METRICS_TOKEN',
    'none: there is no `/metrics`',
    'who carries it as `Authorization: Bearer …` may read `/metrics`',
    /^[\x21-\x7e]{16,200}$/,
    '16 to 200 visible characters without spaces',
  ),
  drainSeconds: count(
    'DRAIN_SECONDS',
    0,
    0,
    600,
    'how long it still answers when it is told to stop: as long as a balancer needs to see that `/healthz` says so',
  ),
  tablesOfAccount: count(
    'LIMIT_TABLES_ACCOUNT',
    DEFAULT_LIMITS.tablesOfAccount,
    1,
    MANY,
    'tables that somebody with an account may lay before he has to wait between them; after an hour without one it begins anew',
  ),
  tablesOfGuest: count('LIMIT_TABLES_GUEST', DEFAULT_LIMITS.tablesOfGuest, 1, MANY, 'the same for a guest'),
  tablesAtOnce: count(
    'LIMIT_TABLES_AT_ONCE',
    DEFAULT_LIMITS.tablesAtOnce,
    1,
    MANY,
    'tables that gather or are under way at which one player may sit',
  ),
  sockets: count('LIMIT_SOCKETS', DEFAULT_LIMITS.sockets, 1, MANY, 'sockets that may be open from one address'),
  tableBytes: count(
    'LIMIT_TABLE_BYTES',
    DEFAULT_LIMITS.tableBytes,
    4096,
    10_000_000,
    'bytes of a new table, with a component set of its own',
  ),
  messageBurst: count('LIMIT_MESSAGE_BURST', DEFAULT_LIMITS.pace.burst, 1, MANY, 'messages that a socket may send at once'),
  messagesPerSecond: count('LIMIT_MESSAGES', DEFAULT_LIMITS.pace.perSecond, 1, MANY, 'messages that it may send a second after that'),
  publicUrl: {
    name: 'PUBLIC_URL',
    about: 'where players find this server, `https://HOST`; with it notices leave the page by web push and webhooks: see notices.md',
    fallback: 'none: no notice leaves the page',
    read(value) {
      const origin = value === undefined ? null : URL.parse(value)?.origin;
      return value === undefined || value.replace(/\/$/, '') === origin ? ok(origin ?? null) : { must: 'https://HOST, without a path' };
    },
  } satisfies Variable<string | null>,
  smtp: maybe(
    'SMTP_URL',
    'none: there are no mails',
    'where mails are handed in, `smtps://USER:PASSWORD@HOST`; takes PUBLIC_URL too',
    /^smtps?:\/\/./,
    'smtp://… or smtps://…',
  ),
  mailFrom: maybe('MAIL_FROM', '`blackbeard@` and the host of PUBLIC_URL', 'whose mails they are', /^[^\s@]+@[^\s@]+$/, 'an address'),
  vapidPublicKey: maybe(
    'VAPID_PUBLIC_KEY',
    'none: keys are made up once, and kept in the database',
    'the public key of web push, in base64url; only together with the private one',
    /^[\w-]{86,88}$/,
    'a point of P-256 in base64url',
  ),
  vapidPrivateKey: maybe(
    'VAPID_PRIVATE_KEY',
    'none',
    'the private key of web push, in base64url',
    /^[\w-]{42,43}$/,
    'a key of P-256 in base64url',
  ),
  moderators: {
    name: 'MODERATORS',
    about: 'logins of those who keep order, with commas between them: see moderation.md',
    fallback: 'none but those whom `bb admin moderator` has named',
    read: (value = '') => ok(value.split(/[\s,]+/).filter((login) => login !== '')),
  } satisfies Variable<readonly string[]>,
  outgoingAnywhere: flag(
    'OUTGOING_ANYWHERE',
    '1: webhooks and push services may be on this machine and in its network, and speak http; only where all players are trusted',
  ),
} as const;

type Read<V> = V extends Variable<infer T> ? T : never;
export type Config = { readonly [K in keyof typeof VARIABLES]: Read<(typeof VARIABLES)[K]> };

/** What is empty is as if it were not there. @throws BadConfig with a line for each variable that makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const entries = Object.entries(VARIABLES).map(([key, { name, read }]) => {
    const found = read(env[name] || undefined);
    if ('value' in found) return [key, found.value];
    // A token or the password in an address is not for the log.
    const shown = /TOKEN|URL|KEY/.test(name) ? '' : `, not "${env[name]}"`;
    faults.push(`${name} must be ${found.must}${shown}.`);
    return [key, null];
  });
  if (faults.length > 0) throw new BadConfig(faults);
  return Object.fromEntries(entries);
}

export const limitsOf = ({
  tablesOfAccount,
  tablesOfGuest,
  tablesAtOnce,
  sockets,
  tableBytes,
  messageBurst,
  messagesPerSecond,
}: Config): Limits => ({
  ...DEFAULT_LIMITS,
  tablesOfAccount,
  tablesOfGuest,
  tablesAtOnce,
  sockets,
  tableBytes,
  pace: { burst: messageBurst, perSecond: messagesPerSecond },
});

/** @throws BadConfig */
export function noticesOf({ publicUrl, smtp, mailFrom, vapidPublicKey, vapidPrivateKey, outgoingAnywhere }: Config): NoticesConfig {
  const vapid = vapidPublicKey !== null && vapidPrivateKey !== null ? { publicKey: vapidPublicKey, privateKey: vapidPrivateKey } : null;
  if (vapid ? !areVapidKeys(vapid) : vapidPublicKey !== vapidPrivateKey)
    throw new BadConfig(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must belong together.']);
  if (smtp !== null && publicUrl === null) throw new BadConfig(['SMTP_URL takes PUBLIC_URL too: mails lead to the server by it.']);
  return { publicUrl, smtp, from: mailFrom, vapid, anywhere: outgoingAnywhere };
}

/** For docs/hosting.md. */
export const configTable = (): string =>
  ['| variable | default | what it is |', '|---|---|---|']
    .concat(Object.values(VARIABLES).map(({ name, fallback, about }) => `| \`${name}\` | ${fallback} | ${about} |`))
    .join('\n');
