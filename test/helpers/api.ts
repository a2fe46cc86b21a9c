import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import { createWebContext } from '../../lambdas/context/web.ts';
import type { ApiEnv, WebEnv } from '../../lambdas/runtime/env.ts';
import type { PublicRequest } from '../../lambdas/web/request.ts';
import { answerPublic } from '../../lambdas/web/router.ts';
import { decoded } from './decoded.ts';
import { type EmbeddedAws, startEmbeddedAws, type TestEnv } from './embedded-aws.ts';
import { exampleRequest, now } from './examples.ts';
import { fixedClock } from './fixed-clock.ts';
import { type ImageHost, startImageHost } from './image-host.ts';
import { valueOnceInRun } from './once-in-run.ts';
import { publicRequest } from './public-request.ts';
import { recordingLog } from './recording-log.ts';

export const apiKey = 'DemoKey0123456789012345678901234567890AB';
export const otherApiKey = 'OtherKey012345678901234567890123456789AB';

const clock = fixedClock(now);

export const noRates = { LINK_RATE_PER_CLIENT: '0', LINK_RATE_PER_LINK: '0' };

export type TestApi = Awaited<ReturnType<typeof startApi>>;

/** Differences from the usual API of tests. */
export interface Difference {
  readonly overrides?: Overrides;
  /** Further images of its host, besides the sample images. */
  readonly images?: Readonly<Record<string, Buffer>>;
  readonly settings?: Partial<ApiEnv & WebEnv>;
  /** True for what only the wire has; see `startEmbeddedAws`. */
  readonly isOnWire?: boolean | undefined;
}

/** Services of the api and the web function on embedded AWS; accounts `demo`, with a certificate, and `other`. */
export async function startApi({ overrides, images: moreImages = {}, settings = {}, isOnWire }: Difference = {}) {
  const [aws, images] = await Promise.all([startEmbeddedAws({ isOnWire }), startImageHost(moreImages)]);
  const all = { clock, log: recordingLog(), packPng: async () => undefined, ...overrides };
  return {
    ...(await apiOn(aws, images, all, settings)),
    /** Makes one with a table of its own; it ends with this one. */
    another: async () => apiOn(await aws.another(), images, all, settings),
    stop: async () => {
      await Promise.all([aws.stop(), images.stop()]);
    },
  };
}

async function apiOn(aws: EmbeddedAws, images: ImageHost, all: Overrides, settings: Partial<ApiEnv & WebEnv>) {
  const env: TestEnv = { ...aws.env, LOCAL_IMAGE_HOSTS: images.host, ...settings };
  const services = createApiContext(env, all);
  const web = createWebContext({ ...env, ...noRates, ORIGIN_SECRET_ARN: 'origin', ...settings }, all);
  await seed(env);
  /** Sends a request, by default as the account `demo`; the body may be JSON text of any kind. */
  const send = (body: object | string, key: string | null = apiKey, idempotencyKey?: string) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return dispatch({ apiKey: key ?? undefined, idempotencyKey, body: text, requestId: 'request-1' }, services);
  };
  return {
    aws,
    env,
    images,
    services,
    /** The services of the web function, on the same table. */
    web,
    send,
    /** Requests a public address, like a phone or a browser. */
    open: async (method: string, target: string, more?: Partial<PublicRequest>) =>
      decoded(await answerPublic(publicRequest(method, target, more), web)),
    /** Makes the example template, changed as wanted, and returns its id. */
    createTemplate: async (changes: Record<string, unknown> = {}) => {
      const { body } = await send({ ...templateRequest(images), ...changes });
      if (body.status !== 'success') throw new Error(JSON.stringify(body));
      return String(body['pass-template-id']);
    },
    /** The example request of generatepass for a template, changed as wanted. */
    passRequest: (templateId: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
      ...exampleRequest('generate-pass'),
      'pass-template-id': templateId,
      ...changes,
    }),
  };
}

/** The example request of createpasstemplate with its images on an allowed host. */
export function templateRequest(images: ImageHost): Record<string, unknown> {
  const text = JSON.stringify(exampleRequest('create-pass-template'));
  return JSON.parse(text.replaceAll('https://images.example.com/', images.url('')));
}

/** The certificate of `demo`, made once for all tests of a run, since keys are slow. */
const appleCertificate = () =>
  valueOnceInRun('apple-certificate', async () => (await import('./certificates.ts')).makeAppleCertificate());

async function seed(env: TestEnv): Promise<void> {
  const { accountSettings } = createOperatorContext(env, clock);
  await accountSettings.create({ id: 'demo', name: 'Demo Air' }, apiKey);
  await accountSettings.create({ id: 'other', name: 'Other Air' }, otherApiKey);
  await accountSettings.addAppleCertificate('demo', await appleCertificate(), { makeDefault: true });
}
