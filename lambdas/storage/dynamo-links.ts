import type { IssuanceLink } from '../domain/link.ts';
import type { LinkFields } from '../domain/link-fields.ts';
import type { Links, SealedText, SecretBox } from '../ports/links.ts';
import type { Receipt } from '../ports/receipts.ts';
import { changeOf } from './change.ts';
import { type ListKey, linkKey, linkListKey, type WrittenItem } from './keys.ts';
import type { Table } from './table.ts';

/** The caller's secret-key and iv are stored encrypted, and open in this link's item only. */
type LinkItem = WrittenItem &
  ListKey &
  Omit<IssuanceLink, 'fields'> & {
    readonly fields: Omit<LinkFields, 'encryption-settings'> & { readonly 'encryption-settings'?: SealedText };
  };

export class DynamoLinks implements Links {
  readonly #table: Table;
  readonly #secretBox: SecretBox;

  constructor(table: Table, secretBox: SecretBox) {
    this.#table = table;
    this.#secretBox = secretBox;
  }

  /** @throws when the id is taken, which 128 random bits rule out. */
  async create(link: IssuanceLink, receipt?: Receipt): Promise<void> {
    const created = await this.#table.create(await this.#itemOf(link), receipt);
    if (!created) throw new Error('The new link id is already in use');
  }

  async update(link: IssuanceLink, receipt?: Receipt): Promise<boolean> {
    const { PK, SK, version, trackingId, updatedAtUtc, fields } = await this.#itemOf(link);
    const change = { version, trackingId, updatedAtUtc, fields };
    return this.#table.writeIf(changeOf({ PK, SK }, { counter: 'version', writeId: trackingId }, change), receipt);
  }

  async find(account: string, linkId: string): Promise<IssuanceLink | undefined> {
    const link = await this.findFollowed(linkId);
    return link?.account === account ? link : undefined;
  }

  async findFollowed(linkId: string): Promise<IssuanceLink | undefined> {
    const item = await this.#table.get<LinkItem>(linkKey(linkId));
    if (item === undefined) return undefined;
    const { 'encryption-settings': sealed, ...fields } = item.fields;
    if (sealed === undefined) return { ...item, fields };
    const settings = JSON.parse(await this.#secretBox.open(sealed, item.PK));
    return { ...item, fields: { ...fields, 'encryption-settings': settings } };
  }

  async #itemOf(link: IssuanceLink): Promise<LinkItem> {
    const key = linkKey(link.id);
    const { 'encryption-settings': settings, ...fields } = link.fields;
    const sealed = settings && { 'encryption-settings': await this.#secretBox.seal(JSON.stringify(settings), key.PK) };
    return {
      ...key,
      ...linkListKey(link.account, link.createdAtUtc, link.id),
      ...link,
      writeId: link.trackingId,
      fields: { ...fields, ...sealed },
    };
  }
}
