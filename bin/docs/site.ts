import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { IndexedPage } from '../../browser/docs/search.ts';
import { trusted } from '../../lambdas/pages/html.ts';
import { type Group, groupsIn } from './contents.ts';
import { frontPage } from './front-page.ts';
import { renderPage, type Shelf } from './layout.ts';
import { type Document, renderMarkdown } from './markdown.ts';
import { jpegSize } from './pictures.ts';
import { addressOf, indexSource, relativeLink, root, sources } from './sources.ts';

const style = 'site.css';

/**
 * Makes the site in a folder, which it empties.
 * @returns the bytes of each file.
 * @throws if the folder has other files than those of a site.
 */
export async function writeSite(folder: string): Promise<Map<string, number>> {
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

  const groups = groupsIn(read(indexSource));
  const documents = new Map(sources.map((source) => [source, rendered(source, copy)]));
  const titleOf = (source: string) => documents.get(source)?.title ?? path.basename(source);
  const shelves = shelvesOf(groups, titleOf);
  for (const [source, { title, markup, sections }] of documents) {
    const address = addressOf(source);
    const page = { address, title, source, sections, body: trusted(markup) };
    const linkTo = (target: string) => linkFrom(source, target, copy) ?? '';
    const front = { ...page, title: 'Boarding-pass wallet', sections: [], body: frontPage(groups, linkTo, titleOf) };
    write(address, renderPage(source === indexSource ? front : page, shelves));
  }
  write('search-index.js', `globalThis.searchIndex=${JSON.stringify(searchIndexOf(documents))};\n`);
  copy(`bin/docs/${style}`, style);
  write('site.js', await script());
  return written;
}

type Copy = (source: string, file: string) => void;

const read = (source: string) => readFileSync(path.join(root, source), 'utf8');

function rendered(source: string, copy: Copy): Document {
  const fileOf = (target: string) => path.posix.join(path.posix.dirname(source), target);
  return renderMarkdown(read(source), {
    addressOf(target) {
      if (target.startsWith('#')) return target;
      const [file = '', anchor] = target.split('#');
      const address = linkFrom(source, fileOf(file), copy);
      return address && anchor ? `${address}#${anchor}` : address;
    },
    sizeOf: (picture) => jpegSize(readFileSync(path.join(root, fileOf(picture)))),
  });
}

/** The link to a page or to another file of docs/, which is then copied; undefined for other files, which are the repository's. */
function linkFrom(source: string, target: string, copy: Copy): string | undefined {
  const [document] = [target, `${target}/README.md`].filter((each) => sources.includes(each));
  if (document !== undefined) return relativeLink(addressOf(source), addressOf(document));
  if (!/^docs\/.+\.(json|jpg)$/.test(target)) return undefined;
  const file = target.slice('docs/'.length);
  copy(target, file);
  return relativeLink(addressOf(source), file);
}

/** The table of contents: the groups of docs/README.md, then documents that these do not have. Decisions have a list of their own. */
function shelvesOf(groups: readonly Group[], titleOf: (source: string) => string): Shelf[] {
  const listed = new Set(groups.flatMap(({ entries }) => entries.map(({ source }) => source)));
  const others = sources.filter((source) => !listed.has(source) && source !== indexSource && !isDecision(source));
  const pageOf = (source: string) => ({
    address: sources.includes(source) ? addressOf(source) : source.replace('docs/', ''),
    title: titleOf(source),
  });
  return [
    ...groups.map(({ title, entries }) => ({ title, pages: entries.map(({ source }) => pageOf(source)) })),
    { title: 'also', pages: others.map(pageOf) },
  ];
}

const isDecision = (source: string) => source.startsWith('docs/decisions/');

/** Reasons and history are found after what holds. */
const weightOf = (source: string) => (source === 'CHANGELOG.md' ? 0.2 : isDecision(source) ? 0.4 : 1);

const searchIndexOf = (documents: ReadonlyMap<string, Document>): IndexedPage[] =>
  [...documents]
    .filter(([source]) => source !== indexSource)
    .map(([source, { title, sections }]) => ({
      address: addressOf(source),
      title,
      weight: weightOf(source),
      sections: sections.map(({ anchor, title, text }) => [anchor, title, text.replaceAll(/\s+/g, ' ').trim()]),
    }));

async function script(): Promise<string> {
  const build = await rolldown({
    input: path.join(root, 'browser/docs/main.ts'),
    platform: 'browser',
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return output[0].code;
}
