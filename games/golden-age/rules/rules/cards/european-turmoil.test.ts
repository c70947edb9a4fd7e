import { expect, test } from 'vitest';
import { commissioner, commissionerPool, hand, warship } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, draws, play } from '../../testing/scenario.ts';

test('6.47, 17.2 #5 all King’s Commissioners and warships in play return to their pools', () => {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  commissionerPool(t);
  commissioner(t, 0, 'ogle', 'gold-coast');
  commissioner(t, 1, 'rhett', 'transit-gold-coast-east-africa');
  warship(t, 'india', 'swallow');
  warship(t, 'gold-coast', 'shark');
  begin(t);
  play(t, draws('european-turmoil'), awaits('drawCard'));
  expect(t.g.commissioner).toEqual([-1, -1]);
  expect(t.g.commissionerPool).toHaveLength(8);
  expect(t.g.warshipPool).toHaveLength(15);
});

test('17.2 #5 [R60] the Ex-Pirate is set aside', () => {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  commissionerPool(t);
  commissioner(t, 1, 'ex-pirate', 'india');
  begin(t);
  play(t, draws('european-turmoil'), awaits('drawCard'));
  expect(t.g.commissioner).toEqual([-1, -1]);
  expect(t.g.commissionerPool).toHaveLength(8);
});
