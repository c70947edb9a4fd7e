import { expect, test } from './test.ts';

test('How to play opens from the first page, and leads to a voyage or a new game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /How to play/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to play' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
  await expect(page.getByText('must come to 7 or more')).toBeVisible();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible();
});
