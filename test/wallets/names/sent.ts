import { airportsOf } from '../../../lambdas/api/templates/template-parts.ts';
import { wordingsOf } from '../../../lambdas/domain/languages/wordings.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { imageFields, type Template } from '../../../lambdas/domain/template/template.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { renderPkpass } from '../../../lambdas/issuing/render.ts';
import type { GoogleIssuer } from '../../../lambdas/ports/accounts.ts';
import type { PkpassInput } from '../../../lambdas/ports/wallets.ts';
import { BundledAirports } from '../../../lambdas/runtime/airports.ts';
import { pkpassImages, stripImage } from '../../../lambdas/wallets/apple/images.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { GoogleWalletApi } from '../../../lambdas/wallets/google/google-wallet-api.ts';
import { passRows } from '../../fields/pass-rows.ts';
import { templateRows } from '../../fields/template-rows.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { FakeGoogle } from '../../helpers/fake-google.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { namesIn, type Wallet } from './defined.ts';

/** Fields as stored: of a template as `template/origin-gate`, of a pass as `pass/seat-number`. */
type Fields = Readonly<Record<string, unknown>>;

interface Records {
  readonly template: Template;
  readonly pass: Pass;
}

/** Names that a wallet is sent, such as `Pass.barcodes`, with their values as JSON. */
type Sent = ReadonlyMap<string, string>;

export interface Origins {
  /** Every name that is sent with some fields. */
  readonly sent: ReadonlySet<string>;
  /** Fields that a name comes from; none for what the service itself sets. */
  readonly fieldsOf: (name: string) => readonly string[];
}

const example = { template: exampleTemplate(), pass: examplePass({}, { firstInstalledAtUtc: now.toISOString() }) };
const publicBaseUrl = 'https://passes.example.com';
const clock = fixedClock();
const issuer = { issuerId: '3388000000022222228', tokenUri: 'https://oauth2.googleapis.com/token' } as GoogleIssuer;
const notification = { text: 'Gate: G21', translations: { de: 'Flugsteig: G21' }, atUtc: now.toISOString() };
/** A picture that has its address for its content. */
const pictureOf = (url: unknown) => (url ? { sha256: String(url), bytes: 1, width: 87, height: 87 } : undefined);

async function recordsOf(all: Fields): Promise<Records> {
  const within = (part: string) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, value]) => (key.startsWith(part) ? [[key.slice(part.length), value]] : [])),
    );
  const [fields, passenger] = [within('template/') as Template['fields'], within('pass/')];
  const { 'pass-status': storedStatus = 'active', 'pass-update-notification': text, 'strip-image': strip } = passenger;
  const template = {
    ...example.template,
    ...{
      fields,
      lastNotification: notification,
      airports: await airportsOf(fields, { airports: new BundledAirports() }),
    },
    passTypeId: (all['template/pass-type-id'] ?? example.template.passTypeId) as string,
    images: Object.fromEntries(imageFields.map((name) => [name, pictureOf(all[`template/${name}`])])),
  };
  const more = { storedStatus, lastNotification: text && notification, stripImage: pictureOf(strip) };
  return { template, pass: { ...example.pass, fields: passenger, ...more } as Pass };
}

/** The files of the .pkpass, before it is signed: images by their names, without scale. */
async function packageOf({ template, pass }: Records): Promise<object> {
  const built: PkpassInput[] = [];
  const services = {
    accounts: { appleCertificate: async () => ({ passTypeId: template.passTypeId, teamId: 'A1B2C3D4E5' }) },
    apple: { build: async (input: PkpassInput) => built.push(input) },
    identity: { authenticationToken: async () => 'token-of-the-example-pass' },
    ...{ clock, images: { get: async (url: string) => url }, publicBaseUrl },
  };
  await renderPkpass(services as never, template, pass);
  const [input] = built as [PkpassInput];
  const files = [...pkpassImages(input.images), ...stripImage(input)];
  return {
    pass: passJsonOf(input),
    ...Object.fromEntries(files.map(({ name, data }) => [name.split(/[@.]/)[0], data])),
  };
}

/** Bodies of all requests for the class and the object, also of those that notify, and that end an earlier object. */
async function bodiesOf({ template, pass }: Records): Promise<[type: string, body: unknown][]> {
  const google = new FakeGoogle();
  const { fetch } = google;
  const signer = { sign: async () => 'signed' };
  const api = new GoogleWalletApi({ clock, signer, fetch, fetchAfresh: fetch, attempts: 1, timeoutMs: 1_000 });
  const wordings = await wordingsOf(template);
  const flightClass = flightClassInput({ publicBaseUrl }, template, wordings);
  await api.putClass(issuer, flightClass);
  await api.updateClass(issuer, flightClass, { notifies: true });
  await api.putObject(issuer, flightObjectInput({ clock, publicBaseUrl }, template, pass, wordings));
  google.service.put('flightObject', { id: `${issuer.issuerId}.${pass.passKey}-1` });
  await api.endOtherObjects(issuer, { passKey: pass.passKey, number: undefined }, 1);
  return google.requests.map(({ url, body }) => [url.includes('/flightClass') ? 'FlightClass' : 'FlightObject', body]);
}

/** All that a wallet is sent for these fields. */
async function sentWith(wallet: Wallet, fields: Fields): Promise<Sent> {
  const records = await recordsOf(fields);
  const all = wallet === 'apple' ? [['Package', await packageOf(records)] as const] : await bodiesOf(records);
  const found = new Map<string, string>();
  for (const [type, body] of all)
    for (const [name, value] of namesIn(wallet, type, body))
      found.set(name, `${found.get(name) ?? ''}${JSON.stringify(value)}`);
  return found;
}

/** Values in place of the rows' first: several, or one that says more. */
const better: Readonly<Record<string, readonly unknown[]>> = {
  'template/origin-airport': ['LHR'],
  'template/destination-airport': ['JFK'],
  'template/flight-number-label': ['XQ', 'DLH'],
  'template/carrier-iata-code': ['EW'],
  'template/flight-number': ['123', '12A'],
  'template/barcode-type': ['QRCODE', 'PDF417', 'CODE128'],
  'template/flight-status': ['delayed'],
  'template/auto-expire-number-days': [2],
  'template/auto-expire-number-hours': [3],
  'template/estimated-boarding-time': ['2027-03-15T17:50:00'],
  'template/estimated-departure-time': ['2027-03-15T18:20:00'],
  'template/estimated-arrival-time': ['2027-03-15T19:20:00'],
  'template/pass-type-id': ['pass.com.example.other'],
  // Another language would change every text.
  'template/language': ['en'],
  'template/languages': [['en', 'de']],
  'template/translations': [{ de: { 'carrier-airline-name': 'Die Lufthansa', message1: 'Guten Flug' } }],
  'pass/passenger-kind': ['standby'],
  'pass/service-requests': [['WCHR', 'INFT']],
  'pass/walleta-featured-actions': [[{ link: 'upgrade-url', type: 'other' }]],
  'pass/pass-status': ['redeemed'],
  'pass/pass-update-notification': ['Gate: G21'],
};

/** The rows of templates and passes, with the examples' values of those that are required, or that a design needs. */
const rows = [
  ...Object.entries(templateRows).map(([name, row]) => [`template/${name}`, row] as const),
  ...Object.entries(passRows).map(([name, row]) => [`pass/${name}`, row] as const),
];
const needed = ['template/arrival-time', 'template/link1-type', 'template/link2-type', 'pass/barcode-value'];
const least: Fields = Object.fromEntries(
  rows.flatMap(([key, { required }]) => {
    const [part, name = ''] = key.split('/') as ['template' | 'pass', string];
    return required || needed.includes(key) ? [[key, (example[part].fields as Fields)[name]]] : [];
  }),
);

/** The least of a template whose passes expire some time after their first install: its fields do nothing alone. */
const expiring: Fields = {
  ...least,
  ...{ 'template/expiration-setting': 'auto', 'template/auto-expire-timezone': 'Europe/Berlin' },
  ...{ 'template/auto-expire-number-hours': 1, 'template/expiry-date': '2027-03-16T03:00:00' },
};

/** Values to try of every field. */
const values = new Map<string, readonly unknown[]>([
  ...rows.map(([key, { accepts }]) => {
    const stored = accepts.map((each) => each.at(-1));
    return [key, stored.filter((value) => value !== least[key]).slice(0, 1)] as const;
  }),
  ...Object.entries(better),
]);

/** Every field at once, but those that would hide others. */
const everything: Fields = {
  ...Object.fromEntries([...values].map(([key, [first]]) => [key, first])),
  ...least,
  ...{ 'template/walleta-classic-design': false, 'template/void-passes': false, 'pass/pass-status': 'active' },
};

/**
 * Sets one field at a time on top of the least fields, and takes one at a time out of everything. A name comes from the fields that
 * add or change it so; if there are none, from those that take it away.
 */
export async function originsOf(wallet: Wallet): Promise<Origins> {
  const sent = new Set<string>();
  const [changing, taking] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const sentSetting = async (fields: Fields, key: string, value?: unknown) => {
    const found = await sentWith(wallet, { ...fields, [key]: value });
    for (const name of found.keys()) sent.add(name);
    return found;
  };
  const compare = (key: string, without: Sent, having: Sent) => {
    for (const name of new Set([...without.keys(), ...having.keys()])) {
      if (without.get(name) === having.get(name)) continue;
      const origins = having.has(name) ? changing : taking;
      origins.set(name, (origins.get(name) ?? new Set()).add(key.split('/')[1] ?? ''));
    }
  };
  const [before, all] = [await sentWith(wallet, least), await sentWith(wallet, everything)];
  const beforeExpiry = await sentWith(wallet, expiring);
  for (const [key, tried] of values) {
    for (const value of tried) {
      compare(key, before, await sentSetting(least, key, value));
      compare(key, beforeExpiry, await sentSetting(expiring, key, value));
    }
    if (!(key in least)) compare(key, await sentSetting(everything, key), all);
  }
  return { sent, fieldsOf: (name) => [...(changing.get(name) ?? taking.get(name) ?? [])] };
}
