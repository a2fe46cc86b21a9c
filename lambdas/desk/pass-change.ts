import type { SentFields } from '../api/actions/index.ts';
import { changeablePassFields, type PassEnding, passEndings } from '../domain/desk/changeable.ts';
import { type FieldChanges, valuesAfter } from '../domain/desk/changes.ts';
import { isInstalled } from '../domain/pass/installs.ts';
import type { Pass } from '../domain/pass/pass.ts';
import { ApiError } from '../domain/request/errors.ts';
import { staffErrors } from '../domain/request/staff-errors.ts';
import { emptyPass } from '../issuing/empty-pass.ts';
import { passPath } from '../pages/desk/pass-path.ts';
import { type PassReview, passReviewPage } from '../pages/desk/pass-review-page.ts';
import type { Act } from '../ports/audit.ts';
import type { DeskServices } from '../ports/staff-services.ts';
import { pageAnswer, seeOther } from '../sessions/page-answers.ts';
import { refuseLess } from '../sessions/signed-in.ts';
import { act, refuseInvalid } from './act.ts';
import { passesOfPassenger } from './booking.ts';
import { changesIn } from './changes-in.ts';
import {
  auditedFlight,
  type FoundPass,
  flightOfId,
  foundPass,
  passOrEnd,
  referenceOf,
  shownChange,
  valuesOf,
} from './found-pass.ts';
import { type Move, movesIn } from './pass-target.ts';
import { audited, newReview, noticesOf, refuseMeanwhile, refuseOld } from './reviewed.ts';
import type { Visit } from './visit.ts';

/** `POST /desk/pass/{key}/review`: what a change would mean and say, before it is made. */
export async function reviewPass(visit: Visit, services: DeskServices) {
  const { form, staff } = visit;
  const found = await foundPass(visit, services);
  const move = form.get('to-flight');
  const moves = move === null ? [] : await movesIn(move, found, visit, services);
  const reviews =
    moves.length > 1
      ? await Promise.all(moves.map((each) => reviewOfMove(each, found, visit, services)))
      : [await reviewOf({ ...visit, form: moves[0]?.form ?? form }, found, services)];
  const shown = reviews.filter((each) => each !== undefined);
  if (shown.length === 0) return seeOther(passPath(found.pass.passKey));
  const inOrder = shown.toSorted((one, other) => Number('problem' in one) - Number('problem' in other));
  return pageAnswer(200, passReviewPage({ reviews: inOrder, staff, ...newReview(services) }));
}

/** The review of one of several moves, of which another may be refused. */
async function reviewOfMove({ form, target }: Move, found: FoundPass, visit: Visit, services: DeskServices) {
  try {
    const review = await reviewOf({ ...visit, form }, found, services);
    return review && { ...review, target };
  } catch (error) {
    if (error instanceof ApiError) return { target, problem: error.message };
    throw error;
  }
}

/** The review of a form's change, with its consequences; undefined if nothing would change. */
async function reviewOf(visit: Visit, found: FoundPass, services: DeskServices): Promise<PassReview | undefined> {
  const { pass } = found;
  const { ending, change, request, meanwhile, passes } = await askedIn(visit, found, services);
  if (!ending && Object.keys(change).length === 0) return undefined;
  const tried = request && (await triedBy(request, visit, services));
  const flights = await Promise.all(passes.map(({ templateId }) => flightOfId(templateId, visit, services)));
  return {
    ...{ passKey: pass.passKey, ending, change, version: pass.version, name: pass.fields['passenger-name'] },
    flights: flights.filter((each) => each !== undefined),
    shown: await shownChange(change, visit, services),
    notices: noticesOf(tried ? [tried] : []),
    isInstalled: isInstalled(pass),
    warnings: [...meanwhile, ...(tried?.warnings ?? []).map(({ text }) => text)],
  };
}

/** What a change would tell the passenger. The end of a pass tells nothing. */
async function triedBy({ action, fields }: Request, visit: Visit, services: DeskServices) {
  return action === 'deletepassdata' ? undefined : act(action, { ...fields, 'dry-run': true }, visit, services);
}

/** `POST /desk/pass/{key}/change`: does what was reviewed. */
export async function changePass(visit: Visit, services: DeskServices) {
  refuseOld(visit, services);
  const { key = '' } = visit.params;
  const found = await passOrEnd(visit, services);
  // Sent twice, an end is one.
  if ('became' in found) return seeOther(passPath(key));
  const { ending, change, request, meanwhile, passes } = await askedIn(visit, found, services);
  if (!ending && Object.keys(change).length === 0) return seeOther(passPath(key));
  refuseMeanwhile(meanwhile);
  if (request) await refuseInvalid(request.action, request.fields);
  const entry = { act: actOf(ending, change), flight: auditedFlight(found.template), pass: key };
  const done = await audited(visit, { ...entry, change: withoutText(change) }, services, (id) =>
    request ? act(request.action, request.fields, visit, services, id) : erase(passes, services),
  );
  return seeOther(passPath(key, done));
}

async function erase(passes: readonly Pass[], services: DeskServices): Promise<void> {
  const newWriteId = () => services.identity.newTrackingId();
  for (const pass of passes) await emptyPass({ ...services, newWriteId }, pass);
}

/** A call of the API. */
type Request =
  | { readonly action: 'updatepassdata' | 'movepass'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly action: 'deletepassdata'; readonly fields: SentFields<'deletepassdata'> };

interface Asked {
  readonly ending: PassEnding | undefined;
  readonly change: FieldChanges;
  /** Changes of somebody else since the form was made. */
  readonly meanwhile: readonly string[];
  /** The call of the API; undefined for what is none. */
  readonly request: Request | undefined;
  /** Passes that it is about. */
  readonly passes: readonly Pass[];
}

/** Reads what a form asks for. @throws E9054 for a role that may not */
async function askedIn(visit: Visit, found: FoundPass, services: DeskServices): Promise<Asked> {
  const { form } = visit;
  const { pass } = found;
  const ending = form.get('ending') ?? undefined;
  if (ending === undefined) {
    const read = changesIn(form, changeablePassFields, valuesOf(pass));
    return { ending, ...read, request: requestOf(pass, read.change), passes: [pass] };
  }
  if (!isEnding(ending)) throw new ApiError(staffErrors.noSuchPage);
  refuseLess(visit, 'admin');
  const passes = ending === 'erase' ? await passesOfPassenger(pass, services) : [pass];
  const isChanged =
    form.get('was-version') !== String(pass.version) ||
    (form.get('was-passes') ?? String(passes.length)) !== String(passes.length);
  return {
    ending,
    change: ending === 'erase' ? { passes: [String(passes.length), ''] } : {},
    meanwhile: isChanged ? ['The pass was changed meanwhile.'] : [],
    request: ending === 'delete' ? { action: 'deletepassdata', fields: referenceOf(pass) } : undefined,
    passes,
  };
}

const isEnding = (name: string): name is PassEnding => Object.hasOwn(passEndings, name);

/** The call that makes a change. A seat is cleared only with a kind that needs none. */
function requestOf(pass: Pass, change: FieldChanges): Request {
  const { 'pass-template-id': to, 'send-again': again, ...data } = valuesAfter(change);
  const kind = data['passenger-kind'] ?? ('seat-number' in data ? pass.fields['passenger-kind'] : undefined);
  const fields = { ...data, ...(kind && { 'passenger-kind': kind }) };
  const request = { ...referenceOf(pass), 'pass-data': fields, priority: true };
  return to === undefined
    ? { action: 'updatepassdata', fields: { ...request, ...(again && { 'send-again': true }) } }
    : { action: 'movepass', fields: { ...request, 'to-pass-template-id': to } };
}

function actOf(ending: PassEnding | undefined, change: FieldChanges): Act {
  if (ending) return ending === 'delete' ? 'pass-deleted' : 'pass-erased';
  return 'pass-template-id' in change ? 'pass-moved' : 'pass-changed';
}

/** A change as the audit trail has it: a message may name its passenger. */
const withoutText = (change: FieldChanges): FieldChanges =>
  'pass-update-notification' in change
    ? { ...change, 'pass-update-notification': ['', '(not in the audit trail)'] }
    : change;
