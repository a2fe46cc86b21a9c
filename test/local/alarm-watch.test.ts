import { AlarmWatch } from '../../local/alarm-watch.ts';
import type { QueueProperties } from '../../local/aws/limits/sqs.ts';
import { Sqs } from '../../local/aws/sqs.ts';
import { EventSourceMappings } from '../../local/lambda/event-source-mappings.ts';
import { cloudOf } from '../helpers/rehearsal.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const cloud = cloudOf(defaultTemplates());
const directory = temporaryDirectory();
const named = (type: string, id: string) =>
  cloud
    .resources<QueueProperties>(type)
    .find(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, '') === id) as ReturnType<
    typeof cloud.resources<QueueProperties>
  >[number];

/** Starts a stage with schedules of every minute, and lets a quarter of an hour pass. */
async function watched() {
  let now = Date.parse('2027-03-15T08:00:20Z');
  const finder = { definition: { name: named('AWS::Lambda::Function', 'DueJobsFunction').name }, ...none };
  const check = { definition: { name: named('AWS::Lambda::Function', 'CertificateExpiryFunction').name }, ...none };
  const push = { definition: { name: named('AWS::Lambda::Function', 'PushJobsFunction').name }, ...none };
  const log = { onLine: (_name: string, _line: string) => {} };
  const sqs = new Sqs(directory, () => now);
  const { name, arn, ref, properties } = named('AWS::SQS::Queue', 'PushJobsQueue');
  const queue = sqs.declare(name, arn, ref, properties);
  queue.purge();
  const mappings = new EventSourceMappings();
  const stream = named('AWS::Lambda::EventSourceMapping', 'RelayFunctionStream').ref;
  for (const id of [stream, named('AWS::Lambda::EventSourceMapping', 'EventJobsFunctionStream').ref])
    mappings.declare(id, { EventSourceArn: '', FunctionArn: '', BatchSize: 1 }, { invoke: async () => {} });
  const alarms = new AlarmWatch(
    cloud,
    { log, mappings, sqs, targets: { functions: () => [finder, check, push] } },
    () => now,
  );
  const rung = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      now += 60_000;
      finder.invocations += 1;
      check.invocations += 1;
      await alarms.fireDue();
    }
    return Object.entries(alarms.states()).flatMap(([alarm, state]) => (state === 'ALARM' ? alarm : []));
  };
  expect(await rung(15)).toEqual([]);
  return { queue, log, mappings, push, stream, rung, move: (ms: number) => (now += ms) };
}
const none = { invocations: 0, errors: 0, throttles: 0 };

test('a message that waits rings by its age, and the alarm ends with it', async () => {
  const { queue, rung } = await watched();
  queue.send({ body: 'waits' });
  expect(await rung(4)).toEqual([]);
  expect(await rung(3)).toEqual(['PushBehind']);
  queue.purge();
  expect(await rung(8)).toEqual([]);
});

test('a log line rings by its metric filter, in the log of the function that the filter is for', async () => {
  const { log, push, rung } = await watched();
  const line = JSON.stringify({ level: 'error', code: 'PUSH-REFUSED', reason: 'BadCertificate' });
  log.onLine('another', line);
  expect(await rung(3)).toEqual([]);
  log.onLine(push.definition.name, line);
  expect(await rung(3)).toEqual(['PushRefusals']);
});

test('failed calls and a mapping that is disabled ring, and a move of the clock does not', async () => {
  const { mappings, move, push, rung, stream } = await watched();
  Object.assign(push, { invocations: 3, errors: 3 });
  expect(await rung(3)).toEqual(['JobErrorsOfPushJobs']);
  move(7 * 24 * 3_600_000);
  expect(await rung(1)).toEqual([]);
  mappings.enable(stream, false);
  expect(await rung(12)).toEqual(['RelayStopped']);
});
