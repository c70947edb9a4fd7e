/** Every handler of keys asks whether the key is meant for it, or is typed into a field. */
import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

const SOURCES = ['apps', 'packages', 'games', 'examples']
  .flatMap((folder) => sourcesIn(folder, /\.(?:ts|svelte)$/))
  .filter(({ path }) => !/\.(?:test|test-d|d)\.ts$|\/testing\//.test(path));
/** Functions of `packages/table-kit/src/keys.ts` that tell whether a key is for the handler. */
const ASKS = /\b(?:isTyping|isComposing|isPress)\(/;
/** `{onkeydown}`, `onkeydown={name}`, `onkeydown: name(…)`, `'keydown', name`, and functions written in these places. */
const REGISTERED =
  /\{(onkey\w+)\}|onkey\w+=\{(\w+)\}|onkey\w+: (\w+)|['"]key(?:down|up|press)['"], (\w+)[,)]|onkey\w+=\{\(|['"]key(?:down|up|press)['"], \(/g;

/** @returns the lines from this one to the one that ends its block */
function blockAt(lines: readonly string[], from: number): string {
  const indent = /^\s*/.exec(lines[from] ?? '')?.[0] ?? '';
  const length = lines.slice(from + 1).findIndex((line) => new RegExp(`^${indent}\\S`).test(line));
  return lines.slice(from, from + length + 2).join('\n');
}

/** @returns the function of this name, or of the handler in this line if it has no name; empty if there is none */
function handlerOf(name: string | undefined, text: string, index: number): string {
  const lines = text.split('\n');
  const from =
    name === undefined
      ? text.slice(0, index).split('\n').length - 1
      : lines.findIndex((line) => new RegExp(`\\b(?:function ${name}\\b|const ${name} =)`).test(line));
  return from < 0 ? '' : blockAt(lines, from);
}

test('every handler of keys asks whether the key is typed into a field', () => {
  const careless: string[] = [];
  let handlers = 0;
  for (const { path, text } of SOURCES)
    for (const { 0: all, 1: short, 2: given, 3: member, 4: listened, index } of text.matchAll(REGISTERED)) {
      handlers += 1;
      const name = short ?? given ?? member ?? listened;
      const handler = handlerOf(name, text, index);
      // Without a parameter it does not know the key.
      const isBlind = name !== undefined && new RegExp(`\\b${name} = \\(\\)|function ${name}\\(\\)`).test(handler);
      if (!ASKS.test(handler) && !isBlind) careless.push(`${path}: ${name ?? all}`);
    }
  expect(careless).toEqual([]);
  expect(handlers).toBeGreaterThan(25);
});
