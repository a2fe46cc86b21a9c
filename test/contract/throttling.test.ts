import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, type MadeLink, makeLink, passenger, passMade } from '../helpers/followed-links.ts';
import { issuePass } from '../helpers/passkit.ts';

/** Remaining time of a function, ms. */
let msLeft = Number.POSITIVE_INFINITY;
const clock = { ...fixedClock(now), msLeft: () => msLeft };
const busy = { 'retry-after': '1' };

const { api, requests } = apiForAllTests({ overrides: { clock }, isOnWire: true });
let templateId: string;
let link: MadeLink;
beforeAll(async () => {
  templateId = await api.createTemplate();
  link = await makeLink(api, templateId, { 'update-pass-data': true });
});
beforeEach(() => {
  msLeft = Number.POSITIVE_INFINITY;
});

/** Makes DynamoDB cancel so many transactions, by default all. */
function throttle(times = Number.POSITIVE_INFINITY): void {
  let left = times;
  requests.operations.length = 0;
  requests.fault = (operation) => (operation === 'TransactWriteItems' && left-- > 0 ? 'throttle' : undefined);
}

const transactions = () => requests.operations.filter((operation) => operation === 'TransactWriteItems').length;

describe('generatepass', () => {
  const generate = (passId: string, key: string) =>
    api.send(api.passRequest(templateId, { 'pass-id': passId }), undefined, key);

  test('is done although its transaction is throttled a few times', async () => {
    throttle(4);
    expect(await generate('slow', 'slow')).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
    expect(transactions()).toBe(5);
  });

  test('is asked to retry later while DynamoDB stays throttled, leaves nothing half-done, and then succeeds', async () => {
    const before = api.aws.bucket.keys();
    throttle();
    const refused = await generate('later', 'later');
    expect(refused).toMatchObject({
      httpStatus: 503,
      headers: busy,
      body: { status: 'failure', 'error-code': 'E9021', 'pass-id': 'later' },
    });
    expect(transactions()).toBe(9);
    expect(api.aws.bucket.keys()).toEqual(before);
    expect(await passMade(api, templateId, 'later')).toBeUndefined();
    requests.fault = () => undefined;
    expect(await generate('later', 'later')).toMatchObject({ httpStatus: 200 });
  });

  test('is answered within what is left of the function’s time', async () => {
    throttle();
    msLeft = 3_060;
    expect(await generate('no-time', 'no-time')).toMatchObject({ httpStatus: 503, headers: busy });
    expect(transactions()).toBe(2);
  });
});

test('a link that is followed answers 503 with a page, and makes the pass when it is opened again', async () => {
  throttle();
  const target = linkFor(link, passenger({ 'pass-id': 'of-link' }));
  const refused = await follow(api, target);
  expect(refused).toMatchObject({
    statusCode: 503,
    headers: { ...busy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
  expect(refused.body).toContain('open the link again');
  expect(await passMade(api, templateId, 'of-link')).toBeUndefined();
  requests.fault = () => undefined;
  expect(await follow(api, target)).toMatchObject({ statusCode: 303 });
});

test('a phone that registers is asked to retry later', async () => {
  const pass = await issuePass(api, templateId);
  throttle();
  expect(await pass.phone.install(pass.pkpass)).toMatchObject({ status: 503 });
  requests.fault = () => undefined;
  expect(await pass.phone.install(pass.pkpass)).toMatchObject({ status: 201 });
});
