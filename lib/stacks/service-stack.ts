import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ActionApi } from '../constructs/action-api.ts';
import { Alarms } from '../constructs/alarms.ts';
import { ListFiling } from '../constructs/list-filing.ts';
import { PublicWeb } from '../constructs/public-web.ts';
import { Relay } from '../constructs/relay.ts';
import type { Settings } from '../settings.ts';
import type { DataStack } from './data-stack.ts';

interface ServiceStackProps {
  readonly data: DataStack;
  readonly settings: Settings;
}

/** What is replaceable: functions, routes, the relay, alarms. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { data, settings }: ServiceStackProps) {
    super(scope, id, { description: 'Boarding passes: functions, routes and alarms' });
    const environment = {
      TABLE_NAME: data.table.tableName,
      BUCKET_NAME: data.bucket.bucketName,
      INDEX_SECRET_ARN: data.secrets.index.secretArn,
      ACCESS_SECRET_ARN: data.secrets.access.secretArn,
      CERTIFICATE_SECRET_PREFIX: data.certificateSecretPrefix,
      PUBLIC_BASE_URL: data.publicBaseUrl,
      PASS_BUILDER: settings.passBuilder,
    };
    const alarms = new Alarms(this, 'Alarms');
    const listFiling = new ListFiling(this, 'ListFiling', {
      data,
      settings,
      alarms,
      environment: { TABLE_NAME: data.table.tableName },
    });
    new ActionApi(this, 'ActionApi', {
      data,
      settings,
      listFilingQueue: listFiling.queue,
      environment: { ...environment, LIST_FILING_QUEUE_URL: listFiling.queue.queueUrl },
    });
    new PublicWeb(this, 'PublicWeb', {
      data,
      settings,
      alarms,
      environment: { ...environment, ORIGIN_SECRET_ARN: data.secrets.origin.secretArn },
    });
    const { TABLE_NAME, BUCKET_NAME } = environment;
    new Relay(this, 'Relay', { data, settings, alarms, environment: { TABLE_NAME, BUCKET_NAME } });
    alarms.add('ApiErrors', {
      metric: data.api.metricServerError({ statistic: 'Sum' }),
      threshold: 5,
      periods: 2,
      whomItHurts: 'Airlines whose calls fail with status 500, or passengers whose install pages and passes do.',
    });
    new CfnOutput(this, 'AlarmTopic', { value: alarms.topic.topicArn, description: 'Subscribe to be told of alarms' });
  }
}
