import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * What a module keeps between calls: a variable, or an empty collection to be filled. Functions would share it in a
 * process where several of them run, and what one call does would depend on those before.
 * @returns its names, of what stands at the module's top level or is static in a class there
 */
function stateIn(code: string): string[] {
  const module = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest);
  const kept = module.statements.flatMap((statement): readonly Kept[] => {
    if (ts.isClassDeclaration(statement)) return staticsOf(statement);
    if (!ts.isVariableStatement(statement)) return [];
    const { declarations, flags } = statement.declarationList;
    return flags & ts.NodeFlags.Const ? declarations.filter(isFilledLater) : declarations;
  });
  return kept.map(({ name }) => name.getText(module));
}

type Kept = ts.VariableDeclaration | ts.PropertyDeclaration;

function staticsOf({ members }: ts.ClassDeclaration): readonly Kept[] {
  const has = (member: ts.PropertyDeclaration, kind: ts.SyntaxKind) => member.modifiers?.some((of) => of.kind === kind);
  return members
    .filter(ts.isPropertyDeclaration)
    .filter((member) => has(member, ts.SyntaxKind.StaticKeyword))
    .filter((member) => !has(member, ts.SyntaxKind.ReadonlyKeyword) || isFilledLater(member));
}

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

function isFilledLater({ initializer }: Kept): boolean {
  const value = initializer && withoutType(initializer);
  if (value === undefined) return false;
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  if (!ts.isNewExpression(value) || !ts.isIdentifier(value.expression)) return false;
  return collections.has(value.expression.text) && !value.arguments?.length;
}

/** `[]` of `[] as string[]`; not of `[] as const`, which stays empty. */
function withoutType(value: ts.Expression): ts.Expression {
  if (ts.isAsExpression(value) && ts.isConstTypeReference(value.type)) return value;
  const isTyped = ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value);
  return isTyped ? withoutType(value.expression) : value;
}

/** Results of functions of their arguments alone. */
const remembered = { 'lambdas/domain/dates.ts': ['cache', 'offsetFormats'] };

test('no module of the functions keeps state: it is in contexts, one for each process', () => {
  const files = globSync('lambdas/**/*.ts').sort();
  expect(files.length).toBeGreaterThan(200);
  const found = files.map((file) => [file, stateIn(readFileSync(file, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(remembered);
});

test.each([
  'let last = 0;',
  'const first = 0; let last = first;',
  'export var last: string | undefined;',
  'const last = new Map<string, Promise<string>>();',
  'const last: Set<string> = new Set();',
  'const last: ReadonlyMap<\n  string,\n  Promise<string>\n> = new Map();',
  'const last: string[] = [];',
  'const last = {} as Record<string, string>;',
  'class Client {\n  static last = 0;\n}',
  'export class Client { static #first() {} private static last?: Client; }',
  'class Client { static readonly last = new Map<string, string>(); }',
])('%j is seen', (code) => {
  expect(stateIn(code)).toEqual(['last']);
});

test.each([
  'function next() {\nlet last = 0;\nreturn last;\n}',
  'const next = () => {\nconst last = new Map();\nreturn last;\n};',
  'const script = `\nlet last;\nconst all = [];\n`;',
  '/*\nlet last;\n*/',
  "const last = new Map([['a', 1]]);",
  'const last = [] as const;',
  'class Client {\n  #last = 0;\n  static readonly most = 1;\n}',
])('%j keeps nothing', (code) => {
  expect(stateIn(code)).toEqual([]);
});
