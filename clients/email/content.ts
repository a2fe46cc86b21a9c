import {
  EmailError,
  type FlightFields,
  type OfficialButton,
  type PassengerFields,
  webAddress,
  withOffset,
} from './fields.ts';
import { type EmailWords, emailWords } from './words.ts';

export interface EmailInput {
  /** pass-install-url of the passenger's pass; or their issuance link. */
  readonly link: string;
  readonly flight: FlightFields;
  readonly passenger: PassengerFields;
  /** Zones of the local times, as names of the IANA database, such as Europe/Berlin. */
  readonly timeZones: { readonly origin: string; readonly destination: string };
  /** Colors as #RRGGBB, and the logo for the bar at the top; appearance of createpasstemplate fits. */
  readonly appearance?: {
    readonly 'background-color'?: string;
    readonly 'text-color'?: string;
    readonly 'carrier-airline-logo'?: string;
    readonly [name: string]: unknown;
  };
  /** BCP 47 tag; English where our words have no other. */
  readonly language?: string;
  /** Wallets to offer; by default both. */
  readonly wallets?: readonly Wallet[];
  /** Official buttons in place of our neutral ones. */
  readonly buttons?: Readonly<Partial<Record<Wallet, OfficialButton>>>;
}

export type Wallet = 'apple' | 'google';

/** Content of both parts and of the markup. */
export interface EmailContent {
  readonly flight: FlightFields;
  readonly passenger: PassengerFields;
  readonly link: string;
  readonly iataCode: string;
  /** With offsets. */
  readonly times: { readonly boarding: string | undefined; readonly departure: string; readonly arrival: string };
  readonly isCancelled: boolean;
  readonly words: EmailWords;
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly title: string;
  readonly heading: string;
  readonly day: string;
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
  readonly pageLabel: string;
  readonly appearance: { readonly background: string; readonly color: string; readonly logo: string | undefined };
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Action {
  readonly words: string;
  readonly address: string;
  readonly official: OfficialButton | undefined;
}

/** @throws EmailError for a field that is missing or wrong; it names the field. */
export function contentOf({
  wallets = ['apple', 'google'],
  buttons = {},
  timeZones,
  ...input
}: EmailInput): EmailContent {
  const flight = withoutControls(input.flight);
  const passenger = withoutControls(input.passenger);
  const need = (fields: FlightFields | PassengerFields, name: string) => {
    const value = fields[name] ?? '';
    if (typeof value !== 'string') throw new EmailError(`${name} must be text`);
    if (value === '') throw new EmailError(`${name} is required`);
    return value;
  };
  for (const name of ['passenger-name', 'confirmation-number']) need(passenger, name);
  const [airline, number] = [need(flight, 'carrier-airline-name'), need(flight, 'flight-number')];
  const label = need(flight, 'flight-number-label');
  const iataCode = flight['carrier-iata-code'] || label;
  if (!/^[A-Z\d]{2}$/i.test(iataCode)) throw new EmailError('carrier-iata-code must be two letters or digits');
  const [departure, arrival] = [need(flight, 'departure-time'), need(flight, 'arrival-time')];
  const expected = {
    departure: flight['estimated-departure-time'] || departure,
    arrival: flight['estimated-arrival-time'] || arrival,
  };
  const boarding = flight['boarding-time'];
  const { words, language, isRightToLeft } = wordsIn(input.language);
  const isolated = (value: string) => (isRightToLeft ? `\u2068${value}\u2069` : value);
  const stop = (name: 'origin' | 'destination', local: string) => {
    const code = need(flight, `${name}-airport`);
    const city = flight[`${name}-airport-label`];
    return `${isolated(city ? `${city} (${code})` : code)} ${local.slice(11, 16)}`;
  };
  const link = webAddress('link', input.link);
  const isCancelled = flight['flight-status']?.toLowerCase() === 'cancelled';
  for (const fields of [flight, passenger])
    if (fields['manage-booking-url']) webAddress('manage-booking-url', fields['manage-booking-url']);
  const title = words.page.title(isolated(airline), isolated(`${label}${number}`));
  return {
    ...{ flight, passenger, link, iataCode, isCancelled, words, language, isRightToLeft, title },
    times: {
      boarding: boarding && withOffset('boarding-time', boarding, zoneOf(timeZones, 'origin')),
      departure: withOffset('departure-time', expected.departure, zoneOf(timeZones, 'origin')),
      arrival: withOffset('arrival-time', expected.arrival, zoneOf(timeZones, 'destination')),
    },
    heading: isCancelled ? words.page.cancelled : words.page.ready,
    day: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      Date.parse(`${expected.departure}Z`),
    ),
    facts: [
      { label: words.labels.from, value: stop('origin', expected.departure) },
      { label: words.labels.to, value: stop('destination', expected.arrival) },
      ...factsOf(flight, passenger, words).map(({ label, value }) => ({ label, value: isolated(value) })),
    ],
    actions: wallets.map((wallet) => ({
      words: wallet === 'apple' ? words.page.addToApple : words.page.addToGoogle,
      address: addressOf(link, wallet),
      official: buttons[wallet] && { ...buttons[wallet], src: webAddress('buttons', buttons[wallet].src) },
    })),
    pageLabel: title,
    appearance: appearanceOf(input.appearance),
  };
}

/** Facts of the pass, those first that are needed at the airport. */
function factsOf(flight: FlightFields, passenger: PassengerFields, { labels, kinds }: EmailWords): readonly Fact[] {
  const kind = Object.entries(kinds).find(([name]) => name === passenger['passenger-kind']?.toLowerCase())?.[1];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [labels.boarding, flight['boarding-time']?.slice(11, 16)],
    [labels.gate, flight['origin-gate']],
    [labels.seat, passenger['seat-number'] || kind],
    [labels.group, passenger['boarding-group']],
    [labels.terminal, flight['origin-terminal']],
    [labels.sequence, passenger['sequence-number']],
    [labels.passenger, passenger['passenger-name']],
    [labels.confirmation, passenger['confirmation-number']],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The pass itself, where the link is that of a pass: an issuance link opens its page first, which offers the device's wallet. */
const addressOf = (link: string, wallet: Wallet) =>
  /\/i\/[a-z2-7]{58}$/.test(link) ? `${link}${wallet === 'apple' ? '/pass.pkpass' : '/walletb'}` : link;

function zoneOf(zones: EmailInput['timeZones'], name: 'origin' | 'destination'): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zones[name] });
    if (zones[name]) return zones[name];
  } catch {}
  throw new EmailError(`timeZones.${name} must be a name of the IANA database, such as Europe/Berlin`);
}

function appearanceOf(given: EmailInput['appearance'] = {}): EmailContent['appearance'] {
  const {
    'background-color': background = '#FFFFFF',
    'text-color': color = '#1D1D1F',
    'carrier-airline-logo': logo,
  } = given;
  for (const [name, value] of Object.entries({ 'background-color': background, 'text-color': color }))
    if (!/^#[\dA-F]{6}$/i.test(value)) throw new EmailError(`${name} must be #RRGGBB`);
  return { background, color, logo: logo ? webAddress('carrier-airline-logo', logo) : undefined };
}

/** Our words in the nearest language. */
function wordsIn(tag = 'en') {
  const { language, script } = new Intl.Locale(tag).maximize();
  const own = [`${language}-${script}`, language].find((each) => Object.hasOwn(emailWords, each)) ?? 'en';
  return { words: emailWords[own] as EmailWords, language: own, isRightToLeft: own === 'ar' };
}

/** Texts in one line: a line break in a name would forge lines of the text part. A barcode's value stays as it is. */
const withoutControls = <Fields extends FlightFields | PassengerFields>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'barcode-value'
        ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
        : value,
    ]),
  ) as Fields;
