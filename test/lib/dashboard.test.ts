import { figureNames } from '../../lambdas/domain/delivery/figure.ts';
import { loggedLines } from '../helpers/logged-lines.ts';
import { defaultTemplates } from '../helpers/templates.ts';

interface Widget {
  readonly properties: { readonly title: string; readonly metrics?: readonly unknown[][]; readonly query?: string };
}

/**
 * Resource types and their metrics, by namespace and dimension.
 * Source: AWS, user guides of the services, metrics.
 */
const metricsOf: Readonly<Record<string, { type: string; names: RegExp }>> = {
  'AWS/Lambda FunctionName': {
    type: 'AWS::Lambda::Function',
    names: /^(Duration|Errors|Invocations|IteratorAge|Throttles)$/,
  },
  'AWS/SQS QueueName': {
    type: 'AWS::SQS::Queue',
    names: /^(ApproximateAgeOfOldestMessage|ApproximateNumberOfMessagesVisible)$/,
  },
  'AWS/DynamoDB TableName': {
    type: 'AWS::DynamoDB::GlobalTable',
    names: /^((Read|Write)ThrottleEvents|Consumed(Read|Write)CapacityUnits)$/,
  },
  // Our own metric in the stack's namespace, watched by the queues' alarms.
  'service Queue': { type: 'AWS::SQS::Queue', names: /^RetriedAge$/ },
  'AWS/ApiGateway ApiId': { type: 'AWS::ApiGatewayV2::Api', names: /^(Count|4xx|5xx|Latency|IntegrationLatency)$/ },
};

const { data, service } = defaultTemplates();
const [dashboard] = Object.values(service.findResources('AWS::CloudWatch::Dashboard'));
const widgets: readonly Widget[] = JSON.parse(textOf(dashboard?.Properties.DashboardBody)).widgets;
const metrics = widgets.flatMap(({ properties }) =>
  (properties.metrics ?? []).map((metric) => metric.filter((part) => typeof part === 'string')),
);
/** Namespace of the metrics that functions write. */
const own = 'BoardingPassWallet/dev';
const shown = (name: string) => metrics.filter((metric) => metric[1] === name).map((metric) => metric[3]);
const idsOf = (type: string) => Object.keys(service.findResources(type)).sort();

/** A joined text with ids in place of references; for an import, the id at the end of its name. */
function textOf(joined: { 'Fn::Join': [string, unknown[]] }): string {
  return joined['Fn::Join'][1]
    .map((part) => {
      if (typeof part === 'string') return part;
      const { Ref, 'Fn::GetAtt': attribute, 'Fn::ImportValue': name } = part as Record<string, string & string[]>;
      return Ref ?? attribute?.[0] ?? /ExportsOutputRef(\w+?)[0-9A-F]{8}$/.exec(name ?? '')?.[1] ?? '';
    })
    .join('');
}

test('every metric of the dashboard is one of a resource of the templates', () => {
  expect(metrics.length).toBeGreaterThan(30);
  for (const [namespace, name, dimension, id, ...more] of metrics.filter(([namespace]) => namespace !== own)) {
    const known = metricsOf[`${namespace} ${dimension}`];
    const resources = known && { ...data.findResources(known.type), ...service.findResources(known.type) };
    expect({
      name,
      isKnown: known?.names.test(String(name)),
      isThere: id !== undefined && id in (resources ?? {}),
      more,
    }).toEqual({ name, isKnown: true, isThere: true, more: [] });
  }
});

test('the end-to-end figures are on the dashboard, as the functions write them', () => {
  const figures = metrics.filter(([namespace]) => namespace === own);
  expect(new Set(figures.map(([, name]) => name))).toEqual(new Set(['PushAcceptedAfter', 'PassFetchedAfter']));
  for (const figure of figures) expect(figureNames).toContain(figure[1]);
});

test('every function is on the dashboard but those that run twice a day or with a release, every queue, and the stream', () => {
  const rare = Object.values(service.findResources('AWS::Events::Rule')).flatMap(({ Properties }) =>
    Properties.ScheduleExpression === 'rate(12 hours)' ? [Properties.Targets[0].Arn['Fn::GetAtt'][0]] : [],
  );
  expect(rare).toEqual([expect.stringMatching(/^CertificateExpiryFunction/)]);
  const frequent = idsOf('AWS::Lambda::Function').filter((id) => !rare.includes(id) && !/^GradualRelease/.test(id));
  expect(shown('Throttles').sort()).toEqual(frequent);
  expect(shown('Duration').sort()).toEqual(frequent);
  const queues = [...shown('ApproximateAgeOfOldestMessage'), ...shown('ApproximateNumberOfMessagesVisible')];
  // Repeated pushes wait on purpose.
  const watched = idsOf('AWS::SQS::Queue').filter((id) => !id.startsWith('PushJobsRepeatQueue'));
  expect(queues.sort()).toEqual(watched);
  const streams = Object.values(service.findResources('AWS::Lambda::EventSourceMapping')).filter(
    ({ Properties }) => Properties.StartingPosition,
  );
  expect(shown('IteratorAge')).toEqual(streams.map(({ Properties }) => Properties.FunctionName.Ref));
});

test('it has no more metrics than a dashboard without a fee may have', () =>
  expect(metrics.length).toBeLessThanOrEqual(50));

test('its query reads every function’s log, by details that errors have', () => {
  const query = widgets.find(({ properties }) => properties.query)?.properties.query ?? '';
  const details = new Set(loggedLines().flatMap((line) => (line.level === 'error' ? line.details : [])));
  const [, by = ''] = /by ([\w, ]+)/.exec(query) ?? [];
  // Fields of every line: lambdas/runtime/log.ts.
  const own = ['code', 'status', 'reason'];
  expect(by.split(', ').filter((field) => !own.includes(field) && !details.has(field))).toEqual([]);
  const groups = [...query.matchAll(/SOURCE '([^']+)'/g)].map(([, group]) => group);
  const logs = Object.values(service.findResources('AWS::Lambda::Function')).map(
    ({ Properties }) => Properties.LoggingConfig.LogGroup.Ref,
  );
  expect(groups.sort()).toEqual(logs.sort());
});
