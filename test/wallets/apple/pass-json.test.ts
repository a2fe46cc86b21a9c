import type { Pass, PassStatus } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import type { PkpassInput } from '../../../lambdas/ports/wallets.ts';
import { type PassJsonInput, passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';
import { images, settings } from '../../helpers/pkpass-input.ts';

const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };

function passJson(changes: Partial<PassJsonInput> = {}) {
  const boardingPass = boardingPassOf(exampleTemplate(), shownExamplePass());
  return JSON.parse(JSON.stringify(passJsonOf({ boardingPass, settings, images, certificate, ...changes })));
}

const ofTemplate = (fields: Partial<TemplateFields>, passFields: Partial<Pass['fields']> = {}) =>
  passJson({ boardingPass: boardingPassOf(exampleTemplate(fields), shownExamplePass(passFields)) });

const withSettings = (changes: Partial<PkpassInput['settings']>) => passJson({ settings: { ...settings, ...changes } });

/** A row of fields as [key, label, value]. */
const row = (json: ReturnType<typeof passJson>, name: string) =>
  json.boardingPass[name].map(({ key, label, value }: Record<string, string>) => [key, label, value]);

describe('the top level', () => {
  test('names pass type, team, pass, airline and what VoiceOver reads', () => {
    expect(passJson()).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.com.example.boarding',
      teamIdentifier: 'A1B2C3D4E5',
      serialNumber: 'abcdefghijklmnopqrstuvwxyz234567',
      organizationName: 'Lufthansa',
      description: 'Boarding pass for Lufthansa flight LH2724 from Munich to Berlin',
    });
  });

  test('tells the phone where to request updates, and with which token', () => {
    const { webServiceURL, authenticationToken } = passJson();
    expect(webServiceURL).toBe('https://wallet.example.com/passkit');
    expect(authenticationToken).toBe('token-of-the-example-pass');
  });

  test('colours are written as rgb(); the text colour is that of the labels too', () => {
    expect(withSettings({ backgroundColor: '#0C3478', textColor: '#FF00AB' })).toMatchObject({
      backgroundColor: 'rgb(12, 52, 120)',
      foregroundColor: 'rgb(255, 0, 171)',
      labelColor: 'rgb(255, 0, 171)',
    });
  });

  test("the airline's name stands in for its logo, never beside it", () => {
    expect(passJson()).not.toHaveProperty('logoText');
    const { 'carrier-airline-logo': _logo, ...others } = images;
    expect(passJson({ images: others }).logoText).toBe('Lufthansa');
  });

  test('linked apps are listed where there are any', () => {
    expect(passJson().associatedStoreIdentifiers).toEqual([299219152]);
    expect(withSettings({ linkedApps: [] })).not.toHaveProperty('associatedStoreIdentifiers');
  });

  test.each([true, false])('sharing prohibited: %p', (sharingProhibited) => {
    expect(withSettings({ sharingProhibited }).sharingProhibited).toBe(sharingProhibited);
  });

  test.each<[PassStatus, boolean]>([
    ['active', false],
    ['redeemed', true],
    ['expired', true],
    ['voided', true],
  ])('a pass that is %s is void: %p', (status, voided) => {
    const boardingPass = boardingPassOf(exampleTemplate(), shownExamplePass({}, { status }));
    expect(passJson({ boardingPass }).voided).toBe(voided);
  });
});

describe('the front', () => {
  test('shows gate and seat in the header, and the airports as the largest text', () => {
    expect(row(passJson(), 'headerFields')).toEqual([
      ['gate', 'Gate', 'G20'],
      ['seat', 'Seat', '12C'],
    ]);
    expect(row(passJson(), 'primaryFields')).toEqual([
      ['origin', 'Munich', 'MUC'],
      ['destination', 'Berlin', 'BER'],
    ]);
    expect(passJson().boardingPass.transitType).toBe('PKTransitTypeAir');
  });

  test('shows flight, date, times and terminal, then the passenger with the labels of the template', () => {
    expect(row(passJson(), 'auxiliaryFields')).toEqual([
      ['flight', 'Flight', 'LH2724'],
      ['date', 'Date', '2027-03-15T17:35:00+01:00'],
      ['boarding', 'Boarding', '2027-03-15T17:05:00+01:00'],
      ['departure', 'Departure', '2027-03-15T17:35:00+01:00'],
      ['terminal', 'Terminal', '2'],
    ]);
    const labels = { 'boarding-group-label': 'Zone', 'boarding-seat-class-label': 'Cabin' };
    expect(row(ofTemplate(labels), 'secondaryFields')).toEqual([
      ['passenger', 'Passenger', 'Erika Mustermann'],
      ['group', 'Zone', '2'],
      ['position', 'Position', '42'],
      ['class', 'Cabin', 'Economy'],
    ]);
  });

  test('lets the phone write dates and times in its own language, but never in its own zone', () => {
    const [, date, boarding] = passJson().boardingPass.auxiliaryFields;
    expect(date).toMatchObject({ dateStyle: 'PKDateStyleShort', timeStyle: 'PKDateStyleNone', ignoresTimeZone: true });
    expect(boarding).toMatchObject({
      dateStyle: 'PKDateStyleNone',
      timeStyle: 'PKDateStyleShort',
      ignoresTimeZone: true,
    });
  });

  test('has no more fields than Wallet shows, and no key twice, whatever is given', () => {
    const estimates = {
      'estimated-departure-time': '2027-03-15T18:05:00',
      'estimated-arrival-time': '2027-03-15T19:15:00',
    };
    const { transitType: _transitType, ...rows } = ofTemplate(estimates).boardingPass;
    expect(rows.headerFields.length).toBeLessThanOrEqual(3);
    expect(rows.primaryFields).toHaveLength(2);
    expect(rows.auxiliaryFields.length).toBeLessThanOrEqual(5);
    expect(rows.secondaryFields.length).toBeLessThanOrEqual(4);
    const keys = Object.values<{ key: string }[]>(rows).flatMap((fields) => fields.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('times', () => {
  test('an estimated time takes the place of the scheduled one, which stays on the back', () => {
    const json = ofTemplate({
      'estimated-departure-time': '2027-03-16T00:10:00',
      'estimated-arrival-time': '2027-03-16T01:20:00',
    });
    expect(row(json, 'auxiliaryFields')).toContainEqual(['date', 'Date', '2027-03-16T00:10:00+01:00']);
    expect(row(json, 'auxiliaryFields')).toContainEqual(['departure', 'Departure', '2027-03-16T00:10:00+01:00']);
    expect(row(json, 'backFields')).toEqual(
      expect.arrayContaining([
        ['scheduled-departure', 'Scheduled departure', '2027-03-15T17:35:00+01:00'],
        ['arrival', 'Arrival', '2027-03-16T01:20:00+01:00'],
        ['scheduled-arrival', 'Scheduled arrival', '2027-03-15T18:45:00+01:00'],
      ]),
    );
  });

  test('an estimated arrival is shown where no scheduled one is known', () => {
    const json = ofTemplate({ 'arrival-time': undefined, 'estimated-arrival-time': '2027-03-15T19:00:00' });
    expect(row(json, 'backFields')).toContainEqual(['arrival', 'Arrival', '2027-03-15T19:00:00+01:00']);
    expect(JSON.stringify(json)).not.toContain('scheduled-arrival');
  });

  test('have the offset of their own day, on both sides of a clock change', () => {
    const json = ofTemplate({ 'boarding-time': '2027-03-27T23:30:00', 'departure-time': '2027-03-28T03:15:00' });
    expect(row(json, 'auxiliaryFields')).toContainEqual(['boarding', 'Boarding', '2027-03-27T23:30:00+01:00']);
    expect(row(json, 'auxiliaryFields')).toContainEqual(['departure', 'Departure', '2027-03-28T03:15:00+02:00']);
  });
});

describe('relevance and expiration', () => {
  test('the relevant date is written for this system and for older ones', () => {
    const { relevantDate, relevantDates } = passJson();
    expect(relevantDate).toBe('2027-03-15T14:05:00+01:00');
    expect(relevantDates).toEqual([{ date: relevantDate, relevantDate }]);
  });

  test('locations and beacons are those of the pass', () => {
    const { locations, beacons } = passJson();
    expect(locations).toEqual([{ latitude: 48.353783, longitude: 11.786086, relevantText: 'Munich Airport' }]);
    expect(beacons).toEqual([
      { proximityUUID: 'b9407f30-f5f8-466e-aff9-25556b57fe6d', major: 1, minor: 20, relevantText: 'Gate G20' },
    ]);
  });

  test.each([
    [{}, {}],
    [{ major: 7 }, { major: 7 }],
  ])('a beacon of %j leaves out the numbers that it has not', (numbers, shown) => {
    const uuid = 'b9407f30-f5f8-466e-aff9-25556b57fe6d';
    const { beacons } = ofTemplate({}, { ibeacons: [{ key: 'ibeacon-1', 'proximity-uuid': uuid, ...numbers }] });
    expect(beacons).toStrictEqual([{ proximityUUID: uuid, ...shown }]);
  });

  test('locations and beacons are left out where there are none', () => {
    const json = ofTemplate(
      { 'relevant-locations': undefined, ibeacons: undefined },
      { 'relevant-locations': undefined, ibeacons: undefined },
    );
    expect(json).not.toHaveProperty('locations');
    expect(json).not.toHaveProperty('beacons');
  });

  test('the expiration date is an instant with seconds, and missing on a pass that never expires', () => {
    expect(passJson().expirationDate).toBe('2027-03-16T02:00:00Z');
    expect(ofTemplate({ 'no-expiration': true }, { 'expiration-timestamp': undefined })).not.toHaveProperty(
      'expirationDate',
    );
  });
});

describe('the barcode', () => {
  test.each([
    ['QRCODE', 'PKBarcodeFormatQR'],
    ['AZTEC', 'PKBarcodeFormatAztec'],
    ['PDF417', 'PKBarcodeFormatPDF417'],
    ['CODE128', 'PKBarcodeFormatCode128'],
  ] as const)('%s is %s', (type, format) => {
    expect(ofTemplate({ 'barcode-type': type }).barcodes).toEqual([
      {
        format,
        message: 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100',
        messageEncoding: 'iso-8859-1',
        altText: 'M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y012C0042 100',
      },
    ]);
  });

  test('has no text below it where the template hides it', () => {
    expect(ofTemplate({ 'display-alternate-barcode-text': false }).barcodes[0]).not.toHaveProperty('altText');
  });

  test.each([
    ['MÜLLER', 'iso-8859-1'],
    ['ŁUKASZ', 'utf-8'],
    ['山田', 'utf-8'],
  ])('%s is encoded in %s', (value, encoding) => {
    expect(ofTemplate({}, { 'barcode-value': value }).barcodes[0]).toMatchObject({
      message: value,
      messageEncoding: encoding,
    });
  });

  test('is left out where neither pass nor template has one', () => {
    expect(ofTemplate({ 'barcode-value': undefined }, { 'barcode-value': undefined })).not.toHaveProperty('barcodes');
  });
});
