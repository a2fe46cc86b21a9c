import type { AttributeValue } from 'aws-lambda';
import { installLink, type Pass } from '../domain/pass.ts';
import type { Passes } from '../ports/passes.ts';
import type { Templates } from '../ports/templates.ts';

type Image = Readonly<Record<string, AttributeValue>>;

export interface StreamChange {
  readonly OldImage?: Image | undefined;
  readonly NewImage?: Image | undefined;
}

interface Stores {
  readonly passes: Pick<Passes, 'batchesOf'>;
  readonly templates: Pick<Templates, 'findLatest'>;
}

/**
 * The install links whose stored files a change of the table has made stale, in batches:
 * - of a pass that was replaced, changed or removed;
 * - of every pass of a template that was changed;
 * - of a new pass that was rendered from an older version of its template, as a warm function goes on with a template
 *   for 30 s. Whichever of the two is written last, the template or the pass, sees the other.
 */
export async function* staleLinksOf(
  change: StreamChange,
  { passes, templates }: Stores,
): AsyncGenerator<readonly string[]> {
  const { OldImage: before, NewImage: after } = change;
  const isSame =
    before && after && text(after, 'nonce') === text(before, 'nonce') && version(after) === version(before);
  if (isSame) return;
  if (isPass(before)) yield [linkOf(before)];
  if (!before && isPass(after)) {
    const template = await templates.findLatest(text(after, 'account'), text(after, 'templateId'));
    if (template && Number(after.renderedFrom?.N) < template.version) yield [linkOf(after)];
  }
  if (before && after?.SK?.S === 'TEMPLATE')
    for await (const batch of passes.batchesOf(text(after, 'id'))) yield batch.map((pass: Pass) => installLink(pass));
}

/** False for the tombstone of a pass. */
function isPass(image: Image | undefined): image is Image {
  return image?.SK?.S === 'PASS' && image.nonce !== undefined;
}

const linkOf = (pass: Image) => installLink({ passKey: text(pass, 'passKey'), nonce: text(pass, 'nonce') });
const text = (image: Image, name: string) => image[name]?.S ?? '';
const version = (image: Image) => image.version?.N;
