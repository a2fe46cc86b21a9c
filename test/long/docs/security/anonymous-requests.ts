import { dispatch } from '../../../../lambdas/api/dispatch.ts';
import { createApiContext } from '../../../../lambdas/context/api.ts';
import { createSettingsContext } from '../../../../lambdas/context/settings.ts';
import { answerSettings } from '../../../../lambdas/settings/router.ts';
import { apiKey } from '../../../helpers/api.ts';
import { now } from '../../../helpers/examples.ts';
import { fixedClock } from '../../../helpers/fixed-clock.ts';
import { linkFor, makeLink, passenger, targetOf } from '../../../helpers/followed-links.ts';
import { issuePass, passType } from '../../../helpers/passkit.ts';
import { forgedCallback } from './forged-callback.ts';
import { eventOf, type PublicRequest, type PublicServices } from './public-services.ts';
import { refusedBodies } from './refused-bodies.ts';

const unknown = 'a'.repeat(58);
/** Limit of address and headers together, bytes. Source: API Gateway, HTTP API quotas. */
const maxQuery = 8_000;
/** Maximum size of an event. Source: AWS Lambda quotas, invocation payload. */
const maxEventBytes = 6 * 1024 * 1024;
const base64Body = Buffer.alloc(maxEventBytes * 0.75).toString('base64');

/** Requests without a key, a link or a token: at least one for each public route. */
export async function anonymousRequests(services: PublicServices): Promise<PublicRequest[]> {
  const { api, issuerId, log, overrides, templateId, web } = services;
  const { link: known } = await issuePass(api, templateId);
  const registration = `/passkit/v1/devices/device/registrations/${passType}`;
  const settings = createSettingsContext(api.env, { requestHandler: overrides.requestHandler, log });
  const wrongToken = { headers: { authorization: `ApplePass ${'t'.repeat(43)}` } };
  const [ofPass, ofGroup] = ['an unknown pass, a wrong nonce', 'a wrong secret'];
  const [ofPhone, ofDevice] = ['a wrong token', 'an unknown device'];
  const ofLog = '64 KB of brackets';
  const asEverybody = 'a file of the service';
  return [
    web(ofPass, 'GET', `/i/${unknown}`),
    web(ofPass, 'GET', `/i/${known.slice(0, 32)}${unknown.slice(32)}`),
    web(ofPass, 'GET', `/i/${unknown}/pass.pkpass`),
    web(ofPass, 'GET', `/i/${unknown}/walletb`),
    web(ofGroup, 'GET', `/g/${unknown}`),
    web(ofGroup, 'GET', `/g/${unknown}/1.pkpasses`),
    web(ofGroup, 'GET', `/g/${unknown}/walletb/1`),
    ...(await wrongLinks(services)),
    web(ofPhone, 'POST', `${registration}/${known.slice(0, 32)}`, {
      ...wrongToken,
      body: JSON.stringify({ pushToken: 'a'.repeat(4_000) }),
    }),
    web(ofPhone, 'DELETE', `${registration}/${unknown.slice(0, 32)}`, wrongToken),
    web(ofPhone, 'GET', `/passkit/v1/passes/${passType}/${known.slice(0, 32)}`, wrongToken),
    web(ofDevice, 'GET', `${registration}?passesUpdatedSince=${'a'.repeat(maxQuery)}`),
    web(ofLog, 'POST', '/passkit/v1/log', {
      body: JSON.stringify({ logs: Array(31).fill('error (pass '.repeat(170)) }),
    }),
    web(ofLog, 'POST', '/passkit/v1/log', { body: '['.repeat(64 * 1024) }),
    web('an unknown image', 'GET', `/images/${'0'.repeat(64)}.png`),
    ...['/images/samples/strip.png', '/images/badges/apple-en.svg', '/v3/openapi.json', '/robots.txt', '/'].map(
      (path) => web(asEverybody, 'GET', path),
    ),
    web('a forgery that fails at its last signature', 'POST', '/callbacks/walletb', {
      body: forgedCallback(issuerId, now),
    }),
    web('6 MB, the most that Lambda takes', 'POST', '/callbacks/walletb', { body: 'x'.repeat(maxEventBytes) }),
    web('6 MB, the most that Lambda takes', 'POST', '/anything', { body: base64Body }),
    {
      ...{ row: 'the page itself', title: 'GET /settings' },
      run: async () => (await answerSettings(eventOf('GET', '/settings'), settings)).statusCode,
    },
    ...(await refusedCalls(services)),
  ];
}

/** Links whose parameters are many, long, encrypted and wrong. */
async function wrongLinks({ api, templateId, web }: PublicServices): Promise<PublicRequest[]> {
  const protection = { checksum: 'SHA512', 'checksum-applied': 'full-link' };
  const link = await makeLink(api, templateId, { 'link-protection': protection });
  const right = targetOf(linkFor(link, passenger({ 'passenger-name-value': 'x'.repeat(2_000) })));
  const row = 'a known link, a long query, a wrong checksum';
  return [
    web(row, 'GET', `/l/${'/'.repeat(maxQuery)}a`),
    web(row, 'GET', `/l/unknown?${longQuery()}`),
    web(row, 'GET', `/l/${link.id}?${longQuery()}`),
    web(row, 'GET', `${right.slice(0, -1)}${right.endsWith('0') ? 1 : 0}`),
  ];
}

/** POST /v3 without a key, with a wrong one and above its rate: with bodies of every shape, and the longest of all. */
async function refusedCalls({ api, log, overrides }: PublicServices): Promise<PublicRequest[]> {
  const limit = { ...api.env, RATE_PER_API_KEY: '1' };
  const limited = createApiContext(limit, { ...overrides, clock: fixedClock(now) });
  // By a handler that does not replay the answer.
  await createApiContext(limit, { log, clock: fixedClock(now) }).rateLimits.take('api-key', apiKey);
  // Its account is known, as in any function that has been called.
  await dispatch({ apiKey, body: '{}', requestId: 'most' }, limited);
  const longest = { body: base64Body, isBase64Encoded: true };
  const bodies = Object.entries(refusedBodies()).map(([title, body]) => [title, { body }] as const);
  const refusals = [
    ['no API key', undefined, api.services, 401],
    ['an unknown API key', 'x'.repeat(40), api.services, 401],
    ['above its rate', apiKey, limited, 429],
  ] as const;
  return [...bodies, ['6 MB in base64', longest] as const].flatMap(([shape, body]) =>
    refusals.map(([title, key, services, status]) => ({
      ...{ row: 'an unknown API key, 256 KB of nested arrays', title: `POST /v3: ${title}, ${shape}` },
      run: async () => {
        const { httpStatus } = await dispatch({ apiKey: key, ...body, requestId: 'most' }, services);
        if (httpStatus !== status) throw new Error(`${title}, ${shape}: answered ${httpStatus}`);
        return httpStatus;
      },
    })),
  );
}

/** A query of all parameters that the limit allows. */
function longQuery(): string {
  let query = '';
  for (let n = 0; query.length < maxQuery; n++) query += `${n}=%C3%A4&`;
  return `${query}checksum=${'0'.repeat(64)}`;
}
