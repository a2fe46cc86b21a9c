import { CreateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { createDeskContext } from '../../../lambdas/context/desk.ts';
import type { Overrides } from '../../../lambdas/context/sdk.ts';
import { answerDesk } from '../../../lambdas/desk/router.ts';
import type { SignIn } from '../../../lambdas/ports/people.ts';
import { passesOf } from '../../../lambdas/storage/list-keys.ts';
import { type TestApi, templateRequest } from '../../helpers/api.ts';
import { formOf } from '../../helpers/desk.ts';
import { examplePassData } from '../../helpers/examples.ts';
import { directorySecret, startDirectory } from '../../helpers/fake-directory.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { origin, type StaffMember, signedInAs, staffEvent } from '../../helpers/staff.ts';
import { answerOf, installOn, makePass, makeTemplate } from './passengers.ts';
import type { RecordingHandler } from './requests.ts';
import type { Service } from './service.ts';

/** A flight of its own, which no other part of the service changes. */
const flight = { airline: 'LH', number: '0077', origin: 'MUC', date: '2027-03-15' };

const pending = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier', to: '/desk' };

/** Signs in whoever comes back as the admin of the tests. */
const signInOf = ({ person: { id, account } }: StaffMember): SignIn => ({
  begin: async () => ({ url: `${origin}/oauth2/authorize`, pending }),
  finish: async () => ({ id, account }),
  signOutUrl: `${origin}/logout`,
});

/** A directory of the stage's file. */
export const directoryOfStage = {
  ...{ id: 'staff', name: 'Staff', account: 'demo', issuer: 'https://id.example.com', clientId: 'desk' },
  roles: { agent: ['gate'] },
};

/** Signs in somebody of a directory, who then loses their group. */
async function signInFromDirectory({ env }: TestApi, overrides: Overrides): Promise<void> {
  const directory = await startDirectory('staff');
  const { clientSecret } = directory.settings;
  const secret = { Name: clientSecret, SecretString: directorySecret };
  await new SecretsManagerClient().send(new CreateSecretCommand(secret));
  const services = createDeskContext(
    { ...env, ...signInEnv, DIRECTORIES: JSON.stringify([directory.settings]) },
    overrides,
  );
  for (const groups of [['gate'], []]) {
    const begun = await answerDesk(staffEvent('GET /desk/sign-in?with=staff'), services);
    const { searchParams: asked } = new URL(String(begun.headers?.location));
    directory.give('code', await directory.sign({ nonce: asked.get('nonce'), groups }));
    const cookies = (begun.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? '');
    const target = `GET /desk/signed-in/staff?${new URLSearchParams({ code: 'code', state: asked.get('state') ?? '' })}`;
    const { statusCode } = await answerDesk({ ...staffEvent(target), cookies }, services);
    expect(statusCode).toBe(groups.length > 0 ? 303 : 400);
  }
  await directory.close();
}

const signInEnv = { SIGN_IN_URL: origin, SIGN_IN_ISSUER: origin, SIGN_IN_CLIENT_ID: 'client' };

/** Uses all of the desk as an admin of the account `demo`. */
export async function useDesk(api: TestApi, service: Service, requestHandler: RecordingHandler): Promise<void> {
  const clock = fixedClock();
  // So long ago that its use is recorded.
  const before = fixedClock(() => new Date(clock.now().getTime() - 10 * 60_000));
  const admin = await signedInAs(api.env, 'admin', { clock: before });
  const overrides = { clock, log: recordingLog(), requestHandler, packPng: async () => undefined };
  const services = createDeskContext({ ...api.env, ...signInEnv }, overrides, signInOf(admin));

  async function open(target: string, member?: StaffMember, form?: object) {
    const body = form && String(new URLSearchParams({ csrf: admin.csrfToken, ...form }));
    const event = staffEvent(target, member, body ? { body } : {});
    const { statusCode, headers, body: page } = await answerDesk(event, services);
    return { statusCode, location: String(headers?.location), page: String(page ?? '') };
  }

  /** Presses the buttons of a page and of what follows, with what was typed into the first form. */
  async function press(path: string, buttons: readonly string[], typed: object = {}) {
    let { page, location } = await open(`GET ${path}`, admin);
    for (const [place, button] of buttons.entries()) {
      const { action, fields } = formOf(page, button);
      ({ page, location } = await open(`POST ${action}`, admin, { ...fields, ...(place === 0 && typed) }));
    }
    expect(await open(`GET ${location}`, admin)).toMatchObject({ statusCode: 200 });
  }

  /** Does to passes of a booking all that the desk does: on a flight with generated barcodes, and on another one. */
  async function actOnPasses() {
    const [from, to] = [
      await makeTemplate(service, api, { 'autogenerate-barcode-values': 'True' }),
      await makeTemplate(service, api, { 'universal-fields': { ...fields, 'flight-number': '0078' } }),
    ];
    const data = { ...examplePassData(), 'barcode-value': undefined, 'group-id': 'DESK' };
    const made = ['desk-2', 'desk-3'].map((id) =>
      makePass(service, api, from, { 'pass-id': id, 'pass-data': { ...data, 'passenger-name': id } }),
    );
    const [one = '', two = ''] = (await Promise.all(made)).map(({ serial }) => `/desk/pass/${serial}`);
    await press(one, ['Void…', 'Send']);
    await press(one, ['Review the move', 'Send'], { 'to-flight': 'LH0078 1A' });
    expect(to).not.toBe(from);
    for (const face of [`${one}/face`, page.replace('/flight?', '/flight/face?')])
      expect(await open(`GET ${face}`, admin)).toMatchObject({ statusCode: 200 });
    expect(await open(`POST ${one}/link`, admin, {})).toMatchObject({ statusCode: 200 });
    await press(one, ['Erase the passenger…', 'Erase the passenger']);
    // Filed in its list, which counts one less.
    service.world.clock.nowMs += 3_600_000;
    service.world.aws.listFilingQueue.send({ body: passesOf(from) });
    await service.drain();
    await press(two, ['Delete…', 'Delete']);
  }

  const fields = templateRequest(api.images)['universal-fields'] as object;
  const templateId = await makeTemplate(service, api, {
    'universal-fields': { ...fields, 'flight-number': flight.number },
  });
  const pass = await makePass(service, api, templateId, {
    ...{ 'pass-id': 'desk-1', 'pass-data': { ...examplePassData(), 'group-id': 'desk' } },
  });
  await installOn(service, pass, 'device-of-the-desk');
  const page = `/desk/flight?${new URLSearchParams(flight)}`;

  await signInFromDirectory(api, overrides);
  expect(await open('GET /desk/sign-in')).toMatchObject({ statusCode: 303 });
  const cookies = [`__Host-sign-in=${Buffer.from(JSON.stringify(pending)).toString('base64url')}`];
  const signedIn = await answerDesk({ ...staffEvent('GET /desk/signed-in?code=c'), cookies }, services);
  expect(signedIn.statusCode).toBe(303);
  for (const target of ['GET /desk', `GET ${page}`])
    expect(await open(target, admin)).toMatchObject({ statusCode: 200 });

  const change = { ...flight, 'was-origin-gate': 'G20', 'origin-gate': 'B2' };
  expect(await open('POST /desk/flight/review', admin, change)).toMatchObject({ statusCode: 200 });
  const sent = { ...change, reviewed: String(clock.now().getTime()), id: 'change-1' };
  // Sent twice, the second time before the first is done: its answer is that of the second.
  requestHandler.meanwhile = async (operation) => {
    if (operation !== 'PutItem') return;
    requestHandler.meanwhile = async () => {};
    expect(await open('POST /desk/flight/change', admin, sent)).toMatchObject({ statusCode: 303 });
  };
  const { statusCode, location } = await open('POST /desk/flight/change', admin, sent);
  expect(statusCode).toBe(303);
  expect(await open(`GET ${location}`, admin)).toMatchObject({ statusCode: 200 });
  const refused = { ...sent, 'was-estimated-departure-time': '', 'estimated-departure-time': '2027-02-30T10:00' };
  expect(await open('POST /desk/flight/change', admin, { ...refused, id: 'change-2' })).toMatchObject({
    statusCode: 400,
  });
  expect(await open(`GET /desk?date=${flight.date}`, admin)).toMatchObject({ statusCode: 200 });
  await service.drain();
  const several = { date: flight.date, flight: 'LH 0077 MUC', delay: '5' };
  expect(await open('POST /desk/flights/review', admin, several)).toMatchObject({ statusCode: 200 });
  const later = { 'estimated-departure-time': ['', '2027-03-15T18:00:00'] };
  const row = JSON.stringify({ airline: 'LH', number: '77', origin: 'MUC', change: later });
  expect(await open('POST /desk/flights/change', admin, { ...sent, change: row })).toMatchObject({ statusCode: 303 });
  const { 'group-install-url': group } = await answerOf(service, { action: 'getpassdata', ...pass.reference });
  for (const sought of ['desk-1', `${origin}${pass.path}`, String(group), `LH77 ${flight.date} mustermann`]) {
    const found = await open('POST /desk/find', admin, { sought });
    expect(found.statusCode).toBe(303);
    expect(await open(`GET ${found.location}`, admin)).toMatchObject({ statusCode: 200 });
  }
  const booking = { sought: String(examplePassData()['confirmation-number']) };
  expect((await open('POST /desk/find', admin, booking)).statusCode).toBeLessThan(400);
  const link = { sought: `${origin}/l/abc?pass-id=desk-1` };
  expect(await open('POST /desk/find', admin, link)).toMatchObject({ statusCode: 404 });
  await actOnPasses();
  expect(await open('GET /desk/audit', admin)).toMatchObject({ statusCode: 200 });
  for (const target of ['GET /desk/usage', 'GET /desk/usage.csv'])
    expect(await open(target, admin)).toMatchObject({ statusCode: 200 });
  for (const target of ['POST /desk/audit.csv', 'POST /desk/sign-out'])
    expect(await open(target, admin, {})).toMatchObject({ statusCode: 200 });
}
