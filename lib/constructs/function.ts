import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AssetHashType, DockerImage, type Duration, Validations } from 'aws-cdk-lib';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  type Alias,
  Architecture,
  Code,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { Construct } from 'constructs';
import { type ItemKind, keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import type { Files } from '../badges.ts';
import type { Settings } from '../settings.ts';
import { bundle } from './bundle.ts';

const lambdas = path.join(import.meta.dirname, '../../lambdas');

interface NodeFunctionProps {
  /** Module below lambdas/ that exports `handler`. */
  readonly entry: string;
  /** Further files beside its code. */
  readonly files?: Files | undefined;
  readonly description: string;
  readonly settings: Pick<Settings, 'architecture' | 'logRetentionDays' | 'systemLogLevel' | 'tracing'>;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  readonly timeout: Duration;
  /** Concurrent executions reserved for the function, which are also its limit. */
  readonly reservedConcurrency?: number | undefined;
  /** Reason for no dead-letter queue for asynchronous invocations; by default that of a queue's worker. */
  readonly whyNoDeadLetterQueue?: string;
}

/** Entries of the functions that the internet reaches. */
const answersRequests = /^(api|desk|settings|web)\//;

const ofWorker = 'Only its queue invokes it: a failed message is retried, and then moves to the dead-letter queue.';

/** Kinds of items by permitted operation; IAM checks each item of a transaction as if it were written alone. */
type ItemPermissions = Partial<
  Record<
    'BatchGetItem' | 'BatchWriteItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem',
    readonly [ItemKind, ...ItemKind[]]
  >
>;

/** A function with its own role and log group. The role may write the log; `allow…` grants each other permission. */
export class NodeFunction extends LambdaFunction {
  /** True if a queue, a stream or a schedule invokes the function. */
  readonly isJob: boolean;
  /**
   * The alias that API Gateway invokes, of a function that answers requests. Nothing invokes such a function but by it, so
   * that a release can be shifted to gradually. Source: docs/decisions/releases.md#a-release-meets-a-tenth-first.
   */
  readonly live?: Alias;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const { settings, memoryMb, reservedConcurrency, whyNoDeadLetterQueue, entry, files, ...rest } = props;
    const logGroup = new LogGroup(scope, `${id}Log`, { retention: settings.logRetentionDays });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      ...rest,
      runtime: Runtime.NODEJS_24_X,
      architecture: settings.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      handler: 'index.handler',
      code: bundled(entry, files),
      memorySize: memoryMb,
      ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
      role,
      logGroup,
      // Only JSON has a level. Source: docs/decisions/logs.md#lambda-logs-calls-that-fail.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel[settings.systemLogLevel],
      tracing: settings.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
    });
    // What CodeDeploy invokes is watched by it.
    this.isJob = entry.startsWith('jobs/') && !entry.startsWith('jobs/release/');
    if (answersRequests.test(entry)) this.live = this.addAlias('live');
    Validations.of(this).acknowledge({ id: 'Serverless-LambdaDLQ', reason: whyNoDeadLetterQueue ?? ofWorker });
    if (settings.tracing)
      Validations.of(role).acknowledge({
        id: 'AwsSolutions-IAM5[Resource::*]',
        reason:
          'X-Ray takes segments of any trace: its actions have no resources. Only where the stage asks for tracing.',
      });
    else
      Validations.of(this).acknowledge({
        id: 'Serverless-LambdaTracing',
        reason: 'A value of the stage: a call touches one function, whose log lines contain ids and durations.',
      });
  }

  /**
   * Allows each operation on the given kinds of items. Scan is never allowed: it reads every key.
   * @param tableArn the table without its indexes, which have statements of their own, for Query.
   */
  allowItems(tableArn: string, kindsOf: ItemPermissions): void {
    for (const [action, kinds] of Object.entries(kindsOf))
      this.addToRolePolicy(
        new PolicyStatement({
          actions: [`dynamodb:${action}`],
          resources: [tableArn],
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.map((kind) => `${keyPrefixes[kind]}*`) },
            // ForAllValues is also true for a request without keys.
            Null: { 'dynamodb:LeadingKeys': 'false' },
          },
        }),
      );
  }

  allow(actions: string[], ...resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }

  /**
   * Allows actions on every resource under a prefix.
   * @param resource ARN that ends with `*`; refers to another stack by its exported values.
   * @param reason why no narrower resource will do.
   */
  allowUnder(actions: string[], resource: string, reason: string): void {
    this.allow(actions, resource);
    const finding = `AwsSolutions-IAM5[Resource::${flattenCfnReference(this.stack.resolve(resource))}]`;
    Validations.of(this.role ?? this).acknowledge({ id: finding, reason });
  }

  /** Allows actions on the secrets of accounts' certificates and issuers. */
  allowCredentials(actions: string[], resource: string): void {
    this.allowUnder(actions, resource, 'Accounts get certificates and issuers while the service runs.');
  }
}

/**
 * Integration of a function's routes, with the alias that is invoked.
 * @throws Error for a function that answers no requests
 */
export function requestsTo({ live, node }: NodeFunction): HttpLambdaIntegration {
  if (live === undefined) throw new Error(`${node.path} answers no requests`);
  // Its optional members are declared otherwise than those of the interface.
  return new HttpLambdaIntegration('Integration', live as IFunction);
}

/** The function's code, bundled synchronously during synthesis. */
function bundled(entry: string, files: Files = new Map()): Code {
  return Code.fromAsset(lambdas, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never run: tryBundle succeeds or throws. The command keeps the entries' bundles apart in CDK's cache.
      image: DockerImage.fromRegistry('none'),
      command: [entry, ...files.keys()],
      local: {
        tryBundle(outdir) {
          // Source maps stay beside the assets, in the synthesis: they are not deployed.
          const maps = process.env.FOR_LOCAL_STACK
            ? undefined
            : path.join(path.dirname(outdir), 'source-maps', entry.replace('../', ''));
          bundle(path.join(lambdas, entry), outdir, maps);
          for (const [name, content] of files) {
            mkdirSync(path.dirname(path.join(outdir, name)), { recursive: true });
            writeFileSync(path.join(outdir, name), content);
          }
          letAllRead(outdir);
          return true;
        },
      },
    },
  });
}

/**
 * Sets permissions that do not depend on the machine: CDK's archives keep them, and Lambda cannot read a file that only its
 * owner may read. Source: AWS Lambda, "Troubleshoot deployment issues in Lambda", permission denied.
 */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
