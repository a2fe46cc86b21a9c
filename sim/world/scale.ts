/** Size of the simulated service. */
export interface Scale {
  /** Parts of the stream that each reader works on at a time. */
  readonly lanes: number;
  /** Factor for the number of a function's environments. */
  readonly instances: number;
  /** Messages of a batch, at most, in place of those of lib/constructs. */
  readonly messages?: number | undefined;
  /** Records of a batch of the stream, at most. */
  readonly records: number;
  /** Numbers of environments of single functions. */
  readonly pools?: Readonly<Record<string, number>> | undefined;
}

export const scales = {
  /** Few things happen at the same time, and often. */
  small: { lanes: 3, instances: 1, records: 8 },
  /** 16 shards, ten times as many functions, and batches as long as they may be. */
  large: { lanes: 16, instances: 10, messages: 10, records: 100 },
} as const satisfies Record<string, Scale>;

export type ScaleName = keyof typeof scales;
