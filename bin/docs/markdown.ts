import { Marked, type Token, type Tokens } from 'marked';
import { html, trusted } from '../../lambdas/pages/html.ts';
import { anchorOf } from './anchors.ts';
import { diagram } from './diagrams.ts';
import { exampleTabs } from './examples/tabs.ts';

export interface Heading {
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
}

/** The text from one heading to the next, for the search. */
export interface Section extends Heading {
  readonly text: string;
}

export interface Document {
  readonly title: string;
  readonly markup: string;
  readonly sections: readonly Section[];
}

/** Answers of the site about a document's links. */
export interface Links {
  /** Finds the address of what a link leads to; undefined if it is not part of the site. */
  readonly addressOf: (target: string) => string | undefined;
  readonly sizeOf: (picture: string) => { readonly width: number; readonly height: number };
}

/** Renders a document as GitHub does, with the same anchors. A request under "Example" is shown in each language. */
export function renderMarkdown(text: string, { addressOf, sizeOf }: Links): Document {
  const marked = new Marked();
  const tokens = marked.lexer(text);
  const sections = sectionsOf(tokens);
  let headings = 0;
  let diagrams = 0;
  let examples = 0;
  let part = '';
  const inline = (tokens: Token[]) => trusted(marked.Parser.parseInline(tokens, marked.defaults));
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const { anchor = '', title = '' } = sections[headings++] ?? {};
        if (depth <= 2) part = title;
        const level = trusted(`h${depth}`);
        const link = depth > 1 && html` <a class="anchor" href="#${anchor}" aria-label="Link to “${title}”">#</a>`;
        return html`<${level} id="${anchor}">${inline(tokens)}${link}</${level}>\n`.markup;
      },
      link({ href, tokens }) {
        if (/^(https?|mailto):/.test(href)) return html`<a href="${href}">${inline(tokens)}</a>`.markup;
        const address = addressOf(href);
        if (address === undefined)
          return html`<span title="In the repository: ${href}">${inline(tokens)}</span>`.markup;
        return html`<a href="${address}">${inline(tokens)}</a>`.markup;
      },
      image({ href, text }) {
        const { width, height } = sizeOf(href);
        return html`<img src="${addressOf(href)}" alt="${text}" width="${width}" height="${height}">`.markup;
      },
      html: ({ text }) => (text.startsWith('<!--') ? '' : text),
      code({ text, lang }) {
        if (lang === 'mermaid') return diagram(text, `diagram-${++diagrams}`).markup;
        if (lang === 'json' && part === 'Example') return exampleTabs(JSON.parse(text), `example-${++examples}`).markup;
        return html`<div class="code"><pre tabindex="0"><code>${text}</code></pre></div>\n`.markup;
      },
      table(token) {
        const [head, ...rows] = [token.header, ...token.rows].map((cells) =>
          cells.map(({ tokens, header, align }) => {
            const tag = trusted(header && tokens.length > 0 ? 'th' : 'td');
            return html`<${tag}${align !== null && html` class="${align}"`}>${inline(tokens)}</${tag}>`;
          }),
        );
        const body = rows.map((cells) => html`<tr>${cells}</tr>\n`);
        return html`<div class="table" tabindex="0"><table><thead><tr>${head ?? []}</tr></thead>\n<tbody>${body}</tbody></table></div>\n`
          .markup;
      },
    },
  });
  return { title: sections[0]?.title ?? '', markup: marked.parser(tokens), sections };
}

/** One sentence. */
export const renderSentence = (text: string) => trusted(new Marked().parseInline(text, { async: false }));

function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [];
  const known = new Map<string, number>();
  for (const token of tokens) {
    if (token.type !== 'heading') {
      const section = sections.at(-1);
      if (section) section.text += ` ${plainText(token)}`;
      continue;
    }
    const title = plainText(token);
    const anchor = anchorOf(title);
    const before = known.get(anchor) ?? 0;
    known.set(anchor, before + 1);
    sections.push({ depth: token.depth, title, anchor: before === 0 ? anchor : `${anchor}-${before}`, text: '' });
  }
  return sections;
}

/** A token's text without its markup. */
function plainText(token: Token): string {
  if (token.type === 'html') return '';
  if (token.type === 'br') return ' ';
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((cells) => cells.map(({ tokens }) => tokens.map(plainText).join(''))).join(' ');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(plainText).join(' ');
  const inner = (token as Tokens.Generic).tokens;
  return inner ? inner.map(plainText).join('') : ((token as Tokens.Generic).text ?? '');
}
