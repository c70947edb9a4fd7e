/**
 * Draws the app icons from `public/flag.svg`. They are committed.
 *
 *     node apps/web/tools/icons.ts
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const flag = readFileSync(`${PUBLIC}flag.svg`, 'utf8');
/** The fraction of a maskable icon that is always visible. */
const SAFE_PART = 0.84;

/** `size` is in pixels; `part` is the fraction of it that the flag fills. */
const ICONS = [
  { name: 'flag-180', size: 180, part: 1, rounded: false },
  { name: 'flag-192', size: 192, part: 1, rounded: true },
  { name: 'flag-512', size: 512, part: 1, rounded: true },
  { name: 'flag-maskable-512', size: 512, part: SAFE_PART, rounded: false },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const { name, size, part, rounded } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const cloth = rounded ? 'transparent' : '#1b1410';
  const inside = `width:${size * part}px;height:${size * part}px;display:block`;
  await page.setContent(
    `<body style="margin:0;background:${cloth};height:${size}px;display:grid;place-items:center">${flag.replace('<svg', `<svg style="${inside}"`)}`,
  );
  await page.screenshot({ path: `${PUBLIC}icons/${name}.png`, omitBackground: rounded });
  await page.close();
}
await browser.close();
