import { installLink } from '../../domain/pass/pass.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import type { FanOutWork, PushTarget, PushWork } from '../../domain/updates/work.ts';
import type { PassPages, Registrations } from '../../ports/passes.ts';
import type { Renderings, Templates } from '../../ports/stores.ts';
import type { WorkQueue } from '../../ports/work.ts';
import { devicesPerPush } from '../shared/outdated-devices.ts';
import { portionsOf } from '../shared/portions.ts';
import { onceMoreAfterSeconds, processRange } from '../shared/process-range.ts';
import { type DueTimeServices, updateDueTimes } from '../shared/update-due-times.ts';

export interface FanOutServices extends DueTimeServices {
  readonly fanOuts: WorkQueue<FanOutWork>;
  readonly passPages: Pick<PassPages, 'pageOf' | 'split'>;
  readonly pushes: WorkQueue<PushWork>;
  readonly registrations: Pick<Registrations, 'pageOf' | 'split'>;
  readonly renderings: Pick<Renderings, 'deleteAll'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/**
 * Propagates a template's change to its passes and their devices, by key ranges. Messages about older versions are
 * dropped, because the work for the current version includes theirs.
 */
export async function fanOutTemplate(work: FanOutWork, services: FanOutServices): Promise<void> {
  const { account, templateId, version, part } = work;
  const template = await services.templates.findLatest(account, templateId);
  if (template === undefined || template.version > version) return;
  if (part === 'devices') return pushDevicesOf(work, services);
  if (part === 'passes')
    return processRange(work, services.fanOuts, {
      async doPage(range) {
        const { passes, next } = await services.passPages.pageOf(templateId, range);
        await Promise.all([
          services.renderings.deleteAll(passes.map(installLink)),
          updateDueTimes(template, passes, services),
        ]);
        return next;
      },
      split: (left) => services.passPages.split(templateId, left),
    });
  const parts = [
    { ...work, part: 'devices' },
    { ...work, part: 'passes' },
  ] as const;
  await services.fanOuts.add(parts);
  await services.fanOuts.add(parts, { delaySeconds: onceMoreAfterSeconds });
}

function pushDevicesOf(work: FanOutWork, { fanOuts, pushes, registrations }: FanOutServices): Promise<void> {
  const { account, templateId } = work;
  return processRange(work, fanOuts, {
    async doPage(range) {
      const page = await registrations.pageOf(templateId, range);
      const portions = portionsOf(targetsOf(page.registrations), () => 1, devicesPerPush);
      await pushes.add(portions.map((targets) => ({ account, templateId, targets })));
      return page.next;
    },
    split: (left) => registrations.split(templateId, left),
  });
}

/** One target per device, even if it holds the passes of a whole family. */
function targetsOf(registrations: readonly Pick<Registration, 'deviceId' | 'passKey'>[]): PushTarget[] {
  const devices = Map.groupBy(registrations, ({ deviceId }) => deviceId);
  return [...devices].map(([deviceId, ofDevice]) => ({ deviceId, passKeys: ofDevice.map(({ passKey }) => passKey) }));
}
