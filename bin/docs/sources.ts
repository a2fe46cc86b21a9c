import { globSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, in which all sources are named. */
export const root = path.join(import.meta.dirname, '../..');

/** Markdown that becomes pages, by its file. */
export const sources: readonly string[] = globSync(['*.md', 'docs/**/*.md', 'clients/**/README.md'], {
  cwd: root,
}).sort();

/** The index of docs/, whose table of audiences is the site's table of contents. */
export const indexSource = 'docs/README.md';

/** The address of a page in the site: of README.md `overview.html`, of docs/api.md `api.html`, of clients/email/README.md `clients/email.html`. */
export function addressOf(source: string): string {
  if (source === 'README.md') return 'overview.html';
  const name = source.replace(/^docs\//, '').replace(/\.md$/, '');
  if (source.startsWith('docs/')) return `${name.replace(/README$/, 'index')}.html`;
  return `${name.replace(/\/README$/, '').toLowerCase()}.html`;
}

/** The link from one page of the site to another, the same at any host, in any folder and without a server. */
export const relativeLink = (from: string, to: string): string => path.posix.relative(path.posix.dirname(from), to);
