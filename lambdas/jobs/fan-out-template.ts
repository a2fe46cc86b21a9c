import { installLink } from '../domain/pass.ts';
import type { Registration } from '../domain/registration.ts';
import type { FanOutWork, PushTarget, PushWork } from '../domain/work.ts';
import type { PassPages } from '../ports/passes.ts';
import type { Registrations } from '../ports/registrations.ts';
import type { Renderings } from '../ports/renderings.ts';
import type { Templates } from '../ports/templates.ts';
import type { WorkQueue } from '../ports/work-queue.ts';
import { type SettleDueTools, settleDue } from './settle-due.ts';

export interface FanOutTools extends SettleDueTools {
  readonly fanOuts: WorkQueue<FanOutWork>;
  readonly passPages: Pick<PassPages, 'pageOf'>;
  readonly pushes: WorkQueue<PushWork>;
  readonly registrations: Pick<Registrations, 'pageOf'>;
  readonly renderings: Pick<Renderings, 'deleteAll'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/** Devices that one message tells. */
const devicesPerPush = 10;

/** Pages of registrations or passes, about 100 each, that one message goes through before it hands over to the next. */
const pagesPerMessage = 10;

/**
 * When all is gone through once more, s. Warm functions go on with a template for 30 s, and may meanwhile have stored
 * files or due times that come from the version before; and the index of registrations may have lacked the last ones.
 * Who has been told already is not told again.
 */
const onceMoreAfterSeconds = 120;

/**
 * Brings a change of a template to its passes and their devices, a part at a time. The version that is current then is
 * what counts: it does all that an older one would have done, so messages of older ones are dropped.
 */
export async function fanOutTemplate(work: FanOutWork, tools: FanOutTools): Promise<void> {
  const { account, templateId, version, part } = work;
  const template = await tools.templates.findLatest(account, templateId);
  if (template === undefined || template.version > version) return;
  if (part === 'devices') return pushDevicesOf(work, tools);
  if (part === 'passes')
    return inPages(work, tools, async (after) => {
      const { passes, next } = await tools.passPages.pageOf(templateId, after);
      await Promise.all([tools.renderings.deleteAll(passes.map(installLink)), settleDue(template, passes, tools)]);
      return next;
    });
  const parts = [
    { ...work, part: 'devices' },
    { ...work, part: 'passes' },
  ] as const;
  await tools.fanOuts.add(parts);
  await tools.fanOuts.add(parts, { delaySeconds: onceMoreAfterSeconds });
}

function pushDevicesOf(work: FanOutWork, tools: FanOutTools): Promise<void> {
  return inPages(work, tools, async (after) => {
    const { registrations, next } = await tools.registrations.pageOf(work.templateId, after);
    const targets = targetsOf(registrations);
    const messages = Array.from({ length: Math.ceil(targets.length / devicesPerPush) }, (_, message) => ({
      account: work.account,
      targets: targets.slice(message * devicesPerPush, (message + 1) * devicesPerPush),
    }));
    await tools.pushes.add(messages);
    return next;
  });
}

/** One target for each device, also for one with the passes of a family. */
function targetsOf(registrations: readonly Pick<Registration, 'deviceId' | 'passKey'>[]): PushTarget[] {
  const devices = Map.groupBy(registrations, ({ deviceId }) => deviceId);
  return [...devices].map(([deviceId, ofDevice]) => ({ deviceId, passKeys: ofDevice.map(({ passKey }) => passKey) }));
}

/** Goes through pages from where the message stands; what is left goes on in another message. */
async function inPages(
  work: FanOutWork,
  { fanOuts }: FanOutTools,
  doPage: (after: string | undefined) => Promise<string | undefined>,
): Promise<void> {
  let after = work.after;
  for (let page = 0; page < pagesPerMessage; page++) {
    after = await doPage(after);
    if (after === undefined) return;
  }
  await fanOuts.add([{ ...work, after }]);
}
