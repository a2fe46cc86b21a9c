import { html } from '../html.ts';
import { drawAppleDetails, drawAppleFront } from '../phones/apple-phone.ts';
import { drawGoogleCard, drawGoogleDetails } from '../phones/google-phone.ts';
import type { GooglePass } from '../phones/google-texts.ts';
import { type Staff, staffPage } from '../staff-page.ts';

export interface FacesPage {
  readonly title: string;
  /** The page that it belongs to: its name and path. */
  readonly back: readonly [string, string];
  /** The .pkpass; undefined if none can be built. */
  readonly walleta: Uint8Array | undefined;
  /** Class and object; undefined without an issuer of Google Wallet. */
  readonly walletb: { readonly class: object; readonly object: object } | undefined;
  /** Pictures of these, by their addresses. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Other templates of the flight. */
  readonly others: readonly { readonly name: string; readonly path: string }[];
  readonly now: Date;
  /** True if the pictures do not fit into an answer. */
  readonly isTooLarge?: boolean;
  readonly staff: Staff;
}

/** A pass on both phones, front and details. */
export function facesPage({
  title,
  back: [name, path],
  others,
  isTooLarge = false,
  staff,
  ...pass
}: FacesPage): string {
  const [apple, google] = isTooLarge ? [[], []] : [appleOf(pass), googleOf(pass)];
  const drawings = [...apple, ...google];
  const none = (text: string) => html`<p>${isTooLarge ? 'Its pictures are too large to be shown here.' : text}</p>`;
  return staffPage({
    title,
    styles: [...new Set(drawings.flatMap(({ styles }) => styles))].join(''),
    staff,
    content: html`<div><a class="button plain" href="${path}">${name}</a></div>
<p class="quiet">As the wallets would get it now, whether or not they have it yet; without badges that may tell of health.</p>
${others.map((other) => html`<a href="${other.path}">${other.name}</a>\n`)}<div class="faces broad">
<section aria-labelledby="apple"><h2 id="apple">Apple Wallet</h2>
${apple.map((each) => each.html)}${apple.length === 0 && none('No pass can be signed with the certificate now.')}</section>
<section aria-labelledby="google"><h2 id="google">Google Wallet</h2>
${google.map((each) => each.html)}${google.length === 0 && none('The flight is not in Google Wallet.')}</section>
</div>`,
  });
}

/** The fronts of a pass. */
export const frontsOf = ({ walleta, walletb, pictures, now }: Drawn) => [
  ...(walleta ? [drawAppleFront(walleta, { now })] : []),
  ...(walletb ? [drawGoogleCard(googlePass(walletb, pictures), { now })] : []),
];

export type Drawn = Pick<FacesPage, 'walleta' | 'walletb' | 'pictures' | 'now'>;

const appleOf = ({ walleta, now }: Drawn) =>
  walleta ? [drawAppleFront(walleta, { now }), drawAppleDetails(walleta, { now })] : [];

function googleOf({ walletb, pictures, now }: Drawn) {
  if (walletb === undefined) return [];
  const pass = googlePass(walletb, pictures);
  return [drawGoogleCard(pass, { now }), drawGoogleDetails(pass, { now })];
}

const googlePass = (pass: NonNullable<FacesPage['walletb']>, pictures: FacesPage['pictures']) =>
  ({ flightClass: pass.class, flightObject: pass.object, pictures }) as unknown as GooglePass;
