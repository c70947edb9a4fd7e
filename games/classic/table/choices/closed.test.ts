import { classic, decision, visibleBoardOf } from '@bb/classic/rules';
import { pirate, placeId, warship } from '@bb/classic/rules/testing/arrange';
import { awaits, drawLine, play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import { closedOf, refusalOf } from './closed.ts';
import type { DecisionContext } from './decision-context.ts';

function contextAt({ g }: Table): DecisionContext {
  const asked = decision(g);
  if (!asked) throw new Error('nobody is asked');
  const view = classic.view(g, asked.seat);
  const names = { seat: () => '', tables: g.tables };
  return {
    decision: asked,
    choices: classic.legal(g),
    view,
    sight: visibleBoardOf(view, g.tables),
    names,
    language: en,
    said,
    costsOf: () => [],
  };
}
const closed = (t: Table) => closedOf(contextAt(t));

test('each closed operation has its unit, its reason and its section', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  expect(closed(t)).toContainEqual({
    id: expect.any(String),
    unit: 'Teach',
    label: 'Do business',
    why: 'The ship does not lie in a port: sail into one first.',
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
    { id: expect.any(String), unit: '', label: 'Sail to Port Royal', why: en.reasons.attackedNation, rule: 'C12.1' },
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
    ['Bribe for a safe haven', en.reasons.cannotPay],
    ['Ask for the Letter of Marque', en.reasons.noLetter],
    ['Finish', en.reasons.mustActFirst],
  ]);
});

test('every operation has a label', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { careened: true });
  for (const { label } of closed(t)) expect(label).toMatch(/^\p{Lu}/u);
});

const at = (name: string) => ({ kind: 'place', id: placeId(name) }) as const;

test('a hex that the move does not reach says so, and a port why it is closed', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609', { history: ['english'] });
  play(t, { type: 'sail', pirate: 'teach' }, 3, { type: 'moveTo', to: 'A0708' });
  const context = contextAt(t);
  const { points } = context.decision.about;
  expect(refusalOf(at('A1203'), context)).toMatchObject({ label: 'A1203 off Bermuda', why: `${points} points do not reach that far.` });
  expect(refusalOf(at('port-royal'), context)).toMatchObject({ why: en.reasons.attackedNation, rule: 'C12.1' });
  expect(refusalOf(at('goa'), context)).toMatchObject({ why: 'Enter a port from its own hex: sail there first.', rule: 'C8.1' });
});

test('before a voyage a place says that one must be chosen first, and after the operation that the buttons answer', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  expect(refusalOf(at('havana'), contextAt(t))).toMatchObject({
    label: 'Havana',
    why: 'Choose a voyage first: then the hexes in reach glow.',
  });
  t.g.operated = 1;
  expect(refusalOf(at('havana'), contextAt(t))).toMatchObject({ why: 'Answer this question with the buttons.' });
});

test('a question that is answered on the map says that what can be chosen glows, unless only pirates can be', () => {
  const t = scenario();
  warship(t, 'A0708', 6);
  for (const name of ['teach', 'vane'] as const) pirate(t, name, 'A0708', { seat: 1 });
  drawLine(t, 'move-warships');
  play(t, awaits('moveWarship', 0));
  expect(refusalOf(at('havana'), contextAt(t))).toMatchObject({ why: 'Choose what glows.' });
  play(t, { type: 'moveWarship', slot: 'slot-1' }, 'stop', awaits('chooseQuarry', 0));
  expect(refusalOf(at('havana'), contextAt(t))).toMatchObject({ why: 'Answer this question with the buttons.' });
});

test('a hunter is called by name where that is known', () => {
  const t = scenario();
  pirate(t, 'teach', 'A0609');
  const slot = warship(t, 'A0708', 6);
  expect(refusalOf({ kind: 'warship', id: slot }, contextAt(t)).label).toBe('HMS Shark, Combat 6');
});
