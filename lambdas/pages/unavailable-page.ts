import { inlineBlock, renderDocument } from './document.ts';
import { html } from './html.ts';
import { tornTicketIcon } from './icons.ts';
import { baseStyles } from './styles.ts';

const background = '#F2F4F8';
const styles = inlineBlock(`:root { --background: ${background}; --ink: #1c1c1e; }
${baseStyles}
main { display: grid; gap: 1rem; justify-items: center; align-content: center; min-height: 100vh; min-height: 100svh; max-width: 27rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; text-align: center; }
.icon { width: 6rem; height: 4rem; color: #5c6370; margin-bottom: .5rem; stroke-width: 1.5; }
p { color: #4b5260; text-wrap: balance; }
`);

const page = renderDocument({
  title: 'Boarding pass not available',
  background,
  styles: [styles],
  body: html`<main>
${tornTicketIcon}
<h1>This boarding pass is no longer available</h1>
<p>The link may be incomplete, or the pass may have been replaced or removed. If you still need your boarding pass, please contact your airline.</p>
</main>`,
});

/** For every install link that leads nowhere: the same page whatever the reason, so that it tells nothing. */
export const unavailablePage = (): string => page;
