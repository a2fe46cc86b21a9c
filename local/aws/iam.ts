import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { accountId, arn, credentials } from '../basics/account.ts';
import type { Guard } from '../iam/guard.ts';
import { type AuthorizationRequest, type Effect, Policy } from '../iam/policy.ts';
import { AwsError } from './wire/json-service.ts';

interface Identity {
  /** ARN as in messages. */
  readonly arn: string;
  readonly policies: readonly Policy[];
}

interface Role {
  readonly name: string;
  readonly policies: readonly Policy[];
  /** Trust policy: the services that may assume the role. */
  readonly trust: Policy;
}

/** Condition keys of a TLS connection: the stand-ins speak HTTP, since nothing leaves this machine. */
const transport = { 'aws:SecureTransport': ['true'], 's3:TlsVersion': ['1.3'] };

/** May do everything that no resource's policy denies, as the operator of an account may. */
const operator: Identity = {
  arn: arn('iam', 'user/operator', `:${accountId}`),
  policies: [new Policy({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }] })],
};

/** A function's own access key, by which a stand-in knows the caller. */
export const accessKeyOf = (functionName: string) =>
  `ASIA${createHash('sha256').update(functionName).digest('hex').slice(0, 16).toUpperCase()}`;

/**
 * Judges requests by the policies of identities and resources in one account.
 * Source: AWS IAM User Guide, "Policy evaluation for requests within a single account".
 */
export class Iam implements Guard {
  readonly #log: (message: string) => void;
  readonly #identities = new Map([[credentials.accessKeyId, operator]]);
  readonly #roles = new Map<string, Role>();
  readonly #resourcePolicies = new Map<string, Policy[]>();

  /** @param log called with the message of every denial. */
  constructor(log: (message: string) => void) {
    this.#log = log;
  }

  addRole(roleArn: string, role: Role): void {
    this.#roles.set(roleArn, role);
  }

  /** Gives a function its credentials. @throws if Lambda may not assume its role. */
  addFunction(name: string, roleArn: string): void {
    this.#identities.set(accessKeyOf(name), this.#assume(roleArn, 'lambda.amazonaws.com', name));
  }

  /** @throws unless the service may assume the role. */
  checkTrust(roleArn: string, service: string): void {
    this.#assume(roleArn, service);
  }

  /** @param resource ARN of a bucket, queue or function */
  addResourcePolicy(resource: string, policy: Policy): void {
    this.#resourcePolicies.set(resource, [...(this.#resourcePolicies.get(resource) ?? []), policy]);
  }

  /** Judges a signed request; the signature itself is not checked. @throws AwsError unless it is allowed. */
  check(headers: IncomingHttpHeaders, request: AuthorizationRequest): void {
    const message = this.#logged(this.#denial(this.#identityOf(headers), request));
    if (message !== undefined) throw new AwsError('AccessDeniedException', message);
  }

  allows(headers: IncomingHttpHeaders, request: AuthorizationRequest): boolean {
    return this.#denial(this.#identityOf(headers), request) === undefined;
  }

  /** Judges an action of a service in a role that it assumes. @throws if it may not assume the role. */
  allowsRole(roleArn: string, service: string, request: AuthorizationRequest): boolean {
    return this.#logged(this.#denial(this.#assume(roleArn, service), request)) === undefined;
  }

  /** Judges an action of Lambda in a function's role. */
  allowsFunction(name: string, request: AuthorizationRequest): boolean {
    const identity = this.#identities.get(accessKeyOf(name)) ?? { arn: name, policies: [] };
    return this.#logged(this.#denial(identity, request)) === undefined;
  }

  /** Judges an action of a service in its own name, which only the resource's policy can allow. */
  allowsService(service: string, request: AuthorizationRequest): boolean {
    return this.#logged(this.#denial({ arn: service, policies: [] }, { ...request, service })) === undefined;
  }

  #assume(roleArn: string, service: string, session = service): Identity {
    const role = this.#roles.get(roleArn);
    const context = { 'aws:SourceAccount': [accountId] };
    if (role?.trust.effectOn({ action: 'sts:AssumeRole', resource: roleArn, service, context }) !== 'Allow')
      throw new Error(`The role ${roleArn} cannot be assumed by ${service}`);
    return { arn: arn('sts', `assumed-role/${role.name}/${session}`, `:${accountId}`), policies: role.policies };
  }

  #logged(message: string | undefined): string | undefined {
    if (message !== undefined) this.#log(message);
    return message;
  }

  #identityOf({ authorization }: IncomingHttpHeaders): Identity {
    const [, accessKey] = /^AWS4-HMAC-SHA256 Credential=([^/]+)\//.exec(authorization ?? '') ?? [];
    if (accessKey === undefined)
      throw new AwsError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
    const identity = this.#identities.get(accessKey);
    if (!identity)
      throw new AwsError('UnrecognizedClientException', 'The security token included in the request is invalid.');
    return identity;
  }

  /** @returns AWS's message if the request is denied. */
  #denial({ arn, policies }: Identity, requested: AuthorizationRequest): string | undefined {
    const request = { ...requested, context: { ...transport, ...requested.context } };
    const ofIdentity = effectOf(policies, request);
    const ofResource = effectOf(this.#resourcePolicies.get(holderOf(request.resource)) ?? [], request);
    const explicit = [ofIdentity === 'Deny' && 'an identity', ofResource === 'Deny' && 'a resource'].find(Boolean);
    if (!explicit && (ofIdentity === 'Allow' || ofResource === 'Allow')) return undefined;
    const { action, resource } = asWritten(requested);
    const missing = requested.service ? 'resource' : 'identity';
    const reason = explicit
      ? `with an explicit deny in ${explicit}-based policy`
      : `because no ${missing}-based policy allows the ${action} action`;
    return `User: ${arn} is not authorized to perform: ${action} on resource: ${resource} ${reason}`;
  }
}

function effectOf(policies: readonly Policy[], request: AuthorizationRequest): Effect | undefined {
  const effects = policies.map((policy) => policy.effectOn(request));
  return effects.includes('Deny') ? 'Deny' : effects.find(Boolean);
}

/** The resource that has the policy: of an object its bucket. */
const holderOf = (resource: string) =>
  resource.startsWith('arn:aws:s3:::') ? (resource.split('/')[0] ?? '') : resource;

/**
 * Spells a request like the services' messages: actions of SQS in small letters, resources of S3 in quotation marks.
 */
const asWritten = ({ action, resource }: AuthorizationRequest) => ({
  action: action.startsWith('sqs:') ? action.toLowerCase() : action,
  resource: action.startsWith('s3:') ? `"${resource}"` : resource,
});
