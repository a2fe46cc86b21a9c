import type { LinkFields } from '../../../lambdas/domain/link/link-fields.ts';
import { linkWarnings } from '../../../lambdas/domain/link/link-warnings.ts';
import { now } from '../../helpers/examples.ts';
import { exampleLinkFields } from '../../helpers/link-requests.ts';

const required = { 'is-required': true, 'value-encryption': false };
const optional = { 'is-required': false, 'value-encryption': false };
const declared = exampleLinkFields()['pass-variables'];

function warnings(
  fields: Partial<LinkFields>,
  { generated = 0, touched }: { generated?: number; touched?: string[] } = {},
) {
  const link = { id: 'Link000000000000000001', fields: exampleLinkFields(fields), generated };
  const where = { publicBaseUrl: 'https://passes.example.com', at: now };
  return linkWarnings(link, where, touched && new Set(touched)).map(({ text }) => text);
}
const withVariables = (variables: LinkFields['pass-variables']) =>
  warnings({ 'pass-variables': { ...declared, ...variables } });

test('a link that works is warned of nothing', () => {
  expect(warnings({})).toEqual([]);
});

test('an expiration that has passed in its zone, though not yet by UTC', () => {
  const expiring = (timestamp: string) => ({
    'link-expiration-timestamp': timestamp,
    'link-expiration-timezone': 'Asia/Tokyo',
  });
  expect(warnings(expiring('2027-03-10T17:00:00'))).toEqual([
    'link-expiration-timestamp 2027-03-10T17:00:00 in Asia/Tokyo has passed: nobody can follow the link.',
  ]);
  expect(warnings(expiring('2027-03-10T17:00:01'))).toEqual([]);
});

test('a timezone without the timestamp that it is for', () => {
  expect(warnings({ 'link-expiration-timestamp': undefined })).toEqual([
    'link-expiration-timezone is ignored without link-expiration-timestamp.',
  ]);
});

test('a limit that an update sets to what has been made', () => {
  expect(warnings({ 'link-generation-limit': 3 }, { generated: 2 })).toEqual([]);
  expect(warnings({ 'link-generation-limit': 3 }, { generated: 3 })).toEqual([
    'link-generation-limit 3 is reached: the link opens the 3 passes it has made, and makes no other.',
  ]);
});

test('passengers of another kind need no seat, so that it may be left out where links state the kind', () => {
  expect(withVariables({ 'seat-number-value': optional, 'passenger-kind': optional })).toEqual([]);
  expect(withVariables({ 'passenger-name-value': optional, 'passenger-kind': optional })).toHaveLength(1);
});

test('a variable that every pass needs, and that links may leave out', () => {
  expect(withVariables({ 'seat-number-value': optional })).toEqual([
    'seat-number-value is optional, but every pass needs it: a link without it fails.',
  ]);
});

test('a variable that every pass needs, and that is not declared', () => {
  const { 'passenger-name-value': _name, ...others } = declared;
  expect(warnings({ 'pass-variables': others })).toEqual([
    'passenger-name-value is not declared: every pass of the link gets the static value of the template.',
  ]);
});

test.each<[string, LinkFields['pass-variables'], string[]]>([
  ['a whole place', { 'relevance-location-latitude2': optional, 'relevance-location-longitude2': optional }, []],
  [
    'a latitude that may come alone',
    { 'relevance-location-latitude2': required, 'relevance-location-longitude2': optional },
    [
      'relevance-location-longitude2 is optional, but relevance-location-latitude2 needs it: a link with that alone fails.',
    ],
  ],
  ['a whole beacon', { 'ibeacon-uuid1': required, 'ibeacon-major1': required, 'ibeacon-minor1': required }, []],
  ['a beacon without numbers', { 'ibeacon-uuid1': optional }, []],
  ['a beacon without a minor', { 'ibeacon-uuid1': optional, 'ibeacon-major1': optional }, []],
  [
    'a minor without its major',
    { 'ibeacon-uuid1': optional, 'ibeacon-minor1': optional },
    ['ibeacon-major1 is not declared, but ibeacon-minor1 needs it: a link with that alone fails.'],
  ],
  [
    'a text without its beacon',
    { 'ibeacon-relevance-text3': optional },
    ['ibeacon-uuid3 is not declared, but ibeacon-relevance-text3 needs it: a link with that alone fails.'],
  ],
])('what belongs together: %s', (_title, variables, expected) => {
  expect(withVariables(variables)).toEqual(expected);
});

test.each([
  ['no protection', undefined, 1],
  ['a checksum without a key', { checksum: 'SHA256', 'checksum-applied': 'query-string' } as const, 1],
  [
    'HMAC-SHA256',
    { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) } as const,
    0,
  ],
])('a group-id that anyone can write, under %s', (_title, protection, count) => {
  const fields = { 'pass-variables': { ...declared, 'group-id': optional }, 'link-protection': protection };
  const link = { id: 'Link000000000000000001', fields: exampleLinkFields(fields), generated: 0 };
  const found = linkWarnings(link, { publicBaseUrl: 'https://passes.example.com', at: now });
  expect(found.map(({ code, field }) => ({ code, field }))).toEqual(
    Array(count).fill({ code: 'group-open', field: 'pass-variables.group-id' }),
  );
});

test('an update is warned only of what it names, and who activates a link, of what keeps it closed', () => {
  const fields = { 'link-expiration-timestamp': '2027-01-01T00:00:00', 'pass-variables': { 'pass-id': required } };
  const about = (...touched: string[]) => warnings(fields, { touched }).map((text) => text.split(' ')[0]);
  expect(about('link-name')).toEqual([]);
  expect(about('link-status')).toEqual(['link-expiration-timestamp']);
  expect(about('pass-variables')).not.toContain('link-expiration-timestamp');
  expect(about('pass-variables')).toContain('seat-number-value');
});
