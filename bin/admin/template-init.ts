import type { DryRunAnswer, RequestOf } from '../../clients/typescript/client.ts';
import { wordingIn } from '../../lambdas/domain/languages/wordings.ts';
import { renderDocument } from '../../lambdas/pages/document.ts';
import { html } from '../../lambdas/pages/html.ts';
import { drawAppleDetails, drawAppleFront } from '../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../lambdas/pages/phones/drawing.ts';
import { drawGoogleCard, drawGoogleDetails } from '../../lambdas/pages/phones/google-phone.ts';
import type { FlightClass, FlightObject } from '../../lambdas/pages/phones/google-texts.ts';
import { sampleTemplateRequest } from '../smoke/sample-flight.ts';

type TemplateRequest = RequestOf<'createpasstemplate'>;

/** Questions of which a brand is made, each with what counts for an empty answer. */
export const brandQuestions = (baseUrl: string) =>
  [
    ['Name of the airline', 'Tern Airways'],
    ['Color of the pass', '#0C3478'],
    ['Color of its text', '#FFFFFF'],
    [
      'Square picture, as lock screen and Google Wallet show it: address of a PNG',
      `${baseUrl}/images/samples/logo-square.png`,
    ],
    ['Rectangular logo for Apple Wallet and the page: address of a PNG, or nothing', ''],
    ['Barcode that your gates read: AZTEC, QRCODE, PDF417 or CODE128', 'AZTEC'],
  ] as const;

/** The request that makes the brand, from the answers in the order of the questions. */
export function brandOf([name = '', background, text, icon = '', logo, barcode = '']: readonly string[]): object {
  return {
    action: 'createpasstemplate',
    'template-kind': 'brand',
    'pass-template-type': 'boarding-pass',
    'pass-template-subtype': 'boarding-pass-type1',
    'pass-template-name': name,
    appearance: {
      'background-color': background,
      'text-color': text,
      ...(logo && { 'carrier-airline-logo': logo }),
      'carrier-airline-logo-walletb': icon,
    },
    'universal-fields': {
      'carrier-airline-name': name,
      'barcode-fields': { 'barcode-type': barcode },
      'walleta-fields': { 'walleta-pass-icon': icon, description: `Boarding pass of ${name}` },
      'expiration-fields': { 'no-expiration': 'true' },
    },
  };
}

/** Text as long as that of a bar-coded boarding pass, in characters that each type carries. */
const sampleBarcode = 'SAMPLE OF A BARCODE AS LONG AS THAT OF A REAL BOARDING PASS.';

/** A brand as the template of a sample flight, which Apple Wallet shows in its newest design; other templates as they are. */
export function onSampleFlight(request: TemplateRequest, baseUrl: string, now: Date): TemplateRequest {
  const { 'template-kind': kind, ...template } = request as TemplateRequest & { 'template-kind'?: string };
  if (kind !== 'brand') return request;
  const named = JSON.stringify(template);
  const sample = { ...sampleTemplateRequest(baseUrl, now)['universal-fields'], 'barcode-value': sampleBarcode };
  const flight = Object.entries(sample).filter(
    ([name, value]) => typeof value === 'string' && !named.includes(`"${name}"`),
  );
  return { ...template, ...Object.fromEntries(flight) } as TemplateRequest;
}

/** A page with the trial pass of a dry run as both phones show it, in the template's language. */
export async function previewOf(
  { 'trial-pass': { walleta, walletb }, 'pass-template': template }: DryRunAnswer,
  logo: string | undefined,
): Promise<string> {
  const phone = { wording: await wordingIn(template.language || 'en') };
  const drawings: Drawing[] = [];
  if (walleta) {
    const pkpass = Buffer.from(walleta, 'base64');
    drawings.push(drawAppleFront(pkpass, phone), drawAppleDetails(pkpass, phone));
  }
  if (walletb) {
    const [flightClass, flightObject] = [walletb.class, walletb.object] as unknown as [FlightClass, FlightObject];
    const address = flightClass.flightHeader.carrier.airlineLogo?.sourceUri.uri;
    const pass = { flightClass, flightObject, pictures: address && logo ? { [address]: logo } : {} };
    drawings.push(drawGoogleCard(pass, phone), drawGoogleDetails(pass, phone));
  }
  return renderDocument({
    title: `${template['carrier-airline-name']} on phones`,
    background: '#F2F2F7',
    styles: [
      'body{margin:0;background:#888}main{display:flex;flex-wrap:wrap;gap:12px;padding:12px}',
      ...new Set(drawings.flatMap(({ styles }) => styles)),
    ],
    body: html`<main>${drawings.map((drawing) => drawing.html)}</main>`,
  });
}
