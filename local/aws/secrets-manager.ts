import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf, readJson, writeAtomically } from '../basics/files.ts';
import type { Listening } from '../basics/http.ts';
import { secretArn } from '../basics/names.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfSecrets } from '../iam/requests.ts';
import { refuseName, refuseValue } from './limits/secrets.ts';
import { AwsError, listenJsonService, type Operations } from './wire/json-service.ts';

interface Secret {
  readonly name: string;
  readonly createdAt: number;
  readonly versions: readonly SecretVersion[];
}

interface SecretVersion {
  readonly id: string;
  readonly value: string;
  readonly stages: readonly string[];
}

interface SecretInput {
  readonly SecretId: string;
  readonly Name: string;
  readonly SecretString?: string;
  readonly ClientRequestToken?: string;
  readonly VersionId?: string;
  readonly VersionStage?: string;
}

/** The supported rules of a generated value. Source: CloudFormation, AWS::SecretsManager::Secret. */
export interface GenerateSecretString {
  readonly SecretStringTemplate?: string;
  readonly GenerateStringKey?: string;
  readonly PasswordLength?: number;
  readonly ExcludePunctuation?: boolean;
}

/** Secrets Manager: one file per secret. */
export class SecretsManager {
  readonly #directory: string;
  readonly #now: () => number;

  constructor(directory: string, now: () => number) {
    this.#directory = directory;
    this.#now = now;
    mkdirSync(directory, { recursive: true });
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listenJsonService(this.operations, guard, requestsOfSecrets);
  }

  /** Operations by name, each from its input to its answer. */
  readonly operations = {
    CreateSecret: (input: SecretInput) => this.#create(input),
    GetSecretValue: (input: SecretInput) => this.#getValue(input),
    PutSecretValue: (input: SecretInput) => this.#putValue(input),
  } satisfies Operations;

  /** Creates a template's secret unless it exists: its value is generated once. */
  declare(name: string, properties: { SecretString?: string; GenerateSecretString?: GenerateSecretString }): void {
    if (this.#read(name)) return;
    const SecretString = properties.SecretString ?? generate(properties.GenerateSecretString ?? {});
    this.#create({ Name: name, SecretId: name, SecretString });
  }

  /** Replaces `{{resolve:secretsmanager:id:SecretString:json-key:stage:version}}`, as CloudFormation does at deployment. */
  resolveReferences(text: string): string {
    const reference =
      /\{\{resolve:secretsmanager:(arn:[^:]+:[^:]+:[^:]+:[^:]+:secret:[^:}]+|[^:}]+)(?::SecretString(?::([^:}]*))?(?::[^:}]*:([^:}]+))?[^}]*)?\}\}/g;
    return text.replace(reference, (_, id: string, jsonKey?: string, VersionId?: string) => {
      const { SecretString } = this.#getValue({ SecretId: id, Name: '', ...(VersionId && { VersionId }) });
      return jsonKey ? String(JSON.parse(SecretString)[jsonKey]) : SecretString;
    });
  }

  #create({ Name, SecretString = '', ClientRequestToken: id = randomUUID() }: SecretInput) {
    refuseName(Name);
    refuseValue(SecretString, id);
    const existing = this.#read(Name);
    // Repetition of a request whose answer was lost.
    if (existing?.versions.some((version) => version.id === id && version.value === SecretString))
      return { ARN: secretArn(Name), Name, VersionId: id };
    if (existing)
      throw new AwsError('ResourceExistsException', `The operation failed because the secret ${Name} already exists.`);
    const versions = [{ id, value: SecretString, stages: ['AWSCURRENT'] }];
    this.#write({ name: Name, createdAt: this.#now(), versions });
    return { ARN: secretArn(Name), Name, VersionId: id };
  }

  #getValue({ SecretId, VersionId, VersionStage }: SecretInput) {
    const secret = this.#find(SecretId);
    const stage = VersionStage ?? (VersionId === undefined ? 'AWSCURRENT' : undefined);
    const version = secret.versions.find(
      ({ id, stages }) =>
        (VersionId === undefined || id === VersionId) && (stage === undefined || stages.includes(stage)),
    );
    if (!version) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified version.");
    return {
      ARN: secretArn(secret.name),
      Name: secret.name,
      VersionId: version.id,
      SecretString: version.value,
      VersionStages: version.stages,
      CreatedDate: secret.createdAt / 1_000,
    };
  }

  #putValue({ SecretId, SecretString, ClientRequestToken: id = randomUUID() }: SecretInput) {
    const secret = this.#find(SecretId);
    refuseValue(SecretString, id);
    const known = secret.versions.find((version) => version.id === id);
    if (known && known.value !== SecretString)
      throw new AwsError(
        'ResourceExistsException',
        'You provided a ClientRequestToken for a version that exists with another value.',
      );
    const previous = secret.versions.find(({ stages }) => stages.includes('AWSCURRENT'));
    const versions =
      SecretString === undefined || previous === undefined || known
        ? secret.versions
        : [
            { id, value: SecretString, stages: ['AWSCURRENT'] },
            { ...previous, stages: ['AWSPREVIOUS'] },
          ];
    this.#write({ ...secret, versions });
    return { ARN: secretArn(secret.name), Name: secret.name, VersionId: id, VersionStages: ['AWSCURRENT'] };
  }

  /** Finds a secret by name, or by ARN with or without its random suffix. */
  #find(secretId: string): Secret {
    const [, named] = /:secret:(.+)$/.exec(secretId) ?? [];
    const secret = this.#read(named ?? secretId) ?? (named && this.#read(named.replace(/-[^-]{6}$/, '')));
    if (!secret) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return secret;
  }

  #read(name: string): Secret | undefined {
    return readJson<Secret>(this.#file(name));
  }

  #write(secret: Secret): void {
    writeAtomically(this.#file(secret.name), JSON.stringify(secret));
  }

  #file(name: string): string {
    return path.join(this.#directory, `${fileNameOf(name)}.json`);
  }
}

const knownRules = ['ExcludePunctuation', 'GenerateStringKey', 'PasswordLength', 'SecretStringTemplate'];

/** @throws Error for a rule that would be ignored. */
function generate(rule: GenerateSecretString): string {
  const unknown = Object.keys(rule).filter((name) => !knownRules.includes(name));
  if (unknown.length > 0) throw new Error(`The local stack does not know ${unknown.join()} of GenerateSecretString`);
  const punctuation = rule.ExcludePunctuation ? '' : '!#$%&()*+,-./:;<=>?@[]^_{|}~';
  const alphabet = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789${punctuation}`;
  const characters = Array.from({ length: rule.PasswordLength ?? 32 }, () => alphabet[randomInt(alphabet.length)]);
  const password = characters.join('');
  if (rule.SecretStringTemplate === undefined || rule.GenerateStringKey === undefined) return password;
  return JSON.stringify({ ...JSON.parse(rule.SecretStringTemplate), [rule.GenerateStringKey]: password });
}
