import { recordIn } from '../../domain/text/json.ts';
import { GoogleWalletFailure } from '../../ports/wallets.ts';

/** Keeps the connection's error as the cause: the log then shows whether it was a time-out or a DNS failure. */
export function unreachable(cause: unknown): GoogleWalletFailure {
  return new GoogleWalletFailure('unreachable', undefined, undefined, { cause });
}

/** Error body of Google's APIs, and of its token endpoint, where `error` is a word instead of an object. */
interface RefusalBody {
  readonly error?: unknown;
}

/** Google's one-word reason for a refusal; the rest of an error may quote the request. */
export function wordIn(text: string, read: (body: RefusalBody) => unknown): string | undefined {
  const word = read(recordIn(text));
  return typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word) ? word : undefined;
}
