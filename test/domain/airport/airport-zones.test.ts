import { airportZonesOf } from '../../../lambdas/domain/airport/airport.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { passDataOf } from '../../../lambdas/domain/shown/shown-data.ts';
import { templateWarnings } from '../../../lambdas/domain/shown/template-warnings.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';
import { images, settings } from '../../helpers/pkpass-input.ts';
import { transatlantic } from '../../helpers/transatlantic.ts';

const estimates = {
  'estimated-boarding-time': '2027-03-15T17:25:00',
  'gate-closing-time': '2027-03-15T17:45:00',
  'estimated-departure-time': '2027-03-15T17:55:00',
  'estimated-arrival-time': '2027-03-15T21:05:00',
};
const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };

function datesOf(template: ReturnType<typeof exampleTemplate>): Record<string, string> {
  const boardingPass = boardingPassOf(template, shownExamplePass());
  const { boardingPass: rows, relevantDate } = passJsonOf({ boardingPass, settings, images, certificate });
  const dates = [...rows.auxiliaryFields, ...rows.backFields].filter(({ dateStyle }) => dateStyle);
  return { relevantDate, ...Object.fromEntries(dates.map(({ key, value }) => [key, value])) };
}

test('times up to the departure are in the zone of the origin, those of the arrival in that of the destination', () => {
  expect(datesOf(transatlantic(estimates))).toEqual({
    relevantDate: '2027-03-15T14:05:00+01:00',
    boarding: '2027-03-15T17:25:00+01:00',
    closing: '2027-03-15T17:45:00+01:00',
    date: '2027-03-15T17:55:00+01:00',
    departure: '2027-03-15T17:55:00+01:00',
    'scheduled-departure': '2027-03-15T17:35:00+01:00',
    arrival: '2027-03-15T21:05:00-04:00',
    'scheduled-arrival': '2027-03-15T20:45:00-04:00',
  });
});

test('relevance-date-timezone gives the relevance date its zone, and no airport that is known', () => {
  const dates = datesOf(transatlantic({ 'relevance-date-timezone': 'America/Los_Angeles' }));
  expect(dates).toMatchObject({
    relevantDate: '2027-03-15T14:05:00-07:00',
    boarding: '2027-03-15T17:05:00+01:00',
    arrival: '2027-03-15T20:45:00-04:00',
  });
});

test.each([
  ['an unknown airport', exampleTemplate({ 'relevance-date-timezone': 'Asia/Tokyo' }, { airports: {} })],
  [
    'a template older than the airports',
    exampleTemplate({ 'relevance-date-timezone': 'Asia/Tokyo' }, { airports: undefined }),
  ],
])('the zone of %s is relevance-date-timezone', (_, template) => {
  expect(airportZonesOf(template.fields, template.airports)).toEqual({
    origin: 'Asia/Tokyo',
    destination: 'Asia/Tokyo',
  });
  expect(datesOf(template)).toMatchObject({
    boarding: '2027-03-15T17:05:00+09:00',
    arrival: '2027-03-15T18:45:00+09:00',
  });
});

test('getpassdata shows local times as they were given, whatever the zone', () => {
  expect(passDataOf(transatlantic(), shownExamplePass())).toMatchObject({
    'boarding-date-time': 'March 15, 2027 5:05 PM',
    'scheduled-arrival-time': 'March 15, 2027 8:45 PM',
  });
});

describe('a template is warned of', () => {
  const textsOf = (...template: Parameters<typeof templateWarnings>) =>
    templateWarnings(...template).map(({ text }) => text);
  const warnings = (fields: Partial<TemplateFields>, more = {}) => textsOf(exampleTemplate(fields, more));
  const classic = (missing: string) => `Wallet A shows its classic design, as ${missing}.`;

  test('nothing, as long as all is known and the zones agree', () => {
    expect(warnings({})).toEqual([]);
    expect(textsOf(transatlantic())).toEqual([]);
    // Europe/Paris has the same clocks.
    expect(warnings({ 'relevance-date-timezone': 'Europe/Paris' })).toEqual([]);
  });

  test('a relevance-date-timezone that is not the time of the origin', () => {
    expect(warnings({ 'relevance-date-timezone': 'Europe/London' })).toEqual([
      'relevance-date-timezone Europe/London is not the time of MUC: its local times are read in Europe/Berlin.',
    ]);
  });

  test('airports that are unknown, and that the new design of Apple Wallet needs them', () => {
    expect(
      warnings({ 'origin-airport': 'QQQ' }, { airports: { destination: exampleTemplate().airports?.destination } }),
    ).toEqual([
      'origin-airport QQQ is unknown: its local times are read in relevance-date-timezone.',
      classic('origin-airport is unknown'),
    ]);
  });

  test.each<[Partial<TemplateFields>, ...string[]]>([
    [{ 'arrival-time': undefined }, 'arrival-time is missing'],
    [{ 'flight-number': '12A' }, 'flight-number is not a number'],
    [{ 'flight-number': '000' }, 'flight-number is not a number'],
    [{ 'flight-number-label': 'DLH' }, 'flight-number-label is not a two-character airline code'],
    [{ 'flight-number-label': '12' }, 'flight-number-label is not a two-character airline code'],
    [
      { 'flight-number-label': 'Flight', 'arrival-time': undefined },
      'flight-number-label is not a two-character airline code',
      'arrival-time is missing',
    ],
  ])('what the new design of Apple Wallet lacks: %j', (fields, ...missing) => {
    expect(warnings(fields)).toEqual(missing.map(classic));
  });

  const times = (departure: string, arrival: string) => ({ 'departure-time': departure, 'arrival-time': arrival });
  test.each([
    ['not after', times('2027-03-15T17:35:00', '2027-03-15T17:35:00')],
    ['not after', times('2027-03-15T17:35:00', '2027-03-14T18:45:00')],
    ['more than 24 hours after', times('2027-03-15T17:35:00', '2027-03-16T17:35:01')],
    // Clocks go forward in between: 25 hours of the calendar are 24 of time.
    [undefined, times('2027-03-27T17:35:00', '2027-03-28T18:35:00')],
    ['more than 24 hours after', times('2027-03-27T17:35:00', '2027-03-28T18:36:00')],
  ])('an arrival that is %s the departure, as instants: %j', (problem, fields) => {
    const { 'departure-time': departure, 'arrival-time': arrival } = fields;
    const text = `arrival-time ${arrival} in Europe/Berlin is ${problem} departure-time ${departure} in Europe/Berlin.`;
    const ofArrival = warnings(fields).filter((each) => each.startsWith('arrival'));
    expect(ofArrival).toEqual(problem === undefined ? [] : [text]);
  });

  test('but not of a flight to the west that arrives earlier by its clocks than it left', () => {
    const westwards = transatlantic({ 'departure-time': '2027-03-15T17:35:00', 'arrival-time': '2027-03-15T17:30:00' });
    expect(textsOf(westwards)).toEqual([]);
  });

  test('in an update, only of what the update names', () => {
    const template = exampleTemplate(
      { 'origin-airport': 'QQQ', 'arrival-time': undefined, 'no-expiration': true },
      { airports: { destination: exampleTemplate().airports?.destination } },
    );
    const touching = (...names: string[]) => textsOf(template, new Set(names));
    expect(touching('origin-gate')).toEqual([]);
    expect(touching('relevance-date-timezone')).toEqual([]);
    expect(touching('origin-airport')).toEqual([
      'origin-airport QQQ is unknown: its local times are read in relevance-date-timezone.',
      classic('origin-airport is unknown'),
    ]);
    expect(touching('arrival-time')).toEqual([classic('arrival-time is missing')]);
    expect(touching('no-expiration')).toEqual(['expiry-date is ignored, as no-expiration is true.']);
  });
});
