import type { Pass } from './pass.ts';
import type { LastNotification, Template } from './template.ts';
import type { TemplateFields } from './template-fields.ts';

/** Any number but 0 enables, and so does none. Source: docs/api.md#notification-of-updates. */
export function areUpdatesNotified(fields: Pick<TemplateFields, 'enable-update-notifications'>): boolean {
  return fields['enable-update-notifications'] !== 0;
}

/**
 * What the passenger was last told: of the flight or of the pass, whichever came later. Undefined when nothing was, or
 * when the template does not want it.
 */
export function lastNotificationOf(
  { fields, lastNotification: ofFlight }: Template,
  { lastNotification: ofPass }: Pass,
): LastNotification | undefined {
  if (!areUpdatesNotified(fields)) return undefined;
  return ofFlight && (!ofPass || ofPass.atUtc < ofFlight.atUtc) ? ofFlight : ofPass;
}
