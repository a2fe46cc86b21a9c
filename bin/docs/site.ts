import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { IndexedPage } from '../../browser/docs/search.ts';
import { html, trusted } from '../../lambdas/pages/html.ts';
import { actionNames, openApiByAction } from './by-action.ts';
import { type Group, groupsIn } from './contents.ts';
import { errorPages, errorSource } from './error-pages.ts';
import { frontPage } from './front-page.ts';
import { renderPage, type Shelf, siteName } from './layout.ts';
import { type Document, renderMarkdown } from './markdown.ts';
import { jpegSize } from './pictures.ts';
import { addressOf, indexSource, relativeLink, root, sources } from './sources.ts';

const style = 'site.css';

/**
 * Makes the site in a folder, which it empties.
 * @param canTry if the local stack serves it, which can be sent the examples.
 * @param base path of the site at its host, for the page that hosts show at wrong addresses of any folder.
 * @returns the bytes of each file.
 * @throws if the folder has other files than those of a site.
 */
export async function writeSite(folder: string, canTry = false, base = '/'): Promise<Map<string, number>> {
  if (existsSync(folder) && !existsSync(path.join(folder, style)))
    throw new Error(`${folder} is there, and is not a site: name another folder, or remove it`);
  rmSync(folder, { recursive: true, force: true });
  const written = new Map<string, number>();
  const place = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    return path.join(folder, file);
  };
  const write = (file: string, text: string) => {
    writeFileSync(place(file), text);
    written.set(file, Buffer.byteLength(text));
  };
  const copy = (source: string, file: string) => {
    if (written.has(file)) return;
    copyFileSync(path.join(root, source), place(file));
    written.set(file, statSync(path.join(root, source)).size);
  };

  // Comes first: by it the folder of a run that broke off is known.
  copy(`bin/docs/${style}`, style);
  // Pages lead to it as to a file of docs/.
  write('openapi-by-action.json', `${JSON.stringify(openApiByAction())}\n`);
  const groups = groupsIn(read(indexSource));
  const documents = new Map(sources.map((source) => [addressOf(source), rendered(source, addressOf(source), copy)]));
  for (const [name, text] of errorPages(read(errorSource))) {
    const address = `errors/${name}.html`;
    documents.set(address, rendered(errorSource, address, copy, text));
  }
  const titleOf = (source: string) => documents.get(addressOf(source))?.title ?? path.basename(source);
  const shelves = shelvesOf(groups, titleOf);
  for (const [address, { title, markup, sections, source }] of documents) {
    const hasExample = markup.includes('<div class="example"');
    const page = { address, title, source, sections, body: trusted(markup), canTry: canTry && hasExample };
    const linkTo = (target: string) => linkFrom(address, target, copy) ?? '';
    const front = () => ({ ...page, title: siteName, sections: [], body: frontPage(groups, linkTo, titleOf) });
    write(address, renderPage(source === indexSource ? front() : page, shelves));
  }
  const toFile = (file: string) => base + file;
  const body = notFound(toFile('index.html'));
  const missing = { address: '404.html', title: 'Page not found', body, sections: [], canTry: false };
  write(missing.address, renderPage(missing, shelves, toFile));
  write('search-index.js', `globalThis.searchIndex=${JSON.stringify(searchIndexOf(documents))};\n`);
  write('site.js', await script('browser/docs/main.ts'));
  if (canTry) write('try-it.js', await script('browser/docs/try-it.ts'));
  return written;
}

const notFound = (home: string) => html`<h1>Page not found</h1>
<p>There is no page at this address. Search for it above, or go to the <a href="${home}">first page</a>.</p>`;

type Copy = (source: string, file: string) => void;

const read = (source: string) => readFileSync(path.join(root, source), 'utf8');

interface Sourced extends Document {
  readonly source: string;
}

/** @param text of a page that is a part of its source. */
function rendered(source: string, address: string, copy: Copy, text = read(source)): Sourced {
  const fileOf = (target: string) => path.posix.join(path.posix.dirname(source), target);
  const document = renderMarkdown(text, {
    addressOf(target) {
      if (target.startsWith('#')) return target;
      const [file = '', anchor] = target.split('#');
      if (fileOf(file) === errorSource && anchor && /^e\d+$/.test(anchor))
        return relativeLink(address, `errors/${anchor.toUpperCase()}.html`);
      const link = linkFrom(address, fileOf(file), copy);
      return link && anchor ? `${link}#${anchor}` : link;
    },
    sizeOf: (picture) => jpegSize(readFileSync(path.join(root, fileOf(picture)))),
  });
  return { ...document, source };
}

/** The link to a page or to another file of docs/, which is then copied; undefined for other files, which are the repository's. */
function linkFrom(from: string, target: string, copy: Copy): string | undefined {
  const [document] = [target, `${target}/README.md`].filter((each) => sources.includes(each));
  if (document !== undefined) return relativeLink(from, addressOf(document));
  if (!/^docs\/.+\.(json|jpg)$/.test(target)) return undefined;
  const file = target.slice('docs/'.length);
  copy(target, file);
  return relativeLink(from, file);
}

/** The table of contents: the groups of docs/README.md, actions and topics of the API, and other documents. Decisions have a list of their own. */
function shelvesOf(groups: readonly Group[], titleOf: (source: string) => string): Shelf[] {
  const listed = new Set(groups.flatMap(({ entries }) => entries.map(({ source }) => source)));
  const others = sources.filter((source) => !listed.has(source) && source !== indexSource && !isDecision(source));
  const shelf = (title: string, pages: readonly string[]) => ({
    title,
    pages: pages.map((source) => ({
      address: sources.includes(source) ? addressOf(source) : source.replace('docs/', ''),
      title: titleOf(source),
    })),
  });
  const ofActions = actionNames.map((name) => `docs/api/${name}.md`);
  const isTopic = (source: string) => source.startsWith('docs/api/') && !ofActions.includes(source);
  return [
    ...groups.map(({ title, entries }) =>
      shelf(
        title,
        entries.map(({ source }) => source),
      ),
    ),
    shelf('actions', ofActions),
    shelf('topics of the API', others.filter(isTopic)),
    shelf(
      'also',
      others.filter((source) => !source.startsWith('docs/api/')),
    ),
  ];
}

const isDecision = (source: string) => source.startsWith('docs/decisions/');

/** Reasons come last, after history and licences. */
const rankOf = (source: string) => (isDecision(source) ? 2 : ['CHANGELOG.md', 'NOTICE.md'].includes(source) ? 1 : 0);

/** A section that has a page of its own is not found in the list of such pages, too. */
const isElsewhere = (address: string, title: string) => address === addressOf(errorSource) && /^E\d+$/.test(title);

const searchIndexOf = (documents: ReadonlyMap<string, Sourced>): IndexedPage[] =>
  [...documents]
    .filter(([address]) => address !== addressOf(indexSource))
    .map(([address, { source, title, sections }]) => ({
      address,
      title,
      rank: rankOf(source),
      sections: sections
        .filter((section) => !isElsewhere(address, section.title))
        .map(({ anchor, title, text }) => [anchor, title, text.replaceAll(/\s+/g, ' ').trim()]),
    }));

async function script(source: string): Promise<string> {
  const build = await rolldown({
    input: path.join(root, source),
    platform: 'browser',
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return output[0].code;
}
