import { createPrivateKey } from 'node:crypto';
import { isIssuerId } from '../../domain/request/issuer-id.ts';
import { AccountRefused } from '../../ports/accounts.ts';

/** The only accepted token endpoint: a key file naming another one would send signed assertions there. */
const tokenUri = 'https://oauth2.googleapis.com/token';

/**
 * Checks a service account's key file and its issuer id. Whether the account may act for the issuer shows only when it
 * is first used.
 * @returns the account's e-mail address.
 * @throws AccountRefused with the reason, never with a part of the key. Source: Google Cloud, service account keys.
 */
export function checkServiceAccount(issuerId: string, json: string): { clientEmail: string } {
  ensure(isIssuerId(issuerId), 'The issuer id is not a number as the Google Wallet console shows it');
  const account = objectOf(json);
  ensure(account.type === 'service_account', 'The JSON is not the key file of a service account: its type is another');
  for (const name of ['client_email', 'private_key_id', 'private_key', 'token_uri'])
    ensure(typeof account[name] === 'string' && account[name] !== '', `The service account's JSON lacks ${name}`);
  ensure(account.token_uri === tokenUri, `The service account's token_uri is not ${tokenUri}`);
  requireKey(String(account.private_key));
  return { clientEmail: String(account.client_email) };
}

function objectOf(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // The parser's message would quote the file.
  }
  throw new AccountRefused('The service account is not JSON', 'serviceAccountJson');
}

function requireKey(pem: string): void {
  let bits: number | undefined;
  try {
    const key = createPrivateKey(pem);
    bits = key.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined;
  } catch {
    throw new AccountRefused("The service account's private_key cannot be read", 'serviceAccountJson');
  }
  ensure(
    bits !== undefined && bits >= 2048,
    "The service account's private_key is not an RSA key of 2048 bits or more",
  );
}

function ensure(condition: boolean, message: string): void {
  if (!condition) throw new AccountRefused(message, 'serviceAccountJson');
}
