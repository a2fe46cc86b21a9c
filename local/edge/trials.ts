import { type EdgeAnswer, type EdgeRequest, jsonAnswer, pathOf } from './exchange.ts';

const address = '/_local/try-it';

/** A request of the form below the examples of the documentation, which the script `try-it` sends. */
export const isTrial = ({ target }: Pick<EdgeRequest, 'target'>) => pathOf(target) === address;

/** The running stack: its addresses, its key, and the template of the demo. */
interface Stack {
  readonly publicBaseUrl: string;
  readonly url: string;
  readonly apiKey: string;
  readonly demoTemplate: { readonly templateId: string };
}

/**
 * Sends a request to the stack with the stack's key, which no page gets to know; `GET` answers what the stack has in place of the examples'
 * values. Source: docs/decisions/clients.md#examples-are-run-and-tried
 */
export async function answerTrial(request: EdgeRequest, stack: Stack, now: number): Promise<EdgeAnswer> {
  if (!isOfOwnPage(request))
    return jsonAnswer({ message: 'Only a page of this stack, opened on its machine, may use its key.' }, 403);
  const { publicBaseUrl, url, apiKey, demoTemplate } = stack;
  if (request.method === 'GET')
    return jsonAnswer({ publicBaseUrl, url, templateId: demoTemplate.templateId, now: new Date(now).toISOString() });
  try {
    const answer = await fetch(`${url}/v3`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: new Uint8Array(request.body),
    });
    const id = answer.headers.get('x-request-id');
    const headers = { 'content-type': 'application/json', ...(id && { 'x-request-id': id }) };
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  } catch {
    return jsonAnswer({ message: 'The stack did not answer. Is it failing by a fault that was set?' }, 502);
  }
}

/** Names of this machine. A page of another site whose name leads here (DNS rebinding) has that site's name as its host. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** True of a page that this machine has opened from itself. Browsers name the origin of each POST. Source: WHATWG, Fetch Standard, "Origin". */
function isOfOwnPage({ method, headers: { host = '', origin }, sourceIp }: EdgeRequest): boolean {
  const isOwnName = ownNames.includes(URL.parse(`http://${host}`)?.hostname ?? '');
  const isOwnOrigin = method === 'GET' ? origin === undefined : method === 'POST' && origin === `http://${host}`;
  return /^(::1|(::ffff:)?127\.0\.0\.1)$/.test(sourceIp) && isOwnName && isOwnOrigin;
}
