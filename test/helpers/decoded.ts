import { gunzipSync } from 'node:zlib';
import type { answerPublic } from '../../lambdas/web/router.ts';
import type { StoredObject } from '../../world/aws/bucket.ts';

type Answer = Awaited<ReturnType<typeof answerPublic>>;

/** An answer with its page decoded, like a browser's. */
export function decoded(answer: Answer): Answer {
  if (answer.headers?.['content-encoding'] !== 'gzip') return answer;
  return { ...answer, body: gunzipSync(Buffer.from(answer.body ?? '', 'base64')).toString(), isBase64Encoded: false };
}

/** The text of a page in S3. */
export function storedPage(stored: Pick<StoredObject, 'body' | 'headers'> | undefined): string {
  if (stored?.headers['content-encoding'] !== 'gzip') throw new Error('No compressed page is stored');
  return gunzipSync(stored.body).toString();
}
