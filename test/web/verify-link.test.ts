import { LinkBuilder, type LinkDefinition } from '../../clients/link-builder/link-builder.ts';
import type { IssuanceLink } from '../../lambdas/domain/link.ts';
import { previewUrl } from '../../lambdas/domain/link.ts';
import type { LinkFields } from '../../lambdas/domain/link-fields.ts';
import { verifyLink } from '../../lambdas/web/verify-link.ts';
import { exampleTemplate, now } from '../helpers/examples.ts';
import { passenger } from '../helpers/followed-links.ts';
import { exampleLinkFields } from '../helpers/link-requests.ts';

const template = exampleTemplate();
const publicBaseUrl = 'https://passes.example.com';
const signed = { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) } as const;

const linkWith = (fields: Partial<LinkFields> = {}): IssuanceLink => ({
  id: 'Link1',
  account: template.account,
  templateId: template.id,
  version: 1,
  createdAtUtc: now.toISOString(),
  updatedAtUtc: now.toISOString(),
  trackingId: 'made',
  generated: 0,
  fields: { ...exampleLinkFields({ 'link-protection': signed }), ...fields },
});

const builtFor = (link: IssuanceLink, values = passenger()) =>
  new LinkBuilder({ ...link.fields, 'preview-url': previewUrl(publicBaseUrl, link) } as LinkDefinition)
    .build(values)
    .split('?')[1] ?? '';

const verdictOn = (query: string, link: IssuanceLink | undefined = linkWith(), found = template) =>
  verifyLink('Link1', query, {
    clock: { now: () => now } as never,
    identity: { linkPassId: async () => 'derived', passKey: async () => 'key' } as never,
    links: { findFollowed: async () => link } as never,
    linkedPasses: { find: async () => ({ pass: undefined, wrongCodes: 0 }) },
    baseUrls: [publicBaseUrl],
    templates: { find: async () => found } as never,
  });

/** The query with something done to it, under its checksum. */
const changed = (change: (query: string) => string) => {
  const link = linkWith({ 'link-protection': undefined });
  return [change(builtFor(link)), link] as const;
};

test('a right link is what it leads to', async () => {
  const link = linkWith();
  expect(await verdictOn(builtFor(link), link)).toMatchObject({ link, template, passId: 'LINK-1', passKey: 'key' });
});

test.each<[string, string | undefined, () => readonly [string, IssuanceLink?]]>([
  ['checksum-wrong', undefined, () => [`${builtFor(linkWith())}0`]],
  ['checksum-wrong', undefined, () => [builtFor(linkWith()).replace(/&checksum=.*/, '')]],
  ['query-malformed', undefined, () => changed((query) => `${query}&seat-number-value=12C`)],
  ['link-inactive', undefined, () => [builtFor(linkWith()), linkWith({ 'link-status': 'INACTIVE' })]],
  [
    'link-expired',
    undefined,
    () => [builtFor(linkWith()), linkWith({ 'link-expiration-timestamp': '2027-03-10T08:59:59' })],
  ],
  [
    'encryption-wrong',
    'passenger-name-value',
    () => changed((query) => query.replace(/(name-value=)[^&]+/, '$1Erika')),
  ],
  ['variable-unknown', 'utm_source', () => changed((query) => `${query}&utm_source=mail`)],
  [
    'variable-missing',
    'boarding-group',
    () => changed((query) => query.replace('boarding-group=2', 'boarding-group=')),
  ],
  ['value-invalid', 'pass-id', () => changed((query) => query.replace('pass-id=LINK-1', 'pass-id=LINK%201'))],
  ['value-invalid', 'seat-number-value', () => changed((query) => query.replace('12C', 'x'.repeat(61)))],
])('%s, %s: the first thing that is wrong is known inside', async (rule, variable, of) => {
  expect(await verdictOn(...of())).toEqual(variable === undefined ? { rule } : { rule, variable });
});

test('of a link under HMAC-SHA256 nothing is decrypted before its checksum is right', async () => {
  let readings = 0;
  const settings = exampleLinkFields()['encryption-settings'] as NonNullable<LinkFields['encryption-settings']>;
  const watched = {
    ...settings,
    get 'secret-key'() {
      readings++;
      return settings['secret-key'];
    },
  };
  const link = linkWith({ 'encryption-settings': watched });
  const right = builtFor(linkWith());
  expect(
    await verdictOn(
      right.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      link,
    ),
  ).toEqual({ rule: 'checksum-wrong' });
  expect(readings).toBe(0);
  expect(await verdictOn(right, link)).toMatchObject({ passId: 'LINK-1' });
  expect(readings).toBeGreaterThan(0);
});
