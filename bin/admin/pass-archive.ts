import type { Tombstone } from '../../lambdas/domain/pass.ts';
import type { Identity } from '../../lambdas/ports/identity.ts';
import { passItemKey } from '../../lambdas/storage/keys.ts';
import type { S3Archive } from '../../lambdas/storage/s3-archive.ts';
import type { Table } from '../../lambdas/storage/table.ts';

/** Archived records of a pass, found by the airline's pass-id. */
export class PassArchive {
  readonly #table: Table;
  readonly #identity: Pick<Identity, 'passKey'>;
  readonly #archive: S3Archive;

  constructor(table: Table, identity: Pick<Identity, 'passKey'>, archive: S3Archive) {
    this.#table = table;
    this.#identity = identity;
    this.#archive = archive;
  }

  /** Object keys of the records. @throws for a pass-id that the account has never used. */
  async find(account: string, passId: string): Promise<string[]> {
    const passKey = await this.#identity.passKey(account, passId);
    // The pass or its tombstone: both have the template's id.
    const record = await this.#table.get<Pick<Tombstone, 'templateId'>>(passItemKey(passKey));
    if (record === undefined) throw new Error(`The account ${account} has never had a pass with this pass-id`);
    return this.#archive.keysOf({ account, templateId: record.templateId, passKey });
  }

  async delete(account: string, passId: string): Promise<string[]> {
    const keys = await this.find(account, passId);
    await Promise.all(keys.map((key) => this.#archive.delete(key)));
    return keys;
  }
}
