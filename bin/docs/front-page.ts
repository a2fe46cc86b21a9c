import { type Html, html } from '../../lambdas/pages/html.ts';
import { doors, type Group } from './contents.ts';
import { siteName } from './layout.ts';
import { renderSentence } from './markdown.ts';

/** The first page: a way in for each kind of reader. */
export function frontPage(
  groups: readonly Group[],
  linkTo: (source: string) => string,
  titleOf: (source: string) => string,
): Html {
  const starts = doors.map(({ start }) => start.source);
  const pagesOf = (title: string, isOnly: boolean) => html`${!isOnly && html`<h3>${title}</h3>\n`}<ul>
${groups
  .filter((group) => group.title === title)
  .flatMap(({ entries }) => entries)
  .filter(({ source }) => !starts.includes(source))
  .map(
    ({ source, says }) => html`<li><a href="${linkTo(source)}">${titleOf(source)}</a> ${renderSentence(says)}</li>\n`,
  )}</ul>
`;
  return html`<h1>${siteName}</h1>
<p>Boarding passes for Apple Wallet and Google Wallet, from an airline’s own AWS account, current on every phone. <a href="${linkTo('README.md')}">What it is</a></p>
<div class="doors">
${doors.map(
  ({ title, says, start, groups }) => html`<section>
<h2>${title}</h2>
<p>${says}</p>
<p><a class="start" href="${linkTo(start.source)}">${start.title}</a></p>
${groups.map((group) => pagesOf(group, groups.length === 1))}</section>
`,
)}</div>`;
}
