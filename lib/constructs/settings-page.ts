import { Duration, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { SettingsEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';

type Props = PartProps<Omit<SettingsEnv, 'LOCAL_APPLE_ROOT'>>;

/**
 * `/settings` and its API, which requires a signed-in user. A function of its own, since no other may read the secret that
 * encrypts API keys, write API keys, or add to the audit trail.
 */
export class SettingsPage extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment }: Props) {
    super(scope, id);
    const { table, secrets, signIn } = data;
    const page = new NodeFunction(this, 'Function', {
      entry: 'settings/handler.ts',
      browserScript: 'settings-page/main.ts',
      description: 'Boarding passes: settings page and its API',
      settings,
      environment,
      memoryMb: 512,
      timeout: Duration.seconds(15),
      reservedConcurrency: settings.reservedConcurrency.settings,
      whyNoDeadLetterQueue: 'API Gateway calls it and waits: the user sees the failure and tries again.',
    });
    page.allowItems(table.tableArn, {
      GetItem: ['account', 'apiKeyUse'],
      PutItem: ['account', 'apiKey', 'audit'],
      DeleteItem: ['apiKey'],
      Query: ['account'],
    });
    // ACCESS decrypts the API keys that were sealed before API_KEY existed.
    page.allow(
      ['secretsmanager:GetSecretValue'],
      secrets.index.secretArn,
      secrets.access.secretArn,
      secrets.apiKey.secretArn,
    );
    const add = ['secretsmanager:CreateSecret', 'secretsmanager:PutSecretValue'];
    for (const wallet of ['walleta', 'walletb'] as const) page.allowCredentials(add, data.certificatesOf(wallet));

    const integration = new HttpLambdaIntegration('Integration', page);
    const pageRoute = new HttpRoute(this, 'PageRoute', {
      httpApi: data.api,
      routeKey: HttpRouteKey.with('/settings', HttpMethod.ANY),
      integration,
    });
    Validations.of(pageRoute).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The page itself is the same for everybody; what it shows comes from the routes that are authorized.',
    });
    new HttpRoute(this, 'ApiRoute', {
      httpApi: data.api,
      routeKey: HttpRouteKey.with('/settings/api/{proxy+}', HttpMethod.ANY),
      integration,
      authorizer: new HttpJwtAuthorizer('SignedIn', signIn.issuer, { jwtAudience: [signIn.clientId] }),
    });
  }
}
