import { appendFileSync } from 'node:fs';
import { withoutSensitive } from '../../lambdas/domain/fields/badges.ts';
import { newPassFields } from '../../lambdas/domain/fields/pass-fields.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import type { PassPages } from '../../lambdas/ports/passes.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { cutTo, ProgressFile } from './progress-file.ts';

export interface Export {
  readonly file: string;
  readonly templateId: string;
  /** Passes a second, at most. */
  readonly rate: number;
  readonly passPages: Pick<PassPages, 'pageOf'>;
  readonly clock: Pick<Clock, 'now' | 'wait'>;
  progress(line: string): void;
}

interface State {
  readonly templateId: string;
  readonly passes: number;
  readonly bytes: number;
  readonly next?: string | undefined;
}

/** Writes a template's passes to a file, one on each line, as importPasses reads them. Goes on where it was stopped. */
export async function exportPasses({ file, templateId, rate, passPages, clock, progress }: Export): Promise<number> {
  const progressFile = new ProgressFile<State>(file);
  let state: State = progressFile.read() ?? { templateId, passes: 0, bytes: 0 };
  if (state.templateId !== templateId)
    throw new Error(`${file}.progress is of another export: remove it to begin anew`);
  cutTo(file, state.bytes);
  const startedAt = clock.now().getTime();
  const before = state.passes;
  do {
    const { passes, next } = await passPages.pageOf(templateId, state.next ? { after: state.next } : undefined);
    const text = passes.map((pass) => `${JSON.stringify(rowOf(pass))}\n`).join('');
    appendFileSync(file, text);
    state = {
      templateId,
      passes: state.passes + passes.length,
      bytes: state.bytes + Buffer.byteLength(text),
      next,
    };
    if (next !== undefined) progressFile.write(state);
    progress(`Passes written: ${state.passes}`);
    const aheadMs = startedAt + ((state.passes - before) / rate) * 1_000 - clock.now().getTime();
    if (aheadMs > 0 && next !== undefined) await clock.wait(aheadMs);
  } while (state.next !== undefined);
  progressFile.remove();
  return state.passes;
}

/** Field of which the service stores only a keyed hash. */
const unknown = 'group-id';

/**
 * A pass as the row of generatepasses that would make it: without status, installs, group, what only links bring, and fields
 * that may tell of health.
 */
function rowOf({ passId, fields, contact, referenceData }: Pass): object {
  const data = Object.entries(withoutSensitive(fields)).filter(
    ([name]) => name !== unknown && Object.hasOwn(newPassFields.shape, name),
  );
  return {
    'pass-id': passId,
    'pass-data': Object.fromEntries(data),
    ...(Object.keys(contact).length > 0 && { 'pass-meta-data': contact }),
    ...(referenceData && { 'reference-data': referenceData }),
  };
}
