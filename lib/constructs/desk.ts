import { Duration, Validations } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { DeskEnv } from '../../lambdas/runtime/env.ts';
import { NodeFunction } from './function.ts';
import type { PartProps } from './part-props.ts';

/** Reason for a route without an authorizer, for cdk-nag. */
export const bySession =
  'The function itself finds the session by its cookie, for which an HTTP API has no authorizer.';

/** `/desk`: sign-in of the airline's staff, and their pages. */
export class Desk extends Construct {
  constructor(scope: Construct, id: string, { data, settings, environment }: PartProps<DeskEnv>) {
    super(scope, id);
    const desk = new NodeFunction(this, 'Function', {
      entry: 'desk/handler.ts',
      description: 'Boarding passes: desk of the airline, and sign-in',
      settings,
      environment,
      memoryMb: 512,
      timeout: Duration.seconds(15),
      reservedConcurrency: settings.reservedConcurrency.desk,
      whyNoDeadLetterQueue: 'API Gateway calls it and waits: the person sees the failure and tries again.',
    });
    desk.allowItems(data.table.tableArn, {
      GetItem: ['person', 'session'],
      PutItem: ['audit', 'session'],
      UpdateItem: ['session'],
      DeleteItem: ['session'],
    });
    const integration = new HttpLambdaIntegration('Integration', desk);
    for (const [routeId, path] of [
      ['HomeRoute', '/desk'],
      ['Route', '/desk/{proxy+}'],
    ] as const) {
      const routeKey = HttpRouteKey.with(path, HttpMethod.ANY);
      const route = new HttpRoute(this, routeId, { httpApi: data.api, routeKey, integration });
      Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason: bySession });
    }
  }
}
