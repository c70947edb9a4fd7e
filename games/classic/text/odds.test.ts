import { describe, expect, test } from 'vitest';
import { choiceOdds, classic, decision, NO_PIRATE } from '../rules/index.ts';
import { surrenderOdds } from '../rules/queries/odds.ts';
import { commissioner, merchant, pirate } from '../rules/testing/arrange.ts';
import { play, scenario, type Table } from '../rules/testing/scenario.ts';
import { lastRollText } from './arithmetic.ts';
import { de } from './de/index.ts';
import { fr } from './fr/index.ts';
import { en } from './index.ts';
import { oddsText, percent, withModifiers } from './odds.ts';

const FIGURES = { pirates: { teach: { ability: 3, cruelty: 4 } }, commissioners: { ogle: { combat: 7 } } } as const;

/** The texts of the choice of this type. */
function said({ g }: Table, type: string, language = en) {
  const d = decision(g);
  const choice = classic.legal(g).find((choice) => choice.type === type);
  if (!d || !choice) throw new Error(`${type} is not offered`);
  return choiceOdds(choice, { ask: d.ask, about: d.about, view: classic.view(g, d.seat), tables: g.tables }).map((odds) =>
    oddsText(odds, language),
  );
}
const rolled = ({ events }: Table, language = en) => lastRollText(events, language);

/** Teach is in the hex of a merchant of defense 4. */
function chase(isUp = true): Table {
  const t = scenario(FIGURES);
  pirate(t, 'teach', 'A0609', { combat: 6, speed: 2 });
  merchant(t, 'A0609', 4, 'english', isUp);
  return t;
}

describe('the odds of a choice', () => {
  test('are a chance, a formula and all outcomes', () => {
    expect(said(chase(), 'takePrize')).toEqual([
      {
        brief: '58 %',
        label: '58 %',
        formula: '2 dice ≤ Combat 6 + Speed 2 + Ability 3 − defense 4',
        details: '58 % captured, 25 % fights back and stays, 17 % escapes; on average 0.4 hits taken',
      },
    ]);
    expect(said(chase(), 'takePrize', de)[0]?.formula).toBe('2 Würfel ≤ Kampf 6 + Tempo 2 + Können 3 − Verteidigung 4');
    expect(said(chase(), 'takePrize', fr)[0]?.formula).toBe('2 dés ≤ Combat 6 + Vitesse 2 + Talent 3 − Défense 4');
  });

  test('name a rating below 0 and what D&R takes', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { seat: 1, speed: -1, revelry: true });
    commissioner(t, 'ogle', 0, 'A0609');
    const [evasion, battle] = said(t, 'interceptWith');
    expect(battle?.label).toBe(`${battle?.brief} the hunters are higher`);
    expect(evasion?.formula).toBe('1 die ≥ 1 die + Speed −1 − D&R or careened 2');
    expect(battle?.formula).toBe('2 dice + hunters’ Combat 7 > 2 dice + Combat 6 + Ability 3 − D&R or careened 2');
    expect(battle?.details).toMatch(
      /^\d+ % the hunters are higher, \d+ % equal, \d+ % the pirate is higher; on average [\d.]+ hits taken, [\d.]+ dealt$/,
    );
  });

  test('add the defense of a port, and subtract that of a merchant', () => {
    expect(withModifiers('DR12', [{ cause: 'defense', amount: 6 }], en)).toBe('DR12 + defense 6');
    expect(withModifiers('Combat 6', [{ cause: 'defense', amount: -6 }], en)).toBe('Combat 6 − defense 6');
  });

  test.each([
    [en, '82 % he retires'],
    [de, '82 % er setzt sich zur Ruhe'],
    [fr, '82 % il se retire'],
  ])('of a surrender say of what they are the chance', (language, label) => {
    expect(oddsText(surrenderOdds(0), language)).toMatchObject({ brief: '82 %', label });
  });

  test('count all good outcomes of torture', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609');
    t.g.hostageOf.push(...classic.clone(t.g).fleet.flat());
    t.g.tortured.push(0);
    expect(said(t, 'torture')[0]).toMatchObject({
      brief: '67 %',
      formula: '1 die ≤ Cruelty 4',
      details: '50 % talks and dies, 17 % talks and lives, 33 % says nothing',
    });
  });

  test.each([
    [0, '0 %'],
    [0.0001, '< 1 %'],
    [1 / 3, '33 %'],
    [0.9999, '> 99 %'],
    [1, '100 %'],
  ])('of %f are shown as %s', (chance, text) => expect(percent(chance)).toBe(text));
});

describe('the arithmetic of a roll', () => {
  test('names what is added, the target and the margin', () => {
    const t = chase(false);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 6, 5);
    expect(rolled(t)).toMatchObject({
      dice: [[6, 5]],
      text: '6 + 5 = 11 > Combat 6 + Speed 2 + Ability 3 − defense 4 = 7: escapes, by 4',
      isGood: false,
    });
    expect(rolled(t, fr)?.text).toMatch(/^6 \+ 5 = 11 > Combat 6 \+ Vitesse 2 \+ Talent 3 − Défense 4 = 7\s: s’échappe, de 4$/);
  });

  test('knows the Combat before the hits', () => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { seat: 1, combat: 6, speed: -4 });
    commissioner(t, 'ogle', 0, 'A0609');
    play(t, { type: 'interceptWith', commissioner: 'ogle' }, { type: 'hunt', pirate: 'teach' }, 1, 6);
    expect(rolled(t)?.text).toBe('1 + Speed −4 = −3 < 6: the pirate is caught, by 9');
    const before = t.events;
    play(t, 1, 1, 3, 4);
    t.events = [...before, ...t.events];
    expect(rolled(t)?.text).toBe('1 + 1 + Combat 6 + Ability 3 = 11 < 3 + 4 + hunters’ Combat 7 = 14: the hunters are higher, by 3');
  });

  test('knows what was added, whatever has changed since', () => {
    const t = chase();
    const [teach = NO_PIRATE] = t.g.fleet.flat();
    play(t, { type: 'takePrize', pirate: 'teach' }, 6, 5);
    t.g.combat[teach] = 9;
    expect(rolled(t)?.text).toBe('6 + 5 = 11 > Combat 6 + Speed 2 + Ability 3 − defense 4 = 7: escapes, by 4');
  });

  test('of a move is its points, of a retirement pounds', () => {
    const t = chase();
    play(t, { type: 'sail', pirate: 'teach' }, 3);
    expect(rolled(t)).toMatchObject({ text: '3 + Speed 2 = 5', isGood: null });
  });
});
