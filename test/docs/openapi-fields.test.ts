import { accepted, refused } from '../fields/cases.ts';
import { type Claim, eachField, wrongIn } from '../fields/claims.ts';
import { beacon, beaconRows, keyRow, location, locationRows } from '../fields/entries.ts';
import type { FieldRows } from '../fields/formats.ts';
import { metaDataRows, passRows, updateOnlyRows } from '../fields/pass-rows.ts';
import { templateRows } from '../fields/template-rows.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { linkRequest } from '../helpers/link-requests.ts';
import { problemsBy } from '../helpers/openapi.ts';

/** Refusals that JSON Schema cannot express, or only for some of the values. */
const unsaid = [
  /^matches no active certificate of the account$/,
  /^must be a (latitude|longitude) in degrees$/,
  /^must be a long timezone name/,
  /^must be a phone number/,
  /^must be a real (local )?date and time/,
  /^must be an https address(, or http on .*)?$/,
  /^must be at most 500 text characters$/,
  /^must be on a host with a public address$/,
  /^must be on port 443$/,
  /^must be printable text/,
  /^must have (each (language|link) once|the language of the texts)/,
  / for barcode-type /,
  /^must not contain the invisible character/,
  /^must not contain U\+FFFD/,
];
const isSaid = ({ message }: { readonly message: string }) => !unsaid.some((words) => words.test(message));

/** Makes a request with this value of one field. */
type Send = (field: string, value: unknown) => Record<string, unknown>;

const inTemplate: Send = (field, value) => ({ action: 'createpasstemplate', appearance: {}, [field]: value });
const inGroup: Send = (field, value) => ({
  action: 'createpasstemplate',
  'universal-fields': { 'barcode-fields': { [field]: value } },
});
const inTemplateUpdate: Send = (field, value) => ({
  action: 'updatepasstemplate',
  'pass-template-id': 'Template1',
  [field]: value,
});

const newPass = { ...exampleRequest('generate-pass'), 'pass-template-id': 'Template1' };
const passUpdate = { ...exampleRequest('update-pass-data'), 'pass-template-id': 'Template1' };
const inPass =
  (request: Record<string, unknown>, part: 'pass-data' | 'pass-meta-data'): Send =>
  (field, value) => ({ ...request, [part]: { ...(request[part] as object), [field]: value } });
const inEntry =
  (send: Send, array: string, entry: object): Send =>
  (field, value) =>
    send(array, [{ ...entry, [field]: value }]);
const ofPass = inPass(newPass, 'pass-data');
const inLocation = inEntry(inTemplate, 'relevant-locations', location);

const { 'pass-type-id': _type, 'issuer-id': _issuer, ...changeable } = templateRows;
const { 'strip-image': _strip, 'expiration-timezone': _timezone, ...updatable } = passRows;

describe.each<[string, FieldRows, Send]>([
  ['a template', templateRows, inTemplate],
  ['a template, in a group', templateRows, inGroup],
  ['an update of a template', changeable, inTemplateUpdate],
  ['a location of a template', locationRows, inLocation],
  ['a beacon of a template', beaconRows, inEntry(inTemplate, 'ibeacons', beacon)],
  ['pass-data', passRows, ofPass],
  ['pass-data of an update', { ...updatable, ...updateOnlyRows }, inPass(passUpdate, 'pass-data')],
  ['pass-meta-data', metaDataRows, inPass(newPass, 'pass-meta-data')],
  ['pass-meta-data of an update', metaDataRows, inPass(passUpdate, 'pass-meta-data')],
  [
    'a location of a pass',
    { ...locationRows, key: keyRow('relevant') },
    inEntry(ofPass, 'relevant-locations', { key: 'relevant-1', ...location }),
  ],
  [
    'a beacon of a pass',
    { ...beaconRows, key: keyRow('ibeacon') },
    inEntry(ofPass, 'ibeacons', { key: 'ibeacon-1', ...beacon }),
  ],
])('docs/openapi.json, by the table of %s,', (_table, rows, send) => {
  test.each(eachField(rows))('takes and refuses values of %s as the API does', async (_field, row) => {
    const claims = [
      ...accepted(row).map(({ field, shown, sent }): Claim => {
        const problems = () => problemsBy('body', send(field, sent)).map(({ message }) => message);
        return [`${field} takes ${shown}`, problems, []];
      }),
      ...refused(row)
        .filter(isSaid)
        .map(({ field, shown, sent, message }): Claim => {
          const isRefused = () => problemsBy('body', send(field, sent)).length > 0;
          return [`${field} refuses ${shown}: ${message}`, isRefused, true];
        }),
    ];
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('refuses an unknown field', () => {
    expect(problemsBy('body', send('seat-numbr', '12C'))).not.toEqual([]);
  });
});

describe('docs/openapi.json, of an issuance link,', () => {
  /** Verdicts on the value in createpassissuancelink and updatepassissuancelink. */
  const verdicts = (path: string, value: unknown) => {
    const request = linkRequest({ [path]: value });
    return [
      { action: 'createpassissuancelink', ...request },
      { action: 'updatepassissuancelink', 'issuance-link-id': 'Link1', ...request },
    ].map((each) => (problemsBy('body', each).length === 0 ? 'accepted' : 'refused'));
  };

  const taken: [string, unknown][] = [
    ['link-expiration-timestamp', '2027-03-15T17:00:00.250-0800'],
    ['link-expiration-timestamp', ''],
    ['link-generation-limit', '180'],
    ['link-status', 'INACTIVE'],
    ['update-pass-data', 'True'],
    ['encryption-settings', ''],
    ['link-protection', { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) }],
    ['pass-variables.frequent-flyer-name/number-value', { 'is-required': 'false', 'value-encryption': true }],
  ];

  const wrong: [string, unknown][] = [
    ['link-name', 'x'.repeat(101)],
    ['pass-template-id', 'a-b'],
    ['link-expiration-timestamp', '03/15/2027 17:00:00'],
    ['link-expiration-timezone', 'CET'],
    ['link-generation-limit', 0],
    ['link-status', 'paused'],
    ['encryption-settings', 'AES-CBC'],
    ['encryption-settings.encryption-name', 'AES-GCM'],
    ['encryption-settings.secret-key', 'a'.repeat(31)],
    ['encryption-settings.iv', undefined],
    ['link-protection.checksum', 'MD5'],
    ['link-protection.checksum-applied', 'path'],
    ['link-protection.checksum', 'HMAC-SHA256'],
    ['link-protection.checksum-key', 'k'.repeat(32)],
    ['pass-variables', {}],
    ['pass-variables.relevance-text11', { 'is-required': true, 'value-encryption': true }],
    ['pass-variables.pass-id.is-required', 'yes'],
  ];

  test.each([
    ['accepted', taken],
    ['refused', wrong],
  ])('has its values %s', async (verdict, values) => {
    const claims = values.map(([path, value]): Claim => {
      return [`${path} ${JSON.stringify(value)} is ${verdict}`, () => verdicts(path, value), [verdict, verdict]];
    });
    expect(await wrongIn(claims)).toEqual([]);
  });
});

test('there is a refusal by each of the words that the document does not say', () => {
  const sent = [
    ...refused(templateRows).map(({ field, sent, message }) => ({ message, request: inTemplate(field, sent) })),
    ...refused(passRows).map(({ field, sent, message }) => ({ message, request: ofPass(field, sent) })),
    ...refused(locationRows).map(({ field, sent, message }) => ({ message, request: inLocation(field, sent) })),
  ];
  const isUnsaid = (words: RegExp) =>
    sent.some(({ message, request }) => words.test(message) && problemsBy('body', request).length === 0);
  expect(unsaid.filter((words) => !isUnsaid(words))).toEqual([]);
});
