import { createClient } from '../../clients/typescript/client.ts';

/** Calls the service through its client, with untyped requests and answers. */
export function callService(baseUrl: string, apiKey: string, request: object): Promise<Record<string, unknown>> {
  return createClient({ baseUrl, apiKey }).call(request as never);
}
