import type { SentFields } from '../api/actions/index.ts';
import { withoutSensitive } from '../domain/fields/badges.ts';
import { ApiError } from '../domain/request/errors.ts';
import { flightClassInput, flightObjectInput } from '../issuing/google.ts';
import { renderPkpass } from '../issuing/render.ts';
import type { FacesPage } from '../pages/desk/faces-page.ts';
import type { Drawing } from '../pages/phones/drawing.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { CertificateUnusable } from '../ports/wallets.ts';
import { act } from './act.ts';
import type { FoundPass } from './found-pass.ts';
import type { Visit } from './visit.ts';

/** Characters of a page, with the pictures of passes in it: Lambda answers 6 MB at most. */
export const maxLength = 5_500_000;

/** Characters of a page beside its pictures, at most. */
const lengthOfRest = 500_000;

/** What the wallets get of a pass. */
type InWallets = Pick<FacesPage, 'walleta' | 'walletb'>;

/** A pass as wallets would get it now, without the badges that may tell of health. @param of the wallets that are asked for. */
export async function walletsOf(
  { template, pass }: FoundPass,
  services: DeskServices,
  of: readonly (keyof InWallets)[] = ['walleta', 'walletb'],
): Promise<InWallets> {
  const found = { template, pass: { ...pass, fields: withoutSensitive(pass.fields) } };
  const [walleta, walletb] = await Promise.all([
    of.includes('walleta') ? pkpassOf(found, services) : undefined,
    of.includes('walletb') ? googleOf(found, services) : undefined,
  ]);
  return { walleta, walletb };
}

/** A template with some fields changed, and the passenger of its example values. */
export async function trialOf(
  id: string,
  fields: Omit<SentFields<'updatepasstemplate'>, 'pass-template-id'>,
  visit: Visit,
  services: DeskServices,
): Promise<InWallets> {
  const trial = { ...fields, 'pass-template-id': id, 'dry-run': true };
  const tried = await act('updatepasstemplate', trial, visit, services);
  const { walleta, walletb } = 'trial-pass' in tried ? tried['trial-pass'] : {};
  return { walleta: walleta === undefined ? undefined : Buffer.from(walleta, 'base64'), walletb };
}

/** The front of a pass, in the wallet that has it; none where it cannot be drawn now. */
export const frontOf = (found: FoundPass, services: DeskServices) => {
  const { walleta, walletb } = found.pass.wallets ?? {};
  const isGoogles = walletb?.state === 'installed' && walleta?.state !== 'installed';
  return drawn(walletsOf(found, services, [isGoogles ? 'walletb' : 'walleta']), services);
};

/** The fronts of a template after a change; none where the change cannot be tried on one template. */
export const frontsAfter = (
  id: string,
  fields: Omit<SentFields<'updatepasstemplate'>, 'pass-template-id'>,
  visit: Visit,
  services: DeskServices,
) => drawn(trialOf(id, fields, visit, services), services);

/** Fronts that fit into an answer. While they cannot be drawn, a page does without them. */
async function drawn(wallets: Promise<InWallets>, services: DeskServices): Promise<readonly Drawing[]> {
  const { clock, publicBaseUrl, log } = services;
  try {
    const { walleta, walletb } = await wallets;
    const { frontsOf } = await import('../pages/desk/faces-page.ts');
    const pictures = ownPictures(walletb, publicBaseUrl);
    const fronts = frontsOf({ walleta, walletb, pictures, now: clock.now() });
    const length = fronts.reduce((sum, { html }) => sum + html.markup.length, 0);
    return length <= maxLength - lengthOfRest ? fronts : [];
  } catch (error) {
    if (!(error instanceof ApiError)) log.error('DESK-OUT', error);
    return [];
  }
}

/** The .pkpass of a pass; undefined if none can be signed now, so that no phone can fetch it either. */
async function pkpassOf({ template, pass }: FoundPass, services: DeskServices) {
  const certificate = await services.accounts.appleCertificate(template.account, template.passTypeId);
  if (certificate === undefined) return undefined;
  return renderPkpass(services, template, pass).catch((error) => {
    if (error instanceof CertificateUnusable) return undefined;
    throw error;
  });
}

async function googleOf({ template, pass }: FoundPass, services: DeskServices) {
  if (template.issuerId === undefined) return undefined;
  const wordings = await services.wordingsOf(template);
  return services.googleJsonOf(template.issuerId, {
    flightClass: flightClassInput(services, template, wordings),
    flightObject: flightObjectInput(services, template, pass, wordings),
  });
}

/** Our copies of pictures in Google's JSON, by their addresses there. */
export function ownPictures(json: object | undefined, publicBaseUrl: string): Readonly<Record<string, string>> {
  const path = /"uri":"(https?:\/\/[^"]+?)(\/images\/[0-9a-f]{64}\.png)"/g;
  const found = [...(JSON.stringify(json) ?? '').matchAll(path)];
  return Object.fromEntries(
    found.flatMap(([, base = '', file = '']) => (base === publicBaseUrl ? [[base + file, file]] : [])),
  );
}
