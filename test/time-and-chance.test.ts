import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const theClock = 'lambdas/runtime/clock.ts';
const files = globSync(['lambdas/**/*.ts', 'bin/**/*.ts'], { cwd: root });
const usesIn = (file: string) => timeAndChanceIn(readFileSync(join(root, file), 'utf8'));

test('only the clock reads the time, waits and draws lots', () => {
  expect(files.length).toBeGreaterThan(200);
  const users = files.filter((file) => file !== theClock && usesIn(file).length > 0);
  expect(users.map((file) => [file, usesIn(file)])).toEqual([]);
});

test('the clock is seen to', () => {
  expect(new Set(usesIn(theClock))).toEqual(new Set(['setTimeout', 'new Date()', 'Math.random']));
});

test.each([
  ['setTimeout(send, 100);', 'setTimeout'],
  ['globalThis.setInterval(send, 100);', 'setInterval'],
  ['await new Promise(setImmediate);', 'setImmediate'],
  ['const delay = Math.random() * 100;', 'Math.random'],
  ['const draw = globalThis.Math.random;', 'Math.random'],
  ['const { random } = Math;', 'Math.random'],
  ['const { now: time } = Date;', 'Date.now'],
  ['const startedAt = Date.now();', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['const at = new Date;', 'new Date()'],
  ['const text = Date();', 'Date()'],
  ['const startedAt = performance.now();', 'performance.now'],
  ['fetch(url, { signal: AbortSignal.timeout(100) });', 'AbortSignal.timeout'],
])('%s is found', (code, use) => {
  expect(timeAndChanceIn(code)).toEqual([use]);
});

test('times that were told, and words that sound alike, are let be', () => {
  const code = `
    const at = new Date(clock.now().getTime() + 1_000);
    const day = Date.parse(text) + Date.UTC(2026, 0);
    const highest = Math.max(clock.random(), 0.5); // Math.random() of another
    const script = 'setTimeout(() => {}, 3000)';
  `;
  expect(timeAndChanceIn(code)).toEqual([]);
});

/** Globals that wait, reached by any object. */
const timers = new Set(['setTimeout', 'setInterval', 'setImmediate']);

/** Members of global objects that read the time, wait or draw lots. */
const members = new Set([
  'AbortSignal.timeout',
  'Date.now',
  'Math.random',
  'performance.now',
  'performance.timeOrigin',
  'process.hrtime',
  'process.uptime',
]);

/** Uses of time and chance in a file's code, which belong to the clock. */
function timeAndChanceIn(code: string): string[] {
  const file = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const written = usedBy(node);
    if (written !== undefined) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function usedBy(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && timers.has(node.text)) return node.text;
  if (ts.isPropertyAccessExpression(node)) {
    const member = `${lastNameOf(node.expression)}.${node.name.text}`;
    return members.has(member) ? member : undefined;
  }
  const isDate = (callee: ts.Expression) => lastNameOf(callee) === 'Date';
  if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) return 'new Date()';
  // Date() without new is the time, with any arguments.
  if (ts.isCallExpression(node) && isDate(node.expression)) return 'Date()';
  // Names are also taken out of an object: const { random } = Math.
  if (ts.isBindingElement(node) && ts.isVariableDeclaration(node.parent.parent)) {
    const { initializer } = node.parent.parent;
    const member = `${initializer && lastNameOf(initializer)}.${(node.propertyName ?? node.name).getText()}`;
    return members.has(member) ? member : undefined;
  }
  return undefined;
}

/** The last name of an expression: `Math` of both `Math` and `globalThis.Math`. */
function lastNameOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}
