import { callService } from './call-service.ts';
import { exampleRequest } from './examples.ts';
import type { LocalStack } from './local-stack.ts';

type Request = Record<string, unknown>;

type Address = Pick<LocalStack, 'url'>;

/** Calls the stack's own addresses: reads its records, or with a body changes its settings. */
export async function local<Answer>(
  { url }: Address,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer> {
  const answer = await fetch(`${url}/_local/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`/_local/${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/**
 * Moves the stack's clock on, and works off everything due until then.
 * @returns the clock's new time
 */
export const passTime = async (stack: Address, seconds: number): Promise<string> =>
  (await local<{ now: string }>(stack, 'clock', { 'advance-seconds': seconds })).now;

/** The example request of createpasstemplate, with images that the stack serves. */
export function stackTemplateRequest({ url }: Address): Request {
  const text = JSON.stringify(exampleRequest('create-pass-template'));
  return JSON.parse(text.replaceAll('https://images.example.com/', `${url}/_local/images/`));
}

/** Makes the example template. @returns its id */
export async function createTemplate(stack: LocalStack): Promise<string> {
  return String((await callService(stack.url, stack.apiKey, stackTemplateRequest(stack)))['pass-template-id']);
}
