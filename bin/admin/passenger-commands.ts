import { passMetaDataFields } from '../../lambdas/domain/fields/pass-fields.ts';
import { normalizedContact } from '../../lambdas/domain/pass/contact.ts';
import { erasureWaitHours } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Contact } from '../../lambdas/domain/pass/pass.ts';
import { contactHashesOf } from '../../lambdas/issuing/contact-hashes.ts';
import { accountIn } from './account.ts';
import type { Commands } from './command.ts';
import { type ErasureReceipt, erasePassenger } from './erase-passenger.ts';
import type { OperatorContext } from './operator-context.ts';
import { given, type Options } from './options.ts';

export const passengerCommands: Commands = {
  'passenger erase': {
    summary:
      'Erases a person’s data, found by e-mail address or phone number: voids, empties and deletes all their passes.',
    options: {},
    optional: { email: 'address', phone: 'number', account: 'id, else all', 'dry-run': '', yes: '' },
    async run(options, context) {
      const contact = { 'user-email': given(options, 'email'), 'user-phone': given(options, 'phone') };
      const named = Object.values(normalizedContact(contact));
      if (named.length === 0 || named.includes('')) throw new Error('--email or --phone is needed');
      for (const [option, problem] of contactProblems(contact)) throw new Error(`--${option} ${problem}`);
      const isDryRun = options['dry-run'] === true;
      const accounts = await accountsOf(options, context);
      if (!isDryRun) {
        const warning = `All passes of this person, of ${accounts.join(', ')}, will be voided, emptied and deleted.`;
        await context.terminal.confirm(options, warning);
      }
      const { erasure, terminal } = context;
      const hashes = await Promise.all(
        accounts.map(async (account) => (await contactHashesOf(erasure.identity, account, contact)) ?? {}),
      );
      const onProgress = (looked: number) => terminal.progress(`Scanned ${looked} items`);
      return receiptText(await erasePassenger(erasure, { accounts, hashes, isDryRun, onProgress }), isDryRun);
    },
  },
};

/** The options that are no contact data as callers send it, by which no pass can be found. */
function contactProblems({ 'user-email': email, 'user-phone': phone }: Contact): [option: string, problem: string][] {
  const { 'user-email': ofEmail, 'user-phone': ofPhone } = passMetaDataFields.shape;
  const readings = [
    ['email', ofEmail.safeParse(email?.trim())],
    // Operators type numbers with signs between the digits.
    ['phone', ofPhone.safeParse(phone?.replace(/[^\p{L}\d]/gu, '').replace(/^00/, ''))],
  ] as const;
  return readings.flatMap(([option, { error }]) => (error ? [[option, error.issues[0]?.message ?? '']] : []));
}

async function accountsOf(options: Options, context: OperatorContext): Promise<string[]> {
  const all = given(options, 'account') ? [await accountIn(options, context)] : context.accountSettings.all();
  return Array.fromAsync(all, ({ id }) => id);
}

function receiptText(receipt: ErasureReceipt, isDryRun: boolean): string {
  const line = (what: string, keys: readonly string[]) => [`${what}: ${keys.length}`, ...keys.map((key) => `  ${key}`)];
  if (isDryRun)
    return [
      'Dry run: nothing was changed.',
      ...line('Passes to void, empty and delete', receipt.voided),
      ...line('Deleted or archived passes to erase', receipt.forgotten),
    ].join('\n');
  return [
    ...line('Voided and emptied', receipt.voided),
    ...line('Waiting for phones to fetch the voided pass', receipt.waiting),
    ...line('Deleted', receipt.deleted),
    ...line('Waiting until the table’s stream has dropped the deleted records', receipt.settling),
    ...line('Erased', receipt.forgotten),
    `Archived records removed: ${receipt.archivedRecords}`,
    `Parked records removed: ${receipt.parkedRecords}`,
    `Entries of the history removed: ${receipt.historyEntries}`,
    `Entries of the audit trail emptied: ${receipt.auditEntries}`,
    `Google Wallet objects emptied: ${receipt.googleObjects}`,
    nextStep(receipt),
  ].join('\n');
}

function nextStep({ nextRunUtc, settling, isAnyGivenUp }: ErasureReceipt): string {
  if (isAnyGivenUp && settling.length > 0)
    return 'Records that Lambda gave up may belong to these passes: run `relay replay`, then this command again.';
  return nextRunUtc === undefined
    ? 'Nothing is left.'
    : `Run this command again after ${nextRunUtc} to erase the rest: phones and the table’s stream need ${erasureWaitHours} hours.`;
}
