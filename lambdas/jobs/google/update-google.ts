import { equalAsJson } from '../../domain/fields/changes.ts';
import { wordingsOf } from '../../domain/languages/wordings.ts';
import { type Pass, revisedPass } from '../../domain/pass/pass.ts';
import { areUpdatesNotified } from '../../domain/shown/last-notification.ts';
import type { GoogleClass, Template } from '../../domain/template/template.ts';
import {
  flightsLeft,
  hasUnsentNotification,
  isObjectStale,
  notifiedByFlight,
  objectLeaving,
  withNotification,
} from '../../domain/updates/google.ts';
import { isNotifiedByGoogle } from '../../domain/updates/google-pushes.ts';
import type { GoogleWork } from '../../domain/updates/work.ts';
import {
  classShowing,
  endOtherObjects,
  flightClassInput,
  flightObjectInput,
  type GoogleServices,
  makeClass,
  replacementOf,
  withObject,
} from '../../issuing/google.ts';
import type { Accounts, GoogleIssuer } from '../../ports/accounts.ts';
import type { PassPages } from '../../ports/passes.ts';
import type { Log } from '../../ports/runtime.ts';
import { type FlightClassInput, GoogleWalletFailure } from '../../ports/wallets.ts';
import type { WorkQueue } from '../../ports/work.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { onceMoreAfterSeconds, processRange } from '../shared/process-range.ts';

export type UpdateGoogleServices = GoogleServices & {
  readonly accounts: Pick<Accounts, 'googleIssuer'>;
  readonly log: Log;
  readonly passPages: Pick<PassPages, 'pageOf' | 'split'>;
  /** The worker's own queue, for the objects of a flight. */
  readonly queue: WorkQueue<GoogleWork>;
};

/**
 * Updates the Google Wallet class of a template or the object of a pass, or queues the objects of a range of passes;
 * does nothing if there is none or it is up to date. Sends the current record, regardless of the message's version. If
 * the record has changed meanwhile, the order of the requests is unknown and it is sent again.
 * @param isRedelivered sends it again: a request of the last attempt may have arrived after a newer one of another worker.
 * @throws GoogleWalletFailure, Contended.
 */
export async function updateGoogle(services: UpdateGoogleServices, work: GoogleWork, isRedelivered = false) {
  const { account, templateId, passKey, part } = work;
  const sent: SentObject = { isSentBefore: isRedelivered };
  /** Repeats a request until its result could be recorded (optimistic locking). */
  const untilRecorded = (send: (isRepeated: boolean) => Promise<boolean>) =>
    untilWritten(services.clock, async (round) => (await send(round > 0 || isRedelivered)) || contended);
  try {
    if (part === 'objects') await queueObjects(services, work);
    else if (passKey !== undefined)
      await untilRecorded((isRepeated) => updateObject(services, passKey, isRepeated, sent));
    else if (templateId !== undefined)
      await untilRecorded((isRepeated) => updateClass(services, account, templateId, isRepeated));
  } catch (error) {
    if (error instanceof GoogleWalletFailure) services.log.error('WALLETB-REFUSED', error, { kind: error.kind });
    throw error;
  }
}

/** Updates the class in one request; objects are updated only if they show a changed field. */
async function updateClass(services: UpdateGoogleServices, account: string, templateId: string, isRepeated: boolean) {
  const { google, newWriteId, templates } = services;
  const template = await templates.findLatest(account, templateId);
  const stored = template?.googleClass;
  if (template === undefined || stored === undefined) return true;
  if (stored.version >= template.version && !isRepeated) return true;
  if ((template.objectsVersion ?? 1) > stored.version) {
    const work = { account, templateId, part: 'objects' } as const;
    await services.queue.add([work]);
    await services.queue.add([work], { delaySeconds: onceMoreAfterSeconds });
  }
  const input = flightClassInput(services, template, await wordingsOf(template));
  const notified = withFlightNotification(services, template, stored, input);
  // Recorded before it is sent, with optimistic locking: passengers are notified at most once.
  if (notified && !(await templates.recordGoogleClass(template, notified, newWriteId()))) return false;
  await google.updateClass(await issuerOf(services, template), input, { notifies: notified !== undefined });
  const recorded = { ...template, googleClass: notified ?? stored };
  return templates.recordGoogleClass(recorded, classShowing(recorded, input), newWriteId());
}

/** The class after a notification; undefined if there is none to send, or Google itself notifies. */
function withFlightNotification(
  { clock }: UpdateGoogleServices,
  template: Template,
  stored: GoogleClass,
  input: FlightClassInput,
) {
  const { fields, lastNotification } = template;
  if (!areUpdatesNotified(fields) || !hasUnsentNotification(template, stored)) return undefined;
  const isNotified = isNotifiedByGoogle(lastNotification?.about, stored.watched, input.flight, clock.now());
  return isNotified ? undefined : withNotification(stored, template, clock.now());
}

async function queueObjects({ passPages, queue, templates }: UpdateGoogleServices, work: GoogleWork): Promise<void> {
  const { account, templateId = '' } = work;
  const template = await templates.findLatest(account, templateId);
  if (template === undefined) return;
  return processRange(work, queue, {
    async doPage(range) {
      const { passes, next } = await passPages.pageOf(templateId, range);
      const stale = passes.filter((pass) => isObjectStale(template, pass));
      await queue.add(stale.map(({ passKey }) => ({ account, templateId, passKey })));
      return next;
    },
    split: (left) => passPages.split(templateId, left),
  });
}

/** The object that this worker sent last, with the record that it had read; and whether another took its place. */
interface SentObject {
  asJson?: unknown;
  isReplaced?: boolean;
  /** True if this worker or the last attempt has sent: an object with another number may have got it. */
  isSentBefore: boolean;
}

/**
 * Updates the object of a pass. A repetition with the same request and the same recorded object sends nothing: only
 * attributes that no wallet shows have changed, such as the due time of a pass that became void with its flight.
 */
async function updateObject(services: UpdateGoogleServices, passKey: string, isRepeated: boolean, sent: SentObject) {
  const { google, newWriteId, passes, templates } = services;
  const found = await passes.find(passKey);
  const template = found?.googleObject && (await templates.findLatest(found.account, found.templateId));
  if (found === undefined || template === undefined) return true;
  if (!isObjectStale(template, found) && !isRepeated) return true;
  const { isSentBefore } = sent;
  const left = flightsLeft(found, isSentBefore);
  const pass = await leavingFlights(templates, found, left);
  const issuer = await issuerOf(services, template);
  if (template.googleClass === undefined && !(await makeClass(services, issuer, template))) return false;
  const notified = withNotificationRecorded(services, template, pass);
  // Recorded before it is sent, so that passengers are notified at most once.
  if (notified && !(await passes.update(notified))) return false;
  const recorded = notified ?? pass;
  const input = flightObjectInput(services, template, recorded, await wordingsOf(template));
  // Instants have no attributes to compare, and DynamoDB keeps no order of keys.
  const asJson: unknown = JSON.parse(JSON.stringify([input, recorded.googleObject]));
  if (equalAsJson(asJson, sent.asJson))
    return passes.update(withObject(template, recorded, newWriteId(), sent.isReplaced));
  const updating = { notifies: notified !== undefined };
  // The object of an erased pass is emptied in its present class.
  const isErased = pass.erasedAtUtc !== undefined;
  const isMoving = left.length > 0 && !isErased;
  const outcome = isMoving
    ? await google.moveObject(issuer, input, { ...updating, replacement: replacementOf(recorded.googleObject) })
    : (await google.updateObject(issuer, input, { ...updating, keepsClass: isErased })) || 'lost';
  // The object of an erased pass is not recreated.
  if (outcome === 'lost' && isErased) return true;
  if (outcome === 'lost') {
    // Google Wallet has lost it, and perhaps its class, too.
    if (!(await makeClass(services, issuer, template))) return false;
    await google.putObject(issuer, input);
  }
  await endOtherObjects(google, issuer, recorded, { isReplaced: outcome === 'replaced', isSentBefore });
  Object.assign(sent, { asJson, isReplaced: outcome === 'replaced', isSentBefore: true } satisfies SentObject);
  // Until Google had moved the object, the flight that it left notified its passenger, too.
  const shown = await leavingFlights(templates, recorded, left);
  return passes.update(withObject(template, shown, newWriteId(), sent.isReplaced));
}

/** The pass with the notifications of flights that it has left, whose class its object may still have. */
async function leavingFlights(templates: UpdateGoogleServices['templates'], pass: Pass, ids: readonly string[]) {
  const { account, googleObject } = pass;
  if (googleObject === undefined || ids.length === 0) return pass;
  const left = await Promise.all(ids.map((id) => templates.findLatest(account, id)));
  return {
    ...pass,
    googleObject: objectLeaving(
      left.flatMap((flight) => flight ?? []),
      googleObject,
      pass,
    ),
  };
}

/** The record after a notification; undefined if the passenger is not to be notified on the lock screen. */
function withNotificationRecorded({ clock, newWriteId }: UpdateGoogleServices, template: Template, pass: Pass) {
  const { googleObject: object } = pass;
  const isUnsent = object && areUpdatesNotified(template.fields) && hasUnsentNotification(pass, object);
  const googleObject = isUnsent
    ? withNotification(object, pass, clock.now(), notifiedByFlight(template, object))
    : undefined;
  return googleObject && revisedPass(pass, { googleObject }, { writeId: newWriteId() });
}

async function issuerOf({ accounts }: UpdateGoogleServices, { account, issuerId }: Template): Promise<GoogleIssuer> {
  const issuer = issuerId && (await accounts.googleIssuer(account, issuerId));
  if (!issuer) throw new GoogleWalletFailure('forbidden', undefined, 'NoActiveIssuer');
  return issuer;
}
