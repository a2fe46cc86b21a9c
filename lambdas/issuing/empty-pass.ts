import { erasedPass } from '../domain/pass/erased-pass.ts';
import { installLink, type Pass } from '../domain/pass/pass.ts';
import type { Passes } from '../ports/passes.ts';
import type { Clock } from '../ports/runtime.ts';
import type { Renderings } from '../ports/stores.ts';
import type { ErasableRecords } from '../ports/work.ts';
import { contended, untilWritten } from '../retry/until-written.ts';

interface Services {
  readonly clock: Clock;
  readonly newWriteId: () => string;
  readonly passes: Pick<Passes, 'find'>;
  readonly records: Pick<ErasableRecords, 'blank'>;
  readonly renderings: Pick<Renderings, 'delete'>;
}

/**
 * Voids and empties a pass, and deletes its files: phones and Google Wallet get it without its passenger on the usual way.
 * @returns the emptied pass; undefined if it no longer exists.
 */
export async function emptyPass(
  { clock, newWriteId, passes, records, renderings }: Services,
  found: Pass,
): Promise<Pass | undefined> {
  return untilWritten(clock, async (round) => {
    const pass = round === 0 ? found : await passes.find(found.passKey);
    if (pass === undefined) return undefined;
    const erased = erasedPass(pass, { at: clock.now(), writeId: newWriteId() });
    if (!(await records.blank(erased))) return contended;
    await renderings.delete(installLink(erased));
    return erased;
  });
}
