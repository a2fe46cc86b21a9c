import { randomUUID } from 'node:crypto';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { createGoogleContext } from '../../lambdas/context/google.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import type { GoogleWork } from '../../lambdas/domain/updates/work.ts';
import { updateGoogle } from '../../lambdas/jobs/google/update-google.ts';
import { GoogleSigner } from '../../world/wallets/google-signer.ts';
import { startApi } from './api.ts';
import { now } from './examples.ts';
import { FakeGoogle } from './fake-google.ts';
import { fixedClock } from './fixed-clock.ts';
import { createTestIssuer } from './google-issuer.ts';
import { recordingLog } from './recording-log.ts';

const { issuer, serviceAccountJson } = createTestIssuer();
export const { issuerId } = issuer;

interface Callback {
  readonly templateId: string;
  readonly passKey: string;
  readonly event?: 'save' | 'del';
  readonly nonce?: string;
  readonly issuerId?: string;
}

/** The service on embedded AWS, whose account `demo` has an issuer; Google is a function. @param images of its image host */
export async function startGoogle(images: Readonly<Record<string, Buffer>> = {}) {
  const signer = new GoogleSigner();
  const google = new FakeGoogle(signer.rootKeys);
  const time = { nowMs: now.getTime() };
  const clock = fixedClock(() => new Date(time.nowMs));
  const overrides: Overrides = { clock, fetch: google.fetch, log: recordingLog() };
  const api = await startApi({ overrides, images });
  const { accountSettings } = createOperatorContext(api.env, clock);
  await accountSettings.addIssuer('demo', { issuerId, serviceAccountJson }, { makeDefault: true });
  const queueUrl = api.aws.queues.google.settings.url;
  const services = createGoogleContext(
    { ...api.env, QUEUE_URLS: queueUrl, GOOGLE_QUEUE_URL: queueUrl, GOOGLE_RATE: '10' },
    overrides,
  );
  let seen = 0;
  return {
    api,
    google,
    clock: time,
    /** Method and path of each request to classes and objects since the last look. */
    newCalls() {
      const calls = google.requests.slice(seen).map(({ method, url }) => `${method} ${url.split('/v1/')[1]}`);
      seen = google.requests.length;
      return calls;
    },
    /** The example template, changed as wanted. */
    async createTemplate(changes: object = {}) {
      const templateId = await api.createTemplate();
      const update = { action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes };
      if (Object.keys(changes).length > 0) await api.send(update);
      return templateId;
    },
    /** Makes a pass. @returns its ids and the path of its install page */
    async issue(templateId: string, passId: string = randomUUID()) {
      const { body } = await api.send(api.passRequest(templateId, { 'pass-id': passId }));
      const path = new URL(String(body['pass-install-url'])).pathname;
      return { passId, passKey: path.slice(3, 35), path };
    },
    /** Opens Google Wallet's button. */
    click: (path: string) => api.open('GET', `${path}/walletb`),
    /** Sends Google's callback about a save or a deletion. */
    notify({ templateId, passKey, event = 'save', nonce = randomUUID(), issuerId: issuer = issuerId }: Callback) {
      const message = { classId: `${issuer}.${templateId}`, objectId: `${issuer}.${passKey}`, eventType: event, nonce };
      const body = signer.sign(issuer, { ...message, expTimeMillis: time.nowMs + 60_000 });
      return api.open('POST', '/callbacks/walletb', { body });
    },
    /** Hands a message to the worker. */
    work: (message: Omit<GoogleWork, 'account'>, isRedelivered?: boolean) =>
      updateGoogle(services, { account: 'demo', ...message }, isRedelivered),
    stop: () => api.stop(),
  };
}
