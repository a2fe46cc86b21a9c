import { decodeEntities } from './html-entities.ts';

/**
 * Reduces untrusted HTML to a whitelist. Nothing of the input is copied as markup: the answer is put together from
 * escaped text and the tags below, so it is safe to place in a page. Runs in linear time.
 */
interface Whitelist {
  /** The attributes, ready to print, that an opening tag keeps; undefined strips the tag and keeps its text. */
  open(tag: string, attributes: string): string | undefined;
  /** True to put `\n` where a stripped tag ends a line. */
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
 * Rich text of the install page: p, strong, b, em, i, u, s with color and text-align, and `<br>` for line breaks.
 * Source: specification, 2.8.
 */
export const richText = (html: string): string =>
  tidyLines(reduce(withNewlines(html), installPage))
    .replace(/\n*(<\/?p\b[^>]*>)\n*/g, '$1')
    .replaceAll('\n', '<br>');

/** Text of the messages and modules: https links, `\n` for line breaks. Source: DECISIONS.md, Templates. */
export const linkedText = (html: string): string => tidyLines(reduce(withNewlines(html), anchors));

/** The characters a reader sees: tags gone, entities decoded. */
export const plainText = (html: string): string => decodeEntities(reduce(html, nothing));

const withNewlines = (html: string) => html.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ');

/** At most one empty line at a time, and none at the ends. */
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

/** Text between two tags; around those that end a line, white space lays out the source. */
function textBetween(text: string, before: string, after: string): string {
  const begun = before === 'br' ? text.replace(/^ *\n/, '') : text;
  const from = blockTags.has(before) ? begun.trimStart() : begun;
  return escapeText(blockTags.has(after) ? from.trimEnd() : from);
}

/** What a stripped tag leaves: an empty line between paragraphs, a new line for other blocks, a dot before an item. */
function lineBreak(out: string, tag: string, isEnd: boolean): string {
  if (tag === 'br') return '\n';
  if (!blockTags.has(tag)) return '';
  const gap = tag === 'p' ? '\n\n' : '\n';
  const wanted = out.endsWith(gap) ? '' : out.endsWith('\n') ? gap.slice(1) : gap;
  return tag === 'li' && !isEnd ? `${wanted}• ` : wanted;
}

const numericEntity = (character: string) => `&#${character.charCodeAt(0)};`;

/** Escapes text for HTML content and quoted attributes; entities the author wrote stay entities. */
export const escapeText = (text: string): string =>
  text.replace(/&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)|[<>"']/gi, numericEntity);

function reduce(html: string, whitelist: Whitelist): string {
  const { keepsLines } = whitelist;
  const open: string[] = [];
  let out = '';
  let at = 0;
  let before = '';
  while (at < html.length) {
    const less = html.indexOf('<', at);
    const end = less < 0 ? -1 : html.indexOf('>', less);
    if (end < 0) break;
    const [, slash, name = '', attributes = ''] = /^(\/?)([a-z][a-z0-9]*)(.*)$/is.exec(html.slice(less + 1, end)) ?? [];
    const tag = name.toLowerCase();
    if (tag === '' && !/[!?/]/.test(html.charAt(less + 1))) {
      out += escapeText(html.slice(at, less + 1));
      at = less + 1;
      before = '';
      continue;
    }
    const text = html.slice(at, less);
    out += keepsLines ? textBetween(text, before, tag) : escapeText(text);
    before = tag;
    at = end + 1;
    if (slash) {
      out += close(open, tag) || (keepsLines ? lineBreak(out, tag, true) : '');
    } else if (tag === 'script' || tag === 'style') {
      const after = html.toLowerCase().indexOf(`</${tag}`, at);
      at = after < 0 ? html.length : after;
    } else {
      const kept = whitelist.open(tag, attributes);
      if (kept !== undefined) open.push(tag);
      out += kept === undefined ? (keepsLines ? lineBreak(out, tag, false) : '') : `<${tag}${kept}>`;
    }
  }
  const rest = html.slice(at);
  out += keepsLines ? textBetween(rest, before, '') : escapeText(rest);
  return (
    out +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Closes up to the nearest open tag of this name; a closing tag without one is dropped. */
function close(open: string[], tag: string): string {
  const from = open.lastIndexOf(tag);
  if (from < 0) return '';
  return open
    .splice(from)
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}
