import { createSettingsContext } from '../../lambdas/context/settings.ts';
import { answerSettings } from '../../lambdas/settings/router.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { signedInAs, staffEvent } from '../helpers/staff.ts';

const { api, log, requests } = apiForAllTests({ isOnWire: true });
let templateId: string;
let pass: IssuedPass;
beforeAll(async () => {
  templateId = await api.createTemplate();
  pass = await issuePass(api, templateId);
  await pass.phone.install(pass.pkpass);
});

const busy = { httpStatus: 503, headers: { 'retry-after': '1' }, body: { 'error-code': 'E9021' } };
const isOfS3 = (operation: string) => operation.includes(' ');

const generate = (passId: string, key?: string) =>
  api.send(api.passRequest(templateId, { 'pass-id': passId }), undefined, key);

test.each(['unreachable', 'silence'] as const)(
  'while S3 has the fault %s, issuing is asked to retry later, and is done once',
  async (fault) => {
    requests.fault = (operation) => (isOfS3(operation) ? fault : undefined);
    expect(await generate(`s3-${fault}`, fault)).toMatchObject(busy);
    expect(requests.operations.filter((operation) => /Put|Update|Transact/.test(operation))).toEqual([]);
    requests.reset();
    expect(await generate(`s3-${fault}`, fault)).toMatchObject({ httpStatus: 200 });
  },
);

test.each(['unreachable', 'silence'] as const)(
  'while DynamoDB has the fault %s, every call is asked to retry later',
  async (fault) => {
    requests.fault = (operation) => (isOfS3(operation) ? undefined : fault);
    const reference = { 'pass-template-id': templateId, 'pass-id': 'pass-1' };
    for (const action of ['getpassdata', 'generatepassbyid', 'updatepassdata', 'deletepassdata'])
      expect(await api.send({ action, ...reference })).toMatchObject(busy);
    expect(await generate(`dynamodb-${fault}`, fault)).toMatchObject(busy);
  },
);

test('a commit whose answer is lost in an outage is asked to retry later, and is found done', async () => {
  let isOut = false;
  requests.fault = (operation) => {
    isOut ||= operation === 'TransactWriteItems';
    return isOut ? 'lost-answer' : undefined;
  };
  expect(await generate('lost', 'lost')).toMatchObject(busy);
  requests.reset();
  expect(await generate('lost', 'lost')).toMatchObject({ httpStatus: 200, body: { 'pass-id': 'lost' } });
});

test.each([
  ['a deletion', 'deletepassdata', {}],
  ['an update', 'updatepassdata', { 'pass-status': 'redeemed' }],
])('%s that is repeated while its first answer cannot be read is asked to retry later', async (_, action, more) => {
  await generate(action);
  const body = { action, 'pass-template-id': templateId, 'pass-id': action, ...more };
  const first = await api.send(body, undefined, action);
  const readings = () => requests.operations.filter((operation) => operation === 'GetItem').length;
  requests.reset();
  await api.send(body, undefined, action);
  const ofReceipt = readings();
  requests.reset();
  requests.fault = (operation) => (operation === 'GetItem' && readings() >= ofReceipt ? 'unreachable' : undefined);
  expect(await api.send(body, undefined, action)).toMatchObject(busy);
  requests.reset();
  expect(await api.send(body, undefined, action)).toEqual(first);
});

test('passengers and phones are asked to retry later, too', async () => {
  const link = linkFor(await makeLink(api, templateId), passenger({ 'pass-id': 'of-link' }));
  requests.fault = (operation) => (isOfS3(operation) ? undefined : 'silence');
  const unavailable = { statusCode: 503, headers: { 'retry-after': '1' } };
  const inWords = { ...unavailable, body: expect.stringContaining('We cannot show your boarding pass right now') };
  expect(await follow(api, link)).toMatchObject(inWords);
  expect(await api.open('GET', `/i/${pass.link}`)).toMatchObject(inWords);
  expect(await api.open('GET', `/i/${pass.link}/pass.pkpass`)).toMatchObject(unavailable);
  expect(await pass.phone.request(pass.serial, 'GET')).toMatchObject({ status: 503 });
  requests.reset();
  expect(await follow(api, link)).toMatchObject({ statusCode: 303 });
});

test('so is the settings page', async () => {
  const settings = createSettingsContext(api.env, { requestHandler: requests, log });
  const admin = await signedInAs(api.env, 'admin');
  requests.fault = () => 'silence';
  const event = staffEvent('GET /settings', admin);
  expect(await answerSettings(event, settings)).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '1' },
  });
});
