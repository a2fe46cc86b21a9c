import type { ErasureTools } from '../../lambdas/context/erasure.ts';
import { erasedPass, erasureEndOf, erasureWaitEnd } from '../../lambdas/domain/erased-pass.ts';
import { type ContactHashes, installLink, type Pass, type Tombstone } from '../../lambdas/domain/pass.ts';
import { samplePassOf } from '../../lambdas/domain/sample-pass.ts';
import { contended, untilWritten } from '../../lambdas/retry/until-written.ts';

/** What became of the passes of a person: counts and keys, nothing about him. */
export interface ErasureReceipt {
  /** Passes that this run has voided and emptied. */
  readonly voided: string[];
  /** Emptied, and still there for phones to fetch. */
  readonly waiting: string[];
  /** Records that this run has deleted. */
  readonly deleted: string[];
  /** Deleted or archived, and perhaps still in the table's stream, from where the relay might park what they were. */
  readonly settling: string[];
  /** Deleted or archived passes of which nothing is left now. */
  readonly forgotten: string[];
  archivedRecords: number;
  parkedRecords: number;
  googleObjects: number;
  /** When another run does the rest. */
  nextRunUtc?: string;
  /** Whether records that Lambda gave up, which may be of the person, have to be relayed before. */
  isAnyGivenUp: boolean;
}

interface Run {
  readonly hashes: readonly ContactHashes[];
  /** Only says what would be done. */
  readonly isDryRun: boolean;
  readonly onProgress: (looked: number) => void;
}

/**
 * Forgets a person, one step after the other, each of which may be repeated: whatever ends a run, the next one finds
 * what is left by the same hashes, which go last.
 *
 * A pass is first voided and emptied: its phones and Google Wallet fetch it so. A day later, or at once when nobody has
 * it, its record is deleted; what stays is that its pass-id was used.
 *
 * The table's stream has what a record was for a day more, and the relay may park it so: parked records are removed by
 * every run, and hashes go in one that comes after that day.
 */
export async function erasePassenger(tools: ErasureTools, run: Run): Promise<ErasureReceipt> {
  const receipt: ErasureReceipt = {
    voided: [],
    waiting: [],
    deleted: [],
    settling: [],
    forgotten: [],
    archivedRecords: 0,
    parkedRecords: 0,
    googleObjects: 0,
    isAnyGivenUp: await tools.parked.isAnyGivenUp(),
  };
  for await (const record of tools.records.find(run.hashes, run.onProgress)) {
    // Before the emptied record is written, whose own change the relay would otherwise park behind the others.
    if (!run.isDryRun) receipt.parkedRecords += await tools.parked.remove(record.passKey);
    if ('deletedAtUtc' in record) await forget(tools, { ...record, saidUntilUtc: record.deletedAtUtc }, run, receipt);
    else await erase(tools, record, run, receipt);
  }
  return receipt;
}

async function erase(tools: ErasureTools, found: Pass, run: Run, receipt: ErasureReceipt): Promise<void> {
  const pass = found.erasedAtUtc === undefined ? await blank(tools, found, run) : found;
  if (pass === undefined) return;
  if (pass !== found || run.isDryRun) receipt.voided.push(pass.passKey);
  const end = erasureEndOf(pass);
  if (run.isDryRun || end === undefined) return;
  const now = tools.clock.now();
  if (now < end) {
    receipt.waiting.push(pass.passKey);
    return waitUntil(end, receipt);
  }
  const trackingId = tools.newWriteId();
  // When it has changed meanwhile, the next run finds it again.
  if (!(await tools.passes.delete(pass, trackingId, now))) return;
  receipt.deleted.push(pass.passKey);
  await tools.renderings.delete(installLink(pass));
  await forget(tools, { ...pass, saidUntilUtc: pass.erasedAtUtc ?? pass.updatedAtUtc }, run, receipt);
}

function waitUntil(end: Date, receipt: ErasureReceipt): void {
  const endUtc = end.toISOString();
  if (receipt.nextRunUtc === undefined || receipt.nextRunUtc < endUtc) receipt.nextRunUtc = endUtc;
}

/** @returns the emptied pass; undefined when it is gone. */
async function blank(tools: ErasureTools, found: Pass, { isDryRun }: Run): Promise<Pass | undefined> {
  if (isDryRun) return found;
  return untilWritten(tools.clock, async (round) => {
    const pass = round === 0 ? found : await tools.passes.find(found.passKey);
    if (pass === undefined) return undefined;
    const erased = erasedPass(pass, { at: tools.clock.now(), writeId: tools.newWriteId() });
    if (!(await tools.records.blank(erased))) return contended;
    await tools.renderings.delete(installLink(erased));
    return erased;
  });
}

interface Gone extends Pick<Tombstone, 'account' | 'passKey' | 'templateId'> {
  /** When a record that said something of the passenger was in the table last. */
  readonly saidUntilUtc: string;
}

/**
 * What is left of a pass whose record is gone: its archive, Google Wallet's object, and at last what it was found by.
 */
async function forget(
  { archive, clock, newWriteId, records, templates, google }: ErasureTools,
  gone: Gone,
  { isDryRun }: Run,
  receipt: ErasureReceipt,
): Promise<void> {
  if (!isDryRun) {
    receipt.archivedRecords += await archive.remove(gone);
    const template = google && (await templates.find(gone.account, gone.templateId));
    if (google && template?.issuerId !== undefined) {
      const sample = { ...samplePassOf(template), passKey: gone.passKey };
      const nobodys = erasedPass(sample, { at: clock.now(), writeId: newWriteId() });
      if (await google.blank(template, nobodys)) receipt.googleObjects += 1;
    }
    const settled = erasureWaitEnd(gone.saidUntilUtc);
    const isSettled = clock.now() >= settled;
    if (!isSettled) waitUntil(settled, receipt);
    if (!isSettled || receipt.isAnyGivenUp) return void receipt.settling.push(gone.passKey);
    await records.removeHashes(gone);
  }
  receipt.forgotten.push(gone.passKey);
}
