import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../browser/start-page/live.ts';
import type { BusEvent } from '../aws/event-bus.ts';
import { type EdgeAnswer, type EdgeRequest, type Origin, pathOf } from '../edge/exchange.ts';
import type { RecordedPush } from '../wallets/apns.ts';
import type { RecordedRequest } from '../wallets/recorded-request.ts';
import type { Timeline } from './timeline.ts';

type Observed = Omit<Entry, 'id' | 'at'>;

/** User agent of the start page's own phone. */
export const phoneAgent = 'start-page-phone';

/** Parts of paths that say nothing about a passenger; all others are left out. */
const openParts = [
  ...['i', 'identity', 'pass.pkpass', 'walletb', 'g', 'l', 'v3', 'openapi.json', 'callbacks', 'robots.txt'],
  ...['passkit', 'v1', 'v2', 'devices', 'registrations', 'passes', 'log', 'desk', 'settings', 'api'],
];

/** Names of all actions, by their files. */
const actions = readdirSync(path.join(import.meta.dirname, '../../lambdas/api/actions')).map((file) =>
  path.basename(file, '.ts').replaceAll('-', ''),
);

/**
 * Records the requests to the service; pictures are left out.
 * @param templateId of the first pass, once it is known
 */
export function observing(timeline: Timeline, service: Origin, templateId: () => string | undefined): Origin {
  return async (request) => {
    const startedAt = performance.now();
    const answer = await service(request);
    if (!request.target.startsWith('/images/'))
      timeline.add({ ...ofRequest(request, answer, templateId()), ms: Math.round(performance.now() - startedAt) });
    return answer;
  };
}

function ofRequest(
  { method, target, headers, body }: EdgeRequest,
  answer: EdgeAnswer,
  templateId: string | undefined,
): Observed {
  const address = pathOf(target);
  const { action, 'pass-template-id': changed } = address === '/v3' ? jsonIn(body) : {};
  const isChange = action === 'updatepasstemplate' && changed === templateId && answer.status < 300;
  const known = actions.find((each) => each === action);
  const { 'x-request-id': requestId, 'apigw-requestid': otherId = requestId } = answer.headers;
  const { 'error-code': code } = address === '/v3' ? jsonIn(answer.body) : {};
  return {
    of: 'request',
    text: known ? `${known}, ${method} /v3` : `${method} ${withoutIds(address)}`,
    status: answer.status,
    requestId: otherId === undefined ? undefined : String(otherId),
    errorCode: typeof code === 'string' ? code : undefined,
    step: isChange ? 'changed' : isList(address, headers['user-agent']) ? 'asked' : undefined,
  };
}

const isList = (address: string, agent: string | undefined) =>
  agent === phoneAgent && /^\/passkit\/v1\/devices\/[^/]+\/registrations\/[^/]+$/.test(address);

const withoutIds = (address: string) =>
  address
    .split('/')
    .map((part) => (part === '' || openParts.includes(part) ? part : '…'))
    .join('/');

function jsonIn(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body.toString()) ?? {};
  } catch {
    return {};
  }
}

/** @param isOwn true for the push token of the start page's phone */
export function ofPush({ path: address, status }: RecordedPush, isOwn: (pushToken: string) => boolean): Observed {
  const own = isOwn(address.split('/').at(-1) ?? '');
  const answered = status === undefined ? ', without an answer' : '';
  return {
    of: 'push',
    text: `Push to ${own ? 'the iPhone of this page' : 'another phone'}${answered}`,
    status,
    step: own && status === 200 ? 'notified' : undefined,
  };
}

/** A call of Google Wallet's API; undefined for tokens and keys. */
export function ofGoogle({ method, path: address, status }: RecordedRequest) {
  const [, kind, message = ''] = /\/walletobjects\/v1\/(\w+)(?:\/[^/?]+)?(\/addMessage)?/.exec(address) ?? [];
  if (kind === undefined) return undefined;
  const isChange = (method === 'PATCH' || method === 'PUT') && (status ?? 500) < 300;
  const entry: Observed = { of: 'google', text: `${method} ${kind}${message}`, status };
  return isChange ? { ...entry, step: 'google' as const } : entry;
}

export const ofEvent = ({ DetailType }: BusEvent): Observed => ({ of: 'event', text: String(DetailType) });
