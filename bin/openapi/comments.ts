import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The comment above a field's declaration. */
export interface Described {
  /** Its description in the API. */
  readonly text: string;
  readonly example?: string | undefined;
  /** Its format in the tables of docs/api.md, where the schema does not say it. */
  readonly format?: string | undefined;
  /** The heading of docs/api.md that says more. */
  readonly see?: string | undefined;
}

const root = path.join(import.meta.dirname, '../..');

/** The comments of all properties of a file, or of the files in a folder, by the property's name. */
export function commentsIn(...places: readonly string[]): Readonly<Record<string, Described>> {
  return Object.fromEntries(places.flatMap(filesOf).flatMap((file) => commentsOf(file)));
}

const filesOf = (place: string) =>
  place.endsWith('.ts') ? [place] : readdirSync(path.join(root, place)).map((file) => `${place}/${file}`);

function commentsOf(file: string): [string, Described][] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: [string, Described][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) {
      const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
      if (comment) found.push([nameOf(node.name), describedBy(comment)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

const inOneLine = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]) =>
  ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

function describedBy({ comment, tags }: ts.JSDoc): Described {
  const tag = (name: string) => inOneLine(tags?.find(({ tagName }) => tagName.text === name)?.comment);
  return { text: inOneLine(comment) ?? '', example: tag('example'), format: tag('format'), see: tag('heading') };
}
