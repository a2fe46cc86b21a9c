import { normalizedContact } from '../domain/contact.ts';
import type { Contact, ContactHashes, ContactKind, Pass } from '../domain/pass.ts';
import type { Identity } from '../ports/identity.ts';

/** What passes of this person are found by; undefined where nothing says who it is. */
export async function contactHashesOf(
  identity: Pick<Identity, 'contactHash'>,
  account: string,
  contact: Contact,
): Promise<ContactHashes | undefined> {
  const known = Object.entries(normalizedContact(contact)) as [ContactKind, string][];
  if (known.length === 0) return undefined;
  const hashes = known.map(async ([kind, text]) => [kind, await identity.contactHash(account, kind, text)]);
  return Object.fromEntries(await Promise.all(hashes));
}

/** The next version of a pass, to be found by whom it is about now. */
export async function withContactHashes(
  identity: Pick<Identity, 'contactHash'>,
  before: Pass,
  after: Pass,
): Promise<Pass> {
  if (after.contact === before.contact) return after;
  return { ...after, contactHashes: await contactHashesOf(identity, after.account, after.contact) };
}
