import type { BoardingPass } from '../domain/shown/boarding-pass.ts';
import { nextStepsOf } from '../domain/shown/next-steps.ts';
import { type Html, html } from './html.ts';

/**
 * Place for what is next: hidden, as a page is written long before it is read, until the script counts the time. `Z` times
 * without seconds, which every browser reads.
 */
export function nextStepLine(pass: BoardingPass): Html | undefined {
  const steps = pass.status === 'active' ? nextStepsOf(pass) : [];
  if (steps.length === 0) return undefined;
  return html`<p class="next" hidden>${steps.map(({ label, at }) => html`<time datetime="${at.toISOString().slice(0, 16)}Z">${label}</time>`)}</p>\n`;
}

/**
 * Says how long it is by the reader's clock: `Boarding in 42 minutes`, and behind the last step `Departure 5 minutes ago`,
 * not that the aircraft has left, which no clock knows. It follows the choice of the language, and asks for nothing.
 */
export const nextStepScript = `addEventListener('DOMContentLoaded', () => {
const line = document.querySelector('.next');
const steps = [...line.children].map(({ dateTime, textContent }) => [Date.parse(dateTime), textContent]);
const inWords = new Intl.RelativeTimeFormat(document.documentElement.lang + '-u-nu-latn');
const show = () => {
const now = Date.now();
const [at, label] = steps.find(([at]) => at > now) ?? steps.at(-1);
const left = Math.ceil((at - now) / 6e4);
const [unit, size] = Math.abs(left) < 120 ? ['minute', 1] : Math.abs(left) < 2880 ? ['hour', 60] : ['day', 1440];
line.textContent = label + ' ' + inWords.format(Math.trunc(left / size), unit);
};
show();
line.hidden = false;
setInterval(show, 15e3);
});`;
