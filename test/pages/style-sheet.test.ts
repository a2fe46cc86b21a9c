import { html } from '../../lambdas/pages/html.ts';
import { css, styleSheet, stylesFor } from '../../lambdas/pages/style-sheet.ts';

const body = html`<main id="top"><p class="note late">Hi</p></main>`;
const english = { language: 'en', body };
const styles = (text: string, pages = [english]) => stylesFor(pages, styleSheet(text));

test.each([
  ['a tag, a class, an id', css`p { margin: 0; } main .late { top: 0; } #top { left: 0; }`],
  ['all elements, the page itself', css`* { margin: 0; } html { margin: 0; } :root { margin: 0; }`],
  ['a state that comes later', css`[data-device=ios] .note:hover { margin: 0; } p::after { content: ""; }`],
  ['what an element is not, or may be', css`p:not(.absent) { margin: 0; } main :is(.absent, .note) { margin: 0; }`],
  ['rules within a condition', css`@media print { p { margin: 0; } main { margin: 0; } }`],
])('a rule stays: %s', (_, text) => expect(styles(text)).toBe(text));

test.each([
  ['an absent class', css`.absent { margin: 0; } .note .absent p { margin: 0; }`],
  ['an absent tag, an absent id', css`h2 { margin: 0; } #bottom { margin: 0; }`],
  ['a condition without rules', css`@media print { h2 { margin: 0; } }`],
  ['a direction that no language has', css`[dir=rtl] p { margin: 0; }`],
])('a rule goes: %s', (_, text) => expect(styles(text)).toBe(''));

test('of several selectors those stay that select something', () => {
  expect(styles(css`h2, p, .absent, .note:is(.late, .absent) { margin: 0; }`)).toBe(
    'p,.note:is(.late,.absent){margin:0}',
  );
});

test('a language that needs a rule brings it to the page', () => {
  const others = [{ language: 'ar', body: html`<p class="long">Hi</p>` }];
  const text = css`[dir=rtl] p { margin: 0; } .long { margin: 0; }`;
  expect(styles(text, [english, ...others])).toBe(text);
});
