import { expect, test } from 'vitest';
import { commissioner, hand, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, play } from '../../testing/scenario.ts';

const governorDrawn = (n: number) => ({ type: 'drawGovernor', governor: `governor-${n}` }) as const;

/** New Governors come to Goa and Bombay. */
function ousted(options: Parameters<typeof pirate>[3] = {}) {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  pirate(t, 'low', 'goa', options);
  commissioner(t, 0, 'ogle', 'india');
  begin(t);
  play(t, draws('new-governors'), d66(64), governorDrawn(9), d66(62), governorDrawn(10), awaits('drawCard'));
  return t;
}

test('10.52 an ousted pirate goes to the Sea Area; Notoriety and Loyalty don’t change', () => {
  const t = ousted();
  expect(pirateState(t, 'low')).toMatchObject({ at: 'india', notoriety: 0, loyalty: 7 });
  expect(happened(t, 'pirateOusted')).toHaveLength(1);
});

test('10.52 [R31] a pirate is ousted even into the area of his own player’s Commissioner', () => {
  expect(pirateState(ousted(), 'low').at).toBe('india');
});

test('13.24 [R61] an ousted pirate’s recovery starts again', () => {
  const t = ousted({ revelry: 'involuntary' });
  expect(t.g.recovery.every((done) => done === 0)).toBe(true);
  expect(pirateState(t, 'low').revelry).toBe('involuntary');
});
