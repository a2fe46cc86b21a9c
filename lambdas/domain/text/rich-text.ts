import { decodeEntities } from './html-entities.ts';

/**
 * Whitelist sanitizer for untrusted HTML. No markup of the input is copied: the output consists of escaped text and the
 * tags below, and is therefore safe to insert into a page. Runs in linear time.
 * Source: docs/decisions/request-bodies.md#own-rich-text
 */
interface Whitelist {
  /** The attributes to print for an opening tag; undefined strips the tag and keeps its text. */
  open(tag: string, attributes: string): string | undefined;
  /** True to replace stripped block tags by `\n`. */
  readonly keepsLines: boolean;
}

const installPageTags = new Set(['p', 'strong', 'b', 'em', 'i', 'u', 's']);
const color = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/;
const alignment = /^(left|right|center|justify|start|end)$/;

const installPage: Whitelist = {
  keepsLines: true,
  open(tag, attributes) {
    if (!installPageTags.has(tag)) return undefined;
    const style = attribute(attributes, 'style')
      .toLowerCase()
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()))
      .filter(
        ([name, value = '']) =>
          (name === 'color' && color.test(value)) || (name === 'text-align' && alignment.test(value)),
      )
      .map((declaration) => declaration.join(':'));
    return style.length > 0 ? ` style="${style.join(';')}"` : '';
  },
};

const anchors: Whitelist = {
  keepsLines: true,
  open(tag, attributes) {
    if (tag !== 'a') return undefined;
    const url = URL.parse(decodeEntities(attribute(attributes, 'href')));
    return url?.protocol === 'https:' ? ` href="${url.href.replace(/[&<>"']/g, numericEntity)}"` : undefined;
  },
};

const nothing: Whitelist = { keepsLines: false, open: () => undefined };

/**
 * Rich text of the install page: p, strong, b, em, i, u, s with color and text-align, and `<br>` as line break.
 * Source: docs/api/formats.md#lines.
 */
export const richText = (html: string): string =>
  tidyLines(reduce(withNewlines(html), installPage))
    .replace(/\n*(<\/?p\b[^>]*>)\n*/g, '$1')
    .replaceAll('\n', '<br>');

/** Text of messages and modules: https links, `\n` as line break. Source: docs/api/formats.md#lines. */
export const linkedText = (html: string): string => tidyLines(reduce(withNewlines(html), anchors));

/** The visible text: without tags, entities decoded. Most messages have neither, and every pass shows them. */
export const plainText = (html: string): string => (/[<&]/.test(html) ? decodeEntities(reduce(html, nothing)) : html);

const withNewlines = (html: string) => html.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ');

/** At most one consecutive empty line, and none at the ends. */
function tidyLines(html: string): string {
  const lines = html.split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

const blockTags = new Set(
  (
    'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr ' +
    'li main nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Text between two tags; next to block tags, white space is only the layout of the source. */
function textBetween(text: string, before: string, after: string): string {
  const begun = before === 'br' ? text.replace(/^ *\n/, '') : text;
  const from = blockTags.has(before) ? begun.trimStart() : begun;
  return escapeText(blockTags.has(after) ? from.trimEnd() : from);
}

const numericEntity = (character: string) => `&#${character.charCodeAt(0)};`;

/** Escapes text for HTML content and quoted attributes; the author's entities stay entities. */
export const escapeText = (text: string): string =>
  text.replace(/&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)|[<>"']/gi, numericEntity);

function reduce(html: string, whitelist: Whitelist): string {
  const { keepsLines } = whitelist;
  const out = new Output();
  let before = '';
  for (const { text, tag, isEnd = false, attributes = '' } of tokensOf(html)) {
    out.write(keepsLines && tag !== '<' ? textBetween(text, before, tag) : escapeText(text));
    before = tag === '<' ? '' : tag;
    const opened = isEnd ? undefined : whitelist.open(tag, attributes);
    if (opened !== undefined) out.open(tag, opened);
    else if (!(isEnd && out.close(tag)) && keepsLines) out.breakLine(tag, isEnd);
  }
  return out.finished();
}

interface Token {
  /** Text before the tag. */
  readonly text: string;
  /** Tag name; empty for comments, declarations and the end of the text, `<` for one that begins no tag. */
  readonly tag: string;
  readonly isEnd?: boolean | undefined;
  readonly attributes?: string | undefined;
}

/**
 * Tokenizes in linear time: each search starts where the last one ended, and a search without a result is not repeated.
 */
function* tokensOf(html: string): Generator<Token> {
  const lastEnd = html.lastIndexOf('>');
  let at = 0;
  for (;;) {
    const less = html.indexOf('<', at);
    if (less < 0 || less > lastEnd) break;
    if (!/[a-z!?/]/i.test(html.charAt(less + 1))) {
      yield { text: html.slice(at, less + 1), tag: '<' };
      at = less + 1;
      continue;
    }
    const end = html.indexOf('>', less);
    const [, slash, name = '', attributes] = /^(\/?)([a-z][a-z0-9]*)(.*)$/is.exec(html.slice(less + 1, end)) ?? [];
    const tag = name.toLowerCase();
    yield { text: html.slice(at, less), tag, isEnd: slash === '/', attributes };
    at = slash === '' ? afterRawText(html, end + 1, tag) : end + 1;
  }
  yield { text: html.slice(at), tag: '' };
}

const rawTextEnds: Readonly<Record<string, RegExp>> = { script: /<\/script/gi, style: /<\/style/gi };

/**
 * End of a tag's raw text: the end tag of a script or style sheet, whose content is dropped; otherwise the end of the
 * tag.
 */
function afterRawText(html: string, at: number, tag: string): number {
  const end = Object.hasOwn(rawTextEnds, tag) ? rawTextEnds[tag] : undefined;
  if (end === undefined) return at;
  end.lastIndex = at;
  return end.exec(html)?.index ?? html.length;
}

/** Builds the new markup. Tracks the answers to its queries, so that none of them scans it. */
class Output {
  readonly #parts: string[] = [];
  /** The last two characters. */
  #tail = '';
  readonly #open: string[] = [];
  /** Number of open tags by name. */
  readonly #openCount = new Map<string, number>();

  write(markup: string): void {
    this.#parts.push(markup);
    this.#tail = (this.#tail + markup.slice(-2)).slice(-2);
  }

  open(tag: string, attributes: string): void {
    this.#open.push(tag);
    this.#count(tag, 1);
    this.write(`<${tag}${attributes}>`);
  }

  /** Closes tags up to the nearest open one of this name. @returns false, and writes nothing, if there is none. */
  close(tag: string): boolean {
    if (!this.#openCount.get(tag)) return false;
    let name: string | undefined;
    do {
      name = this.#open.pop() ?? tag;
      this.#count(name, -1);
      this.write(`</${name}>`);
    } while (name !== tag);
    return true;
  }

  /**
   * Replaces a stripped tag: an empty line between paragraphs, a line break for other blocks, a bullet before a list
   * item.
   */
  breakLine(tag: string, isEnd: boolean): void {
    if (tag === 'br') this.write('\n');
    if (!blockTags.has(tag)) return;
    const gap = tag === 'p' ? '\n\n' : '\n';
    if (!this.#tail.endsWith(gap)) this.write(this.#tail.endsWith('\n') ? gap.slice(1) : gap);
    if (tag === 'li' && !isEnd) this.write('• ');
  }

  /** The complete markup, with every tag closed. */
  finished(): string {
    const ends = this.#open.toReversed().map((tag) => `</${tag}>`);
    return this.#parts.concat(ends).join('');
  }

  #count(tag: string, change: number): void {
    this.#openCount.set(tag, (this.#openCount.get(tag) ?? 0) + change);
  }
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}
