import { deployedLimits } from '../../bin/admin/doctor/deployed-limits.ts';
import { shareOfRoutes } from '../../lib/throttle.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

interface Stage {
  readonly DependsOn: string[];
  readonly Properties: {
    readonly StageName: string;
    readonly AutoDeploy: boolean;
    readonly AccessLogSettings: { readonly Format: string };
    readonly DefaultRouteSettings: Throttle;
    readonly RouteSettings: Readonly<Record<string, Throttle>>;
  };
}

interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

const { data, service } = defaultTemplates();

function stageOf(template: typeof service): Stage {
  const [stage, ...others] = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'));
  expect(others).toEqual([]);
  return stage as Stage;
}

const stage = stageOf(service);
const routes = service.findResources('AWS::ApiGatewayV2::Route');

test('the one stage has no path and deploys itself; the API, whose address CloudFront knows, is in the data stack', () => {
  expect(stage.Properties).toMatchObject({ StageName: '$default', AutoDeploy: true });
  data.resourceCountIs('AWS::ApiGatewayV2::Api', 1);
  data.resourceCountIs('AWS::ApiGatewayV2::Stage', 0);
});

test('the sums that npm run admin -- doctor compares with quotas are those of docs/limits.md', () => {
  expect(deployedLimits(service.toJSON())).toEqual({
    ...{ rate: shareOfRoutes * 2_500, burst: 4_997, calls: 2_500 },
    ...{ reserved: 0, workers: 38 },
  });
  const reserving = templatesWith({
    reservedConcurrency: { api: 350, web: 400, settings: 10, desk: 20 },
  }).service.toJSON();
  expect(deployedLimits(reserving).reserved).toBe(780);
});

test('the log of API Gateway says route, status and times, and never a path or a query', () => {
  expect(Object.values(JSON.parse(stage.Properties.AccessLogSettings.Format))).toEqual([
    '$context.requestId',
    '$context.routeKey',
    '$context.status',
    '$context.responseLatency',
    '$context.integrationLatency',
  ]);
});

test.each([
  ['POST /v3', 2_500, 1_250],
  ['ANY /i/{proxy+}', 1_875, 937],
  ['ANY /i/{link}/walletb', 250, 125],
  ['ANY /g/{proxy+}', 250, 125],
  ['ANY /g/{link}/walletb/{part}', 125, 62],
  ['ANY /l/{proxy+}', 1_250, 625],
  ['ANY /passkit/{proxy+}', 2_500, 1_250],
  ['ANY /callbacks/{proxy+}', 250, 125],
  ['ANY /desk', 125, 62],
  ['ANY /desk/{proxy+}', 250, 125],
  ['ANY /settings', 125, 62],
  ['ANY /settings/{proxy+}', 125, 62],
  ['ANY /', 125, 62],
  ['ANY /{proxy+}', 250, 125],
])('%s has a throttle of its own: a flood of it stops no other', (key, ThrottlingRateLimit, ThrottlingBurstLimit) => {
  expect(Object.values(routes).map(({ Properties }) => Properties.RouteKey)).toContain(key);
  expect(stage.Properties.RouteSettings[key]).toEqual({ ThrottlingRateLimit, ThrottlingBurstLimit });
});

test('every route has settings, and is there before the stage: API Gateway refuses settings of a route it does not know', () => {
  const keys = Object.values(routes).map(({ Properties }) => Properties.RouteKey);
  expect(Object.keys(stage.Properties.RouteSettings).sort()).toEqual(keys.sort());
  expect(stage.DependsOn).toEqual(expect.arrayContaining(Object.keys(routes)));
});

test('all routes together take what an account has: 10,000 requests a second, 5,000 at once', () => {
  const { rate, burst } = deployedLimits(service.toJSON());
  expect(rate).toBe(10_000);
  expect(burst).toBeLessThanOrEqual(5_000);
});

test('a deployment decides how much that is', () => {
  const { Properties } = stageOf(templatesWith({ throttleRate: 10, throttleBurst: 5 }).service);
  expect(Properties.RouteSettings['POST /v3']).toEqual({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 5 });
  expect(Properties.RouteSettings['ANY /settings']).toEqual({ ThrottlingRateLimit: 1, ThrottlingBurstLimit: 1 });
});
