import { expirationWarnings } from '../../../lambdas/domain/pass/validity-warnings.ts';
import { templateWarnings } from '../../../lambdas/domain/shown/template-warnings.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

type Changes = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

const day = (time: string, date = '2027-03-15') => `${date}T${time}:00`;
/** Departure 17:35, boarding 17:05, relevance 14:05, gate closing 17:25, expiry 3:00 of the next day, all in Berlin. */
const flight = (changes: Changes) => exampleTemplate(changes as Partial<TemplateFields>);

const leaves = '2027-03-15T17:35:00+01:00';
const expiry = (text: string) => `expiry-date 2027-03-15T${text} is before the departure, ${leaves}: passes are void`;
const relevance = (text: string) => `relevance-date-time ${text} the departure, ${leaves}: the pass comes`;

test.each<[string, Changes, ...string[]]>([
  ['an expiry before the departure', { 'expiry-date': day('10:00') }, expiry('10:00:00+01:00 in Europe/Berlin')],
  [
    'zones mixed up',
    { 'expiry-date': day('18:00'), 'expiry-timezone': 'Asia/Tokyo' },
    expiry('18:00:00+09:00 in Asia/Tokyo'),
  ],
  [
    'one until the install',
    { 'expiry-date': day('10:00'), 'expiration-setting': 'auto' },
    expiry('10:00:00+01:00 in Europe/Berlin'),
  ],
  ['not of an expiry as the flight leaves', { 'expiry-date': day('17:35') }],
  [
    'not of a cancelled flight',
    { 'expiry-date': day('10:00'), 'relevance-date-time': day('17:36'), 'flight-status': 'cancelled' },
  ],
  ['not of one whose passes are void', { 'expiry-date': day('10:00'), 'void-passes': true }],
  [
    'relevance after it',
    { 'relevance-date-time': day('17:36') },
    relevance('2027-03-15T17:36:00+01:00 in Europe/Berlin is after'),
  ],
  ['not of relevance a day before', { 'relevance-date-time': day('17:35', '2027-03-14') }],
  [
    'relevance earlier than that',
    { 'relevance-date-time': day('17:34', '2027-03-14') },
    'is more than 24 hours before',
  ],
  [
    'a gate that closes after it',
    { 'gate-closing-time': day('18:25') },
    'T18:25:00 is after departure-time 2027-03-15T17:35:00.',
  ],
  [
    'a gate that closes as boarding begins',
    { 'gate-closing-time': day('17:05') },
    'T17:05:00 is not after boarding-time',
  ],
])('a template is warned of a time that contradicts its flight: %s', (_title, changes, ...texts) => {
  const warned = templateWarnings(flight(changes)).filter(({ field }) => /^(expiry|relevance|gate)/.test(field));
  expect(warned.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringContaining(text)));
});

const read = `expiration-timestamp is read as 2027-03-15T16:00:00Z, whatever its offset; that is before the departure, ${leaves}: the pass is void before its flight leaves.`;

test.each<[string, string | undefined, Changes, ...string[]]>([
  ['with the instant that was read', '2027-03-15T16:00:00Z', {}, read],
  ['not as the flight leaves', '2027-03-15T16:35:00Z', {}],
  ['also by a delay', '2027-03-15T16:35:00Z', { 'estimated-departure-time': day('17:36') }, 'is before'],
  [
    'the template’s, if it has none',
    undefined,
    { 'expiry-date': day('10:00') },
    expiry('10:00:00+01:00 in Europe/Berlin'),
  ],
  ['not the template’s, if it has one', '2027-03-16T16:35:00Z', { 'expiry-date': day('10:00') }],
  ['not without expiration', undefined, { 'expiry-date': day('10:00'), 'no-expiration': true }],
])('a pass is warned of an expiration before its departure: %s', (_title, expiration, changes, ...texts) => {
  const warned = expirationWarnings(flight(changes), { 'expiration-timestamp': expiration });
  expect(warned.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringContaining(text)));
});
