import { recordIn } from '../../domain/text/json.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer, type PassPath } from './phone-request.ts';

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

const maxWords = 40;

/**
 * Words of Wallet's own messages, such as "Get pass task (pass type …, serial number …; with web service url …)
 * encountered error: Received invalid pass data (The pass cannot be read …)".
 */
const vocabulary = new Set(
  `a an and another are be because been but cannot certificate changed code connection could data device did
  encountered error expired failed failure for from get has identifier in internal invalid is it last list lost
  manifest message missing modified network no not number numbers of offline or out pass passes push read received
  reading register registration request response responded returned serial serials server service signature
  signing since ssl status task team the this time timed timeout tls to token type unable unauthorized
  unexpected unknown unregister unsigned unsupported update updated updating url was web when with without`.split(
    /\s+/,
  ),
);

/**
 * Redacts a phone's message: keeps words that Wallet itself uses and HTTP statuses, and replaces the rest by `…`. An
 * allowlist, as a list of sensitive data (tokens, serial numbers, addresses, names) could never be complete.
 * Source: docs/decisions/logs.md#device-log
 */
function reducedMessage(message: string): string {
  const words = message
    .slice(0, 2_000)
    .split(/[\s,;:()[\]"']+|\.(?=\s|$)/)
    .filter(Boolean)
    .map((word, index, all) => (isHarmless(word.toLowerCase(), all[index - 1]?.toLowerCase()) ? word : '…'));
  return words
    .filter((word, index) => word !== '…' || words[index - 1] !== '…')
    .slice(0, maxWords)
    .join(' ');
}

function isHarmless(word: string, before: string | undefined): boolean {
  return vocabulary.has(word) || (/^[1-5]\d\d$/.test(word) && (before === 'code' || before === 'status'));
}
