import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { GAMES, type HostedGame } from '../src/games.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/keep-rules.ts', import.meta.url));

type Rules = Pick<HostedGame, 'game' | 'bots'>;

/** A whole game, between substitutes, under seeded dice. */
function played({ game, bots }: Rules) {
  const random = seeded(7);
  const p = game.newGame(game.parseOptions({ players: 3 }));
  const bot = bots.player(bots.substitute);
  const choices = [];
  for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
    const choice = seat === CHANCE ? pick(game.legal(p), random) : bot?.choose(p, random);
    if (!choice) throw new Error(`nothing is chosen by ${seat}`);
    choices.push(game.choices.toJson(choice));
    game.play(p, choice);
  }
  return { choices, outcome: game.outcome(p), end: game.save(p) };
}

/** Runs the script. */
const keep = (...args: readonly string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });

test.each(GAMES.map((now) => [now.game.id, now] as const))(
  'the kept rules and bots of %s play the same games from a package, without the current code',
  async (id, now) => {
    const folder = mkdtempSync(join(tmpdir(), 'bb-rules-'));
    expect(keep(id, folder)).toMatchObject({ status: 0, stderr: '' });
    const kept: Rules = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href);
    rmSync(folder, { recursive: true });
    expect([kept.game.id, kept.game.version]).toEqual([now.game.id, now.game.version]);
    expect(kept.game).not.toBe(now.game);
    expect(played(kept)).toEqual(played(now));
  },
);

test('the script names the games if it is given none of them', () => {
  const ids = GAMES.map(({ game }) => game.id).join(', ');
  for (const args of [[], ['chess']]) expect(keep(...args)).toMatchObject({ status: 2, stderr: `keep-rules: name a game: ${ids}\n` });
});
