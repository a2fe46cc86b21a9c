import * as z from 'zod';
import type { Faults } from '../../world/faults/faults.ts';
import type { FaultKind } from '../../world/faults/kinds.ts';
import type { ScaleSettings } from '../aws/simulated-scale.ts';
import { partitionThroughput } from '../aws/throttling.ts';

/** Kinds of faults of any server on HTTP/1.1, and of AWS's services. */
const ofHttp = ['error', 'throttle', 'lost-answer', 'silence', 'half-answer', 'latency', 'slow'] as const;
const ofAws = [...ofHttp, 'clock-skew'] as const;

/** The kinds that strike the requests to a target. */
export const kindsAtTheWire = {
  dynamodb: ofAws,
  s3: ofAws,
  sqs: ofAws,
  events: [...ofAws, 'duplicate'],
  secrets: ofAws,
  walletb: [...ofAws, 'quota', 'refusal'],
  edge: [...ofHttp, 'duplicate'],
} as const satisfies Record<string, readonly FaultKind[]>;

/**
 * All kinds of faults of each target: also of a queue's and the stream's deliveries, of Google's callbacks, and of Apple's push
 * service. Streams retain the order of an item's records, and events have no order.
 */
export const kindsOf = {
  ...kindsAtTheWire,
  dynamodb: [...ofAws, 'duplicate', 'index-lag'],
  sqs: [...ofAws, 'duplicate', 'disorder'],
  walletb: [...kindsAtTheWire.walletb, 'duplicate', 'gone', 'class-kept'],
  apns: ['error', 'throttle', 'lost-answer', 'silence', 'latency', 'gone', 'goaway', 'one-stream', 'refusal'],
} as const satisfies Record<string, readonly FaultKind[]>;
export type Target = keyof typeof kindsOf;
export type Kind = (typeof kindsOf)[Target][number];

export const targets = Object.keys(kindsOf) as Target[];

/** Body of `POST /_local/faults`. The same target and kind again replaces the fault; rate 0 ends it. */
export const faultSettings = z
  .strictObject({
    target: z.enum(targets),
    kind: z.enum(Object.values(kindsOf).flat()),
    /** Share of the requests to the target. */
    rate: z.number().min(0).max(1).default(1),
    /** Seed of the choice: the same seed strikes the same requests, by their order. */
    seed: z.int().default(0),
    /** Throttles as a partition of DynamoDB does, by the units that requests take, in place of the rate (throttle). */
    partition: z.boolean().default(false),
    /** Delay of latency and index-lag, duration of a slow answer, and longest delay of an overtaken batch. */
    'latency-ms': z.int().min(0).max(60_000).default(1_000),
    /** Push tokens that Apple calls gone; by default the rate decides (gone). */
    tokens: z.array(z.string()).optional(),
  })
  .superRefine(({ target, kind, tokens, partition }, context) => {
    const known: readonly Kind[] = kindsOf[target];
    if (!known.includes(kind))
      context.addIssue({
        code: 'custom',
        path: ['kind'],
        message: `${target} has no fault ${kind}; it has ${known.join(', ')}`,
      });
    if (partition && !(target === 'dynamodb' && kind === 'throttle'))
      context.addIssue({ code: 'custom', path: ['partition'], message: 'only for the fault throttle of dynamodb' });
    if (tokens && !(target === 'apns' && kind === 'gone'))
      context.addIssue({ code: 'custom', path: ['tokens'], message: 'only for the fault gone of apns' });
  });

export type FaultSettings = z.output<typeof faultSettings>;

export type LocalFaults = Faults<FaultSettings>;

/** Settings of the table as a whole: faults that strike no single request. */
export function scaleOf(faults: LocalFaults): ScaleSettings {
  const all = faults.list();
  const lag = all.find(({ kind }) => kind === 'index-lag');
  return {
    ...(all.some(({ partition }) => partition) && { throttling: partitionThroughput }),
    ...(lag && { indexLagMs: lag['latency-ms'] }),
  };
}
