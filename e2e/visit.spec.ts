/**
 * A visit fetches the files that `scripts/page-sizes.json` lists, whose sizes are checked on the build.
 * `BB_WRITE_VISITS=1 npm test -- browser e2e/visit.spec.ts`, then `node scripts/sizes.mjs --write`, write the list anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { choices, chooseWho, expectPrinted } from './table.ts';
import { expect, type Page, type Request, test } from './test.ts';

const { nameOf }: { nameOf(path: string): string } = await import(new URL('../scripts/sizes.mjs', import.meta.url).href);

interface Visit {
  readonly limits: { readonly script?: number; readonly total?: number };
  readonly files: Readonly<Record<string, number>>;
}

const LIST = new URL('../scripts/page-sizes.json', import.meta.url);
const visits = (): Record<string, Visit> => JSON.parse(readFileSync(LIST, 'utf8'));

/** Compares what was fetched with the list, or writes it. */
function expectFetched(name: string, fetched: ReadonlySet<string>): void {
  const files = [...fetched].sort();
  const listed = visits();
  const visit = listed[name];
  if (process.env.BB_WRITE_VISITS) {
    listed[name] = { limits: visit?.limits ?? {}, files: Object.fromEntries(files.map((file) => [file, visit?.files[file] ?? 0])) };
    writeFileSync(LIST, `${JSON.stringify(listed, null, 2)}\n`);
    return;
  }
  expect(files, 'the files that scripts/page-sizes.json lists').toEqual(Object.keys(visit?.files ?? {}).sort());
}

/** Collects the names of the static files that the page fetches. */
class Fetched {
  readonly names = new Set<string>();
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('requestfinished', (request) => {
      this.#pending.delete(request);
      const { pathname } = new URL(request.url());
      if (!/^\/(?:api|healthz)\b/.test(pathname)) this.names.add(pathname === '/' ? 'index.html' : nameOf(pathname));
    });
  }

  /** Waits until nothing is being fetched. */
  async rest(page: Page): Promise<void> {
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.waitForLoadState('networkidle');
    await expect.poll(() => this.#pending.size).toBe(0);
  }
}

for (const game of ['golden-age', 'classic'] as const)
  test(`from the first page to the first question at a table of ${game} the listed files are fetched`, async ({ page }) => {
    const fetched = new Fetched(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    await fetched.rest(page);
    if (game === 'golden-age') expectFetched('first page', fetched.names);
    await page.locator(`a[href="#/new${game === 'classic' ? '?game=classic' : ''}"]`).click();
    // Without bots: their files are fetched while the player reads the first question.
    for (const seat of [2, 3, 4]) await chooseWho(page, seat, 'human');
    await page.getByRole('button', { name: 'Set sail' }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(choices(page).first()).toBeVisible();
    // The files that the map is drawn from.
    await expectPrinted(page);
    await fetched.rest(page);
    expectFetched(game, fetched.names);
  });
