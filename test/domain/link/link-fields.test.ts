import type * as z from 'zod';
import { fieldErrors } from '../../../lambdas/api/fields-refusal.ts';
import { linkChanges, newLink } from '../../../lambdas/domain/link/link-request.ts';
import { linkFieldNames } from '../../fields/names.ts';
import { linkRequest } from '../../helpers/link-requests.ts';

interface Row {
  readonly required: boolean;
  /** Sent value and stored value. */
  readonly accepted: readonly (readonly [sent: unknown, stored: unknown])[];
  readonly refused: readonly (readonly [sent: unknown, message: string])[];
}

const id = 'must be an id of letters and digits';
const notInstant =
  'must be a real date and time as YYYY-MM-DDThh:mm or YYYY-MM-DDThh:mm:ss; a fraction and an offset are not heeded';
const key = (length: number) => `must be ${length} letters and digits`;
const trueOrFalse: Pick<Row, 'accepted' | 'refused'> = {
  accepted: [
    [true, true],
    [false, false],
    ['True', true],
    ['false', false],
  ],
  refused: [
    ['yes', 'must be True or False'],
    [2, 'must be True or False'],
    [null, 'must be True or False'],
  ],
};
const settings = { 'encryption-name': 'AES-CBC', 'secret-key': 'k'.repeat(32), iv: '0'.repeat(16) };
const protection = { checksum: 'CRC32', 'checksum-applied': 'full-link' };
const keyed = {
  checksum: 'HMAC-SHA256',
  'checksum-applied': 'full-link',
  'checksum-key': 'aB3'.repeat(10).concat('xy'),
};
const variable = { 'is-required': false, 'value-encryption': true };

/** Values that each field accepts, stores and refuses. Source: docs/api/createpassissuancelink.md#fields. */
const table: Readonly<Record<string, Row>> = {
  'link-name': {
    required: true,
    accepted: [['Prüfung – Müller, 1', 'Prüfung – Müller, 1']],
    refused: [
      ['x'.repeat(101), 'must be at most 100 characters'],
      ['a\u0000b', 'must be printable text without line breaks'],
      ['a\u202eb', 'must not contain the invisible character U+202E'],
      ['\ud800', 'must be printable text without line breaks'],
      [7, 'must be text'],
    ],
  },
  'pass-template-id': {
    required: true,
    accepted: [['Abc123', 'Abc123']],
    refused: [
      ['a-b', id],
      ['a'.repeat(65), id],
    ],
  },
  'link-expiration-timestamp': {
    required: false,
    accepted: [
      ['2027-03-15T17:00:00', '2027-03-15T17:00:00'],
      ['2027-03-15T17:00:00Z', '2027-03-15T17:00:00'],
      ['2027-03-15T17:00:00+05:30', '2027-03-15T17:00:00'],
      ['2027-03-15T17:00:00.250-0800', '2027-03-15T17:00:00'],
      ['2027-03-15T17:00', '2027-03-15T17:00:00'],
    ],
    refused: [
      ['2027-02-30T17:00:00', notInstant],
      ['2027-03-15T24:00:00', notInstant],
      ['03/15/2027 17:00:00', notInstant],
      ['2027-03-15', notInstant],
      [1_800_000_000, 'must be text'],
    ],
  },
  'link-expiration-timezone': {
    required: true,
    accepted: [
      ['Europe/Berlin', 'Europe/Berlin'],
      ['Asia/Calcutta', 'Asia/Calcutta'],
    ],
    refused: [
      ['CET', 'must be a long timezone name such as Europe/Berlin'],
      ['Europe/Nowhere', 'must be a long timezone name such as Europe/Berlin'],
    ],
  },
  'link-generation-limit': {
    required: false,
    accepted: [
      [1, 1],
      ['180', 180],
      [999_999_999, 999_999_999],
    ],
    refused: [
      [0, 'must be at least 1'],
      [-1, 'must be at least 1'],
      [1.5, 'must be a whole number'],
      ['many', 'must be a whole number'],
      ['1e3', 'must be a whole number'],
    ],
  },
  'link-status': {
    required: false,
    accepted: [
      ['active', 'ACTIVE'],
      ['INACTIVE', 'INACTIVE'],
      ['InActive', 'INACTIVE'],
    ],
    refused: [
      ['paused', 'must be ACTIVE or INACTIVE'],
      [true, 'must be ACTIVE or INACTIVE'],
    ],
  },
  'update-pass-data': { required: false, ...trueOrFalse },
  'encryption-settings': {
    required: false,
    accepted: [[settings, settings]],
    refused: [
      ['AES-CBC', 'must be an object'],
      [[], 'must be an object'],
    ],
  },
  'encryption-settings.encryption-name': {
    required: true,
    accepted: [['AES-CBC', 'AES-CBC']],
    refused: [
      ['AES-GCM', 'must be AES-CBC'],
      ['aes-gcm', 'must be AES-CBC'],
      [256, 'must be AES-CBC'],
    ],
  },
  'encryption-settings.secret-key': {
    required: true,
    accepted: [['aB3'.repeat(10).concat('xy'), 'aB3'.repeat(10).concat('xy')]],
    refused: [
      ['a'.repeat(31), key(32)],
      ['a'.repeat(33), key(32)],
      ['ä'.repeat(32), key(32)],
      [`${'a'.repeat(31)}-`, key(32)],
      [`${'a'.repeat(32)}\n`, key(32)],
      [12_345_678, 'must be text'],
    ],
  },
  'encryption-settings.iv': {
    required: true,
    accepted: [['A1b2C3d4E5f6G7h8', 'A1b2C3d4E5f6G7h8']],
    refused: [
      ['a'.repeat(15), key(16)],
      ['a'.repeat(17), key(16)],
      ['a b c d e f g h ', key(16)],
    ],
  },
  'link-protection': {
    required: false,
    accepted: [
      [protection, protection],
      [keyed, keyed],
    ],
    refused: [['SHA256', 'must be an object']],
  },
  'link-protection.checksum': {
    required: true,
    accepted: ['CRC32', 'SHA256', 'SHA384', 'SHA512'].map((name) => [name, name] as const),
    refused: [
      ['MD5', 'must be HMAC-SHA256, CRC32, SHA256, SHA384 or SHA512'],
      ['md5', 'must be HMAC-SHA256, CRC32, SHA256, SHA384 or SHA512'],
    ],
  },
  'link-protection.checksum-applied': {
    required: true,
    accepted: [
      ['query-string', 'query-string'],
      ['full-link', 'full-link'],
    ],
    refused: [['path', 'must be query-string or full-link']],
  },
  'pass-variables': {
    required: true,
    accepted: [[{ 'user-email': variable }, { 'user-email': variable }]],
    refused: [
      [{}, 'must name at least one variable'],
      [[], 'must be an object'],
      ['pass-id', 'must be an object'],
      [null, 'must be an object'],
    ],
  },
  'pass-variables.pass-id.is-required': { required: true, ...trueOrFalse },
  'pass-variables.pass-id.value-encryption': { required: true, ...trueOrFalse },
};

/** Further fields of updatepassissuancelink. */
const updateTable: Readonly<Record<string, Row>> = {
  ...table,
  'issuance-link-id': {
    required: true,
    accepted: [['Link1', 'Link1']],
    refused: [
      ['../x', id],
      ['', 'is required'],
      [1, 'must be text'],
    ],
  },
};

const rowsOf = (rows: Readonly<Record<string, Row>>, kind: 'accepted' | 'refused') =>
  Object.entries(rows).flatMap(([path, row]) => row[kind].map(([sent, result]) => [path, sent, result] as const));

const creation = (path: string, value: unknown) => linkRequest({ [path]: value });
const update = (path: string, value: unknown) => linkRequest({ 'issuance-link-id': 'Link1', [path]: value });

function problemsOf(schema: z.ZodType, request: object) {
  return fieldErrors(schema.safeParse(request, { reportInput: true }).error?.issues ?? []);
}

const valueAt = (fields: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], fields);

test('every field of an issuance link has a row', () => {
  const names = Object.keys(updateTable).map((path) => path.split('.').at(-1));
  expect(names.sort()).toEqual([...linkFieldNames].sort());
});

describe('createpassissuancelink', () => {
  test.each(rowsOf(table, 'accepted'))('accepts %s %j and stores %j', (path, sent, stored) => {
    const { templateId, fields } = newLink.parse(creation(path, sent));
    expect(valueAt({ ...fields, 'pass-template-id': templateId }, path)).toEqual(stored);
  });

  test.each(rowsOf(table, 'refused'))('refuses %s %j: %s', (path, sent, message) => {
    expect(problemsOf(newLink, creation(path, sent))).toEqual([{ field: path, message }]);
  });

  test.each(Object.entries(table))('without %s', (path, { required }) => {
    const problems = problemsOf(newLink, creation(path, undefined)).filter(({ field }) => field === path);
    expect(problems).toEqual(required ? [{ field: path, message: expect.stringContaining('is required') }] : []);
  });

  test('refuses an issuance-link-id, which the service gives', () => {
    expect(problemsOf(newLink, update('link-name', 'x'))).toEqual([
      { field: 'issuance-link-id', message: 'is not a field of this call' },
    ]);
  });

  test.each([
    ['issuance-link-name', 'link-name'],
    ['link-protection.checksum-algorithm', 'link-protection.checksum'],
  ])('accepts %s for %s, also beside it, but not with another value', (alias, path) => {
    const value = valueAt(linkRequest(), path);
    const { fields } = newLink.parse(linkRequest({ [path]: undefined, [alias]: value }));
    expect(valueAt(fields, path)).toBe(value);
    expect(problemsOf(newLink, linkRequest({ [alias]: value }))).toEqual([]);
    const [first, ...more] = problemsOf(newLink, linkRequest({ [alias]: 'SHA512' }));
    expect([first?.message, more]).toEqual(['is given twice with different values', []]);
  });

  test.each([
    ['encryption-settings', ''],
    ['encryption-settings', {}],
    ['encryption-settings', { 'encryption-name': '', 'secret-key': '', iv: '' }],
    ['link-protection', {}],
    ['link-protection', { 'checksum-algorithm': '', 'checksum-applied': '' }],
  ])('takes %s %j as not given', (group, value) => {
    const variables = { 'user-email': { 'is-required': true, 'value-encryption': false } };
    const { fields } = newLink.parse(linkRequest({ [group]: value, 'pass-variables': variables }));
    expect(fields).not.toHaveProperty(group);
  });

  test.each([
    ['encryption-settings', 'encryption-name', ['secret-key', 'iv']],
    ['encryption-settings', 'iv', ['encryption-name', 'secret-key']],
    ['link-protection', 'checksum', ['checksum-applied']],
    ['link-protection', 'checksum-applied', ['checksum']],
  ] as const)('%s with nothing but %s wants %j', (group, name, wanted) => {
    const value = { [name]: valueAt(linkRequest(), `${group}.${name}`) };
    expect(problemsOf(newLink, linkRequest({ [group]: value }))).toEqual(
      wanted.map((other) => ({ field: `${group}.${other}`, message: 'is required' })),
    );
  });
});

describe('checksum-key', () => {
  const { 'checksum-key': key, ...withoutKey } = keyed;

  test('is not judged by a checksum that is missing itself', () => {
    const value = { ...keyed, checksum: undefined };
    expect(problemsOf(newLink, creation('link-protection', value))).toEqual([
      { field: 'link-protection.checksum', message: 'is required' },
    ]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['without it', withoutKey, 'is required with HMAC-SHA256'],
    ['empty', { ...keyed, 'checksum-key': '' }, 'is required with HMAC-SHA256'],
    ['too short', { ...keyed, 'checksum-key': 'a'.repeat(31) }, 'must be 32 letters and digits'],
    ['too long', { ...keyed, 'checksum-key': 'a'.repeat(33) }, 'must be 32 letters and digits'],
    ['with something else', { ...keyed, 'checksum-key': `${'a'.repeat(31)}-` }, 'must be 32 letters and digits'],
    ['no text', { ...keyed, 'checksum-key': 7 }, 'must be text'],
    ['with SHA256', { ...protection, checksum: 'SHA256', 'checksum-key': key }, 'goes with HMAC-SHA256 only'],
    ['with CRC32', { ...protection, 'checksum-key': key }, 'goes with HMAC-SHA256 only'],
  ])('%s is refused by name', (_title, value, message) => {
    const problems = [{ field: 'link-protection.checksum-key', message }];
    expect(problemsOf(newLink, creation('link-protection', value))).toEqual(problems);
    expect(problemsOf(linkChanges, update('link-protection', value))).toEqual(problems);
  });

  test('is reported together with the other problems', () => {
    expect(problemsOf(newLink, creation('link-protection', { checksum: 'HMAC-SHA256' }))).toEqual([
      { field: 'link-protection.checksum-applied', message: 'is required' },
      { field: 'link-protection.checksum-key', message: 'is required with HMAC-SHA256' },
    ]);
  });
});

describe('updatepassissuancelink', () => {
  test.each(rowsOf(updateTable, 'accepted'))('accepts %s %j and stores %j', (path, sent, stored) => {
    const { linkId, templateId, set } = linkChanges.parse(update(path, sent));
    expect(valueAt({ ...set, 'issuance-link-id': linkId, 'pass-template-id': templateId }, path)).toEqual(stored);
  });

  test.each(rowsOf(updateTable, 'refused'))('refuses %s %j: %s', (path, sent, message) => {
    expect(problemsOf(linkChanges, update(path, sent))).toEqual([{ field: path, message }]);
  });

  test('needs the two ids and nothing else', () => {
    expect(problemsOf(linkChanges, {}).map(({ field, message }) => `${field} ${message}`)).toEqual([
      'issuance-link-id is required',
      'pass-template-id is required',
    ]);
    const ids = { 'issuance-link-id': 'Link1', 'pass-template-id': 'Template1' };
    expect(linkChanges.parse(ids)).toEqual({ linkId: 'Link1', templateId: 'Template1', set: {}, clear: [] });
  });
});
