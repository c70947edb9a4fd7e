import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../accounts/limits.ts';
import { BadConfig, configTable, limitsOf, notificationConfigOf, readConfig } from './config.ts';

test('listens on this machine only, with SQLite and limits, by default', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: null, database: null, nats: null, trustProxy: false, metricsToken: null });
  expect(config.data).toMatch(/data$/);
  expect(limitsOf(config)).toEqual(DEFAULT_LIMITS);
  expect(readConfig({ HOST: '', PORT: '', LIMIT_SOCKETS: '' })).toEqual(config);
});

test('reads the environment variables', () => {
  const env = {
    HOST: '::',
    PORT: '0',
    DATABASE_URL: 'postgres://jim@db/bb',
    NATS_URL: 'nats://n:4222',
    TRUST_PROXY: '1',
    LIMIT_MESSAGES: '7',
  };
  const config = readConfig(env);
  expect(config).toMatchObject({ host: '::', port: 0, database: env.DATABASE_URL, nats: env.NATS_URL, trustProxy: true });
  expect(limitsOf(config).pace.perSecond).toBe(7);
});

test.each([
  ['PORT', ['x', '-1', '70000', '80.5', '1e3', ' 80'], 'a whole number from 0 to 65535'],
  ['TRUST_PROXY', ['yes', 'true', '2'], '0 or 1'],
  ['LOG_LEVEL', ['loud', 'INFO'], 'one of fatal, error, warn, info, debug, trace, silent'],
  ['LIMIT_SOCKETS', ['0', '-5', '1e9', '10000000'], 'a whole number from 1 to 1000000'],
  ['LIMIT_TABLE_BYTES', ['100', '99999999'], 'a whole number from 4096 to 10000000'],
])('%s that makes no sense is one clear error', (name, wrong, must) => {
  for (const value of wrong)
    expect(() => readConfig({ [name]: value })).toThrow(new BadConfig([`${name} must be ${must}, not "${value}".`]));
});

test('reports all errors at once, and repeats no secret', () => {
  const env = { DATABASE_URL: 'mysql://jim:rum@db', NATS_URL: 'http://jim:rum@n', METRICS_TOKEN: 'rum rum', PORT: 'x' };
  try {
    readConfig(env);
    expect.unreachable();
  } catch (error) {
    const lines = error instanceof BadConfig ? error.message.split('\n') : [];
    expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['PORT', 'DATABASE_URL', 'NATS_URL', 'METRICS_TOKEN']);
    expect(lines.join()).not.toContain('rum');
  }
});

test('needs PUBLIC_URL for e-mail', () => {
  const smtp = { SMTP_URL: 'smtp://jim:rum@mail.example' };
  expect(() => notificationConfigOf(readConfig(smtp))).toThrow(
    new BadConfig(['SMTP_URL needs PUBLIC_URL: e-mails contain links to the server.']),
  );
  expect(notificationConfigOf(readConfig({ ...smtp, PUBLIC_URL: 'https://ship.example' }))).toMatchObject({
    publicUrl: 'https://ship.example',
  });
});

test('documents all variables in docs/hosting.md', () => {
  const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  expect(page).toContain(`\n\n${configTable()}\n\n`);
});
