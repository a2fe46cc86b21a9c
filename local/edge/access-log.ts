/** Facts about an answered request. */
export interface AccessedRequest {
  readonly requestId: string;
  readonly status: number;
  /** Absent if no route matched. */
  routeKey?: string;
  readonly responseLatency: number;
  /** ms; absent if no function was invoked. */
  integrationLatency?: number;
}

/**
 * Writes a line for each request in the format of a stage; absent values are written as a hyphen.
 * Source: API Gateway Developer Guide, "Customize HTTP API access logs".
 * @throws for a variable that is not supported here.
 */
export function accessLog(format: string, write: (line: string) => void): (request: AccessedRequest) => void {
  const known = ['requestId', 'status', 'routeKey', 'responseLatency', 'integrationLatency'];
  for (const [, name = ''] of format.matchAll(/\$context\.([\w.]+)/g))
    if (!known.includes(name)) throw new Error(`The access log's $context.${name} is not known here`);
  return (request) =>
    write(
      format.replace(/\$context\.(\w+)/g, (_, name: string) => String(request[name as keyof AccessedRequest] ?? '-')),
    );
}
