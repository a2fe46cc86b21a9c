import { recordIn } from '../../domain/text/json.ts';
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
  const { logs } = recordIn(body);
  if (!Array.isArray(logs)) return emptyAnswer(400);
  const messages = logs.filter((message) => typeof message === 'string');
  const reduced = messages.slice(0, maxMessages).map(reducedMessage);
  if (reduced.length > 0)
    log.info('PASSKIT-DEVICE-LOG', { messages: reduced, dropped: messages.length - reduced.length });
  return emptyAnswer(200);
}
