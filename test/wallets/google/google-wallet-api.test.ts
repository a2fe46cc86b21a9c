import { decodeProtectedHeader, jwtVerify } from 'jose';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { GoogleWalletApi, type GoogleWalletSettings } from '../../../lambdas/wallets/google/google-wallet-api.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { FakeGoogle } from '../../helpers/fake-google.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { schemaProblems } from '../../helpers/walletobjects-schema.ts';
import { minimalPass, minimalTemplate } from './minimal.ts';

const { issuer, publicKey } = createTestIssuer();
const base = 'https://walletobjects.googleapis.com/walletobjects/v1';
const id = `${issuer.issuerId}.abcdefghijklmnopqrstuvwxyz234567`;
const classId = `${issuer.issuerId}.Template0000000000001`;

function setUp(settings: Partial<GoogleWalletSettings> = {}) {
  const google = new FakeGoogle();
  const time = { nowMs: now.getTime(), waits: [] as number[] };
  const wait = async (ms: number) => {
    time.waits.push(ms);
    time.nowMs += ms;
  };
  // The test sets the values of chance.
  const chance = [0.2, 0.3];
  const random = () => chance.shift() ?? 0.5;
  const clock = { ...fixedClock(() => new Date(time.nowMs)), random, wait };
  const api = new GoogleWalletApi({
    clock,
    fetch: google.fetch,
    fetchAfresh: google.fetch,
    attempts: 3,
    timeoutMs: 1_000,
    ...settings,
  });
  const services = { clock, publicBaseUrl: 'https://passes.example.com' };
  const template = exampleTemplate({}, { lastNotification: { text: 'Gate: G21', atUtc: now.toISOString() } });
  const pass = examplePass({}, { lastNotification: { text: 'Seat: 3D', atUtc: now.toISOString() } });
  return {
    api,
    google,
    time,
    services,
    classInput: flightClassInput(services, template, [inEnglish]),
    objectInput: flightObjectInput(services, template, pass, [inEnglish]),
    /** Lets Google have class and object. */
    make() {
      google.service.put('flightClass', { id: classId });
      google.service.put('flightObject', { id, classId });
    },
    calls: () => google.requests.map(({ method, url }) => `${method} ${url.replace(base, '')}`),
  };
}

describe('classes and objects', () => {
  test('are inserted, and brought up to date where they exist', async () => {
    const { api, google, calls, classInput, objectInput } = setUp();
    await api.putClass(issuer, classInput);
    google.service.put('flightObject', { id, classId });
    await api.putObject(issuer, objectInput);
    expect(calls()).toEqual(['POST /flightClass', 'POST /flightObject', `PATCH /flightObject/${id}`]);
    expect(schemaProblems('FlightClass', google.requests[0]?.body)).toEqual([]);
    expect(schemaProblems('FlightObject', google.requests[1]?.body)).toEqual([]);
  });

  test('a PATCH names what is gone, as null: what it does not name would stay', async () => {
    const { api, make, google, services } = setUp();
    make();
    await api.updateClass(issuer, flightClassInput(services, minimalTemplate(), [inEnglish]), { notifies: false });
    await api.updateObject(issuer, flightObjectInput(services, minimalTemplate(), minimalPass(), [inEnglish]), {
      notifies: false,
    });
    expect(google.requests[0]?.body).toMatchObject({
      localGateClosingDateTime: null,
      localEstimatedOrActualDepartureDateTime: null,
      origin: { airportNameOverride: null },
      destination: { gate: null, terminal: null },
      flightHeader: { carrier: { airlineLogo: null } },
      linksModuleData: null,
      textModulesData: [],
    });
    expect(google.requests[1]?.body).toMatchObject({
      reservationInfo: { eticketNumber: null, frequentFlyerInfo: null },
      heroImage: null,
      validTimeInterval: null,
      barcode: null,
    });
  });

  test('a class notifies with the one PATCH that changes it', async () => {
    const { api, make, google, calls, classInput } = setUp();
    make();
    await api.updateClass(issuer, classInput, { notifies: true });
    await api.updateClass(issuer, classInput, { notifies: false });
    expect(calls()).toEqual([`PATCH /flightClass/${classId}`, `PATCH /flightClass/${classId}`]);
    const [loud, silent] = google.requests.map(({ body }) => body);
    expect(loud).toMatchObject({ notifyPreference: 'NOTIFY_ON_UPDATE', reviewStatus: 'UNDER_REVIEW' });
    expect(silent).not.toHaveProperty('notifyPreference');
  });

  test('an object notifies with a message in place of the one before', async () => {
    const { api, make, google, calls, objectInput } = setUp();
    make();
    expect(await api.updateObject(issuer, objectInput, { notifies: true })).toBe(true);
    expect(calls()).toEqual([`PATCH /flightObject/${id}`, `POST /flightObject/${id}/addMessage`]);
    expect(google.requests[0]?.body).toMatchObject({ messages: [] });
    const message = { id: 'last-notification', header: 'Last Notification', body: 'Seat: 3D' };
    expect(google.requests[1]?.body).toEqual({ message: { ...message, messageType: 'TEXT_AND_NOTIFY' } });
    expect(schemaProblems('AddMessageRequest', google.requests[1]?.body)).toEqual([]);
    await api.updateObject(issuer, objectInput, { notifies: false });
    expect(google.requests[2]?.body).toMatchObject({ messages: [{ ...message, messageType: 'TEXT' }] });
  });

  test('an object that was never made is not updated; a class is made again', async () => {
    const { api, google, calls, classInput, objectInput } = setUp();
    google.answers.push({ status: 404, reason: 'resourceNotFound' });
    expect(await api.updateObject(issuer, objectInput, { notifies: true })).toBe(false);
    google.answers.push({ status: 404, reason: 'resourceNotFound' });
    await api.updateClass(issuer, classInput, { notifies: true });
    expect(calls()).toEqual([`PATCH /flightObject/${id}`, `PATCH /flightClass/${classId}`, 'POST /flightClass']);
  });
});

describe('failures', () => {
  test.each([
    ['too many requests', { status: 429 }, 'busy', 3],
    ['a failure of Google’s', { status: 503 }, 'busy', 3],
    ['a quota that reads 403', { status: 403, reason: 'quotaExceeded' }, 'busy', 3],
    ['a rate that reads 403', { status: 403, reason: 'rateLimitExceeded' }, 'busy', 3],
    ['no answer', 'no answer', 'unreachable', 3],
    ['a permission that is missing', { status: 403, reason: 'permissionDenied' }, 'forbidden', 1],
    ['a token that is not taken, however new', { status: 401, reason: 'authError' }, 'forbidden', 3],
    ['a body that is refused', { status: 400, reason: 'badRequest' }, 'refused', 1],
    ['a body that is refused in the word of a quota', { status: 400, reason: 'quotaExceeded' }, 'refused', 1],
  ] as const)('%s', async (_title, answer, kind, attempts) => {
    const { api, google, time, classInput } = setUp();
    google.answers.push(answer, answer, answer);
    await expect(api.putClass(issuer, classInput)).rejects.toMatchObject({ name: 'GoogleWalletFailure', kind });
    expect(google.requests).toHaveLength(attempts);
    expect(time.waits).toHaveLength(attempts - 1);
  });

  test.each([
    ['no answer', 'unreachable', 1],
    [{ status: 503 }, 'busy', 1],
    // Google has refused the request: nothing was done.
    [{ status: 429 }, 'busy', 3],
  ] as const)(
    'a request that notifies is not sent again after %j, when passengers may have been notified',
    async (answer, kind, attempts) => {
      const { api, make, google, classInput, objectInput } = setUp();
      make();
      google.answers.push(answer, answer, answer);
      await expect(api.updateClass(issuer, classInput, { notifies: true })).rejects.toMatchObject({ kind });
      expect(google.requests).toHaveLength(attempts);
      google.answers.splice(0, 3, { status: 200 }, answer, answer, answer);
      await expect(api.updateObject(issuer, objectInput, { notifies: true })).rejects.toMatchObject({ kind });
      expect(google.requests).toHaveLength(attempts + 1 + attempts);
    },
  );

  test('a request that notifies has a connection of its own, as an idle one may have ended; others share theirs', async () => {
    const afresh = new FakeGoogle();
    afresh.service.put('flightClass', { id: classId });
    afresh.service.put('flightObject', { id, classId });
    const { api, make, google, classInput, objectInput } = setUp({ fetchAfresh: afresh.fetch });
    make();
    await api.updateClass(issuer, classInput, { notifies: true });
    await api.updateObject(issuer, objectInput, { notifies: true });
    await api.updateClass(issuer, classInput, { notifies: false });
    const texts = (requests: typeof google.requests) => requests.map(({ method, url }) => `${method} ${url}`);
    expect(texts(afresh.requests)).toEqual([
      `PATCH ${base}/flightClass/${classId}`,
      `POST ${base}/flightObject/${id}/addMessage`,
    ]);
    expect(texts(google.requests)).toEqual([
      `PATCH ${base}/flightObject/${id}`,
      `PATCH ${base}/flightClass/${classId}`,
    ]);
  });

  test('waits longer from attempt to attempt, with jitter', async () => {
    const { api, google, time, classInput } = setUp();
    google.answers.push({ status: 429 }, { status: 500 });
    await api.putClass(issuer, classInput);
    expect(time.waits).toEqual([280, 640]);
  });

  test('an object that is refused is sent without the caller’s own images, which may be gone', async () => {
    const { api, google, calls, objectInput: input } = setUp();
    const badges = { 'security-program-logo': 'https://images.example.com/logo.png', 'priority-status': 'Gold' };
    const objectInput = { ...input, boardingPass: { ...input.boardingPass, badges } };
    google.service.put('flightClass', { id: classId });
    google.answers.push({ status: 400, reason: 'invalidResource' });
    await api.putObject(issuer, objectInput);
    expect(calls()).toEqual(['POST /flightObject', 'POST /flightObject']);
    const [first, second] = google.requests.map(({ body }) => body);
    for (const image of ['imageModulesData', 'securityProgramLogo']) {
      expect(first).toHaveProperty(image);
      expect(second).not.toHaveProperty(image);
    }
    google.answers.push({ status: 400, reason: 'invalidResource' }, { status: 400, reason: 'invalidResource' });
    await expect(api.putObject(issuer, objectInput)).rejects.toMatchObject({ kind: 'refused' });
  });

  test('say Google’s word for it, and nothing of what was sent', async () => {
    const { api, google, objectInput } = setUp();
    const reason = 'Erika Mustermann is no barcode';
    google.answers.push({ status: 400, reason }, { status: 400, reason });
    const failure = await api.putObject(issuer, objectInput).catch((error: Error) => error);
    expect(String(failure)).toBe('GoogleWalletFailure: Google Wallet: refused (400 )');
  });

  test('a token that is no longer taken is requested anew', async () => {
    const { api, google, classInput } = setUp();
    google.answers.push({ status: 401, reason: 'authError' });
    await api.putClass(issuer, classInput);
    expect(google.requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });
});

describe('access tokens', () => {
  test('are requested as RFC 7523 says', async () => {
    const { api, google, classInput, services } = setUp();
    await api.putClass(issuer, classInput);
    const [form] = google.tokenRequests;
    expect(form?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(form?.get('assertion') ?? '', publicKey, { currentDate: services.clock.now() });
    expect(payload).toEqual({
      iss: issuer.clientEmail,
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      aud: issuer.tokenUri,
      iat: now.getTime() / 1_000,
      exp: now.getTime() / 1_000 + 600,
    });
  });

  test('are shared, and used until 5 minutes before they expire', async () => {
    const { api, google, time, classInput } = setUp();
    await Promise.all([api.putClass(issuer, classInput), api.putClass(issuer, classInput)]);
    time.nowMs += (3_599 - 300) * 1_000 - 1;
    await api.putClass(issuer, classInput);
    expect(google.tokenRequests).toHaveLength(1);
    time.nowMs += 1;
    await api.putClass(issuer, classInput);
    expect(google.tokenRequests).toHaveLength(2);
  });

  test.each([
    [{ status: 400 }, 'forbidden', 1],
    [{ status: 429 }, 'busy', 3],
    [{ status: 500 }, 'busy', 3],
    ['no answer', 'unreachable', 3],
  ] as const)(
    'that are refused with %j fail the request, and are requested again by the next',
    async (answer, kind, n) => {
      const { api, google, classInput } = setUp();
      google.tokenAnswers.push(...Array(n).fill(answer));
      await expect(api.putClass(issuer, classInput)).rejects.toMatchObject({ kind });
      expect(google.requests).toEqual([]);
      await api.putClass(issuer, classInput);
      expect(google.requests).toHaveLength(1);
    },
  );
});

const silently = { notifies: false };

test('a worker takes 70 % of its rate for ten seconds when Google refuses a request for too many', async () => {
  const { api, google, make, time, classInput } = setUp({ requestsPerSecond: 10 });
  make();
  google.answers.push({ status: 429 });
  const startMs = time.nowMs;
  for (let request = 0; request < 70; request++) await api.updateClass(issuer, classInput, silently);
  expect((time.nowMs - startMs) / 1_000).toBeCloseTo(10, 0);
  const afterMs = time.nowMs;
  for (let request = 0; request < 100; request++) await api.updateClass(issuer, classInput, silently);
  expect((time.nowMs - afterMs) / 1_000).toBeCloseTo(10, 0);
});

test('a worker keeps its rate when Google fails', async () => {
  const { api, google, make, time, classInput } = setUp({ requestsPerSecond: 10 });
  make();
  google.answers.push({ status: 503 });
  const startMs = time.nowMs;
  for (let request = 0; request < 70; request++) await api.updateClass(issuer, classInput, silently);
  expect((time.nowMs - startMs) / 1_000).toBeCloseTo(7, 0);
});

test('a worker sends 7 requests a second, evenly', async () => {
  const { api, google, make, time, classInput } = setUp({ requestsPerSecond: 7 });
  make();
  const startMs = time.nowMs;
  for (let request = 0; request < 22; request++) await api.updateClass(issuer, classInput, silently);
  expect(google.requests).toHaveLength(22);
  expect(time.nowMs - startMs).toBeCloseTo(3_000, -1);
});

describe('save links', () => {
  const verified = async (link: string) => {
    const jwt = link.replace('https://pay.google.com/gp/v/save/', '');
    const { payload } = await jwtVerify(jwt, publicKey, { audience: 'google', currentDate: now });
    return { header: decodeProtectedHeader(jwt), payload };
  };

  test('name what exists, signed by the service account, with the id of its key', async () => {
    const { api } = setUp();
    const link = await api.saveLink(issuer, [{ templateId: 'Template0000000000001', passKey: id.split('.')[1] ?? '' }]);
    const { header, payload } = await verified(link);
    expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: issuer.privateKeyId });
    expect(payload).toEqual({
      iss: issuer.clientEmail,
      aud: 'google',
      typ: 'savetowallet',
      iat: now.getTime() / 1_000,
      origins: [],
      payload: { flightObjects: [{ id, classId }] },
    });
    expect(link.length).toBeLessThan(1_000);
  });

  test('bring the object where that is short enough, and are none where it is not', async () => {
    const { api, services, classInput, objectInput } = setUp();
    const small = flightObjectInput(services, minimalTemplate(), minimalPass(), [inEnglish]);
    const link = (await api.saveLinkWith(issuer, { flightObject: small })) ?? '';
    expect(link.length).toBeLessThan(1_800);
    const { payload } = await verified(link);
    expect(payload.payload).toMatchObject({ flightObjects: [{ id, classId, passengerName: 'Erika Mustermann' }] });
    const core = (await api.saveLinkWith(issuer, { flightObject: objectInput })) ?? '';
    expect(core.length).toBeLessThan(1_800);
    const [object] = ((await verified(core)).payload.payload as { flightObjects: object[] }).flightObjects;
    expect(schemaProblems('FlightObject', object)).toEqual([]);
    expect(object).toMatchObject({
      passengerName: 'Erika Mustermann',
      boardingAndSeatingInfo: { seatNumber: '12C', boardingGroup: '2' },
      barcode: { type: 'AZTEC' },
    });
    expect(object).not.toHaveProperty('textModulesData');
    expect(await api.saveLinkWith(issuer, { flightClass: classInput, flightObject: objectInput })).toBeUndefined();
  });
});
