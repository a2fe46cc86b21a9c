import { withoutSensitive } from '../domain/fields/badges.ts';
import { ApiError } from '../domain/request/errors.ts';
import { flightClassInput, flightObjectInput } from '../issuing/google.ts';
import { renderPkpass } from '../issuing/render.ts';
import type { FacesPage } from '../pages/desk/faces-page.ts';
import { facePath, flightName, flightPath } from '../pages/desk/flight-texts.ts';
import { passPath } from '../pages/desk/pass-path.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { CertificateUnusable } from '../ports/wallets.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { act } from './act.ts';
import { flightKeyIn, flightTemplatesOf } from './flight.ts';
import { type FoundPass, foundPass } from './found-pass.ts';
import type { Visit } from './visit.ts';

/** Characters of a page, with the pictures of passes in it: Lambda answers 6 MB at most. */
const maxLength = 5_500_000;

/**
 * `GET /desk/pass/{key}/face`: the pass as phones show it, drawn from what the wallets get, without the badges that may tell of
 * health. Source: docs/security.md#health-data.
 */
export async function showPassFace(visit: Visit, services: DeskServices) {
  const { template, pass } = await foundPass(visit, services);
  const found = { template, pass: { ...pass, fields: withoutSensitive(pass.fields) } };
  const back = ['Back to the pass', passPath(pass.passKey)] as const;
  const [walleta, walletb] = await Promise.all([pkpassOf(found, services), googleOf(found, services)]);
  return facesAnswer({ title: 'Pass', back, walleta, walletb, others: [], staff: visit.staff }, services);
}

/** `GET /desk/flight/face`: a template of the flight, with the passenger of its example values. */
export async function showFlightFace(visit: Visit, services: DeskServices) {
  const key = flightKeyIn(visit.query);
  const templates = await flightTemplatesOf(key, visit, services);
  const shown = templates.find(({ id }) => id === visit.query.template) ?? templates[0];
  if (shown === undefined) throw new ApiError('noSuchFlight');
  const trial = { 'pass-template-id': shown.id, 'dry-run': true };
  const tried = await act('updatepasstemplate', trial, visit, services);
  const { walleta, walletb } = 'trial-pass' in tried ? tried['trial-pass'] : {};
  const others = templates
    .filter(({ id }) => id !== shown.id)
    .map(({ id, fields }) => ({ name: fields['pass-template-name'], path: facePath(key, id) }));
  return facesAnswer(
    {
      ...{ title: flightName(key), back: ['Back to the flight', flightPath(key)], others, staff: visit.staff },
      walleta: walleta === undefined ? undefined : Buffer.from(walleta, 'base64'),
      walletb,
    },
    services,
  );
}

async function facesAnswer(
  faces: Omit<FacesPage, 'now' | 'pictures' | 'isTooLarge'>,
  { clock, publicBaseUrl }: DeskServices,
) {
  const { facesPage } = await import('../pages/desk/faces-page.ts');
  const page = { ...faces, now: clock.now(), pictures: ownPictures(faces.walletb, publicBaseUrl) };
  const body = facesPage(page);
  return pageAnswer(200, body.length <= maxLength ? body : facesPage({ ...page, isTooLarge: true }));
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
function ownPictures(json: object | undefined, publicBaseUrl: string): Readonly<Record<string, string>> {
  const path = /"uri":"(https?:\/\/[^"]+?)(\/images\/[0-9a-f]{64}\.png)"/g;
  const found = [...(JSON.stringify(json) ?? '').matchAll(path)];
  return Object.fromEntries(
    found.flatMap(([, base = '', file = '']) => (base === publicBaseUrl ? [[base + file, file]] : [])),
  );
}
