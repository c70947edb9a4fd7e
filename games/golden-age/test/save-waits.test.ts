/** The procedures that a save lets each step wait for are exactly those that the rules call there. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Source, sourcesIn, syntaxOf, walk } from '../../../test/sources.ts';
import { PROCEDURES } from '../rules/index.ts';
import { WAITS_FOR } from '../rules/save-waits.ts';

const rules = sourcesIn('games/golden-age/rules/rules').filter(({ path }) => !path.endsWith('.test.ts'));

interface Call {
  readonly callee: string;
  readonly label: string;
}

const isText = (node: ts.Node | undefined): node is ts.StringLiteral => node !== undefined && ts.isStringLiteral(node);

/** @returns the last arguments of all calls of this helper in the file */
function lastArguments(file: ts.SourceFile, helper: string): readonly string[] {
  const found: string[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== helper) return;
    const last = node.arguments.at(-1);
    if (isText(last)) found.push(last.text);
  });
  return found;
}

/** @returns the name of the function that contains a node */
function helperOf(node: ts.Node): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) && at.initializer && ts.isArrowFunction(at.initializer)) return at.name.getText();
  }
  throw new Error(`no function around ${node.getText()}`);
}

/** @returns each `call(g, callee, arguments, 'then')`; if the label is a parameter, one for each label passed */
function callsIn(source: Source): readonly Call[] {
  const file = syntaxOf(source);
  const found: Call[] = [];
  walk(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'call') return;
    const [, callee, , then] = node.arguments;
    if (!callee || !then) throw new Error(`${source.path}: ${node.getText()}`);
    const labels = isText(then) ? [then.text] : lastArguments(file, helperOf(node));
    if (labels.length === 0) throw new Error(`${source.path}: no label for ${node.getText()}`);
    for (const label of labels) found.push({ callee: callee.getText(), label });
  });
  return found;
}

/** @returns the procedures that each step may wait for. A call belongs to the procedure in its file that has the step. */
function waitingSteps(): ReadonlyMap<string, ReadonlySet<string>> {
  const waits = new Map<string, Set<string>>();
  for (const source of rules) {
    if (source.path.endsWith('/procedure.ts')) continue;
    const own = Object.values(PROCEDURES).filter(({ name }) => source.text.includes(`name: '${name}'`));
    for (const { callee, label } of callsIn(source)) {
      const callers = own.filter(({ steps }) => Object.hasOwn(steps, label));
      if (callers.length === 0) throw new Error(`${source.path}: no procedure here has the step ${label}`);
      for (const { name } of callers) {
        const where = `${name}/${label}`;
        waits.set(where, (waits.get(where) ?? new Set()).add(callee));
      }
    }
  }
  return waits;
}

/** @returns the procedures that ask a seat, themselves or through procedures that they call */
function asking(waits: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set(
    Object.values(PROCEDURES).flatMap(({ name, steps }) => (Object.values(steps).some((s) => typeof s !== 'function') ? [name] : [])),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [where, callees] of waits) {
      const [caller = ''] = where.split('/');
      if ([...callees].some((callee) => found.has(callee))) found.add(caller);
    }
  }
  return found;
}

test('every step that waits is listed with all it may wait for, and nothing else is', () => {
  const waits = waitingSteps();
  const asks = asking(waits);
  const due = [...waits].flatMap(([where, callees]) => {
    const found = [...callees].filter((callee) => asks.has(callee)).toSorted();
    return found.length === 0 ? [] : [[where, found]];
  });
  expect(WAITS_FOR).toEqual(Object.fromEntries(due.toSorted()));
});
