import { Validations } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { type NodeFunction, requestsTo } from './function.ts';

/** Routes of the pages for staff, by their ids, to the function that answers them. */
export function addStaffRoutes(
  scope: Construct,
  { httpApi, target }: { readonly httpApi: HttpApi; readonly target: NodeFunction },
  paths: Readonly<Record<string, string>>,
): void {
  const integration = requestsTo(target);
  for (const [routeId, path] of Object.entries(paths)) {
    const routeKey = HttpRouteKey.with(path, HttpMethod.ANY);
    const route = new HttpRoute(scope, routeId, { httpApi, routeKey, integration });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The function itself finds the session by its cookie, for which an HTTP API has no authorizer.',
    });
  }
}
