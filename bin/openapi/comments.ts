import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The comment above the declaration of a field or an action. */
export interface Described {
  /** Its description in the API. */
  readonly text: string;
  readonly example?: string | undefined;
  /** Its format in the tables of docs/api, where the schema does not say it. */
  readonly format?: string | undefined;
  /** The page and heading below docs/api that say more. */
  readonly see?: string | undefined;
  /** Codes of its errors, each with the reason. */
  readonly throws?: string | undefined;
}

const root = path.join(import.meta.dirname, '../..');

/** The comments of properties and constants in files, or in the files of folders, by their names. */
export function commentsIn(...places: readonly string[]): Readonly<Record<string, Described>> {
  return Object.fromEntries(places.flatMap(filesOf).flatMap((file) => commentsOf(file)));
}

/** The files of code in a folder, or the one file. */
export function filesOf(place: string): string[] {
  if (place.endsWith('.ts')) return [place];
  const files = readdirSync(path.join(root, place)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => `${place}/${file}`);
}

function commentsOf(file: string): [string, Described][] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: [string, Described][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
      if (comment) found.push([nameOf(node.name), describedBy(comment)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const nameOf = (name: ts.PropertyName | ts.BindingName) => (ts.isStringLiteral(name) ? name.text : name.getText());

const inOneLine = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]) =>
  ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

function describedBy({ comment, tags }: ts.JSDoc): Described {
  const told = (words: typeof comment) => inOneLine(words)?.split(' Source: ')[0];
  const tag = (name: string) => told(tags?.find(({ tagName }) => tagName.text === name)?.comment);
  return {
    text: told(comment) ?? '',
    example: tag('example'),
    format: tag('format'),
    see: tag('heading'),
    throws: tag('throws'),
  };
}
