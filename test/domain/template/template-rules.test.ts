import { type LinkType, linkValueProblem } from '../../../lambdas/domain/fields/link-value.ts';
import { templateWarnings } from '../../../lambdas/domain/shown/template-warnings.ts';
import { newTemplateOrBrand } from '../../../lambdas/domain/template/template-request.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { exampleRequest, exampleTemplate } from '../../helpers/examples.ts';

/** Problems of the example with these changes at top level. */
function problems(changes: Record<string, unknown>): string[] {
  const { action: _action, ...request } = exampleRequest('create-pass-template');
  const text = JSON.stringify(request, (name, value) => (name in changes ? undefined : value));
  const { error } = newTemplateOrBrand.safeParse({ ...JSON.parse(text), ...changes });
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
}

const needsDuration =
  'auto-expire-number-days or auto-expire-number-hours must be given, and more than 0, with expiration-setting auto';
const needsZone = 'auto-expire-timezone is required with expiration-setting auto';
const zone = { 'auto-expire-timezone': 'Europe/Berlin' };

test.each([
  ['days', { 'auto-expire-number-days': '2', ...zone }, []],
  ['hours', { 'auto-expire-number-hours': 48, ...zone }, []],
  ['both', { 'auto-expire-number-days': '0', 'auto-expire-number-hours': 48, ...zone }, []],
  ['neither', zone, [needsDuration]],
  ['nothing', { 'auto-expire-number-days': 0, 'auto-expire-number-hours': '0', ...zone }, [needsDuration]],
  ['no timezone', { 'auto-expire-number-days': 2 }, [needsZone]],
  ['nothing at all', {}, [needsDuration, needsZone]],
  ['an empty timezone', { 'auto-expire-number-days': 2, 'auto-expire-timezone': '' }, [needsZone]],
])('expiration-setting auto with %s', (_title, fields, expected) => {
  expect(problems({ 'expiration-setting': 'auto', ...fields })).toEqual(expected);
});

test('a rule between fields fails together with fields that are invalid by themselves', () => {
  const found = problems({
    'expiration-setting': 'auto',
    'auto-expire-number-days': 2,
    'seat-number': 7,
    link1: 'not a number',
    surprise: 1,
  });
  expect(found.sort()).toEqual(
    [
      'seat-number must be text',
      'link1 must be a phone number: digits, with or without a leading +',
      'undefined Unrecognized key: "surprise"',
      needsZone,
    ].sort(),
  );
});

test('a rule says nothing of a field that is invalid by itself', () => {
  expect(problems({ 'expiration-setting': 'auto', 'auto-expire-number-hours': 'x', ...zone })).toEqual([
    'auto-expire-number-hours must be a whole number',
  ]);
  expect(problems({ 'link1-type': 'fax', link1: 'call me' })).toEqual([
    'link1-type must be email, geo-location, map-link, phone or web-link',
  ]);
});

test.each<[LinkType | undefined, string, boolean]>([
  ['email', 'desk@example.com', true],
  ['email', 'mailto:desk@example.com', false],
  ['phone', '+498912345678', true],
  ['phone', '112', true],
  ['phone', 'tel:112', false],
  ['phone', '+49 89 1234', false],
  ['geo-location', '48.353783,11.786086', true],
  ['geo-location', 'geo:48.353783,-11.786086', true],
  ['geo-location', '-90,180', true],
  ['geo-location', '91,11', false],
  ['geo-location', '48,181', false],
  ['geo-location', '48.353783', false],
  ['geo-location', 'Munich', false],
  ['map-link', 'https://maps.example.com/?q=MUC', true],
  ['map-link', 'geo:48,11', false],
  ['web-link', 'https://www.example.com/', true],
  ['web-link', 'http://www.example.com/', false],
  ['web-link', 'javascript:alert(1)', false],
  [undefined, 'https://www.example.com/', true],
  [undefined, '+498912345678', false],
])('a link of type %s may be %s: %s', (type, value, isRight) => {
  expect(linkValueProblem(value, type) === undefined).toBe(isRight);
});

test.each<[string, Partial<TemplateFields>, string[]]>([
  ['nothing', {}, []],
  ['an expiry-date', { 'no-expiration': true }, ['expiry-date is ignored, as no-expiration is true.']],
  [
    'auto-expiry',
    { 'no-expiration': true, 'expiry-date': undefined, 'expiration-setting': 'auto' },
    ['expiration-setting auto is ignored, as no-expiration is true.'],
  ],
  [
    'a reason without a status',
    { 'flight-status-reason': 'Thunderstorms' },
    ['flight-status-reason is not shown without flight-status.'],
  ],
  [
    'a code of a reason without a status',
    { 'flight-status-reason-code': 'weather' },
    ['flight-status-reason-code is not shown without flight-status.'],
  ],
  ['a reason with a status', { 'flight-status-reason': 'Thunderstorms', 'flight-status': 'delayed' }, []],
  [
    'an archive time without a duration',
    { 'never-installed-archive-timestamp': '2027-03-18T00:00:00', 'never-installed-ttl': undefined },
    ['never-installed-archive-timestamp is ignored without never-installed-ttl.'],
  ],
  ['an archive time with a duration', { 'never-installed-archive-timestamp': '2027-03-18T00:00:00' }, []],
])('a template that says %s in vain is accepted with a warning', (_title, fields, expected) => {
  expect(templateWarnings(exampleTemplate(fields)).map(({ text }) => text)).toEqual(expected);
});
