import { normalizedContact } from '../domain/pass/contact.ts';
import type { Contact, ContactHashes, ContactKind, Pass } from '../domain/pass/pass.ts';
import type { Identity } from '../ports/runtime.ts';

/** HMACs by which the passes of this person are found; undefined without contact data. */
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

/** The next version of a pass, with the HMACs of its current contact data. */
export async function withContactHashes(identity: Pick<Identity, 'contactHash'>, before: Pass, after: Pass) {
  if (after.contact === before.contact) return after;
  return { ...after, contactHashes: await contactHashesOf(identity, after.account, after.contact) };
}
