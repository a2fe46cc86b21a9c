import { setTimeout as wait } from 'node:timers/promises';
import { type Origin, textAnswer } from '../edge/exchange.ts';
import { type Kind, kindsAtTheWire, type LocalFaults } from './fault-settings.ts';

/** Time after which CloudFront gives up a silent origin, ms; shortened from 30 s. */
const timeoutMs = 3_000;

/** Statuses of CloudFront by the origin's failure. A connection that breaks is a 502, silence a 504. */
const statuses: Partial<Record<Kind, number>> = {
  error: 500,
  throttle: 503,
  'lost-answer': 502,
  'half-answer': 502,
  silence: 504,
};

const ofConnection = kindsAtTheWire.s3.filter((kind) => kind !== 'clock-skew');

/** Lets the faults of s3 strike CloudFront's requests to the bucket, which do not go through the stand-in's server. */
export function faultyOrigin(faults: LocalFaults, origin: Origin): Origin {
  return async (request) => {
    const strike = faults.strike('s3', ofConnection);
    if (strike === undefined) return origin(request);
    const { kind, 'latency-ms': latencyMs } = strike;
    if (kind === 'silence') await wait(timeoutMs);
    const status = statuses[kind];
    if (status !== undefined) return textAnswer(status, 'application/xml', '<Error><Code>InternalError</Code></Error>');
    await wait(latencyMs);
    return origin(request);
  };
}
