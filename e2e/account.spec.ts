import { closeAll, newPlayer, PHONE, signIn, signUp, unique } from './players.ts';
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
