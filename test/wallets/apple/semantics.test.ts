import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { badgeTags } from '../../../lambdas/wallets/apple/badges.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';
import { images, settings } from '../../helpers/pkpass-input.ts';
import { transatlantic } from '../../helpers/transatlantic.ts';

const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };

const passJsonFor = (template: Template, fields: Partial<Pass['fields']> = {}) =>
  // The phone's view after JSON.
  JSON.parse(
    JSON.stringify(
      passJsonOf({ boardingPass: boardingPassOf(template, shownExamplePass(fields)), settings, images, certificate }),
    ),
  );
const tags = (template: Partial<TemplateFields> = {}, pass: Partial<Pass['fields']> = {}) =>
  passJsonFor(exampleTemplate(template), pass).semantics;

/** Source: Apple, Creating an airline boarding pass using semantic tags; the last two from Apple's pass builder. */
const required = [
  ...['airlineCode', 'flightNumber', 'passengerName'],
  ...['departureAirportCode', 'departureCityName', 'departureLocationTimeZone'],
  ...['destinationAirportCode', 'destinationCityName', 'destinationLocationTimeZone'],
  ...['originalBoardingDate', 'originalDepartureDate', 'originalArrivalDate'],
  ...['departureAirportTimeZone', 'destinationAirportTimeZone'],
];

test('a complete pass requests the design of iOS 26, with the classic one behind it', () => {
  const json = passJsonFor(exampleTemplate());
  expect(json.preferredStyleSchemes).toEqual(['semanticBoardingPass', 'boardingPass']);
  expect(Object.keys(json.semantics)).toEqual(expect.arrayContaining(required));
  expect(json.boardingPass.primaryFields.map(({ value }: { value: string }) => value)).toEqual(['MUC', 'BER']);
});

test('the tags of the example say what its fields say', () => {
  expect(tags()).toEqual({
    airlineCode: 'LH',
    flightNumber: 2724,
    flightCode: 'LH2724',
    transitProvider: 'Lufthansa',
    departureAirportCode: 'MUC',
    departureAirportName: 'Munich',
    departureCityName: 'Munich',
    departureLocationTimeZone: 'Europe/Berlin',
    departureAirportTimeZone: 'Europe/Berlin',
    departureLocation: { latitude: 48.3538, longitude: 11.7861 },
    departureGate: 'G20',
    departureTerminal: '2',
    destinationAirportCode: 'BER',
    destinationAirportName: 'Berlin',
    destinationCityName: 'Berlin',
    destinationLocationTimeZone: 'Europe/Berlin',
    destinationAirportTimeZone: 'Europe/Berlin',
    destinationLocation: { latitude: 52.3621, longitude: 13.5017 },
    destinationGate: 'A7',
    destinationTerminal: '1',
    originalBoardingDate: '2027-03-15T17:05:00+01:00',
    originalDepartureDate: '2027-03-15T17:35:00+01:00',
    originalArrivalDate: '2027-03-15T18:45:00+01:00',
    passengerName: { givenName: 'Erika', familyName: 'Mustermann' },
    seats: [{ seatRow: '12', seatNumber: 'C' }],
    boardingGroup: '2',
    boardingSequenceNumber: '042',
    confirmationNumber: 'ABC123',
    membershipProgramNumber: 'MM 992009999',
    ticketFareClass: 'Economy',
  });
});

test('an airport without a label has its own name', () => {
  const { departureAirportName, destinationAirportName } = tags({ 'origin-airport-label': undefined });
  expect([departureAirportName, destinationAirportName]).toEqual(['Munich International Airport', 'Berlin']);
});

test('each end of a flight across the Atlantic has its own zone', () => {
  expect(passJsonFor(transatlantic()).semantics).toMatchObject({
    departureLocationTimeZone: 'Europe/Berlin',
    destinationLocationTimeZone: 'America/New_York',
    originalDepartureDate: '2027-03-15T17:35:00+01:00',
    originalArrivalDate: '2027-03-15T20:45:00-04:00',
  });
});

test.each<[string, Partial<TemplateFields>, object]>([
  ['without an estimate nothing is said of punctuality', {}, {}],
  ['an estimate as planned', { 'estimated-departure-time': '2027-03-15T17:35:00' }, { transitStatus: 'On Time' }],
  [
    'a later one',
    { 'estimated-departure-time': '2027-03-15T18:20:00', 'estimated-arrival-time': '2027-03-15T19:30:00' },
    {
      transitStatus: 'Delayed',
      currentDepartureDate: '2027-03-15T18:20:00+01:00',
      currentArrivalDate: '2027-03-15T19:30:00+01:00',
    },
  ],
  [
    'an earlier one',
    { 'estimated-departure-time': '2027-03-15T17:30:00' },
    { currentDepartureDate: '2027-03-15T17:30:00+01:00' },
  ],
])('what has become of the plan: %s', (_, fields, expected) => {
  const { transitStatus, currentDepartureDate, currentArrivalDate } = tags(fields);
  expect({ transitStatus, currentDepartureDate, currentArrivalDate }).toEqual(expected);
});

test('gates and terminals go without the words, which Wallet writes itself', () => {
  expect(tags({ 'origin-gate': 'Gate G20', 'origin-terminal': 'TERMINAL 2', 'arrival-gate': 'Gate' })).toMatchObject({
    departureGate: 'G20',
    departureTerminal: '2',
  });
  expect(tags({ 'arrival-gate': 'Gate' })).not.toHaveProperty('destinationGate');
});

test.each([
  ['12C', { seatRow: '12', seatNumber: 'C' }],
  ['002a', { seatRow: '2', seatNumber: 'a' }],
  ['INF', { seatNumber: 'INF' }],
  ['12', { seatNumber: '12' }],
])('seat %s', (seat, expected) => expect(tags({}, { 'seat-number': seat }).seats).toEqual([expected]));

test('a flight number has no zeros in front, as it is a number', () => {
  expect(tags({ 'flight-number': '0815' })).toMatchObject({ flightNumber: 815, flightCode: 'LH0815' });
});

test('airports whose place is in doubt have none', () => {
  const { airports } = exampleTemplate();
  const origin = airports?.origin && { ...airports.origin, latitude: undefined, longitude: undefined };
  const { semantics } = passJsonFor(exampleTemplate({}, { airports: { ...airports, origin } }));
  expect(semantics).not.toHaveProperty('departureLocation');
  expect(semantics).toHaveProperty('destinationLocation');
});

test.each<[string, Template]>([
  ['with an unknown airport', exampleTemplate({}, { airports: { origin: exampleTemplate().airports?.origin } })],
  ['older than the airports', exampleTemplate({}, { airports: undefined })],
  ['without an arrival time', exampleTemplate({ 'arrival-time': undefined })],
  ['with a flight number that has letters', exampleTemplate({ 'flight-number': '12A' })],
  ['with a label that is no airline code', exampleTemplate({ 'flight-number-label': 'Flight' })],
])('a template %s keeps the classic design', (_, template) => {
  const json = passJsonFor(template);
  expect(json).not.toHaveProperty('preferredStyleSchemes');
  expect(json).not.toHaveProperty('semantics');
  expect(json.boardingPass.primaryFields).toHaveLength(2);
});

test('a pass without badges has none of their tags: its file is that of a service that does not know them', () => {
  const pass = boardingPassOf(exampleTemplate(), shownExamplePass({ 'passenger-kind': 'confirmed' }));
  expect(badgeTags(pass)).toEqual({});
});
