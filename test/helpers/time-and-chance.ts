import ts from 'typescript';

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
export function timeAndChanceIn(code: string): string[] {
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
