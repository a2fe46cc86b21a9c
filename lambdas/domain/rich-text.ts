import { decodeEntities } from './html-entities.ts';

/**
 * Reduces untrusted HTML to a whitelist. Nothing of the input is copied as markup: the answer is put together from
 * escaped text and the tags below, so it is safe to place in a page. Runs in linear time.
 */
interface Whitelist {
  /** The attributes, ready to print, that an opening tag keeps; undefined strips the tag and keeps its text. */
  open(tag: string, attributes: string): string | undefined;
}

const installPageTags = new Set(['p', 'strong', 'b', 'em', 'i', 'u', 's']);
const color = /^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/;
const alignment = /^(left|right|center|justify|start|end)$/;

const installPage: Whitelist = {
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
  open(tag, attributes) {
    if (tag !== 'a') return undefined;
    const url = URL.parse(decodeEntities(attribute(attributes, 'href')));
    return url?.protocol === 'https:' ? ` href="${url.href.replace(/[&<>"']/g, numericEntity)}"` : undefined;
  },
};

/** Rich text of the install page: p, strong, b, em, i, u, s with color and text-align. Source: specification, 2.8. */
export const richText = (html: string): string => reduce(html, installPage);

/** Text of the messages and modules: https links and nothing else. Source: DECISIONS.md, Templates. */
export const linkedText = (html: string): string => reduce(html, anchors);

/** The text a reader sees: tags gone, entities decoded. */
export const plainText = (html: string): string => decodeEntities(reduce(html, { open: () => undefined }));

const numericEntity = (character: string) => `&#${character.charCodeAt(0)};`;

/** Escapes text for HTML content and quoted attributes; entities the author wrote stay entities. */
export const escapeText = (text: string): string =>
  text.replace(/&(?!(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)|[<>"']/gi, numericEntity);

function reduce(html: string, whitelist: Whitelist): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  while (at < html.length) {
    const less = html.indexOf('<', at);
    const end = less < 0 ? -1 : html.indexOf('>', less);
    if (end < 0) break;
    const [, slash, name = '', attributes = ''] = /^(\/?)([a-z][a-z0-9]*)(.*)$/is.exec(html.slice(less + 1, end)) ?? [];
    const tag = name.toLowerCase();
    if (tag === '' && !/[!?/]/.test(html.charAt(less + 1))) {
      out += escapeText(html.slice(at, less + 1));
      at = less + 1;
      continue;
    }
    out += escapeText(html.slice(at, less));
    at = end + 1;
    if (slash) {
      out += close(open, tag);
    } else if (tag === 'script' || tag === 'style') {
      const after = html.toLowerCase().indexOf(`</${tag}`, at);
      at = after < 0 ? html.length : after;
    } else {
      const kept = whitelist.open(tag, attributes);
      if (kept !== undefined) {
        out += `<${tag}${kept}>`;
        open.push(tag);
      }
    }
  }
  out += escapeText(html.slice(at));
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
