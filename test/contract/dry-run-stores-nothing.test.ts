import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { brandRequest, makeBrand } from '../helpers/check-in.ts';
import { png } from '../helpers/png.ts';
import { dryRunsOn, update, withFields } from './dry-runs.ts';

const { api, requests } = apiForEachTest({ images: { 'new.png': png(114, 114) } });
const { creation, send } = dryRunsOn(api);

/** Everything that the service keeps: items of the table, files, and messages in queues. */
async function stored() {
  const { env, bucket, queues } = api.aws;
  const { Items = [] } = await new DynamoDBClient().send(new ScanCommand({ TableName: env.TABLE_NAME }));
  return {
    items: Object.fromEntries(Items.map((item) => [`${item.PK?.S} ${item.SK?.S}`, item])),
    files: Object.fromEntries(bucket.keys().map((key) => [key, bucket.get(key)])),
    messages: Object.values(queues).map(({ bodies }) => bodies),
  };
}

const newIcon = () => ({ 'walleta-pass-icon': api.images.url('new.png') });

/** A template with a pass, whose files are stored. */
async function templateWithPass() {
  const id = await api.createTemplate();
  await send(api.passRequest(id));
  return id;
}

test.each<[string, () => Promise<object>]>([
  ['createpasstemplate', async () => creation(newIcon())],
  ['createpasstemplate of a brand', async () => withFields(brandRequest(api.images), newIcon())],
  ['updatepasstemplate', async () => update(await templateWithPass(), { 'origin-gate': 'G99', ...newIcon() })],
  ['updatepasstemplate of a brand', async () => update(await makeBrand(api), newIcon())],
])('a dry run of %s stores nothing, nor its Idempotency-Key', async (_name, requestOf) => {
  const request = await requestOf();
  // Records the use of the API key.
  await send({ action: 'getpasstemplates' });
  const before = await stored();
  requests.operations.length = 0;
  const dry = { ...request, 'dry-run': true };
  expect((await api.send(dry)).httpStatus).toBe(200);
  expect((await api.send(dry, undefined, 'key-1')).httpStatus).toBe(200);
  expect(requests.operations.filter((operation) => !/^(Get|Query|GET)/.test(operation))).toEqual([]);
  expect(await stored()).toEqual(before);

  // Otherwise the comparison above would prove nothing.
  expect((await api.send(request, undefined, 'key-1')).httpStatus).toBe(200);
  const { items, files } = await stored();
  expect(items).not.toEqual(before.items);
  expect(Object.keys(files).length).toBeGreaterThan(Object.keys(before.files).length);
});

test('a refused dry run stores nothing, nor its Idempotency-Key', async () => {
  await send({ action: 'getpasstemplates' });
  const before = await stored();
  const invalid = creation({ 'text-color': 'white', 'dry-run': true });
  expect((await api.send(invalid, undefined, 'key-1')).body['error-code']).toBe('E9003');
  expect(await stored()).toEqual(before);
});
