import { nextDue } from '../../domain/due.ts';
import { passAt } from '../../domain/expiration.ts';
import type { Pass } from '../../domain/pass.ts';
import type { DueWork } from '../../domain/work.ts';
import { noteExpiry } from '../../issuing/note-expiry.ts';
import type { Archive } from '../../ports/archive.ts';
import type { Passes } from '../../ports/passes.ts';
import type { Templates } from '../../ports/templates.ts';
import { contended, untilWritten } from '../../retry/until-written.ts';
import { type SettleDueTools, settleDue } from '../shared/settle-due.ts';

export interface DueWorkTools extends SettleDueTools {
  readonly archive: Archive;
  readonly passes: Pick<Passes, 'archive' | 'find' | 'findTombstone' | 'update'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/**
 * Does what time has brought for a pass, one thing after the other until the next lies in the future. What is due comes
 * from pass and template as they are, not from the message, and is done as of the instant at which it was due: late,
 * repeated and reordered messages leave the record that a punctual one would have left.
 */
export async function doDueWork(work: DueWork, tools: DueWorkTools): Promise<void> {
  await untilWritten(tools.clock, () => doNext(work, tools));
}

/** One event, after which there may be another; contended also when somebody else changed the pass and nothing was written. */
async function doNext({ account, passKey }: DueWork, tools: DueWorkTools): Promise<typeof contended | undefined> {
  const { clock, passes, templates } = tools;
  const pass = await passes.find(passKey);
  if (pass === undefined) return forgetArchived(passKey, tools);
  const template = await templates.findLatest(account, pass.templateId);
  if (template === undefined) return undefined;
  const due = nextDue(template, pass);
  // The record may say otherwise, from a template before: it would be found due every minute.
  if (due === undefined || due.at > clock.now()) {
    await settleDue(template, [pass], tools);
    return undefined;
  }
  await (due.event === 'expiry'
    ? noteExpiry(tools, template, pass, tools.newWriteId())
    : archive(passAt(template, pass, due.at), due.at, tools));
  return contended;
}

/**
 * First into the archive, then out of the table: whoever dies in between leaves the pass due, and the next repeats both,
 * or finds it deleted.
 */
async function archive(pass: Pass, at: Date, { archive, passes, newWriteId }: DueWorkTools): Promise<void> {
  await archive.put(pass, at);
  if (await passes.archive(pass, newWriteId(), at)) return;
  const current = await passes.find(pass.passKey);
  // Living on in a later revision, it can never be archived with this one.
  if (current && current.revision > pass.revision) await archive.remove(pass);
}

/** Of a pass that was deleted nothing is kept: a worker may have put it into the archive just before. */
async function forgetArchived(passKey: string, { archive, passes }: DueWorkTools): Promise<undefined> {
  const ended = await passes.findTombstone(passKey);
  if (ended?.became !== 'deleted' || ended.revision === undefined) return;
  await archive.removeUpTo({ ...ended, revision: ended.revision });
}
