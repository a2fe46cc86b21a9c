import { type ActionLinkName, actionLinkNames } from '../fields/action-links.ts';
import { equalAsJson } from '../fields/changes.ts';
import { inLanguage, languagesOf } from '../languages/languages.ts';
import { type GoogleObject, lastObjectNumber, type Pass } from '../pass/pass.ts';
import type { GoogleClass, Template } from '../template/template.ts';
import type { fieldsOfTemplate, TemplateFields } from '../template-fields/template-fields.ts';
import { dayMs } from '../time/durations.ts';

type ObjectField = {
  [Name in keyof TemplateFields]-?: (typeof fieldsOfTemplate)[Name]['google'] extends 'object' ? Name : never;
}[keyof TemplateFields];

/**
 * Template fields shown on each object: a pass may override them, or only objects have a place for them. All others
 * show on the class, where one request updates the whole flight.
 */
const objectFields = {
  'additional-image': true,
  'additional-image-text': true,
  'auto-expire-number-days': true,
  'auto-expire-number-hours': true,
  'auto-expire-roundoff-midnight': true,
  'auto-expire-timezone': true,
  'barcode-type': true,
  'barcode-value': true,
  'boarding-door': true,
  'boarding-seat-class': true,
  'disable-screenshot': true,
  'display-alternate-barcode-text': true,
  'expiration-setting': true,
  'expiry-date': true,
  'expiry-timezone': true,
  'info-module': true,
  'info-module-label': true,
  'no-expiration': true,
  'relevance-date-timezone': true,
  'relevant-locations': true,
  'strip-image': true,
  'void-passes': true,
  'walleta-featured-actions': true,
  'walletb-badge-texts': true,
} as const satisfies Readonly<Record<Exclude<ObjectField, ActionLinkName>, true>>;

/** True if a change of a template affects the objects of its passes, not only their class. */
export function showsOnObjects(before: TemplateFields, after: TemplateFields): boolean {
  const names = [...(Object.keys(objectFields) as (keyof typeof objectFields)[]), ...actionLinkNames];
  const languages = languagesOf(after);
  const differs = (language: string) => {
    const [old, changed] = [before, after].map((fields) => inLanguage({ fields }, language).fields) as [
      TemplateFields,
      TemplateFields,
    ];
    return names.some((field) => !equalAsJson(old[field], changed[field]));
  };
  return !equalAsJson(languagesOf(before), languages) || languages.some(differs);
}

/** True if a pass has an object in Google Wallet that is outdated. */
export function isObjectStale({ objectsVersion = 1 }: Template, { version, googleObject }: Pass): boolean {
  if (googleObject === undefined) return false;
  return googleObject.passVersion < version || googleObject.templateVersion < objectsVersion;
}

/** Upper bound of the difference between the clocks of functions. */
const clocksMs = 5_000;

/** True for a notification sent since a pass came to a flight; one of that moment counts, since clocks differ. */
const isSince = (atUtc: string, onFlightSinceUtc: string | undefined) =>
  onFlightSinceUtc === undefined || Date.parse(atUtc) > Date.parse(onFlightSinceUtc) - clocksMs;

/** Times of the notifications that a flight's class has sent since a pass came to the flight. */
export function notifiedByFlight(
  { googleClass }: Pick<Template, 'googleClass'>,
  { onFlightSinceUtc }: Pick<GoogleObject, 'onFlightSinceUtc'>,
): readonly string[] {
  return googleClass?.toldAtUtc?.filter((atUtc) => isSince(atUtc, onFlightSinceUtc)) ?? [];
}

/**
 * The record of an object found at Google, in an unknown version. An object of a flight that the pass has left has not
 * notified of the move; it is moved, or another object takes its place, with a number.
 * @param classOf template whose class it has.
 */
export function unknownObject(
  { lastNotification, templateId }: Pick<Pass, 'lastNotification' | 'templateId'>,
  classOf: string,
): GoogleObject {
  const unknown = { passVersion: 0, templateVersion: 0 };
  return classOf === templateId
    ? { ...unknown, toldOfAtUtc: lastNotification?.atUtc }
    : { ...unknown, classOf, moves: 1 };
}

/** The object of a pass that moves to another flight: it keeps the class of the old one until it has been sent. */
export function movedObject(
  { googleObject }: Pick<Pass, 'googleObject'>,
  from: Template,
  to: Template,
): GoogleObject | undefined {
  if (googleObject === undefined) return undefined;
  const { classOf = from.id, ...object } = googleObject;
  const moves = (lastObjectNumber(object) ?? 0) + 1;
  const isUnsent = googleObject.classOf !== undefined;
  // The class of an object that was never sent is not known for sure.
  const isLeaving = classOf !== to.id || object.passVersion === 0;
  return { ...object, moves, ...(isUnsent && { hasOthers: true }), ...(isLeaving && { classOf }) };
}

/**
 * Flights whose class the object may have: the one in its record, or every flight that the pass has left if an object
 * may have been sent without a record.
 * @param isSentBefore true if the worker, or its last attempt, may have sent one.
 */
export function flightsLeft({ formerTemplates = [], googleObject }: Pass, isSentBefore: boolean): readonly string[] {
  const { classOf, hasOthers } = googleObject ?? {};
  if (hasOthers || isSentBefore) return formerTemplates;
  return classOf === undefined ? [] : [classOf];
}

/**
 * Prepares an object for the class of its pass's present flight. Notifications of the flights that it leaves still
 * count for its limit, also those sent while the pass moved.
 * @param left latest versions of the flights whose class it may have, without deleted ones.
 */
export function objectLeaving(
  left: readonly Template[],
  object: GoogleObject,
  { movedAtUtc, templateId }: Pick<Pass, 'movedAtUtc' | 'templateId'>,
): GoogleObject {
  const onFlightSinceUtc = object.classOf === undefined ? object.onFlightSinceUtc : movedAtUtc;
  // A flight that it comes back to counts its notifications from then on by its class.
  const notifiedBy = (flight: Template) =>
    notifiedByFlight(flight, object).filter((atUtc) => flight.id !== templateId || !isSince(atUtc, onFlightSinceUtc));
  const notified = new Set([...(object.toldAtUtc ?? []), ...left.flatMap(notifiedBy)]);
  return { ...object, toldAtUtc: notified.size > 0 ? [...notified].sort() : undefined, onFlightSinceUtc };
}

/** True if the last notification has not been sent by this class or object. */
export function hasUnsentNotification(
  { lastNotification }: Pick<Template | Pass, 'lastNotification'>,
  { toldOfAtUtc }: Pick<GoogleObject, 'toldOfAtUtc'>,
): boolean {
  return lastNotification !== undefined && lastNotification.atUtc !== toldOfAtUtc;
}

/** At most 3 notifications in 24 hours per pass. Source: Google Wallet, "Trigger Push Notifications". */
const maxNotifications = 3;
const periodMs = dayMs;

/** Times of the notifications of a class or object in the last 24 hours, the oldest first. */
const recentNotifications = (atUtcs: readonly string[], at: Date) =>
  atUtcs.filter((atUtc) => at.getTime() - Date.parse(atUtc) < periodMs).toSorted();

/** Notifications of a pass in the last 24 hours, if there can be no other one now. */
export function spentNotifications(
  template: Pick<Template, 'googleClass'>,
  object: GoogleObject,
  at: Date,
): { readonly limit: number; readonly count: number; readonly untilUtc: string } | undefined {
  const recent = recentNotifications([...(object.toldAtUtc ?? []), ...notifiedByFlight(template, object)], at);
  const count = recent.length;
  const firstToEnd = recent[count - maxNotifications];
  if (firstToEnd === undefined) return undefined;
  const untilUtc = new Date(Date.parse(firstToEnd) + periodMs).toISOString();
  return { limit: maxNotifications, count, untilUtc };
}

/**
 * Records a notification of a class or object; undefined if the limit of 3 in 24 hours is reached.
 * @param notifiedWithUtc notifications of the class, which count for its objects, too.
 */
export function withNotification<Stored extends GoogleClass | GoogleObject>(
  stored: Stored,
  { lastNotification }: Pick<Template | Pass, 'lastNotification'>,
  at: Date,
  notifiedWithUtc: readonly string[] = [],
): Stored | undefined {
  const recent = recentNotifications(stored.toldAtUtc ?? [], at);
  if (recent.length + recentNotifications(notifiedWithUtc, at).length >= maxNotifications) return undefined;
  return { ...stored, toldOfAtUtc: lastNotification?.atUtc, toldAtUtc: [...recent, at.toISOString()] };
}
