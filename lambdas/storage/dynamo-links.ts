import type { IssuanceLink } from '../domain/link/link.ts';
import type { LinkFields } from '../domain/link/link-fields.ts';
import type { SealedText, SecretBox } from '../ports/accounts.ts';
import type { Links, Receipt } from '../ports/stores.ts';
import { linkKey, type WrittenItem } from './keys.ts';
import { type ListKey, linkListKey } from './list-keys.ts';
import type { Table } from './table.ts';
import { changeOf } from './writes.ts';

type EncryptionSettings = NonNullable<LinkFields['encryption-settings']>;
type LinkProtection = NonNullable<LinkFields['link-protection']>;

/** The caller's keys are stored encrypted, each bound to this item and its place there. */
type LinkItem = WrittenItem &
  ListKey &
  Omit<IssuanceLink, 'fields'> & {
    readonly fields: Omit<LinkFields, 'encryption-settings' | 'link-protection'> & {
      readonly 'encryption-settings'?: SealedText;
      readonly 'link-protection'?: Omit<LinkProtection, 'checksum-key'> & { readonly 'checksum-key'?: SealedText };
    };
  };

const settingsPlace = ({ PK }: Pick<LinkItem, 'PK'>) => PK;
const checksumKeyPlace = ({ PK }: Pick<LinkItem, 'PK'>) => `${PK}#checksum-key`;

export class DynamoLinks implements Links {
  readonly #table: Table;
  readonly #secretBox: SecretBox;

  constructor(table: Table, secretBox: SecretBox) {
    this.#table = table;
    this.#secretBox = secretBox;
  }

  /** @throws if the id is taken, which 128 random bits rule out. */
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
    const { 'encryption-settings': sealed, 'link-protection': protection, ...fields } = item.fields;
    const settings =
      sealed && (JSON.parse(await this.#secretBox.open(sealed, settingsPlace(item))) as EncryptionSettings);
    return {
      ...item,
      fields: {
        ...fields,
        ...(settings && { 'encryption-settings': settings }),
        ...(protection && { 'link-protection': await this.#opened(protection, item) }),
      },
    };
  }

  async #opened(
    { 'checksum-key': sealed, ...protection }: NonNullable<LinkItem['fields']['link-protection']>,
    item: LinkItem,
  ): Promise<LinkProtection> {
    if (sealed === undefined) return protection;
    return { ...protection, 'checksum-key': await this.#secretBox.open(sealed, checksumKeyPlace(item)) };
  }

  async #itemOf(link: IssuanceLink): Promise<LinkItem> {
    const key = linkKey(link.id);
    const { 'encryption-settings': settings, 'link-protection': protection, ...fields } = link.fields;
    const sealed = settings && (await this.#secretBox.seal(JSON.stringify(settings), settingsPlace(key)));
    return {
      ...key,
      ...linkListKey(link.account, link.createdAtUtc, link.id),
      ...link,
      writeId: link.trackingId,
      fields: {
        ...fields,
        ...(sealed && { 'encryption-settings': sealed }),
        ...(protection && { 'link-protection': await this.#sealed(protection, key) }),
      },
    };
  }

  async #sealed({ 'checksum-key': checksumKey, ...protection }: LinkProtection, key: Pick<LinkItem, 'PK'>) {
    if (checksumKey === undefined) return protection;
    return { ...protection, 'checksum-key': await this.#secretBox.seal(checksumKey, checksumKeyPlace(key)) };
  }
}
