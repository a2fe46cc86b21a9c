import { LinkBuilder, type LinkDefinition } from '../../clients/link-builder/link-builder.ts';
import type { IssuanceLink } from '../../lambdas/domain/link/link.ts';
import { previewUrl } from '../../lambdas/domain/link/link.ts';
import type { LinkFields } from '../../lambdas/domain/link/link-fields.ts';
import type { WrongLink } from '../../lambdas/domain/link/wrong-link.ts';
import { verifyLink } from '../../lambdas/links/verify-link.ts';
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
    linkedPasses: { find: async () => ({ pass: undefined, isGone: false, wrongCodes: 0 }) },
    baseUrls: [publicBaseUrl],
    templates: { find: async () => found } as never,
  });

/** Changes the query, under the right checksum of the changed one. */
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
  ['checksum-missing', undefined, () => [builtFor(linkWith()).replace(/&checksum=.*/, '')]],
  ['checksum-unexpected', undefined, () => changed((query) => `${query}&checksum=00`)],
  ['query-malformed', undefined, () => changed((query) => `${query}&`)],
  ['variable-repeated', 'seat-number-value', () => changed((query) => `${query}&seat-number-value=12C`)],
  ['value-unreadable', 'seat-number-value', () => changed((query) => query.replace('12C', '12%C'))],
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
  const { problem: _words, ...verdict } = (await verdictOn(...of())) as WrongLink;
  expect(verdict).toEqual(variable === undefined ? { rule } : { rule, variable });
});

const place = {
  'relevance-location-latitude3': '48.3538',
  'relevance-location-longitude3': '11.7861',
  'ibeacon-uuid2': '00000000-0000-4000-8000-000000000000',
  'ibeacon-major2': '1',
  'ibeacon-minor2': '2',
};
const optional = { 'is-required': false, 'value-encryption': false };
const ofPlaces = linkWith({
  'link-protection': undefined,
  'pass-variables': {
    ...exampleLinkFields()['pass-variables'],
    'boarding-group': optional,
    ...Object.fromEntries(Object.keys(place).map((name) => [name, optional])),
    'relevance-text3': optional,
    'relevance-location-address3': optional,
  },
});

test.each<[string, Record<string, string>, Partial<WrongLink>]>([
  ['a latitude', { 'relevance-location-latitude3': '91' }, { variable: 'relevance-location-latitude3' }],
  ['a text of a place', { 'relevance-text3': 'x'.repeat(251) }, { variable: 'relevance-text3' }],
  ['an address', { 'relevance-location-address3': 'x'.repeat(251) }, { variable: 'relevance-location-address3' }],
  ['a UUID', { 'ibeacon-uuid2': 'none' }, { variable: 'ibeacon-uuid2', problem: 'must be a UUID' }],
  ['a major', { 'ibeacon-major2': '65536' }, { variable: 'ibeacon-major2', problem: 'must be at most 65535' }],
])('%s is wrong by its own name, number and all', async (_title, wrong, expected) => {
  const query = builtFor(ofPlaces, passenger({ ...place, ...wrong }));
  expect(await verdictOn(query, ofPlaces)).toMatchObject({ rule: 'value-invalid', ...expected });
});

test.each(['relevance-location-longitude3', 'ibeacon-uuid2', 'ibeacon-major2', 'boarding-group'])(
  '%s is missing where the rest needs it, although the link calls it optional',
  async (variable) => {
    const query = builtFor(ofPlaces, passenger({ ...place, [variable]: '' }));
    expect(await verdictOn(query, ofPlaces)).toEqual({ rule: 'variable-missing', variable });
  },
);

const spellings = [
  ['percent-encoded', encodeURIComponent],
  ['raw', (text: string) => text],
  ['raw, its padding cut off', (text: string) => text.replace(/=+$/, '')],
] as const;
test.each(spellings)('an encrypted value is read in standard base64: %s', async (_title, spelled) => {
  const link = linkWith({ 'link-protection': undefined });
  // Enough names for each special digit of base64.
  const names = Array.from({ length: 40 }, (_, n) => `Erika ${n}`);
  const standard = names.map((name) => {
    const [, value = ''] =
      /passenger-name-value=([^&]+)/.exec(builtFor(link, passenger({ 'passenger-name-value': name }))) ?? [];
    return Buffer.from(value, 'base64url').toString('base64');
  });
  expect(standard.join('')).toMatch(/[+].*[/].*=|[/].*[+].*=/);
  for (const [n, value] of standard.entries()) {
    const query = builtFor(link).replace(/(passenger-name-value=)[^&]+/, `$1${spelled(value)}`);
    expect(await verdictOn(query, link)).toMatchObject({ data: { fields: { 'passenger-name': names[n] } } });
  }
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
