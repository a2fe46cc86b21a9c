import * as z from 'zod';

export const kinds = [
  'error',
  'throttle',
  'lost-answer',
  'silence',
  'half-answer',
  'latency',
  'duplicate',
  'disorder',
  'index-lag',
  'gone',
  'class-kept',
  'goaway',
  'one-stream',
  'quota',
  'refusal',
  'slow',
  'clock-skew',
] as const;
export type Kind = (typeof kinds)[number];

/** Kinds of faults of any server on HTTP/1.1. */
const ofHttp = ['error', 'throttle', 'lost-answer', 'silence', 'half-answer', 'latency', 'slow'] as const;

/** The kinds of faults of each target. Streams retain the order of an item's records, and events have no order. */
export const kindsOf = {
  dynamodb: [...ofHttp, 'duplicate', 'index-lag', 'clock-skew'],
  s3: [...ofHttp, 'clock-skew'],
  sqs: [...ofHttp, 'duplicate', 'disorder', 'clock-skew'],
  events: [...ofHttp, 'duplicate', 'clock-skew'],
  secrets: [...ofHttp, 'clock-skew'],
  apns: ['error', 'throttle', 'lost-answer', 'silence', 'latency', 'gone', 'goaway', 'one-stream', 'refusal'],
  walletb: [...ofHttp, 'duplicate', 'gone', 'class-kept', 'quota', 'refusal', 'clock-skew'],
  edge: [...ofHttp, 'duplicate'],
} as const satisfies Record<string, readonly Kind[]>;
export type Target = keyof typeof kindsOf;

export const targets = Object.keys(kindsOf) as Target[];

/** Body of `POST /_local/faults`. The same target and kind again replaces the fault; rate 0 ends it. */
export const faultSettings = z
  .strictObject({
    target: z.enum(targets),
    kind: z.enum(kinds),
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
