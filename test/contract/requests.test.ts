import { unitsPerPass } from '../../bin/admin/doctor/units-per-pass.ts';
import { keysOfTable } from '../../local/aws/limits/dynamodb-tables.ts';
import { writeUnits } from '../../local/aws/limits/dynamodb-units.ts';
import { demoPassRequest } from '../../local/demo/pass-requests.ts';
import type { Item } from '../../world/table/values/limits.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { type AwsRequests, requestsOf } from '../helpers/aws-requests.ts';
import { operationOf } from '../helpers/fault-injecting-handler.ts';
import { tableDefinition } from '../helpers/table-definition.ts';
import { warmActions } from '../helpers/warm-actions.ts';

const { api, requests } = apiForAllTests({ isOnWire: true });

const none: AwsRequests = { reads: 0, writes: 0, transactions: 0, s3: [], others: [] };

test.each(warmActions.map((action) => [action.title, action] as const))('%s', async (_title, action) => {
  expect(await requestsOf(action, api, requests)).toEqual({ ...none, ...action.requests });
});

interface Write {
  readonly Item?: Item;
  readonly TransactItems?: readonly { readonly Put: Write }[];
}

/** Write units of new items: an item of a transaction takes twice as many, and its entries in indexes no more than others. */
function unitsOf({ Item: item, TransactItems: writes }: Write, times = 1): number {
  if (writes) return writes.reduce((sum, { Put }) => sum + unitsOf(Put, 2), 0);
  if (item === undefined) throw new Error('A write that puts no item');
  const units = writeUnits('table', keysOfTable(tableDefinition), undefined, item);
  return units.reduce((sum, each) => sum + each.units * (each.resource === 'table' ? times : 1), 0);
}

test.each([
  ['without', undefined],
  ['withKey', 'a-key'],
] as const)('an ordinary pass takes the units and files of docs/limits.md: Idempotency-Key, %s', async (kind, key) => {
  const request = demoPassRequest(await api.createTemplate({ 'barcode-check': 'off' }), kind);
  const sent = jest.spyOn(requests, 'handle').mockClear();
  expect(await api.send(request, undefined, key)).toMatchObject({ httpStatus: 200 });
  const requested = sent.mock.calls.map(([request]) => ({ request, operation: operationOf(request) }));
  const writes = requested.filter(({ operation }) => /^(Put|Update|Delete|Batch|Transact).*Item/.test(operation));
  const bodies = writes.map(({ request }) => JSON.parse(new TextDecoder().decode(request.body)) as Write);
  expect(bodies.reduce((sum, body) => sum + unitsOf(body), 0)).toBe(unitsPerPass[kind]);
  expect(requested.filter(({ operation }) => operation === 'PUT i')).toHaveLength(2);
});

test('generatepass: page and .pkpass are put at the same time', async () => {
  const templateId = await api.createTemplate();
  const bothUnderWay = new Promise<void>((resolve) => {
    requests.fault = (operation, attempt) => {
      if (operation === 'PUT i' && attempt === 2) resolve();
      return undefined;
    };
  });
  requests.operations.length = 0;
  // The first is answered after the second has been sent: in sequence they would wait for ever.
  requests.meanwhile = (operation) => (operation === 'PUT i' ? bothUnderWay : Promise.resolve());
  expect(await api.send(api.passRequest(templateId))).toMatchObject({ httpStatus: 200 });
});
