import { WHOLE_BROWSER } from './browser.ts';
import { expect, type Page, test } from './test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: WHOLE_BROWSER });

test.skip(process.env.CHROMIUM_WHOLE === '', 'there is no browser that shows notifications');

/** Delivers a push message to the page's service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
  });

test('a push shows one notification for each topic, also if it can’t be read', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const message = { title: 'Nassau wartet auf dich', lines: [], path: '/#/table/1', topic: 'nassau', language: 'de' };
  // Chromium takes notifications away after some seconds, which may pass on a busy machine: then all are delivered again.
  await expect(async () => {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      for (const notification of await registration.getNotifications()) notification.close();
    });
    const poll = { timeout: 5000 };
    await deliver(page, JSON.stringify(message));
    await expect.poll(async () => (await shown(page)).length, poll).toBe(1);
    await deliver(page, JSON.stringify({ ...message, lines: ['Eins', 'Zwei'] }));
    await expect
      .poll(() => shown(page), poll)
      .toEqual([{ title: 'Nassau wartet auf dich', body: 'Eins\nZwei', tag: 'nassau', lang: 'de', data: '/#/table/1' }]);
    await deliver(page, '{');
    await expect
      .poll(async () => (await shown(page)).map(({ title }) => title).toSorted(), poll)
      .toEqual(['Nassau wartet auf dich', 'News from your tables']);
  }).toPass();
});
