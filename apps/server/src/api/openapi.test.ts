import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registeredRoutes } from '../testing/all-routes.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

interface Operation {
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

const DOCUMENT = 'api';
let site: TestSite;
let described: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, object>>;
};

beforeAll(async () => {
  site = await openTestSite('sqlite');
  described = (await site.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => site.close());

const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(described));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(described).toMatchObject({ openapi: '3.1.0' });
});

test('describes every route: what it does, who may call it, and what it answers', () => {
  const routes = registeredRoutes(site.app.printRoutes({ commonPrefix: false })).filter((route) => route.includes(' /api/'));
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    const [method = '', url = ''] = route.split(' ');
    const operation = described.paths[pathOf(url)]?.[method.toLowerCase()];
    const statuses = Object.keys(operation?.responses ?? {});
    expect([route, operation?.summary]).toEqual([route, expect.any(String)]);
    expect([route, statuses]).toEqual([route, expect.arrayContaining(['default', expect.stringMatching(/^(101|20[0124])$/)])]);
    expect([route, operation?.security]).toEqual([route, expect.any(Array)]);
  }
  const told = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.toSorted()).toEqual(routes.map((route) => pathOf(route)).toSorted());
});

test('matches the actual answers', async () => {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(described, DOCUMENT);
  const checks = new Map<string, ValidateFunction>();
  const isAs = (answer: unknown, method: string, url: string, status: string): string => {
    const at = ['paths', pathOf(url), method.toLowerCase(), 'responses', status, 'content', 'application/json', 'schema'];
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
    checks.set(pointer, check);
    return check(answer) ? 'as described' : ajv.errorsText(check.errors);
  };
  const seen: string[] = [];
  const ask = async (player: Browser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', route: string, body?: unknown, query = '') => {
    const url = route.replace(':id', id);
    const answer = await player.ask(method, `${url}${query}`, body);
    const responses = described.paths[pathOf(route)]?.[method.toLowerCase()]?.responses ?? {};
    const status = answer.statusCode < 300 || answer.statusCode in responses ? String(answer.statusCode) : 'default';
    if (status !== '204') expect([route, isAs(answer.json(), method, route, status)]).toEqual([route, 'as described']);
    expect(responses).toHaveProperty(status);
    if (status !== 'default') seen.push(`${method} ${route}`);
    return status === '204' ? null : answer.json();
  };

  let id = '';
  const password = 'a chest of rum';
  const [anne, jack] = [site.browser(), site.browser()];
  await ask(anne, 'GET', '/api/me');
  await ask(anne, 'POST', '/api/account', { login: 'anne', password });
  await ask(anne, 'POST', '/api/login', { login: 'anne', password: 'a chest of gold' });
  await ask(anne, 'POST', '/api/login', { login: 'anne', password });
  await ask(jack, 'POST', '/api/guest', { name: 'Jack' });
  for (const player of [anne, jack]) {
    await ask(player, 'GET', '/api/me');
    await ask(player, 'PATCH', '/api/me', { name: 'Somebody' });
    await ask(player, 'GET', '/api/me/export');
    await ask(player, 'POST', '/api/me/tokens', { name: 'bot', password });
    await ask(player, 'GET', '/api/me/tokens');
    await ask(player, 'GET', '/api/me/sessions');
    await ask(player, 'DELETE', '/api/me/sessions', {});
    await ask(player, 'GET', '/api/me/notices/settings');
    await ask(player, 'PATCH', '/api/me/notices/settings', {});
  }
  const wish = { ...TABLE_SETTINGS, options: { players: 3 }, bots: [null, null, null], windows: 'fast' };
  id = (await ask(anne, 'POST', '/api/tables', wish)).table.id;
  await ask(anne, 'POST', '/api/tables/:id/bot', { seat: 2, bot: 'mate' });
  await ask(jack, 'GET', '/api/tables');
  await ask(jack, 'POST', '/api/tables/:id/join', {});
  await ask(jack, 'POST', '/api/tables/:id/leave', {});
  await ask(jack, 'POST', '/api/tables/:id/join', {});
  for (const player of [anne, jack]) await ask(player, 'POST', '/api/tables/:id/ready', { clientSeed: null });
  await ask(jack, 'GET', '/api/tables/:id');
  for (let n = 0; n < 20; n++)
    for (const player of [anne, jack]) {
      const { seq, choices } = await ask(player, 'GET', '/api/tables/:id/game');
      if (choices[0]) await ask(player, 'POST', '/api/tables/:id/choices', { seq, key: `k${seq}`, choice: choices[0] });
      await ask(player, 'GET', '/api/tables/:id/game', undefined, `?since=${seq}`);
    }
  await ask(anne, 'POST', '/api/tables/:id/choices', { seq: 0, key: 'late', choice: { type: 'pass' } });
  await ask(anne, 'GET', '/api/tables/:id/record');
  await ask(anne, 'POST', '/api/tables/:id/talk', { key: 'k', text: 'Ahoy' });
  await ask(jack, 'GET', '/api/tables/:id/talk');
  await ask(jack, 'POST', '/api/tables/:id/note', { version: 0, text: 'Bury it' });
  await ask(jack, 'GET', '/api/tables/:id/note');
  await ask(jack, 'GET', '/api/me/notices');
  await ask(jack, 'POST', '/api/logout', {});
  expect(new Set(seen).size).toBeGreaterThan(20);
});
