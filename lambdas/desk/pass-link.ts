import { installUrl } from '../issuing/render.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { auditedFlight, foundPass } from './found-pass.ts';
import type { Visit } from './visit.ts';

/** `POST /desk/pass/{key}/link`: the install link, which nobody sees without an entry in the audit trail. */
export async function showLink(visit: Visit, services: DeskServices) {
  const { event, person, staff } = visit;
  const { pass, template } = await foundPass(visit, services);
  const { requestId } = event.requestContext;
  await services.audit.add(person, {
    act: 'link-shown',
    requestId,
    flight: auditedFlight(template),
    pass: pass.passKey,
  });
  const { passLinkPage } = await import('../pages/desk/pass-link-page.ts');
  return pageAnswer(200, passLinkPage(pass.passKey, installUrl(services.publicBaseUrl, pass), staff));
}
