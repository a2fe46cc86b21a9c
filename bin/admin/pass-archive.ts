import type { S3Client } from '@aws-sdk/client-s3';
import type { Tombstone } from '../../lambdas/domain/pass/pass.ts';
import type { Identity } from '../../lambdas/ports/runtime.ts';
import { passItemKey } from '../../lambdas/storage/keys.ts';
import { keysUnder, removeUnder } from '../../lambdas/storage/objects.ts';
import { archiveFolders } from '../../lambdas/storage/s3-archive.ts';
import type { Table } from '../../lambdas/storage/table.ts';

interface Services {
  readonly table: Table;
  readonly identity: Pick<Identity, 'passKey'>;
  readonly client: S3Client;
  readonly bucket: string;
}

/** Archived records of a pass, found by the airline's pass-id. */
export class PassArchive {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Object keys of the records. @throws for a pass-id that the account has never used. */
  async find(account: string, passId: string): Promise<string[]> {
    const { client, bucket } = this.#services;
    const folders = await this.#folders(account, passId);
    return (await Promise.all(folders.map((folder) => keysUnder(client, bucket, folder)))).flat();
  }

  /** @returns the keys of the deleted records. @throws as find. */
  async delete(account: string, passId: string): Promise<string[]> {
    const { client, bucket } = this.#services;
    const folders = await this.#folders(account, passId);
    return (await Promise.all(folders.map((folder) => removeUnder(client, bucket, folder)))).flat();
  }

  async #folders(account: string, passId: string): Promise<string[]> {
    const { identity, table } = this.#services;
    const passKey = await identity.passKey(account, passId);
    // The pass or its tombstone: both have the ids of its templates.
    const record = await table.get<Pick<Tombstone, 'templateId' | 'formerTemplates'>>(passItemKey(passKey));
    if (record === undefined) throw new Error(`The account ${account} has never had a pass with this pass-id`);
    const { templateId, formerTemplates } = record;
    return archiveFolders({ account, templateId, formerTemplates, passKey });
  }
}
