import type { DynamoDBRecord } from 'aws-lambda';
import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { pushDevices } from '../../lambdas/jobs/push/push-devices.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { pushOn } from '../helpers/jobs.ts';
import { type IssuedPass, issuePass } from '../helpers/passkit.ts';
import { streamImage } from '../helpers/stream.ts';

/** Expiry of the pass, 9:00; the schedule has not run yet at 9:00:30. */
const expiryUtc = '2027-03-10T09:00:00.000Z';
const inThatMinute = new Date('2027-03-10T09:00:30Z');

const { api, requests, time } = apiForAllTests();
const clock = fixedClock(() => time.at);
let pass: IssuedPass;
/** Images of the pass in the stream, one after each write. */
let images: Awaited<ReturnType<typeof streamImage>>[];
beforeEach(async () => {
  pass = await expiringPass();
});

async function expiringPass(): Promise<IssuedPass> {
  const made = await issuePass(api, await api.createTemplate());
  const updated = await made.update({ 'expiration-timestamp': '2027-03-10T09:00:00' });
  expect(updated).toMatchObject({ httpStatus: 200 });
  return made;
}

/** The events of the pass while something happens to it in that minute. */
async function eventsWhile(happening: () => Promise<unknown>) {
  time.at = inThatMinute;
  images = [await streamImage(api.env, `PASS#${pass.serial}`, 'PASS')];
  requests.meanwhile = async (operation) => {
    if (/^(Put|Update|TransactWrite)/.test(operation))
      images.push(await streamImage(api.env, `PASS#${pass.serial}`, 'PASS'));
  };
  await happening();
  return images.slice(1).flatMap((NewImage, index) => {
    const OldImage = images[index];
    const record = { eventID: String(index), dynamodb: { OldImage, NewImage, Keys: NewImage } } as DynamoDBRecord;
    const change = readRecordChange(record);
    return change ? eventsOf(change) : [];
  });
}

const expired = expect.objectContaining({
  'event-type': 'PassExpired',
  'occurred-at': expiryUtc,
  'pass-status': 'expired',
  'previous-pass-status': 'active',
});
const event = (type: string, status: string, more: object = {}) =>
  expect.objectContaining({ 'event-type': type, 'pass-status': status, ...more });

describe('between an expiry and its record', () => {
  test.each(['voided', 'redeemed'])(
    'a change to %s has events of the expiry before and of the change',
    async (status) => {
      expect(await eventsWhile(() => pass.update({}, { 'pass-status': status }))).toEqual([
        expired,
        event('PassStatusChanged', status, { 'previous-pass-status': 'expired' }),
      ]);
    },
  );

  test('a change to expired has the event of the expiry, and no other', async () => {
    expect(await eventsWhile(() => pass.update({}, { 'pass-status': 'expired' }))).toEqual([expired]);
  });

  test('a change of the data has its event beside that of the expiry, in one write', async () => {
    expect(await eventsWhile(() => pass.update({ 'seat-number': '1A' }))).toEqual([
      expired,
      event('PassUpdated', 'expired'),
    ]);
    expect(images).toHaveLength(2);
  });

  test('an expiration that is moved ahead has no event of an expiry', async () => {
    const moved = { 'expiration-timestamp': '2027-03-10T12:00:00' };
    expect(await eventsWhile(() => pass.update(moved))).toEqual([event('PassUpdated', 'active')]);
  });

  test('an install and a removal are those of an expired pass', async () => {
    expect(await eventsWhile(() => pass.phone.install(pass.pkpass))).toEqual([
      expired,
      event('PassInstalled', 'expired'),
    ]);
    time.at = now;
    const other = await expiringPass();
    await other.phone.install(other.pkpass);
    pass = other;
    expect(await eventsWhile(() => other.phone.remove(other.serial))).toEqual([
      expired,
      event('PassUninstalled', 'expired'),
    ]);
  });

  test('so is the removal that Apple reports', async () => {
    await pass.phone.install(pass.pkpass);
    const gone = pushOn(api.aws, { push: async () => false }, { clock, requestHandler: requests });
    const targets = [{ passKeys: [pass.serial] }];
    expect(await eventsWhile(() => pushDevices({ account: 'demo', targets }, gone.services))).toEqual([
      expired,
      event('PassUninstalled', 'expired'),
    ]);
  });

  test('a deletion is that of an expired pass', async () => {
    expect(await eventsWhile(() => pass.delete())).toEqual([expired, event('PassDeleted', 'expired')]);
  });
});
