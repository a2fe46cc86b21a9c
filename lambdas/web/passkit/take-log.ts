import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer } from './answers.ts';
import { reducedMessage } from './device-message.ts';
import type { PassPath } from './pass-path.ts';

const maxBodyLength = 64 * 1024;
const maxMessages = 5;

/** `POST log` with `{"logs": […]}`: error messages of phones. Unauthenticated, so they are limited and redacted. */
export async function takeLog(_params: PassPath, { body }: PublicRequest, { log }: WebServices) {
  if (body.length > maxBodyLength) return emptyAnswer(413);
  const messages = messagesIn(body);
  if (messages === undefined) return emptyAnswer(400);
  const kept = messages.slice(0, maxMessages).map(reducedMessage);
  if (kept.length > 0) log.info('PASSKIT-DEVICE-LOG', { messages: kept, dropped: messages.length - kept.length });
  return emptyAnswer(200);
}

function messagesIn(body: string): readonly string[] | undefined {
  try {
    const { logs } = JSON.parse(body);
    return Array.isArray(logs) ? logs.filter((message) => typeof message === 'string') : undefined;
  } catch {
    return undefined;
  }
}
