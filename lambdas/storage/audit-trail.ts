import type { CertificateRef } from '../ports/account-settings.ts';
import type { Act, AuditLine, Author } from '../ports/audit.ts';
import type { Clock } from '../ports/clock.ts';
import { auditKey, auditOf, type WrittenItem } from './keys.ts';
import { newItem, type Table, type Write } from './table.ts';

/** A line is kept for a year; DynamoDB may remove it then, and does so hours later. */
const keptSeconds = 366 * 24 * 60 * 60;

type AuditItem = AuditLine & WrittenItem & { readonly ttl: number };

interface Dependencies {
  readonly clock: Pick<Clock, 'now'>;
  readonly newWriteId: () => string;
}

/** A line, and the write that keeps it: in one transaction with what it tells of. */
export interface Noted {
  readonly line: AuditLine;
  readonly write: Write;
}

/** Nothing changes or removes a line: functions may put them, and each has a key of its own. */
export function noteOf(
  { clock, newWriteId }: Dependencies,
  author: Author,
  { account, act, certificate }: { account: string; act: Act; certificate?: CertificateRef | undefined },
): Noted {
  const now = clock.now();
  const writeId = newWriteId();
  const line: AuditLine = {
    account,
    atUtc: now.toISOString(),
    ...author,
    act,
    ...(certificate && { certificate: `${certificate.wallet} ${certificate.id}` }),
  };
  const ttl = Math.ceil(now.getTime() / 1_000) + keptSeconds;
  const item: AuditItem = { ...auditKey(account, line.atUtc, writeId), ...line, writeId, ttl };
  return { line, write: newItem(item) };
}

/** What was done to an account in the last year, the latest first. */
export async function* listAudit(table: Table, account: string): AsyncGenerator<AuditLine> {
  let after: Record<string, unknown> | undefined;
  do {
    const query = { ...auditOf(account), ConsistentRead: true, ScanIndexForward: false, ExclusiveStartKey: after };
    const { items, next } = await table.query<AuditItem>(query);
    yield* items.map(({ PK: _PK, SK: _SK, writeId: _writeId, ttl: _ttl, ...line }) => line);
    after = next;
  } while (after);
}
