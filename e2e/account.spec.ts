import { again, captain, leaveAll, PHONE, unique } from './people.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('who is logged in elsewhere sees where, and logs out one or all others', async ({ browser }) => {
  const login = unique('anne');
  const here = await captain(browser, login);
  const errors = watchConsole(here);
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const fox = await again(browser, login, { userAgent: FIREFOX });
  const phone = await again(browser, login, PHONE);
  const unknown = await again(browser, login, { userAgent: 'x' });
  await here.goto('/#/account');
  await expect(here.getByText(/^Here: Chrome, Linux, since /)).toBeVisible();
  await expect(here.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(3);
  await expect(here.getByRole('button', { name: 'Log out an unknown device' })).toBeVisible();
  await expectNoFault(here);

  await here.getByRole('button', { name: 'Log out Firefox, Linux' }).click();
  await expect(here.getByText('Firefox')).toHaveCount(0);
  await fox.goto('/#/account');
  await expect(fox.getByText('To sit down at a table you need no more than a name.')).toBeVisible();
  await phone.goto('/#/account');
  await expect(phone.getByText(`logged in as ${login}`)).toBeVisible();

  await here.getByRole('button', { name: 'Log out all 2 others' }).click();
  await expect(here.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(0);
  await expect(here.getByText(`logged in as ${login}`)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('To sit down at a table you need no more than a name.')).toBeVisible();
  expect(errors).toEqual([]);
  await leaveAll(here, fox, phone, unknown);
});
