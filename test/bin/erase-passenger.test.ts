import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { erasePassenger } from '../../bin/admin/erase-passenger.ts';
import { createErasure } from '../../lambdas/context/operator.ts';
import { createStore } from '../../lambdas/context/sdk.ts';
import type { FieldChanges } from '../../lambdas/domain/desk/changes.ts';
import { nextDue } from '../../lambdas/domain/pass/due.ts';
import { type Pass, revisedPass } from '../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { contactHashesOf } from '../../lambdas/issuing/contact-hashes.ts';
import { publishRecords } from '../../lambdas/jobs/events/publish-records.ts';
import type { DeskAct } from '../../lambdas/ports/audit.ts';
import type { GoogleObjects } from '../../lambdas/ports/work.ts';
import { addAudit, blankAudit, findAudit } from '../../lambdas/storage/account-changes.ts';
import { type StreamReader, streamReaders } from '../../lambdas/storage/policy-names.ts';
import { deletionOf } from '../../lambdas/storage/writes.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { examplePassData, now } from '../helpers/examples.ts';
import { FaultInjectingHandler } from '../helpers/fault-injecting-handler.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { forEachTest } from '../helpers/for-tests.ts';
import { eventsOn, relayOn } from '../helpers/jobs.ts';
import { Operator } from '../helpers/operator.ts';
import { numberEntries, recordedPass } from '../helpers/stream.ts';

const email = 'Anna.Muster@example.com';
const phone = '491701234567';
const { api } = apiForAllTests();
const operator = forEachTest(() => new Operator(api.env));
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

let passes = 0;
/** Issues a pass with this contact data. */
async function issue(contact: object): Promise<{ passId: string; passKey: string; url: string }> {
  const passId = `erasure-${++passes}`;
  const { body } = await api.send(
    api.passRequest(templateId, {
      ...{ 'pass-id': passId, 'pass-meta-data': contact },
      'pass-data': { ...examplePassData(), 'airline-service-requests': ['Canary oxygen 9417'] },
    }),
  );
  expect(body.status).toBe('success');
  return {
    passId,
    passKey: await api.services.identity.passKey('demo', passId),
    url: String(body['pass-install-url']),
  };
}

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const itemOf = (passKey: string) =>
  createStore(api.env, fixedClock(now)).table.get<Record<string, unknown>>({ PK: `PASS#${passKey}`, SK: 'PASS' });
const findPass = async (passKey: string) => (await api.services.passes.find(passKey)) as Pass;

/** Records one device on the pass, like a phone that installs it. */
const install = async (passKey: string) => {
  const pass = await findPass(passKey);
  await api.services.passes.update({ ...pass, revision: pass.revision + 1, writeId: `i-${passKey}`, devices: 1 });
};

test('erase: a pass that a phone has is voided and emptied at once, and deleted a day later', async () => {
  const { passKey, passId } = await issue({ 'user-email': email });
  await install(passKey);
  const first = await operator.run('passenger erase', { email: email.toLowerCase() });
  expect(first).toContain(`Voided and emptied: 1\n  ${passKey}`);
  expect(first).toContain('Run this command again after 2027-03-11T08:00:00.000Z');
  const emptied = await findPass(passKey);
  expect(emptied).toMatchObject({ storedStatus: 'voided', version: 2, contact: {}, fields: { 'passenger-name': '-' } });

  operator.at = later(23);
  expect(await operator.run('passenger erase', { email })).toContain('Voided and emptied: 0\nWaiting');
  operator.at = later(24);
  const last = await operator.run('passenger erase', { email });
  expect(last).toContain(`Deleted: 1\n  ${passKey}`);
  expect(last).toContain('Nothing is left.');
  expect(await itemOf(passKey)).toEqual(
    expect.not.objectContaining({ contactHashes: expect.anything(), fields: expect.anything() }),
  );
  const reused = api.passRequest(templateId, { 'pass-id': passId });
  expect((await api.send(reused)).body['error-code']).toBe('E9005');
  expect(await operator.run('passenger erase', { email })).toContain('Erased: 0');
});

test('erase: nothing that was sent of the passenger is in the record or in its files any more', async () => {
  const { passKey, url } = await issue({ 'user-email': 'secret@example.com', 'user-phone': '4912345678' });
  await install(passKey);
  const before = JSON.stringify(await itemOf(passKey));
  const fields = Object.values((await findPass(passKey)).fields);
  expect(fields).toContainEqual(['Canary oxygen 9417']);
  const personal = fields.flat().filter((value) => typeof value === 'string' && value.length > 4);
  expect(personal.every((value) => before.includes(String(value)))).toBe(true);
  await operator.run('passenger erase', { email: 'secret@example.com' });
  const after = JSON.stringify(await itemOf(passKey));
  for (const value of [...personal, 'secret@', '4912345678']) expect(after).not.toContain(value);
  const link = new URL(url).pathname.slice(1);
  expect([api.aws.bucket.get(link), api.aws.bucket.get(`${link}/pass.pkpass`)]).toEqual([undefined, undefined]);
});

test('erase: no booking code or ticket number leads to the pass any more, also after what comes late or twice', async () => {
  const { passKey } = await issue({ 'user-email': 'numbers@example.com' });
  await install(passKey);
  const { dynamodb } = await recordedPass(api.env, passKey, async () => {});
  const made = { dynamodb: { ...dynamodb, OldImage: undefined } } as DynamoDBRecord;
  const entriesAfter = async (...records: readonly DynamoDBRecord[]) => {
    for (const record of records)
      expect(await publishRecords([record], eventsOn(api.aws))).toEqual({ batchItemFailures: [] });
    return numberEntries(api.env, passKey);
  };
  expect(await entriesAfter(made)).toHaveLength(2);
  const erased = await recordedPass(api.env, passKey, () =>
    operator.run('passenger erase', { email: 'numbers@example.com' }),
  );
  expect(await entriesAfter(erased)).toEqual([]);
  expect(await entriesAfter(made, erased)).toEqual([]);
});

test.each(['blank', 'delete'] as const)(
  'erase: a pass that is archived or changed meanwhile, at %s, is left for another run, which the receipt requests',
  async (at) => {
    const person = `meanwhile-${at}@example.com`;
    const { passKey } = await issue({ 'user-email': person });
    const services = createErasure(api.env, { clock: fixedClock(now) });
    const { passes, records } = services;
    const [blank, remove] = [records.blank.bind(records), passes.delete.bind(passes)];
    records.blank = async (pass) => {
      if (at === 'blank') await api.services.passes.archive(await findPass(passKey), 'archived', now);
      return blank(pass);
    };
    passes.delete = async (...given) => {
      await install(passKey);
      return remove(...given);
    };
    const hashes = [(await contactHashesOf(services.identity, 'demo', { 'user-email': person })) ?? {}];
    const receipt = await erasePassenger(services, {
      accounts: ['demo'],
      hashes,
      isDryRun: false,
      onProgress: () => {},
    });
    expect(receipt).toMatchObject({ nextRunUtc: now.toISOString(), deleted: [], forgotten: [] });
    operator.at = later(24);
    await operator.run('passenger erase', { email: person });
    operator.at = later(48);
    expect(await operator.run('passenger erase', { email: person })).toContain('Nothing is left.');
    expect(await itemOf(passKey)).not.toHaveProperty('contactHashes');
  },
);

test.each([
  [{ email: 'foo' }, '--email must be an e-mail address'],
  [{ email: 'anna@example.com', phone: '1234' }, '--phone must be 5 to 15 digits'],
  [{ phone: 'room 12345' }, '--phone must be 5 to 15 digits'],
])('erase: %j is refused, as no pass can have it, before anything is asked or read', async (options, message) => {
  await expect(operator.run('passenger erase', options)).rejects.toThrow(message);
  expect(operator.warnings).toEqual([]);
});

test('erase: a pass that waits for phones is not due meanwhile', async () => {
  const { passKey } = await issue({ 'user-email': 'due@example.com' });
  await install(passKey);
  await operator.run('passenger erase', { email: 'due@example.com' });
  const emptied = await findPass(passKey);
  const template = (await api.services.templates.find('demo', templateId)) as Template;
  const withTtl = { ...template, fields: { ...template.fields, 'voided-pass-ttl': 1 } };
  expect([emptied.dueAtUtc, nextDue(withTtl, emptied)]).toEqual([undefined, undefined]);
});

test('erase: nothing fills a pass again while it waits, neither a call nor a link', async () => {
  const { passKey, passId } = await issue({ 'user-email': 'refilled@example.com' });
  await install(passKey);
  await operator.run('passenger erase', { email: 'refilled@example.com' });
  const emptied = await itemOf(passKey);
  const reference = { 'pass-id': passId, 'pass-template-id': templateId };
  for (const change of [{ 'pass-data': { 'passenger-name': 'Refilled' } }, { 'pass-status': 'active' }]) {
    const { body } = await api.send({ action: 'updatepassdata', ...reference, ...change });
    expect(body['error-code']).toBe('E9007');
  }
  for (const isUpdating of ['True', 'False']) {
    const link = await makeLink(api, templateId, { 'update-pass-data': isUpdating });
    const sameOnPaper = { 'passenger-name-value': '-', 'reservation-confirmation-code-value': '-' };
    const answer = await follow(api, linkFor(link, passenger({ 'pass-id': passId, ...sameOnPaper })));
    expect(answer).toMatchObject({ statusCode: 404 });
  }
  expect(await itemOf(passKey)).toEqual(emptied);
});

test('erase: a person is found in whichever of very many accounts they flew with', async () => {
  const { passKey } = await issue({ 'user-email': 'many@example.com', 'user-phone': '4900000001' });
  const { identity, records } = createErasure(api.env, { clock: fixedClock(now) });
  const contact = { 'user-email': 'many@example.com', 'user-phone': '4900000001' };
  const accounts = [...Array.from({ length: 120 }, (_, place) => `air-${place}`), 'demo', 'other'];
  const hashes = await Promise.all(accounts.map(async (id) => (await contactHashesOf(identity, id, contact)) ?? {}));
  const found: string[] = [];
  for await (const pass of records.find(hashes, () => {})) found.push(pass.passKey);
  expect(found).toEqual([passKey]);
});

test('erase: a pass that nobody has is gone after one run, and forgotten when the table’s stream has let go of it', async () => {
  const { passKey } = await issue({ 'user-phone': phone });
  const first = await operator.run('passenger erase', { phone: '+49 170 1234567' });
  expect(first).toContain(`Deleted: 1\n  ${passKey}`);
  expect(first).toContain('Erased: 0');
  expect(first).toContain('Run this command again after 2027-03-11T08:00:00.000Z');
  expect(await findPass(passKey)).toBeUndefined();
  operator.at = later(24);
  expect(await operator.run('passenger erase', { phone })).toContain(`Erased: 1\n  ${passKey}`);
  expect(await itemOf(passKey)).toEqual(expect.not.objectContaining({ contactHashes: expect.anything() }));
});

const readers = () => ({ relay: relayOn(api.aws), events: eventsOn(api.aws) });

/** Parks a record of the stream with this image, of an item of a pass. */
async function park(
  passKey: string,
  sortKey: string,
  sequenceNumber: string,
  reader: StreamReader = 'relay',
): Promise<string> {
  const PK = { S: `PASS#${passKey}` };
  const dynamodb = { SequenceNumber: sequenceNumber, OldImage: { PK, SK: { S: sortKey }, name: { S: 'Anna Muster' } } };
  await readers()[reader].parked.park(`PASS#${passKey}/${sortKey}`, { dynamodb } as DynamoDBRecord);
  const folder = `${streamReaders[reader].folder}PASS=${passKey}/${sortKey.replace('#', '=')}`;
  return `${folder}/${sequenceNumber.padStart(40, '0')}.json`;
}
/** Items of a pass that later records would be parked behind. */
const marked = async (passKey: string) => {
  const items = [`PASS#${passKey}/PASS`, `PASS#${passKey}/DEVICE#d`];
  const found = Object.values(readers()).map(async ({ parked }) => (await parked.findItems(items)).size);
  return (await Promise.all(found)).reduce((sum, size) => sum + size, 0);
};

test('erase: records of the pass and its devices that are parked go, and what held up later ones', async () => {
  const { passKey } = await issue({ 'user-email': 'parked@example.com' });
  const other = await issue({ 'user-email': 'parked.too@example.com' });
  const parked = [
    await park(passKey, 'PASS', '1'),
    await park(passKey, 'PASS', '2'),
    await park(passKey, 'DEVICE#d', '3'),
    await park(passKey, 'PASS', '2', 'events'),
  ];
  const foreign = await park(other.passKey, 'PASS', '4', 'events');
  expect([parked, foreign].flat().map((key) => api.aws.bucket.get(key) !== undefined)).toEqual(Array(5).fill(true));
  expect(await operator.run('passenger erase', { email: 'parked@example.com', 'dry-run': true })).toContain('Dry run');
  expect([await marked(passKey), api.aws.bucket.get(parked[0] ?? '')]).toEqual([3, expect.anything()]);

  expect(await operator.run('passenger erase', { email: 'parked@example.com' })).toContain('Parked records removed: 4');
  expect(parked.map((key) => api.aws.bucket.get(key))).toEqual(Array(4).fill(undefined));
  expect(await marked(passKey)).toBe(0);
  expect([api.aws.bucket.get(foreign) !== undefined, await marked(other.passKey)]).toEqual([true, 1]);
});

test('erase: what the relay parks afterwards, from what the stream still had, goes before the person is forgotten', async () => {
  const { passKey } = await issue({ 'user-email': 'late@example.com' });
  await operator.run('passenger erase', { email: 'late@example.com' });
  const late = await park(passKey, 'PASS', '9');
  operator.at = later(23);
  expect(await operator.run('passenger erase', { email: 'late@example.com' })).toContain('Erased: 0');
  const later23 = await park(passKey, 'PASS', '10');
  operator.at = later(24);
  expect(await operator.run('passenger erase', { email: 'late@example.com' })).toContain('Nothing is left.');
  expect([late, later23].map((key) => api.aws.bucket.get(key))).toEqual([undefined, undefined]);
});

test('erase: the audit trail keeps who did what to which field and when, without values, and without the key of the pass', async () => {
  const [own, other] = [await issue({ 'user-email': 'trail@example.com' }), await issue({})];
  const { table } = createStore(api.env, fixedClock(now));
  let at = now;
  const clock = fixedClock(() => at);
  const services = { table, clock, newWriteId: () => randomUUID(), onAudit: () => {} };
  const add = async (pass: string, act: DeskAct['act'], change?: FieldChanges) => {
    const onDesk = { pass, flight: 'LH 1', ...(change && { change }) };
    const id = await addAudit(services, { user: 'agent-1', requestId: 'r' }, 'demo', { act, onDesk });
    return async () => findAudit(table, 'demo', id);
  };
  const seat = { 'seat-number': ['12A', '14C'], 'passenger-kind': ['', 'standby'] } as const;
  const changed = await add(own.passKey, 'pass-changed', seat);
  const shown = await add(own.passKey, 'link-shown');
  const ofOther = await add(other.passKey, 'pass-changed', seat);
  const erasedAtDesk = await add('erased-at-desk', 'pass-moved', { 'pass-template-id': ['LH 1', 'LH 2'] });
  at = later(1);
  const receipt = await add('erased-at-desk', 'pass-erased', { passes: ['1', ''] });
  const run = (options: object) => operator.run('passenger erase', { email: 'trail@example.com', ...options });
  await run({ 'dry-run': true });
  expect(await changed()).toMatchObject({ pass: own.passKey, change: seat });
  expect(await run({ account: 'demo' })).toContain('Entries of the audit trail emptied: 3');
  const kept = { account: 'demo', atUtc: now.toISOString(), user: 'agent-1', requestId: 'r', flight: 'LH 1' };
  expect([await changed(), await shown(), await erasedAtDesk()]).toEqual([
    { ...kept, act: 'pass-changed', change: { 'seat-number': ['', ''], 'passenger-kind': ['', ''] } },
    { ...kept, act: 'link-shown' },
    { ...kept, act: 'pass-moved', change: { 'pass-template-id': ['', ''] } },
  ]);
  expect(await ofOther()).toMatchObject({ pass: other.passKey, change: seat });
  expect(await receipt()).toMatchObject({ pass: 'erased-at-desk', change: { passes: ['1', ''] } });
  expect(await run({})).toContain('Entries of the audit trail emptied: 0');
});

test('erase: an entry of the audit trail that ends meanwhile does not come back', async () => {
  const { table, clock } = { ...createStore(api.env, fixedClock(now)), clock: fixedClock(now) };
  const services = { table, clock, newWriteId: () => randomUUID(), onAudit: () => {} };
  const onDesk = { pass: 'ending', flight: 'LH 1' };
  const id = await addAudit(services, { user: 'agent-1', requestId: 'r' }, 'demo', { act: 'link-shown', onDesk });
  const all: typeof table.all = async function* (query) {
    yield* table.all(query);
    await table.commit([deletionOf({ PK: 'AUDIT#demo', SK: id })]);
  };
  await blankAudit({ all, writeIf: (write) => table.writeIf(write) }, 'demo', ['ending']);
  expect(await findAudit(table, 'demo', id)).toBeUndefined();
});

test('erase: who is on a pass that was archived a week late is forgotten a day after that, as of any other', async () => {
  const { passKey } = await issue({ 'user-email': 'overdue@example.com' });
  expect(await api.services.passes.archive(await findPass(passKey), 'archived', later(-7 * 24))).toBe(true);
  operator.at = later(1);
  expect(await operator.run('passenger erase', { email: 'overdue@example.com' })).toContain('Erased: 0');
  const late = await park(passKey, 'PASS', '11');
  operator.at = later(24);
  expect(await operator.run('passenger erase', { email: 'overdue@example.com' })).toContain('Nothing is left.');
  expect(api.aws.bucket.get(late)).toBeUndefined();
});

test('erase: no person is forgotten while records wait that Lambda gave up, which may be of anybody', async () => {
  const { passKey } = await issue({ 'user-email': 'given.up@example.com' });
  const key = 'aws/lambda/mapping/shardId-1/2027/03/15/2027-03-15T12.00.00-id';
  api.aws.bucket.put(key, Buffer.from('{}'), {});
  await operator.run('passenger erase', { email: 'given.up@example.com' });
  operator.at = later(24);
  const waiting = await operator.run('passenger erase', { email: 'given.up@example.com' });
  expect(waiting).toContain('Erased: 0');
  expect(waiting).toContain('relay replay');
  api.aws.bucket.delete(key);
  expect(await operator.run('passenger erase', { email: 'given.up@example.com' })).toContain(`Erased: 1\n  ${passKey}`);
});

test('erase: passes of others, and passes that now have another passenger, stay', async () => {
  const other = await issue({ 'user-email': 'somebody.else@example.com' });
  const moved = await issue({ 'user-email': 'moved@example.com' });
  const reference = { 'pass-id': moved.passId, 'pass-template-id': templateId };
  const metaData = { 'pass-meta-data': { 'user-email': 'moved.to@example.com' } };
  expect((await api.send({ action: 'updatepassdata', ...reference, ...metaData })).body.status).toBe('success');
  expect(await operator.run('passenger erase', { email: 'moved@example.com' })).toContain('Nothing is left.');
  expect((await findPass(other.passKey)).storedStatus).toBe('active');
  expect((await findPass(moved.passKey)).storedStatus).toBe('active');
  expect(await operator.run('passenger erase', { email: 'moved.to@example.com', 'dry-run': true })).toContain(
    moved.passKey,
  );
});

test('erase: a pass whose link brings another e-mail address is found by that one', async () => {
  const link = await makeLink(api, templateId, {
    'update-pass-data': 'True',
    // Only such a link changes the contact of a pass.
    'link-protection': { checksum: 'HMAC-SHA256', 'checksum-applied': 'full-link', 'checksum-key': 'k'.repeat(32) },
  });
  const bring = async (user: string) => {
    const values = passenger({ 'pass-id': 'erasure-by-link', 'user-email': user });
    expect(await follow(api, linkFor(link, values))).toMatchObject({ statusCode: 303 });
  };
  await bring('link.before@example.com');
  await bring('link.after@example.com');
  const passKey = await api.services.identity.passKey('demo', 'erasure-by-link');
  expect(await operator.run('passenger erase', { email: 'link.before@example.com' })).toContain('Deleted: 0');
  expect(await operator.run('passenger erase', { email: 'link.after@example.com' })).toContain(
    `Deleted: 1\n  ${passKey}`,
  );
});

test('erase: archived records of deleted passes go, and then what they were found by', async () => {
  const { passId, passKey } = await issue({ 'user-email': 'gone@example.com' });
  await api.send({ action: 'deletepassdata', 'pass-id': passId, 'pass-template-id': templateId });
  const key = (of: string) => `archive/demo/${templateId}/${of}/3.json`;
  const [own, foreign] = [key(passKey), key('another')];
  for (const Key of [own, foreign])
    await new S3Client().send(new PutObjectCommand({ Bucket: 'files', Key, Body: '{}' }));
  operator.at = later(24);
  const receipt = await operator.run('passenger erase', { email: 'gone@example.com' });
  expect(receipt).toContain(`Erased: 1\n  ${passKey}\nArchived records removed: 1`);
  expect([api.aws.bucket.get(own), api.aws.bucket.get(foreign)]).toEqual([undefined, expect.anything()]);
  expect(await operator.run('passenger erase', { email: 'gone@example.com' })).toContain('Erased: 0');
});

test('erase: a dry run says what would be done, prompts for nothing and changes nothing', async () => {
  const { passKey } = await issue({ 'user-email': 'dry@example.com' });
  const answer = await operator.run('passenger erase', { email: 'dry@example.com', 'dry-run': true });
  expect(answer).toContain(`Dry run: nothing was changed.\nPasses to void, empty and delete: 1\n  ${passKey}`);
  expect(operator.warnings).toEqual([]);
  expect(await findPass(passKey)).toMatchObject({ storedStatus: 'active', version: 1 });
});

test('erase: neither warning nor receipt says who it is', async () => {
  await issue({ 'user-email': 'quiet@example.com' });
  const receipt = await operator.run('passenger erase', { email: 'quiet@example.com' });
  expect(operator.warnings).toHaveLength(1);
  expect(receipt + operator.warnings).not.toContain('quiet');
});

test('erase: one account’s passes only, when it is named', async () => {
  const { passKey } = await issue({ 'user-email': 'two@example.com' });
  expect(await operator.run('passenger erase', { email: 'two@example.com', account: 'other' })).toContain(
    'Nothing is left.',
  );
  expect((await findPass(passKey)).storedStatus).toBe('active');
  await expect(operator.run('passenger erase', { email: 'x@example.com', account: 'nobody' })).rejects.toThrow(
    'no account',
  );
  await expect(operator.run('passenger erase', {})).rejects.toThrow('--email or --phone is needed');
  await expect(operator.run('passenger erase', { phone: '+' })).rejects.toThrow('--email or --phone is needed');
});

/** Starts two runs, a day apart, and stops at this write, counted from the first. */
async function runUntil(failing: number, person: string, google?: GoogleObjects): Promise<boolean> {
  const requests = new FaultInjectingHandler();
  const writes = /^(PutItem|UpdateItem|TransactWriteItems|DELETE )/;
  let isCut = false;
  requests.fault = (operation) => {
    isCut ||= writes.test(operation) && requests.operations.filter((each) => writes.test(each)).length === failing;
    return isCut ? 'unreachable' : undefined;
  };
  for (const at of [now, later(24)]) {
    if (isCut) break;
    const services = createErasure(api.env, { clock: fixedClock(at), requestHandler: requests }, google);
    const hashes = [(await contactHashesOf(services.identity, 'demo', { 'user-email': person })) ?? {}];
    await erasePassenger(services, { accounts: ['demo'], hashes, isDryRun: false, onProgress: () => {} }).catch(
      () => {},
    );
  }
  return isCut;
}

test('erase: wherever a run is cut off, the next one leaves a bare tombstone', async () => {
  for (let failing = 1, isCut = true; isCut; failing++) {
    const person = `cut-${failing}@example.com`;
    const { passKey } = await issue({ 'user-email': person });
    const parked = await park(passKey, 'PASS', '1');
    isCut = await runUntil(failing, person);
    operator.at = later(48);
    await operator.run('passenger erase', { email: person });
    operator.at = later(72);
    expect(await operator.run('passenger erase', { email: person })).toContain('Nothing is left.');
    expect([await marked(passKey), api.aws.bucket.get(parked)]).toEqual([0, undefined]);
    const names = ['PK', 'SK', 'account', 'became', 'deletedAtUtc', 'passKey', 'revision', 'templateId'];
    names.push('trackingId', 'writeId');
    expect(Object.keys((await itemOf(passKey)) ?? {}).sort()).toEqual(names);
    if (!isCut) expect(failing).toBeGreaterThan(5);
  }
});

test('erase: all of Google Wallet’s objects are emptied before the tombstone forgets whose they were; a failure keeps it to be found', async () => {
  const { passKey } = await issue({ 'user-email': 'walletb@example.com' });
  const pass = (await api.services.passes.find(passKey)) as Pass;
  // The pass has moved twice: either move may have made an object.
  const googleObject = { passVersion: 1, templateVersion: 1, number: 1, moves: 2 };
  expect(await api.services.passes.update(revisedPass(pass, { googleObject }, { writeId: 'moved' }))).toBe(true);
  const template = await api.services.templates.find('demo', templateId);
  const issued = { ...template, issuerId: '3388000000000000001' } as Template;
  let at = now;
  const services = createErasure(api.env, { clock: fixedClock(() => at) });
  const hashes = [(await contactHashesOf(services.identity, 'demo', { 'user-email': 'walletb@example.com' })) ?? {}];
  const erase = (blank: GoogleObjects['blank']) => {
    const templates = { find: async () => issued };
    const run = { accounts: ['demo'], hashes, isDryRun: false, onProgress: () => {} };
    return erasePassenger({ ...services, templates, google: { blank } }, run);
  };
  await expect(erase(() => Promise.reject(new Error('Google Wallet: busy')))).rejects.toThrow('busy');
  at = later(24);
  const blanked: Pass[] = [];
  const receipt = await erase(async (_template, pass) => blanked.push(pass) > 0);
  expect([receipt.googleObjects, receipt.forgotten]).toEqual([3, [passKey]]);
  expect(blanked.map(({ googleObject }) => googleObject?.number)).toEqual([undefined, 1, 2]);
  for (const each of blanked)
    expect(each).toMatchObject({ passKey, storedStatus: 'voided', fields: { 'passenger-name': '-' } });
});
