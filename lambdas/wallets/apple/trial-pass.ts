import { hash } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { AppleCertificate } from '../../ports/accounts.ts';
import { type AppleWallet, CertificateUnusable, type PkpassInput } from '../../ports/wallets.ts';
import { NativeBuilder } from './native-builder.ts';
import { PasskitGeneratorBuilder } from './passkit-generator-builder.ts';
import { type Signed, signatureProblems } from './signature-problems.ts';

interface Trial extends Signed {
  readonly builder: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

/** Different in every pass, and not listed in the manifest. */
const manifestAndSignature = ['manifest.json', 'signature'];

/**
 * Builds a pass with this certificate twice, by the builder of this service and by passkit-generator, and compares them:
 * the same files, the same pass.json, manifests that hold, signatures that verify.
 * @throws CertificateUnusable that names each difference, never with a part of the key.
 * Source: docs/settings.md#the-trial-of-an-apple-certificate;
 * docs/decisions/certificates.md#a-certificate-is-tried-by-another-builder
 */
export async function tryCertificate(
  certificate: AppleCertificate,
  at: Date,
  builder: AppleWallet = new NativeBuilder(),
): Promise<void> {
  const ours = await trialOf('this service', builder, certificate, at);
  const peer = await trialOf('passkit-generator', new PasskitGeneratorBuilder(), certificate, at);
  const problems = [
    ...problemsOf(ours),
    // passkit-generator signs with the time of the system's clock.
    ...problemsOf({ ...peer, signedAt: undefined }),
    ...differencesOf(ours.files, peer.files),
  ];
  if (problems.length > 0)
    throw new CertificateUnusable(`A trial pass with this certificate failed: ${problems.join('; ')}`);
}

async function trialOf(builder: string, wallet: AppleWallet, certificate: AppleCertificate, at: Date): Promise<Trial> {
  try {
    const files = unzipSync(await wallet.build(trialInput(certificate, at)));
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array() } = files;
    return { builder, files, manifest, signature, certificate, signedAt: at };
  } catch (error) {
    if (error instanceof CertificateUnusable) throw error;
    // Libraries may quote in their messages what they cannot read.
    throw new CertificateUnusable(
      `${builder} builds no pass with this certificate: its key and the intermediate's must be RSA, as Apple's WWDR G4 is`,
    );
  }
}

function problemsOf(trial: Trial): string[] {
  const hashes = Object.entries(trial.files)
    .filter(([name]) => !manifestAndSignature.includes(name))
    .map(([name, data]) => [name, hash('sha1', data)]);
  return [
    ...differingPaths(jsonOf(trial.manifest), Object.fromEntries(hashes)).map(
      (name) => `manifest.json of ${trial.builder} has not the hash of ${name}`,
    ),
    ...signatureProblems(trial).map((problem) => `the signature of ${trial.builder} ${problem}`),
  ];
}

function differencesOf(ours: Trial['files'], peer: Trial['files']): string[] {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(peer)])];
  const differing = names.flatMap((name) => {
    const [one, other] = [ours[name], peer[name]];
    if (one === undefined || other === undefined) return [name];
    if (manifestAndSignature.includes(name)) return [];
    if (name === 'pass.json') return differingPaths(jsonOf(one), jsonOf(other)).map((path) => `${path} in pass.json`);
    return Buffer.from(one).equals(other) ? [] : [name];
  });
  return differing.map((what) => `${what} differs from passkit-generator's`);
}

/** Undefined where it is none. */
function jsonOf(data: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(data).toString());
  } catch {
    return undefined;
  }
}

/** `boardingPass.headerFields.0.value`. An instant may be written in another zone. */
function differingPaths(one: unknown, other: unknown, path: readonly string[] = []): string[] {
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => differingPaths(one[key], other[key], [...path, key]));
  }
  const isSame = one === other || (isDate(one) && isDate(other) && Date.parse(one) === Date.parse(other));
  return isSame ? [] : [path.join('.') || 'all'];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** One white pixel. */
const data = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==',
  'base64',
);

/** A boarding pass of an airline that does not exist, in letters of several alphabets; never stored, never sent. */
export const trialInput = (certificate: AppleCertificate, signedAt: Date): PkpassInput => ({
  certificate,
  signedAt,
  imagesKey: 'trial',
  images: {
    'walleta-pass-icon': { data, sentBytes: data.length },
    'carrier-airline-logo': { data, sentBytes: data.length },
  },
  boardingPass: {
    passKey: 'trial',
    status: 'active',
    airlineName: 'Tern Airways',
    flight: 'ZZ2724',
    airlineCode: 'ZZ',
    flightNumber: '2724',
    origin: { code: 'MUC', name: 'München', timeZone: 'Europe/Berlin', terminal: '2', gate: 'G20' },
    destination: { code: 'ATH', name: 'Αθήνα', timeZone: 'Europe/Athens' },
    boardingTime: '2027-03-15T17:05:00',
    departureTime: '2027-03-15T17:35:00',
    arrivalTime: '2027-03-15T21:00:00',
    relevantDate: '2027-03-15T14:05:00+01:00',
    boardingGroupLabel: 'Group',
    seatClassLabel: 'Cabin',
    passengerName: 'Zoë "東" Sample',
    seatNumber: '12C',
    confirmationNumber: 'SAMPLE',
    barcode: { type: 'AZTEC', value: 'TRIAL', text: 'Trial' },
    badges: {},
    messages: [],
    links: [],
    actionLinks: [],
    locations: [],
    beacons: [],
  },
  settings: {
    description: 'Trial of a certificate',
    backgroundColor: '#0C3478',
    textColor: '#FFFFFF',
    linkedApps: [],
    sharingProhibited: false,
    isOwnDataPreserved: false,
    webServiceUrl: 'https://wallet.example.com/passkit',
    authenticationToken: 'token-of-the-trial-pass',
  },
});
