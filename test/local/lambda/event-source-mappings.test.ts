import { GetEventSourceMappingCommand, LambdaClient, UpdateEventSourceMappingCommand } from '@aws-sdk/client-lambda';
import { credentials, region } from '../../../local/basics/account.ts';
import { EventSourceMappings } from '../../../local/lambda/event-source-mappings.ts';
import { Queue } from '../../../world/aws/queue.ts';
import { QueueMapping } from '../../../world/aws/queue-mapping.ts';

const mappings = new EventSourceMappings();
const functionArn = 'arn:aws:lambda:eu-central-1:000000000000:function:work';
const arnOf = (service: string, name: string) => `arn:aws:${service}:eu-central-1:000000000000:${name}`;
const configurationOf = (EventSourceArn: string) => ({ EventSourceArn, FunctionArn: functionArn, BatchSize: 1 });

let client: LambdaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = await mappings.listen();
  close = () => server.close();
  client = new LambdaClient({ endpoint: server.url, region, credentials, maxAttempts: 1 });
});
afterAll(async () => {
  client.destroy();
  await close();
});
const stateOf = (UUID: string) => client.send(new GetEventSourceMappingCommand({ UUID }));
const enable = (UUID: string, Enabled: boolean) => client.send(new UpdateEventSourceMappingCommand({ UUID, Enabled }));

test('a mapping that is disabled delivers nothing, says so, and goes on where it stopped', async () => {
  const arn = arnOf('sqs', 'queue');
  const clock = { now: () => 0 };
  const queue = new Queue({ name: 'queue', url: '', arn, visibilityTimeoutSeconds: 30 }, { clock });
  const { target, isEnabled } = mappings.declare('of-queue', configurationOf(arn), { invoke: async () => ({}) });
  const mapping = new QueueMapping(queue, target, {
    ...{ batchSize: 1, maxConcurrency: 2, functionArn, reportsItems: true, isEnabled },
  });
  expect(await enable('of-queue', false)).toMatchObject({ State: 'Disabling' });
  queue.send({ body: 'waits' });
  await mapping.drain();
  expect([queue.size, await stateOf('of-queue')]).toEqual([1, expect.objectContaining({ State: 'Disabled' })]);
  expect(await enable('of-queue', true)).toMatchObject({ State: 'Enabling' });
  await mapping.drain();
  const enabled = await stateOf('of-queue');
  expect([queue.size, enabled]).toEqual([0, expect.objectContaining({ State: 'Enabled', FunctionArn: functionArn })]);
  // Mappings of queues have no result.
  expect(enabled.LastProcessingResult).toBeUndefined();
});

test('the mapping of a stream shows how its last batch ended', async () => {
  let isBroken = true;
  const invoke = async () => {
    if (isBroken) throw new Error('Runtime exited');
  };
  const { target } = mappings.declare('of-stream', configurationOf(arnOf('dynamodb', 'table/a/stream/b')), { invoke });
  const lastResult = async () => (await stateOf('of-stream')).LastProcessingResult;
  expect(await lastResult()).toBe('No records processed');
  await expect(target.invoke({})).rejects.toThrow();
  expect(await lastResult()).toBe('PROBLEM: Function call failed');
  isBroken = false;
  await target.invoke({});
  expect(await lastResult()).toBe('OK');
});

test('a mapping that is not there, and other changes, are refused', async () => {
  await expect(stateOf('another')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const change = new UpdateEventSourceMappingCommand({ UUID: 'of-queue', BatchSize: 2 });
  await expect(client.send(change)).rejects.toMatchObject({ name: 'InvalidParameterValueException' });
});
