import { existsSync, readFileSync } from 'node:fs';
import { anchorOf } from '../../bin/docs/anchors.ts';

/** True if `file` or `file#anchor` exists, a path from the project's folder. */
export function isThere(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

const read = new Map<string, readonly string[]>();

/** Anchors of all headings of a document; repeated titles are numbered. */
function anchorsOf(file: string): readonly string[] {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const anchors: string[] = [];
  for (const [, title = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = anchorOf(title.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1'));
    const before = anchors.filter((each) => each === anchor || each.replace(/-\d+$/, '') === anchor).length;
    anchors.push(before === 0 ? anchor : `${anchor}-${before}`);
  }
  read.set(file, anchors);
  return anchors;
}

/** The text of a page of the API without the parts that npm run openapi writes. */
export const writtenByPeople = (page: string): string =>
  page.replaceAll(/<!-- [\w -]+: npm run openapi -->[\s\S]*?<!-- end -->/g, '');
