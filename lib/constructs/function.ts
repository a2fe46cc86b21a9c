import path from 'node:path';
import { AssetHashType, DockerImage, type Duration, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { Construct } from 'constructs';
import { type ItemKind, keyPrefixes } from '../../lambdas/storage/policy-names.ts';
import type { Settings } from '../settings.ts';
import { bundle, bundleForBrowser } from './bundle.ts';

const root = path.join(import.meta.dirname, '../..');
const lambdas = path.join(root, 'lambdas');

export type FunctionSettings = Pick<Settings, 'architecture' | 'logRetentionDays'>;

/** Of a function that the internet reaches. */
export type PublicFunctionSettings = FunctionSettings & Pick<Settings, 'reservedConcurrency'>;

interface NodeFunctionProps {
  /** Module below lambdas/ that exports `handler`. */
  readonly entry: string;
  /** Module below browser/: what runs in the page that the function answers with, beside its code as `page.js`. */
  readonly browserScript?: string;
  readonly description: string;
  readonly settings: FunctionSettings;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  readonly timeout: Duration;
  /** Concurrent executions that are kept for it and that it does not exceed. */
  readonly reservedConcurrency?: number | undefined;
  /** What becomes of a failed call: why the function itself needs no queue for failed asynchronous calls. */
  readonly failedCalls: string;
}

/** Kinds of items by what may be done with them; in a transaction each item counts as if it came alone. */
type ItemPermissions = Partial<
  Record<
    'BatchGetItem' | 'DeleteItem' | 'GetItem' | 'PutItem' | 'Query' | 'UpdateItem',
    readonly [ItemKind, ...ItemKind[]]
  >
>;

/** A function with a role and a log group of its own. The role may write that log; everything else is said with allow. */
export class NodeFunction extends LambdaFunction {
  /** Called by a queue, a stream or a schedule; the others answer requests. */
  readonly isJob: boolean;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    const { settings, memoryMb, reservedConcurrency, failedCalls, entry, browserScript, ...rest } = props;
    const logGroup = new LogGroup(scope, `${id}Log`, { retention: settings.logRetentionDays });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      ...rest,
      runtime: Runtime.NODEJS_24_X,
      architecture: settings.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      handler: 'index.handler',
      code: bundled(entry, browserScript),
      memorySize: memoryMb,
      ...(reservedConcurrency && { reservedConcurrentExecutions: reservedConcurrency }),
      role,
      logGroup,
    });
    this.isJob = entry.startsWith('jobs/');
    Validations.of(this).acknowledge(
      { id: 'Serverless-LambdaDLQ', reason: failedCalls },
      {
        id: 'Serverless-LambdaTracing',
        reason: 'X-Ray wants permissions on *, and a call touches one function: its log lines hold ids and durations.',
      },
    );
  }

  /**
   * Allows actions on the kinds of items named with each. Scan is none of them: it reads every key.
   * @param tableArn of the table alone: indexes have statements of their own, with Query.
   */
  allowItems(tableArn: string, kindsOf: ItemPermissions): void {
    for (const [action, kinds] of Object.entries(kindsOf))
      this.addToRolePolicy(
        new PolicyStatement({
          actions: [`dynamodb:${action}`],
          resources: [tableArn],
          conditions: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.map((kind) => `${keyPrefixes[kind]}*`) },
            // A request that named no key would fulfil ForAllValues.
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
   * @param resource ends with `*`; references to another stack are its exported values.
   * @param reason why no narrower resource can be named.
   */
  allowUnder(actions: string[], resource: string, reason: string): void {
    this.allow(actions, resource);
    const finding = `AwsSolutions-IAM5[Resource::${flattenCfnReference(this.stack.resolve(resource))}]`;
    Validations.of(this.role ?? this).acknowledge({ id: finding, reason });
  }
}

/** Bundled while CDK waits; code that is imported lazily gets files of its own and is read when needed. */
function bundled(entry: string, browserScript: string | undefined): Code {
  return Code.fromAsset(lambdas, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // Never run: tryBundle always succeeds or throws. The command tells the entries' bundles apart in CDK's cache.
      image: DockerImage.fromRegistry('none'),
      command: [entry],
      local: {
        tryBundle(outdir) {
          // Beside the assets and not in them: kept with the synthesis, not deployed.
          bundle(path.join(lambdas, entry), outdir, path.join(path.dirname(outdir), 'source-maps', entry));
          if (browserScript) bundleForBrowser(path.join(root, 'browser', browserScript), path.join(outdir, 'page.js'));
          return true;
        },
      },
    },
  });
}
