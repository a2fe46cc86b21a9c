import { Validations } from 'aws-cdk-lib';
import { Secret, type SecretProps } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** 64 letters and digits (381 bits): fit for a header value and for an HMAC key. */
const random = { passwordLength: 64, excludePunctuation: true };

/** `{"current": "1", "1": …}`: the versions of a secret, and the one in use. */
const versioned = { ...random, secretStringTemplate: JSON.stringify({ current: '1' }), generateStringKey: '1' };

/**
 * The service's own secrets. CloudFormation generates a new value when `generateSecretString` changes, which would
 * orphan every pass: these properties must never change.
 */
export class ServiceSecrets extends Construct {
  /** HMAC key of every primary key; never rotated. */
  readonly index: Secret;
  /** Versioned keys of the phones' tokens; rotation adds a version and keeps the old ones. */
  readonly access: Secret;
  /** Versioned keys that encrypt the API keys. */
  readonly apiKey: Secret;
  /** Header value by which the web function recognises requests from CloudFront. */
  readonly origin: Secret;

  /** @param replicaRegion Region of copies of those secrets without which data cannot be used. */
  constructor(scope: Construct, id: string, { replicaRegion }: { readonly replicaRegion?: string | undefined }) {
    super(scope, id);
    const replicated = replicaRegion === undefined ? {} : { replicaRegions: [{ region: replicaRegion }] };
    this.index = this.#secret('Index', {
      description: 'INDEX: names every item of the boarding pass table. Never change it.',
      ...replicated,
      generateSecretString: random,
      whyNotRotated: 'Every primary key is an HMAC under INDEX: another value would lose every pass and API key.',
    });
    this.access = this.#secret('Access', {
      description: 'ACCESS: versioned keys of the tokens in installed passes. Add versions, never remove one in use.',
      ...replicated,
      generateSecretString: versioned,
      whyNotRotated:
        'Installed passes carry tokens under old versions, so an operator adds versions; none is replaced.',
    });
    this.apiKey = this.#secret('ApiKey', {
      description: 'API_KEY: seals the API keys for display. Only the settings page and operators read it.',
      ...replicated,
      generateSecretString: versioned,
      whyNotRotated: 'An operator adds a version and seals all keys anew: npm run admin -- key seal.',
    });
    this.origin = this.#secret('Origin', {
      description: 'ORIGIN: the header that CloudFront sends to the HTTP API.',
      generateSecretString: random,
      whyNotRotated:
        'CloudFront reads it at deployment only, so rotation is a deployment (docs/decisions/stacks.md#origin-secret).',
    });
  }

  #secret(id: string, { whyNotRotated, ...props }: SecretProps & { readonly whyNotRotated: string }) {
    const secret = new Secret(this, id, props);
    Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated });
    return secret;
  }
}
