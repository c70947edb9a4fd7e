/** Both editions are built alike: who knows one finds his way in the other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, ROOT } from './sources.ts';

/** Files and folders that each game has, from its folder. */
const PARTS = [
  'README.md',
  'package.json',
  'rules/index.ts',
  'rules/game.ts',
  'rules/options.ts',
  'rules/version.ts',
  'rules/reveals.ts',
  'rules/costs.ts',
  'rules/standing-orders.ts',
  'rules/state/position.ts',
  'rules/state/choices.ts',
  'rules/state/events.ts',
  'rules/state/asks.ts',
  'rules/state/about.ts',
  'rules/state/views.ts',
  'rules/state/redact.ts',
  'rules/state/initial.ts',
  'rules/state/clone.ts',
  'rules/data',
  'rules/queries',
  'rules/queries/ports.ts',
  'rules/queries/refusals/reasons.ts',
  'rules/queries/refusals/answers.ts',
  'rules/queries/refusals/alliances.ts',
  'rules/queries/refusals/hunters.ts',
  'rules/queries/refusals/ports.ts',
  'rules/queries/refusals/prizes.ts',
  'rules/queries/refusals/sailing.ts',
  'rules/effects',
  'rules/rules/procedures.ts',
  'rules/rules/refusal.ts',
  'rules/rules/sequence/game.ts',
  'rules/rules/sequence/refusal.ts',
  'rules/testing',
  'bots/index.ts',
  'bots/levels.ts',
  'bots/captain',
  'text/index.ts',
  'text/language.ts',
  'text/en',
  'text/de',
  'text/fr',
  'lab/index.ts',
  'table/index.ts',
  'table/Table.svelte',
  'table/board',
  'table/cards',
  'table/choices',
  'table/sheets',
  'table/history',
  'table/tutorial',
  'table/i18n',
  'golden',
  'training',
];

test.each(GAMES)('%s has the parts that each game has', (game) => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(PARTS.filter((part) => !existsSync(join(ROOT, 'games', game, part)))).toEqual([]);
});
