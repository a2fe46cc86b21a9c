import { Match } from 'aws-cdk-lib/assertions';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';

test('switches for large airlines reach queues, stream and table', () => {
  const { data, service } = templatesWith({
    ...{ fanOutWorkers: 42, dueWorkers: 43 },
    ...{ streamParallelism: 5, streamBatch: 200, warmWrites: 40_000, warmReads: 60_000 },
  });
  const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping')).map(
    ({ Properties }) => Properties,
  );
  const workers = mappings.map(({ ScalingConfig }) => ScalingConfig?.MaximumConcurrency);
  expect(workers).toEqual(expect.arrayContaining([42, 43]));
  const streams = mappings.filter(({ ParallelizationFactor }) => ParallelizationFactor !== undefined);
  expect(streams.map(({ ParallelizationFactor }) => ParallelizationFactor).sort()).toEqual([1, 5]);
  for (const stream of streams) expect(stream).toMatchObject({ BatchSize: 200 });
  const warm = { WarmThroughput: { ReadUnitsPerSecond: 60_000, WriteUnitsPerSecond: 40_000 } };
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    ...warm,
    GlobalSecondaryIndexes: Match.arrayWith([Match.objectLike({ IndexName: 'byList', ...warm })]),
  });
});

test('a table gets no warm throughput that nobody has requested', () => {
  expect(JSON.stringify(defaultTemplates().data.toJSON())).not.toContain('WarmThroughput');
});
