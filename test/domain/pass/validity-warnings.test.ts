import { expirationWarnings } from '../../../lambdas/domain/pass/validity-warnings.ts';
import { templateWarnings } from '../../../lambdas/domain/shown/template-warnings.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

type Changes = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

const day = (time: string, date = '2027-03-15') => `${date}T${time}:00`;
/** Departure 17:35, boarding 17:05, relevance 14:05, gate closing 17:25, expiry 3:00 of the next day, all in Berlin. */
const flight = (changes: Changes = {}) => exampleTemplate(changes as Partial<TemplateFields>);
const ofPass = (expiration: string | undefined, changes: Changes = {}) =>
  expirationWarnings(flight(changes), { 'expiration-timestamp': expiration }).map(({ text }) => text);

const before = 'is before the departure, 2027-03-15T17:35:00+01:00: passes are void before the flight leaves.';

test.each<[string, Changes, string[]]>([
  [
    'an expiry before the departure',
    { 'expiry-date': day('10:00') },
    [`expiry-date 2027-03-15T10:00:00+01:00 in Europe/Berlin ${before}`],
  ],
  [
    'one in a zone that was mixed up',
    { 'expiry-date': day('18:00'), 'expiry-timezone': 'Asia/Tokyo' },
    [`expiry-date 2027-03-15T18:00:00+09:00 in Asia/Tokyo ${before}`],
  ],
  [
    'one for passes that nobody installs',
    { 'expiry-date': day('10:00'), 'expiration-setting': 'auto' },
    [`expiry-date 2027-03-15T10:00:00+01:00 in Europe/Berlin ${before}`],
  ],
  ['an expiry as the flight leaves', { 'expiry-date': day('17:35') }, []],
  [
    'relevance after the departure',
    { 'relevance-date-time': day('17:36') },
    [expect.stringContaining('relevance-date-time 2027-03-15T17:36:00+01:00 in Europe/Berlin is after the departure')],
  ],
  ['relevance a day before', { 'relevance-date-time': day('17:35', '2027-03-14') }, []],
  [
    'relevance earlier than that',
    { 'relevance-date-time': day('17:34', '2027-03-14') },
    [expect.stringContaining('is more than 24 hours before the departure')],
  ],
  [
    'a gate that closes after the departure',
    { 'gate-closing-time': day('18:25') },
    ['gate-closing-time 2027-03-15T18:25:00 is after departure-time 2027-03-15T17:35:00.'],
  ],
  [
    'a gate that closes as boarding begins',
    { 'gate-closing-time': day('17:05') },
    ['gate-closing-time 2027-03-15T17:05:00 is not after boarding-time 2027-03-15T17:05:00.'],
  ],
])('a template is warned of a time that contradicts its flight: %s', (_title, changes, texts) => {
  const warned = templateWarnings(flight(changes)).filter(({ field }) => /^(expiry|relevance|gate)/.test(field));
  expect(warned.map(({ text }) => text)).toEqual(texts);
});

test.each<[string, string | undefined, Changes, string[]]>([
  [
    'an offset is not heeded: the text has the instant that is',
    '2027-03-15T16:00:00Z',
    {},
    [
      'expiration-timestamp is read as 2027-03-15T16:00:00Z, whatever its offset; that is before the departure, 2027-03-15T17:35:00+01:00: the pass is void before its flight leaves.',
    ],
  ],
  ['an expiration as the flight leaves', '2027-03-15T16:35:00Z', {}, []],
  [
    'one that a delay has overtaken',
    '2027-03-15T16:35:00Z',
    { 'estimated-departure-time': day('17:36') },
    [expect.any(String)],
  ],
  [
    'the template’s expiry, where the pass has none',
    undefined,
    { 'expiry-date': day('10:00') },
    [`expiry-date 2027-03-15T10:00:00+01:00 in Europe/Berlin ${before}`],
  ],
  ['its own in place of the template’s', '2027-03-16T16:35:00Z', { 'expiry-date': day('10:00') }, []],
  ['no expiration at all', undefined, { 'expiry-date': day('10:00'), 'no-expiration': true }, []],
])('a pass is warned of an expiration before its departure: %s', (_title, expiration, changes, texts) => {
  expect(ofPass(expiration, changes)).toEqual(texts);
});
