/** All environment variables: names, defaults, checks. No other file of the server reads the environment. docs/hosting.md lists them in a table. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS, type Limits } from '../accounts/limits.ts';
import { areVapidKeys } from '../notifications/channels/web-push.ts';
import type { NotificationConfig } from '../notifications/notification-config.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server can't run with these environment variables; each line of the message names one. */
export class BadConfig extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'BadConfig';
  }
}

interface Variable<T> {
  readonly name: string;
  /** The type, without a default. */
  readonly about: string;
  /** As shown in the table. */
  readonly fallback: string;
  /** Reads the value; undefined if it is missing or empty. @returns what it must be, if it is not */
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
    const found = all.find((allowed) => allowed === value);
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
  host: text('HOST', '127.0.0.1', 'the address to listen on; `0.0.0.0` for all addresses'),
  port: {
    name: 'PORT',
    about: 'the port to listen on; 0 lets the system choose',
    fallback: 'the first free port from 4400 on',
    read: (value) =>
      value === undefined ? ok(null) : isWhole(value, 0, LAST_PORT) ? ok(Number(value)) : { must: `a whole number from 0 to ${LAST_PORT}` },
  } satisfies Variable<number | null>,
  trustProxy: flag('TRUST_PROXY', '1: behind a proxy, whose headers give the client’s address and protocol'),
  logLevel: oneOf(
    'LOG_LEVEL',
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'warn',
    'the least severe messages to log, to stderr',
  ),
  data: path('BB_DATA', fromHere('../../../../data'), '`data`', 'the folder of the SQLite database, created if it is missing'),
  database: maybe(
    'DATABASE_URL',
    'none: SQLite',
    'a PostgreSQL database, `postgres://USER:PASSWORD@HOST/NAME`; several nodes may share it',
    /^postgres(ql)?:\/\/./,
    'postgres://…',
  ),
  nats: maybe(
    'NATS_URL',
    'none: nodes exchange messages through PostgreSQL',
    'a NATS server shared by all nodes, `nats://HOST:4222`',
    /^(nats|tls|wss?):\/\/./,
    'nats://…',
  ),
  web: path('BB_WEB', fromHere('../../../web/dist'), '`apps/web/dist`', 'the folder of the built web client'),
  hasExamples: flag('BB_EXAMPLES', '1: example games can be played too, for developers; their tables go on when this is off again'),
  metricsToken: maybe(
    'METRICS_TOKEN',
    'none: there is no `/metrics`',
    'the token for `/metrics`, sent as `Authorization: Bearer …`',
    /^[\x21-\x7e]{16,200}$/,
    '16 to 200 visible characters without spaces',
  ),
  drainSeconds: count(
    'DRAIN_SECONDS',
    0,
    0,
    600,
    'seconds in which a stopping node still answers requests, so that a load balancer can see it on `/healthz`',
  ),
  tablesOfAccount: count(
    'LIMIT_TABLES_ACCOUNT',
    DEFAULT_LIMITS.tablesOfAccount,
    1,
    MANY,
    'tables that an account can create before it has to wait between them; an hour without a new table resets this',
  ),
  tablesOfGuest: count('LIMIT_TABLES_GUEST', DEFAULT_LIMITS.tablesOfGuest, 1, MANY, 'the same for a guest'),
  tablesAtOnce: count('LIMIT_TABLES_AT_ONCE', DEFAULT_LIMITS.tablesAtOnce, 1, MANY, 'unfinished tables at which a player can have a seat'),
  sockets: count('LIMIT_SOCKETS', DEFAULT_LIMITS.sockets, 1, MANY, 'open sockets from one address'),
  tableBytes: count(
    'LIMIT_TABLE_BYTES',
    DEFAULT_LIMITS.tableBytes,
    4096,
    10_000_000,
    'bytes of a request to create a table, which can include a component set',
  ),
  messageBurst: count('LIMIT_MESSAGE_BURST', DEFAULT_LIMITS.pace.burst, 1, MANY, 'messages that a socket can send at once'),
  messagesPerSecond: count('LIMIT_MESSAGES', DEFAULT_LIMITS.pace.perSecond, 1, MANY, 'messages that it can send a second after that'),
  publicUrl: {
    name: 'PUBLIC_URL',
    about: 'the address of this server for players, `https://HOST`; needed for web push and webhooks: see notices.md',
    fallback: 'none: notifications appear only on the page',
    read(value) {
      const origin = value === undefined ? null : URL.parse(value)?.origin;
      return value === undefined || value.replace(/\/$/, '') === origin ? ok(origin ?? null) : { must: 'https://HOST, without a path' };
    },
  } satisfies Variable<string | null>,
  smtp: maybe(
    'SMTP_URL',
    'none: no e-mail is sent',
    'the server for outgoing e-mail, `smtps://USER:PASSWORD@HOST`; needs PUBLIC_URL',
    /^smtps?:\/\/./,
    'smtp://… or smtps://…',
  ),
  mailFrom: maybe('MAIL_FROM', '`blackbeard@` and the host of PUBLIC_URL', 'the sender of e-mail', /^[^\s@]+@[^\s@]+$/, 'an address'),
  vapidPublicKey: maybe(
    'VAPID_PUBLIC_KEY',
    'none: keys are generated once and kept in the database',
    'the public key for web push, in base64url; needs the private one too',
    /^[\w-]{86,88}$/,
    'a point of P-256 in base64url',
  ),
  vapidPrivateKey: maybe(
    'VAPID_PRIVATE_KEY',
    'none',
    'the private key for web push, in base64url',
    /^[\w-]{42,43}$/,
    'a key of P-256 in base64url',
  ),
  moderators: {
    name: 'MODERATORS',
    about: 'usernames of the moderators, separated by commas: see moderation.md',
    fallback: 'none, except those named with `bb admin moderator`',
    read: (value = '') => ok(value.split(/[\s,]+/).filter((login) => login !== '')),
  } satisfies Variable<readonly string[]>,
  outgoingAnywhere: flag(
    'OUTGOING_ANYWHERE',
    '1: webhooks and push services can be on this machine or its network, and use http; only if you trust all players',
  ),
} as const;

/** The names of all variables. */
export const VARIABLE_NAMES: readonly string[] = Object.values(VARIABLES).map(({ name }) => name);

type Read<V> = V extends Variable<infer T> ? T : never;
export type Config = { readonly [K in keyof typeof VARIABLES]: Read<(typeof VARIABLES)[K]> };

/** An empty value counts as missing. @throws BadConfig with a line for each invalid variable */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const entries = Object.entries(VARIABLES).map(([key, { name, read }]) => {
    const found = read(env[name] || undefined);
    if ('value' in found) return [key, found.value];
    // The log must not show a token or the password in an address.
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
export function notificationConfigOf({
  publicUrl,
  smtp,
  mailFrom,
  vapidPublicKey,
  vapidPrivateKey,
  outgoingAnywhere,
}: Config): NotificationConfig {
  const vapid = vapidPublicKey !== null && vapidPrivateKey !== null ? { publicKey: vapidPublicKey, privateKey: vapidPrivateKey } : null;
  if (vapid ? !areVapidKeys(vapid) : vapidPublicKey !== vapidPrivateKey)
    throw new BadConfig(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must belong together.']);
  if (smtp !== null && publicUrl === null) throw new BadConfig(['SMTP_URL needs PUBLIC_URL: e-mails contain links to the server.']);
  return { publicUrl, smtp, from: mailFrom, vapid, allowsPrivateAddresses: outgoingAnywhere };
}

/** The table of variables for docs/hosting.md. */
export const configTable = (): string =>
  ['| variable | default | what it is |', '|---|---|---|']
    .concat(Object.values(VARIABLES).map(({ name, fallback, about }) => `| \`${name}\` | ${fallback} | ${about} |`))
    .join('\n');
