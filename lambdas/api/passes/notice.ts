import * as z from 'zod';
import { areUpdatesNotified } from '../../domain/shown/last-notification.ts';
import type { Template } from '../../domain/template/template.ts';

/** Fields of a dry run's answer with what phones would show. */
export const notice = {
  notification: z.optional(z.string()),
  'notification-translations': z.optional(z.record(z.string(), z.string())),
};

type Notified = Pick<Template, 'lastNotification'>;

/** Texts that phones would show of a change; none for one that tells nobody. */
export function noticeOf({ fields }: Pick<Template, 'fields'>, before: Notified, after: Notified) {
  const { lastNotification: last } = after;
  if (last === undefined || last === before.lastNotification || !areUpdatesNotified(fields)) return {};
  const { text, translations } = last;
  return { notification: text, ...(translations && { 'notification-translations': translations }) };
}
