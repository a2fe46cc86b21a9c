import { LinkBuilder } from '../../../clients/link-builder/link-builder.ts';
import { minuteMs } from '../../../lambdas/domain/time/durations.ts';
import type { BusEvent } from '../../../local/aws/event-bus.ts';
import { demoPassRequest, demoTemplateRequest } from '../../../local/demo/pass-requests.ts';
import type { RecordedPush } from '../../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../../local/wallets/recorded-request.ts';
import { callService } from '../call-service.ts';
import { passenger } from '../followed-links.ts';
import { Iphone } from '../iphone.ts';
import { linkRequest } from '../link-requests.ts';
import { passType } from './airline.ts';

/** A flight with passes in every state before an outage. */
export interface Flight {
  readonly name: string;
  readonly url: string;
  readonly apiKey: string;
  readonly templateId: string;
  /** Builds the link of a pass-id. */
  readonly linkOf: (passId: string) => string;
  /** Install pages of an unchanged pass and of a changed one. */
  readonly issued: string;
  readonly changed: string;
  /** Google's page for saving a pass. */
  readonly savePage: string;
  /** A phone with a pass, and one whose pass expires in the middle of the outage. */
  readonly phone: Iphone;
  readonly expiring: Iphone;
}

export type Settings = { readonly url: string; readonly apiKey: string };

export async function prepare(name: string, { url, apiKey }: Settings, now: Date): Promise<Flight> {
  const call = (request: object) => callService(url, apiKey, request);
  const templateId = String((await call(demoTemplateRequest(url, now)))['pass-template-id']);
  const issue = async (passId: string, data: object = {}) => {
    const request = demoPassRequest(templateId, `${name}-${passId}`);
    const answer = await call({ ...request, 'pass-data': { ...request['pass-data'], ...data } });
    return String(answer['pass-install-url']);
  };
  const [issued, changed, installed, saved] = [
    await issue('issued'),
    await issue('changed'),
    await issue('installed'),
    await issue('saved'),
  ];
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
  return {
    name,
    url,
    apiKey,
    templateId,
    linkOf: (passId) => builder.build(passenger({ 'pass-id': passId })),
    issued,
    changed,
    savePage: click.headers.get('location') ?? '',
    phone: await phoneWith(`${name}-phone`, installed),
    expiring: await phoneWith(`${name}-expiring`, expiring),
  };
}

/** Requests during an outage, by their names in the table. */
export const probes: Readonly<Record<string, (flight: Flight) => Promise<string>>> = {
  'a pass is changed': (flight) =>
    posted(flight, {
      action: 'updatepassdata',
      ...reference(flight.templateId, `${flight.name}-issued`),
      'pass-data': { 'seat-number': '2A' },
    }),
  'a pass is read': (flight) =>
    posted(flight, { action: 'getpassdata', ...reference(flight.templateId, `${flight.name}-changed`) }),
  'a link is followed': ({ linkOf, name }) => opened(linkOf(`${name}-of-link`)),
  'an install page opens, as issued': ({ issued }) => opened(issued),
  'its .pkpass is downloaded': ({ issued }) => opened(`${issued}/pass.pkpass`),
  'an install page opens, after a change': ({ changed }) => opened(changed),
  'a phone asks for changes': async ({ phone }) => answerTo((await phone.list(passType)).status),
  'a phone fetches its pass': async ({ phone }) => {
    const [serial = ''] = phone.passes.keys();
    return answerTo((await phone.request(serial, 'GET')).status);
  },
  'a phone registers': async ({ phone, name }) => {
    const [serial = ''] = phone.passes.keys();
    return answerTo((await phone.register(serial, hex(`${name}-phone`, Date.now()))).status);
  },
  'a save in Google Wallet is noted': ({ savePage }) => opened(savePage, { method: 'POST', body: 'event=save' }),
  'the settings page opens': ({ url }) => opened(`${url}/settings`),
};

/** Names of the probes, in an order that requests pages before the pass is changed. */
export const probeNames = Object.keys(probes).sort(
  (a, b) => Number(a.includes('changed')) - Number(b.includes('changed')),
);

/** Issues a pass with an Idempotency-Key, so that a refused request can be repeated. */
export const issueOneMore = (flight: Flight) =>
  posted(flight, demoPassRequest(flight.templateId, `${flight.name}-in-outage`));

export const changeGate = (flight: Flight) =>
  posted(flight, { action: 'updatepasstemplate', 'pass-template-id': flight.templateId, 'origin-gate': flight.name });

/** Instants, by the stack's clock, of the consequences of the gate change and of the expiry. */
export async function consequencesOf({ url, templateId, name }: Flight): Promise<Record<string, number | undefined>> {
  const local = async <Answer>(path: string) => (await (await fetch(`${url}/_local/${path}`)).json()) as Answer;
  const pushes = (await local<RecordedPush[]>('apns')).filter(({ status }) => status === 200);
  const notifiedAt = (phone: string) => pushes.filter(({ path }) => path.includes(hex(phone))).at(0)?.at;
  const sent = (await local<RecordedRequest[]>('walletb')).filter(
    ({ path, method, body }) =>
      method === 'PATCH' && path.includes(templateId) && JSON.stringify(body).includes(`"${name}"`),
  );
  const events = (await local<BusEvent[]>('events')).filter(({ Detail }) => {
    const detail = Detail as Record<string, string>;
    return detail['pass-template-id'] === templateId && detail['event-type'] === 'TemplateUpdated';
  });
  const all = {
    'phones are told of a gate change': notifiedAt(`${name}-phone`),
    'Google Wallet shows it': sent.at(0)?.at,
    'an event tells of it': events.at(0)?.at,
    'phones are told that a pass has expired': notifiedAt(`${name}-expiring`),
  };
  return Object.fromEntries(Object.entries(all).map(([what, at]) => [what, at === undefined ? at : Date.parse(at)]));
}

const reference = (templateId: string, passId: string) => ({ 'pass-template-id': templateId, 'pass-id': passId });

const hex = (name: string, more: number | string = '') => Buffer.from(`${name}${more}`).toString('hex');

async function phoneWith(name: string, link: string): Promise<Iphone> {
  const phone = new Iphone({ id: hex(name), pushToken: hex(name) });
  await phone.install(new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer()));
  return phone;
}

async function posted({ url, apiKey }: Settings, request: object): Promise<string> {
  const answer = await fetch(`${url}/v3`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      'idempotency-key': JSON.stringify(request).slice(0, 99),
    },
    body: JSON.stringify(request),
  });
  const { 'error-code': code } = (await answer.json()) as { 'error-code'?: string };
  return code === 'E9021' && answer.headers.has('retry-after') ? later : (code ?? answerTo(answer.status));
}

async function opened(url: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const { status, headers } = answer;
  // The stand-in's page shows the service's answer to Google, which repeats its callback.
  if (status === 502 && (await answer.text()).includes('Status 503')) return later;
  return status === 503 && !headers.has('retry-after') ? '503 without Retry-After' : answerTo(status);
}

const later = 'come back';

const answerTo = (status: number) => (status < 400 ? 'yes' : status === 503 ? later : String(status));
