import { describe, expect, test } from 'vitest';
import { classic } from '../../game.ts';
import { RETIRED } from '../../state/position.ts';
import { departed, governor, merchant, pirate, pirateId, placeId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, card, dr66, happened, play, scenario, type Table } from '../../testing/scenario.ts';
import { LAST_TURN } from './end-game.ts';

const outcome = (t: Table) => classic.outcome(t.g);
const FIGURES = { players: 3, pirates: { teach: { ability: 3, cruelty: 5, leadership: 3 }, vane: { leadership: 3 } } } as const;

describe('C26.1 100 Notoriety', () => {
  const capture = (notoriety: number) => {
    const t = scenario(FIGURES);
    pirate(t, 'teach', 'A0609', { speed: 0, notoriety });
    pirate(t, 'vane', 'A0709', { seat: 1, netWorth: 5000 });
    merchant(t, 'A0609', 3);
    play(t, { type: 'takePrize', pirate: 'teach' }, 'attack', 2, 2);
    return t;
  };

  test('wins at once, in the midst of an operation', () => {
    const t = capture(95);
    expect(outcome(t)).toMatchObject({ ending: 'notoriety', winners: [0] });
    expect(classic.decision(t.g)).toBeNull();
  });

  test('not 99', () => {
    expect(outcome(capture(94))).toBeNull();
  });

  const famous = (operating: boolean, vanes: number) => {
    const t = beforeTurn(FIGURES);
    const own = pirate(t, 'teach', 'A0609', { notoriety: 100 });
    const other = pirate(t, 'vane', 'A0709', { seat: 1, notoriety: vanes });
    begin(t);
    t.g.famous = (1 << own) | (1 << other);
    if (operating) t.g.operating = own;
    play(t, 'pass');
    return outcome(t)?.winners;
  };

  test('of two in the same step the operating pirate wins, else the higher, else both', () => {
    expect([famous(true, 120), famous(false, 120), famous(false, 100)]).toEqual([[0], [1], [0, 1]]);
  });
});

/** Teach of seat 0 retires, or is marooned, as the last of three. */
function last(how: 'retires' | 'lost', netWorth: number, rivals: (t: Table) => void = () => {}): Table {
  const t = scenario(FIGURES);
  departed(t, 'kidd', 0, 'lost');
  departed(t, 'low', 0, 'lost');
  const id = pirate(t, 'teach', 'port-royal', { netWorth });
  governor(t, 'port-royal', 'pro');
  pirate(t, 'vane', 'A0709', { seat: 1, netWorth: 2000, notoriety: 10 });
  rivals(t);
  if (how === 'lost') {
    t.g.mutinous = 1 << id;
    play(t, 'pass', 6);
  } else play(t, { type: 'retire', pirate: 'teach' }, ...dr66(11));
  return t;
}

describe('C26.2 the third pirate of a player has left', () => {
  test('the player of the pirate with the most Net Worth wins, afloat or retired', () => {
    expect(outcome(last('lost', 5000))).toMatchObject({ ending: 'pirates', winners: [1], scores: [0, 2000, 0] });
    expect(outcome(last('retires', 1500))).toMatchObject({ ending: 'pirates', winners: [1], scores: [1500, 2000, 0] });
    const retired = last('lost', 0, (t) => void departed(t, 'avery', 2, 'retired', 3000));
    expect(outcome(retired)).toMatchObject({ winners: [2] });
  });

  test('stashed Net Worth counts, booty and the dead don’t', () => {
    const t = last('lost', 0, (table) => {
      table.g.stashes = [pirate(table, 'avery', 'A0510', { seat: 2, netWorth: 500, holds: [900] }), 5, 1600];
      departed(table, 'quelch', 2, 'lost');
    });
    expect(outcome(t)).toMatchObject({ winners: [2], scores: [0, 2000, 2100] });
  });

  test('a tie goes to the more notorious, and is shared if still tied', () => {
    const rival = (notoriety: number) => (t: Table) => void pirate(t, 'avery', 'A0510', { seat: 2, netWorth: 2000, notoriety });
    expect([9, 11, 10].map((notoriety) => outcome(last('lost', 0, rival(notoriety)))?.winners)).toEqual([[1], [2], [1, 2]]);
  });

  test('in the short game the second pirate ends it', () => {
    const t = scenario({ ...FIGURES, settings: { short: true } });
    departed(t, 'kidd', 0, 'lost');
    pirate(t, 'vane', 'A0709', { seat: 1 });
    t.g.mutinous = 1 << pirate(t, 'teach', 'A0609');
    play(t, 'pass', 6);
    expect(outcome(t)).toMatchObject({ ending: 'pirates', winners: [1] });
  });
});

describe('C26.3 the exception', () => {
  const goesOn = () => last('retires', 2500);

  test('[C43] a retirement that would win goes on; the player plays on without pirates', () => {
    const t = goesOn();
    expect(outcome(t)).toBeNull();
    expect(happened(t, 'gameWentOn')).toMatchObject([{ seat: 0 }]);
    play(
      t,
      card((card) => card.next[1] === 0),
      awaits('takeOperation', 0),
      'pass',
      awaits('drawActionCard'),
    );
  });

  test('a shared win would do', () => {
    const t = last('retires', 2000, (table) => void table.g.notoriety.fill(10));
    expect(outcome(t)).toBeNull();
  });

  test('[C43] till a second player’s third pirate has left, however', () => {
    const t = goesOn();
    departed(t, 'avery', 1, 'lost');
    departed(t, 'england', 1, 'lost');
    t.g.mutinous = 1 << pirateId('vane');
    play(
      t,
      card((card) => card.next[1] === 1),
      6,
    );
    expect(outcome(t)).toMatchObject({ ending: 'pirates', winners: [0] });
  });

  test('is not for a pirate who was lost, even if his player would win', () => {
    expect(outcome(last('lost', 2500))?.ending).toBe('pirates');
    const rich = last('lost', 0, (t) => {
      t.g.fate[pirateId('kidd')] = RETIRED;
      t.g.netWorth[pirateId('kidd')] = 9000;
    });
    expect(outcome(rich)).toMatchObject({ ending: 'pirates', winners: [0] });
  });

  test('is for the first player alone', () => {
    const t = goesOn();
    departed(t, 'avery', 1, 'lost');
    departed(t, 'england', 1, 'lost');
    const vane = pirateId('vane');
    t.g.netWorth[vane] = 6600;
    t.g.at[vane] = placeId('port-royal');
    play(
      t,
      card((card) => card.next[1] === 1),
      { type: 'retire', pirate: 'vane' },
      ...dr66(11),
    );
    expect(outcome(t)).toMatchObject({ ending: 'pirates', winners: [1] });
  });
});

test('[C66] third pirates of several players who leave together end the game', () => {
  const t = scenario(FIGURES);
  for (const [seat, names] of [
    [0, ['kidd', 'low']],
    [1, ['avery', 'england']],
  ] as const)
    for (const name of names) departed(t, name, seat, 'lost');
  for (const [seat, name] of (['teach', 'vane'] as const).entries()) t.g.mutinous |= 1 << pirate(t, name, 'A0609', { seat, netWorth: 900 });
  // Both may retire with their stashes; Teach's would win
  t.g.stashes = [pirateId('teach'), 5, 100];
  play(t, 'pass', 3, 'retireNow', 3, 'retireNow');
  expect(outcome(t)).toMatchObject({ ending: 'pirates', winners: [0] });
  expect(happened(t, 'gameWentOn')).toEqual([]);
});

test('[C44] nobody wins if no pirate is retired or on the map', () => {
  const t = scenario(FIGURES);
  departed(t, 'kidd', 0, 'lost', 0, 50);
  departed(t, 'low', 0, 'lost');
  t.g.mutinous = 1 << pirate(t, 'teach', 'A0609', { netWorth: 900 });
  play(t, 'pass', 6);
  expect(outcome(t)).toMatchObject({ ending: 'pirates', winners: [], scores: [0, 0, 0] });
});

test('[C47] the game ends after 600 Player Turns', () => {
  const t = scenario(FIGURES);
  pirate(t, 'teach', 'A0609', { netWorth: 100 });
  t.g.turn = LAST_TURN;
  play(
    t,
    'pass',
    card((card) => card.next[1] === 1),
  );
  expect(outcome(t)).toMatchObject({ ending: 'turns', winners: [0] });
});
