import { classic, decision, sightOf } from '@bb/classic/rules';
import { pirate } from '@bb/classic/rules/testing/arrange';
import { play, scenario } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { describe, expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import { type Asker, promptLine } from './prompt-line.ts';
import type { Scene } from './scene.ts';

const t = scenario();
pirate(t, 'teach', 'A0609');

function sceneFor(chosen: boolean): Scene | null {
  const asked = decision(t.g);
  if (!asked) return null;
  const view = classic.view(t.g, 0);
  const names = { seat: (seat: number) => ['Anne', 'Holly'][seat] ?? '', tables: t.g.tables };
  return {
    decision: asked,
    choices: chosen ? classic.legal(t.g) : [],
    view,
    sight: sightOf(view, t.g.tables),
    names,
    language: en,
    said,
    costsOf: () => [],
  };
}
const IDLE: Asker = {
  sent: null,
  sealed: null,
  asked: [0],
  haltReason: '',
  thinking: null,
  person: 0,
  names: { seat: (seat) => ['Anne', 'Holly'][seat] ?? '', tables: t.g.tables },
};
const [pass] = classic.legal(t.g).filter(({ type }) => type === 'pass');
const line = (asker: Partial<Asker>, chosen = true): string => promptLine({ ...IDLE, ...asker }, sceneFor(chosen), said);

describe('the prompt says', () => {
  test('the question to the player', () => expect(line({})).toBe('It is your turn: which operation do you take?'));
  test('a choice on its way, or locked in', () => {
    expect(line({ sent: pass ?? null })).toBe('Sending: Pass…');
    expect(line({ sealed: pass ?? null })).toBe('Locked in: Pass. It counts when the others have answered.');
  });
  test('the seat that thinks, and the seat that chooses', () => {
    expect(line({ thinking: 1 })).toBe('Holly is thinking…');
    expect(line({ person: 1 }, false)).toBe('Anne is choosing…');
    expect(line({ person: null, asked: [0, 1] }, false)).toBe('Anne, Holly are choosing…');
    expect(line({ person: 0 }, false)).toBe('One moment…');
  });
  test('why the game stands still, before anything else', () => {
    expect(line({ haltReason: 'Paused.', sent: pass ?? null })).toBe('Paused.');
  });
  test('that the dice roll, and that the game is over', () => {
    play(t, { type: 'sail', pirate: 'teach' });
    expect(line({}, false)).toBe('The dice are rolling…');
    expect(promptLine(IDLE, null, said)).toBe('The game is over.');
  });
});
