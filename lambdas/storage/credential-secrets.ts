import {
  CreateSecretCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CertificateRef } from '../ports/account-settings.ts';
import { credentialFolders } from './policy-names.ts';

/** The keys of certificates and issuers, each a secret of its own in Secrets Manager. */
export class CredentialSecrets {
  readonly #client: SecretsManagerClient;
  readonly #prefix: string;

  /** @param prefix of the secrets' names, with a slash at the end. */
  constructor(client: SecretsManagerClient, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /** Makes the secret or its next version. @returns its name. */
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
