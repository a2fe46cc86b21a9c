import { ApiError } from '../domain/request/errors.ts';
import type { FacesPage } from '../pages/desk/faces-page.ts';
import { facePath, flightName, flightPath } from '../pages/desk/flight-texts.ts';
import { passPath } from '../pages/desk/pass-path.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { maxLength, ownPictures, trialOf, walletsOf } from './drawn.ts';
import { flightKeyIn, flightTemplatesOf } from './flight.ts';
import { foundPass } from './found-pass.ts';
import type { Visit } from './visit.ts';

/**
 * `GET /desk/pass/{key}/face`: the pass as phones show it, drawn from what the wallets get, without the badges that may tell of
 * health. Source: docs/security.md#health-data.
 */
export async function showPassFace(visit: Visit, services: DeskServices) {
  const found = await foundPass(visit, services);
  const back = ['Back to the pass', passPath(found.pass.passKey)] as const;
  const wallets = await walletsOf(found, services);
  return facesAnswer({ title: 'Pass', back, ...wallets, others: [], staff: visit.staff }, services);
}

/** `GET /desk/flight/face`: a template of the flight, with the passenger of its example values. */
export async function showFlightFace(visit: Visit, services: DeskServices) {
  const key = flightKeyIn(visit.query);
  const templates = await flightTemplatesOf(key, visit, services);
  const shown = templates.find(({ id }) => id === visit.query.template) ?? templates[0];
  if (shown === undefined) throw new ApiError('noSuchFlight');
  const wallets = await trialOf(shown.id, {}, visit, services);
  const others = templates
    .filter(({ id }) => id !== shown.id)
    .map(({ id, fields }) => ({ name: fields['pass-template-name'], path: facePath(key, id) }));
  const back = ['Back to the flight', flightPath(key)] as const;
  return facesAnswer({ title: flightName(key), back, ...wallets, others, staff: visit.staff }, services);
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
