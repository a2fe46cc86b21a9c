/** Steps by which a change reaches the phones of the start page. */
export type Step = 'changed' | 'notified' | 'asked' | 'fetched' | 'google';

/** A line of what happens: without keys, barcodes, links and other data of passengers. */
export interface Entry {
  /** From 1, by a step of 1 since the stack was started. */
  readonly id: number;
  /** By the stack's clock, ISO 8601. */
  readonly at: string;
  readonly of: 'request' | 'push' | 'google' | 'event' | 'phone' | 'you';
  readonly text: string;
  /** HTTP status of the answer, if there was one. */
  readonly status?: number | undefined;
  readonly ms?: number | undefined;
  /** The answer's x-request-id. */
  readonly requestId?: string | undefined;
  readonly errorCode?: string | undefined;
  readonly step?: Step | undefined;
}

/** Answer of `GET /_local/live?after={id}`, which comes as soon as there is a newer entry. */
export interface Live {
  /** Id of the newest entry; less than the one that was asked for after a restart of the stack. */
  readonly last: number;
  readonly entries: readonly Entry[];
  readonly now: string;
  /** Grows with each change of the drawn phones. */
  readonly phones: number;
  readonly functions: readonly { readonly name: string; readonly calls: number; readonly errors: number }[];
  readonly queues: readonly { readonly name: string; readonly visible: number; readonly invisible: number }[];
  readonly faults: readonly {
    readonly target: string;
    readonly kind: string;
    readonly rate: number;
    readonly asked: number;
    readonly struck: number;
  }[];
}

/** Answer of `GET` and `POST /_local/phones`: markup, and the style sheets that it needs. */
export interface DrawnPhones {
  readonly markup: string;
  readonly styles: string;
}

/** The last change of the first pass's template, and the first entry of each later step. */
export function stepsOf(entries: readonly Entry[]): Partial<Readonly<Record<Step, Entry>>> {
  const change = entries.findLastIndex(({ step }) => step === 'changed');
  const steps: Partial<Record<Step, Entry>> = {};
  if (change >= 0) for (const entry of entries.slice(change)) if (entry.step) steps[entry.step] ??= entry;
  return steps;
}
