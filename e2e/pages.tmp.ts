import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [w, h, theme] of [[1440, 900, 'light'], [1440, 900, 'dark'], [390, 844, 'light']] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: theme });
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  await page.addInitScript((t) => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', light: t })), theme);
  for (const [name, hash] of [['home', '#/'], ['new', '#/new'], ['newc', '#/new?game=classic']] as const) {
    await page.goto(`http://127.0.0.1:4555/${hash}`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/${name}-${w}-${theme}.png` });
  }
  await page.close();
}
await browser.close();
