import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { minuteMs } from '../../../lambdas/domain/time/durations.ts';
import type { BusEvent } from '../../../local/aws/event-bus.ts';
import { demoPassRequest, demoTemplateRequest } from '../../../local/demo/pass-requests.ts';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { callService } from '../call-service.ts';
import { passenger } from '../followed-links.ts';
import { linkRequest } from '../link-requests.ts';
import { type Iphone, iphone } from '../phones.ts';
import { local } from '../stack-calls.ts';
import { inParallel, passType } from './airline.ts';

type Settings = { readonly url: string; readonly apiKey: string };

/** A flight with passes in every state before an outage; one of its passes expires in the middle of it. */
export type Flight = Awaited<ReturnType<typeof prepare>>;

export async function prepare(name: string, { url, apiKey }: Settings, now: Date) {
  const call = (request: object) => callService(url, apiKey, request);
  const templateId = String((await call(demoTemplateRequest(url, now)))['pass-template-id']);
  const issue = async (passId: string, data: object = {}) => {
    const request = demoPassRequest(templateId, `${name}-${passId}`);
    const answer = await call({ ...request, 'pass-data': { ...request['pass-data'], ...data } });
    return String(answer['pass-install-url']);
  };
  const states = ['issued', 'changed', 'installed', 'saved'];
  const [issued = '', changed = '', installed = '', saved] = await inParallel(states, 1, (passId) => issue(passId));
  const expiresAt = new Date(now.getTime() + 5 * minuteMs).toISOString().slice(0, 19);
  const expiring = await issue('expiring', { 'expiration-timestamp': `${expiresAt}Z` });
  await call({
    action: 'updatepassdata',
    ...reference(templateId, `${name}-changed`),
    'pass-data': { 'seat-number': '1A' },
  });
  const request = linkRequest({ 'pass-template-id': templateId });
  const answer = await call({ action: 'createpassissuancelink', ...request });
  const builder = new LinkBuilder({ ...request, 'preview-url': String(answer['preview-url']) });
  const click = await fetch(`${saved}/walletb`, { redirect: 'manual' });
  await phoneWith(`${name}-expiring`, expiring);
  return {
    name,
    url,
    apiKey,
    templateId,
    linkOf: (passId: string) => builder.build(passenger({ 'pass-id': passId })),
    issued,
    changed,
    savePage: click.headers.get('location') ?? '',
    phone: await phoneWith(`${name}-phone`, installed),
  };
}

/** Requests during an outage, by their names in the table; those of pages come before the pass is changed. */
export const probes: Readonly<Record<string, (flight: Flight) => Promise<string>>> = {
  'reading a pass': (flight) =>
    posted(flight, { action: 'getpassdata', ...reference(flight.templateId, `${flight.name}-changed`) }),
  'following an issuance link': ({ linkOf, name }) => opened(linkOf(`${name}-of-link`)),
  'opening an install page as issued': ({ issued }) => opened(issued),
  'downloading a .pkpass': ({ issued }) => opened(`${issued}/pass.pkpass`),
  'opening an install page after a change': ({ changed }) => opened(changed),
  'listing changes for a phone': async ({ phone }) => answerTo((await phone.list(passType)).status),
  'sending a pass to a phone': async ({ phone }) => answerTo((await phone.request(serialOf(phone), 'GET')).status),
  'registering a phone': async ({ phone, name }) =>
    answerTo((await phone.register(serialOf(phone), hex(`${name}-phone`, Date.now()))).status),
  'noting a save in Google Wallet': ({ savePage }) => opened(savePage, { method: 'POST', body: 'event=save' }),
  'opening the settings page': ({ url }) => opened(`${url}/settings`),
  'changing a pass': (flight) =>
    posted(flight, {
      action: 'updatepassdata',
      ...reference(flight.templateId, `${flight.name}-issued`),
      'pass-data': { 'seat-number': '2A' },
    }),
};

/** Issues a pass with an Idempotency-Key, so that a refused request can be repeated. */
export const issueOneMore = (flight: Flight) =>
  posted(flight, demoPassRequest(flight.templateId, `${flight.name}-in-outage`));

export const changeGate = (flight: Flight) =>
  posted(flight, { action: 'updatepasstemplate', 'pass-template-id': flight.templateId, 'origin-gate': flight.name });

/** Instants, by the stack's clock, of the consequences of the gate change and of the expiry. */
export async function consequencesOf({ url, templateId, name }: Flight): Promise<Record<string, number | undefined>> {
  const [pushes, requests, events] = [
    await local<RecordedPush[]>({ url }, 'apns'),
    await local<RecordedRequest[]>({ url }, 'walletb'),
    await local<BusEvent[]>({ url }, 'events'),
  ];
  const instantOf = (found?: { readonly at: string }) => found && Date.parse(found.at);
  const notified = (phone: string) =>
    instantOf(pushes.find(({ status, path }) => status === 200 && path.includes(hex(phone))));
  const isShown = ({ path, method, body }: RecordedRequest) =>
    method === 'PATCH' && path.includes(templateId) && JSON.stringify(body).includes(`"${name}"`);
  const isTold = ({ Detail }: BusEvent) => {
    const detail = Detail as Record<string, string>;
    return detail['pass-template-id'] === templateId && detail['event-type'] === 'TemplateUpdated';
  };
  return {
    'telling phones of a gate change': notified(`${name}-phone`),
    'showing a gate change in Google Wallet': instantOf(requests.find(isShown)),
    'publishing an event': instantOf(events.find(isTold)),
    'telling phones that a pass has expired': notified(`${name}-expiring`),
  };
}

const reference = (templateId: string, passId: string) => ({ 'pass-template-id': templateId, 'pass-id': passId });

const hex = (name: string, more: number | string = '') => Buffer.from(`${name}${more}`).toString('hex');

async function phoneWith(name: string, link: string): Promise<Iphone> {
  const phone = iphone({ id: hex(name), pushToken: hex(name) });
  await phone.install(new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer()));
  return phone;
}

const serialOf = ({ passes }: Iphone) => [...passes.keys()][0] ?? '';

function posted({ url, apiKey }: Settings, request: object): Promise<string> {
  const body = JSON.stringify(request);
  const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': body.slice(0, 99) };
  return opened(`${url}/v3`, { method: 'POST', headers, body });
}

async function opened(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = answer;
  if (status < 400) return 'yes';
  const text = await answer.text();
  const code = /"error-code": ?"(\w+)"/.exec(text)?.[1];
  // The stand-in's page shows the service's answer to Google, which repeats its callback.
  if (status === 502 && text.includes('Status 503')) return answerTo(503);
  return status === 503 && !headers.has('retry-after') ? '503 without Retry-After' : answerTo(status, code);
}

const answerTo = (status: number, code = 'E9021') =>
  status < 400 ? 'yes' : status === 503 && code === 'E9021' ? 'come back' : `${status} ${code}`;
