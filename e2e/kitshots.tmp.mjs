import { chromium } from '@playwright/test';
const port = 8391, OUT = '/tmp/kit-shots';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const theme = process.argv[2] ?? 'light', lang = process.argv[3] ?? 'en';
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.addInitScript((s) => localStorage.setItem('blackbeard.settings', s), JSON.stringify({ pace: 'none', theme, language: lang }));
await page.goto(`http://127.0.0.1:${port}/#/new?game=classic`);
await page.locator('form button.primary, button.primary').last().click();
await page.waitForTimeout(2500);
const shot = (n) => page.screenshot({ path: `${OUT}/${n}-${theme}-${lang}.png` });
for (let i = 0; i < 40; i++) {
  const b = page.locator('.choices button:not([disabled])').first();
  try { await b.click({ timeout: 4000 }); } catch { break; }
  await page.waitForTimeout(60);
}
await page.waitForTimeout(1500);
await shot('play');
await page.locator('.top .tools button').first().click();
await page.waitForTimeout(800);
for (let i = 0; i < 6; i++) await page.keyboard.press('[');
await page.waitForTimeout(1200);
await shot('history');
await page.keyboard.press('Escape');
await page.setViewportSize({ width: 390, height: 844 });
await page.waitForTimeout(1200);
await shot('phone');
await page.locator('nav.tabs button').nth(3).click();
await page.waitForTimeout(800);
await shot('phone-log');
await page.locator('nav.tabs button').nth(4).click();
await page.waitForTimeout(800);
await shot('phone-more');
await browser.close();
