import { directionOf } from '../domain/languages/languages.ts';
import type { Html } from './html.ts';

/** Template tag of a style sheet: drops the white space that only people need. For sheets without comments and quoted spaces. */
export const css = (strings: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: strings }, ...values)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();

/** A style sheet by its rules; a page carries only the rules that select something in it. */
export type StyleSheet = readonly (Rule | { readonly condition: string; readonly rules: readonly Rule[] })[];

interface Rule {
  readonly selectors: readonly Selector[];
  readonly declarations: string;
}

interface Selector {
  readonly text: string;
  /** Tags, `.classes` and `#ids` without which it selects nothing. */
  readonly needs: readonly string[];
}

/** Rules within a condition, or a rule. */
const part = /(@[^{]+){((?:[^{}]+{[^{}]*})*)}|[^{}]+{[^{}]*}/g;

/** @param text from the `css` tag. */
export const styleSheet = (text: string): StyleSheet =>
  [...text.matchAll(part)].map(([whole, condition, inner = '']) =>
    condition ? { condition, rules: (inner.match(/[^{}]+{[^{}]*}/g) ?? []).map(ruleOf) } : ruleOf(whole),
  );

function ruleOf(text: string): Rule {
  const [selectors = '', declarations = ''] = text.split(/[{}]/);
  // Not at the commas within :is() and the like.
  return { selectors: selectors.split(/,(?![^(]*\))/).map(selectorOf), declarations };
}

/** Ignores states and attributes, which may change while a page is shown; the direction of its language does not. */
function selectorOf(text: string): Selector {
  const elements = text.replaceAll('[dir=rtl]', ' rtl ').replace(/\[[^\]]*\]|::?[\w-]+(\([^)]*\))?/g, ' ');
  return { text, needs: elements.match(/[.#]?[a-z][\w-]*/g) ?? [] };
}

/** The rules of a style sheet for a page in its languages. */
export function stylesFor(pages: readonly { readonly language: string; readonly body: Html }[], sheet: StyleSheet) {
  const present = new Set([
    ...['html', 'body', ...pages.map(({ language }) => directionOf(language))],
    ...pages.flatMap(({ body }) => namesIn(body)),
  ]);
  const textOf = ({ selectors, declarations }: Rule) => {
    const selecting = selectors.filter(({ needs }) => needs.every((name) => present.has(name)));
    return selecting.length > 0 ? `${selecting.map(({ text }) => text).join()}{${declarations}}` : '';
  };
  return sheet
    .map((each) => {
      if ('declarations' in each) return textOf(each);
      const rules = each.rules.map(textOf).join('');
      return rules && `${each.condition}{${rules}}`;
    })
    .join('');
}

/** Tags, classes and ids. */
const namesIn = ({ markup }: Html): string[] =>
  [...markup.matchAll(/<([a-z]\w*)| class="([^"]*)"| id="([^"]*)"/g)].flatMap(([, tag, classes, id]) =>
    tag ? [tag] : classes ? classes.split(' ').map((name) => `.${name}`) : [`#${id}`],
  );
