import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../lambdas/context/api.ts';
import type { Overrides } from '../../lambdas/context/sdk.ts';
import { createSettingsContext } from '../../lambdas/context/settings.ts';
import { settingsPage } from '../../lambdas/pages/settings-page.ts';
import type { ApiServices } from '../../lambdas/ports/services.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import { answerEvent } from '../../lambdas/web/router.ts';
import { apiKey, startApi, type TestApi } from '../../test/helpers/api.ts';
import { now } from '../../test/helpers/examples.ts';
import { fakeGoogle } from '../../test/helpers/fake-google.ts';
import { fixedClock } from '../../test/helpers/fixed-clock.ts';
import { linkFor, makeLink, passenger, targetOf } from '../../test/helpers/followed-links.ts';
import { copiesOnPhone, issuePass, passType } from '../../test/helpers/passkit.ts';
import { forgedCallback } from './forged-callback.ts';
import { refusedBodies } from './refused-bodies.ts';

/** A request without any secret, made as expensive as its route allows. */
interface AnonymousRequest {
  readonly title: string;
  /** @returns the status of the answer. */
  readonly run: () => Promise<number | undefined>;
  /** Promised maximum, in verifications, where it is not that of all. */
  readonly most?: number;
}

/** Promised maximum of a request, in verifications; and of the list of a device, for which 200 passes are needed. */
export const [mostVerifications, mostOfList] = [25, 200];

const log = { info: () => {}, error: () => {} };
const issuerId = '3388000000022222228';
const unknown = 'a'.repeat(58);
const serial = unknown.slice(0, 32);
/** Limit of address and headers together, bytes. Source: API Gateway, HTTP API quotas. */
const maxQuery = 8_000;
/** Maximum size of an event. Source: AWS Lambda quotas, invocation payload. */
const maxEventBytes = 6 * 1024 * 1024;

/** Languages of a template with long texts: 14 KB. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const manyLanguages = {
  languages: ['en', ...languages],
  translations: Object.fromEntries(
    languages.map((language) => [language, { message1: 'w '.repeat(490), message2: 'x '.repeat(490) }]),
  ),
};

/** At least one request for each public route, against the services as the functions wire them. */
export async function anonymousRequests(
  requestHandler: NonNullable<Overrides['requestHandler']>,
): Promise<{ readonly requests: readonly AnonymousRequest[]; stop(): Promise<void> }> {
  const { rootKeys, body: forged } = forgedCallback(issuerId, now);
  const overrides = { requestHandler, log, fetch: fakeGoogle(rootKeys).fetch };
  const api = await startApi(overrides);
  const limit = { ...api.env, RATE_PER_API_KEY: '1' };
  const limited = createApiContext(limit, { ...overrides, clock: fixedClock(now) });
  // By a handler that does not replay the answer.
  await createApiContext(limit, { log, clock: fixedClock(now) }).rateLimits.take('api-key', apiKey);
  const templateId = await api.createTemplate();
  const { body } = await api.send(api.passRequest(templateId));
  const install = new URL(String(body['pass-install-url'])).pathname.slice(3);
  const installed = await issuePass(api, templateId);
  await installed.phone.install(installed.pkpass);
  await copiesOnPhone(api, installed, 199, () => api.createTemplate());
  const ofFour = await issuePass(api, await api.createTemplate(manyLanguages));
  await ofFour.phone.install(ofFour.pkpass);
  const others: string[] = [];
  for (let n = 1; n < 4; n++) others.push(await api.createTemplate(manyLanguages));
  let copies = 0;
  await copiesOnPhone(api, ofFour, 199, async () => others[copies++ % others.length] as string);
  const link = await makeLink(api, templateId, {
    'link-protection': { checksum: 'SHA512', 'checksum-applied': 'full-link' },
  });
  const right = targetOf(linkFor(link, passenger({ 'passenger-name-value': 'x'.repeat(2_000) })));

  const web = (title: string, method: string, target: string, more: { headers?: object; body?: string } = {}) => ({
    title: `${method} ${title}`,
    run: async () => (await answerEvent(eventOf(method, target, more), api.web)).statusCode,
  });
  const withToken = { headers: { authorization: `ApplePass ${'t'.repeat(43)}` } };
  const registration = `/passkit/v1/devices/device/registrations/${passType}`;
  const signIn = { url: 'https://sign-in.example', issuer: 'https://issuer.example', clientId: 'client' };
  const settings = createSettingsContext(
    { ...api.env, SIGN_IN_URL: signIn.url, SIGN_IN_ISSUER: signIn.issuer, SIGN_IN_CLIENT_ID: signIn.clientId },
    { requestHandler, log },
  );
  const page = settingsPage({ script: 'x'.repeat(60_000), signIn });

  return {
    requests: [
      web('/i/{link}: an unknown pass', 'GET', `/i/${unknown}`),
      web('/i/{link}: a pass that exists, a wrong nonce', 'GET', `/i/${install.slice(0, 32)}${unknown.slice(32)}`),
      web('/l/…, 8 KB of slashes', 'GET', `/l/${'/'.repeat(maxQuery)}a`),
      web('/i/{link}/pass.pkpass: an unknown pass', 'GET', `/i/${unknown}/pass.pkpass`),
      web('/i/{link}/walletb: an unknown pass', 'GET', `/i/${unknown}/walletb`),
      web('/g/{link}: a wrong secret', 'GET', `/g/${unknown}`),
      web('/g/{link}/{part}.pkpasses: a wrong secret', 'GET', `/g/${unknown}/1.pkpasses`),
      web('/g/{link}/walletb/{part}: a wrong secret', 'GET', `/g/${unknown}/walletb/1`),
      web('/l/{id}: an unknown link, a long query', 'GET', `/l/unknown?${longQuery()}`),
      web(
        '/l/{id}: a known link, a long query of parameters that it does not have',
        'GET',
        `/l/${link.id}?${longQuery()}`,
      ),
      web(
        '/l/{id}: a known link, every value encrypted, a wrong checksum',
        'GET',
        `${right.slice(0, -1)}${right.endsWith('0') ? 1 : 0}`,
      ),
      web('/passkit/…/registrations: a wrong token', 'POST', `${registration}/${install.slice(0, 32)}`, {
        ...withToken,
        body: JSON.stringify({ pushToken: 'a'.repeat(4_000) }),
      }),
      web('/passkit/…/registrations: an unknown pass', 'DELETE', `${registration}/${serial}`, withToken),
      web(
        '/passkit/…/registrations: an unknown device, a long tag',
        'GET',
        `${registration}?passesUpdatedSince=${'a'.repeat(maxQuery)}`,
      ),
      ...[['200 templates', installed.device] as const, ['four long templates', ofFour.device] as const].map(
        ([templates, device]) => ({
          ...web(
            `/passkit/…/registrations: the most passes, of ${templates}`,
            'GET',
            `/passkit/v1/devices/${device}/registrations/${passType}`,
          ),
          most: mostOfList,
        }),
      ),
      web(
        '/passkit/v1/passes: a wrong token',
        'GET',
        `/passkit/v1/passes/${passType}/${install.slice(0, 32)}`,
        withToken,
      ),
      web('/passkit/v1/log: 64 KB of long messages', 'POST', '/passkit/v1/log', { body: deviceLog() }),
      web('/passkit/v1/log: 64 KB of brackets', 'POST', '/passkit/v1/log', { body: '['.repeat(64 * 1024) }),
      web('/images/{sha256}.png: an unknown image', 'GET', `/images/${'0'.repeat(64)}.png`),
      web('/images/samples/strip.png', 'GET', '/images/samples/strip.png'),
      web('/v3/openapi.json', 'GET', '/v3/openapi.json'),
      web('/robots.txt', 'GET', '/robots.txt'),
      web('/callbacks/walletb: the dearest forgery of 16 KB', 'POST', '/callbacks/walletb', { body: forged }),
      web('/callbacks/walletb: 6 MB', 'POST', '/callbacks/walletb', { body: 'x'.repeat(maxEventBytes) }),
      web('/anything: 6 MB in base64', 'POST', '/anything', {
        body: Buffer.alloc(maxEventBytes * 0.75).toString('base64'),
      }),
      {
        title: 'GET /settings',
        run: async () => (await answerSettings(eventOf('GET', '/settings'), settings, page)).statusCode,
      },
      ...refusedCalls(api, limited),
    ],
    stop: () => api.stop(),
  };
}

/** POST /v3 without a key, with a wrong one and above its rate: with bodies of every shape, and the longest of all. */
function refusedCalls(api: TestApi, limited: ApiServices): AnonymousRequest[] {
  const longest = { body: Buffer.alloc(maxEventBytes * 0.75).toString('base64'), isBase64Encoded: true };
  const bodies = Object.entries(refusedBodies()).map(([title, body]) => [title, { body }] as const);
  const refusals = [
    ['no API key', undefined, api.services, 401],
    ['an unknown API key', 'x'.repeat(40), api.services, 401],
    ['above its rate', apiKey, limited, 429],
  ] as const;
  return [...bodies, ['6 MB in base64', longest] as const].flatMap(([shape, body]) =>
    refusals.map(([title, key, services, status]) => ({
      title: `POST /v3: ${title}, ${shape}`,
      run: async () => {
        const { httpStatus } = await dispatch({ apiKey: key, ...body, requestId: 'bench' }, services);
        if (httpStatus !== status) throw new Error(`${title}, ${shape}: answered ${httpStatus}`);
        return httpStatus;
      },
    })),
  );
}

function eventOf(
  method: string,
  target: string,
  { headers = {}, body }: { headers?: object; body?: string } = {},
): APIGatewayProxyEventV2 {
  const [path, rawQueryString = ''] = target.split('?');
  const http = { method, path, sourceIp: '192.0.2.1' };
  const isBase64Encoded = path === '/anything';
  return { headers, body, rawQueryString, isBase64Encoded, requestContext: { http } } as APIGatewayProxyEventV2;
}

/** Query with as many parameters as the limit allows. */
function longQuery(): string {
  let query = '';
  for (let n = 0; query.length < maxQuery; n++) query += `${n}=%C3%A4&`;
  return `${query}checksum=${'0'.repeat(64)}`;
}

const deviceLog = () => JSON.stringify({ logs: Array(31).fill('error (pass '.repeat(170)) });
