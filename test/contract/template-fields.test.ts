import { accepted, blank, optionalOf, refused, requiredOf } from '../fields/cases.ts';
import { beacon, beaconRows, location, locationRows, storedBeacon, storedLocation } from '../fields/entries.ts';
import { templateRows } from '../fields/template-rows.ts';
import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest, newTemplate } from '../helpers/examples.ts';

const { api } = apiForAllTests();

/** Replaces one field of a request at any level, or adds it at top level. */
function withField(request: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  let isFound = false;
  const replaced = JSON.parse(
    JSON.stringify(request, function (this: Record<string, unknown>, name, old) {
      if (name !== field || Array.isArray(this) || 'latitude' in this || 'major' in this) return old;
      isFound = true;
      return value;
    }),
  );
  return isFound ? replaced : { ...replaced, [field]: value };
}

/** The stored value of a field of the example, sent as this value. */
function stored(field: string, value: unknown): unknown {
  const { action: _action, ...request } = withField(exampleRequest('create-pass-template'), field, value);
  const { fields, passTypeId, issuerId } = newTemplate.parse(request);
  return { 'pass-type-id': passTypeId, 'issuer-id': issuerId, ...fields }[field];
}

async function refusal(field: string, value: unknown) {
  const { httpStatus, body } = await api.send(withField(templateRequest(api.images), field, value));
  return { httpStatus, code: body['error-code'], errors: body.errors };
}

test.each(accepted(templateRows))('createpasstemplate takes $field $shown', ({ field, sent, stored: expected }) => {
  expect(stored(field, sent)).toEqual(expected);
});

test.each(refused(templateRows))(
  'createpasstemplate refuses $field $shown: $message',
  async ({ field, sent, message, code }) => {
    expect(await refusal(field, sent)).toEqual({ httpStatus: 400, code, errors: [{ field, message }] });
  },
);

test.each(requiredOf(templateRows))('createpasstemplate needs %s: what is blank counts as not given', async (field) => {
  for (const nothing of [undefined, ...blank]) {
    const errors = [{ field, message: 'is required' }];
    expect(await refusal(field, nothing)).toEqual({ httpStatus: 400, code: 'E9003', errors });
  }
});

// The phone number of the example's link1 needs its type.
const optional = optionalOf(templateRows).filter((field) => field !== 'link1-type');
test.each(optional)('createpasstemplate does without %s: what is blank counts as not given', (field) => {
  expect(stored(field, undefined)).toBeUndefined();
  for (const nothing of blank) expect(stored(field, nothing)).toBeUndefined();
});

describe.each([
  ['relevant-locations', location, storedLocation, locationRows],
  ['ibeacons', beacon, storedBeacon, beaconRows],
])('an entry of %s', (array, entry, storedEntry, rows) => {
  test.each(accepted(rows))('takes $field $shown', ({ field, sent, stored: expected }) => {
    expect(stored(array, [{ ...entry, [field]: sent }])).toEqual([{ ...storedEntry, [field]: expected }]);
  });

  test.each(refused(rows))('refuses $field $shown: $message', async ({ field, sent, message }) => {
    const errors = [{ field: `${array}[0].${field}`, message }];
    expect(await refusal(array, [{ ...entry, [field]: sent }])).toMatchObject({ code: 'E9003', errors });
  });

  test.each(requiredOf(rows))('needs %s', async (field) => {
    const errors = [{ field: `${array}[0].${field}`, message: 'is required' }];
    expect(await refusal(array, [{ ...entry, [field]: undefined }])).toMatchObject({ code: 'E9003', errors });
  });

  test('has no key in a template', async () => {
    const errors = [{ field: `${array}[0].key`, message: 'is not a field of this call' }];
    expect(await refusal(array, [{ key: 'relevant-1', ...entry }])).toMatchObject({ code: 'E9003', errors });
  });
});
