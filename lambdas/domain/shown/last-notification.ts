import type { Wording } from '../languages/languages.ts';
import type { Pass, ShownPass } from '../pass/pass.ts';
import type { LastNotification, Template } from '../template/template.ts';
import type { TemplateFields } from '../template-fields/template-fields.ts';

/** True for any number but 0, and by default. Source: docs/api/notifications.md#notification-of-updates. */
export function areUpdatesNotified(fields: Pick<TemplateFields, 'enable-update-notifications'>): boolean {
  return fields['enable-update-notifications'] !== 0;
}

/**
 * The last notification of the flight or the pass, whichever was later; undefined if there was none, or the template
 * disables them.
 */
export function lastNotificationOf(
  { fields, lastNotification: ofFlight }: Template,
  { lastNotification: ofPass }: Pass | ShownPass,
): LastNotification | undefined {
  if (!areUpdatesNotified(fields)) return undefined;
  return ofFlight && (!ofPass || ofPass.atUtc < ofFlight.atUtc) ? ofFlight : ofPass;
}

/** A notification in a language; as it was sent, if it was not translated. */
export const textIn = (notification: LastNotification | undefined, { language }: Wording): string | undefined =>
  notification?.translations?.[language] ?? notification?.text;

/**
 * True for a pass that says something in its languages that not every pass of its template can say: its own
 * notification, or an infant beside a seat. All its other texts are the template's, or our words.
 */
export function hasTextsOfItsOwn(template: Template, pass: Pass | ShownPass): boolean {
  const last = lastNotificationOf(template, pass);
  const isNotified = last?.translations !== undefined && last === pass.lastNotification;
  return isNotified || (pass.fields['passenger-kind'] === 'infant' && pass.fields['seat-number'] !== undefined);
}
