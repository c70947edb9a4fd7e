import { classic, decision } from '@bb/classic/rules';
import { pirate } from '@bb/classic/rules/testing/arrange';
import { play, scenario } from '@bb/classic/rules/testing/scenario';
import { describe, expect, test } from 'vitest';
import { choices as said } from '../i18n/en/choices.ts';
import { type Asker, promptText } from './prompt-text.ts';

const t = scenario();
pirate(t, 'teach', 'A0609');

const names = { seat: (seat: number) => ['Anne', 'Holly'][seat] ?? '', tables: t.g.tables };
const shown = (isAsked: boolean): Asker['snapshot'] => ({
  decision: decision(t.g),
  choices: isAsked ? classic.legal(t.g) : [],
  view: classic.view(t.g, 0),
});
const IDLE: Omit<Asker, 'snapshot'> = {
  sent: null,
  sealed: null,
  asked: [0],
  haltReason: '',
  thinking: null,
  person: 0,
  names,
};
const [pass] = classic.legal(t.g).filter(({ type }) => type === 'pass');
const line = (asker: Partial<Asker>, isAsked = true): string => promptText({ ...IDLE, snapshot: shown(isAsked), ...asker }, said);

describe('the prompt says', () => {
  test('the question to the player', () => expect(line({})).toBe('Your turn: choose an operation.'));
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
    expect(line({ snapshot: { ...shown(false), decision: null } })).toBe('The game is over.');
  });
});
