import { closeAll, newPlayer, openSection, PHONE, signIn, signUp, unique } from './players.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('a player sees their signed-in devices and signs out one or all others', async ({ browser }) => {
  const login = unique('anne');
  const here = await signUp(browser, login);
  const errors = watchConsole(here);
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const fox = await signIn(browser, login, { userAgent: FIREFOX });
  const phone = await signIn(browser, login, PHONE);
  const unknown = await signIn(browser, login, { userAgent: 'x' });
  await here.goto('/#/account');
  await openSection(here, 'Signed-in devices');
  await expect(here.getByText(/^This device: Chrome, Linux, since /)).toBeVisible();
  await expect(here.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(3);
  await expect(here.getByRole('button', { name: 'Sign out unknown device' })).toBeVisible();
  await expectNoFault(here);

  await here.getByRole('button', { name: 'Sign out Firefox, Linux' }).click();
  await expect(here.getByText('Firefox')).toHaveCount(0);
  await fox.goto('/#/account');
  await expect(fox.getByText('A name is all you need to play.')).toBeVisible();
  await phone.goto('/#/account');
  await expect(phone.getByText(`signed in as ${login}`)).toBeVisible();

  await here.getByRole('button', { name: 'Sign out all 2 other devices' }).click();
  await expect(here.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(0);
  await expect(here.getByText(`signed in as ${login}`)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('A name is all you need to play.')).toBeVisible();
  expect(errors).toEqual([]);
  await closeAll(here, fox, phone, unknown);
});

test('a server that sends no mail asks for no address and offers no link for a new password', async ({ browser }) => {
  const stranger = await newPlayer(browser);
  await stranger.goto('/#/account');
  await expect(stranger.getByRole('heading', { level: 2 })).toHaveText(['Sign in', 'Create account', 'Play as guest']);
  await expect(stranger.getByText('E-mail')).toHaveCount(0);
  await expect(stranger.getByText('Forgot your password?')).toHaveCount(0);
  await expectNoFault(stranger);

  const anne = await signUp(browser, unique('anne'));
  await anne.goto('/#/account');
  await openSection(anne, 'Password and passkeys');
  await expect(anne.getByRole('heading', { level: 2, name: 'Password', exact: true })).toBeVisible();
  await expect(anne.getByText('E-mail')).toHaveCount(0);
  await closeAll(stranger, anne);
});

test('a server that sends mail asks for an address and offers a link for a new password', async ({ browser }) => {
  const stranger = await newPlayer(browser);
  await stranger.route('/api/config', (route) => route.fulfill({ json: { sendsMail: true } }));
  await stranger.goto('/#/account');
  await expect(stranger.locator('#new-email')).toBeVisible();
  await expect(stranger.getByText('Forgot your password?')).toBeVisible();
  await expectNoFault(stranger);
  await closeAll(stranger);
});

test('a form says beside each field why it can’t be sent, and leads to the first of them', async ({ browser }) => {
  const page = await newPlayer(browser);
  await page.goto('/#/account');
  const form = page.getByRole('region', { name: 'Create account' });
  const [login, password] = [form.getByLabel('Username'), form.getByLabel('Password', { exact: true })];
  const faults = form.locator('.field-fault');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(login).toBeFocused();
  await expect(faults).toHaveText(['This field can’t be empty.', 'This field can’t be empty.']);
  await expect(login).toHaveAttribute('aria-invalid', 'true');
  await expect(login).toHaveAccessibleDescription(/^This field can’t be empty\. 3–24 unaccented letters/);
  await expectNoFault(page);

  await login.fill(unique('bess'));
  await expect(faults).toHaveCount(1);
  await expect(login).not.toHaveAttribute('aria-invalid');
  await expect(login).toHaveAccessibleDescription(/^3–24 unaccented letters/);
  await password.fill('short');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toBeFocused();
  await expect(faults).toHaveText('Enter 8 characters or more.');
  await password.fill('long enough');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('signed in as bess')).toBeVisible();
  await closeAll(page);
});

test('an address that is none is refused in the player’s language', async ({ browser }) => {
  const page = await newPlayer(browser);
  await page.addInitScript(() => localStorage.setItem('blackbeard.settings', JSON.stringify({ language: 'de' })));
  await page.route('/api/config', (route) => route.fulfill({ json: { sendsMail: true } }));
  await page.goto('/#/account');
  const form = page.locator('form').filter({ has: page.locator('#new-email') });
  await form.locator('#new-login').fill(unique('bess'));
  await form.locator('#new-password').fill('a parrot, a plank');
  await form.locator('#new-email').fill('bess');
  await form.getByRole('button').click();
  await expect(form.locator('#new-email')).toBeFocused();
  await expect(form.locator('.field-fault')).toHaveText('Gib eine Adresse wie name@example.org ein.');
  await closeAll(page);
});

test('the sections of an account are tabs, each with an address of its own', async ({ browser }) => {
  const page = await signUp(browser, unique('anne'));
  const errors = watchConsole(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  const panel = page.getByRole('tabpanel');
  await page.goto('/#/account');
  await expect(page.getByRole('tab')).toHaveCount(8);
  await expect(tab('Your name')).toHaveAttribute('aria-selected', 'true');
  for (const name of await page.getByRole('tab').allTextContents()) {
    await tab(name).click();
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel.getByRole('heading').first()).toBeVisible();
    await expectNoFault(page);
  }
  await tab('Vacation').click();
  await tab('API tokens').click();
  await page.reload();
  await expect(tab('API tokens')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Vacation');

  // The keys run through the tabs, round and round; only one of them is a stop for Tab.
  await tab('Vacation').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Muted players')).toBeFocused();
  await expect(panel).toHaveAccessibleName('Muted players');
  await expect(page).toHaveURL(/#\/account\/muted$/);
  await page.keyboard.press('End');
  await expect(tab('Your data')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Your name')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Display name', { exact: true })).toBeFocused();
  expect(errors).toEqual([]);
  await closeAll(page);
});

test('on a phone the tabs of the account lie in a strip, which shows the chosen one', async ({ browser }) => {
  const page = await signUp(browser, unique('anne'), PHONE);
  await page.goto('/#/account/data');
  await expect(page.getByRole('tab', { name: 'Your data' })).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page);
  await closeAll(page);
});
