import { chromium } from 'playwright-core';
const lang = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const p = await b.newPage({ viewport: { width: 1440, height: 900 }, locale: lang, reducedMotion: 'reduce' });
p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()));
p.on('pageerror', (e) => console.log('PAGEERR', e.message));
await p.addInitScript(() => localStorage.getItem('blackbeard.settings') || localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
await p.goto('http://127.0.0.1:4711/');
await p.waitForTimeout(2500);
await p.screenshot({ path: `/tmp/words-${lang}-home.png` });
console.log(await p.evaluate(() => document.documentElement.lang));
await p.goto('http://127.0.0.1:4711/#/new'); await p.waitForTimeout(1500);
await p.screenshot({ path: `/tmp/words-${lang}-new.png` });
await p.getByRole('button', { name: { de: 'Segel setzen', fr: 'Mettre les voiles' }[lang] }).click();
await p.waitForTimeout(6000);
for (let i = 0; i < 9; i++) {
  const list = p.getByRole('list', { name: { de: 'Was du tun kannst', fr: 'Ce que vous pouvez faire' }[lang] }).getByRole('button');
  if (await list.count() === 0) { await p.waitForTimeout(1500); continue; }
  await list.first().click({ timeout: 5000 }).catch((e) => console.log(e.message.slice(0, 100))); await p.waitForTimeout(1500);
}
await p.screenshot({ path: `/tmp/words-${lang}-table.png` });
console.log((await p.locator('body').innerText()).slice(0, 6000));
await b.close();
