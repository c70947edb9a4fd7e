/** Begins the tutorial. */
import { fetchGame, offeredGames } from '../app/listed-games.svelte.ts';
import { say } from '../i18n/say.ts';
import { putTable, randomId } from './store.ts';

/** Stores the table of a new tutorial, of the first game that has one. @returns its id */
export async function beginTutorial(): Promise<string> {
  const listed = offeredGames().find(({ tutorial }) => tutorial);
  const game = listed && (await fetchGame(listed.id));
  if (!listed?.tutorial || !game) throw new Error(say().pages.noTutorial);
  const { options, seats, choices } = await listed.tutorial.begin();
  const id = randomId();
  const now = Date.now();
  const { version } = game.rules;
  await putTable(
    { id, game: listed.id, version, options, seats, skipIdle: true, createdAt: now, playedAt: now, over: false, voyage: true },
    choices,
  );
  return id;
}
