import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { settingsPage } from '../../lambdas/pages/settings-page.ts';
import { bundleForBrowser } from '../../lib/constructs/bundle.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'settings-page-')), 'page.js');
bundleForBrowser('browser/settings-page/main.ts', file);
const script = readFileSync(file, 'utf8');
const staff = { email: 'erika@example.com', isAdmin: true, csrfToken: 'token' };
const page = settingsPage({ script, staff });

test('the policy lets nothing in but the page’s own script and styles, and the service', () => {
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#39;', "'").split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    "img-src 'self' data:",
    expect.stringMatching(/^style-src 'sha256-[\w+/]+='$/),
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('a field for a file offers the kinds that its hint names', () => {
  const fields = [...page.matchAll(/type="file" [^>]*accept="([^"]+)"[^>]*><\/label>\n<small [^>]*>([^<]+)</g)];
  expect(fields).toHaveLength(page.match(/<input type="file"/g)?.length ?? 0);
  for (const [, accept = '', hint = ''] of fields)
    expect(hint.match(/\.[a-z]\w+/g)).toEqual(expect.arrayContaining(accept.split(',')));
});

test('the script may stand in a page, is small, and makes no markup of text', () => {
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(script.length).toBeLessThan(32 * 1024);
  expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|localStorage/);
  expect(page).toContain(`<script type="module">${script}</script>`);
});
