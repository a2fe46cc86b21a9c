import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { methodNotAllowed, retryAfterOf } from '../http/answers.ts';
import { answeredRefusal } from '../http/refusal.ts';
import { type Routes, routeOf } from '../http/routes.ts';
import { type Staff, signedOutPage, staffNotice } from '../pages/staff-page.ts';
import { isAtLeast, shownName } from '../ports/people.ts';
import { staffPaths } from '../ports/staff-paths.ts';
import type { SettingsServices } from '../ports/staff-services.ts';
import { pageAnswer } from '../sessions/page-answers.ts';
import { refuseForged, refuseLess, signedInBy } from '../sessions/signed-in.ts';
import type { AdminVisit } from './admin-visit.ts';
import { addKey, askForEnd, endKey, showKey } from './api-keys.ts';
import { askForDeactivation, changeCertificate, uploadCertificate } from './certificates.ts';
import { contentOf, type Form, fieldText, formOf } from './form.ts';
import { done, showRefusal, showSettings } from './page.ts';
import { allowPerson, askForRemoval, changeRole, invite, removePerson } from './people.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Endpoint = (visit: AdminVisit) => Promise<Answer>;

const ofKey = '/settings/keys/(?<id>[\\w-]{1,64})';
const ofPerson = '/settings/people/(?<id>[\\w-]{1,128})';
const ofCertificate = '/settings/certificates/(?<wallet>walleta|walletb)/(?<id>\\w[\\w.-]{0,199})';

const routes: Routes<Endpoint> = [
  [/^\/settings$/, { GET: (visit) => showSettings(visit) }],
  [/^\/settings\/keys$/, { POST: addKey }],
  [new RegExp(`^${ofKey}/show$`), { POST: showKey }],
  [new RegExp(`^${ofKey}/end$`), { GET: askForEnd, POST: endKey }],
  [/^\/settings\/certificates\/(?<wallet>walleta|walletb)$/, { POST: uploadCertificate }],
  [new RegExp(`^${ofCertificate}/default$`), { POST: changeCertificate('default') }],
  [new RegExp(`^${ofCertificate}/activate$`), { POST: changeCertificate('activate') }],
  [new RegExp(`^${ofCertificate}/deactivate$`), { GET: askForDeactivation, POST: changeCertificate('deactivate') }],
  [/^\/settings\/people$/, { POST: invite }],
  [new RegExp(`^${ofPerson}/role$`), { POST: changeRole }],
  [new RegExp(`^${ofPerson}/remove$`), { GET: askForRemoval, POST: removePerson }],
  [new RegExp(`^${ofPerson}/allow$`), { POST: allowPerson }],
];

/** Answers the page and its forms, which concern the account of the admin who has signed in. */
export async function answerSettings(event: APIGatewayProxyEventV2, services: SettingsServices): Promise<Answer> {
  const { path, method: sent } = event.requestContext.http;
  const method = sent === 'HEAD' ? 'GET' : sent;
  let staff: Staff | undefined;
  try {
    const signedIn = await signedInBy(event, services);
    if (signedIn === undefined)
      return pageAnswer(method === 'GET' ? 200 : 401, signedOutPage(services.publicBaseUrl, staffPaths.settings));
    const { person, csrfToken } = signedIn;
    staff = { name: shownName(person), isAdmin: isAtLeast(person.role, 'admin'), csrfToken };
    const form: Form = method === 'POST' ? await formOf(event) : new Map();
    if (method === 'POST') refuseForged(event, fieldText(form, 'csrf'), signedIn, services);
    refuseLess(signedIn, 'admin');
    const { endpoint, params, ...route } = routeOf(routes, { method, path });
    if (endpoint === undefined) {
      if (!('allow' in route) || route.allow === undefined) throw new ApiError(staffErrors.noSuchPage);
      return methodNotAllowed(route.allow);
    }
    const author = { user: person.id, requestId: event.requestContext.requestId };
    const visit = {
      ...{ account: person.account, staff, params, form, formId: randomUUID() },
      query: event.queryStringParameters ?? {},
      settings: services.accountSettingsOf(author),
      people: services.peopleOf(author),
      now: services.clock.now(),
    };
    // Such a form counts once: a click may be doubled, and an answer be lost.
    if (form.has('once') && !(await services.isFirst(`${person.id} ${contentOf(path, form)}`))) return done('again');
    return await endpoint(visit).catch((error) => showRefusal(error, path, visit));
  } catch (error) {
    const refusal = answeredRefusal(error, 'SETTINGS', services);
    const way = staff?.isAdmin === false ? (['To the desk', staffPaths.desk] as const) : toSettings;
    const answer = pageAnswer(refusal.httpStatus, staffNotice('Not done', refusal.message, way, staff));
    return { ...answer, headers: { ...answer.headers, ...retryAfterOf(refusal) } };
  }
}

const toSettings = ['Back to the settings', staffPaths.settings] as const;
