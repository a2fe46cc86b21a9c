import { css } from './css.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import type { NoticeWording } from './notice-wording.ts';
import { nightBackgroundOf } from './page-colors.ts';
import { styleSheet, stylesFor } from './style-sheet.ts';
import { baseStyles } from './styles.ts';

const background = '#F2F4F8';
const nightBackground = nightBackgroundOf(background);
const styles = styleSheet(css`:root { --page: ${background}; --ink: #1c1c1e; --on-ink: #fff; --quiet: #4b5260; }
@media screen and (prefers-color-scheme: dark) { :root { --page: ${nightBackground}; --ink: #fff; --on-ink: #000; --quiet: #c0c6d0; } }
${baseStyles}
main { display: grid; gap: 1rem; justify-items: center; align-content: center; min-height: 100vh; min-height: 100svh; max-width: 27rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; text-align: center; }
.icon { width: 6rem; height: 4rem; color: var(--quiet); margin-bottom: .5rem; stroke-width: 1.5; }
p { color: var(--quiet); text-wrap: balance; }
.button { display: block; margin-top: .5rem; padding: .875rem 1.75rem; border-radius: 1rem; background: var(--ink); color: var(--on-ink); font-weight: 650; text-decoration: none; }
a { color: inherit; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`);

interface Content {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly icon: Html;
  /** The reader's next steps. */
  readonly actions?: readonly ((wording: NoticeWording) => Html)[];
}

/** A page with a single message: why there is no boarding pass here, and what to do. */
export function noticePage(wording: NoticeWording, { title, heading, text, icon, actions = [] }: Content): string {
  const { language } = wording;
  const body = html`<main>
${icon}
<h1>${heading}</h1>
<p>${text}</p>${actions.map((action) => action(wording))}
</main>`;
  return renderDocument({
    language,
    title,
    background,
    nightBackground,
    styles: [stylesFor([{ language, body }], styles)],
    body,
  });
}
