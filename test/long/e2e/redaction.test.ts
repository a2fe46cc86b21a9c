import { readFileSync } from 'node:fs';
import { canariesIn } from '../../helpers/canaries.ts';
import { RedactionRun } from './redaction/redaction-run.ts';

/** A run through every path with canaries as secret and personal values; the tests search every place for them. */
let run: RedactionRun;
let found: Awaited<ReturnType<RedactionRun['look']>>;
beforeAll(async () => {
  run = await RedactionRun.start();
  await run.createTemplate();
  await run.callEveryAction();
  await run.callWithBrokenRequests();
  await run.openInstallPages();
  await run.requestAsPhone();
  await run.saveToGoogle();
  await run.failWallets();
  await run.failImages();
  await run.failSecrets();
  await run.failStorage();
  found = await run.look();
});
afterAll(() => run.stop());

test.each([
  ['a refused push', 'PUSH-RETRY'],
  ['a refusal of Google Wallet', 'WALLETB-REFUSED'],
  ['a message of a phone', 'PASSKIT-DEVICE-LOG'],
  ['a record that the stream came back to', 'RELAY-RETRY'],
  ['a fan-out that failed', 'FAN-OUT-RETRY'],
  ['an archive that failed', 'DUE-RETRY'],
  ['a failure of ours', 'WEB-500'],
])('%s is in the log: the path was taken', (_title, code) => {
  expect(found.logs).toContain(`"code":"${code}"`);
});

test('of every kind of work something was queued, and of each that has a failure queue something was given up', () => {
  for (const part of ['"targets"', '"part":"devices"', '"part":"passes"', '"passKey"', '"templateId"'])
    expect(found.queued).toContain(part);
  // Due work has no failure queue: it is forgotten, and found again.
  const givenUp = run.queuesBefore.flatMap((name) => /(\w+?)(?:queue)?failures/.exec(name)?.[1] ?? []);
  expect(givenUp.sort()).toEqual(['fanout', 'pushjobs', 'walletbjobs']);
});

test.each(['logs', 'queued', 'deadLetters', 'schedules'] as const)('nothing personal and no key is in %s', (place) => {
  expect(found[place].length).toBeGreaterThan(0);
  expect(canariesIn(found[place], run.canaries)).toEqual([]);
});

test('nothing personal and no key is in a refusal, which repeats a pass-id and the names of fields only', () => {
  expect([...new Set(run.refusals.map(({ status }) => status))].sort()).toEqual([400, 401, 403, 404, 409, 500, 503]);
  const { 'pass-id': _passId, 'field name': _fieldName, ...canaries } = run.canaries;
  const leaks = run.refusals.flatMap(({ request, body }) => canariesIn(body, canaries).map((leak) => [leak, request]));
  expect(leaks).toEqual([]);
});

test('the wallets have got the passenger’s name, and nothing of their health', () => {
  const leaked = new Set(canariesIn(found.recorded, run.canaries).map((leak) => leak.split(',')[0]));
  expect(leaked).toContain('passenger');
  expect(leaked).not.toContain('service request');
});

test('what is looked for was there: the bus carries contact and reference data on purpose, and no more', () => {
  const events = readFileSync(`${run.dataDir}/events.jsonl`, 'utf8');
  const leaked = new Set(canariesIn(events, run.canaries).map((leak) => leak.split(',')[0]));
  expect([...leaked].sort()).toEqual(['e-mail', 'pass-id', 'phone', 'reference-data']);
});
