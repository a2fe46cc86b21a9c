import type { Pass } from '../../domain/pass/pass.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import { versionSum } from '../../domain/pass/version-sum.ts';
import type { Template } from '../../domain/template/template.ts';
import { isDeviceNotified } from '../../domain/updates/notified.ts';
import type { PushTarget } from '../../domain/updates/work.ts';
import type { Templates } from '../../ports/stores.ts';
import type { PushRecords } from '../../ports/work.ts';

/** Devices of a push message, notified at a time: their registrations and passes are one BatchGetItem. */
export const devicesPerPush = 50;

interface Services {
  readonly records: Pick<PushRecords, 'find'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/** A registration whose device has not been notified of the current version. */
export interface OutdatedDevice {
  readonly registration: Registration;
  readonly template: Template;
  readonly pass: Pass;
  readonly sum: number;
}

/** The targets' devices that have not been notified of pass and template as they are now. */
export async function outdatedDevices(
  targets: readonly PushTarget[],
  { records, templates }: Services,
): Promise<OutdatedDevice[]> {
  const { passes, registrations } = await records.find(targets);
  const byKey = new Map(passes.map((pass) => [pass.passKey, pass]));
  const ofEach = [...new Map(passes.map((pass) => [pass.templateId, pass])).values()];
  // Not cached: with an older version, a new one would look as if it had been pushed.
  const latest = await Promise.all(ofEach.map(({ account, templateId }) => templates.findLatest(account, templateId)));
  const templateOf = (pass: Pass) => latest.find((template) => template?.id === pass.templateId);
  return registrations.flatMap((registration) => {
    const pass = byKey.get(registration.passKey);
    const template = pass && templateOf(pass);
    if (pass === undefined || template === undefined) return [];
    if (isDeviceNotified(template, pass, registration)) return [];
    return [{ registration, template, pass, sum: versionSum(template, pass) }];
  });
}
