import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { inEnglish, type Wording } from '../../../lambdas/domain/languages/languages.ts';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { type BoardingPass, boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import type { GooglePass } from '../../../lambdas/pages/phones/google-texts.ts';
import type { PkpassInput } from '../../../lambdas/ports/wallets.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { stringsFiles, templateStrings } from '../../../lambdas/wallets/apple/strings.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../../lambdas/wallets/google/flight-object.ts';
import { exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import { settings } from '../../helpers/pkpass-input.ts';
import { actionLinks } from '../sample-input.ts';

const sample = (name: string) => readFileSync(`lambdas/web/samples/${name}.png`);

/** The example's flight, of an airline that does not exist. */
const airline = {
  'carrier-airline-name': 'Tern Airways',
  'flight-number-label': 'TN',
  'origin-airport-label': 'Munich',
  'destination-airport-label': 'Berlin',
} satisfies Partial<TemplateFields>;

const barcode = 'M1MUSTERMANN/ERIKA    EABC123 MUCBERTN 2724 074Y012C0042 100';

interface Sample {
  readonly template?: Partial<TemplateFields>;
  /** Changes of the pass as both wallets get it. */
  readonly pass?: Partial<BoardingPass>;
  /** Changes of pass.json, for what the service does not send. */
  readonly json?: Readonly<Record<string, unknown>>;
  /** Tags of pass.json beside those that the service sends. */
  readonly tags?: Readonly<Record<string, unknown>>;
  /** Languages of the pass besides English. */
  readonly languages?: readonly Wording[];
}

const passOf = ({ template, pass }: Sample, wording = inEnglish): BoardingPass => ({
  ...boardingPassOf(exampleTemplate({ ...airline, ...template }), shownExamplePass()),
  actionLinks: actionLinks.slice(0, 4),
  barcode: { type: 'AZTEC', value: barcode, text: barcode },
  wording,
  ...pass,
});

/** An unsigned .pkpass with the service's pass.json and texts. */
export function samplePkpass(sample_: Sample = {}): Uint8Array {
  const boardingPass = passOf(sample_);
  const images: PkpassInput['images'] = { 'carrier-airline-logo': { data: sample('logo'), sentBytes: 1 } };
  const certificate = { passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' };
  const own = { boardingPass, settings };
  const others = (sample_.languages ?? []).map((wording) => ({ boardingPass: passOf(sample_, wording), settings }));
  const input = {
    imagesKey: 'sample',
    images,
    ...own,
    certificate: certificate as PkpassInput['certificate'],
    signedAt: now,
  };
  const inLanguages = { ofTemplate: () => [own, ...others] as const };
  const strings = others.length > 0 ? stringsFiles(templateStrings({ ...input, inLanguages }), own) : [];
  const { semantics, ...rest } = passJsonOf(input) as ReturnType<typeof passJsonOf> & { semantics?: object };
  const json = { ...rest, ...(semantics && { semantics: { ...semantics, ...sample_.tags } }), ...sample_.json };
  return zipSync({
    'pass.json': Buffer.from(JSON.stringify(json)),
    'icon.png': sample('icon'),
    'logo.png': sample('logo'),
    'primaryLogo.png': sample('logo'),
    'footer.png': sample('alliance'),
    ...Object.fromEntries(strings.map(({ name, data }) => [name, data])),
  });
}

const logoUrl = 'https://images.example.com/logo-square.png';

/** Class and object as they are sent. */
export function sampleGooglePass(sample_: Sample = {}): GooglePass {
  const [flight, ...others] = [inEnglish, ...(sample_.languages ?? [])].map((wording) => passOf(sample_, wording));
  const common = { templateId: 'Template0000000000001', lastNotification: undefined };
  const ofClass = (shown: BoardingPass) => ({
    ...common,
    ...{ flight: shown, backgroundColor: '#0C3478', airlineLogoUrl: logoUrl, sharingProhibited: false },
    ...{ isLanguageFixed: false, callbackUrl: 'https://wallet.example.com/callbacks/walletb' },
    lastNotification: shown.lastNotification || undefined,
  });
  const ofObject = (shown: BoardingPass) => ({
    ...common,
    ...{ boardingPass: shown, screenshotsProhibited: false, hadOthers: false },
  });
  if (flight === undefined) throw new Error('A sample has a language');
  const settings_ = { hadTranslations: false };
  return JSON.parse(
    JSON.stringify({
      flightClass: flightClassOf('3388', { ...ofClass(flight), ...settings_, translations: others.map(ofClass) }),
      flightObject: flightObjectOf('3388', { ...ofObject(flight), ...settings_, translations: others.map(ofObject) }),
      pictures: { [logoUrl]: `data:image/png;base64,${sample('logo-square').toString('base64')}` },
    }),
  );
}

/** A phone in a language, before the flight. */
export const phoneIn = async (language: string) => ({ wording: await wordingIn(language), now });

/** Tags of a passenger who needs help, with everything that has a badge. */
export const badgeTags = {
  internationalDocumentsAreVerified: true,
  internationalDocumentsVerifiedDeclarationName: 'Docs OK',
  passengerEligibleSecurityPrograms: ['PKTransitSecurityProgramTSAPreCheck', 'PKTransitSecurityProgramCLEAR'],
  departureLocationSecurityPrograms: ['PKTransitSecurityProgramTSAPreCheck'],
  priorityStatus: 'Gold',
  passengerCapabilities: ['PKPassengerCapabilityPreboarding', 'PKPassengerCapabilityCarryon'],
  passengerServiceSSRs: ['SVAN', 'WCHR', 'VGML'],
};

/** A passenger with badges, as the service makes the pass from its fields. */
export const badged = {
  origin: {
    ...{ code: 'MUC', name: 'Munich', timeZone: 'Europe/Berlin', terminal: '2', gate: 'G20' },
    securityPrograms: ['tsa-precheck'],
  },
  badges: {
    'documents-verified': true,
    'documents-declaration': 'Docs OK',
    'security-programs': ['tsa-precheck', 'clear'],
    'priority-status': 'Gold',
    'passenger-capabilities': ['pre-boarding', 'carry-on'],
    'service-requests': ['SVAN', 'WCHR', 'VGML'],
  },
} as const satisfies Partial<BoardingPass>;
