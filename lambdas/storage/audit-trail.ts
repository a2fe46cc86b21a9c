import type { Act, AuditLine, Author, CertificateRef } from '../ports/accounts.ts';
import type { Clock } from '../ports/runtime.ts';
import { auditKey, auditOf, type WrittenItem } from './keys.ts';
import { newItem, type Table, type Write } from './table.ts';

/** Retention: one year. DynamoDB deletes expired items with a delay of hours. */
const retentionSeconds = 366 * 24 * 60 * 60;

type AuditItem = AuditLine & WrittenItem & { readonly ttl: number };

interface Services {
  readonly clock: Pick<Clock, 'now'>;
  readonly newWriteId: () => string;
}

/** An audit entry and its write, for the transaction of the change that it describes. */
export interface AuditEntry {
  readonly line: AuditLine;
  readonly write: Write;
}

/** Entries are append-only: functions have no permission to change or delete them, and each has a key of its own. */
export function auditEntryOf(
  { clock, newWriteId }: Services,
  author: Author,
  { account, act, certificate }: { account: string; act: Act; certificate?: CertificateRef | undefined },
): AuditEntry {
  const now = clock.now();
  const writeId = newWriteId();
  const line: AuditLine = {
    account,
    atUtc: now.toISOString(),
    ...author,
    act,
    ...(certificate && { certificate: `${certificate.wallet} ${certificate.id}` }),
  };
  const ttl = Math.ceil(now.getTime() / 1_000) + retentionSeconds;
  const item: AuditItem = { ...auditKey(account, line.atUtc, writeId), ...line, writeId, ttl };
  return { line, write: newItem(item) };
}

/** The audit trail of an account's last year, latest first. */
export async function* listAudit(table: Table, account: string): AsyncGenerator<AuditLine> {
  const query = { ...auditOf(account), ConsistentRead: true, ScanIndexForward: false };
  for await (const { PK: _PK, SK: _SK, writeId: _writeId, ttl: _ttl, ...line } of table.all<AuditItem>(query))
    yield line;
}
