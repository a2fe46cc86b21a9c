import { readFileSync } from 'node:fs';
import type { EmailInput } from '../../clients/email/content.ts';
import { boardingPassEmail, EmailError } from '../../clients/email/email.ts';
import { withOffset } from '../../clients/email/fields.ts';
import { emailWords } from '../../clients/email/words.ts';
import { sensitiveNames } from '../../lambdas/domain/fields/badges.ts';
import { ownLanguages } from '../../lambdas/domain/languages/words/own-languages.ts';
import { withOffset as offsetOfService } from '../../lambdas/domain/time/dates.ts';
import { withFiles } from '../helpers/pkpass.ts';
import { itWith, programs, run } from '../helpers/programs.ts';
import { hostileTexts } from '../pages/hostile-texts.ts';
import { installLink, markupIn, sampleEmail } from './email-samples.ts';

interface Published {
  readonly google: { readonly required: readonly string[] } & Readonly<Record<string, readonly string[]>>;
  readonly schemaOrg: Readonly<Record<string, readonly string[]>>;
}
/** Names of properties that Google and schema.org publish. */
const published: Published = JSON.parse(readFileSync('test/vectors/flight-markup.json', 'utf8'));

const full = {
  ...sampleEmail,
  flight: {
    ...sampleEmail.flight,
    'arrival-terminal': '4',
    'arrival-gate': 'B32',
    'manage-booking-url': 'https://tern.example/booking?a=1&b=2',
  },
  passenger: {
    ...sampleEmail.passenger,
    ...{ 'sequence-number': '42', 'ticket-number': '2202400000001', 'priority-status': 'Gold' },
    'security-screening': 'Priority',
  },
} as const satisfies EmailInput;

const withChanges = (flight: object, passenger: object = {}): EmailInput => ({
  ...sampleEmail,
  flight: { ...sampleEmail.flight, ...flight },
  passenger: { ...sampleEmail.passenger, ...passenger },
});

/** Addresses of links, unescaped. */
const linksIn = (html: string) =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&#38;', '&'));

test('the text part has the flight, the passenger and the three links', () => {
  expect(boardingPassEmail(sampleEmail).text).toBe(`Your boarding pass is ready

Tern Airways boarding pass TN0724, Friday, 15 March 2030
All times are local.

From: Munich (MUC) 17:35
To: New York (JFK) 21:45
Boarding: 17:05
Gate: G20
Seat: 12C
Group: 2
Terminal: 2
Passenger: Erika Mustermann
Confirmation number: ABC123

Add to Apple Wallet:
${installLink}/pass.pkpass

Add to Google Wallet:
${installLink}/walletb

Tern Airways boarding pass TN0724:
${installLink}
`);
});

test('the HTML part has a button for each wallet, and a link to the page', () => {
  expect(linksIn(boardingPassEmail(sampleEmail).html)).toEqual([
    `${installLink}/pass.pkpass`,
    `${installLink}/walletb`,
    installLink,
  ]);
  const { html, text } = boardingPassEmail({ ...sampleEmail, wallets: ['apple'] });
  expect(linksIn(html)).toEqual([`${installLink}/pass.pkpass`, installLink]);
  expect(html + text).not.toMatch(/Google Wallet|walletb/);
});

test('an issuance link stays as it was signed, to the byte, under both buttons', () => {
  const link = 'https://passes.example.com/l/Link1?pass-id=A%271&frequent-flyer-name/number-value=x+y&checksum=0a';
  const { html, text } = boardingPassEmail({ ...sampleEmail, link });
  expect(linksIn(html)).toEqual([link, link, link]);
  expect(text.split('\n').filter((line) => line === link)).toHaveLength(3);
});

test('an official button takes the place of ours', () => {
  const apple = { src: 'https://tern.example/badge.png', alt: 'Add to Apple Wallet', width: 160, height: 50 };
  const { html } = boardingPassEmail({ ...sampleEmail, buttons: { apple } });
  expect(html).toContain('<img src="https://tern.example/badge.png" alt="Add to Apple Wallet" width="160" height="50"');
  expect(html).toContain('>Add to Google Wallet</a>');
});

test('the markup has all that Google requires, and no property that nobody has published', () => {
  const markup = markupIn(boardingPassEmail(full).html);
  const valueAt = (path: string) =>
    path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], markup);
  expect(published.google.required.filter((path) => !valueAt(path))).toEqual([]);
  const unknown = (value: unknown): string[] => {
    const { '@type': type, '@context': _, ...rest } = value as Record<string, unknown>;
    const names = [...(published.google[String(type)] ?? []), ...(published.schemaOrg[String(type)] ?? [])];
    return Object.entries(rest).flatMap(([name, inner]) => [
      ...(names.includes(name) ? [] : [`${type}.${name}`]),
      ...(typeof inner === 'object' ? unknown(inner) : []),
    ]);
  };
  expect(unknown(markup)).toEqual([]);
});

test('the markup has the values of the flight, with offsets, and of the passenger, not of the template’s sample', () => {
  const markup = markupIn(boardingPassEmail(full).html);
  expect(markup).toMatchObject({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    modifyReservationUrl: 'https://tern.example/booking?a=1&b=2',
    airplaneSeat: '12C',
    ticketToken: `aztecCode:${sampleEmail.passenger['barcode-value']}`,
    reservationFor: {
      flightNumber: '724',
      boardingTime: '2030-03-15T17:05:00+01:00',
      departureTime: '2030-03-15T17:35:00+01:00',
      arrivalTime: '2030-03-15T21:45:00-04:00',
    },
  });
  const { 'seat-number': _seat, 'barcode-value': _barcode, ...unseated } = sampleEmail.passenger;
  const standby = { ...sampleEmail, passenger: { ...unseated, 'passenger-kind': 'standby' } };
  const { html, text } = boardingPassEmail(standby);
  expect(text).toContain('Seat: Standby');
  expect(html + text).not.toMatch(/Jane|\b1A\b|999|ticketToken|airplaneSeat/);
});

test('a delayed flight has its estimate, a cancelled one says so', () => {
  const delayed = boardingPassEmail(withChanges({ 'estimated-departure-time': '2030-03-15T19:05:00' }));
  expect(markupIn(delayed.html)).toMatchObject({ reservationFor: { departureTime: '2030-03-15T19:05:00+01:00' } });
  expect(delayed.text).toContain('From: Munich (MUC) 19:05');
  const cancelled = boardingPassEmail(withChanges({ 'flight-status': 'cancelled' }));
  expect(markupIn(cancelled.html)).toMatchObject({ reservationStatus: 'http://schema.org/ReservationCancelled' });
  expect(cancelled.text).toMatch(/^Your flight is cancelled\n/);
});

itWith(programs.kitinerary, 'KDE Itinerary reads the flight, the seat and the barcode out of the HTML part', (path) => {
  const { stdout } = withFiles({ 'mail.html': Buffer.from(boardingPassEmail(full).html) }, (directory) =>
    run(path, ['mail.html'], directory),
  );
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      '@type': 'FlightReservation',
      reservationNumber: 'ABC123',
      airplaneSeat: '12C',
      boardingGroup: '2',
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      underName: expect.objectContaining({ name: 'Erika Mustermann' }),
      reservedTicket: expect.objectContaining({ ticketToken: `aztecCode:${full.passenger['barcode-value']}` }),
      reservationFor: expect.objectContaining({
        flightNumber: '724',
        airline: expect.objectContaining({ iataCode: 'TN' }),
        departureAirport: expect.objectContaining({ iataCode: 'MUC' }),
        departureGate: 'G20',
        departureTime: expect.objectContaining({ '@value': '2030-03-15T17:35:00+01:00' }),
        arrivalTime: expect.objectContaining({ '@value': '2030-03-15T21:45:00-04:00' }),
      }),
    }),
  ]);
});

test('no hostile text ends the script element, and each is in the markup as it was sent', () => {
  for (const text of hostileTexts.filter((each) => !/\p{Cc}|\u2028/u.test(each))) {
    const { html } = boardingPassEmail(withChanges({ 'carrier-airline-name': text }, { 'passenger-name': text }));
    expect([text, html.match(/<\/?script/gi)]).toEqual([text, ['<script', '</script']]);
    expect(markupIn(html)).toMatchObject({ underName: { name: text.trim() } });
  }
});

test('a line break in a name forges no line of the text part', () => {
  const { text } = boardingPassEmail(withChanges({}, { 'passenger-name': 'Erika\r\nSeat: 1A\u2028x' }));
  expect(text).toContain('Passenger: Erika Seat: 1A x\n');
});

test('fields that may tell of health are in no part', () => {
  const health = Object.fromEntries(sensitiveNames.map((name) => [name, ['CANARY-OXYGEN']]));
  const { html, text } = boardingPassEmail(withChanges(health, health));
  expect(html + text).not.toContain('CANARY');
});

test.each([
  ['link', { link: 'javascript:alert(1)//https://x' }],
  ['link', { link: 'http://passes.example.com/i/x' }],
  ['link', { link: 'https://user@passes.example.com/i/x' }],
  ['link', { link: 'https://passes.example.com/i/"x' }],
  ['buttons', { buttons: { apple: { src: 'data:image/svg+xml,x', alt: '', width: 1, height: 1 } } }],
  ['carrier-airline-logo', { appearance: { 'carrier-airline-logo': 'javascript:x' } }],
  ['background-color', { appearance: { 'background-color': 'red;background:url(//x)' } }],
  ['timeZones.origin', { timeZones: { origin: 'CET+1', destination: 'Europe/Berlin' } }],
  ['timeZones.destination', { timeZones: { origin: 'Europe/Berlin', destination: '' } }],
  ['manage-booking-url', withChanges({ 'manage-booking-url': 'javascript:x' })],
  ['carrier-iata-code', withChanges({ 'flight-number-label': 'DLH' })],
  ['arrival-time', withChanges({ 'arrival-time': '' })],
  ['departure-time', withChanges({ 'departure-time': '2030-03-15T17:35:00+01:00' })],
  ['boarding-time', withChanges({ 'boarding-time': 'soon' })],
  ['passenger-name', withChanges({}, { 'passenger-name': ' ' })],
  ['confirmation-number', withChanges({}, { 'confirmation-number': undefined })],
] as const)('a wrong %s is refused by its name, and its value is not repeated', (field, changes) => {
  const call = () => boardingPassEmail({ ...sampleEmail, ...changes });
  expect(call).toThrow(EmailError);
  expect(call).toThrow(new RegExp(`^${field} (is required|must be [^;]*)$`));
});

test('a number in the place of text is not said to be missing', () => {
  const flight = { ...sampleEmail.flight, ...JSON.parse('{ "flight-number": 417 }') };
  expect(() => boardingPassEmail({ ...sampleEmail, flight })).toThrow('flight-number must be text');
});

test('local times are the instants that the service takes them for, also on days when clocks change', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/London'])
    for (const day of ['2030-03-10', '2030-03-31', '2030-07-01', '2030-10-27', '2030-11-03'])
      for (const hour of ['00', '01', '02', '03', '04', '12', '23']) {
        const local = `${day}T${hour}:30:00`;
        const [ours, ofService] = [withOffset('x', local, zone), offsetOfService(local, zone)].map(
          (each) => new Date(each),
        );
        expect([zone, local, ours]).toEqual([zone, local, ofService]);
      }
});

test('every language of the service has its words, and a text from right to left keeps its values apart', () => {
  expect(Object.keys(emailWords).sort()).toEqual([...ownLanguages].sort());
  const { html, text } = boardingPassEmail({ ...sampleEmail, language: 'ar-EG' });
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(text).toContain(': \u2068New York (JFK)\u2069 21:45');
  expect(text).toContain(': \u206812C\u2069');
  expect(boardingPassEmail({ ...sampleEmail, language: 'zh-CN' }).html).toContain('lang="zh-Hans"');
  expect(boardingPassEmail({ ...sampleEmail, language: 'fi' }).html).toContain('lang="en"');
});
