import type { Figure } from '../domain/delivery/figure.ts';
import type { Metrics } from '../ports/runtime.ts';
import { writeLine } from './log.ts';

/** Maximum number of values of one metric in a line. Source: Amazon CloudWatch User Guide, "Specification: Embedded metric format". */
const maxValues = 100;

/** Figures that are counts, and so are written as their sum. */
const counts: ReadonlySet<Figure['name']> = new Set(['PassesToFetch', 'PassesFetched']);

const minuteOf = ({ at }: Figure) => Math.floor(at.getTime() / 60_000) * 60_000;

/**
 * Writes metric values into the log, in CloudWatch's embedded metric format: a line for each metric and minute. They have no
 * dimensions, and no field besides, so that they are about nobody. CloudWatch takes instants up to two hours ahead.
 * Source: Amazon CloudWatch User Guide, "Specification: Embedded metric format", "Using the embedded metric format with
 * Lambda"; docs/decisions/knowledge-of-phones.md#a-fetch-counts-for-its-push.
 */
export function embeddedMetrics(namespace: string, write: (line: string) => void = writeLine): Metrics {
  const line = (name: Figure['name'], minute: number, values: readonly number[]) => {
    const unit = counts.has(name) ? 'Count' : 'Seconds';
    const directive = { Namespace: namespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: unit }] };
    const [first, ...others] = values;
    const value = others.length > 0 ? values : first;
    write(JSON.stringify({ _aws: { Timestamp: minute, CloudWatchMetrics: [directive] }, [name]: value }));
  };
  return {
    put(figures) {
      for (const ofOne of Map.groupBy(figures, (figure) => `${figure.name} ${minuteOf(figure)}`).values()) {
        const [first] = ofOne;
        if (first === undefined) continue;
        const values = ofOne.map(({ value }) => value);
        if (counts.has(first.name)) line(first.name, minuteOf(first), [values.reduce((sum, value) => sum + value)]);
        else
          for (let at = 0; at < values.length; at += maxValues)
            line(first.name, minuteOf(first), values.slice(at, at + maxValues));
      }
    },
  };
}

/** Metrics of a function without a namespace, such as one in a test, are not written. */
export const metricsIn = (namespace: string | undefined): Metrics =>
  namespace === undefined ? { put: () => {} } : embeddedMetrics(namespace);
