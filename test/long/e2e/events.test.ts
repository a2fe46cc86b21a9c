import { rmSync } from 'node:fs';
import path from 'node:path';
import { demoPassRequest } from '../../../local/demo/pass-requests.ts';
import { readDemoTemplate } from '../../../local/demo/template.ts';
import { callService } from '../../helpers/call-service.ts';
import { publishedEvents, publishedOfPass, typesOf } from '../../helpers/events.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { passTime } from '../../helpers/stack-calls.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const dataDir = temporaryDirectory();

let stack: LocalStack;
let templateId: string;
beforeAll(async () => {
  stack = await startLocalStack({ dataDir });
  templateId = readDemoTemplate(dataDir)?.templateId ?? '';
});
afterAll(() => stack.stop());

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);
const settle = () => passTime(stack, 0);

const contact = { 'user-email': 'erika@example.com', 'user-phone': '491701234567' };
const booking = { booking: 'ABC123' };
const reference = () => ({ 'pass-template-id': templateId, 'pass-id': 'told' });
const published = () => publishedOfPass(stack.url, reference());

test('each change of a pass has its event, in order, with the contact of its passenger and the call that made it', async () => {
  const more = { 'pass-meta-data': contact, 'reference-data': booking };
  const answers = [
    await call({ ...demoPassRequest(templateId, 'told'), ...more }),
    await call({ action: 'updatepassdata', ...reference(), 'pass-data': { 'seat-number': '1A' } }),
    await call({ action: 'updatepassdata', ...reference(), 'pass-status': 'redeemed' }),
  ];
  await call({ action: 'deletepassdata', ...reference() });
  await settle();
  const events = await published();
  expect(typesOf(events)).toEqual(['PassGenerated', 'PassUpdated', 'PassStatusChanged', 'PassDeleted']);
  const ids = events.map((event) => event['tracking-id']);
  expect(ids).toEqual([...answers.map((answer) => answer['tracking-id']), expect.any(String)]);
  expect(new Set(ids).size).toBe(4);
  for (const event of events) expect(event).toMatchObject({ ...contact, 'reference-data': booking, account: 'demo' });
  expect(events[2]).toMatchObject({ 'previous-pass-status': 'active', 'pass-status': 'redeemed' });
});

test('a call that changes nothing, or is repeated, publishes nothing', async () => {
  const before = (await publishedEvents(stack.url)).length;
  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'G20' });
  await expect(call({ action: 'deletepassdata', ...reference() })).rejects.toThrow();
  await settle();
  expect(await publishedEvents(stack.url)).toHaveLength(before);
});

test('records that the stream delivers again have events with the same ids', async () => {
  const before = await publishedEvents(stack.url);
  expect(before.length).toBeGreaterThan(3);
  await stack.kill();
  rmSync(path.join(dataDir, 'streams'), { recursive: true });
  stack = await startLocalStack({ dataDir });
  await settle();
  const entries = (await (await fetch(`${stack.url}/_local/events`)).json()) as unknown[];
  expect(entries).toHaveLength(2 * before.length);
  expect(await publishedEvents(stack.url)).toEqual(before);
});
