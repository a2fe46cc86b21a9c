import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { callService } from '../../helpers/call-service.ts';
import { publishedEvents, typesOf } from '../../helpers/events.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { createTemplate, passTime } from '../../helpers/stack-calls.ts';

let stack: LocalStack;
let templateId: unknown;
let installUrl: string;
beforeAll(async () => {
  stack = await startLocalStack();
  templateId = await createTemplate(stack);
  const answer = await call({ ...exampleRequest('generate-pass'), 'pass-template-id': templateId });
  installUrl = answer['pass-install-url'] as string;
});
afterAll(() => stack.stop());

const call = (request: Record<string, unknown>) => callService(stack.url, stack.apiKey, request);

const pass = () => ({ 'pass-template-id': templateId, 'pass-id': exampleRequest('generate-pass')['pass-id'] });

const googleStatus = async () => (await call({ action: 'getpassdata', ...pass() }))['walletb-status'];

/** Works off the stream and the queues. */
const settle = () => passTime(stack, 0);

let seen = 0;

/** Requests to Google Wallet's API since the last look. */
async function newCalls() {
  const all = (await (await fetch(`${stack.url}/_local/walletb`)).json()) as RecordedRequest[];
  const calls = all.slice(seen).filter(({ path }) => path.startsWith('/walletobjects/'));
  seen = all.length;
  return calls.map(({ method, path, body }) => ({ call: `${method} ${path.split('/').slice(3).join('/')}`, body }));
}

const press = (landing: string, event: 'save' | 'del') =>
  fetch(landing, { method: 'POST', body: `event=${event}`, redirect: 'manual' });

test('a pass is saved to Google Wallet, follows its updates there, and is removed', async () => {
  const page = await (await fetch(installUrl)).text();
  expect(page).toContain(`href="${new URL(installUrl).pathname}/walletb"`);

  const click = await fetch(`${installUrl}/walletb`, { redirect: 'manual' });
  expect(click.status).toBe(303);
  const landing = click.headers.get('location') ?? '';
  expect(landing).toMatch(new RegExp(`^${stack.url}/_local/walletb/save/[\\w.-]+$`));
  expect((await newCalls()).map((each) => each.call)).toEqual(['POST flightClass', 'POST flightObject']);

  const shown = await (await fetch(landing)).text();
  expect(shown).toContain('Erika Mustermann');
  expect(await googleStatus()).toBe('not-installed');

  expect((await press(landing, 'save')).status).toBe(303);
  expect(await googleStatus()).toBe('installed');
  await settle();
  expect(await newCalls()).toEqual([]);

  await call({ ...exampleRequest('update-pass-data'), ...pass() });
  await settle();
  const id = installUrl.split('/i/')[1]?.slice(0, 32);
  const [patch, message, ...others] = await newCalls();
  expect(patch).toMatchObject({
    call: expect.stringMatching(new RegExp(`^PATCH flightObject/\\d+\\.${id}$`)),
    body: { boardingAndSeatingInfo: { seatNumber: '3D', boardingGroup: '1' } },
  });
  expect(message).toMatchObject({
    call: expect.stringMatching(/\/addMessage$/),
    body: { message: { body: 'Your seat is now 3D', messageType: 'TEXT_AND_NOTIFY' } },
  });
  expect(others).toEqual([]);

  await call({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': 'G99' });
  await settle();
  expect(await newCalls()).toMatchObject([
    {
      call: expect.stringMatching(new RegExp(`^PATCH flightClass/\\d+\\.${templateId}$`)),
      body: { origin: { gate: 'G99' }, notifyPreference: 'NOTIFY_ON_UPDATE' },
    },
  ]);

  expect((await press(landing, 'del')).status).toBe(303);
  expect(await googleStatus()).toBe('removed');
  await settle();
  expect(typesOf(await publishedEvents(stack.url, String(templateId)))).toEqual([
    ...['PassGenerated', 'PassInstalled walletb', 'PassUpdated', 'TemplateUpdated', 'PassUninstalled walletb'],
  ]);
});

test('a callback that Google Wallet did not sign changes nothing', async () => {
  const before = await googleStatus();
  const forged = await fetch(`${stack.url}/callbacks/walletb`, { method: 'POST', body: '{"signature":"x"}' });
  expect(forged.status).toBe(400);
  expect(await googleStatus()).toBe(before);
});
