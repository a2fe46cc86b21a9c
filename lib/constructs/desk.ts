import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { DeskEnv } from '../../lambdas/runtime/env.ts';
import { badgesVariable } from '../badges.ts';
import { directoriesOf } from '../directories.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { addStaffRoutes } from './staff-routes.ts';

type Props = PartProps<Omit<DeskEnv, 'BADGES_FILE' | 'DIRECTORIES' | 'DOCS_URL' | 'LOCAL_IMAGE_HOSTS'>> & {
  /** Queue of the flights to be counted, and of lists to be filed. */
  readonly listFilingQueue: IQueue;
};

/**
 * `/desk`: sign-in of the airline's staff, and their pages. A function of its own, so that people who look at flights take
 * nothing from systems that issue passes.
 */
export class Desk extends Construct {
  constructor(scope: Construct, id: string, { data, settings, listFilingQueue, environment, alarms }: Props) {
    super(scope, id);
    const { table, bucketArn, secrets } = data;
    const directories = directoriesOf(settings);
    const desk = new NodeFunction(this, 'Function', {
      entry: 'desk/handler.ts',
      files: settings.badges?.table,
      description: 'Boarding passes: desk of the airline, and sign-in',
      settings,
      environment: {
        ...environment,
        ...badgesVariable(settings),
        ...(directories && { DIRECTORIES: directories.text }),
      },
      memoryMb: 1_024,
      timeout: Duration.seconds(29),
      reservedConcurrency: settings.reservedConcurrency.desk,
      whyNoDeadLetterQueue: 'API Gateway calls it and waits: the person sees the failure and tries again.',
    });
    desk.allowItems(table.tableArn, {
      BatchGetItem: ['counts', 'pass', 'template'],
      GetItem: ['account', 'audit', 'counts', 'link', 'pass', 'person', 'receipt', 'session', 'template'],
      PutItem: ['audit', 'barcode', 'counts', 'pass', 'receipt', 'session'],
      UpdateItem: ['list', 'pass', 'session', 'template'],
      // The place in a group that a pass leaves.
      DeleteItem: ['group', 'session'],
      Query: ['audit', 'brand', 'group', 'history', 'list', 'number', 'pass', 'person', 'usage'],
    });
    desk.allow(
      ['dynamodb:Query'],
      ...(['byDevice', 'byList', 'byTemplate'] as const).map((name) => data.indexArn(name)),
    );
    desk.allow(['sqs:SendMessage'], listFilingQueue.queueArn);
    desk.allow(['secretsmanager:GetSecretValue'], secrets.index.secretArn, secrets.access.secretArn);
    if (directories) {
      // Their people are admitted, with the role of their groups, when they sign in.
      desk.allowItems(table.tableArn, { PutItem: ['person'], DeleteItem: ['person'] });
      desk.allow(['secretsmanager:GetSecretValue'], ...directories.secrets.map((name) => data.secretArn(name)));
      // Read by npm run admin -- doctor.
      new CfnOutput(Stack.of(this), 'Directories', { value: directories.text });
    }
    // For the pass that proves that a changed flight can be built, and for drawings of passes.
    desk.allowCredentials(['secretsmanager:GetSecretValue'], data.certificatesOf('walleta'));
    desk.allowUnder(['s3:GetObject'], `${bucketArn}/images/*`, 'Images are named by the hash of their content.');
    desk.allowUnder(['s3:DeleteObject'], `${bucketArn}/i/*`, 'Renderings are named by install links.');
    alarms.addSlowness('DeskSlow', {
      worker: desk,
      impact: 'Airlines: one of ten pages of the desk takes 3 s or longer.',
    });
    addStaffRoutes(this, { httpApi: data.api, target: desk }, { HomeRoute: '/desk', Route: '/desk/{proxy+}' });
  }
}
