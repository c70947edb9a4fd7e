import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '@bb/command';
import { afterAll, expect, test } from 'vitest';
import set from '../rules/data/reconstructed.json' with { type: 'json' };
import { components } from './components.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-components-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, json: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(json));
  return file;
};
async function printed(args: readonly string[]): Promise<readonly string[]> {
  const out: string[] = [];
  const io = { out: (line: string) => out.push(line), err: () => 0, progress: () => 0, ask: () => Promise.resolve(null), close: () => 0 };
  await components.run(args, io);
  return out;
}

test('each part of the set is listed with its source', async () => {
  const parts = (await printed(['--json'])).map((line) => JSON.parse(line));
  for (const { source } of parts) expect(source).toMatch(/\w/);
  expect(parts.filter(({ part }) => part.startsWith('ports: '))).toHaveLength(set.ports.length);
  expect(parts).toContainEqual({
    type: 'part',
    part: 'merchants',
    figures: `${set.merchants.length} pieces`,
    source: set.sources.merchants,
  });
  expect(parts.find(({ part }) => part === 'ships: Schooner').figures).toContain('speed 3');
});

test('the set that comes with the game is valid, and each fault of another is named with its place', async () => {
  expect(await printed([fileWith('good.json', set)])).toEqual([expect.stringMatching(/^OK /)]);
  const [first, ...others] = set.ships;
  const bad = fileWith('bad.json', { ...set, ships: [{ ...first, combat: 'x' }, ...others] });
  await expect(printed([bad])).rejects.toThrow(new Failure(`${bad}: 1 fault`));
});
