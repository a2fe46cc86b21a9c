import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { repeatMinutes } from '../../../lambdas/domain/delivery/repeated-pushes.ts';
import {
  changeGate,
  consequencesOf,
  type Flight,
  issueOneMore,
  prepare,
  probes,
} from '../../helpers/faults/outage-probes.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { local, passTime } from '../../helpers/stack-calls.ts';

const targets = {
  ...{ DynamoDB: 'dynamodb', S3: 's3', SQS: 'sqs', EventBridge: 'events', 'Secrets Manager': 'secrets' },
  ...{ 'Apple’s pushes': 'apns', 'Google Wallet': 'walletb' },
};
const halfSeconds = 300;
/** Time within which all is made up for, s, and the steps in which it is waited for. */
const afterSeconds = 120;
const steps = 24;
/** Time within which a phone has been pushed to for the last time, min: twice as long as without an outage. */
const lastPushMinutes = 2 * Math.max(...repeatMinutes);

/** Rows of the table of docs/reliability.md#when-a-service-is-out: a service, what fails without it, and what waits. */
const reliability = readFileSync('docs/reliability.md', 'utf8');
const [table = ''] = reliability.slice(reliability.indexOf('| Out |')).split('\n\n');
const [, , ...rows] = table.split('\n').map((row) => row.split('|').slice(1, -1).map(namesIn));

let stack: LocalStack;
beforeAll(async () => {
  stack = await startLocalStack();
});
afterAll(() => stack.stop());

/** @returns the time, ms since 1970 */
const advance = async (seconds: number) => Date.parse(await passTime(stack, seconds));

test('the table has each service', () => {
  expect(rows.flatMap(([service]) => service)).toEqual(Object.keys(targets));
});

test.each(Object.entries(targets))(
  'during ten minutes without %s, and after them, everything is as the table says',
  async (title, target) => {
    const flight = await prepare(target, stack, new Date(await advance(1)));
    await advance(1);
    await local(stack, 'faults', { target, kind: 'error' });
    const found: Record<string, string> = { 'issuing a pass': await issueOneMore(flight) };
    // Records behind it in the stream wait for it, if a reader cannot process it.
    await advance(10);
    found['accepting a gate change'] = await changeGate(flight);
    await advance(halfSeconds);
    for (const [name, probe] of Object.entries(probes)) found[name] = await probe(flight);
    const endedAt = await advance(halfSeconds);
    await local(stack, 'faults', undefined, 'DELETE');
    expect([await issueOneMore(flight), await changeGate(flight)]).toEqual(['yes', 'yes']);
    Object.assign(found, await afterwards(flight, endedAt));
    const [, failing = [], waiting = []] = rows.find(([service]) => service?.[0] === title) ?? [];
    expect(found).toEqual({
      ...allOf(Object.keys(found), 'yes'),
      ...allOf(failing, 'come back'),
      ...allOf(waiting, 'afterwards'),
    });
  },
);

test('nothing waits in a queue once phones that have not fetched are pushed to for the last time', async () => {
  const waiting = async () => {
    const queues = await local<Record<string, Record<string, number>>>(stack, 'queues');
    return Object.entries(queues).filter(([, counts]) => Object.values(counts).some((count) => count > 0));
  };
  for (let minute = 0; minute < lastPushMinutes && (await waiting()).length > 0; minute++) await advance(60);
  expect(await waiting()).toEqual([]);
});

/** Names in a cell of the table. */
function namesIn(cell: string): string[] {
  return cell.split(';').flatMap((name) => name.trim() || []);
}

const allOf = (names: readonly string[], answer: string) => Object.fromEntries(names.map((name) => [name, answer]));

/** Whether the consequences came during the outage, or within two minutes of its end. */
async function afterwards(flight: Flight, endedAt: number): Promise<Record<string, string>> {
  for (let step = 0; step < steps; step++) {
    if (Object.values(await consequencesOf(flight)).every((at) => at !== undefined)) break;
    await advance(afterSeconds / steps);
    // A stream is tried again by the machine's clock.
    await wait(1_500);
  }
  const cellOf = (at?: number) => (at === undefined ? 'never' : at < endedAt ? 'yes' : 'afterwards');
  return Object.fromEntries(Object.entries(await consequencesOf(flight)).map(([what, at]) => [what, cellOf(at)]));
}
