import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CertificateRef } from '../ports/accounts.ts';
import { credentialFolders } from './policy-names.ts';

/** Private keys of certificates and issuers, one secret each in Secrets Manager. */
export class CredentialSecrets {
  readonly #client: SecretsManagerClient;
  readonly #prefix: string;

  /** @param prefix of the secrets' names, with a trailing slash. */
  constructor(client: SecretsManagerClient, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /** Creates the secret or its next version. @returns its name. */
  async put(account: string, { wallet, id }: CertificateRef, secret: string): Promise<string> {
    const name = `${this.#prefix}${account}/${credentialFolders[wallet]}/${id}`;
    try {
      await this.#client.send(new CreateSecretCommand({ Name: name, SecretString: secret }));
    } catch (error) {
      if (!(error instanceof ResourceExistsException)) throw error;
      await this.#client.send(new PutSecretValueCommand({ SecretId: name, SecretString: secret }));
    }
    return name;
  }
}
