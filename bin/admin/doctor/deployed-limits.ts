interface Template {
  readonly Resources?: Readonly<Record<string, { readonly Type: string; readonly Properties?: Properties }>>;
}

interface Properties {
  readonly RouteSettings?: Readonly<Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>>;
  readonly ReservedConcurrentExecutions?: number;
  readonly ScalingConfig?: { readonly MaximumConcurrency: number };
}

/** Sums of the limits in a service stack's template, which are made of its context values. */
export function deployedLimits({ Resources = {} }: Template) {
  const propertiesOf = (type: string) =>
    Object.values(Resources).flatMap(({ Type, Properties = {} }) => (Type === type ? [Properties] : []));
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
