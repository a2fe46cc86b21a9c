import * as z from 'zod';
import { dayMs, hourMs } from '../../lambdas/domain/time/durations.ts';
import { jsonObject } from './filter-pattern.ts';

/** A value that a log line has for a metric. */
export interface EmbeddedValue {
  /** ms since 1970, as in the line. */
  readonly at: number;
  readonly Namespace: string;
  readonly MetricName: string;
  readonly value: number;
}

const name = z.string().min(1).max(255);
const values = z.union([z.number().transform((value) => [value]), z.array(z.number()).max(100)]);

/** Dimensions of our own metrics are empty, which AWS does not demand. */
const directive = z.object({
  Namespace: name,
  Dimensions: z.tuple([z.tuple([])]),
  Metrics: z.array(z.object({ Name: name, Unit: z.enum(['Seconds', 'Count']) })).max(100),
});

/** How far from now CloudWatch takes instants. Source: CloudWatch User Guide, "Publish custom metrics", time stamps. */
const instants = { past: 14 * dayMs, future: 2 * hourMs };

/**
 * Metric values in a line of a log, in the embedded metric format.
 * Source: Amazon CloudWatch User Guide, "Specification: Embedded metric format", with its JSON schema.
 * @throws for a line that is meant as one and that CloudWatch would not take.
 */
export function embeddedValues(line: string, now: number): EmbeddedValue[] {
  const root = jsonObject(line);
  if (root === undefined || !('_aws' in root)) return [];
  const oldest = Math.floor(now) - instants.past;
  const metadata = z.object({
    Timestamp: z
      .int()
      .min(oldest)
      .max(Math.floor(now) + instants.future),
    CloudWatchMetrics: z.array(directive),
  });
  const { Timestamp: at, CloudWatchMetrics } = metadata.parse(root._aws);
  return CloudWatchMetrics.flatMap(({ Namespace, Metrics }) =>
    Metrics.flatMap(({ Name }) =>
      values.parse(root[Name]).map((value) => ({ at, Namespace, MetricName: Name, value })),
    ),
  );
}
