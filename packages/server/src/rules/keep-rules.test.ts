import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { type Rules, rules } from './current-rules.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/keep-rules.ts', import.meta.url));

/** A whole game, between captains, under seeded dice. */
function played({ choiceToJson, choose, legal, newGame, outcome, playerNamed, save, seatToChoose, situationOf }: Rules) {
  const random = seeded(7);
  const game = newGame({ players: 3 });
  const captain = playerNamed('captain');
  const choices = [];
  while (game.ask) {
    const offered = legal(game);
    const at = situationOf(game);
    const choice = at ? captain?.choose(at, random) : offered[Math.floor(random() * offered.length)];
    if (!choice) throw new Error(`nothing is chosen by ${seatToChoose(game)}`);
    choices.push(choiceToJson(choice));
    choose(game, choice);
  }
  return { choices, outcome: outcome(game), end: save(game) };
}

test('play the same games from a package, without the current code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bb-rules-'));
  execFileSync(process.execPath, ['--conditions=bb-source', SCRIPT, folder]);
  const { rules: kept } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'index.js')).href);
  rmSync(folder, { recursive: true });
  expect(kept.newGame).not.toBe(rules.newGame);
  expect(played(kept)).toEqual(played(rules));
});
