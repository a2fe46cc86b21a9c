import { createClient } from '../../clients/typescript/client.ts';

/** Calls the service through its client, with requests and answers that a test does not care to type. */
export function callService(baseUrl: string, apiKey: string, request: object): Promise<Record<string, unknown>> {
  return createClient({ baseUrl, apiKey }).call(request as never);
}
