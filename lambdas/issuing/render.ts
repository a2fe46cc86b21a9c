import { inEnglish, inLanguage, type Wording, type Wordings } from '../domain/languages/languages.ts';
import { wordingsOf } from '../domain/languages/wordings.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { isInstalled, isTaken } from '../domain/pass/installs.ts';
import { installLink, type Pass, type ShownPass } from '../domain/pass/pass.ts';
import { samplePassOf } from '../domain/pass/sample-pass.ts';
import { type BoardingPass, boardingPassOf } from '../domain/shown/boarding-pass.ts';
import { shownChangesOf } from '../domain/shown/changes.ts';
import { hasTextsOfItsOwn } from '../domain/shown/last-notification.ts';
import { type ImageRef, pkpassImageFields, type Template } from '../domain/template/template.ts';
import { compressed } from '../pages/document.ts';
import { type InstallPageInput, installPage } from '../pages/install-page.ts';
import type { Services } from '../ports/services.ts';
import type { Images, Rendering, TemplateImages } from '../ports/stores.ts';
import type { PassInLanguage, PassInLanguages, PkpassSettings } from '../ports/wallets.ts';

/** Services of rendering a pass. */
export type RenderingServices = Pick<
  Services,
  'accounts' | 'apple' | 'badges' | 'clock' | 'identity' | 'publicBaseUrl'
> & {
  readonly images: Pick<Images, 'get'>;
};

/** URL of the install page, as it is sent to the passenger. */
export function installUrl(publicBaseUrl: string, pass: Pick<Pass, 'passKey' | 'nonce'>): string {
  return `${publicBaseUrl}/i/${installLink(pass)}`;
}

/** Install page and .pkpass of a pass, as they are cached. */
export async function renderPass(services: RenderingServices, template: Template, pass: Pass): Promise<Rendering> {
  const page = compressed(await renderPage(services, template, pass));
  return { page, pkpass: await renderPkpass(services, template, pass) };
}

export async function renderPage(
  { badges, clock, publicBaseUrl }: Pick<RenderingServices, 'badges' | 'clock' | 'publicBaseUrl'>,
  template: Template,
  pass: Pass,
): Promise<string> {
  const { fields, images } = template;
  const shownPass = passAt(template, pass, clock.now());
  const [own, ...others] = (await Promise.all(
    (
      await wordingsOf(template)
    ).map(async (wording) => {
      const boardingPass = boardingPassOf(template, shownPass, wording);
      return {
        boardingPass,
        settings: pageSettings(inLanguage(template, wording.language)),
        changes: shownChangesOf(template, pass, boardingPass),
        badges: badges && {
          apple: await badges.find('apple', wording.language),
          google: await badges.find('google', wording.language),
        },
      };
    }),
  )) as [OnPage, ...OnPage[]];
  const isTakenPass = isTaken(template, pass);
  return installPage({
    ...own,
    translations: others,
    url: installUrl(publicBaseUrl, pass),
    pkpassUrl: `/i/${installLink(pass)}/pass.pkpass`,
    googleUrl: template.issuerId && `/i/${installLink(pass)}/walletb`,
    isTaken: isTakenPass,
    isInWallet: isInstalled(pass),
    barcode: fields['pass-install-show-barcode'] && !isTakenPass ? await barcodeFor(own.boardingPass) : undefined,
    logoUrl: imagePath(images['carrier-airline-logo']),
    iconUrl: imagePath(images['walleta-pass-icon']),
  });
}

type OnPage = Pick<InstallPageInput, 'boardingPass' | 'settings' | 'changes' | 'badges'>;

const pageSettings = ({ fields }: Template): InstallPageInput['settings'] => ({
  backgroundColor: fields['pass-install-background-color'] ?? '#FFFFFF',
  brandColor: fields['background-color'],
  brandTextColor: fields['text-color'],
  helpText: fields['pass-install-help-text'],
  waitMessage: fields['pass-download-wait-message'],
  thankYouMessage: fields['pass-download-thank-you-message'],
  showCheckmark: fields['pass-install-checkmark-display'] !== 0,
  showLogo: fields['pass-install-logo-display'] ?? true,
});

/** A pass that has ended shows nothing that looks valid to a scanner. */
async function barcodeFor(boardingPass: BoardingPass) {
  const { barcode, status } = boardingPass;
  if (barcode === undefined || status !== 'active') return undefined;
  const { barcodeSection } = await import('../pages/barcode-section.ts');
  return barcodeSection({ ...boardingPass, barcode });
}

/**
 * The signed .pkpass of a pass.
 * @throws CertificateUnusable if the template's certificate is gone or cannot sign now.
 */
export async function renderPkpass(services: RenderingServices, template: Template, pass: Pass): Promise<Uint8Array> {
  const { accounts, apple, clock, identity, images, publicBaseUrl } = services;
  const certificate = await accounts.appleCertificate(template.account, template.passTypeId);
  if (certificate === undefined) throw new Error("The account lacks the template's Apple certificate");
  const [pictures, strip, authenticationToken, wordings] = await Promise.all([
    picturesOf(template, images),
    pass.stripImage && images.get(pass.stripImage.sha256),
    identity.authenticationToken(pass),
    wordingsOf(template),
  ]);
  const at = clock.now();
  const shownPass = passAt(template, pass, at);
  const shownIn = (shown: ShownPass) => (wording: Wording) => ({
    boardingPass: boardingPassOf(template, shown, wording),
    settings: pkpassSettings(inLanguage(template, wording.language), publicBaseUrl, authenticationToken),
  });
  return apple.build({
    // The call, too: a version that is only proved may never be written.
    imagesKey: `${template.id}#${template.version}#${template.trackingId}`,
    images: pictures,
    strip,
    ...shownIn(shownPass)(wordings[0]),
    inLanguages: inLanguages(template, shownPass, wordings, shownIn),
    certificate,
    signedAt: at,
  });
}

/** Phones with none of the languages fall back to English, or to the first one by the alphabet. */
function inLanguages(
  template: Template,
  pass: ShownPass,
  [own, ...others]: Wordings,
  shownIn: (shown: ShownPass) => (wording: Wording) => PassInLanguage,
): PassInLanguages | undefined {
  if (others.length === 0) return undefined;
  const hasEnglish = [own, ...others].some(({ language }) => language === 'en');
  const rest = hasEnglish ? others : [...others, inEnglish];
  const inAll = (shown: ShownPass) => () => [shownIn(shown)(own), ...rest.map(shownIn(shown))] as const;
  return {
    // Not as of now: a pass with an expiration of its own may outlive its template's.
    ofTemplate: inAll(samplePassOf(template)),
    ofPass: hasTextsOfItsOwn(template, pass) ? inAll(pass) : undefined,
  };
}

export function imagePath(image: ImageRef | undefined): string | undefined {
  return image && `/images/${smallest(image)}.png`;
}

const smallest = ({ packedAs, sha256 }: ImageRef) => packedAs ?? sha256;

async function picturesOf(template: Template, images: RenderingServices['images']): Promise<TemplateImages> {
  const pictures = await Promise.all(
    pkpassImageFields.map(async (field) => {
      const image = template.images[field];
      return [field, image && { data: await images.get(smallest(image)), sentBytes: image.bytes }];
    }),
  );
  return Object.fromEntries(pictures);
}

function pkpassSettings({ fields }: Template, publicBaseUrl: string, authenticationToken: string): PkpassSettings {
  return {
    description: fields.description,
    backgroundColor: fields['background-color'],
    textColor: fields['text-color'],
    linkedApps: fields['linked-apps'] ?? [],
    sharingProhibited: fields['disable-pass-sharing'] ?? false,
    isOwnDataPreserved: fields['walleta-own-data'] ?? false,
    webServiceUrl: `${publicBaseUrl}/passkit`,
    authenticationToken,
  };
}
