import { resourcesOf, type Template } from '../deployed-template.ts';

/** Sums of the limits in a service stack's template, which are made of its stage's values. */
export function deployedLimits(template: Template) {
  const propertiesOf = (type: string) => [...resourcesOf(template, type).values()];
  const routes = propertiesOf('AWS::ApiGatewayV2::Stage').flatMap(({ RouteSettings = {} }) =>
    Object.entries(RouteSettings),
  );
  return {
    /** Requests a second, and at once, of all routes. */
    rate: sum(routes.map(([, { ThrottlingRateLimit }]) => ThrottlingRateLimit)),
    burst: sum(routes.map(([, { ThrottlingBurstLimit }]) => ThrottlingBurstLimit)),
    /** Calls of the API a second. */
    calls: routes.find(([route]) => route === 'POST /v3')?.[1].ThrottlingRateLimit ?? 0,
    /** Concurrent executions reserved for functions. */
    reserved: sum(propertiesOf('AWS::Lambda::Function').map((each) => each.ReservedConcurrentExecutions ?? 0)),
    /** Concurrent executions of the queues' workers. */
    workers: sum(
      propertiesOf('AWS::Lambda::EventSourceMapping').map((each) => each.ScalingConfig?.MaximumConcurrency ?? 0),
    ),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
