import { fileURLToPath } from 'node:url';
import { readGolden } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type Choice, classic, decision, type Game, mayEnter, PORTS } from '../../rules/index.ts';
import { nationId, pirate, portId } from '../../rules/testing/arrange.ts';
import { awaits, play, scenario, type Table } from '../../rules/testing/scenario.ts';
import { de } from '../de/index.ts';
import { en } from '../en/index.ts';
import { fr } from '../fr/index.ts';
import type { Language } from '../language.ts';
import { faultIn, faultInTranslation, SENTENCE } from '../testing/faults.ts';
import { whySlip } from './index.ts';

const GOLDEN_FOLDER = fileURLToPath(new URL('../../golden/', import.meta.url));

function reasonIn(language: Language, g: Game, chosen: Choice, best: Choice): string {
  const d = decision(g);
  if (!d) throw new Error('nobody is asked');
  return whySlip({ asked: { ask: d.ask, about: d.about, view: classic.view(g, d.seat), tables: g.tables }, chosen, best }, language);
}

/** The reason for two choices of the pending question, in English. */
function reason({ g }: Table, chosen: Choice['type'], best: Choice['type']): string {
  const [made, better] = [chosen, best].map((kind) => classic.legal(g).find(({ type }) => type === kind));
  if (!made || !better) throw new Error('these choices are not offered');
  return reasonIn(en, g, made, better);
}

test('a turn without operation, and a retirement against the voyage that went on', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { netWorth: 1200, havens: ['port-royal'] });
  play(t, awaits('takeOperation'));
  expect(reason(t, 'pass', 'sail')).toBe('The turn’s operation went unused.');
  expect(reason(t, 'retire', 'sail')).toBe('Teach chose to retire with £1,200; more could be expected at sea.');
  expect(reason(t, 'sail', 'retire')).toMatch(/^Teach could have tried to retire with £1,200: \d+ %\.$/);
  expect(reason(t, 'sail', 'pass')).toBe('');
});

test('booty that a port would have bought at its own rate', () => {
  const t = scenario();
  pirate(t, 'teach', 'port-royal', { holds: [250, 300] });
  play(t, { type: 'doBusiness', pirate: 'teach' }, awaits('sellHolds'));
  expect(reason(t, 'finish', 'sellHold')).toBe('This port would have paid £550 for the booty aboard.');
  expect(reason(t, 'sellHold', 'finish'), 'a neutral port pays in full').toBe('');
});

test('an attack shuts the ports of the nation that he may enter, but for those that he can’t enter anyway', () => {
  const t = scenario();
  const teach = pirate(t, 'teach', 'A0708', { speed: 2 });
  play(t, { type: 'sail', pirate: 'teach' }, 1, 'stop', awaits('afterMove', 0));
  const { tables } = t.g;
  const open = (g: Game): number =>
    PORTS.filter((port) => tables.portNation[port] === nationId('english') && mayEnter(tables, g, teach, port)).length;
  const before = open(t.g);
  expect(reason(t, 'attackPort', 'finish')).toBe(`The attack shuts ${before} English ports that stood open to him.`);
  t.g.destroyed.push(portId('boston'));
  expect(open(t.g)).toBe(before - 1);
  expect(reason(t, 'attackPort', 'finish')).toBe(`The attack shuts ${before - 1} English ports that stood open to him.`);
});

test.each(['players-4-seed-197.json', 'players-2-seed-221.json', 'players-3-seed-607.json'])(
  'in %s every reason is one sentence in each language, with the same figures',
  (file) => {
    const { record } = readGolden(classic, GOLDEN_FOLDER, file);
    const g = classic.newGame(classic.parseOptions(record.options, 'options'));
    const kinds = new Set<string>();
    const faults = new Set<string>();
    for (const [i, json] of record.choices.entries()) {
      const made = classic.choices.fromJson(json, `choices[${i}]`);
      const d = decision(g);
      if (d && d.seat >= 0)
        for (const chosen of classic.legal(g)) {
          if (chosen === made) continue;
          const english = reasonIn(en, g, chosen, made);
          const told = [english, reasonIn(de, g, chosen, made), reasonIn(fr, g, chosen, made)];
          if (told.every((text) => text === '')) continue;
          kinds.add(chosen.type);
          for (const [language, text] of told.entries())
            for (const fault of [faultIn(text, SENTENCE), language === 0 ? null : faultInTranslation(text, english)])
              if (fault !== null) faults.add(fault);
        }
      classic.play(g, made);
    }
    expect([...faults].slice(0, 10)).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['pass']));
    expect(kinds.size).toBeGreaterThan(3);
  },
);
