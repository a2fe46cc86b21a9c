import type { Finding } from '../../lambdas/domain/updates/causes.ts';
import { now } from '../helpers/examples.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { startGoogle } from '../helpers/google.ts';

const wallet = forAllTests(startGoogle);
beforeEach(() => atMinute(0));

/** Puts the clock this many minutes after the beginning. */
const atMinute = (minute: number) => {
  wallet.clock.nowMs = now.getTime() + minute * 60_000;
};

const utc = (minute: number) => `2027-03-10 08:${String(minute).padStart(2, '0')}:00 UTC`;

type Issued = Awaited<ReturnType<typeof saved>>;

/** A pass that was saved in Google Wallet, which has reported it. */
async function saved(isReported = true) {
  const templateId = await wallet.createTemplate();
  const pass = await wallet.issue(templateId);
  await wallet.click(pass.path);
  if (isReported) await wallet.notify({ ...pass, templateId });
  return { ...pass, templateId, ids: { 'pass-template-id': templateId, 'pass-id': pass.passId } };
}

const update = ({ ids }: Issued, seat: string) =>
  wallet.api.send({ action: 'updatepassdata', ...ids, 'pass-data': { 'seat-number': seat } });
const updateTemplate = ({ templateId }: Issued, gate: string) =>
  wallet.api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate });

async function inGoogle({ ids }: Pick<Issued, 'ids'>) {
  const { httpStatus, body } = await wallet.api.send({ action: 'explainpass', ...ids });
  expect(httpStatus).toBe(200);
  return body.walletb as { state: string; findings: Finding[] };
}

/** State in Google Wallet, and each cause with its sentence. */
async function said(pass: Pick<Issued, 'ids'>) {
  const { state, findings } = await inGoogle(pass);
  return [state, ...findings.map(({ cause, sentence }) => `${cause}: ${sentence}`)];
}

const sent =
  'sent: Google Wallet has accepted pass and flight as they are. When the phone shows them is up to Google Wallet, and not reported.';
const waited = (seconds: number) =>
  `A change has waited since ${utc(1)}, for ${seconds} seconds: no acceptance by Google Wallet is on record.`;

test('a pass that nobody wanted in Google Wallet', async () => {
  const templateId = await wallet.createTemplate();
  const { passId } = await wallet.issue(templateId);
  expect(await said({ ids: { 'pass-template-id': templateId, 'pass-id': passId } })).toEqual([
    'never-saved',
    'never-saved: The pass has not been sent to Google Wallet, and no save of it was reported.',
  ]);
});

test('a pass whose save was not reported, then reported, then its removal', async () => {
  const pass = await saved(false);
  const unreported =
    'save-unreported: The pass was sent to Google Wallet, which has not reported that a passenger saved it.';
  expect(await said(pass)).toEqual(['current', unreported, sent]);
  atMinute(6);
  await wallet.notify(pass);
  expect(await said(pass)).toEqual(['current', sent]);
  expect(await inGoogle(pass)).toHaveProperty('saved-at', '2027-03-10T08:06:00.000Z');
  atMinute(7);
  await wallet.notify({ ...pass, event: 'del' });
  expect(await said(pass)).toEqual([
    'removed',
    `removed: Google Wallet reported at ${utc(7)} that the pass was removed.`,
  ]);
  expect(await inGoogle(pass)).not.toHaveProperty('saved-at');
});

test('a change of the pass that waits, is late, and has been sent', async () => {
  const pass = await saved();
  atMinute(1);
  await update(pass, '1A');
  const outdated =
    'object-outdated: Google Wallet’s object shows version 1 of the pass and 1 of its template; they are at 2 and 1.';
  atMinute(2);
  expect(await said(pass)).toEqual(['waiting', `waiting: ${waited(60)}`, outdated]);
  atMinute(4);
  expect(await said(pass)).toEqual(['waiting', `behind: ${waited(180)}`, outdated]);
  await wallet.work({ passKey: pass.passKey });
  expect(await said(pass)).toEqual(['current', sent]);
});

test('a change of the flight that waits', async () => {
  const pass = await saved();
  atMinute(1);
  await updateTemplate(pass, 'G77');
  const outdated = 'class-outdated: Google Wallet’s class shows version 1 of the template, which is at version 2.';
  expect(await said(pass)).toEqual(['waiting', `waiting: ${waited(0)}`, outdated]);
  await wallet.work({ templateId: pass.templateId });
  expect(await said(pass)).toEqual(['current', sent]);
});

test('a pass that has moved to a flight which Google does not have yet', async () => {
  const pass = await saved();
  const to = await wallet.createTemplate();
  atMinute(1);
  await wallet.api.send({ action: 'movepass', ...pass.ids, 'to-pass-template-id': to });
  expect(await said({ ids: { ...pass.ids, 'pass-template-id': to } })).toEqual([
    'waiting',
    `waiting: ${waited(0)}`,
    'class-missing: Google Wallet has an object of the pass, but no class of its flight is on record.',
    'class-of-another-flight: Google Wallet’s object has the class of a flight that the pass has left.',
    'object-outdated: Google Wallet’s object shows version 1 of the pass and 1 of its template; they are at 2 and 1.',
  ]);
});

test('three notifications in 24 hours: until when there can be no other', async () => {
  const pass = await saved();
  for (const minute of [10, 20, 30]) {
    atMinute(minute);
    await update(pass, `${minute}A`);
    await wallet.work({ passKey: pass.passKey });
  }
  const spent =
    'notifications-spent: Google Wallet allows 3 notifications of a pass in 24 hours, and 3 were sent: until 2027-03-11 08:10:00 UTC changes come without one.';
  expect(await said(pass)).toEqual(['current', sent, spent]);
  atMinute(24 * 60 + 10);
  expect(await said(pass)).toEqual(['current', sent]);
});
