import { Temporal } from 'temporal-polyfill';
import { nextDue, withDue } from '../../../lambdas/domain/pass/due.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

/** A template without any setting of time, for a pass made on 2027-03-10 at 08:00Z. */
const plain: Partial<TemplateFields> = {
  'no-expiration': true,
  'expiration-setting': undefined,
  'expiry-date': undefined,
  'expiry-timezone': undefined,
  'never-installed-ttl': undefined,
  'never-installed-archive-timestamp': undefined,
  'expired-pass-ttl': undefined,
  'redeemed-pass-ttl': undefined,
  'voided-pass-ttl': undefined,
  'relevance-date-timezone': 'Europe/Berlin',
};
const ownNone = { 'expiration-timestamp': undefined, 'expiration-timezone': undefined };
const installed = { firstInstalledAtUtc: '2027-03-11T10:00:00Z' };
const due = (template: Partial<TemplateFields>, more: Partial<Pass> = {}, own: Partial<Pass['fields']> = ownNone) =>
  nextDue(exampleTemplate({ ...plain, ...template }), examplePass(own, more));

const expiring = { 'no-expiration': false, 'expiry-date': '2027-03-16T03:00:00' };
const fading = { 'never-installed-ttl': 48 };
const ttls = { 'expired-pass-ttl': 1, 'redeemed-pass-ttl': 2, 'voided-pass-ttl': 3 };
const since = { storedStatusSinceUtc: '2027-03-12T12:00:00.000Z' };
const byTimestamp = { 'never-installed-ttl': 48, 'never-installed-archive-timestamp': '2027-03-11T09:00:00' };

test.each<[string, ReturnType<typeof due>, string | undefined]>([
  ['nothing, where nothing is set', due({}), undefined],
  ['the expiry of an active pass', due(expiring), 'expiry 2027-03-16T02:00:00.000Z'],
  ['no expiry of a redeemed pass', due(expiring, { storedStatus: 'redeemed' }), undefined],
  ['the archive of a pass not installed in 48 hours', due(fading), 'archive 2027-03-12T08:00:00.000Z'],
  ['the earlier of both', due({ ...expiring, ...fading }), 'archive 2027-03-12T08:00:00.000Z'],
  [
    'the expiry of one that is installed',
    due({ ...expiring, ...fading }, installed),
    'expiry 2027-03-16T02:00:00.000Z',
  ],
  ['the timestamp that is earlier than the hours', due(byTimestamp), 'archive 2027-03-11T08:00:00.000Z'],
  [
    'the hours that are earlier than the timestamp',
    due({ ...byTimestamp, 'never-installed-ttl': 3 }),
    'archive 2027-03-10T11:00:00.000Z',
  ],
  ['no timestamp without hours', due({ ...byTimestamp, 'never-installed-ttl': undefined }), undefined],
  [
    'the hours, where the timestamp had passed when the pass was made',
    due({ ...byTimestamp, 'never-installed-archive-timestamp': '2027-03-10T09:00:00' }),
    'archive 2027-03-12T08:00:00.000Z',
  ],
  [
    'the archive of an expired pass',
    due(ttls, { storedStatus: 'expired', ...since }),
    'archive 2027-03-12T13:00:00.000Z',
  ],
  [
    'the archive of a redeemed pass',
    due(ttls, { storedStatus: 'redeemed', ...since }),
    'archive 2027-03-12T14:00:00.000Z',
  ],
  ['the archive of a voided pass', due(ttls, { storedStatus: 'voided', ...since }), 'archive 2027-03-12T15:00:00.000Z'],
  ['no archive of an active pass by its status', due(ttls, since), undefined],
  [
    'the archive of a voided pass that was never installed',
    due({ ...ttls, 'never-installed-ttl': 50 }, { storedStatus: 'voided', ...since }),
    'archive 2027-03-12T10:00:00.000Z',
  ],
  [
    'the expiry before an archive of the same instant',
    due({ ...expiring, 'expiry-date': '2027-03-12T09:00:00', ...fading }),
    'expiry 2027-03-12T08:00:00.000Z',
  ],
  [
    'the making of a pass that had expired before',
    due({ ...expiring, 'expiry-date': '2027-01-01T00:00:00' }),
    'expiry 2027-03-10T08:00:00.000Z',
  ],
  [
    'nothing beyond the year 9999, which would sort before today',
    due({ 'expired-pass-ttl': 87_600 }, { storedStatus: 'expired', storedStatusSinceUtc: '9999-01-01T00:00:00.000Z' }),
    undefined,
  ],
])('next is %s', (_title, found, expected) => {
  expect(found && `${found.event} ${found.at.toISOString()}`).toBe(expected);
});

test('the due time goes to the record with the pass, and leaves it when nothing is to come', () => {
  const pass = examplePass(ownNone, { dueAtUtc: '2027-01-01T00:00:00.000Z' });
  expect(withDue(exampleTemplate({ ...plain, ...expiring }), pass).dueAtUtc).toBe('2027-03-16T02:00:00.000Z');
  expect(withDue(exampleTemplate(plain), pass).dueAtUtc).toBeUndefined();
});

test.each([
  ['of the origin', undefined],
  ['of relevance-date-timezone where the origin is unknown', {}],
])('the archive timestamp is read in the zone %s, as Temporal reads it, also when clocks change', (_zone, airports) => {
  const local = ['2027-03-14T02:30:00', '2027-03-28T02:30:00', '2027-10-31T02:30:00', '2027-11-07T01:30:00'];
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']) {
    const origin = { code: 'XXX', name: 'Somewhere', city: 'Somewhere', timeZone: zone };
    for (const timestamp of local) {
      const template = {
        ...plain,
        'never-installed-ttl': 87_600,
        'never-installed-archive-timestamp': timestamp,
        'relevance-date-timezone': airports ? zone : 'Pacific/Honolulu',
      };
      const { epochMilliseconds } = Temporal.PlainDateTime.from(timestamp).toZonedDateTime(zone);
      const { at } =
        nextDue(exampleTemplate(template, { airports: airports ?? { origin } }), examplePass(ownNone)) ?? {};
      expect(at?.getTime()).toBe(epochMilliseconds);
    }
  }
});
