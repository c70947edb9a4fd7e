import { chromium } from 'playwright';
const [,, out = '/tmp/shots', size = '1440x900', theme = 'light', steps = '6', seed = 'a'] = process.argv;
import { mkdirSync } from 'node:fs';
mkdirSync(out, { recursive: true });
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme === 'dark' ? 'dark' : 'light' });
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()); });
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.addInitScript((t) => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', light: t })), theme);
await page.goto(`http://127.0.0.1:${process.env.PORT ?? 4555}/#/new?game=classic`);
await page.getByRole('button', { name: 'Set sail' }).click();
await page.waitForSelector('[data-layer="counters"]', { timeout: 15000 });
await page.waitForTimeout(2500);
await page.screenshot({ path: `${out}/${size}-${theme}-0.png` });
for (let i = 1; i <= Number(steps); i++) {
  const buttons = page.getByRole('region', { name: 'Choices' }).getByRole('button');
  try { await buttons.first().waitFor({ timeout: 8000 }); } catch { break; }
  const all = await buttons.allInnerTexts();
  const want = process.env.WANT ? process.env.WANT.split('|') : [];
  let index = all.findIndex((t) => want.some((w) => t.includes(w)));
  if (index < 0) index = Math.min(all.length - 1, i % 3);
  console.log(i, all.length, all[index]);
  await buttons.nth(index).click();
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/${size}-${theme}-${i}.png` });
}
await browser.close();
