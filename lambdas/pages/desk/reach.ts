import type { FlightCounts } from '../../ports/stores.ts';
import { type Html, html } from '../html.ts';
import { agoText } from './times.ts';

/**
 * How far the last change has come: notified, asked and current, as one bar and in words. Of phones only what they have asked for
 * is known.
 */
export function reachOf({ passes, installs }: FlightCounts, now: Date): Html {
  if (installs === undefined) return html`${passes > 0 && 'More than 10,000 passes: phones are not counted'}`;
  const { walleta, walletb, notified, fetched, asked, behindSinceUtc } = installs;
  const phones = walleta + walletb;
  if (phones === 0) return html`${passes > 0 && 'On no phone yet'}`;
  const part = (count: number, state: string) =>
    html`<rect class="${state}" width="${(100 * count) / phones}" height="1"/>`;
  return html`${fetched} of ${phones} ${phones === 1 ? 'phone' : 'phones'} current${notified < phones && `, ${phones - notified} not notified`}
<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">${part(notified, 'notified')}${part(asked, 'asked')}${part(fetched, 'current')}</svg>
${behindSinceUtc && html`<span class="behind">One was notified ${agoText(behindSinceUtc, now)} and is not current</span>`}`;
}
