import { createPassTemplate } from '../../lambdas/api/actions/create-pass-template.ts';
import { doesWithout, eachField, refuses, takes, wrongIn } from '../fields/claims.ts';
import { beacon, beaconRows, location, locationRows, storedBeacon, storedLocation } from '../fields/entries.ts';
import { refusalOf } from '../fields/refusals.ts';
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

function refusal(field: string, value: unknown, isWholeCall: boolean) {
  const request = withField(templateRequest(api.images), field, value);
  return refusalOf(api, request, isWholeCall ? undefined : createPassTemplate);
}

test.each(eachField(templateRows))('createpasstemplate takes and refuses values of %s', async (field, row) => {
  const claims = [
    ...takes(row, stored),
    ...refuses(row, refusal),
    // The phone number of the example's link1 needs its type.
    ...(field === 'link1-type' ? [] : doesWithout(row, stored)),
  ];
  expect(await wrongIn(claims)).toEqual([]);
});

describe.each([
  ['relevant-locations', location, storedLocation, locationRows],
  ['ibeacons', beacon, storedBeacon, beaconRows],
])('an entry of %s', (array, entry, storedEntry, rows) => {
  test.each(eachField(rows))('takes and refuses values of %s', async (_field, row) => {
    const claims = [
      ...takes(
        row,
        (field, value) => stored(array, [{ ...entry, [field]: value }]),
        (field, value) => [{ ...storedEntry, [field]: value }],
      ),
      ...refuses(
        row,
        (field, value, isWholeCall) => refusal(array, [{ ...entry, [field]: value }], isWholeCall),
        (field) => `${array}[0].${field}`,
      ),
    ];
    expect(await wrongIn(claims)).toEqual([]);
  });

  test('has no key in a template', async () => {
    const errors = [{ field: `${array}[0].key`, message: 'is not a field of this call' }];
    expect(await refusal(array, [{ key: 'relevant-1', ...entry }], true)).toMatchObject({ code: 'E9003', errors });
  });
});
