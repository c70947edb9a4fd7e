/**
 * Plays 200 games between captains and stores them for `e2e/choices-in-view.spec.ts`. Run it after a change of the rules or of the captain; it takes
 * minutes. Run by `node scripts/golden-age/captains-games.ts`.
 */
import { writeFileSync } from 'node:fs';
import { BOTS, situationOf } from '@bb/golden-age/bots';

const GAMES = 200;
/** Loaded by its address: the code that plays them again belongs to the table. */
const { answerOf, playThrough }: typeof import('../../games/golden-age/table/testing/captains-games.ts') = await import(
  new URL('../../games/golden-age/table/testing/captains-games.ts', import.meta.url).href
);
const { seeded }: typeof import('../../games/golden-age/table/testing/seeded.ts') = await import(
  new URL('../../games/golden-age/table/testing/seeded.ts', import.meta.url).href
);

const games = Array.from({ length: GAMES }, (_, i) => {
  const game = { players: 2 + (i % 4), seed: i + 1 };
  const random = seeded(-game.seed);
  let answers = '';
  playThrough(game, (_d, offered, g) => {
    const at = situationOf(g);
    const i = at ? offered.indexOf(BOTS.captain.choose(at, random)) : 0;
    answers += answerOf(i);
    return i;
  });
  return JSON.stringify({ ...game, answers });
});
writeFileSync(new URL('../../e2e/captains-games.json', import.meta.url), `[\n${games.join(',\n')}\n]\n`);
