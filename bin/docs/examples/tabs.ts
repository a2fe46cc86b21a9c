import { type Html, html } from '../../../lambdas/pages/html.ts';
import { answerTo } from '../by-action.ts';
import { type Language, snippets } from './snippets.ts';

/**
 * Shows a request in each language, one of them at a time: chosen by radio buttons, so that it works without a script. The ids of the
 * answer tell the script `try-it` which ids of other examples are its own.
 * @param id differs between the examples of a page.
 */
export function exampleTabs(request: object, id: string): Html {
  const languages = Object.entries(snippets) as [Language, (typeof snippets)[Language]][];
  const choices = languages.map(
    ([language], place) =>
      html`<label><input type="radio" name="${id}" value="${language}"${place === 0 && html` checked`}>${language}</label>\n`,
  );
  const panels = languages.map(
    ([language, snippetOf]) =>
      html`<div class="code ${language}"><pre tabindex="0" aria-label="${language}"><code>${snippetOf(request)}</code></pre></div>\n`,
  );
  const answer = answerTo(request);
  return html`<div class="example" id="${id}"${answer && html` data-answer="${JSON.stringify(answer)}"`}>
<fieldset><legend>Language</legend>
${choices}</fieldset>
${panels}</div>
`;
}
