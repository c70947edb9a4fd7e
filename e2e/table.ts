/** Starts games and finds the parts of a table. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** For a test that measures time or memory: it runs alone. */
export const MEASURED = { tag: '@measured' };

/** @returns the list of errors on the page, to which later errors are added; expect it to be empty at the end */
export function watchConsole(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Waits until all animations have ended, except endless ones and those that follow scrolling. */
const expectRest = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            ({ playState, timeline, effect }) =>
              playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
          ),
      ),
    )
    .toBe(false);

/** Expects no accessibility faults on the page or a part of it. */
export async function expectNoFault(page: Page, part = 'html'): Promise<void> {
  await expectRest(page);
  // A page is given axe once: to load it takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults = await page.evaluate(async (within) => {
    const { violations } = await window.axe.run(within, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  }, part);
  expect(faults).toEqual([]);
}

/** The smallest letters that must be read, in CSS pixels; a little less, because browsers round. */
const MIN_LETTERS_PX = 11.95;

/** Expects that no text in sight is too small to read. Single signs and figures in drawings are marks, such as the seat's on a counter. */
export async function expectReadable(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
      if (!parent || text === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const isDrawn = parent instanceof SVGGraphicsElement;
      if (isDrawn && /^(?:.|\d{1,2})$/u.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height, left, right, top, bottom } = range.getBoundingClientRect();
      // Text for screen readers is clipped to a pixel.
      const isShown = parent.getBoundingClientRect().width > 1 && width > 1 && height > 1;
      if (!isShown || right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
      const scale = isDrawn ? parent.getBoundingClientRect().height / parent.getBBox().height : 1;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < least) found.add(`${size.toFixed(1)} px: ${text} <${parent.tagName} class="${parent.getAttribute('class') ?? ''}">`);
    }
    return [...found];
  }, MIN_LETTERS_PX);
  expect(small).toEqual([]);
}

/** Expects the text that appears when the mouse rests on an element. */
export async function expectTooltip(at: Locator, text: string): Promise<void> {
  const page = at.page();
  // While others play, the element may be drawn anew under a mouse that rests.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await at.hover();
    await expect(page.getByRole('tooltip')).toHaveText(text, { timeout: 1000 });
  }).toPass();
}

/** @returns a page on a phone, in its own context, which closes with the page */
export const newPhone = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens the first page, without hints: the dice decide when these cover the table. */
export async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('blackbeard.settings'))
      localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none', hints: false }));
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Blackbeard', level: 1 }).waitFor();
}

/** Leaves a table for the first page, without loading the program again. */
export async function backHome(page: Page): Promise<void> {
  await page.goto('/#/');
  await page.getByRole('heading', { name: 'Blackbeard', level: 1 }).waitFor();
}

export interface NewGame {
  /** The id of the game; left out for the one that the page offers first. */
  readonly game?: string;
  readonly players?: number;
  /** The kind of each seat. */
  readonly kinds?: readonly string[];
  /** The options that are switched on. */
  readonly switches?: readonly string[];
}

/** Chooses the kind of player for a seat, on the page of a new game. */
export async function chooseWho(page: Page, seat: number, kind: string): Promise<void> {
  const opener = page.getByRole('button', { name: `Player in seat ${seat}` });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page
    .getByRole('group', { name: `Player in seat ${seat}` })
    .locator(`input[value="${kind}"]`)
    .check();
}

export async function startGame(page: Page, { game, players = 4, kinds = [], switches = [] }: NewGame = {}): Promise<void> {
  // On a host of the test's own, too.
  if (game !== undefined) await page.evaluate((id) => (location.hash = `#/new?game=${id}`), game);
  else if (!page.url().endsWith('#/new')) await page.getByRole('link', { name: 'New game' }).click();
  await page.getByLabel('Players', { exact: true }).selectOption(String(players));
  for (const option of switches) await page.getByLabel(option).check();
  for (const [i, kind] of kinds.entries()) await chooseWho(page, i + 1, kind);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.getByRole('main', { name: 'Board' }).waitFor();
}

/** Waits until the map is drawn. */
export const expectPrinted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('canvas.whole').evaluate((canvas) => canvas instanceof HTMLCanvasElement && canvas.width > 400))
    .toBe(true);

/** The list also has the unavailable choices, with their rules, and the button that shows them. */
const NAME_OF_CHOICE = /^(?!.*Why not\?|Read rule )/s;
/** The available choices. The list is found by its label, which is much quicker than by its role. */
export const choices = (page: Page): Locator =>
  page.locator('ol[aria-label="Your choices"]').getByRole('button', { name: NAME_OF_CHOICE, disabled: false });
/** Opens the list of what is chosen on the map, if it is folded. */
export async function openList(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^List \(\d+\)/ });
  if (await folded.isVisible()) await folded.click();
}
export const scores = (page: Page): Locator => page.getByRole('region', { name: /^Final (?:scores|result)$/ });
export const promptBar = (page: Page): Locator => page.getByRole('status').first();

/** Closes a dialog by its key, and waits until it is gone: one that has only just been closed takes the next key. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Waits until there is something to choose, or the game is over. */
export async function waitForTurn(page: Page): Promise<'choose' | 'over'> {
  // `expect` would describe the whole page each time that there is nothing yet.
  await choices(page).first().or(scores(page)).waitFor({ timeout: 60_000 });
  return (await scores(page).isVisible()) ? 'over' : 'choose';
}

/** The scripted player's preferences, best first. */
export const LIKES = [
  /retire/i,
  /loot the merchant/i,
  /seize/i,
  /take the cargo/i,
  /find the merchant/i,
  /sell hold/i,
  /business in port/i,
  /\bpay\b/i,
];
