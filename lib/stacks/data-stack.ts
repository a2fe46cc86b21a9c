import { CfnOutput, RemovalPolicies, Stack } from 'aws-cdk-lib';
import { HttpAuthorizer, HttpAuthorizerType } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { credentialFolders } from '../../lambdas/storage/policy-names.ts';
import { PassBucket } from '../constructs/pass-bucket.ts';
import { PassTable, type TableIndex } from '../constructs/pass-table.ts';
import { PublicApi } from '../constructs/public-api.ts';
import { PublicDistribution } from '../constructs/public-distribution.ts';
import { ServiceEvents } from '../constructs/service-events.ts';
import { ServiceSecrets } from '../constructs/service-secrets.ts';
import { SignIn } from '../constructs/sign-in.ts';
import { TableCopies } from '../constructs/table-copies.ts';
import { tagsOf } from '../names.ts';
import { customDomainOf, ownBaseUrls, type Settings } from '../settings.ts';

/** Data, secrets and the addresses in issued passes: resources that are never deleted. */
export class DataStack extends Stack {
  readonly table: PassTable;
  readonly bucket: PassBucket;
  readonly secrets: ServiceSecrets;
  readonly events: ServiceEvents;
  readonly api: PublicApi;
  /** Base URL of install links, webServiceURL and callbacks, as the service stack refers to it. */
  readonly publicBaseUrl: string;
  /** Every base URL since the first deployment, including the present one. */
  readonly baseUrls: readonly string[];
  /** Name prefix of the secrets with the accounts' certificates; ends with a slash. */
  readonly certificateSecretPrefix: string;
  readonly signIn: SignIn;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id, {
      description: 'Boarding passes: data, secrets and addresses',
      tags: tagsOf(settings.stage),
      terminationProtection: true,
    });
    this.certificateSecretPrefix = `boarding-pass-wallet/${settings.stage}/certificates/`;
    this.table = new PassTable(this, 'Table', settings);
    const { tableCopies } = settings;
    if (tableCopies) new TableCopies(this, 'TableCopies', { tableArn: this.table.tableArn, ...tableCopies });
    this.bucket = new PassBucket(this, 'Bucket', settings);
    this.secrets = new ServiceSecrets(this, 'Secrets', settings);
    // In this stack because the airline's own rules are attached to it.
    this.events = new ServiceEvents(this, 'Events', { name: `boarding-pass-wallet-${settings.stage}` });
    this.api = new PublicApi(this, 'Api', { logRetention: settings.logRetentionDays });
    const distribution = new PublicDistribution(this, 'Distribution', {
      bucket: this.bucket,
      apiDomainName: this.api.domainName,
      originSecret: this.secrets.origin,
      originSecretVersion: settings.originSecretVersion,
      customDomain: customDomainOf(settings),
      webAclArn: settings.webAclArn,
    });
    const distributionUrl = `https://${distribution.domainName}`;
    const publicBaseUrl = settings.publicBaseUrl ?? distributionUrl;
    const own = ownBaseUrls(settings);
    this.signIn = new SignIn(this, 'SignIn', {
      stage: settings.stage,
      baseUrls: [...new Set([publicBaseUrl, ...own, distributionUrl])],
    });
    this.#keepFormerAuthorizer();
    const pinned = own.map((baseUrl) => this.#pin(baseUrl));
    this.baseUrls = [...pinned, distributionUrl];
    this.publicBaseUrl = settings.publicBaseUrl === undefined ? distributionUrl : (pinned[0] ?? distributionUrl);

    new CfnOutput(this, 'ApiUrl', {
      value: this.api.apiEndpoint,
      description: 'The HTTP API itself, behind CloudFront',
    });
    new CfnOutput(this, 'PublicBaseUrl', { value: publicBaseUrl, description: 'Base URL of all links' });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.domainName, description: 'Target of a CNAME' });
    new CfnOutput(this, 'EventBusName', {
      value: this.events.bus.eventBusName,
      description: 'Event bus for your own rules',
    });
    this.#outputForOperators();
    RemovalPolicies.of(this).retainOnUpdateOrDelete();
  }

  /**
   * Authorizer of the settings API of earlier versions, which no route has any more: CloudFormation would refuse to remove it
   * before their service stack is updated.
   */
  #keepFormerAuthorizer(): void {
    const former = new HttpAuthorizer(this.api, 'SignedIn', {
      httpApi: this.api,
      type: HttpAuthorizerType.JWT,
      authorizerName: 'SignedIn',
      identitySource: ['$request.header.Authorization'],
      jwtIssuer: this.signIn.issuer,
      jwtAudience: [this.signIn.clientId],
    });
    this.exportValue(former.authorizerId);
  }

  /**
   * Makes a base URL permanent by exporting it: while the service stack imports the export, CloudFormation refuses its
   * removal before changing anything, with an error that shows the export's name.
   */
  #pin(baseUrl: string): string {
    const host = baseUrl
      .replace('https://', '')
      .replaceAll('.', ':')
      .replace(/[^\w:-]+/g, '-');
    return this.exportValue(baseUrl, { name: `${this.stackName}:PermanentBaseUrl:${host}` });
  }

  /** An export, so that cdk-nag's findings can be acknowledged by its name. */
  get bucketArn(): string {
    return this.exportValue(this.bucket.bucketArn);
  }

  indexArn(index: TableIndex): string {
    return `${this.table.tableArn}/index/${index}`;
  }

  /** ARN pattern of the secrets with a wallet's credentials. */
  certificatesOf(wallet: keyof typeof credentialFolders): string {
    return this.#secretsArn(`${this.certificateSecretPrefix}*/${credentialFolders[wallet]}/*`);
  }

  /** ARN pattern of a secret that operators make: Secrets Manager adds six characters to its name. */
  secretArn(name: string): string {
    return this.#secretsArn(`${name}-??????`);
  }

  #secretsArn(names: string): string {
    const { partition, region, account } = this;
    return `arn:${partition}:secretsmanager:${region}:${account}:secret:${names}`;
  }

  /** Outputs that `npm run admin` reads (bin/admin/deployment.ts). */
  #outputForOperators(): void {
    const values = {
      TableName: this.table.tableName,
      BucketName: this.bucket.bucketName,
      IndexSecretArn: this.secrets.index.secretArn,
      AccessSecretArn: this.secrets.access.secretArn,
      ApiKeySecretArn: this.secrets.apiKey.secretArn,
      CertificateSecretPrefix: this.certificateSecretPrefix,
      UserPoolId: this.signIn.userPoolId,
    };
    for (const [name, value] of Object.entries(values)) new CfnOutput(this, name, { value });
  }

  get tableStreamArn(): string {
    if (!this.table.tableStreamArn) throw new Error('The table has no stream');
    return this.table.tableStreamArn;
  }
}
