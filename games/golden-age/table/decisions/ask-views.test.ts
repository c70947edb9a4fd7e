import {
  type Choice,
  type Decision,
  decision,
  legal,
  loadsOf,
  playChoices,
  readRecord,
  SEAT_ASKS,
  stakesOf,
  type Tables,
  type View,
  view,
} from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import gallery from '../../../../e2e/gallery/golden-age.json' with { type: 'json' };
import { asks } from '../i18n/en/asks.ts';
import { viewOfAsk } from './ask-views.ts';
import { columnsOf, divisionsOf } from './compared-ratings.ts';
import { PANELS } from './panels.ts';

interface Position {
  readonly name: string;
  readonly d: Decision;
  readonly seen: View;
  readonly t: Tables;
  readonly choices: readonly Choice[];
}

/** A position for each ask, shared with the browser tests. */
const POSITIONS = gallery.positions.flatMap(({ name, game, at }): readonly Position[] => {
  const { options, choices } = readRecord(gallery.games[game]);
  const g = playChoices(options, choices.slice(0, at));
  const d = decision(g);
  return d ? [{ name, d, seen: view(g, d.seat), t: g.tables, choices: legal(g).slice() }] : [];
});
const withPanel = (panel: string): readonly Position[] => POSITIONS.filter(({ d }) => viewOfAsk(d.ask)?.panel === panel);

test('has a stored position for each ask', () => {
  expect(SEAT_ASKS.filter((ask) => !POSITIONS.some(({ d }) => d.ask === ask))).toEqual([]);
});

test('has no view for asks of Chance', () => {
  expect(viewOfAsk('rollDie')).toBeNull();
});

test.for(withPanel('holds'))('$name: shows every choice of a hold at its ship', ({ d, seen, t, choices }) => {
  const ofHolds = choices.filter((choice) => 'hold' in choice);
  const found = loadsOf(d, seen, t, choices).flatMap(({ holds }) => holds.flatMap(({ choice }) => choice ?? []));
  expect(found.toSorted((a, b) => a.id - b.id)).toEqual(ofHolds.toSorted((a, b) => a.id - b.id));
});

test.for(withPanel('figures'))('$name: shows all pirates concerned, and all divisions', ({ d, seen, t, choices }) => {
  const columns = columnsOf(d, seen, t, choices);
  expect(columns.length).toBeGreaterThan(0);
  const named = columns.flatMap(({ choice }) => choice ?? []);
  expect(named).toEqual(choices.filter(({ type }) => type === 'chooseAlly'));
  expect(divisionsOf(d, seen, choices)).toHaveLength(
    choices.filter(({ type }) => type === 'repairCombat' || type === 'repairSpeed').length,
  );
});

test.for(withPanel('stakes'))('$name: shows who acts, and the cards that could be played', ({ d, seen, choices }) => {
  const stakes = stakesOf(d, seen, choices);
  expect(stakes?.pirate).toBe(d.about.pirate);
  expect(stakes?.titles.length === 0).toBe(!choices.some((choice) => 'card' in choice));
  if (d.about.action !== undefined && d.about.action !== 'drawOrDeploy') expect(stakes?.deed).not.toBeNull();
});

test.for(POSITIONS)('$name: draws its panel', async ({ d, seen, t, choices }) => {
  const panel = viewOfAsk(d.ask)?.panel ?? null;
  if (panel === null || panel === 'battle') return;
  const names = namesFor(t, ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato'].slice(0, seen.players));
  const chosen: Choice[] = [];
  const { container } = render((await PANELS[panel]()).default, {
    d,
    view: seen,
    names,
    said: asks,
    choices,
    onchoose: (choice: Choice) => void chosen.push(choice),
  });
  expect(container.textContent).not.toMatch(/undefined|NaN|null/);
  for (const button of screen.queryAllByRole('button', { name: (name) => name !== 'Biography' })) button.click();
  expect(chosen.every((choice) => choices.includes(choice))).toBe(true);
  const onPieces = choices.some((choice) => 'hold' in choice || 'pirate' in choice || 'ship' in choice);
  if (viewOfAsk(d.ask)?.at === 'panel' && onPieces) expect(chosen.length).toBeGreaterThan(0);
});
