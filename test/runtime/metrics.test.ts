import type { Figure } from '../../lambdas/domain/delivery/figure.ts';
import { embeddedMetrics, metricsIn } from '../../lambdas/runtime/metrics.ts';
import { embeddedValues } from '../../local/aws/embedded-metrics.ts';
import { now } from '../helpers/examples.ts';

const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

function written(figures: readonly Figure[]): string[] {
  const lines: string[] = [];
  embeddedMetrics('BoardingPassWallet/dev', (line) => void lines.push(line)).put(figures);
  return lines;
}

const accepted = (value: number, at = now): Figure => ({ name: 'PushAcceptedAfter', value, at });

test('a figure is one line with nothing but itself', () => {
  expect(written([{ name: 'PassFetchedAfter', value: 4.2, at: later(61) }])).toEqual([
    '{"_aws":{"Timestamp":1804665660000,"CloudWatchMetrics":[{"Namespace":"BoardingPassWallet/dev","Dimensions":[[]],"Metrics":[{"Name":"PassFetchedAfter","Unit":"Seconds"}]}]},"PassFetchedAfter":4.2}',
  ]);
});

test('figures of one metric and minute share a line, of 100 values at most, and what is counted is added up', () => {
  const many = Array.from({ length: 150 }, (_, index) => accepted(index));
  const toFetch = [1, 1, -1].map((value): Figure => ({ name: 'PassesToFetch', value, at: later(600) }));
  const lines = written([...many, accepted(7, later(60)), ...toFetch]);
  expect(lines).toHaveLength(4);
  const values = lines.flatMap((line) => embeddedValues(line, now.getTime()));
  expect(values).toHaveLength(152);
  expect(values.at(-1)).toEqual({
    ...{ Namespace: 'BoardingPassWallet/dev', MetricName: 'PassesToFetch' },
    ...{ at: later(600).getTime(), value: 1 },
  });
});

test('nothing is written where there are no figures, or where the function has no namespace', () => {
  const write = jest.spyOn(process.stdout, 'write');
  metricsIn(undefined).put([accepted(1)]);
  expect(written([])).toEqual([]);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
