import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { expiredPass, nextDue, withDue } from '../../../lambdas/domain/pass/due.ts';
import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import type { Pass, PassStatus } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { eventsOf } from '../../../lambdas/domain/updates/pass-events.ts';
import { passUpdate } from '../../../lambdas/domain/updates/pass-update.ts';
import { notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { updatedPass } from '../../../lambdas/domain/updates/updated-pass.ts';
import { examplePass, exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';

const voidedSinceUtc = '2027-03-12T00:00:00.000Z';
const ttls = { 'voided-pass-ttl': 3, 'redeemed-pass-ttl': 2, 'expired-pass-ttl': 1, 'never-installed-ttl': undefined };
const valid = exampleTemplate(ttls);
const voided = exampleTemplate({ ...ttls, 'void-passes': true }, { flightDay: { voidedSinceUtc }, version: 2 });
const duringDay = new Date('2027-03-13T00:00:00Z');
const afterExpiry = new Date('2027-03-17T00:00:00Z');

const update = (pass: Pass, changes: object, at = duringDay) =>
  updatedPass(
    voided,
    pass,
    passUpdate.parse({ 'pass-template-id': pass.templateId, 'pass-id': pass.passId, ...changes }),
    { trackingId: 'call', at, wordings: [inEnglish] },
  );

test.each<[PassStatus, string]>([
  ['active', voidedSinceUtc],
  ['redeemed', voidedSinceUtc],
  ['expired', voidedSinceUtc],
  ['voided', now.toISOString()],
])('a pass that is %s reads as voided while its flight’s are, and as before afterwards', (status, sinceUtc) => {
  const pass = examplePass({}, { storedStatus: status });
  const shown = shownExamplePass({}, { status });
  expect(passAt(voided, pass, duringDay)).toEqual({ ...shown, status: 'voided', statusSinceUtc: sinceUtc });
  expect(passAt(valid, pass, duringDay)).toEqual(shown);
});

test('a pass that is made while its flight’s are void is so from its beginning', () => {
  const pass = examplePass({}, { createdAtUtc: duringDay.toISOString() });
  expect(passAt(voided, pass, duringDay).statusSinceUtc).toBe(duringDay.toISOString());
});

describe('time', () => {
  test('does not let a void pass expire; it expires when it is valid again', () => {
    const pass = withDue(voided, examplePass());
    expect(expiredPass(voided, pass, afterExpiry, 'job')).toBeUndefined();
    expect(pass.dueAtUtc).toBe('2027-03-12T03:00:00.000Z');
    expect(expiredPass(valid, withDue(valid, pass), afterExpiry, 'job')).toMatchObject({ version: 2 });
  });

  test('archives void passes by voided-pass-ttl, and those that are valid again by their own status', () => {
    const archiveOf = (template: typeof valid, pass: Pass) => {
      const due = nextDue(template, pass);
      return due?.event === 'archive' ? due.at.toISOString() : due?.event;
    };
    expect(archiveOf(voided, examplePass())).toBe('2027-03-12T03:00:00.000Z');
    expect(archiveOf(voided, examplePass({}, { storedStatus: 'redeemed' }))).toBe('2027-03-12T03:00:00.000Z');
    expect(archiveOf(valid, examplePass({}, { storedStatus: 'redeemed' }))).toBe('2027-03-10T10:00:00.000Z');
    expect(archiveOf(valid, examplePass())).toBe('expiry');
  });

  test('that has let a pass expire before is neither forgotten nor published again', () => {
    const expired = expiredPass(valid, examplePass(), afterExpiry, 'job') ?? examplePass();
    const whileVoid = withDue(voided, expired);
    const again = withDue(valid, whileVoid);
    expect(again).toEqual(expired);
    const changes = [
      [expired, whileVoid],
      [whileVoid, again],
    ] as const;
    for (const [before, after] of changes)
      expect(eventsOf({ kind: 'pass', id: 'id', before, after } as Parameters<typeof eventsOf>[0])).toEqual([]);
  });
});

describe('an update of a void pass', () => {
  test('changes its own status, which it has when the passes are valid again', () => {
    const redeemed = update(examplePass(), { 'pass-status': 'redeemed' });
    expect(passAt(voided, redeemed, duringDay).status).toBe('voided');
    expect(passAt(valid, redeemed, duringDay).status).toBe('redeemed');
    expect(redeemed.lastNotification).toBeUndefined();
  });

  test('does not record an expiry', () => {
    const moved = update(examplePass(), { 'pass-data': { 'seat-number': '1A' } }, afterExpiry);
    expect(moved).toMatchObject({ version: 2, expiryNotedUtc: undefined });
  });

  test('to active is refused after its expiration all the same', () => {
    const pass = examplePass({}, { storedStatus: 'redeemed' });
    expect(() => update(pass, { 'pass-status': 'active' }, afterExpiry)).toThrow('The pass has expired');
  });
});

describe('passengers', () => {
  const textOf = (before: typeof valid, fields: object) => {
    const after = { ...before, fields: { ...before.fields, ...fields }, version: 3, updatedAtUtc: now.toISOString() };
    return notifyingTemplate(before, after).lastNotification?.text;
  };

  test('are notified that their passes are void, or that the flight is cancelled where one update says both', () => {
    expect(textOf(valid, { 'void-passes': true })).toBe('This boarding pass is no longer valid');
    expect(textOf(valid, { 'void-passes': true, 'flight-status': 'cancelled' })).toBe('LH2724 at 17:35 is cancelled');
  });

  test('are notified in general words that they are valid again, as not every pass is', () => {
    expect(textOf(voided, { 'void-passes': false })).toBe('Your boarding pass has been updated');
    expect(textOf(voided, { 'void-passes': undefined, 'flight-status': 'scheduled' })).toBe('On time: departs 17:35');
  });

  test('see the status in place of the information', () => {
    const { messages } = boardingPassOf(voided, passAt(voided, examplePass(), duringDay));
    expect(messages.find(({ field }) => field === 'info-module')).toMatchObject({ html: 'Voided' });
  });
});
