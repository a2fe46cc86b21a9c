import ts from 'typescript';

/** One mistake: a replaced part of a file. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** True of a write's condition. */
  readonly isCondition: boolean;
  /** File and change, without the line, which moves; the same change a second time has a number. */
  readonly id: string;
}

/** Names of the subjects of checks. */
const subjects = /token|signature|checksum|status|version|revision|nonce|secret|hash/i;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Functions that compare or verify. */
const verifying = /(^|\.)(equalsSecret|timingSafeEqual|verify|checkIssued|test|includes)$/;

/**
 * Every condition of a write taken away or inverted, and every check of a token, signature, checksum, status or version
 * always or never true. A condition that is taken away keeps its names and values, since DynamoDB refuses unused ones.
 */
export function mutantsIn(file: string, code: string): Mutant[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, isCondition: boolean, ...replacements: string[]) => {
    for (const replacement of replacements) {
      const change = `${file}: ${node.getText().replaceAll(/\s+/g, ' ')} -> ${replacement.replaceAll(/\s+/g, ' ')}`;
      const earlier = mutants.filter(({ id }) => id === change || id.startsWith(`${change} #`)).length;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const id = earlier === 0 ? change : `${change} #${earlier + 1}`;
      mutants.push({ file, line: line + 1, start: node.getStart(), end: node.getEnd(), replacement, isCondition, id });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'ConditionExpression') {
      const written = node.initializer.getText();
      const always = `'(' + (${written}) + ') OR attribute_exists(PK) OR attribute_not_exists(PK)'`;
      add(node.initializer, true, always, `'NOT (' + (${written}) + ')'`);
    } else if (isCheck(node)) add(node, false, 'true', 'false');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

function isCheck(node: ts.Node): boolean {
  const isComparison = ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind);
  const isVerification = ts.isCallExpression(node) && verifying.test(node.expression.getText());
  return (isComparison || isVerification) && subjects.test(node.getText());
}

export const mutated = (code: string, { start, end, replacement }: Mutant): string =>
  code.slice(0, start) + replacement + code.slice(end);
