import { BOTS, situationOf } from '@bb/golden-age/bots';
import { type Choice, decision, type Game, legal, newGame, play, view } from '@bb/golden-age/rules';
import { merchant, pirate } from '@bb/golden-age/rules/testing/arrange';
import { play as act, awaits, scenario } from '@bb/golden-age/rules/testing/scenario';
import { CHANCE, pick, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { de } from '../de/index.ts';
import { en } from '../en/index.ts';
import { fr } from '../fr/index.ts';
import { namesFor } from '../names.ts';
import { whySlip } from './index.ts';

const LANGUAGES = [en, de, fr];

/** The reason for these two choices of the pending question, in English. */
function reason(g: Game, fitsChosen: (choice: Choice) => boolean, fitsBest: (choice: Choice) => boolean): string {
  const d = decision(g);
  const [chosen, best] = [legal(g).find(fitsChosen), legal(g).find(fitsBest)];
  if (!d || !chosen || !best) throw new Error('these choices are not offered');
  return whySlip({ chosen, best }, { view: view(g, d.seat), about: d.about }, namesFor(g.tables, [], en));
}
const is = (type: Choice['type']) => (choice: Choice) => choice.type === type;

/** Vane has seized a flute’s cargo off San Juan, and asks what to do with the nobleman, whose Value is 6. */
function withNobleman(): Game {
  const t = scenario({ actions: 3, ratings: { vane: { cruelty: 3 } } });
  pirate(t, 'vane', 'east-caribbean');
  merchant(t, 'san-juan', 'flute', { found: ['vane'] });
  act(t, { type: 'lootMerchant', pirate: 'vane', port: 'san-juan' }, 5, { type: 'drawHostage', hostage: 'nobleman' }, 'seize');
  return t.g;
}

test('torture is set against the mean ransom, and a ransom against the Notoriety for torture', () => {
  const g = withNobleman();
  expect(reason(g, is('torture'), is('holdForRansom'))).toBe('The captive’s ransom comes to 2,100\u00a0d on average.');
  expect(reason(g, is('holdForRansom'), is('torture'))).toBe('Torture brings 6 points of Notoriety at once.');
  expect(reason(g, is('torture'), is('torture'))).toBe('');
});

test('an Action that changed nothing is told as such', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'vane', 'west-caribbean');
  act(t, awaits('takeAction'));
  const [chosen, best, d] = [legal(t.g)[0], legal(t.g)[1], decision(t.g)];
  if (!d || !chosen || !best) throw new Error('nothing is asked');
  const told = whySlip({ chosen, best, isWaste: true }, { view: view(t.g, d.seat), about: d.about }, namesFor(t.g.tables, [], en));
  expect(told).toBe('This Action changed nothing.');
});

test('an attack on a port names the ports that it shuts, and the end of a turn the Actions left', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'vane', 'west-caribbean');
  act(t, awaits('takeAction'));
  const spanish = (choice: Choice): boolean => choice.type === 'attackPort' && t.g.tables.portNation[choice.port] === 1;
  expect(reason(t.g, spanish, is('move'))).toMatch(/^The attack shuts \d+ Spanish ports that stood open to him\.$/);
  expect(reason(t.g, is('endActions'), is('move'))).toBe('2 Actions went unused.');
});

test('in a whole game every reason is one sentence in each language, with no gap in it', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    const g = newGame({ players: 3 });
    const [dice, minds] = [seeded(`${seed}/dice`), seeded(`${seed}/minds`)];
    for (let d = decision(g); d; d = decision(g)) {
      const choices = legal(g);
      const at = situationOf(g, choices);
      if (d.seat === CHANCE || !at) {
        play(g, pick(choices, dice));
        continue;
      }
      const best = BOTS.captain.choose(at, minds);
      for (const chosen of choices) {
        if (chosen === best) continue;
        const told = LANGUAGES.map((language) =>
          whySlip({ chosen, best }, { view: at.view, about: d.about }, namesFor(g.tables, [], language)),
        );
        for (const text of told) expect(text, `${chosen.type}, ${best.type}`).not.toMatch(/undefined|NaN|\s{2}/);
        expect(new Set(told.map((text) => text === '')).size).toBe(1);
        if (told[0] !== '') kinds.add(chosen.type);
      }
      play(g, best);
    }
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['attackPort', 'endActions', 'fight', 'finish', 'leave', 'pass', 'playAgainst', 'playForActions', 'torture']),
  );
});
