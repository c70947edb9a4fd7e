import { expect, test } from 'vitest';
import { PORT_NAMES } from '../../data/ids.ts';
import { destroyed, merchant, merchantPorts, noMerchants } from '../../testing/arrange.ts';
import { beforeTurn, begin, d66, draws, happened, play } from '../../testing/scenario.ts';

const fourCards = draws('wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'wear-and-tear');
const drawn = (type: string) => ({ type: 'drawMerchant', merchant: type }) as const;

/** The turn begins with this number of merchants, in ports of North America and the Caribbean. */
function withMerchants(...ports: readonly Parameters<typeof merchant>[1][]) {
  const t = beforeTurn();
  noMerchants(t);
  for (const port of ports) merchant(t, port, 'schooner');
  begin(t);
  return t;
}
const FOUR = ['boston', 'new-york', 'philadelphia', 'virginia'] as const;

test('4.4 B four merchants on the map become six', () => {
  const t = withMerchants(...FOUR);
  play(t, fourCards, d66(21), drawn('sloop'), d66(22), drawn('schooner'));
  expect(happened(t, 'rolled')).toMatchObject([
    { purpose: 'merchantPlacement', seat: 0, dice: [2, 1] },
    { purpose: 'merchantPlacement', seat: 0, dice: [2, 2] },
  ]);
  expect(merchantPorts(t)).toEqual([...FOUR, 'st-augustine', 'campeche']);
});

test('4.4 B five stay five', () => {
  const t = withMerchants(...FOUR, 'havana');
  play(t, fourCards);
  expect(happened(t, 'merchantPlaced')).toEqual([]);
});

test('4.4 B none become six', () => {
  const t = withMerchants();
  play(t, fourCards, ...[11, 12, 13, 14, 15, 16].flatMap((locator) => [d66(locator), drawn('schooner')].flat()));
  expect(merchantPorts(t)).toHaveLength(6);
});

test('6.31, 6.32 the example: 15 is Bath, and a second 15 becomes Charleston', () => {
  const t = withMerchants(...FOUR);
  play(t, fourCards, d66(15), drawn('sloop'), d66(15), drawn('schooner'));
  expect(merchantPorts(t)).toEqual([...FOUR, 'bath', 'charleston']);
});

test('6.32 a pirate port is skipped: 36 becomes Port Royal', () => {
  const t = withMerchants(...FOUR);
  play(t, fourCards, d66(36), drawn('sloop'), d66(11), drawn('schooner'));
  expect(merchantPorts(t)).toContain('port-royal');
  expect(merchantPorts(t)).toContain('bath');
});

test('6.32, 6.33 66 is a pirate port and wraps to 11, and on to the first free port', () => {
  const t = withMerchants(...FOUR);
  play(t, fourCards, d66(66), drawn('sloop'), d66(21), drawn('schooner'));
  expect(merchantPorts(t)).toEqual([...FOUR, 'bath', 'st-augustine']);
});

test('6.32 [R12] a destroyed port is skipped', () => {
  const t = beforeTurn();
  noMerchants(t);
  for (const port of FOUR) merchant(t, port, 'schooner');
  destroyed(t, 'campeche');
  begin(t);
  play(t, fourCards, d66(22), drawn('sloop'), d66(31), drawn('schooner'));
  expect(merchantPorts(t)).toEqual([...FOUR, 'honduras', 'port-o-spain']);
});

test('6.32 [R33] if no port is free, the merchants stay in the pool', () => {
  const t = beforeTurn();
  noMerchants(t);
  for (const port of FOUR) merchant(t, port, 'schooner');
  for (const port of PORT_NAMES) if (!merchantPorts(t).includes(port) && port !== 'goa') destroyed(t, port);
  begin(t);
  play(t, fourCards, d66(11), drawn('sloop'));
  expect(merchantPorts(t)).toEqual([...FOUR, 'goa']);
  expect(t.g.merchantPool).toHaveLength(30);
});
