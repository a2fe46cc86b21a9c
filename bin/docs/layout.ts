import { type Html, html, trusted } from '../../lambdas/pages/html.ts';
import type { Section } from './markdown.ts';
import { relativeLink } from './sources.ts';

/** A group of the table of contents, with the addresses and titles of its pages. */
export interface Shelf {
  readonly title: string;
  readonly pages: readonly { readonly address: string; readonly title: string }[];
}

interface Page {
  readonly address: string;
  readonly title: string;
  readonly body: Html;
  readonly sections: readonly Section[];
  /** None of the page of wrong addresses. */
  readonly source?: string;
  /** True where its examples can be sent to the server that has the page. */
  readonly canTry: boolean;
}

/** Nothing of another host, and no script or style but those of the site. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
const tryingPolicy = `${policy}; connect-src 'self'`;

export const siteName = 'Boarding-pass wallet';

/**
 * A whole page. The contents stand last: phones show them below the text, wide screens beside it.
 * @param to the link to a file of the site.
 */
export function renderPage(page: Page, shelves: readonly Shelf[], to = linksFrom(page.address)): string {
  const { title, body, source, canTry } = page;
  return html`<!doctype html>
<html lang="en" data-root="${to('index.html').replace('index.html', '')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(canTry ? tryingPolicy : policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title === siteName ? siteName : `${title} – ${siteName}`}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to('site.css')}">
<script src="${to('site.js')}" defer></script>${canTry && html`\n<script src="${to('try-it.js')}" defer></script>`}
</head>
<body>
<header>
<a href="${to('index.html')}">${siteName}</a>
<search hidden><label for="query">Search</label><input id="query" type="search" placeholder="Action, field, error or words ( / )" autocomplete="off" spellcheck="false" aria-controls="found"><div id="found" hidden><p role="status"></p><ol></ol></div></search>
<a class="to-contents" href="#contents">Contents</a>
</header>
<div class="columns">
<main>
${body}
${source !== undefined && html`<p class="source">Made from ${source}.</p>\n`}</main>
<nav id="contents" aria-label="Contents">
${shelves.map((shelf) => shelfOf(shelf, page, to))}
</nav>
</div>
</body>
</html>
`.markup;
}

const linksFrom = (address: string) => (file: string) => relativeLink(address, file);

function shelfOf({ title, pages }: Shelf, page: Page, to: (file: string) => string): Html {
  const isOpen = pages.some(({ address }) => address === page.address);
  const items = pages.map(({ address, title }) =>
    address === page.address
      ? html`<li><a href="${to(address)}" aria-current="page">${title}</a>${partsOf(page)}</li>\n`
      : html`<li><a href="${to(address)}">${title}</a></li>\n`,
  );
  return html`<details${isOpen && html` open`}><summary>${title}</summary>
<ul>
${items}</ul></details>
`;
}

/** Links to the page's own parts. */
function partsOf({ sections }: Page): Html | false {
  const parts = sections.filter(({ depth }) => depth === 2);
  return (
    parts.length > 0 &&
    html`\n<ul>${parts.map(({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>\n`)}</ul>`
  );
}
