import { DeleteObjectCommand, DeleteObjectsCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { withoutSensitive } from '../domain/fields/badges.ts';
import type { Pass, ShownPass } from '../domain/pass/pass.ts';
import type { Archive } from '../ports/work.ts';

/** Maximum number of keys per request. Source: Amazon S3 API reference, DeleteObjects. */
const maxDeleted = 1_000;

/**
 * `archive/{account}/{templateId}/{passKey}/{revision}.json`: account and pass-id are enough to find a record.
 * Source: docs/decisions/archive.md#archive-in-the-pass-bucket
 */
export class S3Archive implements Archive {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Uses the stored names of attributes, which never change; the record outlives the pass. */
  async put(pass: ShownPass, archivedAt: Date): Promise<void> {
    const { googleObject: walletBObject, ...rest } = pass;
    const fields = withoutSensitive(rest.fields);
    const Body = JSON.stringify({ ...rest, fields, walletBObject, archivedAtUtc: archivedAt.toISOString() });
    const object = { Bucket: this.#bucket, Key: keyOf(pass), Body, ContentType: 'application/json' };
    await this.#client.send(new PutObjectCommand(object));
  }

  async remove(pass: Pass): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: keyOf(pass) }));
  }

  /** One request, without permission to list. S3 treats missing keys as deleted. */
  async removeUpTo({ revision, ...pass }: ArchivedPass & Pick<Pass, 'revision'>): Promise<void> {
    const Objects = Array.from({ length: Math.min(revision, maxDeleted) }, (_, index) => ({
      Key: keyOf({ ...pass, revision: revision - index }),
    }));
    const Delete = { Objects, Quiet: true };
    const { Errors = [] } = await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete }));
    if (Errors.length > 0) throw new Error(`An archived record could not be deleted: ${Errors[0]?.Code}`);
  }
}

export type ArchivedPass = Pick<Pass, 'account' | 'templateId' | 'passKey'>;

/** Key prefix of the records of a pass. */
const archiveFolder = ({ account, templateId, passKey }: ArchivedPass) =>
  `archive/${account}/${templateId}/${passKey}/`;

/** Key prefixes of all records of a pass: one that has moved may have been archived on the way. */
export const archiveFolders = ({ formerTemplates = [], ...pass }: ArchivedPass & Pick<Pass, 'formerTemplates'>) =>
  [...new Set([pass.templateId, ...formerTemplates])].map((templateId) => archiveFolder({ ...pass, templateId }));

const keyOf = (pass: ArchivedPass & Pick<Pass, 'revision'>) => `${archiveFolder(pass)}${pass.revision}.json`;
