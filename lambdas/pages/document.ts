import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { directionOf } from '../domain/languages/languages.ts';
import { type Html, html, trusted } from './html.ts';
import type { HexColor } from './page-colors.ts';

interface Page {
  /** BCP 47 tag; English if absent. */
  readonly language?: string;
  readonly title: string;
  readonly background: HexColor;
  /** Background in the dark theme, for pages that have one. */
  readonly nightBackground?: HexColor;
  /** Icon for the browser tab and the home screen, on this origin: a picture that the page shows is not loaded once more. */
  readonly iconUrl?: string | undefined;
  /** Style sheets in their order; the absent ones are undefined, false or empty. */
  readonly styles: readonly (string | undefined | false)[];
  readonly scripts?: readonly (string | undefined | false)[];
  /** Sources to which forms may be sent, and may lead by a redirect; by default the page has no form. */
  readonly formAction?: string;
  /** Directives in addition to those of every page. */
  readonly policy?: readonly string[];
  readonly body: Html;
}

/** An inline style or script in the content security policy. */
const sourceOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Renders a whole page. It loads nothing from other origins, runs only its own script, and sends no Referer, since its
 * URL is the passenger's key to the pass. It keeps phones from turning flight numbers and times into links.
 */
export function renderDocument(page: Page): string {
  const { language = 'en', title, background, nightBackground, iconUrl, body } = page;
  const styles = page.styles.filter(Boolean).join('');
  const script = page.scripts?.filter(Boolean).join('\n');
  return html`<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(contentSecurityPolicy(styles, script, page))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrerOf(page)}">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
${nightBackground && html`<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${nightBackground}">\n`}<meta name="theme-color" content="${background}">
<title>${title}</title>
${iconUrl && html`<link rel="icon" href="${iconUrl}">\n<link rel="apple-touch-icon" href="${iconUrl}">\n`}<style>${trusted(styles)}</style>
${script && html`<script>${trusted(script)}</script>\n`}</head>
<body>
${body}
</body>
</html>
`.markup;
}

/** A form without any Referer would say nothing of its origin either. Source: WHATWG, Fetch Standard, "append a request Origin header". */
const referrerOf = ({ formAction }: Page) => (formAction === undefined ? 'no-referrer' : 'same-origin');

function contentSecurityPolicy(
  styles: string,
  script: string | undefined,
  { formAction = "'none'", policy = [] }: Page,
): string {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    `style-src ${sourceOf(styles)}`,
    `script-src ${script ? sourceOf(script) : "'none'"}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    ...policy,
  ].join('; ');
}

/** Ends a block after 4,096 symbols: texts, above all those in other scripts, get codes of their own beside the style sheet's. */
const memLevel = 6;

/** A page as it is stored and answered. Source: docs/decisions/public-addresses.md#pages-are-always-gzip. */
export const compressed = (page: string): Uint8Array => gzipSync(page, { memLevel });
