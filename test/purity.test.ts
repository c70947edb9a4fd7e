/** Rules for the source code of the kernel and of the games' rules. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GAME_FOLDERS, importsOf, shippedIn, syntaxOf, targetOf, walk } from './sources.ts';

/** The folder of each game's rules. */
const ENGINES: readonly string[] = GAME_FOLDERS.map((folder) => `${folder}/rules/`);
const engineOf = (path: string): string => ENGINES.find((engine) => path.startsWith(engine)) ?? '';
/** The folders of a large game's rules; a small game may have all its files in one. */
const LAYERS: readonly string[] = ['data', 'state', 'queries', 'effects', 'rules', ''];
/** Games that are cut into layers. */
const LAYERED: readonly string[] = ['games/classic/rules/', 'games/golden-age/rules/'];
const layerOf = (path: string): number => {
  const [, folder = ''] = path.slice(engineOf(path).length).match(/^(\w+)\//) ?? [];
  return LAYERS.indexOf(folder);
};
/** Whether an import leads from a lower layer to a higher one, or to no layer. */
const isUphill = (from: string, to: string): boolean =>
  LAYERED.includes(engineOf(from)) && (layerOf(to) < 0 || layerOf(to) > layerOf(from));

/** The number of casts by file. They are allowed for branded ids, interned choices, the kernel, and data just checked. */
const CASTS: Readonly<Record<string, number>> = {
  'games/classic/rules/data/ids.ts': 16,
  'games/golden-age/rules/data/cards.ts': 1,
  'games/golden-age/rules/data/components.ts': 1,
  'games/golden-age/rules/data/ids.ts': 13,
  'packages/kernel/src/choices.ts': 2,
  'packages/kernel/src/procedures.ts': 10,
};
/** Globals that would make the engine impure. */
const FORBIDDEN = [
  'Date',
  'console',
  'process',
  'globalThis',
  'performance',
  'setTimeout',
  'setInterval',
  'fetch',
  'crypto',
  'require',
  'Buffer',
  'setImmediate',
  'navigator',
  'localStorage',
  'WebSocket',
  'eval',
];
const MAX_LINES = 400;
/** Files of figures, which may be longer. */
const DATA = ['games/golden-age/rules/data/reconstructed.ts'];

const engines = ENGINES.map((folder) => shippedIn(folder));
const engine = engines.flat();
const kernel = shippedIn('packages/kernel/src');
const sources = [...kernel, ...engine];

/** @returns `file:line what` for each node that `what` names */
function places(what: (node: ts.Node) => string | null): readonly string[] {
  const found: string[] = [];
  for (const source of sources) {
    const file = syntaxOf(source);
    walk(file, (node) => {
      const is = what(node);
      if (is !== null) found.push(`${source.path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${is}`);
    });
  }
  return found;
}

describe('the engine', () => {
  test('is found', () => {
    expect(kernel.length).toBeGreaterThan(1);
    expect(engines.length).toBeGreaterThan(2);
    for (const engine of engines) expect(engine.length).toBeGreaterThan(0);
    for (const engine of engines.filter(([first]) => LAYERED.includes(engineOf(first?.path ?? '')))) {
      expect(engine.length).toBeGreaterThan(80);
      expect(LAYERS.every((_, layer) => engine.some(({ path }) => layerOf(path) === layer))).toBe(true);
    }
    expect(ENGINES).toEqual(expect.arrayContaining([...LAYERED]));
  });

  test('imports one way: data < state < queries < effects < rules < the rest', () => {
    const wrong = engine.flatMap((source) =>
      importsOf(source)
        .map((specifier) => targetOf(source, specifier))
        .filter((target) => target !== '@bb/kernel' && target !== '@bb/kernel/check')
        .filter((target) => !target.startsWith(engineOf(source.path)) || isUphill(source.path, target))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has a kernel that knows no game', () => {
    const outside = kernel.flatMap((source) => importsOf(source).map((specifier) => targetOf(source, specifier)));
    expect(outside.filter((target) => !target.startsWith('packages/kernel/src/'))).toEqual([]);
  });

  test('has no clock, no chance, no screen', () => {
    const names = (node: ts.Node): string | null => {
      if (!ts.isIdentifier(node)) return null;
      if (node.text === 'random' && ts.isPropertyAccessExpression(node.parent) && node.parent.expression.getText() === 'Math')
        return 'Math.random';
      const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      return FORBIDDEN.includes(node.text) && !isField && !isKey ? node.text : null;
    };
    expect(places(names)).toEqual([]);
  });

  test('waits for nothing and catches nothing', () => {
    const waits = (node: ts.Node): string | null =>
      ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword || ts.isTryStatement(node) || ts.isYieldExpression(node)
        ? ts.SyntaxKind[node.kind]
        : null;
    expect(places(waits)).toEqual([]);
  });

  test('has no any, no !, no enum, no class but errors', () => {
    const loose = (node: ts.Node): string | null => {
      if (node.kind === ts.SyntaxKind.AnyKeyword || ts.isNonNullExpression(node) || ts.isEnumDeclaration(node))
        return ts.SyntaxKind[node.kind];
      const isError = ts.isClassDeclaration(node) && /\bextends (Error|BadInput)\b/.test(node.getText());
      return ts.isClassDeclaration(node) && !isError ? `class ${node.name?.text ?? ''}` : null;
    };
    expect(places(loose)).toEqual([]);
    for (const { text, path } of sources) expect(text, path).not.toMatch(/@ts-(ignore|expect-error|nocheck)|biome-ignore/);
  });

  test('casts only where the list says, and no more than it says', () => {
    const cast = (node: ts.Node): string | null =>
      (ts.isAsExpression(node) && node.type.getText() !== 'const') || ts.isTypeAssertionExpression(node) ? 'cast' : null;
    const counts: Record<string, number> = {};
    for (const place of places(cast)) {
      const [file = ''] = place.split(':');
      counts[file] = (counts[file] ?? 0) + 1;
    }
    expect(counts).toEqual(CASTS);
  });

  test('has files one can read in a sitting', () => {
    const long = sources.filter((source) => !DATA.includes(source.path) && source.text.split('\n').length > MAX_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
