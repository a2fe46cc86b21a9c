import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { SettingsEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';
import { addStaffRoutes } from './staff-routes.ts';

type Props = PartProps<Omit<SettingsEnv, 'LOCAL_APPLE_ROOT'>>;

/**
 * `/settings` and its forms, for admins who have signed in. A function of its own, since no other may read the secret that
 * encrypts API keys, write API keys, or invite people.
 */
export class SettingsPage extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment }: Props) {
    super(scope, id);
    const { table, secrets, signIn } = data;
    const page = new NodeFunction(this, 'Function', {
      entry: 'settings/handler.ts',
      description: 'Boarding passes: settings page and its forms',
      settings,
      environment,
      memoryMb: 512,
      timeout: Duration.seconds(15),
      reservedConcurrency: settings.reservedConcurrency.settings,
      whyNoDeadLetterQueue: 'API Gateway calls it and waits: the user sees the failure and tries again.',
    });
    page.allowItems(table.tableArn, {
      GetItem: ['account', 'apiKeyUse', 'person', 'session'],
      PutItem: ['account', 'apiKey', 'audit', 'person'],
      DeleteItem: ['apiKey', 'person'],
      Query: ['account', 'person'],
      UpdateItem: ['rate', 'session'],
    });
    page.allow(
      ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
      signIn.userPoolArn,
    );
    page.allow(['secretsmanager:GetSecretValue'], secrets.index.secretArn, secrets.apiKey.secretArn);
    const add = ['secretsmanager:CreateSecret', 'secretsmanager:PutSecretValue'];
    for (const wallet of ['walleta', 'walletb'] as const) page.allowCredentials(add, data.certificatesOf(wallet));

    const paths = { PageRoute: '/settings', FormsRoute: '/settings/{proxy+}' };
    addStaffRoutes(this, { httpApi: data.api, target: page }, paths);
  }
}
