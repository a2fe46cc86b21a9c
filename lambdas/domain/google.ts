import { equalAsJson } from './changes.ts';
import type { GoogleObject, Pass } from './pass.ts';
import type { templatePlaces } from './placement.ts';
import type { GoogleClass, Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

type ObjectField = {
  [Name in keyof typeof templatePlaces]: (typeof templatePlaces)[Name]['google'] extends 'object' ? Name : never;
}[keyof typeof templatePlaces];

/**
 * The template fields that show on each object, as a pass may have its own value or only objects have a place for them.
 * All others show on the class: one request updates the whole flight.
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
} as const satisfies Readonly<Record<ObjectField, true>>;

/** True when a change of a template shows on each object of its passes, and not only on their class. */
export function showsOnObjects(before: TemplateFields, after: TemplateFields): boolean {
  return (Object.keys(objectFields) as ObjectField[]).some((field) => !equalAsJson(before[field], after[field]));
}

/** True when Google Wallet's object of a pass exists and does not show what the pass shows. */
export function isObjectStale({ objectsVersion = 1 }: Template, { version, googleObject }: Pass): boolean {
  if (googleObject === undefined) return false;
  return googleObject.passVersion < version || googleObject.templateVersion < objectsVersion;
}

/** True when there is something to tell that a class or an object has not told its passengers. */
export function hasNews(
  { lastNotification }: Pick<Template | Pass, 'lastNotification'>,
  { toldOfAtUtc }: Pick<GoogleObject, 'toldOfAtUtc'>,
): boolean {
  return lastNotification !== undefined && lastNotification.atUtc !== toldOfAtUtc;
}

/** Source: Google Wallet, "Trigger Push Notifications": at most 3 in 24 hours for each pass. */
const maxNotifications = 3;
const periodMs = 24 * 60 * 60 * 1000;

/**
 * What is noted of a class or an object once its passengers have been told; undefined when that was done 3 times in the
 * last 24 hours.
 * @param toldWithUtc when passengers of an object were told by its class: that counts, too.
 */
export function withNotification<Kept extends GoogleClass | GoogleObject>(
  kept: Kept,
  { lastNotification }: Pick<Template | Pass, 'lastNotification'>,
  at: Date,
  toldWithUtc: readonly string[] = [],
): Kept | undefined {
  const isRecent = (atUtc: string) => at.getTime() - Date.parse(atUtc) < periodMs;
  const recent = (kept.toldAtUtc ?? []).filter(isRecent);
  if (recent.length + toldWithUtc.filter(isRecent).length >= maxNotifications) return undefined;
  return { ...kept, toldOfAtUtc: lastNotification?.atUtc, toldAtUtc: [...recent, at.toISOString()] };
}
