import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { deviceNameOf } from './device-name.ts';

const PASSWORD = 'a parrot, a plank';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('a device', () => {
  test.each([
    [FIREFOX, 'Firefox, Linux'],
    [PHONE, 'Safari, iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 OPR/120.0',
      'Opera, ChromeOS',
    ],
    ['curl/8.14.1', ''],
    ['<script>alert(1)</script>', ''],
    [undefined, ''],
  ])('%s is named by browser and system', (says, device) => {
    expect(deviceNameOf(says)).toBe(device);
  });
});

onEachDatabase('sessions', (kind) => {
  let site: TestSite;
  let addresses = 0;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  const browser = (): Browser => site.browser({ remoteAddress: `198.51.100.${++addresses}` });
  async function enter(login: string, agent: string): Promise<Browser> {
    const player = browser();
    const made = await player.statusOf('POST', '/api/account', { login, password: PASSWORD }, { 'user-agent': agent });
    if (made[0] !== 201) await player.ask('POST', '/api/login', { login, password: PASSWORD }, { 'user-agent': agent });
    return player;
  }
  const list = async (browser: Browser) => (await browser.ask('GET', '/api/me/sessions')).json().sessions;

  test('are listed for their player, each with device and last use', async () => {
    const first = await enter('anne', FIREFOX);
    await enter('jack', FIREFOX);
    site.wait(3_600_000);
    const second = await enter('anne', PHONE);
    const [newest, oldest, ...none] = await list(second);
    expect(none).toEqual([]);
    expect(newest).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      device: 'Safari, iPhone',
      createdAt: expect.any(Number),
      usedAt: expect.any(Number),
      isThis: true,
    });
    expect(oldest).toMatchObject({ device: 'Firefox, Linux', isThis: false, usedAt: newest.usedAt - 3_600_000 });
    expect((await list(first)).find(({ isThis }: { isThis: boolean }) => isThis)).toMatchObject({
      id: oldest.id,
      device: 'Firefox, Linux',
    });
    expect((await first.ask('GET', '/api/me/export')).json().sessions.map(({ device }: { device: string }) => device)).toEqual([
      'Firefox, Linux',
      'Safari, iPhone',
    ]);
  });

  test('one can be ended from another, which closes its sockets; another player’s can’t', async () => {
    const [here, there] = [await enter('mary', FIREFOX), await enter('mary', PHONE)];
    const jack = await enter('calico', FIREFOX);
    const [jacks] = await list(jack);
    expect(await here.statusOf('DELETE', `/api/me/sessions/${jacks.id}`)).toEqual([404, 'notFound']);
    const ear = await TestSocket.open(site, there.token);
    await ear.roundTrip();
    const other = (await list(here)).find(({ isThis }: { isThis: boolean }) => !isThis);
    const left = (await here.ask('DELETE', `/api/me/sessions/${other.id}`)).json().sessions;
    expect(left).toMatchObject([{ isThis: true }]);
    expect((await there.ask('GET', '/api/me')).json().player).toBe(null);
    expect(await ear.waitForClose()).toMatchObject({ code: 1008 });
    // A session can't end itself this way.
    expect(await here.statusOf('DELETE', `/api/me/sessions/${left[0].id}`)).toEqual([404, 'notFound']);
    expect(await jack.statusOf('GET', '/api/me/sessions')).toEqual([200]);
  });

  test('all others can be ended at once; this one and the API tokens stay', async () => {
    const [here, ...others] = [await enter('bess', FIREFOX), await enter('bess', PHONE), await enter('bess', PHONE)];
    const { token } = (await here.ask('POST', '/api/me/tokens', { name: 'bot', password: PASSWORD })).json();
    expect((await here.ask('DELETE', '/api/me/sessions')).json().sessions).toMatchObject([{ isThis: true, device: 'Firefox, Linux' }]);
    for (const other of others) expect((await other.ask('GET', '/api/me')).json().player).toBe(null);
    expect((await here.ask('GET', '/api/me')).json().player.name).toBe('bess');
    expect(await browser().statusOf('GET', '/api/me/tables', undefined, { authorization: `Bearer ${token}` })).toEqual([200]);
  });
});
