import fc from 'fast-check';
import { readBarCodedBoardingPass } from '../../../lambdas/domain/barcode/bar-coded-boarding-pass.ts';
import { barcodeWarnings } from '../../../lambdas/domain/barcode-check/barcode-check.ts';
import { barcodeFindings } from '../../../lambdas/domain/barcode-check/barcode-findings.ts';
import { mayBeSameName } from '../../../lambdas/domain/barcode-check/passenger-names.ts';
import { passData } from '../../../lambdas/domain/fields/pass-fields.ts';
import { demoDepartureDay, demoPassRequest, demoTemplateRequest } from '../../../local/demo/pass-requests.ts';
import { seed, times } from '../../helpers/effort.ts';
import { examplePass, exampleTemplate, newTemplate, now } from '../../helpers/examples.ts';
import { rightPass, wrongPass } from './bcbp.ts';

/** A template's flight in short. */
const flight = (from: string, to: string, carrier: string, number: string, day = '2027-11-22') =>
  exampleTemplate({
    'origin-airport': from,
    'destination-airport': to,
    'flight-number-label': carrier,
    'flight-number': number,
    'departure-time': `${day}T17:35:00`,
  }).fields;

/** A passenger in short. */
const passenger = (name: string, seat: string, code: string, sequence?: string) =>
  examplePass({
    'passenger-name': name,
    'seat-number': seat,
    'confirmation-number': code,
    'sequence-number': sequence,
  }).fields;

const montreal = flight('YUL', 'FRA', 'AC', '834');
const luc = passenger('Luc Desmarais', '1A', 'ABC123', '25');

/** Barcodes of the Resolution, its implementation guide and airlines, with passes that say the same. */
const published = [
  ['Resolution 792, example 1', 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100', montreal, luc],
  [
    'with two legs, of the implementation guide: the first',
    'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE',
    flight('YUL', 'FRA', 'AC', '0834', '2027-08-14'),
    luc,
  ],
  [
    'with two legs, of the implementation guide: the second',
    'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ',
    flight('FRA', 'GVA', 'LH', '3664', '2027-08-15'),
    passenger('DESMARAIS/LUC MR', '12C', 'DEF456', '2'),
  ],
  [
    'Resolution 792, example 3, signed',
    'M1GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456    Y^108ABCDEFGH',
    flight('GVA', 'CDG', 'AF', '123', '2027-12-05'),
    passenger('Mélanie Grandmaire', '2F', 'ABC123', '0025'),
  ],
  [
    'easyJet: seven characters of code, ICAO code, no date, no version',
    'M1DOE/JOHN            EABCDEFGMRSLGWEZY8724 99  3C  506  10Axxxxxxxxxx',
    flight('MRS', 'LGW', 'U2', '8724'),
    passenger('John Doe', '3C', 'ABCDEFG', '506'),
  ],
  [
    'Delta: no sequence number, no version',
    'M1SOLLE/JOSUHUA       EQHSLJX ATLMEMDL 0254 006Y28C      10C3JIJI7O4M28C',
    flight('ATL', 'MEM', 'DL', '254', '2027-01-06'),
    passenger('Josuhua Solle', '28C', 'QHSLJX', '7'),
  ],
  [
    'Qatar: conditional items of undeclared size',
    'M1DOE/JANE            EXXX007 MXPDOHQR 0128 256Y042F0023 100>2180  0255BBR              2963456000789980                            0',
    flight('MXP', 'DOH', 'QR', '128', '2027-09-13'),
    passenger('Jane Doe', '42F', 'XXX007', '23'),
  ],
  [
    'before check-in: ends after the date',
    'M1DOE/JOHN            EXXX007 TXLBRUSN 2592 110',
    flight('TXL', 'BRU', 'SN', '2592', '2027-04-20'),
    passenger('John Doe', '9D', 'XXX007', '12'),
  ],
] as const;

test.each(published)('nothing is found in %s, whose items are all read', (_title, value, ...pass) => {
  expect(barcodeFindings(value, ...pass)).toEqual([]);
  const { header, legs, security, rest } = readBarCodedBoardingPass(value) ?? fail();
  const items = [header, ...legs, security ?? {}].flatMap((each) => Object.values(each));
  expect(items.join('') + rest).toBe(value);
  expect(rest).toBe('');
});

const fail = () => {
  throw new Error('It is not read');
};

test('legs, marketing carrier and airline’s own items are where the Resolution has them', () => {
  const [, [, value]] = published;
  expect(readBarCodedBoardingPass(value)).toMatchObject({
    legs: [
      { seat: '001A', version: '6', issuer: 'AC ', marketingCarrier: 'AC ', freeBags: '20K', airlineData: 'LX58Z' },
      { from: 'FRA', seat: '012C', marketingCarrier: 'AC ', fastTrack: 'N', airlineData: 'WQ' },
    ],
    security: { securityType: '1', securitySize: '64' },
  });
});

test('without a version in the first leg, what follows in the others is the airline’s own, too', () => {
  const leg = (from: string, to: string, own: string) =>
    `ABC123 ${from}${to}AC 0834 326J001A0025 1${own.length.toString(16).toUpperCase().padStart(2, '0')}${own}`;
  const value = `M2${'DESMARAIS/LUC'.padEnd(20)}E${leg('YUL', 'FRA', 'FIRST')}${leg('FRA', 'GVA', '0AB12345678')}`;
  expect(readBarCodedBoardingPass(value)).toMatchObject({
    legs: [{ airlineData: 'FIRST' }, { to: 'GVA', airlineData: '0AB12345678' }],
    rest: '',
  });
});

test.each([
  'M2Mobi Lab / ML-586 [In Progress]',
  'M1KANARIENVOGEL/ZOE  EQXCANARY7 MUCBER',
  'M14A7C9E0B2D4F6A8C0E1F3B5D7F9A1C3E5B7D9F1A3C5E7B9D1F3A5C7E9',
  'M3QWERTZUIOPASDFGHJKLYXCVBNMQWERTZUIOPASDFGHJKLYXCVBNMQWERTZUIOP',
  '12345678901234567890123456789012345678901234567890123456789',
  `M1${' '.repeat(60)}`,
])('%s is no boarding pass: nothing is found', (value) => {
  expect(readBarCodedBoardingPass(value)).toBeUndefined();
  expect(barcodeFindings(value, montreal, luc)).toEqual([]);
});

test('a leg that is announced and missing may have been the one of the pass', () => {
  const value = 'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100';
  expect(barcodeFindings(value, montreal, luc)).toEqual([]);
  expect(barcodeFindings(value, flight('FRA', 'GVA', 'LH', '3664'), luc)).toEqual([]);
});

test('the examples and the demo have barcodes that say what their passes say', () => {
  expect(
    barcodeFindings(String(examplePass().fields['barcode-value']), exampleTemplate().fields, examplePass().fields),
  ).toEqual([]);
  const { action: _create, ...template } = demoTemplateRequest('https://images.example.com', now);
  const { 'pass-data': demo } = demoPassRequest('Template1', 'demo-1', demoDepartureDay(now));
  const fields = passData.parse(demo);
  const value = String(fields['barcode-value']);
  expect(readBarCodedBoardingPass(value)).toBeDefined();
  expect(barcodeFindings(value, newTemplate.parse(template).fields, fields)).toEqual([]);
});

const random = { seed, numRuns: times(1_000) };

test(`${random.numRuns} right passes of every kind: nothing is found, and all items are read (seed ${seed})`, () => {
  fc.assert(
    fc.property(rightPass, ({ value, flight, passenger }) => {
      expect(barcodeFindings(value, flight, passenger)).toEqual([]);
      expect(readBarCodedBoardingPass(value)?.rest).toBe('');
    }),
    random,
  );
});

test(`${random.numRuns} passes that differ from their barcode in one thing: it is found, and nothing else (seed ${seed})`, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(wrongPass, ({ value, flight, passenger, difference }) => {
      const findings = barcodeFindings(value, flight, passenger);
      expect(findings.map(({ code }) => code)).toEqual([`barcode-${difference}`]);
      for (const { text } of barcodeWarnings(findings))
        expect(text).toMatch(/^[a-z-]+ differs from [a-z ]+ in the barcode( by one day)?\.$/);
      seen.add(difference);
    }),
    random,
  );
  expect(seen.size).toBe(7);
});

const plain = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100';
const withItem = (at: number, text: string) => plain.slice(0, at) + text + plain.slice(at + text.length);

test.each([
  ['a blank seat', withItem(48, '    ')],
  ['an infant without a seat', withItem(48, 'INF ')],
  ['a seat that is none', withItem(48, 'GATE')],
  ['another seat of a standby passenger', withItem(48, '009F0025 7')],
  ['a blank sequence number', withItem(52, '     ')],
  ['a sequence number with letters', withItem(52, '0A26 ')],
  ['a blank name', withItem(2, ' '.repeat(20))],
  ['a blank date', withItem(44, '   ')],
  ['the flight of an operating carrier', withItem(36, 'LH 7311 ')],
  ['the booking of an operating carrier', withItem(36, 'LH ').replace('ABC123', 'QQQ999')],
  ['a booking code of another length', withItem(23, 'ABC12  ')],
  ['an ICAO code', withItem(36, 'ACA')],
  ['a blank carrier and flight', withItem(36, '        ')],
  ['trailing blanks that were cut', withItem(48, '    ').slice(0, 47)],
])('nothing is found where the barcode has %s', (_title, value) => {
  expect(readBarCodedBoardingPass(value)).toBeDefined();
  expect(barcodeFindings(value, montreal, luc)).toEqual([]);
});

test.each([
  ['another airport of departure', withItem(30, 'YYZ'), ['barcode-route origin-airport']],
  ['another destination', withItem(33, 'GVA'), ['barcode-route destination-airport']],
  ['the way back', withItem(30, 'FRAYUL'), ['barcode-route origin-airport']],
  ['another flight', withItem(39, '0835 '), ['barcode-flight flight-number']],
  [
    'everything of another passenger',
    'M1DOE/JANE            EXYZ789 YULFRAAC 0834 326J002B0026 100',
    [
      'barcode-confirmation confirmation-number',
      'barcode-seat seat-number',
      'barcode-sequence sequence-number',
      'barcode-name passenger-name',
    ],
  ],
])('%s is found', (_title, value, found) => {
  expect(barcodeFindings(value, montreal, luc).map(({ code, field }) => `${code} ${field}`)).toEqual(found);
});

test('an airline that neither operates nor sells the flight by its barcode is found; the flight number then is not judged', () => {
  const ofBoth = (operating: string, marketing: string) =>
    `M1GRANDMAIRE/MELANIE  EABC123 GVACDG${operating}9999 339C002F0025 130>5002A0571234567890  ${marketing} AF 1234567890123456    Y`;
  const pass = [
    flight('GVA', 'CDG', 'LX', '123', '2027-12-05'),
    passenger('Mélanie Grandmaire', '2F', 'XYZ999'),
  ] as const;
  const codes = (value: string) => barcodeFindings(value, ...pass).map(({ code }) => code);
  expect(codes(ofBoth('AF ', 'AF '))).toEqual(['barcode-carrier']);
  expect(codes(ofBoth('AF ', 'LX '))).toEqual([]);
  expect(codes(ofBoth('AF ', '   '))).toEqual([]);
  expect(codes(ofBoth('AFR', 'AF '))).toEqual([]);
});

test.each([
  ['2027-11-22', '326', undefined],
  ['2027-11-22', '325', 'barcode-date-near'],
  ['2027-11-22', '327', 'barcode-date-near'],
  ['2027-11-22', '328', 'barcode-date'],
  ['2027-01-01', '001', undefined],
  ['2027-01-01', '365', 'barcode-date-near'],
  ['2027-01-01', '366', 'barcode-date'],
  ['2027-12-31', '001', 'barcode-date-near'],
  ['2028-12-31', '366', undefined],
  ['2028-03-01', '061', undefined],
  ['2029-01-01', '366', 'barcode-date-near'],
  ['2027-11-22', '000', undefined],
  ['2027-11-22', '367', undefined],
])('a departure on %s with the day %s in the barcode: %s', (day, inBarcode, code) => {
  const findings = barcodeFindings(withItem(44, inBarcode), flight('YUL', 'FRA', 'AC', '834', day), luc);
  expect(findings.map((finding) => finding.code)).toEqual(code === undefined ? [] : [code]);
});

test.each([
  ['Erika Mustermann', 'MUSTERMANN/ERIKA', true],
  ['E. Mustermann', 'MUSTERMANN/ERIKA', true],
  ['Mustermann', 'MUSTERMANN/ERIKAMRS', true],
  ['Mrs Erika Maria Mustermann', 'MUSTERMANN/ERIKA MRS', true],
  ['JOHN SMITH', 'SMITH/JOHNMR', true],
  ['山田 花子', 'YAMADA/HANAKO', true],
  ['Zoë Ŝmit', 'SMIT/ZOE', true],
  ['42', 'SMIT/ZOE', true],
  ['Max Mustermann', 'MUSTERMANN/ERIKA', false],
  ['Erika Musterfrau', 'MUSTERMANN/ERIKA', false],
  ['Lisa Weibel', 'LI/WEI', false],
  ['Anna Schmidt', 'SCHMIDT ANNA', true],
])('%s and %s may be the same passenger: %s', (shown, inBarcode, isSame) => {
  expect(mayBeSameName(shown, inBarcode)).toBe(isSame);
});
