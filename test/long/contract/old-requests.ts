import { templateRequest } from '../../helpers/api.ts';
import { exampleRequest, now } from '../../helpers/examples.ts';
import { type GoogleTest, startGoogle } from '../../helpers/google.ts';
import { type OpenedPkpass, openPkpass } from '../../helpers/pkpass.ts';

type Json = Readonly<Record<string, unknown>>;

/** Events of a flight and a passenger of an airline without later fields. */
interface Story {
  readonly template?: Json;
  readonly pass?: Json;
  /** Requests without their ids; a number lets so many hours pass. */
  readonly requests: readonly (Json | number)[];
}

/** Results of a request for callers, Apple Wallet and Google Wallet. */
export interface Got {
  readonly answer?: unknown;
  /** pass.json of a downloadable pass. */
  readonly passJson?: OpenedPkpass['passJson'];
  readonly pkpassBytes?: number;
  /** Requests to Google Wallet. */
  readonly google: readonly GoogleCall[];
}

export interface GoogleCall {
  readonly call: string;
  readonly body: Json;
}

const template = (fields: Json): Json => ({ action: 'updatepasstemplate', ...fields });
const pass = (data: Json, more: Json = {}): Json => ({ action: 'updatepassdata', 'pass-data': data, ...more });
const status = (value: string): Json => ({ action: 'updatepassdata', 'pass-status': value });
const isRead = (step: Json | number) => typeof step === 'object' && String(step.action).startsWith('get');
const read: readonly Json[] = [{ action: 'getpassdata' }, { action: 'getpasstemplate' }];

const leastTemplate = {
  appearance: { 'background-color': '#0C3478', 'text-color': '#FFFFFF' },
  'universal-fields': {
    ...{ 'carrier-airline-name': 'Lufthansa', 'flight-number-label': 'LH', 'flight-number': '2724' },
    ...{ 'origin-airport': 'MUC', 'destination-airport': 'BER' },
    ...{ 'boarding-time': '2027-03-15T17:05:00', 'departure-time': '2027-03-15T17:35:00' },
    ...{ 'origin-terminal': '2', 'origin-gate': 'G20', 'passenger-name': 'Jane Sample', 'seat-number': '5A' },
    ...{ 'boarding-group': '2', 'boarding-position': '12', 'confirmation-number': 'ABC123' },
    ...{ 'relevance-date-time': '2027-03-15T14:05:00', 'relevance-date-timezone': 'Europe/Berlin' },
    'expiration-fields': { 'no-expiration': 'True' },
    'barcode-fields': { 'barcode-type': 'QRCODE' },
    'walleta-fields': { 'walleta-pass-icon': 'https://images.example.com/icon.png', description: 'LH2724' },
  },
};

/** Stories by their subject. */
const stories: Readonly<Record<string, Story>> = {
  'the examples': {
    requests: [
      { ...exampleRequest('update-pass-data') },
      template({ 'origin-gate': 'Z9' }),
      ...read,
      status('redeemed'),
    ],
  },
  'the least': {
    template: leastTemplate,
    pass: {
      ...{ 'passenger-name': 'Erika Mustermann', 'confirmation-number': 'ABC123' },
      ...{ 'seat-number': '12C', 'boarding-group': '2', 'boarding-position': '42' },
    },
    requests: [pass({ 'seat-number': '1A' }), ...read, status('voided'), ...read],
  },
  'times and places': {
    requests: [
      template({ 'estimated-departure-time': '2027-03-15T18:35:00' }),
      template({ 'estimated-departure-time': '', 'estimated-arrival-time': '2027-03-15T19:45:00' }),
      template({ 'boarding-time': '2027-03-15T17:15:00', 'gate-closing-time': '' }),
      template({ 'departure-time': '2027-03-16T00:35:00', 'arrival-time': '2027-03-16T01:45:00' }),
      template({ 'origin-airport': 'JFK', 'origin-airport-label': 'New York' }),
      template({ 'destination-airport-label': '', 'arrival-terminal': '', 'arrival-gate': 'B1' }),
      template({ 'relevance-date-time': '2027-03-15T13:00:00', 'relevance-date-timezone': 'Asia/Tokyo' }),
      template({ 'relevant-locations': [{ latitude: '1.5', longitude: '2.5' }], ibeacons: '' }),
      ...read,
    ],
  },
  "the flight's day": {
    requests: [
      template({ 'flight-status': 'delayed', 'estimated-departure-time': '2027-03-15T18:35:00' }),
      template({
        'flight-status-reason': 'Late arrival of the aircraft',
        'estimated-boarding-time': '2027-03-15T18:05:00',
      }),
      template({ 'flight-status': 'boarding' }),
      template({ 'flight-status': 'diverted' }),
      template({ 'flight-status': 'cancelled' }),
      ...read,
    ],
  },
  'texts and links': {
    requests: [
      template({ message1: '<b>Bold</b> &amp; <a href="tel:+49">call</a><br>plain', 'message1-label': '' }),
      template({ 'message2-label': 'Café', message2: '漢字 🛫', 'text-module': '', 'info-module': 'Delayed' }),
      template({
        'link1-type': 'email',
        link1: 'help@example.com',
        'link2-type': 'geo-location',
        link2: '48.35,11.78',
      }),
      template({ 'home-page-uri': '', 'link2-label': 'Here', 'boarding-group-label': 'Zone' }),
      template({ 'boarding-seat-class-label': 'Class', 'boarding-door': 'Back', 'linked-apps': '1,2' }),
      template({ 'carrier-airline-name': 'Scandinavian Airlines System', 'flight-number': '123D' }),
      template({ 'additional-image': '', 'background-color': '#F5B700', 'text-color': '#000000' }),
      ...read,
    ],
  },
  barcodes: {
    requests: [
      template({ 'barcode-type': 'QRCODE', 'display-alternate-barcode-text': 'False' }),
      template({ 'barcode-type': 'PDF417' }),
      pass({ 'barcode-value': 'TN2724-É' }),
      pass({ 'barcode-value': '' }),
      template({ 'barcode-type': 'CODE128' }),
    ],
  },
  'the passenger': {
    requests: [
      pass({ 'passenger-name': 'Zoë Müller-Łódź', 'frequent-flyer-program-name': 'Miles & More' }),
      pass({
        'boarding-Seat-class': 'Business',
        'boarding-group': '1',
        'boarding-position': '9',
        'sequence-number': '7',
      }),
      pass({ 'passenger-kind': 'standby' }),
      pass({ 'passenger-kind': 'infant', 'ticket-number': '' }),
      pass({ 'passenger-kind': '' }),
      pass({ 'pass-update-notification': 'You have been upgraded', 'seat-number': '1A' }, { priority: 'True' }),
      pass({ 'frequent-flyer-name-number': '', ibeacons: '', 'relevant-locations': '' }),
      ...read,
    ],
  },
  expirations: {
    requests: [
      pass({ 'expiration-timestamp': '' }),
      template({ 'expiry-date': '2027-03-17T03:00:00', 'expiry-timezone': 'Asia/Tokyo' }),
      template({ 'expiration-setting': 'auto', 'auto-expire-number-days': 1, 'auto-expire-timezone': 'Europe/Berlin' }),
      template({ 'no-expiration': 'True' }),
      pass({ 'expiration-timestamp': '2027-03-15T23:00:00Z' }),
      7 * 24,
      ...read,
    ],
  },
  switches: {
    requests: [
      template({ 'enable-update-notifications': '0', 'origin-gate': 'Z9' }),
      template({ 'disable-screenshot': 'True', 'walleta-own-data': 'True' }),
      template({ 'enable-update-notifications': '1', 'origin-gate': 'Z10' }),
      template({ 'void-passes': 'True', 'flight-status': 'cancelled' }),
      template({ 'disable-pass-sharing': 'True' }),
      ...read,
    ],
  },
};

/** Sends the requests of all stories, always with the same ids and times. @returns the results of each step */
export async function answersToOldRequests(): Promise<Record<string, Got[]>> {
  const wallet = await startGoogle();
  const got: Record<string, Got[]> = {};
  try {
    for (const [title, story] of Object.entries(stories)) {
      wallet.clock.nowMs = now.getTime();
      got[title] = await perform(wallet, `OLD-${title.toUpperCase().replaceAll(/\W/g, '-')}`, story);
    }
    return got;
  } finally {
    await wallet.stop();
  }
}

async function perform(wallet: GoogleTest, passId: string, story: Story): Promise<Got[]> {
  const { api, clock, google } = wallet;
  const images = api.images.url('');
  const hosted = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value).replaceAll('https://images.example.com/', images));
  const request = { ...templateRequest(api.images), ...hosted(story.template ?? {}) };
  const created = await api.send(request);
  const reference = { 'pass-template-id': String(created.body['pass-template-id']), 'pass-id': passId };
  const data = story.pass && { 'pass-data': story.pass };
  const issued = await api.send({ ...exampleRequest('generate-pass'), ...reference, ...data });
  if (issued.body.status !== 'success') throw new Error(JSON.stringify([created.body, issued.body]));
  const path = new URL(String(issued.body['pass-install-url'])).pathname;
  const passKey = path.slice('/i/'.length, '/i/'.length + 32);
  const templateId = reference['pass-template-id'];

  /** Replaces random values by names. */
  const settled = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll(path.slice('/i/'.length), '<link>')
        .replaceAll(passKey, '<pass>')
        .replaceAll(templateId, '<template>')
        .replaceAll(images, '<images>/')
        .replaceAll(/("authenticationToken":")[^"]+/g, '$1<token>')
        .replaceAll(/("tracking-id":")[^"]+/g, '$1<tracking-id>'),
    );
  const idsFor = ({ action }: Json) =>
    String(action).endsWith('passtemplate') ? { 'pass-template-id': templateId } : reference;
  let seen = google.requests.length;
  const shown = async (answer?: { readonly body: object }): Promise<Got> => {
    const { statusCode, body = '' } = await api.open('GET', `${path}/pass.pkpass`);
    const pkpass = statusCode === 200 ? Buffer.from(body, 'base64') : undefined;
    const calls = google.requests.slice(seen).map(({ method, url, body: sent }) => ({
      call: `${method} ${new URL(url).pathname}`,
      body: sent as Json,
    }));
    seen = google.requests.length;
    return settled({
      ...(answer && { answer: answer.body }),
      ...(pkpass && { passJson: openPkpass(pkpass).passJson, pkpassBytes: pkpass.length }),
      google: calls,
    }) as Got;
  };

  await wallet.click(path);
  await wallet.notify({ templateId, passKey });
  const got = [await shown(created), await shown(issued)];
  for (const step of story.requests) {
    if (typeof step === 'number') clock.nowMs += step * 3_600_000;
    const answer = typeof step === 'number' ? undefined : await api.send({ ...step, ...idsFor(step) });
    if (answer && answer.body.status !== 'success') throw new Error(JSON.stringify([step, answer.body]));
    if (!isRead(step)) await wallet.work({ passKey });
    if (!isRead(step)) await wallet.work({ templateId });
    got.push(isRead(step) ? { answer: settled(answer?.body), google: [] } : await shown(answer));
  }
  return got;
}
