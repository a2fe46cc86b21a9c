import { GoogleWalletFailure } from '../../ports/google-wallet.ts';

/** What the connection failed with is kept as the cause: the log then says whether it was a time-out or an unknown name. */
export function unreachable(cause: unknown): GoogleWalletFailure {
  return new GoogleWalletFailure('unreachable', undefined, undefined, { cause });
}

/** The body of a refusal, as Google's APIs and, with a word in the place of the object, its token endpoint write it. */
interface RefusalBody {
  readonly error?: unknown;
}

/** One word of Google's for a refusal: whatever else an error says may quote what was sent. */
export function wordIn(text: string, read: (body: RefusalBody) => unknown): string | undefined {
  try {
    const word = read(JSON.parse(text));
    return typeof word === 'string' && /^[A-Za-z_]{1,40}$/.test(word) ? word : undefined;
  } catch {
    return undefined;
  }
}
