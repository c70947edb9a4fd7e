import { beginGame, createTable, guest, leaveAll, PHONE, unique } from './people.ts';
import { expectNoFault } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const beside = (page: Page): Locator => page.getByRole('region', { name: 'Beside the table' });
const news = (page: Page): Locator => page.getByRole('alert');

async function openVotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Talk|Vote)/ }).click();
  await beside(page).getByRole('button', { name: 'Table', exact: true }).click();
}

/** Answers the question that one of the players is asked. */
async function answerOnce(...pages: readonly Page[]): Promise<void> {
  const answers = (page: Page): Locator => page.locator('button[data-choices]');
  const asked = await Promise.race(
    pages.map((page) =>
      answers(page)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  await asked.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button[data-choices]')];
    buttons[0]?.click();
    document.querySelector<HTMLElement>('button[data-choices].armed')?.click();
  });
}

test('the others see a proposal, and everybody sees its result', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary')];
  const jack = await guest(browser, 'Jack', PHONE);
  const id = await createTable(unique('Nassau'), anne, mary, jack);
  await beginGame(id, anne, mary, jack);
  for (const page of [anne, mary]) await openVotes(page);

  // A pause that most reject.
  await beside(anne).getByRole('button', { name: 'Propose a pause' }).click();
  await expect(beside(anne).getByRole('button', { name: 'Propose a pause' })).toBeDisabled();
  await beside(mary).getByRole('button', { name: 'No', exact: true }).click();
  await openVotes(jack);
  await beside(jack).getByRole('button', { name: 'No', exact: true }).click();
  for (const page of [anne, mary, jack])
    await expect(beside(page)).toContainText('Anne proposes to pause. It is turned down by Mary, Jack.');
  await expectNoFault(anne);
  await beside(anne).getByRole('button', { name: 'Close' }).click();
  // A pause that most accept.
  await beside(mary).getByRole('button', { name: 'Propose a pause' }).click();
  await beside(jack).getByRole('button', { name: 'I agree' }).click();
  for (const page of [mary, jack]) await expect(beside(page)).toContainText('Mary proposes to pause. It is agreed.');
  await expect(news(anne)).toContainText('Mary proposes to pause. It is agreed.');
  await expect(anne.getByLabel('The game is paused.')).toBeVisible();
  const prompts = [anne, mary, jack].map((page) => page.getByRole('region', { name: 'The question' }));
  for (const prompt of prompts) await expect(prompt).toContainText('The game is paused. Whoever sits here can propose to go on');
  for (const page of [anne, mary, jack]) await expect(page.locator('button[data-choices]')).toHaveCount(0);
  await beside(jack).getByRole('button', { name: 'Propose to go on' }).click();
  // The result is shown over the chat, too.
  await beside(mary).getByRole('button', { name: 'Talk', exact: true }).click();
  await openVotes(anne);
  await beside(anne).getByRole('button', { name: 'I agree' }).click();
  await expect(beside(mary)).toContainText('Jack proposes to go on. It is agreed.');
  await beside(mary).getByRole('button', { name: 'Table', exact: true }).click();
  await expect(anne.getByLabel('The game is paused.')).toHaveCount(0);

  // Rewinding to the position in history.
  for (let i = 0; i < 3; i++) await answerOnce(anne, mary, jack);
  await anne.getByRole('button', { name: 'Past', exact: true }).click();
  await anne.getByRole('slider').press('Home');
  await beside(anne).getByRole('button', { name: 'Propose to take the game back to what I look at' }).click();
  for (const page of [mary, jack]) await beside(page).getByRole('button', { name: 'I agree' }).click();
  for (const page of [anne, mary, jack])
    await expect(beside(page)).toContainText(/Anne proposes to take the game back to choice \d+\. It is agreed\./);

  // The button for an undo that takes a vote asks for the vote.
  for (let i = 0; i < 3; i++) await answerOnce(anne, mary, jack);
  let hasVoted = false;
  for (const page of [anne, mary, jack]) {
    const undo = beside(page).getByRole('button', { name: 'Take back my last choice' });
    await undo.click();
    const ask = beside(page).getByRole('button', { name: 'Ask for a vote to undo it' });
    if (
      !(await ask.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await expect(beside(page)).toContainText('this takes a vote');
    await ask.click();
    for (const other of [anne, mary, jack].filter((one) => one !== page))
      await beside(other).getByRole('button', { name: 'I agree' }).click();
    for (const one of [anne, mary, jack]) await expect(beside(one)).toContainText(/proposes to take the game back to .*\. It is agreed\./);
    hasVoted = true;
    break;
  }
  expect(hasVoted).toBe(true);

  // Ending the game.
  await beside(jack).getByText('End it').click();
  await beside(jack).getByLabel('Yes, I mean it').check();
  await beside(jack).getByRole('button', { name: 'Propose to end the game' }).click();
  for (const page of [anne, mary]) await beside(page).getByRole('button', { name: 'I agree' }).click();
  for (const page of [anne, mary, jack]) {
    await expect(beside(page)).toContainText('Jack proposes to end the game without a winner. It is agreed.');
    await expect(beside(page).getByRole('button', { name: 'Play again, all of us' })).toBeVisible();
  }
  for (const prompt of prompts) await expect(prompt).toContainText('The game was ended before its time.');
  await anne.reload();
  await expect(anne.getByText('The game was ended before its time.').first()).toBeVisible();
  await openVotes(anne);
  await expect(beside(anne).getByRole('button', { name: 'Play again, all of us' })).toBeVisible();
  await leaveAll(anne, mary, jack);
});
