import { html } from '../html.ts';
import { qrCode } from '../qr-code.ts';
import { type Staff, staffPage } from '../staff-page.ts';
import { passPath } from './pass-path.ts';

/** The install link of a pass, to scan and to copy. */
export const passLinkPage = (passKey: string, link: string, staff: Staff): string =>
  staffPage({
    title: 'Link of a pass',
    staff,
    content: html`<section class="card" aria-labelledby="link">
<h2 id="link">Scan, and add the pass</h2>
${qrCode(link)}
<p>Or copy the link: a click selects all of it. Whoever has it has the pass.</p>
<p class="key" tabindex="0">${link}</p>
<a class="button plain" href="${passPath(passKey)}">Back to the pass</a>
</section>`,
  });
