import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { carrierLog, DatabaseOutage, isDatabaseAway } from './state-log.ts';

function fakeLog() {
  const lines: string[] = [];
  const note = (level: string) => (_fields: unknown, text?: string) => void lines.push(`${level} ${text ?? String(_fields)}`);
  return { lines, log: { warn: note('warn'), info: note('info'), error: note('error') } };
}
const lost = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });

test('knows a lost database from other faults', async () => {
  const refused: unknown = await new pg.Pool({ host: '127.0.0.1', port: 1 }).query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(refused)).toBe(true);
  expect(isDatabaseAway(lost())).toBe(true);
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  const webhook = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:443'), { code: 'ECONNREFUSED' });
  for (const other of [
    webhook,
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    new Error('x'),
    'x',
    null,
    new AggregateError([]),
  ])
    expect(isDatabaseAway(other)).toBe(false);
});

test('logs an outage once, and its end', async () => {
  vi.useFakeTimers();
  const { lines, log } = fakeLog();
  const outage = new DatabaseOutage();
  let isThere = false;
  outage.begin(log, async () => {
    if (!isThere) throw lost();
  });
  expect(outage.swallows(new Error('another fault'))).toBe(false);
  for (let n = 0; n < 57; n++) expect(outage.swallows(lost())).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual(['error the database is away: what fails because of that is not logged']);
  isThere = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines.slice(1)).toEqual(['warn the database is back']);
  expect(outage.swallows(lost())).toBe(true);
  expect(lines).toHaveLength(3);
  vi.useRealTimers();
});

test('logs what is missing between nodes once it has lasted, and its return', async () => {
  vi.useFakeTimers();
  const { lines, log } = fakeLog();
  let missing: readonly ['nats'] | readonly [] = ['nats'];
  const changed = carrierLog(log, () => missing);
  changed();
  missing = [];
  changed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines).toEqual([]);
  missing = ['nats'];
  changed();
  changed();
  await vi.advanceTimersByTimeAsync(2000);
  missing = [];
  changed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['warn', 'info']);
  vi.useRealTimers();
});
