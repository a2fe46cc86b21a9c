import { createHash } from 'node:crypto';
import type { HexColor } from './color.ts';
import { type Html, html, trusted } from './html.ts';

/** A style or script of the page with the hash that lets it through the content security policy. */
interface InlineBlock {
  readonly content: string;
  readonly source: string;
}

interface Page {
  readonly title: string;
  readonly background: HexColor;
  /** Picture for the browser's tab and home screen, on this origin. */
  readonly iconUrl?: string | undefined;
  readonly styles: readonly InlineBlock[];
  readonly script?: InlineBlock;
  /** A module runs once the whole page is there, other scripts before anything is painted. */
  readonly scriptType?: 'module';
  /** Directives of the security policy besides those that every page has. */
  readonly policy?: readonly string[];
  readonly body: Html;
}

/** Hash it once where the content never changes. */
export function inlineBlock(content: string): InlineBlock {
  return { content, source: `'sha256-${createHash('sha256').update(content).digest('base64')}'` };
}

/**
 * A whole page. It loads nothing from elsewhere, runs nothing but its own script, and tells no other site its
 * address, which is the passenger's key to the pass. The phone is kept from making links of flight numbers and times.
 */
export function renderDocument(page: Page): string {
  const { title, background, iconUrl, styles, script, scriptType, body } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="theme-color" content="${background}">
<title>${title}</title>
${iconUrl && html`<link rel="icon" href="${iconUrl}">\n<link rel="apple-touch-icon" href="${iconUrl}">\n`}${styles.map(({ content }) => html`<style>${trusted(content)}</style>\n`)}${script && html`<script${scriptType && html` type="${scriptType}"`}>${trusted(script.content)}</script>\n`}</head>
<body>
${body}
</body>
</html>
`.markup;
}

function contentSecurityPolicy({ styles, script, policy = [] }: Page): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${styles.map(({ source }) => source).join(' ')}`,
    `script-src ${script?.source ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...policy,
  ].join('; ');
}
