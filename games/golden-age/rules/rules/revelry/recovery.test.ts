import { expect, test } from 'vitest';
import { hand, pirate, pirateState } from '../../testing/arrange.ts';
import { happened, offers, passWindow, play, refusedBy, scenario, type Table } from '../../testing/scenario.ts';

const recover = { type: 'recover', pirate: 'low' } as const;
const move = (to: string, name = 'low') => ({ type: 'move', pirate: name, to }) as const;

function drunk(revelry: 'voluntary' | 'involuntary', at: Parameters<typeof pirate>[2] = 'goa'): Table {
  const t = scenario({ actions: 6 });
  pirate(t, 'low', at, { revelry });
  pirate(t, 'vane', 'north-atlantic');
  return t;
}

test('13.24 one Recovery in port removes a voluntary marker', () => {
  const t = drunk('voluntary');
  play(t, recover);
  expect(pirateState(t, 'low').revelry).toBe('sober');
  expect(happened(t, 'recovered')).toMatchObject([{ done: true }]);
});

test('13.24 two Recoveries remove an involuntary marker', () => {
  const t = drunk('involuntary');
  play(t, recover);
  expect(pirateState(t, 'low').revelry).toBe('involuntary');
  expect(happened(t, 'recovered')).toMatchObject([{ done: false }]);
  play(t, recover);
  expect(pirateState(t, 'low').revelry).toBe('sober');
});

test('13.24 [R61] other pirates’ Actions may come between', () => {
  const t = drunk('involuntary');
  play(t, recover, move('boston', 'vane'), recover);
  expect(pirateState(t, 'low').revelry).toBe('sober');
});

test('13.24 [R61] the end of the turn and others’ turns may come between', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'goa', { revelry: 'involuntary' });
  for (const seat of [0, 1]) hand(t, seat, 'letter-of-marque', 'skull-and-crossbones', 'heavy-guns', 'heavy-guns');
  play(t, recover, passWindow(), passWindow());
  play(t, { type: 'playForActions', card: 'letter-of-marque' }, 'endActions');
  play(t, { type: 'playForActions', card: 'letter-of-marque' }, recover);
  play(t, passWindow());
  expect(pirateState(t, 'low').revelry).toBe('sober');
});

test('13.24 [R61] leaving the port restarts the recovery', () => {
  const t = drunk('involuntary');
  play(t, recover, move('india'), move('goa'), recover);
  expect(pirateState(t, 'low').revelry).toBe('involuntary');
  play(t, recover);
  expect(pirateState(t, 'low').revelry).toBe('sober');
});

test('13.24 no Recovery at sea', () => {
  const t = drunk('voluntary', 'india');
  expect(offers(t, 'recover')).toEqual([]);
  expect(refusedBy(t, recover)).toBe('13.24');
});

test('16 Recovery repairs nothing', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'goa', { revelry: 'voluntary', combat: 2, speed: 1 });
  play(t, recover);
  expect(pirateState(t, 'low')).toMatchObject({ combat: 2, speed: 1 });
});

test('13.24 a sober pirate can’t recover', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'goa');
  expect(offers(t, 'recover')).toEqual([]);
});
