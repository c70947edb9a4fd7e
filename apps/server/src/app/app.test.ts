import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, NotBuilt } from './app.ts';
import { listen } from './listen.ts';

const PAGE = '<!doctype html><title>Blackbeard</title>';
const SCRIPT = `export const words = ${JSON.stringify('avast '.repeat(400))};`;
const OTHER = `export const other = ${JSON.stringify('belay '.repeat(400))};`;
const folder = mkdtempSync(join(tmpdir(), 'bb-server-'));
const web = join(folder, 'dist');
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for the world');
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'sw.js'), '// worker');
  writeFileSync(join(web, '.built'), 'when');
  writeFileSync(join(web, 'assets', 'index-a1b2c3.js'), SCRIPT);
  writeFileSync(join(web, 'assets', 'index-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(web, 'assets', 'other-d4e5f6.js'), OTHER);
  app = await createApp({ web, logger: false });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('what it serves', () => {
  test('serves the page at the root, never cached', async () => {
    for (const url of ['/', '/index.html', '/?x=1']) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, PAGE]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  test('redirects any other page address to the page, with the address behind the #', async () => {
    for (const url of ['/game/42', '/about?x=1', '/a/b/c/']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/#${url}`]);
    }
  });

  test('redirects links with marks behind them, numbers of rules, and what a browser can’t decode', async () => {
    const html = { accept: 'text/html,application/xhtml+xml' };
    for (const [url, to, headers] of [
      ['/table/abc.', '/#/table/abc', {}],
      ['/table/abc).', '/#/table/abc', {}],
      ['/table/abc%29.', '/#/table/abc', {}],
      ['/table/abc?invitation=x-_.', '/#/table/abc?invitation=x-_', {}],
      ['/table/abc.?invitation=x', '/#/table/abc?invitation=x', {}],
      ['/TABLE/ABC', '/#/TABLE/ABC', {}],
      ['/table/abc/rules/8.1', '/#/table/abc/rules/8.1', {}],
      ['/rules/%', '/#/rules/%', html],
      ['/%ff', '/#/%ff', html],
      ['/old-page.html', '/#/old-page.html', html],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 302, to]);
    }
    for (const url of ['/old-page.html', '/rules/%', '/.env', '/favicon.png'])
      expect([url, [400, 404].includes((await app.inject({ url })).statusCode)]).toEqual([url, true]);
    for (const url of ['/assets/gone.js', '/api/%', '/api/gone'])
      expect([url, (await app.inject({ url, headers: html })).statusCode]).not.toEqual([url, 302]);
  });

  test('caches hashed assets forever, and the service worker never', async () => {
    expect((await app.inject({ url: '/sw.js' })).headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ url: '/assets/other-d4e5f6.js' })).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('serves precompressed files as they are', async () => {
    const answer = await app.inject({ url: '/assets/index-a1b2c3.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toMatch(/immutable/);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  test('compresses other files', async () => {
    const answer = await app.inject({ url: '/assets/other-d4e5f6.js', headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(OTHER);
    const plain = await app.inject({ url: '/assets/other-d4e5f6.js' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(OTHER);
  });

  test('answers 304 for an unchanged file', async () => {
    const { headers } = await app.inject({ url: '/' });
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('answers health checks', async () => {
    const answer = await app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('security headers', () => {
  test('are on every answer', async () => {
    for (const url of ['/', '/assets/other-d4e5f6.js', '/assets/missing.js', '/healthz']) {
      const { headers } = await app.inject({ url });
      expect([url, headers['x-content-type-options']]).toEqual([url, 'nosniff']);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test('allow no foreign or inline script, and work over plain HTTP', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure|https?:/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('missing files', () => {
  test('does not serve the page for a missing file', async () => {
    for (const url of ['/assets/missing.js', '/assets/', '/assets/page', '/favicon.png', '/.built', '/secret.txt']) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'Not found\n']);
    }
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });

  test('answers garbage addresses briefly, never with an internal error or a foreign file', async () => {
    const listening = await createApp({ web, logger: false });
    const { port } = new URL(await listen(listening, { host: '127.0.0.1', port: 0 }));
    const get = (path: string): Promise<{ status: number; body: string }> =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
          let body = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            body += part;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        });
        asked.on('error', reject);
        asked.end();
      });
    const garbage = [
      '/%',
      '/%ff',
      '/%00',
      '/a%00.js',
      '/assets/%00.js',
      '/assets/%E0%A4%A',
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '//evil.example/%2e%2e',
      '/;/../..',
      `/${'x'.repeat(9000)}`,
      `/assets/${'x'.repeat(9000)}.js`,
      '/?%ff=%',
      '/healthz/%ff',
    ];
    for (const path of garbage) {
      const { status, body } = await get(path);
      expect([path, [200, 400, 404].includes(status)]).toEqual([path, true]);
      expect(body).not.toContain('not for the world');
      if (status !== 200) expect([path, body.length < 60]).toEqual([path, true]);
    }
    await listening.close();
  });

  test('refuses a bad upgrade, and closes the connection', async () => {
    const listening = await createApp({ web, logger: false });
    await listen(listening, { host: '127.0.0.1', port: 0 });
    const { port } = new URL(listening.listeningOrigin);
    for (const path of ['/', '/healthz', '/missing.js', '/api/live', '/api/missing', '/%ff', '/a%00']) {
      const socket = connect(Number(port), '127.0.0.1');
      let answer = '';
      socket.on('data', (part) => {
        answer += part;
      });
      const upgrade = [
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      ];
      socket.write([`GET ${path} HTTP/1.1`, 'host: ship.example', ...upgrade, '', ''].join('\r\n'));
      await once(socket, 'close');
      expect([path, answer.slice(0, 12)]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 40[04]/)]);
    }
    await listening.close();
  });

  test('says at once that the page is not built', async () => {
    await expect(createApp({ web: join(folder, 'nowhere'), logger: false })).rejects.toThrow(NotBuilt);
  });
});

describe('the address', () => {
  test('gives one clear error for a taken or invalid address', async () => {
    const first = await createApp({ web, logger: false });
    const address = await listen(first, { host: '127.0.0.1', port: 0 });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const { port } = new URL(address);
    const second = await createApp({ web, logger: false });
    await expect(listen(second, { host: '127.0.0.1', port: Number(port) })).rejects.toThrow(`Port ${port} is taken`);
    await expect(listen(second, { port: 0, host: '203.0.113.9' })).rejects.toThrow('HOST must be an address of this computer');
    await first.close();
    await second.close();
  });
});
