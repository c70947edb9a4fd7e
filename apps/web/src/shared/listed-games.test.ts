import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { fetchGame, gameNamed, offeredGames, playedGame, standardGame } from './listed-games.svelte.ts';

describe.each(GAMES)('$id', (listed) => {
  test('is listed under the id of its rules, with their numbers of players', async () => {
    const { rules, allRules } = await fetchGame(listed);
    const [fewest, most] = (await allRules()).players;
    expect([listed.id, listed.players[1]]).toEqual([rules.id, most]);
    // One player means a game of its own.
    expect([fewest, 1]).toContain(listed.players[0]);
    expect(gameNamed(listed.id)).toBe(listed);
  });
});

test('a game is fetched once, and is there for all who ask later', async () => {
  const listed = standardGame();
  expect(await fetchGame(listed)).toBe(await fetchGame(listed));
  expect(playedGame(listed.id)).toBe(await fetchGame(listed));
  expect([gameNamed('chess'), playedGame('chess')]).toEqual([null, null]);
  expect(offeredGames().some(({ isExample }) => isExample)).toBe(false);
});

test('unusual options are named, a component set of one’s own among them', async () => {
  const { optionsText } = await fetchGame(standardGame());
  const plain = { players: 3 };
  const special = { players: 3, draft: true, components: 'my-set' };
  expect(optionsText(plain)).toEqual([]);
  expect(optionsText(special)).toEqual([expect.any(String), 'Component set: my-set']);
});
