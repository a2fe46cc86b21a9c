import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Finds a module's state between calls by its syntax: a variable, a collection or member to be filled later, an object of
 * a class. Functions in one process would share the state, and a call would depend on earlier ones.
 * @returns names of its holders, anywhere but in functions that run later
 */
function stateIn(code: string): string[] {
  const module = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  const visit = (node: ts.Node, holder?: string) => {
    if (isLater(node)) return;
    const name = isDeclared(node) ? node.name.getText(module) : holder;
    if (isState(node)) names.add(name ?? node.getText(module));
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(module);
  return [...names];
}

/** True of code that runs at a call or for an instance: a function, unless called on the spot. */
function isLater(node: ts.Node): boolean {
  if (ts.isPropertyDeclaration(node)) return !has(node, ts.SyntaxKind.StaticKeyword);
  return ts.isFunctionLike(node) && !isCalledAtOnce(node);
}

const isCalledAtOnce = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node.parent)
    ? isCalledAtOnce(node.parent)
    : ts.isCallExpression(node.parent) && node.parent.expression === node;

const isDeclared = (node: ts.Node) => ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);

const has = ({ modifiers }: ts.PropertyDeclaration, kind: ts.SyntaxKind) => modifiers?.some((of) => of.kind === kind);

function isState(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return !isHarmless(node);
  if (ts.isCallExpression(node)) return keepers.has(node.expression.getText());
  if (!isDeclared(node)) return false;
  return isVariable(node) || isFilledLater(node.initializer);
}

const isVariable = (node: ts.VariableDeclaration | ts.PropertyDeclaration) =>
  ts.isPropertyDeclaration(node)
    ? !has(node, ts.SyntaxKind.ReadonlyKeyword)
    : ts.isVariableDeclarationList(node.parent) && !(node.parent.flags & ts.NodeFlags.Const);

/** Functions whose results have state. */
const keepers = new Set(['once', 'lazily', 'Array', 'Object.create']);

/** Classes whose objects do not change. */
const stateless = new Set(['RegExp', 'TextDecoder', 'URL']);

/** True of classes without state, and of a map or set with its entries from the beginning. */
function isHarmless({ expression, arguments: given }: ts.NewExpression): boolean {
  const name = expression.getText();
  const entries = given?.[0];
  if (name !== 'Map' && name !== 'Set') return stateless.has(name);
  return entries !== undefined && !isFilledLater(entries);
}

/** True of `[]` and `{}`, also within a literal, and of members without a value; `[] as const` stays empty. */
function isFilledLater(typed: ts.Expression | undefined): boolean {
  const value = typed && withoutType(typed);
  if (value === undefined) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0 || value.elements.some(isFilledLater);
  if (!ts.isObjectLiteralExpression(value)) return false;
  const members = value.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => withoutType(initializer));
  return value.properties.length === 0 || members.some((member) => isNothing(member) || isFilledLater(member));
}

const isNothing = (value: ts.Expression) => ['undefined', 'null'].includes(value.getText());

function withoutType(value: ts.Expression): ts.Expression {
  if (ts.isAsExpression(value) && ts.isConstTypeReference(value.type)) return value;
  const isTyped = ts.isAssertionExpression(value) || ts.isSatisfiesExpression(value) || ts.isNonNullExpression(value);
  return isTyped || ts.isParenthesizedExpression(value) ? withoutType(value.expression) : value;
}

/** Programs that run once in their own process. */
const programs = ['main', 'peer', 'proof'].map((name) => `sim/${name}.ts`);

const allowed = {
  // The type is immutable: `ReadonlyMap`.
  'lambdas/links/verify-link.ts': ['noQuery'],
  // Results of functions of their arguments alone.
  'lambdas/domain/time/dates.ts': ['cache', 'offsetFormats'],
  // An invocation sees only its own value.
  'lambdas/runtime/invocation.ts': ['invocations'],
  // This file of the bundle is the same at each reading; a failure is forgotten.
  'lambdas/runtime/png-packer.ts': ['compiled'],
  // The process's global functions are replaced here; each run begins by setting `chance`.
  'sim/world/determinism.ts': ['chance'],
  // Expressions by their text, which mean the same in every process.
  'world/table/expressions/parse.ts': ['cache'],
};

test('no module of the functions and of the simulation holds state: it is in contexts, one for each process', () => {
  const files = globSync('{lambdas,sim,world}/**/*.ts', { exclude: programs }).sort();
  expect(files.length).toBeGreaterThan(250);
  const found = files.map((file) => [file, stateIn(readFileSync(file, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(allowed);
});

test('a variable, a collection to be filled and an object of a class are seen; what runs at a call and constants are not', () => {
  const states = ['let last = 0;', 'const last = { names: new Map<string, string>() };', 'const last = new Client();'];
  expect(states.map(stateIn)).toEqual([['last'], ['last'], ['last']]);
  const none = [
    'const next = () => new Map();',
    "const last = new Map([['a', 1]]);",
    'class Client {\n  #last = 0;\n}',
  ];
  expect(none.flatMap(stateIn)).toEqual([]);
});
