import { createHash } from 'node:crypto';
import type { Universe } from './universe.ts';

/** Digest of all that is stored: items, files, messages, and what Wallet B and phones have. */
export function endState(
  { aws, database, google, queues }: Universe,
  phones: readonly { readonly passes: ReadonlyMap<string, unknown> }[],
): string {
  const { bucket } = aws;
  const state = [
    [...database.table.items.all()].map((item) => JSON.stringify(item)).sort(),
    bucket.keys().map((key) => [key, bucket.get(key)?.etag]),
    Object.values(queues).map(({ bodies }) => [...bodies].sort()),
    google.objects().map(({ resource }) => [resource, google.classOf(String(resource.classId).split('.')[1] ?? '')]),
    phones.map(({ passes }) => [...passes]),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}
