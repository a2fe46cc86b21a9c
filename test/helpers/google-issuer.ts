import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { GoogleIssuer } from '../../lambdas/ports/accounts.ts';

/** A service account with a name of realistic length, and the public key of its signatures. */
export function createTestIssuer(): { issuer: GoogleIssuer; publicKey: KeyObject; serviceAccountJson: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = {
    issuerId: '3388000000022222228',
    clientEmail: 'boarding-pass-wallet-production@example-airline-123456.iam.gserviceaccount.com',
    privateKeyId: '0123456789abcdef0123456789abcdef01234567',
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    tokenUri: 'https://oauth2.googleapis.com/token',
  };
  const serviceAccountJson = JSON.stringify({
    client_email: issuer.clientEmail,
    private_key_id: issuer.privateKeyId,
    private_key: issuer.privateKeyPem,
    token_uri: issuer.tokenUri,
  });
  return { issuer, publicKey, serviceAccountJson };
}
