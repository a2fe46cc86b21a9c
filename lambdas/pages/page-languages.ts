import { directionOf } from '../domain/languages/languages.ts';
import { type Html, html, trusted } from './html.ts';

/** A page's texts in one language. */
export interface PageTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly body: Html;
}

/** A page in several languages. */
export interface PageInLanguages {
  /** The page in its own language, and behind it the texts of the others. */
  readonly body: Html;
  /** Absent where there are no others. */
  readonly script?: string;
}

/**
 * Chooses the first of the browser's languages that the page has, and puts its texts into their places: nodes are counted
 * as in the markup, without those inside rich text, which is replaced as a whole.
 */
const script = `addEventListener('DOMContentLoaded', () => {
const [separator, titleEnd, places, ...all] = JSON.parse(document.scripts.texts.text);
const languages = all.map((texts) => texts.split(separator));
const base = (tag) => tag.split('-')[0];
const [lang, dir, title, ...texts] = navigator.languages.flatMap((tag) => [String, base].map((form) => languages.find(([each]) => form(each) === form(tag)))).find(Boolean) ?? [];
if (title === undefined) return;
Object.assign(document.documentElement, { lang, dir });
document.title = title + titleEnd;
const walker = document.createTreeWalker(document.querySelector('main'), 5, ({ parentNode }) => parentNode.matches('div[dir=auto]') ? 2 : 1);
const nodes = [walker.root];
while (walker.nextNode()) nodes.push(walker.currentNode);
texts.forEach((text, place) => {
const [index, name] = [places[place]].flat();
const node = nodes[index];
if (!text) return;
if (name) text === '-' ? node.removeAttribute(name) : node.setAttribute(name, text.slice(1));
else node[node.data ? 'data' : 'innerHTML'] = text;
});
});`;

/** A node, or one of its attributes. */
type Place = number | readonly [node: number, attribute: string];

/** Adds the texts of other languages where they differ. Source: docs/decisions/languages.md#a-page-chooses-its-language */
export function inLanguages(own: PageTexts, others: readonly PageTexts[]): PageInLanguages {
  if (others.length === 0) return own;
  const found = others.flatMap((other) => {
    const texts = differences(own.body, other.body);
    return texts ? [{ ...other, texts }] : [];
  });
  const places = [...new Set(found.flatMap(({ texts }) => [...texts.keys()]))];
  const titleEnd = commonEnd([own, ...found].map(({ title }) => title));
  const inOthers = found.map(({ language, title, texts }) => [
    language,
    directionOf(language) === 'rtl' ? 'rtl' : '',
    title.slice(0, title.length - titleEnd.length),
    // Empty for a text that is the same.
    ...places.map((place) => texts.get(place) ?? ''),
  ]);
  const separator = absentFrom(inOthers.flat());
  const joined = [[own.language], ...inOthers].map((texts) => texts.join(separator));
  const data = JSON.stringify([separator, titleEnd, places.map(placeOf), ...joined]).replaceAll('<', '\\u003c');
  return { body: html`${own.body}\n<script type="application/json" id="texts">${trusted(data)}</script>`, script };
}

/** The end of all titles: the flight, mostly. */
function commonEnd([first = '', ...others]: readonly string[]): string {
  const ends = [...first].map((_, place, letters) => letters.slice(place).join(''));
  return ends.find((end) => others.every((title) => title.endsWith(end))) ?? '';
}

/** A character that separates any texts. */
function absentFrom(texts: readonly string[]): string {
  const used = new Set(texts.join(''));
  let code = '|'.charCodeAt(0);
  while (used.has(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/** Rich text, a tag, or text. */
const token = /<div dir="auto">.*?<\/div>|<[^>]*>|[^<]+/gs;
const isClosing = (each: string) => each.startsWith('</');

/** Nodes in the order of the document. */
const nodesOf = ({ markup }: Html) => (markup.match(token) ?? []).filter((each) => !isClosing(each));

const keyOf = (node: number, attribute = '') => `${node} ${attribute}`;

function placeOf(key: string): Place {
  const [node = '', attribute = ''] = key.split(' ');
  return attribute ? [Number(node), attribute] : Number(node);
}

/**
 * The texts of another language by their places, those of attributes behind a `=`, or `-` for one that it does not have;
 * undefined if it has other nodes: the page is then not shown in it.
 */
function differences(own: Html, other: Html): ReadonlyMap<string, string> | undefined {
  const texts = new Map<string, string>();
  const [nodes, translated] = [nodesOf(own), nodesOf(other)];
  if (nodes.length !== translated.length) return undefined;
  for (const [index, node] of nodes.entries()) {
    const replaced = translated[index] ?? '';
    if (node === replaced) continue;
    const rich = [node, replaced].map((each) => /^<div dir="auto">(.*)<\/div>$/s.exec(each)?.[1]);
    if (rich[0] !== undefined && rich[1] !== undefined) texts.set(keyOf(index), rich[1]);
    else if (nameOf(node) !== nameOf(replaced)) return undefined;
    else if (nameOf(node) === '') texts.set(keyOf(index), unescaped(replaced));
    else for (const [name, value] of changedAttributes(node, replaced)) texts.set(keyOf(index, name), value);
  }
  return texts;
}

/** Empty for text. */
const nameOf = (node: string) => /^<[a-z0-9]+/.exec(node)?.[0] ?? '';

const attributesOf = (tag: string) =>
  new Map([...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]));

function changedAttributes(tag: string, translated: string): [string, string][] {
  const [before, after] = [attributesOf(tag), attributesOf(translated)];
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  return names.map((name) => [name, after.has(name) ? `=${after.get(name)}` : '-']);
}

/** Decodes entities as the browser does: the markup escapes by numbers only. */
const unescaped = (markup: string) =>
  markup.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
