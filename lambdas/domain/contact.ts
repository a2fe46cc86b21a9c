import type { Contact, ContactKind } from './pass.ts';

/** What of a contact is to be hashed, written in one way however it was sent. */
export function normalizedContact(contact: Contact): Partial<Record<ContactKind, string>> {
  const { 'user-email': email, 'user-phone': phone } = contact;
  return {
    ...(email === undefined ? {} : { email: normalized('email', email) }),
    ...(phone === undefined ? {} : { phone: normalized('phone', phone) }),
  };
}

/**
 * Upper and lower case of an address are one: mailboxes that tell them apart are unknown in practice. Of a number only
 * its digits count, without the zeros that some write in the place of `+`.
 */
export function normalized(kind: ContactKind, text: string): string {
  if (kind === 'email') return text.trim().normalize('NFC').toLowerCase();
  return text.replace(/\D/g, '').replace(/^00/, '');
}
