import { expiredPass, nextDue } from '../../domain/pass/due.ts';
import { passAt } from '../../domain/pass/expiration.ts';
import type { Pass } from '../../domain/pass/pass.ts';
import type { Template } from '../../domain/template/template.ts';
import type { DueWork } from '../../domain/updates/work.ts';
import type { Passes } from '../../ports/passes.ts';
import type { Templates } from '../../ports/stores.ts';
import type { Archive } from '../../ports/work.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type DueTimeServices, updateDueTimes } from '../shared/update-due-times.ts';

export interface DuePassServices extends DueTimeServices {
  readonly archive: Archive;
  readonly passes: Pick<Passes, 'archive' | 'find' | 'findTombstone' | 'update'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/**
 * Expires or archives a pass, step by step until the next step is in the future. Due steps are derived from the current
 * pass and template, not from the message, and take effect as of the instant at which they were due: late, repeated and
 * reordered messages leave the same record as a punctual one, but for when it left the table.
 */
export async function processDuePass(work: DueWork, services: DuePassServices): Promise<void> {
  await untilWritten(services.clock, () => performNextStep(work, services));
}

/**
 * Performs one step. @returns contended if there may be another, or if the pass was changed and nothing was written.
 */
async function performNextStep({ account, passKey }: DueWork, services: DuePassServices) {
  const { clock, passes, templates } = services;
  const pass = await passes.find(passKey);
  if (pass === undefined) return forgetArchived(passKey, services);
  const template = await templates.findLatest(account, pass.templateId);
  if (template === undefined) return undefined;
  const due = nextDue(template, pass);
  // A stale due time, from an older template, would make the pass due every minute.
  if (due === undefined || due.at > clock.now()) {
    await updateDueTimes(template, [pass], services);
    return undefined;
  }
  // The last step: a pass that has its tombstone is due for nothing.
  if (due.event === 'archive') return (await archive(template, pass, due.at, services)) ? undefined : contended;
  const expired = expiredPass(template, pass, clock.now(), services.newWriteId());
  const isWritten = expired !== undefined && (await passes.update(expired));
  // Without reading it again: the next step is hardly ever due, too.
  return isWritten && !isDue(expired, clock.now()) ? undefined : contended;
}

const isDue = ({ dueAtUtc }: Pass, at: Date) => dueAtUtc !== undefined && Date.parse(dueAtUtc) <= at.getTime();

/**
 * Archives the record, then deletes it from the table. After a crash in between the pass is still due, and the next
 * worker repeats both or finds it deleted.
 * @returns false if another writer came first.
 */
async function archive(template: Template, pass: Pass, at: Date, services: DuePassServices): Promise<boolean> {
  const { archive, passes, newWriteId } = services;
  await archive.put(passAt(template, pass, at), at);
  if (await passes.archive(pass, newWriteId(), at)) return true;
  const current = await passes.find(pass.passKey);
  // The pass lives on in a later revision, so this archived one is obsolete.
  if (current && current.revision > pass.revision) await archive.remove(pass);
  return false;
}

/** Removes a deleted pass from the archive, where a worker may have put it just before. */
async function forgetArchived(passKey: string, { archive, passes }: DuePassServices): Promise<undefined> {
  const ended = await passes.findTombstone(passKey);
  if (ended?.became !== 'deleted' || ended.revision === undefined) return;
  const { revision, formerTemplates = [] } = ended;
  for (const templateId of [ended.templateId, ...formerTemplates])
    await archive.removeUpTo({ ...ended, templateId, revision });
}
