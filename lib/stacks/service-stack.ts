import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { ActionApi } from '../constructs/action-api.ts';
import { Alarms } from '../constructs/alarms.ts';
import { ApiAlarms } from '../constructs/api-alarms.ts';
import { Canary } from '../constructs/canary.ts';
import { CertificateExpiry } from '../constructs/certificate-expiry.ts';
import { Dashboard } from '../constructs/dashboard.ts';
import { DeliveryMetrics } from '../constructs/delivery-metrics.ts';
import { Desk } from '../constructs/desk.ts';
import { DueJobs } from '../constructs/due-jobs.ts';
import { EventJobs } from '../constructs/event-jobs.ts';
import { FanOut } from '../constructs/fan-out.ts';
import { FunctionAlarms } from '../constructs/function-alarms.ts';
import { GoogleJobs } from '../constructs/google-jobs.ts';
import { GradualRelease } from '../constructs/gradual-release.ts';
import { ListFiling } from '../constructs/list-filing.ts';
import { PublicStage } from '../constructs/public-stage.ts';
import { PublicWeb } from '../constructs/public-web.ts';
import { PushJobs } from '../constructs/push-jobs.ts';
import { Relay } from '../constructs/relay.ts';
import { SettingsPage } from '../constructs/settings-page.ts';
import { tagsOf } from '../names.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

interface ServiceStackProps {
  readonly data: DataStack;
  readonly settings: Settings;
  /** Name of the build, which its answers bear. */
  readonly build: string;
}

/** Replaceable resources: functions, routes, queues, alarms. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { data, settings, build }: ServiceStackProps) {
    super(scope, id, {
      description: 'Boarding passes: functions, routes and alarms',
      tags: tagsOf(settings.stage),
    });
    const environment = {
      TABLE_NAME: data.table.tableName,
      BUCKET_NAME: data.bucket.bucketName,
      INDEX_SECRET_ARN: data.secrets.index.secretArn,
      ACCESS_SECRET_ARN: data.secrets.access.secretArn,
      CERTIFICATE_SECRET_PREFIX: data.certificateSecretPrefix,
      PUBLIC_BASE_URL: data.publicBaseUrl,
      BUILD: build,
    };
    const { TABLE_NAME, BUCKET_NAME, PUBLIC_BASE_URL, BUILD, ...secrets } = environment;
    const alarms = new Alarms(this, 'Alarms');
    const part = { data, settings, alarms };
    const { queue: listFilingQueue } = new ListFiling(this, 'ListFiling', { ...part, environment: { TABLE_NAME } });
    const ofActions = {
      ...environment,
      LIST_FILING_QUEUE_URL: listFilingQueue.queueUrl,
      BASE_URLS: data.baseUrls.join(),
      RATE_PER_API_KEY: String(settings.ratePerApiKey),
    };
    new ActionApi(this, 'ActionApi', { ...part, listFilingQueue, environment: ofActions });
    new PublicWeb(this, 'PublicWeb', {
      ...part,
      environment: {
        ...environment,
        BASE_URLS: data.baseUrls.join(),
        ORIGIN_SECRET_ARN: data.secrets.origin.secretArn,
        LINK_RATE_PER_CLIENT: String(settings.linkRatePerClient),
        LINK_RATE_PER_LINK: String(settings.linkRatePerLink),
      },
    });
    new SettingsPage(this, 'SettingsPage', {
      ...part,
      environment: {
        TABLE_NAME,
        PUBLIC_BASE_URL,
        BUILD,
        ...secrets,
        API_KEY_SECRET_ARN: data.secrets.apiKey.secretArn,
        USER_POOL_ID: data.signIn.userPoolId,
      },
    });
    new Desk(this, 'Desk', {
      ...part,
      listFilingQueue,
      environment: {
        ...ofActions,
        SIGN_IN_URL: data.signIn.signInUrl,
        SIGN_IN_ISSUER: data.signIn.issuer,
        SIGN_IN_CLIENT_ID: data.signIn.clientId,
      },
    });
    const push = new PushJobs(this, 'PushJobs', { ...part, environment: { TABLE_NAME } });
    const fanOut = new FanOut(this, 'FanOut', {
      ...part,
      environment: { TABLE_NAME, BUCKET_NAME },
      pushQueue: push.queue,
    });
    const google = new GoogleJobs(this, 'WalletBJobs', { ...part, environment: { TABLE_NAME, PUBLIC_BASE_URL } });
    const queues = { fanOut: fanOut.queue, priorityPush: push.priorityQueue, push: push.queue, google: google.queue };
    // These, and the mappings below, are read by `npm run admin -- relay replay` (bin/admin/deployment.ts).
    for (const [name, { queueUrl }] of Object.entries(queues))
      new CfnOutput(this, `${name.charAt(0).toUpperCase()}${name.slice(1)}QueueUrl`, { value: queueUrl });
    const relay = new Relay(this, 'Relay', { ...part, environment: { TABLE_NAME, BUCKET_NAME }, queues });
    new CfnOutput(this, 'RelayMappingId', { value: relay.mappingId });
    const HISTORY_DAYS = String(settings.historyDays);
    const { INDEX_SECRET_ARN } = secrets;
    const EVENT_BUS_NAME = data.events.bus.eventBusName;
    const events = new EventJobs(this, 'EventJobs', {
      ...part,
      environment: { TABLE_NAME, BUCKET_NAME, INDEX_SECRET_ARN, EVENT_BUS_NAME, HISTORY_DAYS },
    });
    new CfnOutput(this, 'HistoryDays', { value: HISTORY_DAYS });
    // A stage without it is of a version whose relay published events.
    new CfnOutput(this, 'EventsMappingId', { value: events.mappingId });
    new DueJobs(this, 'DueJobs', { ...part, environment: { TABLE_NAME, BUCKET_NAME } });
    new CertificateExpiry(this, 'CertificateExpiry', { ...part, environment: { TABLE_NAME } });
    new PublicStage(this, 'PublicStage', { data, settings });
    new ApiAlarms(this, 'ApiAlarms', { api: data.api, alarms });
    new GradualRelease(this, 'GradualRelease', {
      settings,
      alarms,
      build,
      originSecret: data.secrets.origin,
    });
    const { canaryKeyArn: apiKeySecretArn } = settings;
    if (apiKeySecretArn)
      new Canary(this, 'Canary', { settings, alarms, apiKeySecretArn, publicBaseUrl: data.publicBaseUrl });
    const delivery = new DeliveryMetrics(this, 'Delivery', { settings, alarms });
    // Last, because they cover every function and queue created above.
    new FunctionAlarms(this, 'FunctionAlarms', alarms);
    new Dashboard(this, 'Dashboard', { data, delivery });
    const mappings = this.node.findAll().filter((each) => each instanceof EventSourceMapping);
    new CfnOutput(this, 'EventSourceMappingIds', {
      value: mappings.map(({ eventSourceMappingId }) => eventSourceMappingId).join(),
      description: 'Read by npm run admin -- doctor',
    });
    new CfnOutput(this, 'AlarmTopic', {
      value: alarms.topic.topicArn,
      description: 'SNS topic of the alarms: subscribe to it',
    });
    new CfnOutput(this, 'Build', { value: build, description: 'Digest of the sources: npm run admin -- version' });
  }
}
