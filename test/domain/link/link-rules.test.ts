import { fieldErrors } from '../../../lambdas/api/fields-refusal.ts';
import { applyLinkChanges, linkChanges, newLink } from '../../../lambdas/domain/link/link-request.ts';
import { ApiError } from '../../../lambdas/domain/request/errors.ts';
import { blank } from '../../fields/cases.ts';
import { linkVariableNames } from '../../fields/names.ts';
import { exampleLinkFields, linkRequest } from '../../helpers/link-requests.ts';

const plain = { 'is-required': true, 'value-encryption': false };
const variables = (...names: string[]) => Object.fromEntries(names.map((name) => [name, plain]));

/** Problems of the example request with other variables: one line each. */
function problemsWith(passVariables: object): string[] {
  const { error } = newLink.safeParse(linkRequest({ 'pass-variables': passVariables }), { reportInput: true });
  return fieldErrors(error?.issues ?? []).map(({ field, message }) => `${field} ${message}`);
}

/** The example link's fields after an update. */
function updated(changes: Record<string, unknown>) {
  const ids = { 'issuance-link-id': 'Link1', 'pass-template-id': 'Template1' };
  return applyLinkChanges(exampleLinkFields(), linkChanges.parse({ ...ids, ...changes }));
}

/** The code and fields of an update's refusal. */
function refusalOf(changes: Record<string, unknown>): string[] {
  try {
    updated(changes);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [error.code, ...error.fields.map(({ field, message }) => `${field} ${message}`)];
  }
}

test('every variable of an issuance link is taken, all at once', () => {
  expect(problemsWith(variables(...linkVariableNames))).toEqual([]);
  expect(linkVariableNames).toHaveLength(99);
});

test.each(linkVariableNames.filter((name) => !/latitude|longitude/.test(name)))('%s is taken alone', (name) => {
  expect(problemsWith(variables(name))).toEqual([]);
});

test('latitude and longitude of a place belong together; numbers need not follow each other', () => {
  expect(problemsWith(variables('relevance-location-latitude7', 'relevance-location-longitude7'))).toEqual([]);
  expect(problemsWith(variables('relevance-location-latitude1', 'relevance-location-longitude2'))).toEqual([
    'pass-variables.relevance-location-longitude1 is required: a place has both coordinates',
    'pass-variables.relevance-location-latitude2 is required: a place has both coordinates',
  ]);
});

test('half a place is named together with a variable that is wrong by itself', () => {
  expect(problemsWith({ ...variables('relevance-location-latitude1'), 'pass-id': true })).toEqual([
    'pass-variables.pass-id must be an object',
    'pass-variables.relevance-location-longitude1 is required: a place has both coordinates',
  ]);
});

test.each([
  'seat-number',
  'relevance-location-address0',
  'relevance-location-address11',
  'relevance-text',
  'ibeacon-uuid01',
  'constructor',
  'Pass-Id',
])('%s is no variable', (name) => {
  expect(problemsWith(variables('pass-id', name))).toEqual([`pass-variables.${name} is not a field of this call`]);
});

test('a variable says whether it is required and encrypted, and nothing else', () => {
  expect(problemsWith({ 'pass-id': {}, 'user-email': true, 'user-phone': { ...plain, format: 'E.164' } })).toEqual([
    'pass-variables.pass-id.is-required is required',
    'pass-variables.pass-id.value-encryption is required',
    'pass-variables.user-email must be an object',
    'pass-variables.user-phone.format is not a field of this call',
  ]);
});

test('rules between fields are judged together with the fields themselves', () => {
  const { error } = newLink.safeParse(
    linkRequest({
      'link-name': undefined,
      'link-expiration-timezone': undefined,
      'encryption-settings': undefined,
      'link-protection.checksum': 'MD5',
      'pass-variables': {
        'pass-id': { ...plain, 'value-encryption': 'True' },
        'user-email': { ...plain, 'is-required': 7 },
      },
    }),
    { reportInput: true },
  );
  const problems = fieldErrors(error?.issues ?? []).map(({ field, message }) => `${field} ${message}`);
  expect(problems.sort()).toEqual([
    'link-expiration-timezone is required with link-expiration-timestamp',
    'link-name is required',
    'link-protection.checksum must be HMAC-SHA256, CRC32, SHA256, SHA384 or SHA512',
    'pass-variables.pass-id.value-encryption needs encryption-settings',
    'pass-variables.user-email.is-required must be True or False',
  ]);
});

test('an update replaces variables and groups as a whole, clears with "" and leaves the rest', () => {
  const before = exampleLinkFields();
  const protection = { 'checksum-algorithm': 'CRC32', 'checksum-applied': 'full-link' };
  const changes = {
    'issuance-link-name': 'Gate mail',
    'link-generation-limit': '',
    'link-protection': protection,
    'pass-variables': variables('pass-id'),
  };
  const { 'link-generation-limit': _limit, ...others } = before;
  expect(updated(changes)).toEqual({
    ...others,
    'link-name': 'Gate mail',
    'link-protection': { checksum: 'CRC32', 'checksum-applied': 'full-link' },
    'pass-variables': variables('pass-id'),
  });
});

test.each(['link-name', 'pass-variables'])('an update cannot clear %s, with white space neither', (field) => {
  const ids = { 'issuance-link-id': 'Link1', 'pass-template-id': 'Template1' };
  for (const nothing of blank) {
    const { error } = linkChanges.safeParse({ ...ids, [field]: nothing });
    expect(fieldErrors(error?.issues ?? [])).toEqual([{ field, message: 'is required and cannot be cleared' }]);
  }
  const { error } = newLink.safeParse(linkRequest({ [field]: '\u3000 ' }), { reportInput: true });
  expect(fieldErrors(error?.issues ?? [])).toEqual([{ field, message: 'is required' }]);
});

test('an update is judged by what the link then is', () => {
  const needsSettings = (name: string) => `pass-variables.${name}.value-encryption needs encryption-settings`;
  expect(refusalOf({ 'encryption-settings': {}, 'link-expiration-timezone': '' })).toEqual([
    'E1543',
    'link-expiration-timezone is required with link-expiration-timestamp',
    needsSettings('passenger-name-value'),
    needsSettings('reservation-confirmation-code-value'),
    needsSettings('barcode-value'),
    needsSettings('user-email'),
  ]);
  expect(refusalOf({ 'link-expiration-timezone': '' })).toEqual([
    'E9003',
    'link-expiration-timezone is required with link-expiration-timestamp',
  ]);
  expect(refusalOf({ 'link-expiration-timezone': '', 'link-expiration-timestamp': '' })).toEqual([]);
  expect(refusalOf({ 'link-expiration-timestamp': '2027-04-01T00:00:00' })).toEqual([]);
  expect(refusalOf({ 'encryption-settings': '', 'pass-variables': variables('pass-id') })).toEqual([]);
});

test('an update that repeats what is there gives the very same fields', () => {
  const before = exampleLinkFields();
  const { 'pass-template-id': _, ...same } = linkRequest({ 'link-status': 'Active', 'update-pass-data': 'False' });
  const ids = { 'issuance-link-id': 'Link1', 'pass-template-id': 'Template1' };
  expect(applyLinkChanges(before, linkChanges.parse({ ...ids, ...same }))).toBe(before);
});
