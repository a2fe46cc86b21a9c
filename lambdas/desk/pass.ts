import type { explainPass } from '../api/actions/explain-pass.ts';
import { flightOfTemplate } from '../domain/flight/flight.ts';
import { passAt } from '../domain/pass/expiration.ts';
import type { Pass } from '../domain/pass/pass.ts';
import { ApiError } from '../domain/request/errors.ts';
import { passPage } from '../pages/desk/pass-page.ts';
import { isAtLeast } from '../ports/people.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { act } from './act.ts';
import type { Visit } from './visit.ts';

/** `GET /desk/pass/{key}`: what a passenger has, and why they do not see it as it is. */
export async function showPass(visit: Visit, services: DeskServices) {
  const { params, person, staff } = visit;
  const pass = await ownPass(params.key ?? '', person, services);
  const reference = { 'pass-template-id': pass.templateId, 'pass-id': pass.passId };
  const [explained, template] = await Promise.all([
    act<typeof explainPass>({ action: 'explainpass', ...reference }, visit, services),
    services.templates.find(person.account, pass.templateId),
  ]);
  if (template === undefined) throw new ApiError('E9007_noSuchPass');
  const { status, fields } = passAt(template, pass, services.clock.now());
  const isAgent = isAtLeast(person.role, 'agent');
  return pageAnswer(
    200,
    passPage({
      ...{ explained, flight: flightOfTemplate(template.fields), status, staff },
      name: fields['passenger-name'],
      seat: isAgent ? fields['seat-number'] : undefined,
      passId: isAgent ? pass.passId : undefined,
    }),
  );
}

/** A pass of the person's account. @throws E9007 for any other */
export async function ownPass(
  passKey: string,
  { account }: Visit['person'],
  { passes }: Pick<DeskServices, 'passes'>,
): Promise<Pass> {
  const pass = await passes.find(passKey);
  if (pass?.account !== account || pass.erasedAtUtc !== undefined) throw new ApiError('E9007_noSuchPass');
  return pass;
}
