import type { ErasureServices } from '../../lambdas/context/operator.ts';
import { erasedPass, erasureEndOf, erasureWaitEnd } from '../../lambdas/domain/pass/erased-pass.ts';
import {
  type ContactHashes,
  installLink,
  lastObjectNumber,
  type Pass,
  type Tombstone,
} from '../../lambdas/domain/pass/pass.ts';
import { samplePassOf } from '../../lambdas/domain/pass/sample-pass.ts';
import { emptyPass } from '../../lambdas/issuing/empty-pass.ts';

/** Result of an erasure: counts and keys of passes, without personal data. */
export interface ErasureReceipt {
  /** Passes voided and emptied by this run. */
  readonly voided: string[];
  /** Emptied passes whose records stay for now, so that phones can fetch them. */
  readonly waiting: string[];
  /** Records deleted by this run. */
  readonly deleted: string[];
  /**
   * Deleted or archived passes whose old records may still be in the table's stream, from which its readers could park
   * them.
   */
  readonly settling: string[];
  /** Deleted or archived passes without any data left. */
  readonly forgotten: string[];
  archivedRecords: number;
  parkedRecords: number;
  historyEntries: number;
  auditEntries: number;
  googleObjects: number;
  /** Time after which another run can complete the erasure. */
  nextRunUtc?: string;
  /** True if Lambda has given up records, which may concern the person and have to be replayed first. */
  isAnyGivenUp: boolean;
}

interface Run {
  /** Accounts whose audit trails are looked at. */
  readonly accounts: readonly string[];
  readonly hashes: readonly ContactHashes[];
  /** Reports without changing anything. */
  readonly isDryRun: boolean;
  readonly onProgress: (looked: number) => void;
}

/**
 * Erases a person's data in idempotent steps. If a run is interrupted, the next one finds the rest by the same contact
 * hashes, which are deleted last.
 *
 * A pass is first voided and emptied, so that phones and Google Wallet fetch it in that state. A day later, or at once
 * if it is on no device, its record is deleted; a tombstone reserves its pass-id.
 *
 * The table's stream holds old records for another day, during which its readers may park them: every run removes
 * parked records and the history, to which older records may still add, and hashes are deleted by a run after that day.
 */
export async function erasePassenger(services: ErasureServices, run: Run): Promise<ErasureReceipt> {
  const receipt: ErasureReceipt = {
    voided: [],
    waiting: [],
    deleted: [],
    settling: [],
    forgotten: [],
    archivedRecords: 0,
    parkedRecords: 0,
    historyEntries: 0,
    auditEntries: 0,
    googleObjects: 0,
    isAnyGivenUp: await services.parked.isAnyGivenUp(),
  };
  const found = await Array.fromAsync(services.records.find(run.hashes, run.onProgress));
  for (const account of run.isDryRun ? [] : run.accounts) {
    const passKeys = found.filter((record) => record.account === account).map(({ passKey }) => passKey);
    receipt.auditEntries += await services.blankAudit(account, passKeys);
  }
  for (const record of found) {
    // Runs before the emptied record is written, whose own change would otherwise be parked behind the others.
    if (!run.isDryRun) {
      receipt.parkedRecords += await services.parked.remove(record.passKey);
      receipt.historyEntries += await services.history.remove(record.passKey);
    }
    if ('deletedAtUtc' in record)
      await forget(services, { ...record, inTableUntilUtc: record.leftAtUtc ?? record.deletedAtUtc }, run, receipt);
    else await erase(services, record, run, receipt);
  }
  return receipt;
}

async function erase(services: ErasureServices, found: Pass, run: Run, receipt: ErasureReceipt): Promise<void> {
  const pass = found.erasedAtUtc !== undefined || run.isDryRun ? found : await emptyPass(services, found);
  // The pass was archived or deleted meanwhile, and its tombstone leads to the remaining data.
  if (pass === undefined) return waitUntil(services.clock.now(), receipt);
  if (pass !== found || run.isDryRun) receipt.voided.push(pass.passKey);
  const end = erasureEndOf(pass);
  if (run.isDryRun || end === undefined) return;
  const now = services.clock.now();
  if (now < end) {
    receipt.waiting.push(pass.passKey);
    return waitUntil(end, receipt);
  }
  const trackingId = services.newWriteId();
  // If the pass has changed meanwhile, the next run finds it again.
  if (!(await services.passes.delete(pass, trackingId, now))) return waitUntil(now, receipt);
  receipt.deleted.push(pass.passKey);
  await services.renderings.delete(installLink(pass));
  const ended = { ...pass, objectNumber: lastObjectNumber(pass.googleObject) };
  await forget(services, { ...ended, inTableUntilUtc: pass.erasedAtUtc ?? pass.updatedAtUtc }, run, receipt);
}

function waitUntil(end: Date, receipt: ErasureReceipt): void {
  const endUtc = end.toISOString();
  if (receipt.nextRunUtc === undefined || receipt.nextRunUtc < endUtc) receipt.nextRunUtc = endUtc;
}

interface DeletedPass
  extends Pick<Tombstone, 'account' | 'passKey' | 'templateId' | 'formerTemplates' | 'objectNumber'> {
  /** Time until which a record with data of the passenger was in the table. */
  readonly inTableUntilUtc: string;
}

/** Erases the traces of a deleted pass: its archive, its Google Wallet object and, last, the hashes that lead to it. */
async function forget(
  { clock, google, newWriteId, records, removeArchived, templates }: ErasureServices,
  deleted: DeletedPass,
  { isDryRun }: Run,
  receipt: ErasureReceipt,
): Promise<void> {
  if (!isDryRun) {
    receipt.archivedRecords += await removeArchived(deleted);
    const template = google && (await templates.find(deleted.account, deleted.templateId));
    if (google && template?.issuerId !== undefined) {
      const sample = { ...samplePassOf(template), passKey: deleted.passKey };
      const emptyPass = erasedPass(sample, { at: clock.now(), writeId: newWriteId() });
      for (let each = 0; each <= (deleted.objectNumber ?? 0); each++) {
        const googleObject = { passVersion: 0, templateVersion: 0, number: each || undefined };
        if (await google.blank(template, { ...emptyPass, googleObject })) receipt.googleObjects += 1;
      }
    }
    const settled = erasureWaitEnd(deleted.inTableUntilUtc);
    const isSettled = clock.now() >= settled;
    if (!isSettled) waitUntil(settled, receipt);
    if (!isSettled || receipt.isAnyGivenUp) return void receipt.settling.push(deleted.passKey);
    await records.removeHashes(deleted);
  }
  receipt.forgotten.push(deleted.passKey);
}
