/** A request received by a wallet's stand-in. */
export interface RecordedRequest {
  /** Time of arrival by the local clock, ISO 8601. */
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed if it is JSON. */
  readonly body: unknown;
  /** Status of the answer; absent if there was none. */
  readonly status?: number;
}

export function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
