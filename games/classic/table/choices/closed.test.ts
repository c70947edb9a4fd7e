import { classic, decision, sightOf } from '@bb/classic/rules';
import { pirate } from '@bb/classic/rules/testing/arrange';
import { play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import { closedOf } from './closed.ts';

function closed({ g }: Table) {
  const asked = decision(g);
  if (!asked) throw new Error('nobody is asked');
  const view = classic.view(g, asked.seat);
  const names = { seat: () => '', tables: g.tables };
  return closedOf({ decision: asked, choices: classic.legal(g), view, sight: sightOf(view, g.tables), names, language: en, said });
}

test('each closed operation has its unit, its reason and its section', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  expect(closed(t)).toContainEqual({
    id: expect.any(String),
    unit: 'Teach',
    label: 'Do business',
    why: 'The ship does not lie in a port.',
    rule: 'C5.2',
  });
  expect(closed(t).find(({ label }) => label === 'Petition for a Commissioner')).toMatchObject({ unit: '' });
  expect(closed(t).map(({ label }) => label)).not.toContain('Sail');
});

test('within an operation the answers that a player may look for have their reasons', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { history: ['english'] });
  play(t, { type: 'sail', pirate: 'teach' }, 3, { type: 'moveTo', to: 'A0708' });
  expect(closed(t)).toEqual([
    { id: expect.any(String), unit: '', label: 'Sail to Port Royal', why: 'The port is anti-pirate for him.', rule: 'C12.1' },
  ]);
});

test('an answer that nothing closes, or that each player sees to be impossible, is not among them', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  play(t, { type: 'sail', pirate: 'teach' }, 3);
  expect(closed(t)).toEqual([]);
});

test('business says what comes first', () => {
  const t = scenario();
  pirate(t, 'teach', 'havana', { netWorth: 50 });
  play(t, { type: 'doBusiness', pirate: 'teach' });
  expect(closed(t).map(({ label, why }) => [label, why])).toEqual([
    ['Bribe for a safe haven', 'He can’t pay even the least price.'],
    ['Ask for the Letter of Marque', 'No Letter of Marque is on offer here.'],
    ['Finish', 'He must do some business before he finishes.'],
  ]);
});

test('every operation has a label', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { careened: true });
  for (const { label } of closed(t)) expect(label).toMatch(/^\p{Lu}/u);
});
