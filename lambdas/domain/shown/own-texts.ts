import type { Pass, ShownPass } from '../pass/pass.ts';
import type { Template } from '../template/template.ts';
import { lastNotificationOf } from './last-notification.ts';

/**
 * True for a pass that says something in its languages that not every pass of its template can say: its own
 * notification, or an infant beside a seat. All its other texts are the template's, or our words.
 */
export function hasTextsOfItsOwn(template: Template, pass: Pass | ShownPass): boolean {
  const last = lastNotificationOf(template, pass);
  const isNotified = last?.translations !== undefined && last === pass.lastNotification;
  return isNotified || (pass.fields['passenger-kind'] === 'infant' && pass.fields['seat-number'] !== undefined);
}
