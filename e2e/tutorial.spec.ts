import { choices, expectNoFault, newPhone, openHome, promptBar, waitForTurn, watchConsole } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const guide = (page: Page) => page.getByRole('region', { name: /First voyage|The voyage is over/ });
/** The choice that the guide asks for, or its group while that is closed. */
const wanted = (page: Page) => page.getByRole('list', { name: 'Your choices' }).locator('[data-guided]').first();

/** Reads the introduction, which says what wins and when the game ends. */
async function begin(page: Page): Promise<void> {
  await expect(guide(page)).toContainText('The most Victory Points win');
  await expect(guide(page)).toContainText('“Pardon” at the top');
  await expect(page.locator('[data-guided]')).toHaveText(/Pardon\s*0\/3/);
  await guide(page).getByRole('button', { name: 'Begin' }).click();
  await expect(guide(page)).toContainText('This is Samuel Bellamy');
}

/** Presses until the page changes: it ignores a press that follows the last one too soon. */
async function pressUntilChanged(page: Page, press: () => Promise<void>): Promise<void> {
  const body = page.locator('body');
  const before = await body.innerText();
  await expect(async () => {
    await press();
    await expect(body).not.toHaveText(before, { useInnerText: true, timeout: 1000 });
  }).toPass();
}

/** What a button shows, after the title of its row. */
const shownOn = (button: Locator): Promise<string> =>
  button.evaluate((element: HTMLElement) => {
    const brief = element.querySelector<HTMLElement>('.brief')?.dataset.text;
    return brief === undefined
      ? (element.dataset.label ?? '')
      : `${element.closest('.row')?.querySelector('.title')?.textContent ?? ''} ${brief}`.trim();
  });

/** Follows the guide by keyboard, to its end or for at most `most` presses. @returns the number of presses */
async function follow(page: Page, most: number): Promise<number> {
  for (let i = 0; i < most; i++) {
    const over = page.getByRole('heading', { name: 'The voyage is over' });
    await expect(wanted(page).or(over).first()).toBeVisible();
    if (await over.isVisible()) return i;
    // The guide calls the button, even a group's, by what it shows; where several are right, the choice is free.
    const isFree = await guide(page).getByText('Your choice').isVisible();
    if (!isFree) await expect(guide(page)).toContainText(`“${await shownOn(wanted(page))}”`);
    await expect(wanted(page)).toBeInViewport();
    await pressUntilChanged(page, () => wanted(page).press('Enter'));
  }
  return most;
}

test('the first voyage is sailed to its end by keyboard, left and taken up again on the way', async ({ page }) => {
  const errors = watchConsole(page);
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
  await openHome(page);
  await page.getByRole('link', { name: /First voyage/ }).click();
  await begin(page);
  await follow(page, 8);
  await expectNoFault(page, '.guide');
  await page.reload();
  await expect(guide(page)).toContainText('Now press');
  await page.getByRole('link', { name: 'Leave the voyage' }).click();
  await page
    .getByRole('link', { name: /First voyage/ })
    .first()
    .click();
  const presses = await follow(page, 80);
  expect(presses).toBeLessThan(80);
  await expect(page.getByRole('list', { name: 'Game log' })).toContainText('Bellamy retires');
  // The end stays until the player closes it; then the game goes on like any other.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The voyage is over' })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  await expect(promptBar(page)).toContainText('Anne');
  // At its end the home page offers a new voyage; there is nothing to continue.
  await openHome(page);
  await expect(page.getByRole('link', { name: /^First voyage/ }).first()).toContainText('learn it by playing');
  // The list of saved games keeps it, to be played on.
  await expect(page.getByRole('link', { name: /^Continue(?!:)/ })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await waitForTurn(page);
  await expect(guide(page)).toHaveCount(0);
  await page.reload();
  await waitForTurn(page);
  await expect(guide(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('another choice is put off kindly', async ({ page }) => {
  await page.goto('/#/voyage');
  await begin(page);
  await choices(page).filter({ hasText: 'Wear and Tear' }).first().click();
  const list = choices(page).filter({ hasNot: page.locator('[data-guided]') });
  if (!(await guide(page).getByText('You can do that later').isVisible())) await list.first().click();
  await expect(guide(page)).toContainText('You can do that later');
  await expect(page.getByRole('list', { name: 'Game log' })).not.toContainText('plays Wear and Tear');
});

test('on a phone the voyage is sailed by touch, and the guide lies over no question', async ({ browser }) => {
  const page = await newPhone(browser);
  const errors = watchConsole(page);
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' })));
  await page.goto('/#/voyage');
  const over = page.getByRole('heading', { name: 'The voyage is over' });
  await begin(page);
  let ransoms = 0;
  for (let i = 0; i < 80; i++) {
    await expect(wanted(page).or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    const question = await page.getByRole('region', { name: 'Question' }).boundingBox();
    const head = await guide(page).boundingBox();
    expect(head?.y ?? 0).toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? 0) - 1);
    // The guide leaves the pirate that it speaks of in sight.
    const named = /Bellamy|Vane/.exec(await guide(page).innerText())?.[0];
    const pirate = named ? page.getByRole('button', { name: new RegExp(`${named} of`) }) : page.locator('.pirate:has(.halo)');
    if ((await page.locator('.frame').isVisible()) && (await pirate.count()) > 0)
      await expect(async () => {
        const [counter, cover, map] = [
          await pirate.boundingBox(),
          await guide(page).boundingBox(),
          await page.locator('.frame').boundingBox(),
        ];
        const middle = (counter?.y ?? 0) + (counter?.height ?? 0) / 2;
        expect(middle).toBeGreaterThan((cover?.y ?? 0) + (cover?.height ?? 0));
        expect(middle).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
      }).toPass();
    // Where the choice is free, the player takes the other merchant.
    const other = choices(page).filter({ hasText: 'Find the merchant off Santo Domingo' });
    const isOther = (await guide(page).getByText('Your choice').isVisible()) && (await other.isVisible());
    if ((await guide(page).innerText()).includes('Take the ransom')) ransoms += 1;
    await pressUntilChanged(page, () => (isOther ? other : wanted(page)).tap());
  }
  expect(ransoms, 'only the planter from Santo Domingo fetches a ransom in San Juan').toBe(1);
  await expect(over).toBeVisible();
  expect(errors).toEqual([]);
  await page.close();
});
