/** A request on its way from the viewer to an origin. */
export interface EdgeRequest {
  readonly method: string;
  /** Path and query exactly as received. */
  readonly target: string;
  /** Lower-case names; a header sent twice is joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface EdgeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

export type Origin = (request: EdgeRequest) => Promise<EdgeAnswer>;

export const textAnswer = (status: number, type: string, text: string): EdgeAnswer => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});

export const jsonAnswer = (body: unknown, status = 200): EdgeAnswer =>
  textAnswer(status, 'application/json', JSON.stringify(body));

export const pathOf = (target: string) => target.split('?', 1)[0] ?? '';

/** The path, percent-decoded; undefined if malformed. */
export function decodedPathOf(target: string): string | undefined {
  try {
    return decodeURIComponent(pathOf(target));
  } catch {
    return undefined;
  }
}
