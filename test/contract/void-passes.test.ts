import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { runDue } from '../helpers/due.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { drainFanOut, pushOn } from '../helpers/jobs.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { relayChange, streamImage } from '../helpers/stream.ts';

const { api, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
let templateId: string;

beforeEach(async () => {
  templateId = await api.createTemplate();
  for (const queue of Object.values(api.aws.queues)) queue.purge();
});

const record = (kind: 'TEMPLATE' | 'PASS', id: string) => streamImage(api.env, `${kind}#${id}`, kind);

/** Updates the template and works off all consequences. @returns its events. */
async function updateTemplate(fields: object): Promise<readonly { readonly 'event-type': string }[]> {
  const before = await record('TEMPLATE', templateId);
  const answer = await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
  expect(answer.httpStatus).toBe(200);
  const after = await record('TEMPLATE', templateId);
  await relayChange(api.aws, before, after);
  await drainFanOut(api.aws, { clock });
  const dynamodb = { OldImage: before, NewImage: after, Keys: after };
  const change = readRecordChange({ eventID: 'id', dynamodb } as Parameters<typeof readRecordChange>[0]);
  return change ? eventsOf(change) : [];
}

async function readingOf(pass: IssuedPass) {
  const { passId } = await pass.record();
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': passId });
  const page = await api.open('GET', `/i/${pass.link}`);
  const pkpass = await api.open('GET', `/i/${pass.link}/pass.pkpass`);
  const { passJson } = openPkpass(Buffer.from(pkpass.body ?? '', 'base64'));
  return {
    status: body['pass-status'],
    information: (body['pass-data'] as Record<string, unknown>)['info-module'],
    heading: /<h1>(.*?)<\/h1>/.exec(page.body ?? '')?.[1],
    isVoided: passJson.voided,
  };
}

const asVoided = {
  status: 'voided',
  information: 'Voided',
  heading: 'This boarding pass is no longer valid',
  isVoided: true,
};

test('every pass of a flight reads as voided wherever it is read, and has its own status again afterwards', async () => {
  const [active, redeemed] = [await issuePass(api, templateId), await issuePass(api, templateId)];
  await redeemed.update({}, { 'pass-status': 'redeemed' });
  const before = [await readingOf(active), await readingOf(redeemed)];
  expect(before.map(({ status }) => status)).toEqual(['active', 'redeemed']);
  await updateTemplate({ 'void-passes': 'True' });
  const made = await issuePass(api, templateId);
  for (const pass of [active, redeemed, made]) expect(await readingOf(pass)).toEqual(asVoided);
  await updateTemplate({ 'void-passes': '' });
  expect([await readingOf(active), await readingOf(redeemed)]).toEqual(before);
  expect(await readingOf(made)).toMatchObject({ status: 'active', isVoided: false });
});

test('an issuance link opens the page of a void pass', async () => {
  const created = await api.send({
    ...{ action: 'createpassissuancelink', 'link-name': 'mail', 'pass-template-id': templateId },
    'pass-variables': { 'pass-id': { 'is-required': true, 'value-encryption': false } },
  });
  const link = `/l/${created.body['issuance-link-id']}?pass-id=void-${templateId}`;
  await updateTemplate({ 'void-passes': true });
  const { statusCode, headers } = await api.open('GET', link);
  expect(statusCode).toBe(303);
  const page = await api.open('GET', new URL(String(headers?.location), 'https://passes.example.com').pathname);
  expect(page.body).toContain('This boarding pass is no longer valid');
});

test('it is one record and one event, whatever the number of passes, and each phone is notified once', async () => {
  const passes = [await issuePass(api, templateId), await issuePass(api, templateId)];
  for (const pass of passes) await pass.phone.install(pass.pkpass);
  for (const queue of Object.values(api.aws.queues)) queue.purge();
  const records = await Promise.all(passes.map(({ serial }) => record('PASS', serial)));
  const pushed: string[] = [];
  const push = pushOn(api.aws, { push: async (token: string) => pushed.push(token) > 0 } as never);
  for (const fields of [{ 'flight-status': 'cancelled', 'void-passes': true }, { 'void-passes': false }]) {
    expect(await updateTemplate(fields)).toEqual([
      expect.objectContaining({ 'event-type': 'TemplateUpdated', 'changed-fields': Object.keys(fields).sort() }),
    ]);
    await push.drain();
  }
  expect(pushed.sort()).toEqual(passes.flatMap(({ device }) => Array(2).fill(`push-token-of-${device}`)).sort());
  const versions = (images: typeof records) => images.map((image) => image?.version);
  expect(versions(await Promise.all(passes.map(({ serial }) => record('PASS', serial))))).toEqual(versions(records));
});

test('a void pass expires when it is valid again, with the instant at which it would have', async () => {
  const pass = await issuePass(api, templateId);
  await pass.update({ 'expiration-timestamp': '2027-03-10T09:00:00' });
  await updateTemplate({ 'void-passes': true });
  time.at = new Date('2027-03-10T10:00:00Z');
  await runDue(api.env, { clock });
  expect(await pass.record()).toMatchObject({ version: 2 });
  await updateTemplate({ 'void-passes': false });
  expect(await readingOf(pass)).toMatchObject({ status: 'expired' });
  await runDue(api.env, { clock });
  expect(await pass.record()).toMatchObject({ version: 3, expiryNotedUtc: '2027-03-10T09:00:00.000Z' });
});
