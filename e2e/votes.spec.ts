import { answerOnce, beginGame, closeAll, createTable, guest, PHONE, unique } from './players.ts';
import { expectNoFault } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Side panel' });
const news = (page: Page): Locator => page.getByRole('alert');

async function openVotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Game|Vote)$/ }).click();
}

test('the others see a proposal, and everybody sees its result', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary')];
  const jack = await guest(browser, 'Jack', PHONE);
  const id = await createTable(unique('Nassau'), anne, mary, jack);
  await beginGame(id, anne, mary, jack);
  for (const page of [anne, mary]) await openVotes(page);

  // A pause that most reject.
  await panel(anne).getByRole('button', { name: 'Propose a pause' }).click();
  await expect(panel(anne).getByRole('button', { name: 'Propose a pause' })).toBeDisabled();
  await panel(mary).getByRole('button', { name: 'Reject', exact: true }).click();
  await openVotes(jack);
  await panel(jack).getByRole('button', { name: 'Reject', exact: true }).click();
  for (const page of [anne, mary, jack]) await expect(panel(page)).toContainText('Anne proposes to pause. Rejected by Mary, Jack.');
  await expectNoFault(anne);
  await panel(anne).getByRole('button', { name: 'Close' }).click();
  // A pause that most accept.
  await panel(mary).getByRole('button', { name: 'Propose a pause' }).click();
  await panel(jack).getByRole('button', { name: 'Agree' }).click();
  for (const page of [mary, jack]) await expect(panel(page)).toContainText('Mary proposes to pause. The vote has passed.');
  await expect(news(anne)).toContainText('Mary proposes to pause. The vote has passed.');
  await expect(anne.getByRole('timer', { name: 'The game is paused.' })).toBeVisible();
  const prompts = [anne, mary, jack].map((page) => page.getByRole('region', { name: 'Question' }));
  for (const prompt of prompts) await expect(prompt).toContainText('The game is paused.');
  for (const page of [anne, mary, jack]) await expect(page.locator('button[data-choices]')).toHaveCount(0);
  // To resume stands where the choices were.
  await panel(jack).getByRole('button', { name: 'Close' }).click();
  const choices = jack.getByRole('region', { name: 'Choices' });
  await choices.getByRole('button', { name: 'Propose to resume' }).click();
  await expect(choices).toContainText('Votes: 1 of 2 needed');
  await openVotes(jack);
  // The result is shown over the chat, too.
  await mary.getByRole('button', { name: 'Chat', exact: true }).click();
  await openVotes(anne);
  await panel(anne).getByRole('button', { name: 'Agree' }).click();
  await expect(panel(mary)).toContainText('Jack proposes to resume. The vote has passed.');
  await mary.getByRole('button', { name: 'Game', exact: true }).click();
  await expect(anne.getByRole('timer', { name: 'The game is paused.' })).toHaveCount(0);

  // Rewinding to the position in history.
  for (let i = 0; i < 3; i++) await answerOnce(id, anne, mary, jack);
  await anne.getByRole('button', { name: 'History', exact: true }).click();
  await anne.getByRole('slider').press('Home');
  await panel(anne).getByRole('button', { name: 'Propose rewinding to here' }).click();
  for (const page of [mary, jack]) await panel(page).getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, mary, jack])
    await expect(panel(page)).toContainText(/Anne proposes to rewind the game to an earlier moment, before “.+”\. The vote has passed\./);

  // If an undo needs a vote, its button starts the vote.
  const first = await answerOnce(id, anne, mary, jack);
  let last = first;
  while (last === first) last = await answerOnce(id, anne, mary, jack);
  await expect(panel(first)).toContainText('undoing takes a vote');
  await first.getByRole('button', { name: /ask them to vote on undoing/ }).click();
  await expect(first.getByRole('button', { name: 'Undo unavailable: a vote on it is open.' })).toBeVisible();
  for (const other of [anne, mary, jack].filter((page) => page !== first))
    await panel(other).getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, mary, jack])
    await expect(panel(page)).toContainText(/proposes to rewind the game to an earlier moment, before “.+”\. The vote has passed\./);

  // Ending the game.
  await panel(jack).getByText('End the game', { exact: true }).click();
  await panel(jack).getByRole('button', { name: 'Propose to end the game' }).click();
  for (const page of [anne, mary]) await panel(page).getByRole('button', { name: 'Agree' }).click();
  for (const page of [anne, mary, jack]) {
    await expect(panel(page)).toContainText('Jack proposes to end the game without a winner. The vote has passed.');
    await expect(panel(page).getByRole('button', { name: 'Rematch' })).toBeVisible();
    await expect(panel(page)).toContainText('In the rematch: Anne, Mary, Jack.');
  }
  for (const prompt of prompts) await expect(prompt).toContainText('The game was ended early.');
  await anne.reload();
  await expect(anne.getByText('The game was ended early.').first()).toBeVisible();
  await openVotes(anne);
  await expect(panel(anne).getByRole('button', { name: 'Rematch' })).toBeVisible();
  await closeAll(anne, mary, jack);
});
