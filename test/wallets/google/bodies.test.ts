import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { facts } from '../../../lambdas/domain/shown/facts.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../../lambdas/wallets/google/flight-object.ts';
import { textModule } from '../../../lambdas/wallets/google/modules.ts';
import { examplePass, exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { schemaProblems } from '../../helpers/walletobjects-schema.ts';
import { minimalPass, minimalTemplate } from './minimal.ts';

const issuerId = '3388000000000000001';
const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };

/** The body in JSON, without absent fields. */
const sent = <Body>(body: Body) => JSON.parse(JSON.stringify(body)) as Body;
const classOf = (template: Template) =>
  sent(flightClassOf(issuerId, flightClassInput(services, template, [inEnglish])));
const objectOf = (template: Template, pass: Pass) =>
  sent(flightObjectOf(issuerId, flightObjectInput(services, template, pass, [inEnglish])));

const ref = (sha256: string) => ({ sha256, bytes: 1, width: 1, height: 1 });
const images = {
  'carrier-airline-logo-walletb': ref('logo'),
  'carrier-alliance-logo': ref('alliance'),
  'strip-image': ref('strip'),
};
const location = { latitude: 48.35, longitude: 11.78 };
const largest = {
  template: exampleTemplate(
    {
      'carrier-airline-name': 'W'.repeat(60),
      'flight-number': '123D',
      'boarding-door': 'Back',
      'estimated-departure-time': '2027-03-15T17:55:00',
      'estimated-arrival-time': '2027-03-15T19:05:00',
      'disable-screenshot': true,
      'disable-pass-sharing': true,
      'link1-type': 'geo-location',
      link1: '48.35,11.78',
      'info-module': 'On time <a href="https://www.example.com/?a=1&amp;b=2">Live</a>',
    },
    { images, lastNotification: { text: 'Gate: G21', atUtc: now.toISOString() } },
  ),
  pass: examplePass(
    {
      'frequent-flyer-program-name': 'Miles & More',
      'additional-image': 'https://images.example.com/own.png',
      'relevant-locations': Array.from({ length: 10 }, (_, place) => ({ key: `relevant-${place + 1}`, ...location })),
    },
    { stripImage: ref('own-strip'), lastNotification: { text: 'Seat: 3D', atUtc: now.toISOString() } },
  ),
};

describe('bodies by Google’s own description of its API', () => {
  test.each([
    ['the examples', exampleTemplate({}, { images }), examplePass()],
    ['the least', minimalTemplate(), minimalPass()],
    ['the most', largest.template, largest.pass],
  ])('%s', (_title, template, pass) => {
    expect(schemaProblems('FlightClass', classOf(template))).toEqual([]);
    expect(schemaProblems('FlightObject', objectOf(template, pass))).toEqual([]);
  });

  test('the judge sees unknown and deprecated fields, wrong types and values', () => {
    const wrong = { id: 1, state: 'LOST', messages: {}, locations: [], barcode: { kind: 'x', colour: 'red' } };
    expect(schemaProblems('FlightObject', wrong)).toEqual([
      'FlightObject.id: is no string',
      'FlightObject.state: LOST is not in the enumeration',
      'FlightObject.messages: is no array',
      'FlightObject.locations: is deprecated',
      'FlightObject.barcode.kind: is deprecated',
      'FlightObject.barcode.colour: is unknown',
    ]);
  });

  test('what Google requires is there also where the airline says the least', () => {
    expect(classOf(minimalTemplate())).toMatchObject({
      id: `${issuerId}.Template0000000000001`,
      issuerName: 'Lufthansa',
      reviewStatus: 'UNDER_REVIEW',
      origin: { airportIataCode: 'MUC' },
      destination: { airportIataCode: 'BER' },
      flightHeader: { carrier: { carrierIataCode: 'LH' }, flightNumber: '2724' },
      localScheduledDepartureDateTime: '2027-03-15T17:35:00',
    });
    expect(objectOf(minimalTemplate(), minimalPass())).toMatchObject({
      id: `${issuerId}.abcdefghijklmnopqrstuvwxyz234567`,
      classId: `${issuerId}.Template0000000000001`,
      state: 'ACTIVE',
      passengerName: 'Erika Mustermann',
      reservationInfo: { confirmationCode: 'ABC123' },
    });
  });

  test('without a group Google groups by itself; with one in the order of departures, in minutes of any time zone', () => {
    expect(objectOf(exampleTemplate(), examplePass()).groupingInfo).toBeUndefined();
    const inGroup = examplePass({ 'group-id': 'groupkey' });
    const orderOf = (local: string) => objectOf(exampleTemplate({ 'departure-time': local }), inGroup).groupingInfo;
    expect(orderOf('2027-03-15T17:35:00')).toEqual({
      groupingId: 'groupkey',
      sortIndex: Date.parse('2027-03-15T16:35:00Z') / 60_000,
    });
    // The index fits 32 bits for the next 4,000 years.
    expect(orderOf('5999-12-31T23:59:00')?.sortIndex).toBeLessThan(2 ** 31);
  });

  test('ids, and what groups passes, reveal nothing of the passenger', () => {
    const pass = examplePass({ 'group-id': 'groupkey' });
    const { id, classId, groupingInfo } = objectOf(exampleTemplate(), pass);
    const personal = ['Mustermann', 'ABC123', '12C', '2209876543210'];
    for (const each of personal) expect(JSON.stringify([id, classId, groupingInfo])).not.toContain(each);
  });

  test('limits: 10 text modules, 10 messages, 10 locations, 1 image of each', () => {
    const flightClass = classOf(largest.template);
    const flightObject = objectOf(largest.template, largest.pass);
    expect(flightClass.textModulesData.length + flightObject.textModulesData.length).toBeLessThanOrEqual(10);
    expect(flightObject.merchantLocations).toHaveLength(10);
    expect(flightObject.imageModulesData).toHaveLength(1);
    expect(flightObject.messages).toHaveLength(1);
  });
});

describe('a flight class', () => {
  test.each([
    ['Lufthansa', 'Lufthansa'],
    ['A'.repeat(20), 'A'.repeat(20)],
    ['Scandinavian Airlines System', 'Scandinavian Airlin…'],
  ])('issuerName of %s fits on a small screen; the carrier has the whole name', (name, issuerName) => {
    const flightClass = classOf(exampleTemplate({ 'carrier-airline-name': name }));
    expect(flightClass.issuerName).toBe(issuerName);
    expect(flightClass.flightHeader.carrier.airlineName.defaultValue.value).toBe(name);
  });

  test('times are airport-local, without an offset', () => {
    const times = Object.entries(classOf(largest.template)).filter(([name]) => name.startsWith('local'));
    expect(times).toHaveLength(6);
    for (const [, time] of times) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
  });

  test.each([
    ['2724', '2724', undefined],
    ['123D', '123', 'LH123D'],
    ['ABC', '0', 'LHABC'],
  ])('flight number %s is looked up as %s and shown as %s', (number, digits, shown) => {
    const { flightHeader } = classOf(exampleTemplate({ 'flight-number': number }));
    expect(flightHeader).toMatchObject({ flightNumber: digits });
    expect(flightHeader.flightNumberDisplayOverride).toBe(shown);
  });

  test('an airline code of three letters is ICAO’s', () => {
    const { carrier } = classOf(exampleTemplate({ 'flight-number-label': 'DLH' })).flightHeader;
    expect(carrier).toMatchObject({ carrierIcaoCode: 'DLH' });
    expect(carrier).not.toHaveProperty('carrierIataCode');
  });

  test.each([
    ['Zone', 'ZONE_BASED'],
    ['Group', 'GROUP_BASED'],
    [undefined, 'GROUP_BASED'],
    ['Reihe', 'BOARDING_POLICY_OTHER'],
  ])('boarding-group-label %s is %s', (label, policy) => {
    const template = exampleTemplate({ 'boarding-group-label': label });
    expect(classOf(template).boardingAndSeatingPolicy.boardingPolicy).toBe(policy);
  });

  test.each([
    ['Cabin', 'CABIN_BASED'],
    ['Class', 'CLASS_BASED'],
    [undefined, 'CLASS_BASED'],
    ['Tarif', 'SEAT_CLASS_POLICY_OTHER'],
  ])('boarding-seat-class-label %s is %s', (label, policy) => {
    const template = exampleTemplate({ 'boarding-seat-class-label': label });
    expect(classOf(template).boardingAndSeatingPolicy.seatClassPolicy).toBe(policy);
  });

  test('disable-pass-sharing', () => {
    const allowed = (value?: boolean) =>
      classOf(exampleTemplate({ 'disable-pass-sharing': value })).multipleDevicesAndHoldersAllowedStatus;
    expect([allowed(true), allowed(false), allowed()]).toEqual([
      'ONE_USER_ONE_DEVICE',
      'MULTIPLE_HOLDERS',
      'MULTIPLE_HOLDERS',
    ]);
  });

  test('links have the scheme that Google Wallet takes the icon from; those in a message follow it', () => {
    const { linksModuleData } = classOf(
      exampleTemplate({
        'link1-type': 'email',
        link1: 'help@example.com',
        'link2-type': 'geo-location',
        link2: 'geo:1,2',
      }),
    );
    expect(linksModuleData?.uris).toEqual([
      { id: 'message1-1', uri: 'https://www.example.com/baggage', description: 'Rules' },
      { id: 'home-page-uri', uri: 'https://www.example.com/', description: 'Website' },
      { id: 'link1', uri: 'mailto:help@example.com', description: 'Call us' },
      { id: 'link2', uri: 'geo:1,2', description: 'Airport map' },
    ]);
    const phone = classOf(exampleTemplate()).linksModuleData?.uris.find(({ id }) => id === 'link1');
    expect(phone?.uri).toBe('tel:+498912345678');
  });

  test('images are our own copies, under the hash of their content', () => {
    const { carrier } = classOf(exampleTemplate({}, { images })).flightHeader;
    expect(carrier.airlineLogo?.sourceUri.uri).toBe('https://passes.example.com/images/logo.png');
    expect(carrier.airlineAllianceLogo?.sourceUri.uri).toBe('https://passes.example.com/images/alliance.png');
  });
});

describe('a flight object', () => {
  test.each([
    ['active', 'ACTIVE', 'On time'],
    ['redeemed', 'COMPLETED', 'Redeemed'],
    ['expired', 'EXPIRED', 'Expired'],
    ['voided', 'INACTIVE', 'Voided'],
  ] as const)('%s: state %s, info module “%s”', (status, state, info) => {
    const flightObject = objectOf(exampleTemplate(), examplePass({}, { storedStatus: status }));
    expect(flightObject.state).toBe(state);
    expect(flightObject.textModulesData).toEqual([{ id: 'info-module', header: 'Status', body: info }]);
  });

  test('is expired as soon as its time has come, recorded or not', () => {
    const pass = examplePass(
      { 'expiration-timestamp': '2027-03-10T08:00:00Z' },
      { createdAtUtc: '2027-03-01T00:00:00Z' },
    );
    expect(objectOf(exampleTemplate(), pass).state).toBe('EXPIRED');
  });

  test.each([
    ['Front', 'FRONT'],
    ['Back', 'BACK'],
    [undefined, undefined],
  ] as const)('boarding door %s', (door, known) => {
    const { boardingAndSeatingInfo } = objectOf(exampleTemplate({ 'boarding-door': door }), examplePass());
    expect(boardingAndSeatingInfo.boardingDoor).toBe(known);
  });

  test('barcode, with its text only where it is to be shown', () => {
    const { value } = boardingPassOf(exampleTemplate(), shownExamplePass()).barcode ?? {};
    const barcode = (changes: object) => objectOf(exampleTemplate(changes), examplePass()).barcode;
    expect(barcode({})).toEqual({ type: 'AZTEC', value, alternateText: value });
    expect(barcode({ 'display-alternate-barcode-text': false })).toEqual({ type: 'AZTEC', value });
    expect(barcode({ 'barcode-type': 'PDF417' })?.type).toBe('PDF_417');
    expect(barcode({ 'barcode-type': 'QRCODE' })?.type).toBe('QR_CODE');
    expect(barcode({ 'barcode-type': 'CODE128' })?.type).toBe('CODE_128');
  });

  test('a pass’s own images stand in place of the template’s', () => {
    const own = objectOf(largest.template, largest.pass);
    expect(own.heroImage?.sourceUri.uri).toBe('https://passes.example.com/images/own-strip.png');
    expect(own.imageModulesData?.[0]?.mainImage.sourceUri.uri).toBe('https://images.example.com/own.png');
    const shared = objectOf(exampleTemplate({}, { images }), examplePass());
    expect(shared.heroImage?.sourceUri.uri).toBe('https://passes.example.com/images/strip.png');
    expect(shared.imageModulesData?.[0]?.mainImage).toMatchObject({
      sourceUri: { uri: 'https://images.example.com/lounge.png' },
      contentDescription: { defaultValue: { value: 'Lounge map' } },
    });
  });

  test('disable-screenshot', () => {
    const eligibility = (value: boolean) =>
      objectOf(exampleTemplate({ 'disable-screenshot': value }), examplePass()).passConstraints.screenshotEligibility;
    expect([eligibility(true), eligibility(false)]).toEqual(['INELIGIBLE', 'ELIGIBLE']);
  });

  test('a fact without a field of its own stands as text: a time in words, and nothing for what is not known', () => {
    const pass = boardingPassOf(exampleTemplate({ 'gate-closing-time': undefined }), shownExamplePass());
    const modules = (['gate', 'boarding', 'closing'] as const).flatMap((name) =>
      textModule(name, facts[name](pass), pass),
    );
    expect(modules).toEqual([
      { id: 'gate', header: 'Gate', body: 'G20' },
      { id: 'boarding', header: 'Boarding', body: '17:05' },
    ]);
  });

  test('the last notification, and none where the template wants none', () => {
    expect(objectOf(largest.template, largest.pass).messages).toEqual([
      { id: 'last-notification', header: 'Last Notification', body: 'Seat: 3D', messageType: 'TEXT' },
    ]);
    const silent = { ...largest.template, fields: { ...largest.template.fields, 'enable-update-notifications': 0 } };
    expect(objectOf(silent, largest.pass).messages).toEqual([]);
    expect(classOf(silent).messages).toEqual([]);
  });
});
