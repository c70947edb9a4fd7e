import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress, SsrfGuard } from './ssrf-guard.ts';

describe('the SSRF guard', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/away' ? 302 : 204, { location: '/elsewhere' }).end();
  });
  let here = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test('tells public addresses from others', () => {
    for (const address of [
      ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
      ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
      ...['fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', 'localhost', ''],
      ...['::127.0.0.1', '::7f00:1', '4000::1', '3fff::1', '2001:1ff::1', '2620:4f:8000::1', '192.175.48.1', '127.1', '0x7f.1'],
      ...['010.0.0.1', 'fe80::1%eth0', '2606:4700::1%eth.0'],
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    for (const address of ['8.8.8.8', '172.15.0.1', '172.32.0.1', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::1'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  test('refuses a URL that is not https, has a password in it, or names a private address in any notation', () => {
    const guard = new SsrfGuard(false);
    for (const url of [
      ...['', 'nowhere', 'http://hooks.example/', 'ftp://hooks.example/', 'file:///etc/passwd', 'https://a:b@hooks.example/'],
      ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/'],
      ...['https://169.254.169.254/latest/meta-data', `https://hooks.example/${'x'.repeat(1000)}`],
    ])
      expect(() => guard.check(url, 'url'), url).toThrow(/^url:? /);
    expect(guard.check('https://hooks.example/a?b=c', 'url')).toBe('https://hooks.example/a?b=c');
  });

  test('sends nothing to a name that resolves to a private address, and follows no redirect', async () => {
    const { port } = new URL(here);
    await expect(new SsrfGuard(false).post({ url: `https://localhost:${port}/`, headers: {}, body: '' })).rejects.toThrow(
      'not a public address',
    );
    await expect(new SsrfGuard(false).post({ url: `${here}/`, headers: {}, body: '' })).rejects.toThrow('https://');
    expect(asked).toEqual([]);
    expect(await new SsrfGuard(true).post({ url: `${here}/away`, headers: {}, body: '' })).toBe(302);
    expect(asked).toEqual(['/away']);
  });
});
