import type { Contact, ContactKind } from './pass.ts';

/** The contact data to be hashed, normalized. */
export function normalizedContact(contact: Contact): Partial<Record<ContactKind, string>> {
  const { 'user-email': email, 'user-phone': phone } = contact;
  return {
    ...(email === undefined ? {} : { email: normalized('email', email) }),
    ...(phone === undefined ? {} : { phone: normalized('phone', phone) }),
  };
}

/**
 * E-mail addresses are lower-cased: mailboxes that differ only in case do not occur in practice. Phone numbers are
 * reduced to digits, without the leading zeros that some write in place of `+`.
 */
export function normalized(kind: ContactKind, text: string): string {
  if (kind === 'email') return text.trim().normalize('NFC').toLowerCase();
  return text.replace(/\D/g, '').replace(/^00/, '');
}
